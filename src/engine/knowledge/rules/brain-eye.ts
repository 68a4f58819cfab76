/** Rules about the brain, the nerves, the eyes and the ears, one a line; `readRules` says how to read them. */
export const brainEyeNear = `
  stroke_signs.face-droop: FACE DROOP within 7 -> stroke_signs (NG128 BEFAST VN_STROKE TRUNGGIO) not mọc răng | mọc lệch | răng | sâu răng | nhổ răng | nhiệt miệng | lở miệng | phẫu thuật hàm
  stroke_signs.limb_side-motor: LIMB_SIDE MOTOR within 5 if new -> stroke_signs (NG128 BEFAST VN_STROKE TRUNGGIO) not di chứng | sau tai biến | gãy | chấn thương | bó bột | từ nhỏ | năm ngoái
  stroke_signs.speak-speech_bad: SPEAK SPEECH_BAD within 5 if age>=18 -> stroke_signs (NG128 BEFAST VN_STROKE TRUNGGIO) not tiếng anh | ngoại ngữ | tiếng trung | nói lắp từ nhỏ | bẩm sinh
  stroke_signs.gait-unsteady: GAIT UNSTEADY within 5 if age>=40 -> stroke_signs (NG128 BEFAST VN_STROKE TRUNGGIO) not say rượu | say xỉn | uống rượu | nửa năm | nhiều năm
  altered_consciousness.wake-notwake: WAKE NOTWAKE within 4 if ordered clause -> altered_consciousness (IITT NG253 CG103) not gọi tên không | điện thoại
  altered_consciousness.muddled-feverw: MUDDLED FEVERW within 10 -> altered_consciousness (IITT NG253 CG103)
  meningitis_signs.neck-stiff-feverw: NECK STIFF FEVERW within 10 -> meningitis_signs (NG240 NG143 IITT)
  meningitis_signs.head-light-feverw: HEAD LIGHT FEVERW within 10 -> meningitis_signs (NG240 NG143 IITT)
  sudden_vision_loss.visionw-visionbad-suddenw: VISIONW VISIONBAD SUDDENW within 10 -> sudden_vision_loss (AOMS_EYE IITT BEFAST) not ngất | xỉu | đứng dậy
  acute_painful_red_eye.visionw-eyepain-visionbad: VISIONW EYEPAIN VISIONBAD within 10 -> acute_painful_red_eye (GLAUCOMA) not chuẩn bị khám | kính áp tròng bình thường
  cauda_equina_signs.backpainw-bladder-nocontrol: BACKPAINW BLADDER NOCONTROL within 14 -> cauda_equina_signs (CES)
  cauda_equina_signs.saddle-weak: SADDLE WEAK within 8 if new -> cauda_equina_signs (CES) not hậu môn ngứa | trĩ
  acute_limb_weakness.bothlegs-weak: BOTHLEGS WEAK within 7 -> acute_limb_weakness (NG127 IITT) not nhiều năm | từ nhỏ
  seizure.seizw-childw: SEIZW CHILDW within 8 if age<=15 -> seizure (IITT IMCI NG143) not giật mình | theo nhịp | giật điện | hay giật mình
  wake.no-answer: CALLED NO_ANSWER within 6 if ordered -> altered_consciousness (IITT) not gọi điện | gọi điện thoại | gọi tổng đài | hỏi bác sĩ | hỏi bs | gọi bệnh viện
  mind.strange-sudden: STRANGE SUDDEN within 14 if new -> altered_consciousness (IITT CG103) not thiếu ngủ | thức khuya
  mind.strange-fever: STRANGE HOT_BODY within 16 -> altered_consciousness (NG253)
  mind.strange-elder: STRANGE OLDAGE within 12 if new age>=55 -> altered_consciousness (CG103) not từ lâu | nhiều năm | sa sút trí tuệ | alzheimer | đãng trí | hay quên | hay để quên | hay hỏi | nhớ nhớ quên quên
  mind.strange-weak: STRANGE NO_POWER within 16 if new -> altered_consciousness (NG128)
  stroke.mouth: MOUTH_LEAK within 1 if new -> stroke_signs (NG128 BEFAST) not mọc răng | sâu răng | nhổ răng | niềng răng | phẫu thuật hàm | tiêm filler | em bé
  stroke.drops-side: DROPS ONE_SIDED within 12 if new -> stroke_signs (NG128 BEFAST) not gãy | chấn thương | bó bột | bong gân
  stroke.drops-sudden: DROPS SUDDEN within 12 if new age>=35 -> stroke_signs (NG128 BEFAST) not gãy | chấn thương | bó bột | bong gân | giật mình
  stroke.side-power: ONE_SIDED NO_POWER SUDDEN within 16 if new -> stroke_signs (NG128 BEFAST) not gãy | chấn thương | bó bột | bong gân | nằm đè | khi ngủ dậy tê | té | ngã xe | tai nạn
  stroke.side-weak: ONE_SIDED WEAK_ONLY within 5 if new -> stroke_signs (NG128 BEFAST) not gãy | chấn thương | bó bột | bong gân | ngã | té | tai nạn | khớp vai
  stroke.slurred-sudden: SLURRED SUDDEN within 14 if new age>=18 -> stroke_signs (NG128 BEFAST) not mất tiếng | khàn | viêm họng | đau họng | tiếng anh | ngoại ngữ
  stroke.slurred-side: SLURRED ONE_SIDED within 16 if new -> stroke_signs (NG128 BEFAST) not đau họng
  stroke.slurred-weak: SLURRED NO_POWER within 14 if new -> stroke_signs (NG128 BEFAST) not đau họng | khàn
  stroke.slurred-drops: SLURRED DROPS within 18 if new -> stroke_signs (NG128 BEFAST)
  stroke.balance-sudden: OFF_BALANCE SUDDEN within 10 if new age>=45 -> stroke_signs (BEFAST) not say rượu | say xỉn | uống rượu | nhậu
  stroke.balance-speech: OFF_BALANCE SLURRED within 18 if new -> stroke_signs (BEFAST)
  stroke.balance-side: OFF_BALANCE ONE_SIDED within 12 if new age>=40 -> stroke_signs (BEFAST) not đau khớp | đau gối
  stroke.double-sudden: DOUBLE SUDDEN within 12 if new -> stroke_signs (BEFAST)
  eye.dark-sudden: HALF_SIGHT SUDDEN within 14 if new -> sudden_vision_loss (AOMS_EYE) not ngất | xỉu | đứng dậy
  eye.curtain: EYE_PART CURTAIN within 8 if new -> sudden_vision_loss (AOMS_EYE)
  eye.one-dark: EYE_PART HALF_SIGHT within 6 if new -> sudden_vision_loss (AOMS_EYE) not ngất | xỉu | đứng dậy
  eye.pain-halo: EYE_PART PAINWORD HALO within 14 if new -> acute_painful_red_eye (GLAUCOMA) not ghèn | đau đầu | nhức đầu
  eye.pain-vomit: EYE_PART PAINWORD VOMIT within 14 -> acute_painful_red_eye (GLAUCOMA) not sốt | hố mắt
  eye.splash: SPLASH EYE_PART within 6 -> eye_chemical_or_penetrating_injury (AOMS_EYE)
  eye.pierced: PIERCE EYE_PART within 6 -> eye_chemical_or_penetrating_injury (AOMS_EYE)
  seizure.rolled: ROLLED within 1 -> seizure (IITT IMCI) not chưa từng co giật | giật mí mắt | mắt giật | giật mình | mí mắt | giật cơ mắt | giật điện | điện giật | cứng khớp | cứng cổ
  head.hold-vomit: HEAD_HOLD VOMIT within 14 if new -> thunderclap_headache (CG150)
  head.hold-sudden: HEAD_HOLD DISTRESS within 10 if new -> thunderclap_headache (CG150)
  stroke.slip: HAND SLIP within 4 if new age>=40 -> stroke_signs (NG128) not rơi nước mắt | tóc | ngã | té
  eye.bursting: EYE_PART BURSTING within 8 if new -> acute_painful_red_eye (GLAUCOMA) not đau đầu
  limb.legs-power: BOTHLEGS NO_POWER within 8 if new -> acute_limb_weakness (NG127) not đau khớp
  limb.legs-stand: BOTHLEGS CANT_STAND within 14 if new -> acute_limb_weakness (NG127) not ngã | té | đau khớp | đau gối | gãy
  saddle.numb: SADDLE_PART NO_FEELING within 8 -> cauda_equina_signs (CES) not tiêm mông
  back.bladder: BACK_PART WET_SELF within 30 -> cauda_equina_signs (CES) not sau sinh
  headache.worst: HEADACHE_PART WORST within 10 if new -> thunderclap_headache (CG150)
  headache.sudden-severe: HEADACHE_PART SUDDEN SEVERE_PAIN within 14 if new -> thunderclap_headache (CG150) not mỗi tháng | như mọi lần | như mọi khi
  neck.stiff-head: HEADACHE_PART NECK STIFF within 16 if new -> meningitis_signs (NG240) not ngủ sai tư thế | vẹo cổ
  hear.sudden: DEAF SUDDEN within 12 if new -> sudden_hearing_loss urgent (HEARING)
  eye.pain-shut: EYE_PART CANT_OPEN within 16 if new -> acute_painful_red_eye (AOMS_EYE) not ghèn | đổ ghèn | sưng mí
  limb.climbs: CLIMBS NO_FEELING within 10 if new -> acute_limb_weakness (NG127)
  limb.climbs-weak: CLIMBS NO_POWER within 12 if new -> acute_limb_weakness (NG127)
  stroke.midst-drops: MIDST DROPS within 8 if new age>=30 -> stroke_signs (NG128 BEFAST)
  stroke.midst-weak: MIDST WEAK_ONLY within 10 if new age>=30 -> stroke_signs (NG128 BEFAST) not gãy | ngã xe | tai nạn | té xe
  head.midst-worst: MIDST HEADACHE_PART within 10 if new -> thunderclap_headache (CG150) not thường | mỗi lần
  eye.flash-curtain: CURTAIN HALF_SIGHT within 6 if new -> sudden_vision_loss (AOMS_EYE)
  stroke.half-body: HALF_BODY NO_POWER within 6 if new -> stroke_signs (NG128 BEFAST) not đau thần kinh tọa
  limb.feet-up: STARTED_FEET CLIMBS within 14 if new -> acute_limb_weakness (NG127)
  eye.flash-half: FLASHES HALF_SIGHT within 14 if new -> sudden_vision_loss (AOMS_EYE)
  eye.flash-shadow: FLASHES CURTAIN within 14 if new -> sudden_vision_loss (AOMS_EYE)
  stroke.clumsy: FINE_ACT FAILS within 4 if clause new age>=45 -> stroke_signs (NG128 BEFAST) not đau | sưng | khớp | gãy | bó bột | bong gân | chấn thương | run tay | vì lạnh | mắt kém | gút | gout | viêm | mổ
  head.blow: BLOW HEAD within 6 if new -> thunderclap_headache (CG150) not mỗi lần | như mọi khi | nhiều năm
  head.blow-nape: BLOW NECK within 6 if new -> thunderclap_headache (CG150) not mỗi lần | như mọi khi | bả vai
  stroke.neglect: BUMPS ONE_SIDED within 6 if new age>=40 -> stroke_signs (NG128) not xe | tai nạn | bàn chân đau
  seizure.epilepsy: EPILEPSY ATTACKS within 10 if new -> seizure (IITT) not lâu lâu | thỉnh thoảng | mỗi tháng | chưa lên cơn | không lên cơn | hết cơn | tái khám | lấy thuốc
  eye.little: EYE_PART SEES_LITTLE within 14 if new -> sudden_vision_loss (AOMS_EYE) not đục thủy tinh thể | cận | nhiều năm | từ nhỏ | mỏi mắt
  stroke.half-tingle: HALF_BODY TINGLE within 8 if new age>=35 -> stroke_signs (NG128 BEFAST) not ngồi lâu | nằm đè | thần kinh tọa
  eye.one-goes-dark: ONE_EYE DARK within 5 if new -> sudden_vision_loss (AOMS_EYE) not từ nhỏ | bẩm sinh | cườm | đục thủy tinh thể
`;

