import type { Intake } from '#contract/intake.ts';

/** Ours, from how Vietnamese hospitals divide their work; not reviewed by a clinician. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const disease = word(
  'ung thư|ung thu|u ác|ác tính|di căn|hóa trị|hoá trị|xạ trị|k (?:vú|phổi|gan|dạ dày|đại tràng|giáp|cổ tử cung)|glioma|gist|lymphoma|u lympho|u não|bạch cầu cấp|tim bẩm sinh|thông liên (?:thất|nhĩ)|ghép|hiếm muộn|vô sinh|ivf|iui|thụ tinh|cancer|tumou?r|chemo(?:therapy)?|leuk(?:a?emia)|infertility|congenital',
);
const fear = /(?:sợ|lo|nghi|có phải|không biết)[^.,;]{0,24}(?:ung thư|u ác|ác tính)/iu;

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
  'mri|cộng hưởng từ|cong huong tu|nipt|dexa|mật độ xương|đo loãng xương|pet[ /-]?ct|xạ hình|sinh thiết|chọc ối|ivf|iui|thụ tinh|sa sút trí tuệ|alzheimer|suy giảm trí nhớ|hay quên|glioma|gist|u não|ung thư|memory|dementia|chạy thận|chay than|lọc máu|loc mau|dialysis',
);

/** What the medical centre of a district has no department or machine for. */
export function isAboveDistrict(intake: Intake): boolean {
  return rareService.test(textOf(intake));
}

type Correction = { readonly of: readonly string[]; readonly words: RegExp; readonly to: string };

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

/** Only for a first look: what a doctor has named is his to direct. */
export function corrected(code: string, intake: Intake): string {
  const found = corrections.find(({ of, words }) => of.includes(code) && words.test(textOf(intake)));
  return found && intake.need !== 'surgery' ? found.to : code;
}
