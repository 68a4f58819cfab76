import type { Graph } from './graph.ts';
import { foldedText, markedText } from './letters.ts';
import { placeName } from './place-name.ts';
import { holds, isSamePlace, type Place, wardOf } from './places.ts';
import { nothingRead, readName, readPlace, type Understood } from './read-place.ts';

type Places = Pick<Graph, 'places'>;

/** The word before tells who: "em ở Sài Gòn" of who writes about somebody else is not where that one is. */
const livesAt =
  /(?<!\p{L})(?:(?<!(?:bố|mẹ|ba|má|ông|bà|con|chồng|vợ|anh|chị|cháu|bé|cha|nội|ngoại|trai|gái|bo|me|ma|ong|chong|vo|chi|chau|be|noi|ngoai|gai) )(em|tôi|mình|tui|tụi em|chúng em|chúng tôi|toi|minh) )?(?:hiện |đang |hiện đang |hien |dang |hien dang )?(sống ở|đang ở|nhà ở|ở|sống tại|tại|song o|dang o|nha o|o|song tai|tai)\s+(?:(?:dưới |ngoài |trong |tận |duoi |ngoai |tan )?(?:quê |que )|(?:dưới|ngoài|trong|tận|duoi|ngoai|tan) )?/giu;
const staysAt =
  /(?<!\p{L})(?:docked (?:at|in)|anchored (?:at|off)|stay(?:ing)? (?:at|in)|(?:we|i)(?: are|'re|’re| am|'m|’m) (?:now )?(?:at|in)|(?:live|lives|living|based) in|(?<!(?:was|were|be|been|being|is|got) )moved to|hotel in|(?:will )?visit(?:ing)?|will be (?:staying )?in|travell?ing to|(?:trip|coming(?: home| back)?|returning) to|(?:holiday|vacation) in)\s+/giu;
/** Where something happens: it says where somebody is only inside the province that was told. */
const happensAt =
  /(?<!\p{L})(?:trong|ngoài|dưới|trên|gần|ngoai|duoi|tren|gan|near|in|on|off|around|outside|arrived (?:in|at|on))\s+/giu;
/** “Có y tá vào Như Xuân thay không”, “mới về Bù Đăng được 11 ngày”. */
const comesHome =
  /(?<!\p{L})(?:(?:y tá|điều dưỡng|y ta|dieu duong|xe cấp cứu|xe cap cuu) (?:có )?(?:vào|vô|đến|tới|lên|xuống|về|ra|vao|vo|den|toi|len|xuong|ve)|(?:mới|vừa|moi|vua) (?:về|ve))\s+/giu;
const mentionsMax = 12;

/** Vietnamese words in either spelling: those without marks only where the clause has none, for then they are others. */
function saying(words: string, begin: string, end: string): (clause: string) => boolean {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
  const [marked, unmarked] = [words, plain].map((each) => new RegExp(`${begin}(?:${each})${end}`, 'u'));
  return (clause) => (isAscii.test(clause) ? unmarked : marked)?.test(clause) === true;
}
const isAscii = /^\p{ASCII}*$/u;
const wordBegin = '(?<!\\p{L})';

/** Where something was done, often far from home; where one works, comes from or is registered. */
const isOfDeed = saying(
  'nằm|mổ|khám|kcb|điều trị|chữa|chữa bệnh|làm|làm việc|sinh|đẻ|quê|quê tôi|quê em|mua|học|chụp|nghiệm|siêu âm|nội soi|sinh thiết|tiêm|chích|phẫu thuật|nhập viện|cấp cứu|đăng ký|đăng kí|ban đầu|thẻ|bảo hiểm|bhyt',
  wordBegin,
  '$',
);

/** Whoever treats there, or is asked to, does not tell where the patient lives. */
const isOfTreatment = saying(
  'viện|bv|trung tâm|phòng khám|phòng mạch|bác sĩ|bs|thầy thuốc|thầy lang|ông thầy|ông lang|bà lang|thuốc|khám|chữa|mổ|điều trị',
  wordBegin,
  '(?: \\p{L}+){0,3}$',
);
const endsAtHome = saying('em|tôi|mình|tui|con|cháu|bé|mẹ|bố|ba|má|ông|bà|về', wordBegin, '$');

