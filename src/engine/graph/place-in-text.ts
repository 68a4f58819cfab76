import type { Graph } from './graph.ts';
import { placeName } from './place-name.ts';
import { holds, isSamePlace, type Place, wardOf } from './places.ts';
import { nothingRead, readName, readPlace, type Understood } from './read-place.ts';

type Places = Pick<Graph, 'places'>;

/**
 * Not "mổ ở", "khám ở", "nằm ở": that is where something was done, and often far from home; nor "thẻ đăng ký ở", "quê ở".
 * The word before tells who: "em ở Sài Gòn" of who writes about somebody else is not where that one is.
 */
const livesAt =
  /(?<!(?:nằm|mổ|khám|kcb|điều trị|chữa|chữa bệnh|làm|sinh|đẻ|quê|quê tôi|quê em|mua|học|chụp|nghiệm|đăng ký|đăng kí|ban đầu|thẻ|bảo hiểm|bhyt) )(?<!\p{L})(?:(?<!(?:bố|mẹ|ba|má|ông|bà|con|chồng|vợ|anh|chị|cháu|bé|cha|nội|ngoại|trai|gái) )(em|tôi|mình|tui|tụi em|chúng em|chúng tôi) )?(?:hiện |đang |hiện đang )?(?:sống ở|đang ở|nhà ở|ở|sống tại|tại)\s+(?:(?:dưới |ngoài |trong |tận )?quê |dưới |ngoài |trong |tận )?((?:[\p{L}\d]+[\s,]*){1,9})/giu;
const mentionsMax = 6;
const staysAt =
  /(?<!\p{L})(?:docked (?:at|in)|anchored (?:at|off)|stay(?:ing)? (?:at|in)|(?:we|i)(?: are|'re|’re| am|'m|’m) (?:now )?(?:at|in)|hotel in)\s+((?:[\p{L}\d]+[\s,]*){1,9})/giu;

/**
 * The place that a text plainly says somebody is in; nothing when it names several, or only what may be any word. Of a
 * text about another the writer's own place does not count.
 */
export function placeInText(graph: Places, text = '', isOfAnother = false): Understood {
  let found = nothingRead;
  for (const [, writer, after = ''] of [...text.normalize('NFC').matchAll(livesAt)].slice(0, mentionsMax)) {
    if (isOfAnother && writer !== undefined) continue;
    const said = firstName(graph, wordsIn(after));
    if (said === nothingRead) continue;
    if (found !== nothingRead && found.place?.province !== said.place?.province) return nothingRead;
    if (found === nothingRead) found = said;
  }
  return found;
}

/** A smaller place inside the one that was told: “docked at Tuan Chau” of who wrote Hạ Long. */
export function placeInside(graph: Places, text: string, within: Place): Place | undefined {
  const written = text.normalize('NFC');
  const after = [
    ...[...written.matchAll(livesAt)].map(([, , words = '']) => words),
    ...[...written.matchAll(staysAt)].map(([, words = '']) => words),
  ];
  for (const words of after.slice(0, mentionsMax)) {
    const found = longestInside(graph, wordsIn(words), within);
    if (found) return found;
  }
  return undefined;
}

function longestInside(graph: Places, words: readonly string[], within: Place): Place | undefined {
  if (!/^\p{Lu}/u.test(words[0] ?? '')) return undefined;
  for (let count = Math.min(nameWordsMax, words.length); count > 1; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const { place, candidates } = readName(graph, name);
    const inside = [...(place ? [place] : []), ...candidates].filter(
      (each) => holds(within, each) && !isSamePlace(within, each),
    );
    if (inside.length === 1) return readPlace(graph, `${name}, ${placeName(within)}`).place ?? inside[0];
  }
  return undefined;
}

/** “Tháng sau mẹ lên ở với em bên Q.12”: where somebody will be, as they tell it with or without marks. */
const movesTo =
  /(?<!\p{L})(?:lên|len|về|ve|ra|vào|vao|vô|vo|xuống|xuong|sang|qua|chuyển|chuyen|dọn|don|đến|den) (?:ở|o|sống|song)(?: với| voi)?(?: (?:em|con|tôi|toi|anh|chị|chi|cháu|chau|nhà|nha|gái|gai|trai|út|ut|tụi|tui)){0,3}(?: (?:ở|o|bên|ben|tại|tai|dưới|duoi|trên|tren|ngoài|ngoai|trong))?\s+((?:[\p{L}\d.]+[\s,]*){1,5})|(?<!\p{L})(?:moving to|will (?:stay|live) (?:in|at))\s+((?:[\p{L}\d.]+[\s,]*){1,5})/giu;

/** “Lên Bình Dương ở với con gái ba tháng”: the same the other way round. */
const movesThere =
  /(?<!\p{L})(?:lên|len|về|ve|ra|vào|vao|vô|vo|xuống|xuong|sang|qua|đến|den)\s+((?:[\p{L}\d.]+\s+){2,4}?)(?:ở|o|sống|song)\s+(?:với|voi|cùng|cung|chăm|cham|nhà con|nha con)(?!\p{L})/giu;

/** The one district, town or province that somebody will soon live in. */
export function placeMovedTo(graph: Places, text: string): Place | undefined {
  const told = text.normalize('NFC');
  for (const [, vi, en = ''] of [...told.matchAll(movesTo), ...told.matchAll(movesThere)].slice(0, mentionsMax)) {
    const words = wordsIn(vi ?? en);
    for (let count = Math.min(nameWordsMax, words.length); count > 0; count -= 1) {
      const name = words
        .slice(0, count)
        .join(' ')
        .replace(/[.,]+$/u, '');
      const { place } = count > 1 || /\d/u.test(name) ? readName(graph, name) : nothingRead;
      if (place && !wardOf(place)) return place;
    }
  }
  return undefined;
}

const wordsIn = (text: string) => text.split(/[\s,]+/u).filter((word) => word !== '');

const nameWordsMax = 4;

/** "Sơn Tây Hà Nội": a name at the beginning, inside a second one where there is one. */
function firstName(graph: Places, words: readonly string[]): Understood {
  const [name, rest] = longestName(graph, words);
  if (name === undefined) return nothingRead;
  const [around] = longestName(graph, rest);
  return readPlace(graph, around === undefined ? name : `${name}, ${around}`);
}

function longestName(graph: Places, words: readonly string[]): [string | undefined, readonly string[]] {
  for (let count = Math.min(nameWordsMax, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (isName(graph, name, count)) return [name, words.slice(count)];
  }
  return [undefined, words];
}

const wardTitle = /^(xã|phường|thị trấn|đặc khu)\s/iu;

/** A lone word needs its capital, and a ward its title: there are wards that are called like any word. */
function isName(graph: Places, name: string, words: number): boolean {
  if (words === 1 && !/^\p{Lu}\p{L}{2}/u.test(name)) return false;
  const { place, candidates } = readName(graph, name);
  return wardTitle.test(name) || [...(place ? [place] : []), ...candidates].some((each) => !wardOf(each));
}
