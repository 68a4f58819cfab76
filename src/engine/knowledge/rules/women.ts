/** Rules about pregnancy, birth and bleeding, one a line; `readRules` says how to read them. */
export const womenNear = `
  pregnancy_bleeding_or_severe_pain.pregw-bloodout: PREGW BLOODOUT within 8 if female -> pregnancy_bleeding_or_severe_pain (MATERNAL IITT WHO_PCPNC VN_OB) not tránh thai | phá thai | nạo hút | xét nghiệm máu | nhóm máu | máu cuống rốn | tiền sử | có phải mang thai | dấu hiệu mang thai
  pregnancy_bleeding_or_severe_pain.pregw-belly-severe: PREGW BELLY SEVERE within 10 if female -> pregnancy_bleeding_or_severe_pain (MATERNAL IITT WHO_PCPNC VN_OB)
  labour_or_waters_broken.pregw-liquid-flow: PREGW LIQUID FLOW within 10 -> labour_or_waters_broken (IITT WHO_PCPNC) not nước mũi | nước mắt | uống nước | mồ hôi | siêu âm | chỉ số ối | đa ối | thiếu ối | ọc sữa | nước tiểu vàng | ói ra
  reduced_fetal_movement.pregw-kick-noless: PREGW KICK NOLESS within 14 -> reduced_fetal_movement (RFM MATERNAL) not chưa tới tuần | 16 tuần | 14 tuần | máy siêu âm | máy đo
  preg.face: FACE_ONLY SWOLLEN UPPER_BELLY within 24 if female -> preeclampsia_signs (NG133)
  preg.still: WOMB STILL within 14 -> reduced_fetal_movement (RFM) not 14 tuần | 15 tuần | 16 tuần | 12 tuần | 10 tuần | 8 tuần
  preg.gush: WOMB GUSH within 16 -> labour_or_waters_broken (WHO_PCPNC) not nước mũi | nước mắt | ói ra nước
  preg.spotting: WOMB SPOTTING within 12 if female -> pregnancy_bleeding_or_severe_pain (MATERNAL) not tránh thai | phá thai | nạo | xét nghiệm | nhóm máu | chân răng | chảy máu cam | chảy máu mũi | thử thai âm
  preg.hard: WOMB HARDBELLY PAINWORD within 14 -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  preg.sparks: WOMB SPARKS HEADACHE_PART within 20 -> preeclampsia_signs (NG133 MATERNAL)
  women.outpour: MENSES OUTPOUR within 10 if new female -> heavy_vaginal_bleeding (IITT) not khí hư | huyết trắng
`;

