/** Rules about the belly, the bowels and the urine, one a line; `readRules` says how to read them. */
export const abdomenNear = `
  black_or_bloody_stool.stool-black: STOOL BLACK within 6 -> black_or_bloody_stool (CG141 IITT)
  black_or_bloody_stool.stool-blood-muchbleed: STOOL BLOOD MUCHBLEED within 7 -> black_or_bloody_stool (CG141 IITT)
  severe_abdominal_pain.belly-rigid: BELLY RIGID within 6 -> severe_abdominal_pain (IITT MTS BEC) not bụng bầu | gò nhẹ | tập bụng | cơ bụng
  severe_abdominal_pain.belly-severe: BELLY SEVERE within 6 -> severe_abdominal_pain (IITT MTS BEC) not đau bụng kinh | hành kinh | cười
  acute_testicular_pain.testis-swellpain: TESTIS SWELLPAIN within 5 if new male -> acute_testicular_pain (TORSION IITT) not nhiều năm | không đau | bẩm sinh
  swallowed_dangerous_object.ingest-object: INGEST OBJECT within 6 -> swallowed_dangerous_object (BUTTON) not hạt điều | ăn hạt | uống nước | hạt nhân
  belly.stoop: BELLY STOOP within 20 if new -> severe_abdominal_pain (IITT MTS) not đau bụng kinh | hành kinh
  belly.distress: BELLY DISTRESS within 8 -> severe_abdominal_pain (IITT MTS) not đau bụng kinh | hành kinh | ngày đèn đỏ | khi cười
  belly.gasless: GASLESS VOMIT within 24 -> severe_abdominal_pain (MTS)
  belly.gasless-pain: BELLY PAINWORD GASLESS within 18 -> severe_abdominal_pain (MTS)
  belly.hernia: GROIN STUCK_LUMP within 12 -> severe_abdominal_pain (MTS)
  belly.right-low-vomit: RIGHT_LOW VOMIT within 24 if new -> severe_abdominal_pain (IITT MTS)
  belly.right-low-fever: RIGHT_LOW HOT_BODY within 24 if new -> severe_abdominal_pain (IITT MTS)
  belly.baby-fits: CRY_FITS JELLY_STOOL within 30 if age<=5 -> severe_abdominal_pain (IMCI)
  stool.tar: STOOLS TAR within 5 -> black_or_bloody_stool (CG141) not uống sắt | viên sắt | uống thuốc sắt | cà phê mỗi | uống cà phê
  vomit.tar: VOMIT TAR within 6 -> vomiting_blood (CG141) not uống cà phê
  vomit.blood: VOMIT BLOOD within 4 if clause -> vomiting_blood (CG141) not âm đạo | kinh nguyệt | hành kinh | ho ra | chảy máu mũi | đường huyết | huyết áp | mỡ máu
  child.dry-run: DRY_NAPPY RUNS within 36 -> severe_dehydration (IMCI)
  child.dry-limp: DRY_NAPPY LIMP within 30 -> severe_dehydration (IMCI)
  urine.stuck: URINE NOT_OUT within 9 -> urinary_retention (NG149) not tiểu đường
  testis.pain: TESTIS SWOLLEN_PAIN within 8 if new male -> acute_testicular_pain (TORSION) not nhiều năm | không đau | bẩm sinh | vú | âm đạo
  urine.tight: URINE TIGHT within 8 if new -> urinary_retention (NG149) not buốt | rắt | bình thường | tiểu đường
  penis.hours: ERECT NOT_DOWN within 10 -> acute_testicular_pain (TORSION)
  bone.throat: FISH_BONE BONE_BAD within 16 -> swallowed_dangerous_object (BUTTON) not vẫn ăn
  belly.pulse: BELLY PULSING within 14 if new -> severe_abdominal_pain (MTS)
  urine.toilet: TOILET NOTHING_OUT within 12 if new -> urinary_retention (NG149) not táo bón | đi ngoài | đại tiện
  belly.blocked: NO_STOOL DISTENDED VOMIT within 24 if new -> severe_abdominal_pain (IITT MTS)
  vomit.brown: VOMIT BROWN within 6 if clause new -> vomiting_blood (CG141) not uống cà phê | phân | đi ngoài | đi cầu
`;

