import type { Intake } from '#contract/intake.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { calledNames, type HospitalNames } from '../graph/hospital-names.ts';
import { foldedText } from '../graph/letters.ts';

/** A hospital that the family names: whether it wishes to go there, and whether it speaks of going at all. */
export type Named = { readonly hospital: GraphHospital; readonly isWanted: boolean; readonly goes: boolean };

const goWords = new Set('len ra vao den toi sang to'.split(' '));
const atWords = new Set('o tai at in'.split(' '));
const stayWords = new Set('kham mo nam tri sinh de chup an hen operated treated seen surgery'.split(' '));
const wishWords = new Set('muon xin dinh can thich nho duoc want like prefer'.split(' '));
const noWords = new Set('khong dung chua not'.split(' '));
const nameWordsMax = 7;
/** How many words before a name say how it is meant: “không muốn phải lên”. */
const reachWords = 4;

/** In the wish first. Only a name that one hospital bears counts, and the name of a place only after “bệnh viện”. */
export function namedHospital(graph: Graph, { goal = '', symptoms = '', diagnosis = '' }: Intake): Named | undefined {
  return namedIn(graph, goal, true) ?? namedIn(graph, symptoms, false) ?? namedIn(graph, diagnosis, false);
}

function namedIn(graph: Graph, text: string, isGoal: boolean): Named | undefined {
  if (text.trim() === '') return undefined;
  const words = foldedText(text).split(' ');
  const names = calledNames(graph);
  for (let at = 1; at < words.length; at += 1) {
    const isHouse = words[at - 1] === 'vien' || words[at - 1] === 'bv';
    const cueAt = isHouse ? at - (words[at - 2] === 'benh' ? 3 : 2) : at - 1;
    const cue = words[cueAt] ?? '';
    const before = words.slice(Math.max(0, cueAt - reachWords), Math.max(0, cueAt));
    const goes = goWords.has(cue);
    if (!isHouse && !goes && !(atWords.has(cue) && stayWords.has(before.at(-1) ?? ''))) continue;
    const hospital = longest(words, at, names, (name) => isTelling(name) && (isHouse || isOwnName(name, graph)));
    if (!hospital) continue;
    const isPast = before.includes('da') || before.includes('dang');
    const isRefused = before.some((word) => noWords.has(word));
    const wishes = isGoal ? goes || isHouse || atWords.has(cue) : goes && before.some((word) => wishWords.has(word));
    return { hospital, isWanted: wishes && !isPast && !isRefused, goes };
  }
  return undefined;
}

function longest(
  words: readonly string[],
  from: number,
  names: HospitalNames,
  counts: (name: string) => boolean,
): GraphHospital | undefined {
  for (let length = Math.min(nameWordsMax, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length).join(' ');
    const found = names.get(name);
    if (found && counts(name)) return found === 'several' ? undefined : found;
  }
  return undefined;
}

const kindWords = new Set(
  `mat nhi phoi da lieu phu san ung buou tam than tim mach huyet hoc truyen mau noi tiet tai mui hong rang ham chan thuong chinh hinh y co
  phuc hoi chuc nang lao benh nhiet doi nhiem quoc te tu nhan khoa dai duoc quan dan bong dong tinh thanh pho huyen khu vuc`.split(
    /\s+/u,
  ),
);

/** More than the kind of a hospital, of which every province has one: “viện nhi”, “bệnh viện da liễu”. */
function isTelling(name: string): boolean {
  return name.split(' ').some((word) => !kindWords.has(word));
}

/** Two words at least, and no province or district of that name. */
function isOwnName(name: string, { places }: Graph): boolean {
  return name.includes(' ') && !places.folded.has(name.replaceAll(' ', ''));
}
