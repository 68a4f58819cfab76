import type { FirstAid } from './first-aid.ts';
import type { Wish } from './first-aid-slots.ts';

/** What a sign asks for: `decisive` is what decides and is never left out, `after` what helps besides. */
export type SignAid = {
  readonly decisive: readonly (FirstAid | Wish)[];
  readonly after?: readonly (FirstAid | Wish)[];
  /** Another sign beside which this one adds nothing. */
  readonly unless?: string;
};

export type Tier = { readonly why: string; readonly signs: Readonly<Record<string, SignAid>> };

const breathe = ['compress', 'compressBaby'] as const;
const clear = ['thrusts', 'thrustsPregnant', 'thrustsBaby', 'thrustsAnyone'] as const;

/**
 * All danger signs, the most deadly first: by how soon someone dies or is harmed for good without help, and within a
 * tier in the order of the ABC of Basic Emergency Care (airway, breathing, circulation, brain). The order of the tiers
 * follows WHO/ICRC Basic Emergency Care and the triage tool; the places inside a tier are ours. Not reviewed by a
 * clinician.
 */
export const tiers: readonly Tier[] = [
  {
    why: 'No breath or no heartbeat: the brain dies within minutes.',
    signs: {
      electrical_injury: { decisive: ['cutPower', ...breathe] },
      unresponsive_or_not_breathing: { decisive: [...breathe, 'side'], after: ['nothingYet'] },
      choking: { decisive: clear, after: ['noFinger'] },
      drowning: { decisive: [...breathe, 'drowned'], after: ['side', 'warm'] },
    },
  },
  {
    why: 'The airway is closing, or blood is being lost fast: minutes.',
    signs: {
      anaphylaxis: { decisive: ['allergy', 'legsUp'] },
      airway_swelling_or_stridor: { decisive: ['sit', 'nothing'], after: ['keepCalm'] },
      severe_bleeding: { decisive: ['press'], after: ['legsUp', 'nothing', 'warm'] },
    },
  },
  {
    why: 'Breathing fails, poison works on, or the blood pressure falls: minutes to an hour.',
    signs: {
      breathing_difficulty: { decisive: ['sit'], after: ['inhaler'] },
      child_breathing_distress: { decisive: ['sit'], after: ['keepCalm'] },
      poisoning: { decisive: ['freshAir', 'noVomiting'], after: ['side', 'nothingYet'] },
      coughing_blood_heavy: { decisive: ['sit'], after: ['nothingYet', 'photo'] },
      shock_signs: { decisive: ['legsUp'], after: ['nothingYet', 'warm'] },
      major_trauma: { decisive: ['still', 'press'], after: ['nothing', 'warm', 'side'] },
      heavy_vaginal_bleeding: { decisive: ['legsUp'], after: ['nothing', 'warm'] },
      postpartum_danger_signs: { decisive: ['sayBirth'], after: ['legsUp', 'warm'] },
      pregnancy_bleeding_or_severe_pain: { decisive: ['maternity', 'left'], after: ['nothingYet'] },
      labour_or_waters_broken: { decisive: ['maternity', 'left', 'cord'] },
      ectopic_pregnancy_signs: { decisive: ['maternity', 'nothing'] },
      heat_stroke: { decisive: ['coolBody'], after: ['side', 'nothingYet'] },
      hypoglycemia: { decisive: ['sugar'], after: ['measureSugar'] },
    },
  },
  {
    why: 'Heart or brain is being destroyed: every quarter of an hour counts.',
    signs: {
      chest_pain_severe: { decisive: ['rest'], after: ['bringMedicines'] },
      stroke_signs: { decisive: ['noteTime', 'noPricking'], after: ['side', 'nothing'] },
      seizure: { decisive: ['fit', 'side'], after: ['nothingYet'] },
      altered_consciousness: { decisive: ['side'], after: ['nothingYet', 'measureSugar'] },
      preeclampsia_signs: { decisive: ['maternity', 'left'], after: ['quietRoom'] },
      head_injury_danger_signs: { decisive: ['watchBreath'], after: ['still', 'side', 'nothing'] },
      thunderclap_headache: { decisive: ['rest'], after: ['quietRoom'] },
      vomiting_blood: { decisive: ['vomits', 'side', 'nothing'], after: ['photo', 'bringMedicines'] },
      black_or_bloody_stool: { decisive: ['nothing'], after: ['rest', 'bringMedicines'] },
      snake_bite: { decisive: ['snake'], after: ['limb', 'rest', 'snakePhoto'] },
    },
  },
  {
    why: 'An infection or a loss of water that kills within hours, and fastest in the youngest.',
    signs: {
      newborn_danger_signs: { decisive: ['feed'], after: ['warm', 'noSun'] },
      infant_fever_under_3_months: { decisive: ['feed'], after: ['noBabyMedicine'] },
      child_danger_signs: { decisive: ['side', 'nothingYet'], after: ['watchBreath'] },
      meningitis_signs: { decisive: ['doNotWait'], after: ['side', 'nothingYet'] },
      sepsis_signs: { decisive: [], after: ['watchBreath', 'bringMedicines'] },
      fever_with_purple_rash: { decisive: ['doNotWait'], after: ['photo'] },
      fever_immunosuppressed: { decisive: ['sayChemo'] },
      hyperglycemia_crisis: { decisive: ['measureSugar'], after: ['water', 'noDoseChange', 'side'] },
      severe_dehydration: { decisive: ['ors'] },
      dengue_warning_signs: { decisive: ['noAspirin'], after: ['sips'] },
      hfmd_severe_signs: { decisive: ['film'], after: ['side'] },
      rabies_or_tetanus_symptoms: { decisive: ['quietRoom', 'nothing'] },
      multiple_stings: { decisive: ['sting'], after: ['watchBreath'] },
    },
  },
  {
    why: 'Somebody may die by a hand: their own or another’s.',
    signs: {
      assault_or_abuse: { decisive: ['safePlace', 'strangled'], after: ['evidence', 'childLine'] },
      suicide_risk: { decisive: ['notAlone'], after: ['childLine'] },
      // To calm an agitated patient is no advice for somebody who hides.
      acute_psychosis_or_violence: { decisive: ['agitated'], after: ['safePlace'], unless: 'assault_or_abuse' },
    },
  },
  {
    why: 'A limb, an eye, the bowel, the child or a nerve is lost within hours.',
    signs: {
      severe_burn: { decisive: ['coolBurn'] },
      eye_chemical_or_penetrating_injury: { decisive: ['rinseEye'] },
      severe_abdominal_pain: { decisive: ['nothing'], after: ['noBellyRub'] },
      cold_painful_limb: { decisive: ['coldLimb'], after: ['limb'] },
      hypertensive_crisis: { decisive: ['pressureAgain'], after: ['rest'] },
      reduced_fetal_movement: { decisive: ['maternity'], after: ['left'] },
      swallowed_dangerous_object: { decisive: ['nothingPushedDown', 'nothing'] },
      acute_limb_weakness: { decisive: ['watchBreath'], after: ['nothingYet'] },
      acute_testicular_pain: { decisive: ['nothing'] },
      cauda_equina_signs: { decisive: ['noPulling'] },
      sudden_vision_loss: { decisive: [], after: ['noEyeDrops'] },
      acute_painful_red_eye: { decisive: ['noEyeDrops'] },
      spreading_skin_infection: { decisive: ['markRedness'] },
      severe_drug_rash: { decisive: ['stopMedicine'] },
      fracture_or_dislocation: { decisive: ['splint'], after: ['limb', 'nothing'] },
      urinary_retention: { decisive: [], after: ['noExtraWater'] },
    },
  },
  {
    why: 'To be seen within a day.',
    signs: {
      fainting: { decisive: ['faintAgain'] },
      rabies_exposure: { decisive: ['washBite', 'rabiesShot'] },
      hiv_exposure_recent: { decisive: ['pep'] },
      leg_clot_signs: { decisive: ['noLegRub'] },
      pregnancy_fever_or_vomiting: { decisive: [], after: ['sips'] },
      headache_warning_signs: { decisive: [] },
      prolonged_fever: { decisive: [], after: ['sips', 'noAspirin', 'paracetamol'] },
      sudden_hearing_loss: { decisive: [] },
    },
  },
  {
    why: 'To be seen within weeks.',
    signs: {
      breast_lump_or_change: { decisive: [] },
      cancer_alarm_symptoms: { decisive: [] },
    },
  },
];
