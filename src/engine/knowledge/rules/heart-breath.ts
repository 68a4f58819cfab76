/** Rules about the heart, the breath and the circulation, one a line; `readRules` says how to read them. */
export const heartBreathNear = `
  breathing_difficulty.breathe-breath_bad: BREATHE BREATH_BAD within 4 -> breathing_difficulty (IITT NG253 ASTHMA) not nghẹt mũi | bằng mũi | ngạt mũi | ngủ ngáy | leo cầu thang | leo dốc | chạy bộ | gắng sức nhẹ | lâu rồi
  breathing_difficulty.blue-lips: BLUE LIPS within 4 -> breathing_difficulty (IITT NG253 ASTHMA) not bầm | thâm tím | té | ngã | mực | dâu | khoai
  chest_pain_severe.chest-card_feel-spread: CHEST CARD_FEEL SPREAD within 9 if new age>=20 -> chest_pain_severe (CG95 IITT MTS) not ngực sau sinh | cho con bú | ngực to | ngực nhỏ
  chest_pain_severe.sweat-armjaw-card_feel: SWEAT ARMJAW CARD_FEEL within 14 if new age>=45 -> chest_pain_severe (CG95 IITT MTS) not tập tạ | tập gym | vận động mạnh
  shock_signs.coldskin-syncw: COLDSKIN SYNCW within 12 -> shock_signs (IITT NG253 DENGUE_WHO)
  aorta.back-sweat: BACK_PART SUDDEN CLAMMY within 16 if new age>=35 -> chest_pain_severe (CG95 MTS)
  chest.clutch-breath: CLUTCH_CHEST HARD_BREATH within 14 -> chest_pain_severe (OURS CG95)
  chest.clutch-pale: CLUTCH_CHEST PALE within 16 -> chest_pain_severe (OURS CG95)
  chest.clutch-sweat: CLUTCH_CHEST CLAMMY within 16 -> chest_pain_severe (OURS CG95)
  chest.clutch-collapse: CLUTCH_CHEST COLLAPSE within 14 -> chest_pain_severe (OURS CG95)
  chest.clutch-sudden: CLUTCH_CHEST SUDDEN within 12 if new -> chest_pain_severe (OURS CG95)
  chest.weight-sweat: ON_CHEST CLAMMY within 20 if new -> chest_pain_severe (CG95) not hồi hộp lo thi
  chest.weight-breath: ON_CHEST HARD_BREATH within 14 if new -> chest_pain_severe (CG95) not khi leo cầu thang
  chest.weight-pale: ON_CHEST PALE within 18 if new -> chest_pain_severe (CG95)
  chest.weight-collapse: ON_CHEST COLLAPSE within 16 -> chest_pain_severe (CG95 SYNCOPE)
  chest.spread-arm: ON_CHEST SPREAD ARMJAW within 14 if new -> chest_pain_severe (CG95)
  chest.feel-arm: BREAST_BONE CARD_FEEL ARMJAW within 14 if new -> chest_pain_severe (CG95) not ho nhiều nên đau ngực
  chest.arm-sweat: ARMJAW PAINWORD CLAMMY within 14 if age>=35 -> chest_pain_severe (CG95 ESI) not tập tạ | tập gym | chạy bộ
  chest.arm-numb-sweat: ARMJAW NO_POWER CLAMMY within 14 if age>=35 -> chest_pain_severe (CG95 ESI)
  chest.sweat-breath: CLAMMY HARD_BREATH within 16 if new age>=35 -> chest_pain_severe (CG95 ESI) not khi chạy | tập thể dục
  breath.blue: HARD_BREATH BLUE within 16 -> breathing_difficulty (IITT)
  breath.sudden: HARD_BREATH SUDDEN within 8 if new -> breathing_difficulty (IITT) not nghẹt mũi | ngạt mũi | leo cầu thang | chạy bộ | tập thể dục | hồi hộp
  wake.no-answer-collapse: COLLAPSE CALLED NO_ANSWER within 14 -> unresponsive_or_not_breathing (IITT ILCOR)
  chest.sweatword: BREAST_BONE SWEATW within 14 if new age>=25 -> chest_pain_severe (CG95) not chạy bộ | tập gym | mồ hôi trộm | nách
  limb.one-cold: ONE_SIDED PAINWORD COLDW within 12 if new -> cold_painful_limb (ALI) not mùa đông | trời lạnh | răng | má | đầu | bụng
  choke.silent: CHOKE_W SPEECHLESS within 10 if new -> choking (ILCOR) not ăn hay sặc
  shock.cold-collapse: COLDSKIN COLLAPSE within 14 -> shock_signs (IITT)
  shock.cold-limp: COLDSKIN LIMP within 14 -> shock_signs (IITT)
  limb.cold-pain: LIMB_PART COLDSKIN PAINWORD within 14 if new -> cold_painful_limb (ALI) not mùa đông | trời lạnh | máy lạnh
  clot.leg: LEG_PART SWOLLEN within 5 -> leg_clot_signs urgent (NG158) not hai chân | cả hai chân | 2 chân | mắt cá | đầu gối | khớp gối | ngón chân | bong gân
  bleed.much: BLEEDING MUCHW within 3 if clause new -> severe_bleeding (IITT) not kinh | tránh thai | trĩ | chân răng | chảy máu cam | tiểu | đi ngoài | đi cầu | ra máu âm đạo | mất máu | thiếu máu | huyết áp
  bleed.stop: BLEEDING NOT_STOP within 10 -> severe_bleeding (IITT) not chảy máu cam ít | kinh nguyệt | hành kinh | rong kinh | có kinh | máu kinh
  cough.blood: COUGH_W BLOOD MUCHBLEED within 12 -> coughing_blood_heavy (IITT)
  breath.broken: BROKEN_SPEECH within 1 if new age>=5 -> breathing_difficulty (IITT ASTHMA) not khàn | viêm họng | mất tiếng | đau họng | chậm nói
  breath.blue-face: CYANOSED within 1 -> breathing_difficulty (IITT) not bầm | mực | dâu | son môi | mùa đông | tay | chân
  breath.froth: PINK_FROTH within 1 -> breathing_difficulty (ESI IITT)
  airway.bark: BARK WHISTLE within 16 -> airway_swelling_or_stridor (IMCI NG143)
  airway.drool: DROOL SALIVA within 14 if new -> airway_swelling_or_stridor (IITT) not mọc răng
  airway.swell-voice: THROAT_SWELL MUFFLED within 24 if new -> airway_swelling_or_stridor (IITT)
  airway.swell-drool: THROAT_SWELL DROOL within 14 if new -> airway_swelling_or_stridor (IITT) not mọc răng
  airway.swell-breath: THROAT_SWELL HARD_BREATH within 18 if new -> airway_swelling_or_stridor (IITT) not nghẹt mũi | ngạt mũi
  chest.nitro: NITRO ON_CHEST within 30 -> chest_pain_severe (CG95)
  bleed.on: BLEEDING NONSTOP within 4 if clause new -> severe_bleeding (IITT) not kinh | tiểu | phân | chân răng | trĩ | đi ngoài | đi cầu | truyền
  chest.came-back: ON_CHEST RECENT within 8 if new age>=40 -> chest_pain_severe (CG95) not ho | cơ | va đập
  choke.eating: EATING SPEECHLESS within 14 if new -> choking (ILCOR) not ăn hay sặc | đau họng | khàn
  aorta.tearing: TEARING SPINE within 8 if new age>=35 -> chest_pain_severe (CG95 ESI) not cơ | té | ngã | bốc vác | thần kinh tọa | thoát vị
  choke.seed: SEED CHOKE_W within 8 if new -> choking (ILCOR) not ngứa | mẩn | mề đay | dị ứng
  faint.exertion: EXERTION GONE_DOWN within 12 if new -> fainting (SYNCOPE) not vấp | trượt | trẹo
`;

