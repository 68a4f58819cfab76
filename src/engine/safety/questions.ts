import { limits } from '../../contract/limits.ts';
import type { Urgency } from '../../contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import type { RedFlag } from '../knowledge/red-flag.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { likelyFlags, trustAt } from '../knowledge/rules-ask.ts';
import { isAtLeast } from '../urgency.ts';
import type { Check } from './check.ts';
import type { Compiled } from './compile.ts';
import { noConcept } from './lexicon.ts';

/** The red flags worth asking about: those that the words or the patient make likely and that would raise the urgency. */
export function questionsFor(check: Check, compiled: Compiled, urgency: Urgency): string[] {
  if (urgency === 'emergency') return [];
  const evidence = evidenceOf(check, compiled);
  const prior = likelyFlags({ ...check.facts, pregnant: check.facts.pregnant || countsWeeks(check) });
  const best: Asked[] = [];
  for (const [place, flag] of redFlags.entries()) {
    const pointed = evidence[place] ?? 0;
    const told = pointed > 0 ? pointed * trustAt(flag.code, check.facts.ageYears) : 0;
    const score = told + (prior.get(flag.code) ?? 0);
    if (score <= 0 || isAtLeast(urgency, flag.level)) continue;
    if (check.unsure.includes(flag.code) || isDenied(check, compiled, place) || !isPossible(flag, check.facts))
      continue;
    put(best, { code: flag.code, score });
  }
  return best.map(({ code }) => code);
}

type Asked = { readonly code: string; readonly score: number };

/** Keeps the few best in order, without sorting the rest. */
function put(best: Asked[], asked: Asked): void {
  let at = best.length;
  while (at > 0 && isBefore(asked, best[at - 1])) at -= 1;
  if (at === limits.askMax) return;
  best.splice(at, 0, asked);
  best.length = Math.min(best.length, limits.askMax);
}

function isBefore(asked: Asked, other: Asked | undefined): boolean {
  if (!other || asked.score !== other.score) return asked.score > (other?.score ?? 0);
  return asked.code < other.code;
}

/**
 * By red flag, how strongly the text points to it: every notion does to the signs that it is a topic or a part of. A
 * word that stands for several notions counts once, by the one that points most strongly.
 */
function evidenceOf({ findings, present }: Check, { pointsTo, told }: Compiled): number[] {
  const evidence = new Array<number>(width).fill(0);
  const pointed: number[] = [];
  const places = findings.reading.tokens.length * width;
  if (places > strongest.length) strongest = new Float64Array(2 * places);
  for (const id of findings.met) {
    const pointers = pointsTo[id];
    const spot = pointers && findings.of[id]?.find(({ context }) => context !== 'denied' && context !== 'other');
    if (!pointers || !spot) continue;
    const isPhrase = spot.to > spot.from;
    const trust = spot.weak ? weakTrust : 1;
    for (const { flag, topic, hint } of pointers) {
      const weight = trust * (isPhrase ? topic + hint : topic);
      const place = spot.from * width + flag;
      const before = strongest[place] ?? 0;
      if (weight <= before) continue;
      if (before === 0) pointed.push(place);
      strongest[place] = weight;
    }
  }
  for (const place of pointed) {
    const flag = place % width;
    evidence[flag] = (evidence[flag] ?? 0) + (strongest[place] ?? 0);
    strongest[place] = 0;
  }
  // A measured fever counts like the word.
  if (present[told.fever] && !findings.of[told.fever]) {
    for (const { flag, topic } of pointsTo[told.fever] ?? []) evidence[flag] = (evidence[flag] ?? 0) + topic;
  }
  return evidence;
}

/** A place for each red flag, and one for all that are not in the catalogue. */
const width = redFlags.length + 1;
/** By word and red flag the strongest pointer: room to work in, the same for every text, and 0 between texts. */
let strongest = new Float64Array(width);

/** A word that without marks could be another points half as strongly. */
const weakTrust = 0.5;

/** A young woman who counts weeks is most likely counting those of a pregnancy. */
function countsWeeks({ measures: { weeks = 0 }, facts: { sex, ageYears = 0 } }: Check): boolean {
  return weeks >= 5 && sex === 'female' && ageYears >= childbearingYearsMin && ageYears <= childbearingYearsMax;
}

/** A sign told in more words is a combination, and who denies a part of one (“đau bụng …, không nôn”) denies no sign. */
const deniedWordsMax = 4;

/** Nobody is asked about what they have just denied, or about the grave form of what they say is not there at all. */
function isDenied({ findings, present }: Check, { saidBy, graveFormOf }: Compiled, place: number): boolean {
  const isSignDenied = findings.of[saidBy[place] ?? noConcept]?.some(
    ({ context, from, to }) => context === 'denied' && to - from < deniedWordsMax,
  );
  const symptom = graveFormOf[place] ?? noConcept;
  return (
    isSignDenied || (!present[symptom] && (findings.of[symptom]?.some(({ context }) => context === 'denied') ?? false))
  );
}

const childbearingYearsMax = 55;
const childbearingYearsMin = 12;

function isPossible(
  { appliesTo }: RedFlag,
  { ageYears, ageMonths, sex, pregnant, postpartum, isChild }: Facts,
): boolean {
  if (!appliesTo) return true;
  const { ageMaxYears, ageMaxMonths } = appliesTo;
  if (
    appliesTo.sex &&
    sex !== undefined &&
    sex !== 'other' &&
    sex !== appliesTo.sex &&
    !(appliesTo.sex === 'female' && pregnant)
  )
    return false;
  if (ageMaxYears !== undefined && (ageYears !== undefined ? ageYears > ageMaxYears : !isChild)) return false;
  if (ageMaxMonths !== undefined) {
    const months = ageMonths ?? (ageYears === undefined ? undefined : ageYears * 12);
    if (months === undefined || months > ageMaxMonths) return false;
  }
  if (appliesTo.pregnancy === 'postpartum') return postpartum;
  if (!appliesTo.pregnancy) return true;
  return ageYears === undefined ? !isChild : ageYears >= childbearingYearsMin && ageYears <= childbearingYearsMax;
}
