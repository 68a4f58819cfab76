import type { Facts } from '../finding.ts';

/**
 * Which danger signs to ask about when the words alone do not tell: by age, pregnancy and how new it is, the commonest
 * emergencies first. Ours, not reviewed by a clinician; after the order of the WHO triage tool and of IMCI.
 */
const adult =
  'shock_signs chest_pain_severe breathing_difficulty stroke_signs altered_consciousness severe_bleeding severe_abdominal_pain';
const old =
  'shock_signs stroke_signs altered_consciousness breathing_difficulty chest_pain_severe black_or_bloody_stool severe_abdominal_pain';
const young =
  'severe_abdominal_pain shock_signs breathing_difficulty altered_consciousness suicide_risk poisoning seizure';
const child = 'child_danger_signs child_breathing_distress poisoning choking seizure severe_burn severe_dehydration';
const schoolChild =
  'altered_consciousness breathing_difficulty dengue_warning_signs meningitis_signs severe_abdominal_pain seizure head_injury_danger_signs';
const infant =
  'newborn_danger_signs infant_fever_under_3_months child_danger_signs child_breathing_distress shock_signs seizure';
const youngMan =
  'acute_testicular_pain altered_consciousness breathing_difficulty severe_abdominal_pain shock_signs major_trauma meningitis_signs';
const mother =
  'pregnancy_bleeding_or_severe_pain preeclampsia_signs labour_or_waters_broken reduced_fetal_movement breathing_difficulty seizure';
const afterBirth = 'postpartum_danger_signs preeclampsia_signs severe_bleeding breathing_difficulty suicide_risk';

const infantYears = 1;
const smallYears = 5;
const childYears = 12;
const youngYears = 30;
const oldYears = 60;

const firstScore = 1.4;
const step = 0.14;

/** The prior weight of each sign for such a patient, falling from the first to the last. */
export function likelyFlags({
  ageYears,
  sex,
  ageMonths,
  isChild,
  isElder,
  pregnant,
  postpartum,
  durationDays = 0,
}: Facts): ReadonlyMap<string, number> {
  const list = pregnant
    ? mother
    : postpartum
      ? afterBirth
      : ageYears === undefined
        ? byWords(isChild, isElder, ageMonths)
        : byAge(ageYears, sex);
  return falling(durationDays >= feverDaysMin && durationDays <= feverDaysMax ? withFever(list) : list);
}

/** The days on which a fever, told or not, is likeliest dengue. */
const feverDaysMin = 3;
const feverDaysMax = 10;

function withFever(list: string): string {
  const [first = '', second = '', ...rest] = list.split(' ');
  return [...new Set([first, second, 'dengue_warning_signs', 'prolonged_fever', ...rest])].join(' ');
}

/** By list; each is taken apart once. */
const weights = new Map<string, ReadonlyMap<string, number>>();

function falling(list: string): ReadonlyMap<string, number> {
  let known = weights.get(list);
  if (!known) {
    known = new Map(list.split(' ').map((code, rank) => [code, firstScore - rank * step]));
    weights.set(list, known);
  }
  return known;
}

function byWords(isChild: boolean, isElder: boolean, ageMonths: number | undefined): string {
  if (ageMonths !== undefined && ageMonths < 12) return infant;
  if (isChild) return child;
  return isElder ? old : adult;
}

function byAge(years: number, sex: Facts['sex']): string {
  if (years < infantYears) return infant;
  if (years <= smallYears) return child;
  if (years <= childYears) return schoolChild;
  if (years < youngYears) return sex === 'male' ? youngMan : young;
  return years >= oldYears ? old : adult;
}

