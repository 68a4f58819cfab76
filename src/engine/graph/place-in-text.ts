import type { Graph } from './graph.ts';
import { wardOf } from './places.ts';
import { nothingRead, readName, readPlace, type Understood } from './read-place.ts';

type Places = Pick<Graph, 'places'>;

/** Not "mổ ở", "khám ở", "nằm ở": that is where something was done, and often far from home. */
const livesAt =
  /(?<!(?:nằm|mổ|khám|điều trị|chữa|làm|sinh|đẻ|quê|mua|học|chụp|nghiệm) )(?<!\p{L})(?:sống ở|đang ở|nhà ở|ở|sống tại|tại)\s+((?:[\p{L}\d]+[\s,]*){1,9})/giu;
const mentionsMax = 6;

/** The place that a text plainly says somebody is in; nothing when it names several, or only what may be any word. */
export function placeInText(graph: Places, text = ''): Understood {
  let found = nothingRead;
  for (const [, after = ''] of [...text.normalize('NFC').matchAll(livesAt)].slice(0, mentionsMax)) {
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
