/** Rules about injuries, poisons, bites and allergy, one a line; `readRules` says how to read them. */
export const injuryNear = `
  poisoning.ingest-toxic: INGEST TOXIC within 6 if new -> poisoning (POISON IITT) not tẩy giun | mới ngủ | mới chợp mắt | nghi ngờ | có nên uống | có tốt không | liều dùng | uống thuốc điều trị | vitamin | một ngày | mỗi ngày
  poisoning.cogas-closedroom: COGAS CLOSEDROOM within 8 -> poisoning (POISON IITT)
  snake_bite.snakew-bite: SNAKEW BITE within 5 -> snake_bite (SNAKE IITT)
  multiple_stings.bee-bite: BEE BITE within 5 -> multiple_stings urgent (WAO POISON)
  anaphylaxis.skinreact-breathe: SKINREACT BREATHE within 10 -> anaphylaxis (WAO VN_ANA) not không khó thở
  anaphylaxis.throat-blocked-allerg: THROAT BLOCKED ALLERG within 12 -> anaphylaxis (WAO VN_ANA)
  severe_burn.burn-burncause: BURN BURNCAUSE within 7 -> severe_burn (BURNS IITT)
  electrical_injury.electric-shocked: ELECTRIC SHOCKED within 6 -> electrical_injury (ILCOR BURNS) not điện thoại | xe điện | điện máy | điện tim | điện não | điện cơ | điện di
  drowning.waterw-drown: WATERW DROWN within 7 -> drowning (ILCOR) not tắm biển bình thường | uống nhiều nước để
  heat_stroke.heatw-heatbad: HEATW HEATBAD within 10 -> heat_stroke (HEAT)
  head_injury_danger_signs.headhit-bloodthin: HEADHIT BLOODTHIN within 20 -> head_injury_danger_signs (NG232)
  head_injury_danger_signs.headhit-vomit: HEADHIT VOMIT within 12 -> head_injury_danger_signs (NG232)
  fracture_or_dislocation.fall-nostand: FALL NOSTAND within 10 if age>=60 -> fracture_or_dislocation (IITT TRAUMA)
  head.bang-after: HEAD_BANG AFTER_BANG within 40 -> head_injury_danger_signs (NG232) not không nôn
  head.fall-after: DOWN HEAD AFTER_BANG within 16 -> head_injury_danger_signs (NG232) not đau đầu khi
  trauma.strong: HIT_BY within 1 -> major_trauma (TRAUMA) not năm ngoái | năm trước | hồi trước | bảo hiểm tai nạn | mua bảo hiểm | giám định
  bone.bent: BENT LIMB_PART within 6 if new -> fracture_or_dislocation (TRAUMA) not đã mổ | bó bột | nẹp vít | tháo đinh | rút đinh | gãy răng | tái khám | cũ | lành xương
  bone.bent-fall: DOWN BENT within 14 if new -> fracture_or_dislocation (TRAUMA) not đã mổ | bó bột | nẹp vít | tháo đinh | tái khám
  bone.fall-stand: DOWN CANT_STAND within 16 if age>=60 -> fracture_or_dislocation (TRAUMA) not đầu gối đau lâu
  burn.scald: HOT_STUFF SCALD within 8 -> severe_burn (BURNS)
  drown.water: IN_WATER UNDER within 8 -> drowning (ILCOR) not tắm biển bình thường
  snake.fang: FANG BITE_SPREAD within 20 -> snake_bite (SNAKE)
  poison.swallow: SWALLOW POISON within 6 -> poisoning (POISON) not bác sĩ kê | kê đơn | được kê | tẩy giun | có nên | có tốt | được không bác sĩ | bôi
  poison.pack: EMPTY_PACK within 1 -> poisoning (POISON) not được kê | theo đơn | mỗi ngày
  poison.many: SWALLOW MANY_PILLS within 5 if new -> poisoning (POISON) not mỗi tháng | trong 1 tháng | một tháng | canxi | vitamin | kháng sinh | tránh thai | ngừa thai | bác sĩ kê | được kê | theo đơn | mỗi ngày | toa | đơn thuốc | ngày uống
  fall.drowsy: DOWN STRANGE within 20 if new -> head_injury_danger_signs (NG232)
  fall.limp: DOWN LIMP within 20 if new -> head_injury_danger_signs (NG232)
  fall.vomit: DOWN VOMIT within 20 if new -> head_injury_danger_signs (NG232) not trúng gió | tối sầm
  trauma.vehicle: VEHICLE CRUSH within 4 -> major_trauma (TRAUMA) not say xe | năm ngoái | năm trước | hồi trước | bảo hiểm tai nạn | mua bảo hiểm | giám định
  allergy.took-gut: JUST_TOOK SWELL_UP GUT_REACTION within 24 -> anaphylaxis (WAO)
  poison.gas: GAS_SMOKE SHUT_ROOM within 10 -> poisoning (POISON) not hút thuốc | khói thuốc
  allergy.swell-throat: SWELL_UP THROAT_SHUT within 18 -> anaphylaxis (WAO) not không khó thở
  faint.heat: SUNHEAT COLLAPSE within 16 -> heat_stroke (HEAT) not khỏe lại | khoẻ lại | giờ bình thường
  heat.strange: SUNHEAT STRANGE within 16 -> heat_stroke (HEAT)
  drug.blister: DRUG BLISTER within 20 if new -> severe_drug_rash (SJS) not nhiệt miệng | zona | thủy đậu
  poison.wild: WILD_FOOD within 1 if new -> poisoning (POISON) not có sao không | được không | ăn được | báo nói | nấm rơm
  burn.blast: BLAST BURN_SITE within 10 -> severe_burn (BURNS)
  poison.candy: OWN_PILLS ATE within 12 if age<=10 -> poisoning (POISON)
  sting.nest: BEE STING_COUNT within 12 -> multiple_stings (WAO POISON) not diệt tổ | phá tổ giúp | nuôi ong | mật ong
  bleed.cut: CUT_OPEN RUNS_RED within 18 if new -> severe_bleeding (IITT TRAUMA) not chảy mủ | chảy nước | chảy dịch
`;

