/** Rules about fever and infection, one a line; `readRules` says how to read them. */
export const infectionNear = `
  child_breathing_distress.retract-ribneck: RETRACT RIBNECK within 5 if age<=15 -> child_breathing_distress (IMCI NG143 ESI)
  sepsis_signs.muddled-oldage: MUDDLED OLDAGE within 8 if new age>=65 -> sepsis_signs (NG253) not từ lâu | nhiều năm | alzheimer | sa sút trí tuệ
  fever_with_purple_rash.purple-rashmark-feverw: PURPLE RASHMARK FEVERW within 16 -> fever_with_purple_rash (NG240 NG143) not bầm do té | vết bầm sau ngã | nốt ruồi | son môi | bầm tím sau chấn thương
  dengue_warning_signs.dengue-belly: DENGUE BELLY within 12 -> dengue_warning_signs (DENGUE_WHO DENGUE_VN)
  dengue_warning_signs.dengue-muddled: DENGUE MUDDLED within 12 -> dengue_warning_signs (DENGUE_WHO DENGUE_VN)
  hfmd_severe_signs.hfmdw-jerk: HFMDW JERK within 14 if age<=12 -> hfmd_severe_signs (HFMD_VN)
  newborn_danger_signs.newborn-jaund-limb: NEWBORN JAUND LIMB within 14 -> newborn_danger_signs (IMCI_YI JAUNDICE)
  newborn_danger_signs.newborn-feedbad: NEWBORN FEEDBAD within 8 -> newborn_danger_signs (IMCI_YI JAUNDICE)
  lockjaw.wound: NAIL LOCKED within 24 -> rabies_or_tetanus_symptoms (TETANUS) not răng
  baby.hot: BABY HOT_BODY within 10 if months<3 -> infant_fever_under_3_months (NG143) not nước nóng | mùa nóng | trời nóng
  baby.nofeed: BABY NO_FEED within 16 -> newborn_danger_signs (IMCI_YI)
  baby.limp: BABY LIMP within 14 -> newborn_danger_signs (IMCI_YI)
  child.nofeed-limp: NO_FEED LIMP within 24 if age<=6 -> child_danger_signs (IMCI)
  child.limp-hot: LIMP HOT_BODY within 24 if age<=6 -> child_danger_signs (IMCI NG143)
  skin.spread: REDNESS FAST_SPREAD within 10 -> spreading_skin_infection (NF) not ngứa
  bite.animal: ANIMAL BITE within 6 -> rabies_exposure urgent (RABIES) not đã tiêm đủ | dọa cắn
  lockjaw: JAW LOCKED within 6 -> rabies_or_tetanus_symptoms (TETANUS) not răng khôn | thái dương hàm | khớp hàm | nhổ răng | sưng má
  hiv.sex: UNSAFE_SEX RECENT within 14 -> hiv_exposure_recent urgent (PEP) not tháng trước | năm ngoái | mấy tháng
  skin.hours: REDNESS SPREAD_HOURS within 12 if new -> spreading_skin_infection (NF) not ngứa
  skin.dead: DEAD_SKIN PAINWORD within 14 if new -> spreading_skin_infection (NF) not phân | đi ngoài | răng | móng
  skin.dead-fever: DEAD_SKIN HOT_BODY within 16 if new -> spreading_skin_infection (NF) not phân | đi ngoài
  rabies.dread: WATER_DREAD SPASM within 10 -> rabies_or_tetanus_symptoms (RABIES) not bơi | biển | tắm
  child.dry-nofeed: DRY_NAPPY NO_FEED within 24 if age<=6 new -> severe_dehydration (IMCI)
`;

