import { addNames, scoreOf } from '../reader/score.ts';
import { Weights } from '../weights/weights.ts';
import type { Graph } from './graph.ts';
import { isCapital, type Mention, placesTold, type Told } from './place-mentions.ts';
import file from './place-weights.json' with { type: 'json' };
import { holds, isInside, type Place, ranks } from './places.ts';
import { afterWardTitle, nothingRead, readPlace, type Understood } from './read-place.ts';

type Places = Pick<Graph, 'places'>;
type Group = readonly Mention[];

/** What speaks for or against a place being where the patient is: its name, and the words around it. */
export function placeNames(told: Told, at: number): string[] {
  const { words, groups } = told;
  const group = groups[at] ?? [];
  const [from, to] = endsOf(group);
  const run = words.slice(from, to);
  const [before, after] = [around(told, from, -1), around(told, to, 1)];
  const kinds = group.map(kindOf).join('+');
  const marks = [...new Set(group.map((each) => each.marks))].join('+');
  const capitals = run.every(isCapital) ? 'all' : run.some(isCapital) ? 'some' : 'none';
  const isPlain = group.length === 1 && capitals === 'none' && marks === 'none';
  return [
    ...[`kind:${kinds}`, `marks:${marks}`, `capitals:${capitals}`, `shape:${kinds}:${marks}:${capitals}`],
    ...(isPlain ? [`name:${run.map(({ plain }) => plain).join('')}`] : []),
    `order:${at === 0 ? 'first' : at === groups.length - 1 ? 'last' : 'middle'}`,
    ...namesAround('before', before),
    ...namesAround('after', after),
    `between:${before[0]}:${after[0]}`,
  ];
}

function namesAround(side: string, words: readonly string[]): string[] {
  const names = words.flatMap((word, at) => [
    `${side}:${word}`,
    ...(at < exactMax ? [`${side}${at}:${word}`] : []),
    ...(at < 2 && at + 1 < words.length ? [`${side}${at}:${word}:${words[at + 1]}`] : []),
  ]);
  return [...names, `${side}0:${words.slice(0, 3).join(':')}`];
}

const endsOf = (group: Group) => [group[0]?.from ?? 0, group.at(-1)?.to ?? 0] as const;

const exactMax = 3;
const reach = 6;

/** The words before or after, the nearest first, with the borders between them; another place is as good as any. */
function around({ words, borders, groups }: Told, start: number, step: 1 | -1): string[] {
  const plain = groups.filter(isPlainName).map(endsOf);
  const found: string[] = [];
  for (let at = step < 0 ? start - 1 : start; found.length < reach; at += step) {
    const border = borders[step < 0 ? at + 1 : at];
    if (at < 0 || at >= words.length) return [...found, 'end'];
    if (border === 2) return [...found, 'stop'];
    if (border === 1) found.push('comma');
    const [from, to] = plain.find((ends) => ends[0] <= at && at < ends[1]) ?? [0, 0];
    found.push(to > 0 ? 'place' : (words[at]?.plain ?? ''));
    if (to > 0) at = step < 0 ? from : to - 1;
  }
  return found;
}

const isPlainName = (group: Group) => group.length > 1 || group.some((each) => kindOf(each) !== 'ward');

function kindOf({ readings }: Mention): string {
  const best = Math.min(...readings.map(({ rank }) => rank));
  if (best >= ranks.ward) return 'ward';
  return readings.some(({ rank, place }) => rank === best && !place.district) ? 'province' : 'district';
}

/** What the names of a group mean together. */
export function placeOf(graph: Places, told: Told, group: Group): Understood {
  const { text, words } = told;
  const textOf = (from: number, to: number) => text.slice(words[from]?.from, words[to - 1]?.to);
  const titled = group.map(({ from, to }) => {
    const first = [from - 2, from - 1].find((start) => {
      return start >= 0 && afterWardTitle(textOf(start, to)) === textOf(from, to);
    });
    return textOf(first ?? from, to);
  });
  return readPlace(graph, titled.join(', '));
}