export const brainEyeTogether = `
  fever_stiff_neck: fever stiff_neck|photophobia -> meningitis_signs (NG240 NG143) to infectious_disease neurology pediatrics
  stroke_fast: face_droop|one_sided_weakness|speech_trouble&sudden_onset|speech_trouble&age>=40|vision_sudden unless chronic -> stroke_signs (NG128 BEFAST VN_STROKE) to stroke neurology emergency
  stroke_balance: dizziness|dizzy_elderly_gait sudden_onset any one_sided_weakness speech_trouble headache&worst_ever age>=60 vomiting&age>=60 -> stroke_signs (BEFAST NG128) to stroke neurology emergency
  thunderclap: headache worst_ever|sudden_onset&severe_word -> thunderclap_headache (CG150) to neurology neurosurgery emergency
  headache_neuro_vomit: headache any persistent_vomiting blurred_vision age>=50&sudden_onset num:bp>=180/120 weight_loss -> headache_warning_signs urgent (CG150 NG127) to neurology general_internal
  headache_fever: headache fever -> meningitis_signs urgent (NG240) to infectious_disease neurology
  cauda_equina: back_pain bladder_bowel|saddle_numb|both_legs_weak -> cauda_equina_signs (CES) to neurosurgery orthopedics emergency
  acute_weak_legs: both_legs_weak any duration<=14 sudden_onset -> acute_limb_weakness (NG127) to neurology emergency
  eye_emergency: red_eye|eye_pain any halo_vision blurred_vision&sev=severe eye_pain&blurred_vision red_eye&eye_pain&vomiting -> acute_painful_red_eye (GLAUCOMA) to ophthalmology emergency
  sudden_vision: blurred_vision sudden_onset any duration<=2 sudden_onset -> sudden_vision_loss (AOMS_EYE) to ophthalmology emergency
  trunggio_neuro: trung_gio face_droop|one_sided_weakness|speech_trouble|confusion|syncope -> stroke_signs (TRUNGGIO NG128) to stroke neurology emergency
  severe_head: sev=severe headache -> headache_warning_signs (CG150)
  severe_eye: sev=severe eye_pain -> acute_painful_red_eye (AOMS_EYE)
  dizzy_old: dizziness SUDDEN age>=60 OFF_BALANCE|vomiting|headache unless chronic -> stroke_signs (BEFAST)
  dizzy_vomit: dizziness vomiting acute -> - urgent (OURS)
  dizzy_old_acute: dizziness|dizzy_elderly_gait acute age>=60 -> - urgent (OURS)
  weak_side_acute: weakness_limb|numbness ONE_SIDED SUDDEN age>=40 unless chronic -> stroke_signs (NG128)
  speech_acute: SLURRED acute age>=40 -> stroke_signs (NG128)
  eye_red_lens: red_eye eye_pain|blurred_vision -> - urgent (AOMS_EYE)
  drug_alcohol_shake: alcohol_problem STRANGE -> altered_consciousness (IITT)
  legs_fail: weakness_limb CANT_STAND|cannot_bear_weight acute unless chronic -> acute_limb_weakness (NG127)
  strange_acute: STRANGE acute unless chronic -> altered_consciousness (IITT CG103)
  dizzy_cannot: dizziness OFF_BALANCE|CANT_STAND|DOUBLE acute any vomiting&age>=40 DOUBLE headache age>=60 -> stroke_signs (BEFAST NG128)
  fontanelle: FONTANELLE fever|child_crying|vomiting|LIMP -> meningitis_signs (NG240 NG143)
  headache_morning: headache vomiting duration>=7 unless chronic -> headache_warning_signs urgent (CG150)
  ptosis: PTOSIS unless chronic -> - urgent (OURS)
  lens_red: red_eye LENS -> - urgent (AOMS_EYE)
  limbs_fail: BOTHLEGS|LIMB WEAK_ONLY CANT_STAND|DROPS duration<=14 unless DOWN limb_injury joint_pain -> acute_limb_weakness (NG127)
  sight_after_drink: ALCOHOL_TAKEN blurred_vision|HALF_SIGHT|SPARKS unless chronic -> poisoning (POISON)
  double_acute: DOUBLE acute unless chronic -> stroke_signs (BEFAST AOMS_EYE)
  double_new: DOUBLE unless chronic -> sudden_vision_loss urgent (AOMS_EYE)
  headache_worse: headache worsening|MORE vomiting|MORNING duration>=5 -> headache_warning_signs urgent (CG150)
  legs_arms_fail: OFF_BALANCE|CANT_STAND WEAK_ONLY|DROPS duration<=14 any HAND LIMB unless DOWN limb_injury joint_pain chronic -> acute_limb_weakness (NG127)
  migraine_long: headache vomiting acute -> - urgent (CG150)
  collapse_odd: COLLAPSE ODD|NO_POWER|CANT_SPEAK acute unless limb_injury DOWN if age>=40 -> stroke_signs (NG128 BEFAST)
  balance_old: OFF_BALANCE|UNSTEADY SLURRED|ODD|dizziness|vomiting acute if age>=55 -> stroke_signs (BEFAST)
  dizzy_bulbar: dizziness BULBAR|OFF_BALANCE|ODD|SLURRED|HALF_FACE acute if age>=40 -> stroke_signs (BEFAST NG128)
  legs_give: KNEES_GIVE DROPS|BULBAR|NO_FEELING|STARTED_FEET|numbness|swallowing_difficulty|HARD_BREATH duration<=14 unless DOWN limb_injury chronic -> acute_limb_weakness (NG127)
  words_gone: WORDS_GONE acute unless chronic if age>=35 -> stroke_signs (NG128 BEFAST)
  hiccup_dizzy: HICCUP dizziness|OFF_BALANCE|swallowing_difficulty|HALF_FACE acute if age>=40 -> stroke_signs (BEFAST)
  absent_fit: STARES NO_ANSWER|WET_SELF|SILENT|NOTWAKE acute -> seizure (IITT)
  eye_after_surgery: EYE_SURGERY eye_pain|blurred_vision|SEES_LITTLE|HALF_SIGHT duration<=14 unless chronic -> acute_painful_red_eye (AOMS_EYE)
  temple_sight: TEMPLE blurred_vision|HALF_SIGHT|SEES_LITTLE|DOUBLE|VISIONBAD if age>=50 -> sudden_vision_loss (AOMS_EYE)
  myasthenia_worse: MYASTHENIA HARD_BREATH|BULBAR|swallowing_difficulty|CANT_STAND|SLURRED acute -> breathing_difficulty (NG127 IITT)
  eye_weld: WELDING red_eye|eye_pain|EYE_PART&PAINWORD -> - urgent (AOMS_EYE)
  eye_bulge: BULGING fever|eyelid_swelling|HALF_SIGHT|blurred_vision acute -> acute_painful_red_eye (AOMS_EYE)
  ptosis_bulbar: PTOSIS swallowing_difficulty|BULBAR|HARD_BREATH|SLURRED acute unless chronic -> acute_limb_weakness (OURS NG127)
`;
