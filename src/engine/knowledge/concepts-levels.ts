/** Symptoms that are urgent by themselves. Draft levels, not reviewed. */
export const urgentSymptoms: readonly string[] = [
  ...`chest_unease chills hemoptysis dyspnea wheeze chest_pain low_bp weight_loss weakness_limb lower_abdominal_pain right_lower_pain
  bloody_stool swallowing_difficulty jaundice hematuria flank_pain thirst_polyuria wound burn_minor urticaria mole_change
  floaters facial_swelling_dental vaginal_bleeding testicular_lump child_poor_feeding child_diarrhea child_vomiting
  child_rash newborn_jaundice umbilical_problem post_vaccine_reaction panic_attack hallucination drug_use anemia_symptom
  bruising leg_ulcer pressure_sore fall_elderly dizzy_elderly_gait swallow_choke_elderly food_poisoning_mild shingles
  gout_attack urethral_pus foreign_body_ear_nose head_bump_minor heat_exhaustion postpartum_low_mood face_swelling presyncope`.split(
    /\s+/,
  ),
];

/** Of those, the ones that a long, unchanging course never makes routine. Source: NICE NG12 and urgency rules, draft. */
export const neverRoutineSymptoms: ReadonlySet<string> = new Set(
  `hemoptysis hematuria jaundice weight_loss swallowing_difficulty dyspnea weakness_limb vaginal_bleeding testicular_lump
  mole_change bloody_stool`.split(/\s+/),
);

/** Illnesses that someone who once had them still has: "tiền sử suy tim" makes a new breathlessness no less grave. */
export const lastingIllnesses: readonly string[] =
  'heart_disease diabetes SUGAR_ILL KIDNEY_ILL LUNG_ILL cirrhosis TRANSPLANT anticoagulant THYROID_ILL'.split(' ');

/** Requests and circumstances that are no complaint of the body. */
export const administrative: ReadonlySet<string> = new Set(
  `vaccination_need checkup_general certificate imaging_need lab_need second_opinion_need home_care_need medication_question
  travel_health wellness chronic_disease_refill post_op_check infertility pregnancy_checkup hepatitis_b_carrier high_bp
  high_sugar snoring child_delay child_growth memory_child_exam acne hair_loss erectile_problem`.split(/\s+/),
);
