/** Rules about the mind, violence and blood sugar, one a line; `readRules` says how to read them. */
export const mindMetabolicNear = `
  suicide_risk.selfharm-intent: SELFHARM INTENT within 7 -> suicide_risk (MHGAP NG225) not bận muốn chết | mắng muốn chết | chửi muốn chết | thèm | bàn chân muốn chết | chết đi được | cười chết | bụng kinh muốn chết | gối muốn chết | dạ dày muốn chết | bao tử muốn chết | nóng muốn chết | đói muốn chết | lạnh muốn chết | mỏi muốn chết | nhức muốn chết | sợ chết | không muốn chết | đau muốn chết | mệt muốn chết | chết mất thôi | răng muốn chết | đầu muốn chết | bụng muốn chết | lưng muốn chết | chân muốn chết | tay muốn chết | họng muốn chết | khớp muốn chết | tai muốn chết | ngứa muốn chết | nhức muốn chết
  suicide_risk.burden-selfharm: BURDEN SELFHARM within 12 -> suicide_risk (MHGAP NG225)
  hypoglycemia.glucose-shaky: GLUCOSE SHAKY within 9 -> hypoglycemia (HYPO) not đường huyết cao
  hyperglycemia_crisis.glucose-breathsmell: GLUCOSE BREATHSMELL within 10 -> hyperglycemia_crisis (DKA)
  hyperglycemia_crisis.thirst-lostweight-vomit: THIRST LOSTWEIGHT VOMIT within 20 if age<=30 -> hyperglycemia_crisis (DKA)
  mind.farewell: FAREWELL within 1 -> suicide_risk (MHGAP) not chết đi được | cười chết | đau muốn chết | mệt muốn chết | ngứa muốn chết | nhức muốn chết | sợ chết
  mind.burden: BURDEN INTENT within 12 -> suicide_risk (MHGAP)
  mind.weapon: WEAPON within 1 -> acute_psychosis_or_violence (IITT) not bị đánh | chồng đánh | bị bóp cổ
  sugar.low: SUGAR_ILL SUGAR_LOW SUGAR_LOW2 within 30 -> hypoglycemia (HYPO)
  abuse.hit: ABUSER ABUSE within 6 -> assault_or_abuse urgent (SEXVIOL)
  abuse.choke: ABUSER CHOKE within 8 -> assault_or_abuse (SEXVIOL)
  mind.leap: LEAP THINK within 8 -> suicide_risk (MHGAP) not học nhảy | thể thao | sợ
  mind.command: UNREAL KILL within 10 -> acute_psychosis_or_violence (IITT MHGAP)
  mind.cuts: CUTS WRIST within 6 -> suicide_risk (MHGAP NG225) not mổ | phẫu thuật | kính | tôn | máy | tai nạn | té | ngã | cắt cỏ | làm bếp | làm việc | dây thép | cua | cá | sẹo lồi | xóa sẹo
  mind.readies: MEANS READIES within 5 -> suicide_risk (MHGAP) not chuột cắn | phơi đồ | tưới cây | phơi quần áo | chơi | sửa | trẻ nghịch | uống nhầm | không uống | không chịu uống | sợ con | trẻ con
  abuse.dragged: ABUSER DRAGGED within 6 -> assault_or_abuse urgent (SEXVIOL)
  mind.wild: RUNS_WILD RAVES within 14 -> acute_psychosis_or_violence (IITT MHGAP) not chó | mèo | rắn | bé | trẻ
  abuse.force: ABUSER FORCE NO_CONSENT within 12 -> assault_or_abuse urgent (SEXVIOL) not mổ | uống thuốc | ăn | học | khám
  abuse.choked: CHOKED_ME within 1 -> assault_or_abuse (SEXVIOL) not như | cảm giác | tự
`;