/** What the clause speaks of was done, bought or heard there, or is on its way. */
const isOfElsewhere = saying(
  'khám|mổ|chụp|siêu âm|nội soi|xét nghiệm|điều trị|chữa|nằm|viện|cấp cứu|đẻ|sinh|làm|học|mua|bán|bv|bác sĩ|bs|thầy thuốc|lang|thuốc|trạm|đăng ký|hẹn|chuyển|quê|người ta|nghe|surgery|operat\\p{L}*|treat\\p{L}*|admitted|scans?|ultrasound|x-?ray|mri|ct|tests?|tested|diagnosed|born|works?|working|worked|stud(?:y|ies|ied)|bought|told|said|says|saw|seen|visited|hospitals?|clinics?|doctors?|pharmac\\p{L}+|flights?|fly|bus|go|going|went|drive|travel|transferred|referred',
  wordBegin,
  '(?!\\p{L})',
);
const isSought = saying('looking for|find|recommend|tìm', wordBegin, '(?!\\p{L})');
const doneThere =
  /^(?:\p{L}+ )?(?:khám|mổ|chụp|siêu|xét|chữa|điều trị|học|kham|sieu|chup|hospital|clinic|general|provincial|airport)(?!\p{L})/iu;

type Mention = {
  /** The clause before, in small letters. */
  readonly before: string;
  readonly writer: string | undefined;
  /** “Nhà ở”, “đang ở”: nothing else is meant, whatever stands before. */
  readonly isPlain: boolean;
  /** The place word stands without the marks that it should have: “o Nam Can”. */
  readonly isUnmarked: boolean;
  readonly words: readonly string[];
};

/** Each place word with what stands before it and after; the words after one may hold the next. */
function mentionsIn(text: string, placeWords: RegExp): Mention[] {
  return [...text.matchAll(placeWords)].map(({ 0: found, 1: writer, 2: said = found, index }) => ({
    before: clauseBefore(text, index),
    writer,
    isPlain: writer !== undefined || /^(?:sống|đang|nhà|song|dang|nha) /iu.test(said),
    isUnmarked: /^(?:(?:song|dang|nha) )?(?:o|tai)$/iu.test(said),
    words: wordsIn(following.exec(text.slice(index + found.length, index + found.length + reachMax))?.[0] ?? ''),
  }));
}

const following = /^(?:[\p{L}\d]+[\s,]*){1,9}/u;
const reachMax = 120;

function clauseBefore(text: string, index: number): string {
  const clause = text.slice(Math.max(0, index - reachMax), index).split(/[.,;:!?\n()]/u);
  return (clause.at(-1) ?? '').toLowerCase().trim();
}

const isTreatedAt = ({ before, isPlain }: Mention) => !isPlain && isOfTreatment(before) && !endsAtHome(before);

/** Where somebody lives, as far as a text about the patient tells it. */
function livedIn(text: string, isOfAnother: boolean): Mention[] {
  return mentionsIn(text, livesAt).filter(
    ({ before, writer, isPlain }) => (isPlain || !isOfDeed(before)) && !(isOfAnother && writer !== undefined),
  );
}

/**
 * The place that a text plainly says somebody is in; nothing when it names several, or only what may be any word. Of a
 * text about another the writer's own place does not count. Where one was or would be treated is a guess.
 */
export function placeInText(graph: Places, text = '', isOfAnother = false): Understood {
  const written = text.normalize('NFC');
  const stays = mentionsIn(written, staysAt).filter(({ words: [first = ''] }) => isCapital(first));
  const mentions = [...livedIn(written, isOfAnother), ...stays].slice(0, mentionsMax);
  const lives = namesIn(
    graph,
    mentions.filter((each) => !isTreatedAt(each)),
  );
  if (lives.length > 0) return onlyName(lives);
  const { place, candidates } = onlyName(namesIn(graph, mentions));
  return place ? { place: { ...place, isGuess: true }, candidates } : nothingRead;
}

function namesIn(graph: Places, mentions: readonly Mention[]): Understood[] {
  return mentions
    .map(({ words, isUnmarked }) => firstName(graph, words, isUnmarked))
    .filter((each) => each !== nothingRead);
}

/** None of several provinces. */
function onlyName([first = nothingRead, ...others]: readonly Understood[]): Understood {
  return others.every(({ place }) => place?.province === first.place?.province) ? first : nothingRead;
}

