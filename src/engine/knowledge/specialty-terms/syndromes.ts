import type { TermTable } from './term-table.ts';

/** A few more signs that complaints are read for together; see `syndromes`. */
export const signTerms: TermTable = [
  [
    '#periods 1',
    'kinh nguyệt|kinh nguyệt không đều|rối loạn kinh nguyệt|kỳ kinh|hành kinh|kinh không đều|chu kỳ kinh nguyệt|trễ kinh|chậm kinh|đến tháng|kỳ kinh nguyệt|đèn đỏ|mất kinh|vô kinh|rong kinh',
  ],
  ['#hot_flush 1', 'bốc hỏa|nóng bừng|nóng bừng mặt|cơn bốc hỏa|bừng nóng|khô âm đạo|mãn kinh|tiền mãn kinh'],
  ['#joint_pain 1', 'đau khớp|nhức khớp|sưng khớp|đau nhức khớp|đau nhức xương khớp|cứng khớp|các khớp|viêm khớp|khớp'],
  ['#eye_socket 1', 'hốc mắt|đau hốc mắt|đau nhức hốc mắt|sau hốc mắt'],
  ['#acne 1', 'mụn trứng cá|nổi mụn|mụn|trứng cá|da nhờn|da dầu'],
  ['#high_pressure 1', 'tăng huyết áp|cao huyết áp|huyết áp cao|huyết áp tăng|huyết áp tăng cao'],
  ['#foot 1', 'bàn chân|lòng bàn chân|ngón chân|cẳng chân'],
  ['#wound 1', 'vết loét|vết thương|loét bàn chân|phồng rộp|lở loét'],
  ['#one_side 1', 'một bên|nửa người|một bên cơ thể|yếu một bên|yếu nửa người|liệt nửa người|tê một bên|tê nửa mặt'],
  ['#sudden 1', 'đột ngột|thoáng qua|tạm thời'],
  ['#bloating 1', 'đầy bụng|đầy hơi|chướng bụng|trướng bụng|bụng to|chướng hơi|khó tiêu|ăn không tiêu|bụng chướng'],
  ['#testicle 1', 'tinh hoàn|sưng tinh hoàn|tinh hoàn sưng|bìu|sưng bìu|bìu sưng|đau tinh hoàn'],
  ['#lump 1', 'khối u|cục u|khối cứng|cục cứng|khối sưng|u cục'],
  ['#neck 1', 'ở cổ|vùng cổ'],
  ['#daytime_sleepy 1', 'buồn ngủ ban ngày|buồn ngủ vào ban ngày|ngủ ngày|thức giấc|tỉnh giấc|buồn ngủ'],
  ['#feeding_poorly 1', 'bú kém|bỏ bú|bú ít|bú ngắt quãng|lười bú|chậm tăng cân|chậm lớn|không tăng cân'],
  ['#urine_burn 1', 'tiểu buốt|tiểu rắt|tiểu gắt|đi tiểu đau|đau khi đi tiểu|tiểu đau|đái buốt|đái rắt'],
  ['#high_fats 1', 'cholesterol|cholesterol cao|mỡ máu|mỡ máu cao'],
];

/**
 * Complaints that mean little alone and much together: when at least so many of these signs are told, the specialty is
 * likelier. A sign after `+` must be one of them. From general medical knowledge; ours, not reviewed by a clinician. Names of illnesses stand only here.
 */
