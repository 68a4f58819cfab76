import type { RedFlagCode } from '#contract/vocabulary.ts';

/**
 * Signs that are asked about only where one of these is told: a wrist has swallowed no battery, and nobody without a
 * fever or a wound is asked whether the blood is poisoned. Written as families do, “ | ” between phrases. Not reviewed.
 */
export const askedBeside: Readonly<Partial<Record<RedFlagCode, string>>> = {
  swallowed_dangerous_object: `nuốt | nuốt phải | hóc | mắc cổ | mắc xương | nhét | ngậm | =pin | cục pin | nam châm | dị vật | xương cá | đồng xu | viên bi | kim băng | swallow | swallowed | battery | magnet | fish bone | fishbone
    | choking | stuck`,
  drowning: 'nước | đuối | chìm | sặc | bơi | tắm | water | drown | drowned | swim | swimming | pool',
  fever_immunosuppressed: `hóa trị | hoá trị | hóa chất | xạ trị | ung thư | ghép thận | ghép gan | ghép tủy | ghép tạng | ức chế miễn dịch | corticoid | prednisolon | medrol | methotrexat | lupus | hiv | bạch cầu | suy tủy | lymphoma
    | leukemia | leukaemia | chemo | chemotherapy | radiotherapy | cancer | transplant | steroids | immune | immunosuppressants`,
  sepsis_signs: `sốt | nóng | rét run | ớn lạnh | gai rét | gai gai | rét | lạnh | rùng mình | nhiễm trùng | nhiễm khuẩn | =mủ | áp xe | viêm | loét | sưng đỏ | vết thương | vết mổ | ống thông | sonde | tiểu buốt | tiểu gắt | mệt lả | lả | lừ đừ | li bì | bỏ ăn | lạnh run | đỏ nóng
    | fever | chills | shivering | infection | infected | pus | abscess | wound | catheter | red and hot | exhausted | drowsy | very weak`,
  breast_lump_or_change: 'vú | núm vú | tuyến vú | ngực | nách | breast | breasts | nipple | armpit',
  hypertensive_crisis: `huyết áp | tăng xông | lên máu | cao máu | đau đầu | nhức đầu | chóng mặt | choáng | hoa mắt | đau ngực | tức ngực | blood pressure | hypertension | headache | dizzy | dizziness | chest pain`,
  fracture_or_dislocation: `ngã | =té | té xe | té võng | bị té | vấp | trượt chân | rơi | tai nạn | chấn thương | va chạm | va đập | đập | đè | kẹt | vặn | xoay | trẹo | trật | lật cổ chân | gãy | bong gân | bị đánh | đá banh | đá bóng | bóng đá | tập gym | thể thao
    | đụng xe | xe đụng | xe tông | fall | fell | fallen | injury | injured | accident | hit | crash | came off | twisted | sprain | sprained | broke | broken | football | landed`,
  shock_signs: `sốt | nóng | máu | huyết | tiêu chảy | ỉa chảy | đi ngoài | đi cầu | nôn | ói | mất nước | ngất | xỉu | choáng | mệt | lả | lừ đừ | li bì | yếu | đau bụng | đau ngực | khó thở | dị ứng | mề đay | ong | =rắn | đốt | cắn | bỏng | tai nạn | ngã | =té | mổ | nhiễm trùng | áp xe
    | vã mồ hôi | tái | xanh | tím | lạnh | bỏ bú | bỏ ăn | fever | blood | bleeding | diarrhoea | diarrhea | vomiting | vomit | faint | fainted | dizzy | weak | tired | belly pain | chest pain | breath | allergy | sting | bite | burn | accident | fall | fell | surgery | infection
    | sweating | pale | cold | stomach | abdominal`,
};

/** After so many days a bone that is bent or shows has long been seen. */
export const askedDaysMax: Readonly<Partial<Record<RedFlagCode, number>>> = { fracture_or_dislocation: 10 };

/** Whom a question does not fit: nobody asks a restless child of eight about dying unless the words do. */
export const askedYearsMin: Readonly<Partial<Record<RedFlagCode, number>>> = { suicide_risk: 10 };