export const mindMetabolicTogether = `
  hypo: high_sugar|diabetes any num:glucose<3.9 sweating&tremor confusion sweating&syncope -> hypoglycemia (HYPO) to endocrinology emergency
  dka: diabetes|high_sugar|num:glucose>=16.7 any persistent_vomiting confusion num:glucose>=25 thirst_polyuria&vomiting dyspnea&diabetes -> hyperglycemia_crisis (DKA) to endocrinology emergency
  glucose_high: num:glucose>=16.7 -> - urgent (DKA) to endocrinology general_internal
  glucose_low: num:glucose<3.9 -> hypoglycemia (HYPO)
  diabetes_vomit: SUGAR_ILL vomiting|persistent_vomiting HARD_BREATH|LIMP|STRANGE|thirst_polyuria|abdominal_pain -> hyperglycemia_crisis (DKA)
  thyroid_storm: THYROID_ILL fever palpitations|STRANGE|vomiting|dyspnea acute -> shock_signs (OURS)
  diabetes_strange: SUGAR_ILL STRANGE|CLAMMY|COLLAPSE unless chronic -> hypoglycemia (HYPO)
  thirst_young: thirst_polyuria weight_loss vomiting|LIMP|HARD_BREATH -> hyperglycemia_crisis (DKA)
  suicide_low: low_mood|postpartum_low_mood|anxiety BURDEN|SELFHARM&INTENT -> suicide_risk (MHGAP)
  psychosis_new: UNREAL -> - urgent (MTS)
  dka_smell: BREATHSMELL diabetes|SUGAR_ILL|vomiting|thirst_polyuria -> hyperglycemia_crisis (DKA)
  dka_breath: diabetes|SUGAR_ILL HARD_BREATH|LIMP unless chronic -> hyperglycemia_crisis (DKA)
  took_itch: JUST_TOOK|BEE&BITE itching|urticaria|skin_reaction|LOBSTER|SWELL_UP HARD_BREATH|presyncope|COLLAPSE|hoarseness|THROAT_LUMP|dizziness|THROAT_GRIP|diarrhea&vomiting|CANT_STAND acute -> anaphylaxis (WAO)
  withdrawal: QUIT_DRINK CRAWLING|UNREAL|STRANGE|ROLLED|SHAKY&CLAMMY|chills&CLAMMY unless chronic -> altered_consciousness (IITT CG103)
  liver_fog: cirrhosis LIVER_FOG|STRANGE|LIMP|SILENT -> altered_consciousness (IITT)
  hopeless_end: HOPELESS|BURDEN|low_mood|LOSS ENDS_IT|MEANS&READIES|DEPART|GIVES_AWAY|HEIGHTS -> suicide_risk (MHGAP)
  mother_unreal: postpartum_now UNREAL|hallucination|HARM -> acute_psychosis_or_violence (MHGAP)
  abuse_blood: DRAGGED|NO_CONSENT rf:assault_or_abuse UNDERWEAR|BLOOD -> assault_or_abuse (SEXVIOL)
  sugar_off_scale: SUGAR_HI -> hyperglycemia_crisis (DKA)
  took_throat: JUST_TOOK THROAT_GRIP|THROAT_SWELL acute -> anaphylaxis (WAO)
  high_ill: GOT_HIGH LIMP|SILENT|STRANGE|HARD_BREATH|PALE|CYANOSED|COLLAPSE|NO_ANSWER|CLAMMY|ROLLED|chest_pain acute -> poisoning (POISON)
  pit_ill: PIT LIMP|STRANGE|COLLAPSE|NO_ANSWER|OFF_BALANCE|dizziness|HARD_BREATH acute -> poisoning (POISON)
  high_numb: GOT_HIGH numbness|NO_FEELING|dizziness|palpitations -> - urgent (POISON)
  self_hurt: SELF_HURT BLOOD|BLEEDING|CUTS|WRIST|low_mood|LIFE|PIERCE|NONSTOP|SUDDEN -> suicide_risk (MHGAP NG225)
  loss_letters: LOSS|HOPELESS|BURDEN|low_mood LETTERS|MEANS&READIES|ENDS_IT -> suicide_risk (MHGAP)
  unreal_raves: UNREAL|hallucination RAVES|RUNS_WILD|HARM|WEAPON unless chronic -> acute_psychosis_or_violence (IITT MHGAP)
  mouth_numb_after: NUMB_MOUTH SWALLOW|JUST_TOOK|ATE|ALCOHOL_TAKEN|WILD_FOOD|EATING acute any vomiting palpitations NO_POWER dizziness HARD_BREATH WILD_FOOD ALCOHOL_TAKEN -> poisoning (POISON)
`;