/** Signs that the words seldom mean at some ages: asked about less readily there. Ours, not reviewed. */
const seldom: Readonly<Record<string, { readonly fromYears?: number; readonly toYears?: number }>> = {
  stroke_signs: { fromYears: 40 },
  chest_pain_severe: { fromYears: 30 },
  hypertensive_crisis: { fromYears: 30 },
  urinary_retention: { fromYears: 40 },
  cauda_equina_signs: { fromYears: 20 },
  black_or_bloody_stool: { fromYears: 20 },
  cancer_alarm_symptoms: { fromYears: 40 },
  sudden_vision_loss: { fromYears: 30 },
  leg_clot_signs: { fromYears: 20 },
  suicide_risk: { fromYears: 10 },
  acute_psychosis_or_violence: { fromYears: 12 },
  acute_testicular_pain: { toYears: 30 },
  choking: { toYears: 10 },
  swallowed_dangerous_object: { toYears: 10 },
  drowning: { toYears: 20 },
};
const seldomTrust = 0.5;

/** How readily words that point to a sign are believed of someone of that age. */
export function trustAt(code: string, years: number | undefined): number {
  const { fromYears = 0, toYears = Number.POSITIVE_INFINITY } = seldom[code] ?? {};
  return years === undefined || (years >= fromYears && years <= toYears) ? 1 : seldomTrust;
}

/** Signs that are the grave form of a symptom: where that is denied, there is nothing to ask. */
export const graveForms: Readonly<Record<string, string>> = {
  severe_abdominal_pain: 'abdominal_pain',
  chest_pain_severe: 'chest_pain',
  breathing_difficulty: 'dyspnea',
  child_breathing_distress: 'dyspnea',
  thunderclap_headache: 'headache',
  headache_warning_signs: 'headache',
  dengue_warning_signs: 'fever',
  prolonged_fever: 'fever',
  infant_fever_under_3_months: 'fever',
  fever_immunosuppressed: 'fever',
  vomiting_blood: 'vomiting',
  coughing_blood_heavy: 'cough',
  fainting: 'syncope',
};

/** Notions that say where, when or who: rules need them beside others, and alone they point to nothing. */
export const tellNothingAlone: ReadonlySet<string> = new Set(
  'ONE_SIDED FACE_BITE INTO RECENT SUDDEN SUDDENW ABRUPT SHUT_ROOM NOCONTROL ABUSER INTENT THINK OLDAGE CHILDW NONSTOP MORE'.split(
    ' ',
  ),
);

