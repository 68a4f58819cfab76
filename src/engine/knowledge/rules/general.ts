/** Rules about no one part: age, course and signs that grow over weeks, one a line; `readRules` says how to read them. */
export const generalNear = `
  cancer_alarm_symptoms.lostweight-noappet: LOSTWEIGHT NOAPPET within 12 -> cancer_alarm_symptoms urgent (NG12) not giảm cân chủ động | ăn kiêng
  breast.blood: BREASTW BLOOD within 5 -> breast_lump_or_change urgent (NG12) not xét nghiệm
  breast.lump: BREASTW LUMPW within 8 -> breast_lump_or_change urgent (NG12) not đau ngực | tức ngực
  breast.drawn: BREASTW DRAWN_IN within 5 if new -> breast_lump_or_change urgent (NG12) not bẩm sinh | cho con bú | cho bú
`;

export const generalTogether = `
  weight_loss_cancer: weight_loss -> cancer_alarm_symptoms urgent (NG12) to general_internal oncology endocrinology
  elderly_multi: any_symptom any age>=75&dizziness&duration<=7 age>=75&vomiting&duration<=7 age>=75&diarrhea&duration<=7 age>=75&fatigue&duration<=3 age>=75&fever age>=75&dyspnea -> - urgent (NG253 IITT)
  moderate_frail: sev=moderate acute any_symptom any age<5 age>=65 pregnant_now conditions>=3 -> - urgent (OURS)
  blood_stool_50: bloody_stool age>=50 -> cancer_alarm_symptoms urgent (NG12)
  cancer_dysphagia: swallowing_difficulty any weight_loss worsening duration>=14 -> cancer_alarm_symptoms urgent (NG12)
  cancer_hoarse: hoarseness duration>=21 -> cancer_alarm_symptoms urgent (NG12)
  cancer_nodes: lymph_nodes|lump_general|thyroid_lump worsening|duration>=21&weight_loss|GROW -> cancer_alarm_symptoms urgent (NG12)
  cancer_haematuria: hematuria -> cancer_alarm_symptoms urgent (NG12)
  cancer_bleed_meno: postmenopausal vaginal_bleeding|SPOTTING -> cancer_alarm_symptoms urgent (NG12)
  cancer_bowel: bloody_stool weight_loss|constipation|diarrhea|BOWEL_CHANGE -> cancer_alarm_symptoms urgent (NG12)
  infant_any: any_symptom if months<12 -> - urgent (NG143)
  elder_any: any_symptom acute age>=75 -> - urgent (NG253)
  conditions_many: any_symptom acute conditions>=3 -> - urgent (NG253)
  admission_symptom: any_symptom need=admission unless scheduled -> - urgent (OURS)
  immuno_acute: immunosuppressed any_symptom acute -> - urgent (NEUTRO)
  worsening_acute: worsening any_symptom acute -> - urgent (OURS)
  severe_words: severe_word any_symptom unless chronic -> - urgent (OURS)
  distress_words: DISTRESS any_symptom unless chronic -> - urgent (OURS)
  back_fever: back_pain fever -> - urgent (CES)
  back_cancer: back_pain weight_loss|immunosuppressed -> - urgent (CES)
  trunggio_alone: trung_gio -> - urgent (TRUNGGIO)
  mastitis: BREASTFEEDING fever -> - urgent (OURS)
  alarm_abrupt: ABRUPT|MIDST PALE|CLAMMY|CANT_STAND|LIMP|COLD_BODY|CANT_SPEAK acute unless chronic limb_injury DOWN joint_pain back_pain -> shock_signs (OURS IITT)
  alarm_old: PALE|CLAMMY|COLD_BODY|LIMP|CYANOSED acute age>=65 unless chronic -> shock_signs (OURS NG253)
  alarm_ill: PALE|CLAMMY|COLD_BODY|LIMP|HARD_BREATH diabetes|heart_disease|cirrhosis|immunosuppressed|pregnant_now|postpartum_now acute unless chronic -> shock_signs (OURS IITT)
  alarm_with: PALE|CLAMMY|COLD_BODY|LIMP vomiting|dizziness|SIGHT_DARK|chest_pain|abdominal_pain|headache|palpitations|severe_word|BLOOD acute unless chronic -> shock_signs (OURS IITT)
  odd_side: ONE_SIDED|HALF_FACE ODD acute unless limb_injury DOWN if age>=40 -> stroke_signs (NG128 BEFAST)
  odd_face: HALF_FACE ODD|NO_FEELING|NO_POWER acute unless toothache facial_swelling_dental -> stroke_signs (NG128 BEFAST)
  odd_sudden: ABRUPT|MIDST ODD acute unless limb_injury DOWN if age>=45 -> stroke_signs (NG128 BEFAST)
  elder_poorly: fatigue loss_of_appetite|cough|fever acute age>=65 -> - urgent (NG253)
`;