/** A smaller place inside the one that was told: “docked at Tuan Chau” of who wrote Hạ Long. */
export function placeInside(graph: Places, text: string, within: Place, isOfAnother = false): Place | undefined {
  const written = text.normalize('NFC');
  const lives = livedIn(written, isOfAnother).filter((each) => !isTreatedAt(each) || isSought(each.before));
  const told = [...lives, ...mentionsIn(written, staysAt)].flatMap(
    ({ words, isUnmarked }) => longestInside(graph, words, within, isUnmarked)?.place ?? [],
  );
  if (told.length > 0) return onlyPlace(told);
  const happens = mentionsIn(written, happensAt).filter(({ before }) => !isOfElsewhere(before) || isSought(before));
  const hinted = [...happens, ...mentionsIn(written, comesHome)].flatMap(({ words }) => {
    const found = longestInside(graph, words, within, true);
    return found && !doneThere.test(found.rest.join(' ')) ? [found.place] : [];
  });
  return onlyPlace(hinted);
}

/** None of several that do not lie in each other. */
function onlyPlace([first, ...others]: readonly Place[]): Place | undefined {
  return others.every((each) => first && (holds(first, each) || holds(each, first))) ? first : undefined;
}

type Inside = { readonly place: Place; readonly rest: readonly string[] };

function longestInside(
  graph: Places,
  words: readonly string[],
  within: Place,
  areAllCapital: boolean,
): Inside | undefined {
  if (!isCapital(words[0] ?? '')) return undefined;
  for (let count = Math.min(nameWordsMax, words.length); count > 0; count -= 1) {
    const run = words.slice(0, count);
    if (areAllCapital && !run.every(isCapital)) continue;
    const name = run.join(' ');
    if (count === 1 && !isName(graph, name, 1)) continue;
    const { place, candidates } = readName(graph, name);
    const inside = [...(place ? [place] : []), ...candidates].filter(
      (each) => holds(within, each) && !isSamePlace(within, each),
    );
    const [only] = inside;
    if (only && inside.length === 1) {
      return { place: readPlace(graph, `${name}, ${placeName(within)}`).place ?? only, rest: words.slice(count) };
    }
  }
  return undefined;
}

const isCapital = (word: string) => /^[\p{Lu}\d]/u.test(word);

/** “Tháng sau mẹ lên ở với em bên Q.12”: where somebody will be, as they tell it with or without marks. */
const movesTo =
  /(?<!\p{L})(?:lên|len|về|ve|ra|vào|vao|vô|vo|xuống|xuong|sang|qua|chuyển|chuyen|dọn|don|đến|den) (?:ở|o|sống|song)(?: với| voi)?(?: (?:em|con|tôi|toi|anh|chị|chi|cháu|chau|nhà|nha|gái|gai|trai|út|ut|tụi|tui)){0,3}(?: (?:ở|o|bên|ben|tại|tai|dưới|duoi|trên|tren|ngoài|ngoai|trong))?\s+((?:[\p{L}\d.]+[\s,]*){1,5})|(?<!\p{L})(?:moving to|will (?:stay|live) (?:in|at))\s+((?:[\p{L}\d.]+[\s,]*){1,5})/giu;

/** “Lên Bình Dương ở với con gái ba tháng”: the same the other way round. */
const movesThere =
  /(?<!\p{L})(?:lên|len|về|ve|ra|vào|vao|vô|vo|xuống|xuong|sang|qua|đến|den)\s+((?:[\p{L}\d.]+\s+){2,4}?)(?:ở|o|sống|song)\s+(?:với|voi|cùng|cung|chăm|cham|nhà con|nha con)(?!\p{L})/giu;

/** The one district, town or province that somebody will soon live in. */
export function placeMovedTo(graph: Places, text: string): Place | undefined {
  const told = text.normalize('NFC');
  for (const [, vi, en = ''] of [
    ...told.matchAll(movesTo),
    ...told.matchAll(movesThere),
    ...told.matchAll(staysIn),
  ].slice(0, mentionsMax)) {
    const place = placeAmong(graph, wordsIn(vi ?? en));
    if (place) return place;
  }
  return undefined;
}

/** “Đang ở nhà con trong Đà Nẵng”, “tạm ở với cháu ngoài Hà Nội”, “staying with my son in Da Nang”. */
const staysIn =
  /(?<!\p{L})(?:(?:đang|dang|hiện|hien|tạm|tam|mới vô|moi vo|đã vô|da vo)\s+)(?:(?:đang|dang|ở|o|sống|song|trọ|tro|tạm|tam|chơi|choi|nhờ|nho|nhà|nha|với|voi|cùng|cung|vợ|vo|chồng|chong|con|gái|gai|trai|cháu|chau|em|chị|chi|anh|dâu|dau|rể|re|người|nguoi|quen|thân|than)\s+){1,6}(?:trong|ngoài|ngoai|tại|tai|ở|o|trên|tren|dưới|duoi)\s+((?:[\p{L}\d.]+\s*){2,4})|(?:staying|living) (?:now )?(?:with|at) (?:my |our |his |her )?(?:\p{L}+ ){1,3}?in ((?:[\p{L}\d.]+\s*){1,4})/giu;

