/**
 * Specialties that share the same patients. Evidence for one speaks for its kin, so families compete first and the
 * best of each is named: three names then cover three explanations, not one in three spellings.
 */
const families: readonly (readonly string[])[] = [
  ['gastroenterology', 'hepatology', 'colorectal_surgery', 'hepatobiliary_surgery', 'general_surgery'],
  ['cardiology', 'cardiac_surgery', 'vascular_surgery'],
  ['rheumatology', 'orthopedics', 'spine', 'rehabilitation'],
  ['neurology', 'stroke', 'neurosurgery'],
  ['nephrology', 'urology', 'andrology'],
  ['obstetrics', 'gynecology', 'reproductive_medicine'],
  ['pulmonology', 'tuberculosis'],
  ['dermatology', 'allergy_immunology'],
  ['psychiatry', 'psychology', 'child_psychiatry'],
  ['oncology', 'radiation_oncology', 'palliative_care', 'breast'],
  ['dentistry', 'oral_maxillofacial_surgery'],
  ['pediatrics', 'neonatology', 'pediatric_surgery'],
  ['infectious_disease', 'preventive_medicine'],
  ['toxicology', 'intensive_care', 'emergency'],
  ['endocrinology', 'nutrition'],
  ['general_internal', 'family_medicine', 'health_checkup', 'geriatrics'],
];

const familyOf = new Map(families.flatMap((codes) => codes.map((code) => [code, codes[0] ?? code] as const)));

/** Who else often turns out to be the right door, by code or by family; ours, not reviewed. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  gastroenterology: ['gynecology', 'urology'],
  cardiology: ['pulmonology', 'neurology'],
  rheumatology: ['neurology', 'dermatology'],
  neurology: ['cardiology', 'ent'],
  nephrology: ['gynecology', 'endocrinology'],
  obstetrics: ['endocrinology', 'urology'],
  pulmonology: ['cardiology', 'ent'],
  dermatology: ['infectious_disease', 'rheumatology'],
  psychiatry: ['neurology', 'endocrinology'],
  oncology: ['general_surgery', 'endocrinology'],
  dentistry: ['ent'],
  pediatrics: ['infectious_disease', 'nutrition'],
  infectious_disease: ['pulmonology', 'gastroenterology'],
  endocrinology: ['cardiology', 'gynecology'],
  ophthalmology: ['neurology', 'endocrinology'],
  ent: ['pulmonology', 'neurology'],
  hematology: ['oncology', 'infectious_disease'],
  andrology: ['general_surgery', 'endocrinology'],
};

/** Specialties next to one that stands alone, so that a family has somewhere to turn if the first door is the wrong one. */
export function neighboursOf(code: string): readonly string[] {
  return neighbours[code] ?? neighbours[familyOf.get(code) ?? code] ?? [];
}

export type Ranked = { readonly code: string; readonly score: number };

/** How much of the evidence for kin counts for the family. */
const kinShare = 0.6;

/** The best code of each family, the family with the most evidence first. */
export function rankFamilies(scores: ReadonlyMap<string, number>): Ranked[] {
  const totals = new Map<string, { score: number; code: string; best: number }>();
  for (const [code, score] of scores) {
    const family = familyOf.get(code) ?? code;
    const total = totals.get(family) ?? { score: 0, code, best: 0 };
    total.score += score;
    if (score > total.best) {
      total.best = score;
      total.code = code;
    }
    totals.set(family, total);
  }
  return [...totals.values()]
    .map(({ code, score, best }) => ({ code, score: best + kinShare * (score - best) }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}
