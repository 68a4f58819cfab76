import type { Intake } from '#contract/intake.ts';

/** Ours, from how Vietnamese hospitals divide their work; not reviewed by a clinician. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const disease = word(
  'ung thư|ung thu|u ác|ác tính|di căn|hóa trị|hoá trị|xạ trị|k (?:vú|phổi|gan|dạ dày|đại tràng|giáp|cổ tử cung)|glioma|gist|lymphoma|u lympho|u não|bạch cầu cấp|tim bẩm sinh|thông liên (?:thất|nhĩ)|ghép|hiếm muộn|vô sinh|ivf|iui|thụ tinh|cancer|tumou?r|chemo(?:therapy)?|leuk(?:a?emia)|infertility|congenital',
);
const fear =
  /(?<!\p{L})(?:sợ|lo|nghi|có phải|không biết|trên mạng|nghe nói|nghe đồn|so|tren mang|nghe noi|google)(?!\p{L})[^.,;]{0,40}(?:ung thư|ung thu|u ác|ác tính|cancer)/iu;

const textOf = ({ symptoms = '', diagnosis = '', goal = '' }: Intake) =>
  `${symptoms}\n${diagnosis}\n${goal}`.normalize('NFC');

/** A complaint that no doctor has given a name yet, and that nobody wants operated or judged again. */
export function isFirstLook(intake: Intake): boolean {
  const { symptoms = '', diagnosis = '', need } = intake;
  if (symptoms.trim() === '' || diagnosis.trim() !== '' || need === 'surgery' || need === 'second_opinion')
    return false;
  const text = textOf(intake);
  return !disease.test(text) || fear.test(text);
}

const rareService = word(
  'mri|cộng hưởng từ|cong huong tu|nipt|dexa|mật độ xương|đo loãng xương|pet[ /-]?ct|xạ hình|sinh thiết|chọc ối|ivf|iui|thụ tinh|sa sút trí tuệ|alzheimer|suy giảm trí nhớ|hay quên|glioma|gist|u não|ung thư|memory|dementia|chạy thận|chay than|lọc máu|loc mau|lọc màng bụng|loc mang bung|dialysis|sứt môi|hở hàm ếch|hở vòm|khe hở (?:môi|vòm)|cleft|thay khớp|thay khop|nội soi khớp|joint replacement|nhũ ảnh|nhu anh|mammogra(?:m|phy)|động kinh|dong kinh|epilepsy|parkinson|ngưng thở khi ngủ|ngừng thở|cpap|sleep apno?ea',
);

/** What the medical centre of a district has no department or machine for. */
export function isAboveDistrict(intake: Intake): boolean {
  return rareService.test(textOf(intake));
}

/** Inherited illnesses are looked for, and families advised, in few places. */
const genes = word(
  'xét nghiệm gen|xet nghiem gen|xét nghiệm gien|gen di truyền|tư vấn di truyền|tu van di truyen|brca|pgt|gene test(?:ing)?|genetic (?:test(?:ing)?|counsell?ing)',
);

export function asksForGenes(intake: Intake): boolean {
  return genes.test(textOf(intake));
}

const breastLookedFor = word(
  'nhũ ảnh|nhu anh|mammogra(?:m|phy)|tầm soát|tam soat|screening|(?:mẹ|dì|chị|bà|cô|em gái|me|di|chi|ba|mother|aunt|sister)[^.;]{0,40}(?:ung thư vú|ung thu vu|k vú|breast cancer)',
);

/** Who feels nothing in the breast and only wants it looked at: a matter for pictures, and no surgeon's. */
export function isBreastScreening(intake: Intake): boolean {
  return intake.severity !== 'severe' && intake.severity !== 'moderate' && breastLookedFor.test(textOf(intake));
}

const treated = word(
  'đã mổ|sau mổ|mổ xong|xạ xong|xạ trị xong|hóa trị xong|hoá trị xong|điều trị xong|đã xong|ổn định|da mo|sau mo|on dinh|finished|completed|after surgery|had [^.;]{0,40}surgery',
);
const followed = word(
  'theo dõi|tái khám|định kỳ|kiểm tra lại|lấy thuốc|lĩnh thuốc|uống tiếp|theo doi|tai kham|follow[- ]?up|continue',
);

/** What was grave is treated, and only watched from now on: that is done near home. */
export function isWatchedOnly(intake: Intake): boolean {
  const isSought = intake.need === 'find_hospital' || intake.need === 'find_doctor';
  const text = textOf(intake);
  return isSought && intake.severity === 'mild' && treated.test(text) && followed.test(text);
}