/** What the words say is not so, or what makes it another matter: asked no more. A “không” belongs to the phrase. */
export const deniedBy: Readonly<Partial<Record<RedFlagCode, string>>> = {
  acute_limb_weakness: `không yếu | không bị yếu | không thấy yếu | không yếu liệt | không liệt | sức cơ bình thường | sức tay chân bình thường | tay chân vẫn khỏe | chân tay vẫn khỏe | chân vẫn khỏe | chân tay khỏe | tay chân khỏe | strength is normal | normal strength | strength normal
    | no weakness | not weak`,
  cold_painful_limb: `chân … nóng | tay … nóng | sưng nóng | nóng đỏ | vẫn ấm | còn ấm | tay ấm | chân ấm | warm | hot and swollen`,
  // “Ngủ hay ngưng thở” of who snores is of the night, not of now.
  unresponsive_or_not_breathing: '=ngáy | ngáy to | tiếng ngáy | snore | snores | snoring',
};

/** The one that asks the same: of two about a pregnancy that nobody told of, the first month is asked about. */
export const askedInstead: Readonly<
  Partial<Record<RedFlagCode, { readonly by: RedFlagCode; readonly unless: string }>>
> = {
  pregnancy_bleeding_or_severe_pain: {
    by: 'ectopic_pregnancy_signs',
    unless:
      'có thai | mang thai | thai | bầu | có bầu | cấn bầu | trễ kinh | chậm kinh | hai vạch | que thử | pregnant | pregnancy | late period | missed period',
  },
};

/** What was found in the same place is asked about no more: a lump in the breast is no pain in the chest. */
export const settledBy: Readonly<Partial<Record<RedFlagCode, RedFlagCode>>> = {
  chest_pain_severe: 'breast_lump_or_change',
};

/** Whose signs are also asked about, where a matter for today belongs to the first. */
export const sharesPatients: Readonly<Record<string, readonly string[]>> = {
  spine: ['orthopedics', 'neurosurgery'],
  rheumatology: ['orthopedics'],
  orthopedics: ['rheumatology'],
  dermatology: ['allergy_immunology'],
  allergy_immunology: ['dermatology'],
  cardiology: ['vascular_surgery'],
  vascular_surgery: ['cardiology'],
  gastroenterology: ['general_surgery', 'hepatology'],
  hepatology: ['gastroenterology'],
  colorectal_surgery: ['gastroenterology', 'general_surgery'],
  hepatobiliary_surgery: ['gastroenterology', 'general_surgery'],
  general_surgery: ['gastroenterology'],
  neurology: ['neurosurgery'],
  neurosurgery: ['neurology'],
  nephrology: ['urology'],
  urology: ['nephrology'],
  obstetrics: ['gynecology'],
  gynecology: ['obstetrics'],
  tuberculosis: ['pulmonology'],
  psychology: ['psychiatry'],
  child_psychiatry: ['psychiatry'],
  neonatology: ['pediatrics'],
  pediatric_surgery: ['pediatrics'],
};

/** What answers a question before it is asked: all of one row told. */
export const answeredBy: Readonly<Partial<Record<RedFlagCode, readonly string[]>>> = {
  black_or_bloody_stool: [
    'phân đen | đi ngoài phân đen | đi cầu phân đen | black stools | black sticky stools | tarry stools',
  ],
  acute_painful_red_eye: [
    'mắt đỏ | đỏ mắt | mắt … đỏ | eye is red | eye is very red | red eye',
    'đau | nhức | rát | bỏng rát | rát bỏng | painful | hurts | pain',
    'nhìn mờ | mờ hẳn | mờ đi | mắt mờ | blurred | blurry | foggy',
  ],
  sudden_vision_loss: ['màn đen | tấm màn đen | bức màn đen | nhìn mờ hẳn | mờ hẳn | dark curtain | cannot see'],
  pregnancy_bleeding_or_severe_pain: ['ra máu | ra huyết | spotting | bleeding'],
  postpartum_danger_signs: ['sốt | fever'],
};