/** In hundredths of a log-odd: from here on a place is believed to be that of the patient, or worth asking about. */
const bars = { sure: 40, asked: -120, inside: -60, now: 0, soon: 100 };
/** By so much less a second place is none of theirs. */
const secondWithin = 220;

type Scores = Readonly<Record<PlaceAnswer, number>>;

/** The places that a text names, and what it says of each. */
export type Judged = { readonly told: Told; readonly scores: readonly Scores[] };

/** Where the patient is, by what the text says of each place that it names. */
export function placeTold(graph: Places, { told, scores }: Judged): Understood {
  const found = told.groups.flatMap((group, at) => {
    const score = scores[at]?.is ?? never;
    if (score < bars.asked) return [];
    const understood = placeOf(graph, told, group);
    return placesOf(understood).length > 0 ? [{ score, understood }] : [];
  });
  const [best, ...others] = found.sort((a, b) => b.score - a.score);
  if (!best) return nothingRead;
  const wide = best.understood.place;
  const closer = others.find(
    ({ score, understood: { place } }) => score >= bars.sure && place && wide && isInside(place, wide),
  );
  const meant = (closer ?? best).understood;
  const likely = others.filter(({ score }) => score > best.score - secondWithin);
  const rivals = likely.filter(({ understood }) => !isAbout(understood, meant));
  const { place } = meant;
  if (rivals.length === 0)
    return place && best.score < bars.sure ? { ...meant, place: { ...place, isGuess: true } } : meant;
  return { place: undefined, candidates: [meant, ...rivals.map(({ understood }) => understood)].flatMap(placesOf) };
}

/** A smaller place inside the one that was told; none of several that do not lie in each other. */
export function placeInside(graph: Places, { told, scores }: Judged, within: Place): Place | undefined {
  const found = told.groups.flatMap((group, at) => {
    if ((scores[at]?.is ?? never) < bars.inside) return [];
    const inside = placesOf(placeOf(graph, told, group)).filter((each) => isInside(each, within));
    const [only] = inside;
    return only && inside.length === 1 ? [only] : [];
  });
  const [first, ...others] = found.sort((a, b) => (holds(a, b) ? 1 : holds(b, a) ? -1 : 0));
  return others.every((each) => first && (holds(first, each) || holds(each, first))) ? first : undefined;
}

/** Where somebody is for now, wherever home is, or will be soon: nothing that may lie in what was told as home. */
export function placeElsewhere(graph: Places, { told, scores }: Judged, home: Place, isSoon: boolean) {
  const at = scores.findIndex(({ is, now, soon }) => {
    return (is >= bars.sure && now >= bars.now) || (isSoon && soon >= bars.soon);
  });
  const group = told.groups[at];
  if (!group) return undefined;
  const understood = placeOf(graph, told, group);
  return isAbout(understood, { place: home, candidates: [] }) ? undefined : understood.place;
}

export const placesOf = ({ place, candidates }: Understood) =>
  candidates.length > 0 ? candidates : place ? [place] : [];

const isAbout = (one: Understood, other: Understood) =>
  placesOf(one).some((a) => placesOf(other).some((b) => holds(a, b) || holds(b, a)));

/** Learnt from texts of which it is known where the patient is (`npm run places`). */
export const placeAnswers = ['name', 'is', 'now', 'soon'] as const;
export type PlaceAnswer = (typeof placeAnswers)[number];

/** Of words that are no name. */
const never = Number.NEGATIVE_INFINITY;
const noPlace: Scores = { name: never, is: never, now: never, soon: never };

let shipped: Weights | undefined;

export function judgePlaces(graph: Places, text = '', others?: Weights): Judged {
  const told = placesTold(graph, text);
  shipped ??= new Weights(file);
  const known = others ?? shipped;
  const scores = told.groups.map((_, at): Scores => {
    const sums = new Float64Array(known.heads.length);
    addNames(sums, placeNames(told, at), known);
    const [name = never, is = never, now = never, soon = never] = known.heads.map((head, place) =>
      scoreOf(sums[place] ?? 0, head),
    );
    return name > 0 ? { name, is, now, soon } : noPlace;
  });
  return { told, scores };
}
