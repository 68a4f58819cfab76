import type { RedFlagCode } from '#contract/vocabulary.ts';

type OwnMatter = {
  /** What such a hospital is there for. */
  readonly main: readonly RedFlagCode[];
  /** What often comes with it, and takes nobody elsewhere. */
  readonly beside?: readonly RedFlagCode[];
};

/**
 * The emergencies that a hospital devoted to one specialty takes, by that specialty. One that is not here (teeth, skin,
 * traditional medicine, rehabilitation …) takes none. Ours, not reviewed.
 */
const matters: Readonly<Record<string, OwnMatter>> = {
  cardiology: { main: ['chest_pain_severe'], beside: ['fainting', 'hypertensive_crisis', 'breathing_difficulty'] },
  obstetrics: {
    main: [
      'pregnancy_bleeding_or_severe_pain',
      'preeclampsia_signs',
      'ectopic_pregnancy_signs',
      'reduced_fetal_movement',
      'labour_or_waters_broken',
      'postpartum_danger_signs',
      'heavy_vaginal_bleeding',
      'pregnancy_fever_or_vomiting',
    ],
    beside: ['severe_bleeding', 'shock_signs', 'severe_abdominal_pain', 'fainting', 'hypertensive_crisis', 'seizure'],
  },
  stroke: { main: ['stroke_signs'], beside: ['thunderclap_headache', 'hypertensive_crisis', 'altered_consciousness'] },
  ophthalmology: { main: ['eye_chemical_or_penetrating_injury', 'sudden_vision_loss', 'acute_painful_red_eye'] },
  psychiatry: { main: ['acute_psychosis_or_violence', 'suicide_risk'] },
  oncology: { main: ['fever_immunosuppressed'], beside: ['sepsis_signs'] },
  hematology: { main: ['fever_immunosuppressed'], beside: ['sepsis_signs'] },
  pulmonology: { main: ['coughing_blood_heavy'], beside: ['breathing_difficulty'] },
  infectious_disease: {
    main: [
      'dengue_warning_signs',
      'meningitis_signs',
      'fever_with_purple_rash',
      'rabies_or_tetanus_symptoms',
      'sepsis_signs',
    ],
    beside: ['altered_consciousness', 'severe_dehydration', 'shock_signs', 'severe_abdominal_pain'],
  },
  burns: { main: ['severe_burn'], beside: ['electrical_injury'] },
  orthopedics: { main: ['fracture_or_dislocation'] },
  general_surgery: {
    main: ['major_trauma', 'head_injury_danger_signs', 'severe_abdominal_pain', 'fracture_or_dislocation'],
    beside: ['severe_bleeding', 'shock_signs', 'altered_consciousness', 'cauda_equina_signs', 'cold_painful_limb'],
  },
  urology: { main: ['acute_testicular_pain', 'urinary_retention'] },
  endocrinology: { main: ['hyperglycemia_crisis', 'hypoglycemia'] },
};

type Signs = ReadonlySet<string>;

export const ownMatters: Readonly<Record<string, { readonly main: Signs; readonly taken: Signs }>> = Object.fromEntries(
  Object.entries(matters).map(([specialty, { main, beside = [] }]) => [
    specialty,
    { main: new Set(main), taken: new Set([...main, ...beside]) },
  ]),
);

export const obstetricSigns: Signs = new Set(matters.obstetrics?.main);