/** What a word is about, and the danger signs worth asking about then, the likeliest first. Ours, not reviewed. */
export const topics: readonly (readonly [concepts: string, flags: string])[] = [
  [
    'HEAD headache HEADACHE_PART',
    'thunderclap_headache headache_warning_signs meningitis_signs stroke_signs head_injury_danger_signs',
  ],
  [
    'EYE_PART red_eye blurred_vision',
    'sudden_vision_loss acute_painful_red_eye eye_chemical_or_penetrating_injury stroke_signs',
  ],
  ['EAR_PART tinnitus hearing_loss ear_pain', 'sudden_hearing_loss stroke_signs'],
  ['FACE SPEAK', 'stroke_signs anaphylaxis airway_swelling_or_stridor'],
  [
    'THROAT sore_throat swallowing_difficulty',
    'airway_swelling_or_stridor choking swallowed_dangerous_object anaphylaxis',
  ],
  ['BREAST_BONE CHEST palpitations ARMJAW', 'chest_pain_severe breathing_difficulty fainting'],
  ['BREATHE cough wheeze dyspnea', 'breathing_difficulty child_breathing_distress coughing_blood_heavy choking'],
  ['BELLY abdominal_pain', 'severe_abdominal_pain black_or_bloody_stool vomiting_blood ectopic_pregnancy_signs'],
  [
    'VOMIT vomiting',
    'severe_abdominal_pain thunderclap_headache severe_dehydration vomiting_blood head_injury_danger_signs acute_testicular_pain hyperglycemia_crisis',
  ],
  ['STOOL STOOLS diarrhea', 'black_or_bloody_stool severe_dehydration'],
  ['URINE BLADDER dysuria', 'urinary_retention cancer_alarm_symptoms cauda_equina_signs'],
  ['BACK_PART back_pain', 'cauda_equina_signs acute_limb_weakness severe_abdominal_pain'],
  ['LIMB LIMB_PART', 'stroke_signs fracture_or_dislocation acute_limb_weakness cold_painful_limb'],
  ['LEG_PART', 'leg_clot_signs snake_bite cold_painful_limb rabies_exposure'],
  ['FOOT', 'snake_bite fracture_or_dislocation cold_painful_limb'],
  ['SWOLLEN', 'leg_clot_signs snake_bite anaphylaxis spreading_skin_infection'],
  [
    'rash itching urticaria skin_lesion',
    'anaphylaxis fever_with_purple_rash severe_drug_rash spreading_skin_infection',
  ],
  [
    'fever HOT_BODY TEMPERATURE',
    'dengue_warning_signs fever_immunosuppressed meningitis_signs sepsis_signs prolonged_fever fever_with_purple_rash',
  ],
  ['BLOOD SPOTTING', 'severe_bleeding ectopic_pregnancy_signs pregnancy_bleeding_or_severe_pain cancer_alarm_symptoms'],
  ['dizziness presyncope fatigue', 'fainting stroke_signs shock_signs ectopic_pregnancy_signs black_or_bloody_stool'],
  ['CAME_TO', 'fainting seizure stroke_signs'],
  [
    'missed_period menstrual_irregular',
    'ectopic_pregnancy_signs heavy_vaginal_bleeding pregnancy_bleeding_or_severe_pain',
  ],
  ['DOWN limb_injury wound', 'head_injury_danger_signs major_trauma fracture_or_dislocation severe_bleeding'],
  ['BITE WASHED', 'rabies_exposure snake_bite multiple_stings'],
  ['SWALLOW JUST_TOOK', 'poisoning swallowed_dangerous_object anaphylaxis severe_drug_rash'],
  ['SUGAR_ILL diabetes high_sugar thirst_polyuria', 'hypoglycemia hyperglycemia_crisis'],
  ['low_mood anxiety insomnia LIFE', 'suicide_risk acute_psychosis_or_violence'],
  ['hallucination UNREAL', 'acute_psychosis_or_violence suicide_risk'],
  ['lump_general lymph_nodes FELT', 'breast_lump_or_change cancer_alarm_symptoms'],
  ['weight_loss night_sweats loss_of_appetite WEIGHT', 'cancer_alarm_symptoms hyperglycemia_crisis'],
  ['UNSAFE_SEX HIV_W', 'hiv_exposure_recent assault_or_abuse'],
  ['immunosuppressed CANCER_CARE', 'fever_immunosuppressed sepsis_signs'],
  ['recent_surgery CAST post_op_check', 'leg_clot_signs sepsis_signs severe_bleeding'],
  ['high_bp', 'hypertensive_crisis stroke_signs chest_pain_severe'],
  ['jaundice', 'sepsis_signs newborn_danger_signs altered_consciousness'],
  ['startling JERK tremor', 'hfmd_severe_signs seizure child_danger_signs'],
  ['hfmd_context child_rash', 'hfmd_severe_signs fever_with_purple_rash'],
  ['TESTIS', 'acute_testicular_pain'],
  ['GAIT', 'stroke_signs fainting acute_limb_weakness'],
  ['CHILDW FEED', 'child_danger_signs child_breathing_distress severe_dehydration'],
  ['HOT_STUFF SCALD BURN BLAST', 'severe_burn'],
  ['IN_WATER UNDER', 'drowning'],
  ['ELECTRIC', 'electrical_injury'],
  ['GAS_SMOKE COGAS TOXIC POISON', 'poisoning eye_chemical_or_penetrating_injury severe_burn'],
  ['VEHICLE HIT_BY CRUSH HEIGHT', 'major_trauma fracture_or_dislocation head_injury_danger_signs severe_bleeding'],
  ['BLADE', 'severe_bleeding major_trauma'],
  ['BEE MANY_STINGS', 'multiple_stings anaphylaxis'],
  ['FANG SNAKEW', 'snake_bite'],
  ['WOMB VAGINA GUSH', 'pregnancy_bleeding_or_severe_pain labour_or_waters_broken heavy_vaginal_bleeding'],
  ['LOW_BELLY TIGHT', 'urinary_retention severe_abdominal_pain ectopic_pregnancy_signs'],
  ['petechiae PURPLE', 'fever_with_purple_rash'],
  ['BLISTER DRUG', 'severe_drug_rash anaphylaxis'],
  ['BURDEN FAREWELL', 'suicide_risk'],
  ['WEAPON KILL', 'acute_psychosis_or_violence suicide_risk'],
  ['postmenopausal', 'cancer_alarm_symptoms'],
  ['OBJECT', 'swallowed_dangerous_object choking'],
  ['chills SHAKY', 'sepsis_signs hypoglycemia'],
  ['stiff_neck photophobia neck_pain', 'meningitis_signs'],
  ['anticoagulant', 'severe_bleeding head_injury_danger_signs'],
  ['COLDW COLD_BODY', 'shock_signs cold_painful_limb'],
  ['CALLED NO_ANSWER', 'unresponsive_or_not_breathing altered_consciousness'],
  ['PALE COLLAPSE CLAMMY', 'shock_signs fainting chest_pain_severe'],
  ['TAR', 'black_or_bloody_stool vomiting_blood'],
  ['BABY NEWBORN', 'newborn_danger_signs infant_fever_under_3_months'],
  ['LOCKED NAIL', 'rabies_or_tetanus_symptoms'],
  ['CHOKE_W', 'choking airway_swelling_or_stridor'],
  ['hemoptysis', 'coughing_blood_heavy breathing_difficulty'],
  ['lower_abdominal_pain right_lower_pain flank_pain', 'severe_abdominal_pain ectopic_pregnancy_signs sepsis_signs'],
  ['gout_attack joint_pain', 'spreading_skin_infection fracture_or_dislocation'],
  ['toothache facial_swelling_dental MOUTH_SMALL', 'airway_swelling_or_stridor spreading_skin_infection'],
  ['PAINWORD', 'severe_abdominal_pain chest_pain_severe spreading_skin_infection urinary_retention'],
  ['cirrhosis', 'vomiting_blood altered_consciousness black_or_bloody_stool'],
  ['heart_disease', 'chest_pain_severe breathing_difficulty fainting stroke_signs'],
  ['LUNG_ILL PUFFER', 'breathing_difficulty'],
  ['EPILEPSY ATTACKS', 'seizure'],
  [
    'alcohol_problem ALCOHOL_TAKEN QUIT_DRINK',
    'altered_consciousness vomiting_blood poisoning unresponsive_or_not_breathing',
  ],
  ['GOT_HIGH drug_use', 'poisoning acute_psychosis_or_violence unresponsive_or_not_breathing'],
  ['LOSS HOPELESS SELF_HURT ENDS_IT LETTERS', 'suicide_risk'],
  ['RAVES RUNS_WILD', 'acute_psychosis_or_violence'],
  ['EXERTION exertion', 'fainting chest_pain_severe'],
  ['DROOL SALIVA SPIT', 'airway_swelling_or_stridor swallowed_dangerous_object choking'],
  ['MIDST', 'stroke_signs thunderclap_headache seizure fainting chest_pain_severe'],
  ['LATE_ANSWER UNAWARE', 'fainting seizure'],
  ['SMALL_THING IN_MOUTH', 'choking swallowed_dangerous_object poisoning'],
  ['FAMILY_SICK food_poisoning_mild ATE', 'poisoning severe_dehydration'],
  ['CANT_OPEN SPLASH PIERCE WELDING', 'eye_chemical_or_penetrating_injury acute_painful_red_eye'],
  ['OUTDOORS', 'snake_bite multiple_stings heat_stroke'],
  ['WORKSHOP', 'eye_chemical_or_penetrating_injury electrical_injury major_trauma severe_bleeding'],
  ['trying_or_possible_pregnancy', 'ectopic_pregnancy_signs pregnancy_bleeding_or_severe_pain'],
  ['dengue_context defervescence', 'dengue_warning_signs sepsis_signs'],
  ['HALF_SIGHT SEES_LITTLE CURTAIN', 'sudden_vision_loss'],
];
