import { limits } from '../../contract/limits.ts';
import type { Urgency } from '../../contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import type { RedFlag } from '../knowledge/red-flag.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { likelyFlags } from '../knowledge/rules-ask.ts';
import { isAtLeast } from '../urgency.ts';
import type { Check } from './check.ts';
import type { Compiled } from './compile.ts';
import { noConcept } from './lexicon.ts';

/** How much a word that points to one sign alone counts beside what is likely in such a patient anyway. */
const evidenceWeight = 1;

/** The red flags worth asking about: those that the words or the patient make likely and that would raise the urgency. */
export function questionsFor(check: Check, compiled: Compiled, urgency: Urgency): string[] {
  if (urgency === 'emergency') return [];
  const evidence = evidenceOf(check, compiled);
  const prior = likelyFlags({ ...check.facts, pregnant: check.facts.pregnant || countsWeeks(check) });
  return redFlags
    .filter(
      (flag) =>
        !isAtLeast(urgency, flag.level) && !isDenied(check, compiled, flag.code) && isPossible(flag, check.facts),
    )
    .map(({ code }) => ({ code, score: (evidence.get(code) ?? 0) * evidenceWeight + (prior.get(code) ?? 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
    .slice(0, limits.askMax)
    .map(({ code }) => code);
}

/**
 * Every notion in the text points to the signs that it is a topic or a part of. A word that stands for several notions
 * counts once, by the one that points most strongly.
 */
function evidenceOf({ findings, present }: Check, { pointsTo, told }: Compiled): Map<string, number> {
  const byWord = new Map<string, number>();
  const { fever } = told;
  for (const id of findings.met) {
    const flags = pointsTo.get(id);
    const spot = findings.of[id]?.find(({ context }) => context !== 'denied' && context !== 'other');
    if (!flags || !spot) continue;
    for (const [flag, weight] of flags) {
      const key = `${spot.from} ${flag}`;
      if (weight > (byWord.get(key) ?? 0)) byWord.set(key, weight);
    }
  }
  const evidence = new Map<string, number>();
  const add = (flag: string, weight: number) => evidence.set(flag, (evidence.get(flag) ?? 0) + weight);
  for (const [key, weight] of byWord) add(key.slice(key.indexOf(' ') + 1), weight);
  // A measured fever counts like the word.
  if (present[fever] && !findings.of[fever]) for (const [flag, weight] of pointsTo.get(fever) ?? []) add(flag, weight);
  return evidence;
}

/** A young woman who counts weeks is most likely counting those of a pregnancy. */
function countsWeeks({ measures: { weeks = 0 }, facts: { sex, ageYears = 0 } }: Check): boolean {
  return weeks >= 5 && sex === 'female' && ageYears >= childbearingYearsMin && ageYears <= childbearingYearsMax;
}

/** Nobody is asked about what they have just denied. */
function isDenied({ findings }: Check, { lexicon }: Compiled, code: string): boolean {
  const found = findings.of[lexicon.idOf.get(`rf:${code}`) ?? noConcept];
  return found?.some(({ context }) => context === 'denied') ?? false;
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