export const womenTogether = `
  headache_pregnancy: headache pregnant|postpartum any sev=severe blurred_vision severe_word face_swelling num:bp>=140/90 abdominal_pain -> preeclampsia_signs (NG133 MATERNAL) to obstetrics emergency
  preg_abdominal_pain: pregnant abdominal_pain|lower_abdominal any sev=severe severe_word syncope cold_limbs -> pregnancy_bleeding_or_severe_pain (MATERNAL) to obstetrics emergency
  preg_fever: pregnant|postpartum fever -> pregnancy_fever_or_vomiting urgent (MATERNAL) to obstetrics infectious_disease
  preg_breathless: pregnant|postpartum any breathless chest_pain palpitations&sev=severe rf:seizure -> preeclampsia_signs (MATERNAL) to obstetrics cardiology emergency
  preg_movement: pregnant fetal_movement_reduced|rf:reduced_fetal_movement -> reduced_fetal_movement (RFM) to obstetrics emergency
  ectopic: missed_period|trying_or_possible_pregnancy abdominal_pain|lower_abdominal|shoulder_tip|syncope if age>=12 age<=52 female -> ectopic_pregnancy_signs (NG126 VN_OB) to obstetrics gynecology emergency
  postpartum_bleed: postpartum vaginal_bleeding|fever|breathless any sev=severe severe_word fever breathless syncope headache -> postpartum_danger_signs (MATERNAL) to obstetrics emergency
  bp_pregnant: num:bp>=160/110 pregnant_now|postpartum_now -> preeclampsia_signs (NG133)
  bp_pregnant_symptom: num:bp>=140/90 pregnant_now|postpartum_now any headache blurred_vision SPARKS abdominal_pain face_swelling -> preeclampsia_signs (NG133)
  bp_pregnant_alone: num:bp>=140/90 pregnant_now|postpartum_now -> - urgent (NG133)
  severe_pregnant: sev=severe pregnant_now abdominal_pain|lower_abdominal_pain|headache|vaginal_bleeding -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  heavy_bleed_dizzy: menstrual_irregular|vaginal_bleeding any PALE COLLAPSE presyncope dizziness&MUCHBLEED PAD_SOAKED -> heavy_vaginal_bleeding (IITT)
  pad_soaked: PAD_SOAKED if female -> heavy_vaginal_bleeding (IITT)
  pregnant_pain: pregnant_now abdominal_pain|lower_abdominal_pain any severe_word DISTRESS CONTRACT COLLAPSE PALE SPOTTING -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  pregnant_bleed: pregnant_now vaginal_bleeding|VAGINA&BLOOD -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  pregnant_still: pregnant_now STILL -> reduced_fetal_movement (RFM)
  pregnant_spot: pregnant_now SPOT -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  pregnant_head: pregnant_now headache SPARKS|face_swelling|severe_word|SEVERE_PAIN -> preeclampsia_signs (NG133)
  pregnant_sight: pregnant_now SPARKS face_swelling|leg_swelling_both|abdominal_pain -> preeclampsia_signs (NG133)
  pregnant_breath: pregnant_now HARD_BREATH|chest_pain|ON_CHEST -> preeclampsia_signs (MATERNAL)
  pregnant_acute: pregnant_now any_symptom acute|sev=moderate -> - urgent (MATERNAL)
  breast_inflamed: BREAST_HOT acute|postpartum_now -> - urgent (OURS) to breast obstetrics
  pregnant_symptom: pregnant_now vomiting|fever|dysuria|headache|abdominal_pain|diarrhea|dizziness|itching&acute -> - urgent (MATERNAL)
  pregnant_vomit: pregnant_now persistent_vomiting|NO_FEED|fever|dysuria|CANT_EAT -> pregnancy_fever_or_vomiting urgent (MATERNAL)
  postpartum_bad: postpartum_now any fever HARD_BREATH headache&severe_word headache&SPARKS MUCHBLEED chest_pain abdominal_pain&severe_word SEVERE_PAIN&headache PUS COLLAPSE -> postpartum_danger_signs (MATERNAL)
  pregnant_pain_faint: pregnant PAINWORD|abdominal_pain|shoulder_pain COLLAPSE|syncope|presyncope -> pregnancy_bleeding_or_severe_pain (NG126 MATERNAL)
  missed_pain: missed_period|trying_or_possible_pregnancy abdominal_pain|lower_abdominal_pain|COLLAPSE|shoulder_pain if age>=12 age<=54 female -> ectopic_pregnancy_signs (NG126)
  pregnant_face: pregnant_now face_swelling UPPER_BELLY|headache -> preeclampsia_signs (NG133)
  weeks_gush: GUSH num:weeks>=20 if female age>=12 age<=55 -> labour_or_waters_broken (WHO_PCPNC)
  weeks_still: STILL num:weeks>=20 if female age>=12 age<=55 -> reduced_fetal_movement (RFM)
  weeks_bleed: vaginal_bleeding|SPOT num:weeks>=5 if female age>=12 age<=55 days<=3 -> pregnancy_bleeding_or_severe_pain (MATERNAL)
  pregnant_show: pregnant_now|num:weeks>=20 SHOW if female -> labour_or_waters_broken (WHO_PCPNC)
  pregnant_cramps: pregnant_now|num:weeks>=20 CONTRACT abdominal_pain|lower_abdominal_pain|HARDBELLY|back_pain if female -> labour_or_waters_broken (WHO_PCPNC)
  pregnant_cord: pregnant_now|num:weeks>=20 CORD VAGINA|GUSH -> labour_or_waters_broken (WHO_PCPNC)
  period_dark: menstrual_irregular|MENSES&MUCHBLEED SIGHT_DARK|presyncope|COLLAPSE|PALE|dizziness&acute if female -> heavy_vaginal_bleeding (IITT)
  birth_low: postpartum low_mood|postpartum_low_mood|insomnia&CRIES -> - urgent (MHGAP)
  pregnant_swell: pregnant_now headache|SIGHT_DARK|SPARKS leg_swelling_both|face_swelling|SWOLLEN -> preeclampsia_signs (NG133)
  months_still: STILL EIGHT_MONTHS if female age>=12 age<=55 -> reduced_fetal_movement (RFM)
  birth_head: postpartum_now headache|HEADACHE_PART severe_word|SPARKS|SEVERE|leg_swelling_both -> postpartum_danger_signs (MATERNAL)
  period_long: menstrual_irregular fatigue|dizziness|MUCHBLEED acute|duration>=7 -> - urgent (IITT)
  pregnant_gush: pregnant_now GUSH unless runny_nose red_eye vomiting if female -> labour_or_waters_broken (WHO_PCPNC)
  bp_weeks: num:bp>=140/90 num:weeks>=20 if female age>=12 age<=55 -> preeclampsia_signs (NG133)
`;