export const injuryTogether = `
  head_injury_danger: head_injury|head_bump_minor|HEAD_BANG any syncope vomiting confusion rf:seizure amnesia anticoagulant age>=65 age<=1 lethargy sev=severe -> head_injury_danger_signs (NG232) to neurosurgery emergency
  anaphylaxis_combo: skin_reaction breathless|hypotension_word|gi_reaction&allergen_exposure -> anaphylaxis (WAO VN_ANA) to emergency allergy_immunology
  head_injury_plain: HEAD_BANG -> - urgent (NG232)
  fall_old: DOWN age>=65 acute -> - urgent (OURS)
  sting_many: BEE BITE MANY_STINGS -> multiple_stings (WAO)
  sting_bad: BEE BITE THROAT_SHUT|SWELL_UP&HARD_BREATH|COLLAPSE -> anaphylaxis (WAO)
  burn_site: BURN any BURN_SITE age<=5 sev=severe BURN_WIDE -> severe_burn (BURNS)
  thinned_swelling: anticoagulant|BLOODTHIN DOWN|HIT_BY|ACCIDENT SWOLLEN acute -> severe_bleeding (OURS)
  spine_after_blow: ACCIDENT|HIT_BY|DOWN&neck_pain|DOWN&back_pain NO_FEELING|numbness|weakness_limb|NO_POWER acute -> major_trauma (TRAUMA)
  tight_cast: PLASTER PURPLE|BLUE|NO_FEELING|numbness|severe_word acute -> cold_painful_limb (TRAUMA)
  chest_blow: CHEST_BLOW dyspnea|HARD_BREATH|hemoptysis|COLLAPSE acute -> major_trauma (TRAUMA)
  dive: DIVE any joint_pain numbness NO_FEELING NO_POWER dizziness dyspnea chest_pain headache -> acute_limb_weakness (OURS)
  accident_new: ACCIDENT any_symptom acute -> - urgent (TRAUMA)
  fumes: INHALED any cough hoarseness chest_pain dyspnea HARD_BREATH headache vomiting dizziness -> poisoning (POISON)
  pregnant_trauma: pregnant_now DOWN|HIT_BY|limb_injury -> major_trauma (MATERNAL)
  food_neuro: food_poisoning_mild NO_POWER|HALF_SIGHT|DOUBLE|SLURRED|HARD_BREATH -> poisoning (POISON)
  allergy_acute: urticaria|skin_reaction acute -> - urgent (WAO)
  spray_sick: SPRAYED DROOL|blurred_vision|SPARKS|vomiting|dizziness|ROLLED|HARD_BREATH|headache -> poisoning (POISON)
  gas_house: GAS_SMOKE headache|dizziness|vomiting|LIMP|STRANGE SHUT_ROOM|FAMILY_SICK -> poisoning (POISON)
  bee_sick: BEE BITE HARD_BREATH|dyspnea|dizziness|SWELL_UP|hoarseness|BULBAR -> anaphylaxis (WAO)
  took_sick: JUST_TOOK SWELL_UP|skin_reaction|LOBSTER dizziness|presyncope|vomiting|abdominal_pain&dizziness|HARD_BREATH -> anaphylaxis (WAO)
  limb_injury_new: limb_injury SWOLLEN|BRUISED|CANT_STAND acute -> - urgent (TRAUMA)
  pills_taken: SWALLOW num:taken>=10 unless chronic NOT_HELPED -> poisoning (POISON)
  pills_not_helping: SWALLOW num:taken>=10 NOT_HELPED unless chronic -> - urgent (POISON)
  pills_many: SWALLOW num:pills>=10 unless chronic BY_ORDER -> poisoning (POISON)
  sting_dark: BEE dark_urine|hematuria|low_urine|jaundice -> multiple_stings (WAO POISON)
  thinned_cut: anticoagulant|BLOODTHIN CUT_OPEN acute|RUNS_RED -> severe_bleeding (IITT)
  snake_palsy: SNAKEW PTOSIS|swallowing_difficulty|HARD_BREATH|BITE|NO_FEELING acute -> snake_bite (SNAKE)
`;