export const syndromes: readonly (readonly [pointsTo: string, signsMin: number, signs: string])[] = [
  // Overactive and underactive thyroid, thyroid lumps
  ['endocrinology 3', 3, 'weight_loss palpitations tremor worry sweating no_sleep fatigue moody'],
  ['endocrinology 3', 3, 'weight_gain fatigue constipation cold_limbs dry_skin_hair forgetful'],
  ['endocrinology 3', 2, 'neck_lump hoarse swallow'],
  ['endocrinology 3', 2, '+neck +lump'],
  ['endocrinology 1.5', 2, 'swallow breathless hoarse neck_nodes'],
  // Diabetes and its feet
  ['endocrinology 3', 2, 'thirst urine_often weight_loss blurred'],
  ['endocrinology 3', 2, '+foot numb wound slow_wound'],
  // Polycystic ovaries, menopause, painful periods
  [
    'gynecology 3.5',
    2,
    '+periods belly_pain lower_belly back_pain nausea diarrhoea fatigue headache moody acne hairy dry_skin_hair weight_gain pelvis',
  ],
  ['gynecology 3', 2, '+hot_flush no_sleep moody forgetful low_libido joint_pain weight_gain no_focus'],
  ['gynecology 2.5', 2, '+painful_sex belly_pain pelvis lower_belly urine_trouble vaginal_bleed'],
  ['gynecology 1.5', 3, 'no_sleep forgetful moody joint_pain weight_gain no_focus high_fats'],
  // High blood pressure of pregnancy
  ['obstetrics 1.5', 3, '+high_pressure oedema headache blurred nausea'],
  // Infections
  [
    'infectious_disease 3',
    3,
    '+fever chills headache body_aches muscle_pain rash eye_socket nausea fatigue joint_pain',
  ],
  ['infectious_disease 2.5', 2, 'rash eye_socket body_aches fever gum_bleed nosebleed blisters'],
  ['infectious_disease 1.5', 2, 'fever sore_throat rash nodes diarrhoea'],
  // Kidneys
  ['nephrology 3', 2, 'oedema foamy_urine blood_urine'],
  ['nephrology 2', 3, '+oedema fatigue no_appetite nausea breathless weight_gain high_pressure'],
  ['urology 3', 2, 'chills flank_pain back_pain urine_burn blood_urine'],
  ['urology 2', 2, 'back_pain urine_trouble urine_often urine_burn'],
  // Heart
  ['cardiology 2.5', 2, 'breathless_effort oedema chest_pain faint palpitations'],
  ['cardiology 2', 3, 'breathless oedema fatigue cough wheeze dizzy faint palpitations sweating chest_pain'],
  ['pediatric_cardiology 2.5 cardiology 1.5', 2, 'feeding_poorly cyanosis breathless pale sweating'],
  ['cardiology 2', 2, 'chest_pain sweating faint'],
  // Lungs
  ['pulmonology 2.5', 2, '+cough wheeze fever'],
  ['pulmonology 2.5', 3, 'cough breathless chest_pain fever chills fatigue wheeze'],
  ['tuberculosis 3 pulmonology 1', 3, 'cough blood_cough weight_loss night_sweats fever fatigue'],
  // Brain
  ['stroke 2 neurology 2', 2, '+one_side face_droop numb sudden weak_muscles unsteady headache'],
  ['neurology 2', 2, '+headache photophobia nausea dizzy'],
  ['neurology 2', 2, '+dizzy unsteady headache tremor'],
  ['rheumatology 1.5 neurology 1', 2, '+double_vision weak_muscles swallow'],
  // Sleep apnoea, nose and throat
  ['ent 2.5', 2, 'snore daytime_sleepy no_focus headache weight_gain'],
  ['ent 2', 2, 'runny_nose sore_throat hoarse ear_ringing'],
  // Tumours by their company
  ['oncology 3', 2, 'weight_loss blood_cough hoarse nodes neck_nodes bloody_stool bloating vaginal_bleed'],
  ['oncology 2.5', 2, 'nosebleed ear_ringing neck_nodes'],
  ['oncology 2.5', 2, 'vaginal_bleed pelvis weight_loss bloating'],
  ['oncology 2', 2, '+testicle +lump'],
  // Liver and gut
  ['hepatology 2.5', 2, '+jaundice fatigue no_appetite nausea itch'],
  ['gastroenterology 2', 2, 'bloating nausea belly_pain diarrhoea constipation'],
  // Autoimmune joints
  ['rheumatology 2', 2, '+joint_pain rash dry_skin_hair fever'],
  // Blood
  ['hematology 2.5', 2, 'bruises pale fatigue gum_bleed nosebleed'],
  // Fits, neck, groin and legs
  ['neurology 2', 2, '+fits headache fever nausea'],
  ['spine 1.5 rheumatology 1', 2, '+neck_pain numb back_pain weak_muscles'],
  ['general_surgery 2.5', 2, '+groin lump cough'],
  ['vascular_surgery 2.5', 2, '+leg_pain oedema cold_limbs'],
  ['pulmonology 2', 2, '+wheeze breathless chest_pain'],
  // Mind
  ['psychiatry 2.5', 3, 'no_sleep worry moody no_focus fatigue no_appetite'],
];
