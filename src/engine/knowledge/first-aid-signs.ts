import type { RedFlagCode } from '#contract/vocabulary.ts';
import { findRedFlag } from './red-flags.ts';
import type { SignAid } from './sign.ts';

type Order = { readonly why: string; readonly signs: readonly RedFlagCode[] };

/**
 * All danger signs, the most deadly first: by how soon someone dies or is harmed for good without help, and within a
 * tier in the order of the ABC of Basic Emergency Care (airway, breathing, circulation, brain). The order of the tiers
 * follows WHO/ICRC Basic Emergency Care and the triage tool; the places inside a tier are ours. Not reviewed by a
 * clinician.
 */
const order: readonly Order[] = [
  {
    why: 'No breath or no heartbeat: the brain dies within minutes.',
    signs: ['electrical_injury', 'unresponsive_or_not_breathing', 'choking', 'drowning'],
  },
  {
    why: 'The airway is closing, or blood is being lost fast: minutes.',
    signs: ['anaphylaxis', 'airway_swelling_or_stridor', 'severe_bleeding'],
  },
  {
    why: 'Breathing fails, poison works on, or the blood pressure falls: minutes to an hour.',
    signs: [
      'breathing_difficulty',
      'child_breathing_distress',
      'poisoning',
      'coughing_blood_heavy',
      'shock_signs',
      'major_trauma',
      'heavy_vaginal_bleeding',
      'postpartum_danger_signs',
      'pregnancy_bleeding_or_severe_pain',
      'labour_or_waters_broken',
      'ectopic_pregnancy_signs',
      'heat_stroke',
      'hypoglycemia',
    ],
  },
  {
    why: 'Heart or brain is being destroyed: every quarter of an hour counts.',
    signs: [
      'chest_pain_severe',
      'stroke_signs',
      'seizure',
      'altered_consciousness',
      'preeclampsia_signs',
      'head_injury_danger_signs',
      'thunderclap_headache',
      'vomiting_blood',
      'black_or_bloody_stool',
      'snake_bite',
    ],
  },
  {
    why: 'An infection or a loss of water that kills within hours, and fastest in the youngest.',
    signs: [
      'newborn_danger_signs',
      'infant_fever_under_3_months',
      'child_danger_signs',
      'meningitis_signs',
      'sepsis_signs',
      'fever_with_purple_rash',
      'fever_immunosuppressed',
      'hyperglycemia_crisis',
      'severe_dehydration',
      'dengue_warning_signs',
      'hfmd_severe_signs',
      'rabies_or_tetanus_symptoms',
      'multiple_stings',
    ],
  },
  {
    why: 'Somebody may die by a hand: their own or another’s.',
    signs: ['assault_or_abuse', 'suicide_risk', 'acute_psychosis_or_violence'],
  },
  {
    why: 'A limb, an eye, the bowel, the child or a nerve is lost within hours.',
    signs: [
      'severe_burn',
      'eye_chemical_or_penetrating_injury',
      'severe_abdominal_pain',
      'cold_painful_limb',
      'hypertensive_crisis',
      'reduced_fetal_movement',
      'swallowed_dangerous_object',
      'acute_limb_weakness',
      'acute_testicular_pain',
      'cauda_equina_signs',
      'sudden_vision_loss',
      'acute_painful_red_eye',
      'spreading_skin_infection',
      'severe_drug_rash',
      'fracture_or_dislocation',
      'urinary_retention',
    ],
  },
  {
    why: 'To be seen within a day.',
    signs: [
      'fainting',
      'rabies_exposure',
      'hiv_exposure_recent',
      'leg_clot_signs',
      'pregnancy_fever_or_vomiting',
      'headache_warning_signs',
      'prolonged_fever',
      'sudden_hearing_loss',
    ],
  },
  { why: 'To be seen within weeks.', signs: ['breast_lump_or_change', 'cancer_alarm_symptoms'] },
];

export type Tier = { readonly why: string; readonly signs: Readonly<Record<string, SignAid>> };

/** The same, each sign with the first aid that it asks for. */
export const tiers: readonly Tier[] = order.map(({ why, signs }) => ({
  why,
  signs: Object.fromEntries(signs.map((code) => [code, findRedFlag(code)?.aid ?? { decisive: [] }])),
}));
