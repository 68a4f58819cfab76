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
    'đau | nhức | painful | hurts | pain',
    'nhìn mờ | mờ hẳn | mờ đi | mắt mờ | blurred | blurry | foggy',
  ],
  sudden_vision_loss: ['màn đen | tấm màn đen | bức màn đen | nhìn mờ hẳn | mờ hẳn | dark curtain | cannot see'],
  pregnancy_bleeding_or_severe_pain: ['ra máu | ra huyết | spotting | bleeding'],
};