/** Where somebody is by now, whatever home is. */
export function placeOfStay(graph: Places, text: string): Place | undefined {
  for (const [, vi, en = ''] of [...text.normalize('NFC').matchAll(staysIn)].slice(0, mentionsMax)) {
    const place = placeAmong(graph, wordsIn(vi ?? en));
    if (place) return place;
  }
  return undefined;
}

/** The longest name at the beginning that is no ward's, nor a word alone. */
function placeAmong(graph: Places, words: readonly string[]): Place | undefined {
  for (let count = Math.min(nameWordsMax, words.length); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,]+$/u, '');
    const { place } = count > 1 || /\d/u.test(name) ? readName(graph, name) : nothingRead;
    if (place && !wardOf(place)) return place;
  }
  return undefined;
}

/** Where one goes for some days: “về quê Hưng Hà ăn giỗ”, “du lịch Đà Lạt”. */
const goesTo =
  /(?<!\p{L})(?:về|ve|ra|vào|vao|vô|vo|lên|len|xuống|xuong|du lịch|du lich|đi chơi|di choi|thăm|tham|visit(?:ing)?|trip to|travell?ing to|holiday in)(?: (?:quê|que|thăm|tham|con|cháu|chau|chơi|choi|ngoại|ngoai|nội|noi|ở|o|tết|tet))*\s+((?:[\p{L}\d.]+[\s,]*){1,5})/giu;

/** The first district, town or province to which somebody goes for some days. */
export function placeVisited(graph: Places, text: string): Place | undefined {
  const told = text.normalize('NFC');
  for (const [, words = ''] of [...told.matchAll(goesTo)].slice(0, mentionsMax)) {
    const place = placeAmong(graph, wordsIn(words));
    if (place) return place;
  }
  return undefined;
}

const wordsIn = (text: string) => text.split(/[\s,]+/u).filter((word) => word !== '');

const nameWordsMax = 4;

/** "Sơn Tây Hà Nội": a name at the beginning, inside a second one where there is one. */
function firstName(graph: Places, words: readonly string[], isUnmarked: boolean): Understood {
  const [name, rest] = longestName(graph, words, isUnmarked);
  if (name === undefined) return nothingRead;
  const [around] = longestName(graph, rest, isUnmarked);
  return readPlace(graph, around === undefined ? name : `${name}, ${around}`);
}

function longestName(
  graph: Places,
  words: readonly string[],
  isUnmarked: boolean,
): [string | undefined, readonly string[]] {
  for (let count = Math.min(nameWordsMax, words.length); count > 0; count -= 1) {
    const run = words.slice(0, count);
    const name = run.join(' ');
    const isSure = !isUnmarked || run.every(isCapital) || isWholeProvince(graph, name);
    if (isSure && isName(graph, name, count)) return [name, words.slice(count)];
  }
  return [undefined, words];
}

/** In small letters without marks a district may be any words: “o nha be” is “ở nhà bé”. */
function isWholeProvince(graph: Places, name: string): boolean {
  const { place, candidates } = readName(graph, name);
  return place !== undefined && !place.district && candidates.length === 0;
}

const wardTitle = /^(xã|phường|thị trấn|đặc khu)\s/iu;

/** A lone word needs its capital, and a ward its title: there are wards that are called like any word. */
function isName(graph: Places, name: string, words: number): boolean {
  if (words === 1 && !/^\p{Lu}\p{L}{2}/u.test(name)) return false;
  const { place, candidates } = readName(graph, name);
  const bearers = [...(place ? [place] : []), ...candidates];
  return wardTitle.test(name) || bearers.some((each) => !wardOf(each) && isSpelt(name, each));
}

/** In small letters marks tell a name from other words: “ở cổ to” is not Cô Tô, nor “ở nhà bé” Nhà Bè. */
function isSpelt(name: string, { province, former, district }: Place): boolean {
  const isPlain = markedText(name) === foldedText(name);
  if (isPlain || name.split(' ').some(isCapital)) return true;
  const units = [province, former, district].filter((unit) => unit !== undefined);
  const names = units.flatMap((unit) => [unit.name, ...('aliases' in unit ? (unit.aliases ?? []) : [])]);
  return [...names, ...(former?.places ?? [])].some((each) => markedText(name).endsWith(markedText(each)));
}