export const heartBreathTogether = `
  acs_features: chest_pain|ON_CHEST any sweating radiation breathless HARD_BREATH CLAMMY syncope pressure_quality severe_word sev=severe unless chronic BREAST_CTX -> chest_pain_severe (CG95 IITT) to cardiology emergency
  chest_pain_today_30: chest_pain any age>=30&duration<=1 age>=30&sudden_onset unless chronic BREAST_CTX -> chest_pain_severe (CG95) to cardiology emergency
  chest_pain_heart_disease: chest_pain heart_disease|diabetes unless chronic BREAST_CTX -> chest_pain_severe (CG95) to cardiology emergency
  atypical_acs_woman: breathless|fatigue|vomiting sweating|radiation|pressure_quality unless chronic if age>=40 -> chest_pain_severe (CG95 ESI) to cardiology emergency
  fainting_high_risk: syncope|rf:fainting any exertion chest_pain breathless palpitations pregnant mucosal_bleeding black_stool age>=65 heart_disease -> fainting (SYNCOPE) to cardiology emergency
  palpitation_syncope: palpitations any syncope chest_pain breathless unless chronic AFTER_SPORT -> fainting (SYNCOPE) to cardiology emergency
  dyspnea_rest: dyspnea|breathless any sev=severe sudden_onset num:spo2<92 confusion unless chronic -> breathing_difficulty (IITT NG253) to pulmonology cardiology emergency
  bp_high_no_symptom: num:bp>=180/120 -> - urgent (HTN) to cardiology general_internal
  spo2_low: num:spo2<92 -> breathing_difficulty (IITT)
  spo2_border: num:spo2<95 -> - urgent (IITT)
  pulse_fast: num:pulse>130 -> shock_signs (IITT)
  pulse_raised: num:pulse>=100 any palpitations chest_pain dyspnea dizziness -> - urgent (IITT)
  pulse_slow_symptom: num:pulse<45 any dizziness fatigue syncope dyspnea chest_pain presyncope -> fainting (SYNCOPE)
  bp_low_symptom: num:sbp<90 any dizziness fatigue syncope presyncope COLLAPSE PALE fever LIMP -> shock_signs (IITT)
  bp_crisis_any: num:bp>=180/120 any headache blurred_vision chest_pain dyspnea breathless confusion STRANGE one_sided_weakness dizziness&severe_word SPARKS sev=severe vomiting nosebleed -> hypertensive_crisis (HTN)
  severe_breath: sev=severe HARD_BREATH|dyspnea|wheeze -> breathing_difficulty (IITT)
  severe_chest: sev=severe chest_pain|ON_CHEST|CLUTCH_CHEST -> chest_pain_severe (CG95)
  chest_pain_grown: chest_pain any age>=40 heart_disease diabetes unless BREAST_CTX -> - urgent (CG95) to cardiology
  slow_heart: SLOW_HEART any dizziness fatigue weakness_limb syncope KIDNEY_ILL confusion dyspnea NO_POWER unless chronic -> fainting (SYNCOPE)
  breath_ill: dyspnea|HARD_BREATH heart_disease|KIDNEY_ILL|LUNG_ILL acute unless chronic -> breathing_difficulty (IITT)
  airway_neck: dyspnea|HARD_BREATH swallowing_difficulty|THROAT_SWELL acute unless chronic -> airway_swelling_or_stridor (IITT)
  child_pressure: num:bp>=140/90 child any headache vomiting blurred_vision face_swelling dark_urine -> hypertensive_crisis (OURS)
  legs_swell_more: leg_swelling_both any acute worsening dyspnea -> - urgent (OURS) to cardiology nephrology
  chest_pain_unknown: chest_pain|CLUTCH_CHEST duration_unknown age_known age>=50 unless chronic BREAST_CTX SEEN_FOR_IT -> chest_pain_severe (CG95)
  chest_pain_today: chest_pain|ON_CHEST duration<=1 age>=30 unless BREAST_CTX -> chest_pain_severe (CG95)
  faint_risk: syncope|rf:fainting any chest_pain ON_CHEST HARD_BREATH palpitations pregnant_now bloody_stool vaginal_bleeding heart_disease exertion EXERTION -> fainting (SYNCOPE)
  presyncope_bleed: presyncope|dizziness vaginal_bleeding|MUCHBLEED any menstrual_irregular MUCHBLEED PALE CLAMMY -> shock_signs (IITT)
  palpitation_bad: palpitations any CLAMMY PALE HARD_BREATH ON_CHEST COLLAPSE unless chronic AFTER_SPORT -> fainting (SYNCOPE)
  clot_breath: LEG_PART&SWOLLEN|rf:leg_clot_signs HARD_BREATH|ON_CHEST|COLLAPSE|dyspnea|hemoptysis -> leg_clot_signs (NG158)
  hemoptysis_much: hemoptysis MUCHBLEED|HARD_BREATH -> coughing_blood_heavy (IITT)
  choke_small: CHOKE_W acute if age<=3 -> choking (ILCOR)
  cold_dizzy: COLD_BODY dizziness|presyncope|SIGHT_DARK acute any vomiting diarrhea palpitations bloody_stool vaginal_bleeding -> shock_signs (IITT)
  drool_fever: DROOL fever|WHISTLE if age<=10 -> airway_swelling_or_stridor (IITT NG143)
  hemoptysis_on: hemoptysis NONSTOP unless chronic -> coughing_blood_heavy (IITT)
  breath_immobile: HARD_BREATH|dyspnea CAST|recent_surgery|LEG_PART&SWOLLEN unless chronic -> breathing_difficulty (NG158)
  breath_lying: CANT_LIE leg_swelling_both|dyspnea|HARD_BREATH|PINK_FROTH|CYANOSED|PALE unless chronic -> breathing_difficulty (ESI IITT)
  uneasy_sick: UNEASY CLAMMY|HARD_BREATH|PALE|vomiting&CLAMMY acute if age>=40 -> chest_pain_severe (CG95 ESI)
  chest_posture: CLUTCH_CHEST|ON_CHEST|chest_pain POSTURE|CANT_STAND|COLD_BODY acute unless BREAST_CTX -> chest_pain_severe (CG95)
  puffer_fails: PUFFER HARD_BREATH|POSTURE|BROKEN_SPEECH|NO_RELIEF -> breathing_difficulty (ASTHMA)
  blood_thinned_bleed: anticoagulant|BLOODTHIN BLEEDING acute -> severe_bleeding (IITT)
  clot_fast_heart: palpitations dyspnea|HARD_BREATH|breathless acute unless AFTER_SPORT -> breathing_difficulty (NG158 IITT)
  spit_throat: SPIT sore_throat|THROAT_PART|THROAT|MUFFLED|swallowing_difficulty acute -> airway_swelling_or_stridor (IITT)
  drool_throat: DROOL sore_throat|THROAT|THROAT_PART|LOCKED|MOUTH_SMALL acute if age>=5 -> airway_swelling_or_stridor (IITT)
  lie_flat: LIE_DOWN HARD_BREATH|dyspnea|heart_disease|leg_swelling_both acute -> breathing_difficulty (ESI IITT)
  cold_faint_old: COLD_BODY|CLAMMY fatigue|UNEASY|THROAT_LUMP acute if age>=45 -> chest_pain_severe (CG95 ESI)
  palpitation_faint: palpitations presyncope|SIGHT_DARK acute unless chronic anxiety -> fainting (SYNCOPE)
  few_steps: FEW_STEPS HARD_BREATH|dyspnea|CANT_LIE|wheeze|POSTURE|SPUTUM_MORE acute -> breathing_difficulty (IITT ASTHMA)
  lung_ill_worse: LUNG_ILL HARD_BREATH|FEW_STEPS|POSTURE|CANT_LIE|CYANOSED|LIMP|STRANGE acute -> breathing_difficulty (IITT ASTHMA)
  lie_gurgle: LIE_DOWN|CANT_LIE wheeze|SPUTUM_MORE|leg_swelling_both|LEG_BIG acute -> breathing_difficulty (ESI IITT)
  went_down: GONE_DOWN|COLLAPSE LATE_ANSWER|UNAWARE acute any age>=40 EXERTION exertion heart_disease palpitations chest_pain PALE -> fainting (SYNCOPE)
  went_down_young: GONE_DOWN LATE_ANSWER|PALE acute -> fainting urgent (SYNCOPE)
  palpitation_new: palpitations acute fatigue|dizziness|presyncope|age>=40|heart_disease unless chronic anxiety -> - urgent (SYNCOPE)
  inhaled: SMALL_THING|SEED IN_MOUTH|CHOKE_W|EATING wheeze|cough|HARD_BREATH|CYANOSED|WHISTLE acute -> choking (ILCOR)
  swell_swallow: THROAT_SWELL SALIVA|DROOL|MOUTH_SMALL|SPIT acute -> airway_swelling_or_stridor (IITT)
  infusion_ill: INFUSION chills|HARD_BREATH|MOTTLED|CYANOSED|PALE|itching acute -> anaphylaxis (WAO)
  choke_breath: CHOKE_W wheeze|HARD_BREATH|CYANOSED|DROOL|SALIVA acute unless chronic sore_throat anxiety -> choking (ILCOR)
  chest_infection: fever cough sputum_change -> - urgent (NG253)
  jaw_effort: JAW_ACHE HARD_BREATH|CLAMMY|exertion|EXERTION|ARMJAW&fatigue acute unless toothache chronic if age>=40 -> chest_pain_severe (CG95 ESI)
`;
