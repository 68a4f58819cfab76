const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';
const self = 'em|tôi|mình|tui|con|cháu|e|ta|toi|minh|chau';

/** Relatives and friends as they are named to a stranger; written with and without marks. */
const kin =
  'bố|ba|cha|bác|ông|chú|cậu|dượng|anh|chồng|mẹ|má|mệ|bà|cô|dì|mợ|thím|chị|vợ|con|cháu|bạn|bo|bac|ong|chu|cau|chong|me|ma|co|di|thim|chi|vo|chau|ban|em';
const kinEnding = 'trai|gái|nội|ngoại|ruột|chồng|vợ|dâu|rể|gai|noi|ngoai|ruot|re|dau|vo|chong';

const others = [
  // “mẹ tôi”, “bà nội em”, “con gái mình”
  `${before}(?:${kin})(?: (?:${kinEnding}))? (?:${self})${after}`,
  // “bà nội”, “con gái”, “ông cụ”: no one says so of themselves
  `${before}(?:(?:ông|bà|ong|ba|chau|cháu) (?:nội|ngoại|cụ|noi|ngoai|cu)|con (?:trai|gái|gai))${after}`,
  // “bé 5 tháng”, “cháu sốt”, “cụ 80 tuổi”
  `${before}(?:bé|cụ|thằng nhóc|em bé|be)${after}`,
  // “Bố 58 tuổi”, “mẹ bị đau”, at the beginning
  `^(?:bố|ba|cha|ông|chồng|mẹ|má|bà|vợ|con|cháu|bo|me|vo|chong|chau)(?: bị| bi| đau| dau| sốt| sot| ho| \\d)`,
  `${before}my (?:father|dad|mother|mom|mum|wife|husband|son|daughter|baby|child|kid|brother|sister|uncle|aunt|friend|grand\\p{L}+)${after}`,
].map((pattern) => new RegExp(pattern, 'gu'));

const selves = new RegExp(
  `${before}(?:(?:tôi|mình|tui|toi|minh|em|e|con) (?:bị|bi|đau|dau|hay|thấy|thay|muốn|muon|cần|can|ho|sốt|sot|xin|nam|nữ|nu|\\d{1,3} ?(?:tuổi|tuoi|t${after}))|i (?:have|am|feel|need|want|had|cannot)|i['’](?:m|ve))`,
  'u',
);

/** Whether who writes is the one who is ill; undefined where the text does not say, or says both. Ours, not reviewed. */
export function isSelfIn(text: string): boolean | undefined {
  const said = text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const rest = others.reduce((left, pattern) => left.replace(pattern, '|'), said);
  const tellsOther = rest !== said;
  if (tellsOther === selves.test(rest)) return undefined;
  return !tellsOther;
}
