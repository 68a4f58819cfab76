import type { CapabilityCode, RedFlagCode } from '#contract/vocabulary.ts';

/** What a sign needs beyond an emergency department, and how much farther than the nearest one may go for it. */
export type Need = {
  readonly capability: CapabilityCode;
  readonly fartherKmMax: number;
  /** A medicine that is there on one day and not on another. */
  readonly mayRunOut?: true;
};

type TimeCritical = {
  readonly signs: readonly RedFlagCode[];
  /** The most wanted first. */
  readonly needs: readonly Need[];
  /** In a child the same sign is another illness. */
  readonly adultsOnly?: true;
  /** Keys of `sources`. */
  readonly source: string;
};

/**
 * That the capability matters follows the sources; the kilometres (a straight line) are ours and not reviewed: about what
 * an ambulance needs a quarter of an hour for, a little more where a whole list tells who can and who can't. Only a
 * capability that is checked or listed sends anyone so far.
 */
export const timeCritical: readonly TimeCritical[] = [
  {
    signs: ['stroke_signs'],
    needs: [
      { capability: 'stroke_thrombectomy', fartherKmMax: 10 },
      { capability: 'stroke_thrombolysis', fartherKmMax: 20 },
    ],
    adultsOnly: true,
    source: 'NG128 VN_STROKE OURS',
  },
  {
    signs: ['chest_pain_severe'],
    needs: [{ capability: 'pci', fartherKmMax: 15 }],
    adultsOnly: true,
    source: 'CG95 OURS',
  },
  {
    signs: ['snake_bite'],
    needs: [{ capability: 'antivenom', fartherKmMax: 15, mayRunOut: true }],
    source: 'SNAKE OURS',
  },
  {
    signs: ['poisoning'],
    needs: [{ capability: 'poison_control', fartherKmMax: 10 }],
    source: 'POISON OURS',
  },
  {
    signs: ['severe_burn'],
    needs: [{ capability: 'burns', fartherKmMax: 15 }],
    source: 'BURNS OURS',
  },
  {
    signs: ['head_injury_danger_signs', 'thunderclap_headache'],
    needs: [{ capability: 'ct_24h', fartherKmMax: 10 }],
    source: 'NG232 CG150 OURS',
  },
  {
    signs: ['eye_chemical_or_penetrating_injury', 'sudden_vision_loss', 'acute_painful_red_eye'],
    needs: [{ capability: 'eye_emergency', fartherKmMax: 15 }],
    source: 'AOMS_EYE GLAUCOMA OURS',
  },
  {
    signs: ['newborn_danger_signs', 'infant_fever_under_3_months'],
    needs: [{ capability: 'nicu', fartherKmMax: 15 }],
    source: 'IMCI_YI NG143 OURS',
  },
  {
    signs: ['rabies_exposure'],
    needs: [{ capability: 'rabies_pep', fartherKmMax: 15, mayRunOut: true }],
    source: 'RABIES OURS',
  },
  {
    signs: ['acute_psychosis_or_violence', 'suicide_risk'],
    needs: [{ capability: 'psychiatry_inpatient', fartherKmMax: 10 }],
    source: 'MHGAP OURS',
  },
];

/** With one of these minutes count, whatever else there is: the nearest emergency department, which transfers if need be. */
export const nearestAlways: ReadonlyMap<string, string> = new Map<RedFlagCode, string>([
  ['unresponsive_or_not_breathing', 'IITT ILCOR'],
  ['breathing_difficulty', 'IITT'],
  ['child_breathing_distress', 'IMCI NG143'],
  ['choking', 'IITT ILCOR'],
  ['airway_swelling_or_stridor', 'IITT'],
  ['anaphylaxis', 'WAO VN_ANA'],
  ['drowning', 'IITT ILCOR'],
  ['severe_bleeding', 'IITT'],
  ['coughing_blood_heavy', 'IITT'],
  ['vomiting_blood', 'IITT CG141'],
  ['shock_signs', 'IITT'],
  ['seizure', 'IITT'],
  ['major_trauma', 'IITT TRAUMA'],
]);

/** Only a house with a surgeon for it and the pictures that he needs saves what is lost: a small one loses hours. */
export const largeHouseOnly: ReadonlyMap<string, string> = new Map<RedFlagCode, string>([
  ['cauda_equina_signs', 'CES OURS'],
]);

/** What a drip, sugar, oxygen or a catheter begins to mend, which the centre of every district has. Ours, not reviewed. */
export const begunInDistrict: ReadonlySet<string> = new Set<RedFlagCode>([
  'severe_dehydration',
  'hypoglycemia',
  'heat_stroke',
  'fainting',
  'hypertensive_crisis',
  'multiple_stings',
  'urinary_retention',
  'child_danger_signs',
]);

/** What the patient needs, in the order of the table. */
export function needsOf(signs: readonly string[], isChild: boolean): Need[] {
  if (signs.some((sign) => nearestAlways.has(sign))) return [];
  // Slurred speech and drooping lids after a bite are the venom's.
  if (signs.includes('snake_bite') && signs.length > 1) return needsOf(['snake_bite'], isChild);
  return timeCritical
    .filter((row) => !(isChild && row.adultsOnly) && row.signs.some((sign) => signs.includes(sign)))
    .flatMap(({ needs }) => needs);
}