export const abdomenTogether = `
  acute_abdomen_severe: abdominal_pain any sev=severe severe_word persistent_vomiting&duration<=3 fever&duration<=3&sev=moderate -> severe_abdominal_pain (IITT MTS) to general_surgery gastroenterology emergency
  rlq_appendix: right_lower any fever vomiting sev=severe cannot_bear_weight -> severe_abdominal_pain (MTS) to general_surgery emergency
  rlq_alone: right_lower -> - urgent (MTS) to general_surgery gastroenterology
  gi_bleed_faint: bloody_stool any dizziness syncope sev=severe cold_limbs -> black_or_bloody_stool (CG141 NG12) to gastroenterology colorectal_surgery emergency
  obstruction: constipation|abdominal_pain persistent_vomiting any bloating constipation -> severe_abdominal_pain (MTS) to general_surgery gastroenterology emergency
  dehydration_child_elder: diarrhea|child_diarrhea|vomiting|persistent_vomiting any dehydrated lethargy low_urine rf:severe_dehydration -> severe_dehydration (IMCI) to emergency gastroenterology pediatrics
  diarrhea_bloody: diarrhea bloody_stool|fever -> - urgent (IMCI) to gastroenterology infectious_disease
  diarrhea_infant_elder: diarrhea|child_diarrhea any age<=1 age>=65 -> - urgent (IMCI) to pediatrics gastroenterology
  renal_colic_fever: flank_pain|dysuria fever -> - urgent (NG253) to urology nephrology
  many_vomits: num:vomits>=5 -> - urgent (IITT IMCI)
  many_stools: num:stools>=8 -> - urgent (IMCI)
  stools_dry: num:stools>=6 LIMP|DRY_NAPPY|fatigue&elder -> severe_dehydration (IMCI)
  severe_belly: sev=severe abdominal_pain|lower_abdominal_pain|right_lower -> severe_abdominal_pain (IITT)
  severe_testis: sev=severe testicle_pain -> acute_testicular_pain (TORSION)
  belly_acute_50: abdominal_pain acute age>=50 -> - urgent (IITT)
  flank_severe: flank_pain severe_word|sev=severe|DISTRESS unless chronic -> severe_abdominal_pain (MTS)
  belly_worse: abdominal_pain worsening unless chronic -> - urgent (IITT)
  belly_schoolchild: abdominal_pain acute age<=12 -> - urgent (OURS)
  gall_acute: RIGHT_UP PAINWORD acute -> - urgent (IITT) to hepatobiliary_surgery gastroenterology
  belly_acute_moderate: abdominal_pain acute sev=moderate -> - urgent (IITT)
  belly_child: abdominal_pain|vomiting|persistent_vomiting acute age<=5 -> - urgent (IMCI)
  belly_fever_acute: abdominal_pain fever -> - urgent (IITT)
  belly_vomit_severe: abdominal_pain|lower_abdominal_pain severe_word|DISTRESS unless chronic -> severe_abdominal_pain (IITT MTS)
  belly_syncope: abdominal_pain|lower_abdominal_pain COLLAPSE|PALE|CLAMMY unless chronic -> severe_abdominal_pain (IITT)
  belly_older_man_back: abdominal_pain back_pain|flank_pain SUDDEN age>=60 -> severe_abdominal_pain (MTS)
  flank_first_60: flank_pain age>=60 COLLAPSE|PALE|CLAMMY|severe_word -> severe_abdominal_pain (MTS)
  vomit_blood_dizzy: bloody_stool any dizziness presyncope syncope COLLAPSE PALE CLAMMY -> black_or_bloody_stool (CG141)
  cry_fits_child: CRY_FITS child -> - urgent (IMCI)
  green_vomit_baby: GASLESS child vomiting|VOMIT -> severe_abdominal_pain (IMCI)
  dark_urine_muscle: dark_urine acute -> - urgent (OURS)
  dysuria_child: dysuria acute any age<=15 pregnant_now -> - urgent (NG12)
  dysuria_man: dysuria acute if male age>=16 -> - urgent (NG12 OURS)
  bone_stuck: FISH_BONE acute -> - urgent (OURS) to ent
  food_bad: food_poisoning_mild|diarrhea|persistent_vomiting LIMP|DRY_NAPPY|cold_limbs|COLLAPSE -> severe_dehydration (IMCI IITT)
  diarrhea_long: diarrhea duration>=7 -> - urgent (IITT)
  blood_stool_pale: bloody_stool|STOOLS&BLOOD PALE|CLAMMY|COLLAPSE|COLD_BODY|SIGHT_DARK unless chronic -> black_or_bloody_stool (CG141)
  runs_cold: diarrhea|child_diarrhea|persistent_vomiting COLD_BODY|DRY_NAPPY|muscle_cramp&low_urine unless chronic -> severe_dehydration (IMCI IITT)
  object_child: OBJECT DROOL|VOMIT|swallowing_difficulty|CHOKE_W|cough acute if age<=6 -> swallowed_dangerous_object (BUTTON)
`;
