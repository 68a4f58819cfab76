import { conditions as conditionTable } from '../knowledge/specialty-terms/conditions/conditions.ts';
import { buildConditionIndex } from './condition-index.ts';
import { type Evidence, firstSymptom, specialtyCount } from './targets.ts';

const { starts, conditions, gains, priors, specialties } = buildConditionIndex(conditionTable);
const symptomCount = starts.length - 1;

/**
 * Room to work in, the same for every text: by illness how likely it is, as a logarithm, and 0 between texts; and the
 * illnesses that explain any symptom of this one.
 */
const fits = new Float64Array(priors.length);
const touched = new Int32Array(priors.length);

/** A symptom below this was denied, or told of another. */
const toldEvidenceMin = 0.45;
/** Symptoms of one person hang together: from so many on, each further one says less. */
const independentMax = 5;
/** An illness that is this much less likely, as a logarithm, than the likeliest changes nothing. */
const behindMax = 7;
/** How much likelier, as a logarithm, words that name an organ or illness make the illnesses of that specialty. */
const namedGain = 0.3;
/** More than this a long letter cannot name it, and it would outgrow a number. */
const namedMax = 60;

/** Each specialty's share, of 1 in all, in explaining the symptoms. */
export type Shares = Float64Array;

export function noShares(): Shares {
  return new Float64Array(specialtyCount);
}

/**
 * How well the illnesses of each specialty explain the symptoms together. For every illness the odds are reckoned that
 * these symptoms would be told by someone who has it rather than by anyone, times how common it is; a specialty has the
 * sum of its illnesses. Writes the shares, and says how many symptoms were told.
 */
export function explainSymptoms(evidence: Evidence, shares: Shares): number {
  const told: number[] = [];
  for (let symptom = 0; symptom < symptomCount; symptom += 1)
    if ((evidence[firstSymptom + symptom] ?? 0) >= toldEvidenceMin) told.push(symptom);
  shares.fill(0);
  if (told.length === 0) return 0;
  const count = weighConditions(told, evidence);
  let best = 0;
  for (let at = 0; at < count; at += 1) best = Math.max(best, fits[touched[at] ?? 0] ?? 0);
  for (let at = 0; at < count; at += 1) {
    const condition = touched[at] ?? 0;
    const behind = best - (fits[condition] ?? 0);
    fits[condition] = 0;
    if (behind > behindMax) continue;
    const likelihood = Math.exp(-behind);
    for (const specialty of specialties[condition] ?? []) shares[specialty] = (shares[specialty] ?? 0) + likelihood;
  }
  makeOne(shares, evidence);
  return told.length;
}

/** Weighs each share by how plainly the words name its specialty, and all of them so that they make up one. */
function makeOne(shares: Shares, evidence: Evidence): void {
  let sum = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at] ?? 0;
    if (share === 0) continue;
    const named = Math.exp(namedGain * Math.min(namedMax, evidence[at] ?? 0));
    shares[at] = share * named;
    sum += share * named;
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / sum;
}

/** Weighs the illnesses that explain any of the symptoms, and says how many there are. */
function weighConditions(told: readonly number[], evidence: Evidence): number {
  const trust = Math.min(1, independentMax / told.length);
  let count = 0;
  for (const symptom of told) {
    const strength = trust * Math.min(1, evidence[firstSymptom + symptom] ?? 0);
    const end = starts[symptom + 1] ?? 0;
    for (let at = starts[symptom] ?? 0; at < end; at += 1) {
      const condition = conditions[at] ?? 0;
      let fit = fits[condition] ?? 0;
      if (fit === 0) {
        fit = priors[condition] ?? 0;
        touched[count] = condition;
        count += 1;
      }
      fits[condition] = fit + strength * (gains[at] ?? 0);
    }
  }
  return count;
}
