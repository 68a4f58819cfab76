import type { ConditionTable } from '../knowledge/specialty-terms/conditions/condition-table.ts';
import { symptoms } from '../knowledge/specialty-terms/symptoms.ts';
import { firstSymptom, targetNames, targetOf } from './targets.ts';

/** The illnesses in numbers, found by symptom: only those that a text touches are looked at. */
export type ConditionIndex = {
  /** By symptom, where its part of the next two lists begins; its end is where the next one begins. */
  readonly starts: Int32Array;
  readonly conditions: Int32Array;
  /** By how much, as a logarithm, telling the symptom makes the illness likelier than one that does not explain it. */
  readonly gains: Float64Array;
  /** How common each illness is, as a logarithm. */
  readonly priors: Float64Array;
  /** By illness, the specialties that treat it. */
  readonly specialties: readonly (readonly number[])[];
};

type Condition = {
  readonly prior: number;
  readonly specialties: readonly number[];
  /** By symptom, how often someone with this illness tells it. */
  readonly told: ReadonlyMap<number, number>;
};

function symptomOf(name: string): number {
  return targetOf(`#${name}`) - firstSymptom;
}

/** Each symptom that is a kind of another, and that other: an upper belly pain is a belly pain. */
const wider: readonly (readonly [special: number, general: number])[] = Object.keys(symptoms).flatMap((names) => {
  const [general, special] = names.split('>');
  return general && special ? [[symptomOf(special), symptomOf(general)] as const] : [];
});

/** By how much each of the three steps of commonness is commoner than the one before. */
const commonnessStep = 3;
/** How often hallmarks, usual and possible symptoms are told, one against another. */
const shareOf: readonly number[] = [1, 0.5, 0.2];
/** How many of its symptoms someone tells. */
const toldOfAll = 3;
const toldMax = 0.9;
/** How often a symptom is told less exactly than it is. */
const inexactShare = 0.8;

/** "2 +nephrology breathless leg_oedema, fatigue, cough"; see `ConditionTable`. */
export function parseCondition(code: string, row: string): Condition {
  const [commonness, ...words] = row.split(' ');
  const treatedBy = [targetOf(code)];
  const shares = new Map<number, number>();
  let level = 0;
  for (const word of words) {
    if (word.startsWith('+')) treatedBy.push(targetOf(word.slice(1)));
    else if (word !== ',') shares.set(symptomOf(word.replace(',', '')), shareOf[level] ?? 0);
    if (word.endsWith(',')) level += 1;
  }
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  const told = new Map<number, number>();
  for (const [symptom, share] of shares) told.set(symptom, Math.min(toldMax, (toldOfAll * share) / sum));
  for (const [special, general] of wider) {
    const exact = shares.has(special) ? (told.get(special) ?? 0) : 0;
    if (exact > 0) told.set(general, Math.max(told.get(general) ?? 0, exact * inexactShare));
  }
  return { prior: commonnessStep ** (Number(commonness) - 1), specialties: treatedBy, told };
}

/** How likely a symptom is told that the illness does not explain: the commoner it is in all, the likelier. */
const strayMin = 0.004;
const strayShare = 0.5;

export function buildConditionIndex(table: ConditionTable): ConditionIndex {
  const all = Object.entries(table).flatMap(([code, rows]) => rows.map((row) => parseCondition(code, row)));
  const usual = new Float64Array(targetNames.length - firstSymptom);
  for (const { told } of all)
    for (const [symptom, share] of told) usual[symptom] = (usual[symptom] ?? 0) + share / all.length;
  const gained = Array.from(usual, (): [condition: number, gain: number][] => []);
  all.forEach(({ told }, condition) => {
    const gains = new Map<number, number>();
    for (const [symptom, share] of told)
      gains.set(symptom, Math.log(share / (strayMin + strayShare * (usual[symptom] ?? 0))));
    // An illness with some belly pain explains one of the upper belly no worse.
    for (const [special, general] of wider) {
      const gain = gains.get(general);
      if (gain !== undefined && !gains.has(special)) gains.set(special, gain);
    }
    for (const [symptom, gain] of gains) gained[symptom]?.push([condition, gain]);
  });
  return {
    ...flat(gained),
    priors: Float64Array.from(all, ({ prior }) => Math.log(prior)),
    specialties: all.map(({ specialties }) => specialties),
  };
}

function flat(
  gained: readonly (readonly [condition: number, gain: number][])[],
): Pick<ConditionIndex, 'starts' | 'conditions' | 'gains'> {
  const starts = new Int32Array(gained.length + 1);
  gained.forEach((list, symptom) => {
    starts[symptom + 1] = (starts[symptom] ?? 0) + list.length;
  });
  const pairs = gained.flat();
  return {
    starts,
    conditions: Int32Array.from(pairs, ([condition]) => condition),
    gains: Float64Array.from(pairs, ([, gain]) => gain),
  };
}
