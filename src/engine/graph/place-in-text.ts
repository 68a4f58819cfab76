import type { Graph } from './graph.ts';
import { wardOf } from './places.ts';
import { nothingRead, readName, readPlace, type Understood } from './read-place.ts';

type Places = Pick<Graph, 'places'>;

/**
 * Not "mổ ở", "khám ở", "nằm ở": that is where something was done, and often far from home; nor "thẻ đăng ký ở", "quê ở".
 * The word before tells who: "em ở Sài Gòn" of who writes about somebody else is not where that one is.
 */
const livesAt =
  /(?<!(?:nằm|mổ|khám|kcb|điều trị|chữa|chữa bệnh|làm|sinh|đẻ|quê|quê tôi|quê em|mua|học|chụp|nghiệm|đăng ký|đăng kí|ban đầu|thẻ|bảo hiểm|bhyt) )(?<!\p{L})(?:(?<!(?:bố|mẹ|ba|má|ông|bà|con|chồng|vợ|anh|chị|cháu|bé|cha|nội|ngoại|trai|gái) )(em|tôi|mình|tui|tụi em|chúng em|chúng tôi) )?(?:hiện |đang |hiện đang )?(?:sống ở|đang ở|nhà ở|ở|sống tại|tại)\s+(?:(?:dưới |ngoài |trong |tận )?quê |dưới |ngoài |trong |tận )?((?:[\p{L}\d]+[\s,]*){1,9})/giu;
const mentionsMax = 6;

/**
 * The place that a text plainly says somebody is in; nothing when it names several, or only what may be any word. Of a
 * text about another the writer's own place does not count.
 */
export function placeInText(graph: Places, text = '', isOfAnother = false): Understood {
  let found = nothingRead;
  for (const [, writer, after = ''] of [...text.normalize('NFC').matchAll(livesAt)].slice(0, mentionsMax)) {
    if (isOfAnother && writer !== undefined) continue;
    const said = firstName(
      graph,
      after.split(/[\s,]+/u).filter((word) => word !== ''),
    );
    if (said === nothingRead) continue;
    if (found !== nothingRead && found.place?.province !== said.place?.province) return nothingRead;
    if (found === nothingRead) found = said;
  }
  return found;
}

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