export const infectionTogether = `
  infant_fever: fever if months<3 -> infant_fever_under_3_months (NG143 NG253)
  child_fever_danger: fever any lethargy persistent_vomiting rf:child_danger_signs rf:seizure child_poor_feeding&lethargy if age<=5 -> child_danger_signs (IMCI NG143)
  fever_petechiae: fever petechiae -> fever_with_purple_rash (NG240 NG143) to infectious_disease pediatrics
  fever_confusion: fever confusion -> sepsis_signs (NG253 IITT) to infectious_disease emergency
  fever_rigor_low_bp: fever any hypotension_word cold_limbs&chills num:sbp<90 -> sepsis_signs (NG253) to infectious_disease emergency
  dengue_warning: fever|dengue_context|defervescence dengue_context|duration>=3 any mucosal_bleeding persistent_vomiting lethargy cold_limbs low_urine abdominal_pain rf:shock_signs if days<=14 -> dengue_warning_signs (DENGUE_WHO DENGUE_VN) to infectious_disease pediatrics
  fever_lethargy_any_day: fever lethargy|cold_limbs|low_urine -> sepsis_signs (NG253 NG143) to infectious_disease emergency pediatrics
  fever_mucosal_bleed_early: fever mucosal_bleeding -> - urgent (DENGUE_VN) to infectious_disease general_internal pediatrics
  fever_3_days: fever duration>=3 -> prolonged_fever urgent (DENGUE_VN NG143) to infectious_disease general_internal pediatrics
  fever_elderly: fever any age>=75 -> - urgent (NG253) to general_internal geriatrics
  fever_chemo: fever immunosuppressed|TRANSPLANT -> fever_immunosuppressed (NEUTRO ESI) to oncology hematology infectious_disease
  hfmd_severe: hfmd_context any startling tremor persistent_vomiting lethargy num:temp>=39 fever&duration>=3 -> hfmd_severe_signs (HFMD_VN) to pediatrics infectious_disease
  child_cough_fever: cough fever any age<=5 -> - urgent (IMCI) to pediatrics pediatric_respiratory
  renal_colic_septic: flank_pain|dysuria fever confusion|cold_limbs|sev=severe -> sepsis_signs (NG253) to urology emergency
  septic_joint: joint_pain fever any cannot_bear_weight immunosuppressed -> sepsis_signs (NG253) to orthopedics rheumatology emergency
  animal_bite_severe: rf:rabies_exposure any face_neck_hand_bite severe_word sev=severe age<=6 -> rabies_exposure (RABIES) to emergency preventive_medicine
  tb_suspect: cough|cough_weeks any weight_loss night_sweats hemoptysis fever&duration>=14 duration>=14&weight_loss -> - urgent (TB) to tuberculosis pulmonology
  temp_extreme: num:temp>=41 -> sepsis_signs (NG253)
  temp_infant_cold: num:temp<36 if months<3 -> infant_fever_under_3_months (NG143)
  many_vomits_child: num:vomits>=8 age<=5 -> child_danger_signs (IMCI)
  cough_fever_elder: cough fever age>=65 -> - urgent (NG253)
  fever_breath: fever HARD_BREATH|dyspnea age>=15 unless chronic -> sepsis_signs (NG253)
  fever_rash_child: fever rash|child_rash -> - urgent (NG143)
  fever_collapse: fever COLLAPSE|COLDSKIN|cold_limbs -> sepsis_signs (NG253)
  fever_wound: fever wound|leg_ulcer|boil_abscess|post_op_check|recent_surgery -> - urgent (NG253)
  dengue_day: fever|defervescence|dengue_context duration>=3 COLDSKIN|LIMP|DRY_NAPPY|abdominal_pain|persistent_vomiting|mucosal_bleeding|bleeding_gum|nosebleed|MENSES&MUCHBLEED|num:vomits>=3|vaginal_bleeding if days<=14 -> dengue_warning_signs (DENGUE_WHO DENGUE_VN)
  dengue_named: dengue_context COLDSKIN|LIMP|DRY_NAPPY|abdominal_pain|persistent_vomiting|mucosal_bleeding|bleeding_gum|nosebleed|MENSES&MUCHBLEED|vomiting|DISTRESS -> dengue_warning_signs (DENGUE_WHO DENGUE_VN)
  dengue_alone: dengue_context fever|acute -> - urgent (DENGUE_VN)
  hfmd_alone: hfmd_context -> - urgent (HFMD_VN)
  hfmd_more: hfmd_context OFF_BALANCE|HARD_BREATH|LIMP|CLAMMY|ROLLED|startling|tremor|num:temp>=39 -> hfmd_severe_signs (HFMD_VN)
  bite_severe: rf:rabies_exposure any FACE_BITE age<=6 sev=severe MANY_WOUNDS -> rabies_exposure (RABIES)
  infant_vomits: persistent_vomiting if months<6 -> child_danger_signs (IMCI)
  infection_local: fever SWOLLEN|PUS|boil_abscess|facial_swelling_dental|eyelid_swelling acute -> - urgent (NG253)
  jaundice_bad: jaundice any STRANGE fever severe_word confusion -> sepsis_signs (JAUNDICE)
  skin_fever: REDNESS fever -> - urgent (NF)
  foot_black: diabetes leg_ulcer|LIMB_PART&BLACK any fever BLACK FAST_SPREAD -> spreading_skin_infection (NF)
  tooth_fever: toothache|facial_swelling_dental fever|face_swelling -> - urgent (OURS)
  ear_child_fever: ear_pain|ear_discharge fever -> - urgent (OURS)
  immuno_hot: immunosuppressed chills -> fever_immunosuppressed (NEUTRO)
  child_breath: HARD_BREATH|dyspnea child unless chronic -> child_breathing_distress (IMCI NG143)
  child_limp: LIMP age<=5 any_symptom -> child_danger_signs (IMCI)
  child_nofeed: NO_FEED age<=5 any_symptom -> child_danger_signs (IMCI)
  child_fever_young: fever age<=2 -> - urgent (NG143)
  newborn_yellow: jaundice|newborn_jaundice LIMB_PART|NO_FEED|child_poor_feeding|LIMP if months<2 -> newborn_danger_signs (IMCI_YI JAUNDICE)
  newborn_feed: child_poor_feeding|NO_FEED if months<1 -> newborn_danger_signs (IMCI_YI)
  newborn_sick: LIMP|NO_FEED|COLD_BODY|HARD_BREATH|WEAK_CRY|PUS|CYANOSED if months<2 -> newborn_danger_signs (IMCI_YI)
  newborn_yellow_limbs: YELLOW LIMB|LIMB_PART|NO_FEED|LIMP|child_poor_feeding if months<2 -> newborn_danger_signs (IMCI_YI JAUNDICE)
  newborn_yellow_early: YELLOW BORN_NOW -> newborn_danger_signs (JAUNDICE)
  infected_bad: INFECTED STRANGE|LIMP|COLLAPSE|COLD_BODY|HARD_BREATH|chills&lethargy|num:sbp<90 unless chronic -> sepsis_signs (NG253)
  chills_bad: chills STRANGE|LIMP|COLLAPSE|COLD_BODY|CYANOSED|low_urine|num:sbp<90 unless chronic -> sepsis_signs (NG253)
  mottled_sick: MOTTLED fever|chills|LIMP|STRANGE|COLD_BODY|HARD_BREATH unless chronic -> sepsis_signs (NG253)
  lockjaw_spasm: LOCKED SPASM_BODY -> rabies_or_tetanus_symptoms (TETANUS)
  child_startle: startling fever|OFF_BALANCE|tremor|hfmd_context if age<=6 -> hfmd_severe_signs (HFMD_VN)
`;