const smallOperations = word(
  'thoát vị (?:bẹn|rốn)|tinh hoàn ẩn|nước màng tinh|tràn dịch màng tinh hoàn|hẹp bao quy đầu|ruột thừa|(?:inguinal |umbilical )?hernia|hydrocele|undescended test(?:is|icle)|phimosis',
);

/** What children are operated on for in most provinces. */
export function isSmallOperation(intake: Intake): boolean {
  return intake.severity !== 'severe' && smallOperations.test(textOf(intake));
}

/** Shingles on the brow or the tip of the nose reaches the eye. */
const blisters = 'zona|giời leo|gioi leo|mụn nước|bọng nước|mun nuoc|bong nuoc|shingles|blisters?';
const byTheEye = '(?:mi |mí )?(?:mắt|eye)|chóp mũi|đầu mũi|chop mui|dau mui|tip of (?:my|the|his|her) nose';
const zosterAtEye = word(`(?:${blisters})(?!\\p{L})[^]{0,90}(?<!\\p{L})(?:${byTheEye})`);

type Correction = {
  readonly of: readonly string[];
  readonly words: RegExp;
  readonly to: string;
  /** Only while no doctor has named it. */
  readonly isUnnamed?: true;
};

/** Where the words name the matter, and the department that was read from them treats something else. */
const corrections: readonly Correction[] = [
  {
    of: ['breast', 'oncology', 'plastic_surgery'],
    words: word('cho con bú|cho bú|tắc (?:tia )?sữa|viêm (?:tuyến )?vú|áp xe vú|breastfeeding|mastitis'),
    to: 'obstetrics',
  },
  {
    of: ['urology', 'general_surgery'],
    words: word('lú lẫn|mê sảng|nói nhảm|lẫn lộn|delirium|confused'),
    to: 'geriatrics',
  },
  { of: ['orthopedics', 'vascular_surgery', 'general_surgery'], words: word('gout|gút|gut'), to: 'rheumatology' },
  {
    of: ['urology', 'nephrology'],
    words: word('(?:ống |ống thông |sonde )(?:dạ dày|ăn|nuôi ăn|mũi dạ dày)|feeding tube'),
    to: 'general_internal',
  },
  {
    of: ['oncology', 'cardiac_surgery'],
    words: word('(?:nốt|đốm) (?:mờ )?(?:ở )?phổi|nốt đơn độc|lung nodule'),
    to: 'pulmonology',
  },
  {
    of: ['andrology', 'urology', 'gynecology', 'psychiatry', 'reproductive_medicine', 'plastic_surgery'],
    words: word('chuyển giới|chuyen gioi|transgender|trans (?:woman|man|female|male)'),
    to: 'endocrinology',
  },
  {
    of: ['dermatology', 'infectious_disease', 'neurology', 'general_internal'],
    words: zosterAtEye,
    to: 'ophthalmology',
  },
  {
    of: ['oncology', 'health_checkup', 'laboratory', 'general_internal'],
    words: word('psa'),
    to: 'urology',
    isUnnamed: true,
  },
  {
    of: ['reproductive_medicine', 'andrology', 'urology', 'endocrinology'],
    words: word('mụn (?:viêm|bọc|trứng cá|mủ|đầu đen)|trứng cá|isotretinoin|acne'),
    to: 'dermatology',
  },
  {
    of: ['neurology', 'cardiology', 'general_internal', 'health_checkup'],
    words: word('lão khoa|lao khoa|geriatric(?:s|ian)?'),
    to: 'geriatrics',
  },
  {
    of: ['pediatrics', 'general_internal'],
    words: word('tim bẩm sinh|thông liên (?:thất|nhĩ)|còn ống động mạch|fallot|congenital heart|septal defect'),
    to: 'cardiology',
  },
];

const operations: readonly Correction[] = [
  {
    of: ['andrology', 'urology', 'gynecology', 'reproductive_medicine', 'endocrinology', 'breast', 'psychiatry'],
    words: word('chuyển giới|chuyen gioi|transgender|trans (?:woman|man|female|male)'),
    to: 'plastic_surgery',
  },
];

/** What a doctor has named is his to direct, and an operation is its surgeon's. */
export function corrected(code: string, intake: Intake): string {
  const rules = intake.need === 'surgery' ? operations : corrections;
  const isNamed = (intake.diagnosis ?? '').trim() !== '';
  const found = rules.find(
    ({ of, words, isUnnamed }) => of.includes(code) && !(isUnnamed && isNamed) && words.test(textOf(intake)),
  );
  return found?.to ?? code;
}
