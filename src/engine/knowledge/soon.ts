import type { SeeWithin } from '#contract/vocabulary.ts';

/**
 * What is no danger today and yet has a time of its own, whatever was asked for: a paper, a scan or a booked visit. As
 * families write it, “ | ” between phrases. Ours, from common practice; not reviewed.
 */
export type Soon = {
  readonly name: string;
  /** The rule as a sentence that a doctor can read. */
  readonly says: string;
  readonly within: Extract<SeeWithin, '3d' | '14d'>;
  readonly known: string;
  /** What must be told too. */
  readonly told?: string;
  /** What explains it otherwise. */
  readonly unless?: string;
};

const watched = `định kỳ | theo dõi nhiều năm | không thay đổi | không đổi | không to thêm | lành tính | u máu | nang | stable | unchanged | benign | haemangioma | hemangioma | cyst`;

const lastingIllness = `tiểu đường | đái tháo đường | huyết áp | tim mạch | suy tim | mạch vành | đặt stent | động kinh | hen | copd | cường giáp | suy giáp | parkinson | tâm thần | trầm cảm | viêm gan b | hiv | arv | lao | ghép thận | ghép gan | loãng máu
      | chống đông | diabetes | blood pressure | hypertension | epilepsy | asthma | heart failure | transplant | thyroid`;

const fewDays = '1 2 3 4 5 một hai ba bốn năm'.split(' ');
const lastsFewDays = fewDays.flatMap((days) => [
  `thuốc còn ${days} ngày`,
  `thuốc chỉ còn ${days} ngày`,
  `thuốc còn đủ ${days} ngày`,
  `còn ${days} ngày thuốc`,
  `còn thuốc ${days} ngày`,
  `còn đủ ${days} ngày`,
]);
const fewDaysLeft = 'one two three four five 2 3 4 5'.split(' ').map((days) => `${days} days of`);

export const soon: readonly Soon[] = [
  {
    name: 'nodule_found',
    says: 'A nodule, shadow or mass in lung, liver, pancreas or kidney that a scan has just shown.',
    within: '14d',
    known: `nốt … gan | nốt … phổi | nốt phổi | nốt mờ | đốm mờ | đám mờ | bóng mờ | khối … gan | khối … phổi | khối … tụy | khối … thận | u gan | u phổi | u tụy | u thận | tổn thương … gan | tổn thương … phổi
      | lung nodule | liver nodule | lung mass | liver mass | nodule … lung | nodule … liver | nodule in | mass in | shadow on`,
    told: `siêu âm | chụp | x quang | xquang | ct | mri | phim | kết quả | scan | x-ray | ultrasound`,
    unless: watched,
  },
  {
    name: 'thyroid_untreated',
    says: 'An overactive thyroid with lost weight, a racing heart or a tremor, of whom no treatment is told.',
    within: '3d',
    known: `cường giáp | basedow | bướu độc | nhiễm độc giáp | tsh thấp | ft4 cao | hyperthyroidism | overactive thyroid | graves`,
    told: `sút … ký | sút … kg | sụt … ký | sụt … kg | sút cân | sụt cân | gầy đi | tim đập nhanh | tim nhanh | hồi hộp | run tay | lost weight | losing weight | racing heart | palpitations | tremor`,
    unless: `đang uống thuốc | đang điều trị | uống thuốc đều | thyrozol | thiamazol | thiamazole | methimazole | carbimazole | ptu | propylthiouracil | đã mổ | uống iod | ổn định | đã đỡ | đỡ nhiều | on treatment | medication`,
  },
  {
    name: 'dialysis_to_begin',
    says: 'Kidneys of which a doctor has said that dialysis must begin: the way to it is prepared in days.',
    within: '3d',
    known: `suy thận | thận độ 5 | thận giai đoạn 5 | giai đoạn cuối | giai đoạn 5 | kidney failure | kidney disease | renal failure | end-stage`,
    told: `sắp chạy thận | sắp phải chạy thận | phải chạy thận | cần chạy thận | chuẩn bị chạy thận | bắt đầu chạy thận | cho chạy thận | chỉ định chạy thận | chạy thận sớm | phải lọc máu | cần lọc máu | sắp lọc máu | chỉ định lọc máu | start dialysis | begin dialysis | needs dialysis | need dialysis`,
    unless: `đang chạy thận | đang lọc máu | chạy thận chu kỳ | buổi một tuần | chạy thận … năm | chạy thận … tuần | chạy thận mỗi | chưa cần chạy thận | chưa phải chạy thận | chưa cần lọc máu | không phải chạy thận | on dialysis | not need dialysis`,
  },
  {
    name: 'medicine_run_out',
    says: 'The medicine for a lasting illness has run out: days without it are too many.',
    within: '3d',
    known: lastingIllness,
    told: `hết thuốc | thuốc hết | hết sạch thuốc | thuốc đã hết | không còn thuốc | hết insulin | ran out of | run out of | out of medicine | out of tablets | out of pills`,
    unless: `hết thuốc cuối tháng | cuối tháng … hết thuốc | cuối tháng hết | tuần sau hết | tháng sau hết | mai hết thuốc | hết thuốc … tuần tới | hết tác dụng | sắp hết thuốc | gần hết thuốc | sắp hết | gần hết | bệnh viện hết thuốc | bv hết thuốc | nhà thuốc hết | kho hết | uống hết thuốc | mang hết thuốc | hết thuốc chữa | about to run out`,
  },
  {
    name: 'medicine_for_a_few_days',
    says: 'The medicine for a lasting illness lasts for a few more days.',
    within: '3d',
    known: lastingIllness,
    told: [...lastsFewDays, ...fewDaysLeft].join(' | '),
  },
  {
    name: 'transplant_medicine_for_weeks',
    says: 'The medicine against rejection lasts for three weeks or less: the slip and the way to it take days.',
    within: '3d',
    known: `ghép thận | ghép gan | ghép tim | ghép phổi | chống thải ghép | prograf | tacrolimus | cellcept | kidney transplant | liver transplant | anti-rejection`,
    told: [
      ...Array.from({ length: 21 }, (_, at) => `còn ${at + 1} ngày | ${at + 1} days left | ${at + 1} days of`),
      'sắp hết thuốc | gần hết thuốc | thuốc sắp hết | thuốc gần hết | còn một tuần | còn 1 tuần | còn đúng 1 tuần | còn đúng một tuần | còn khoảng 1 tuần | còn hai tuần | còn 2 tuần | a week left',
    ].join(' | '),
  },
  {
    name: 'pain_medicine_running_out',
    says: 'Strong medicine for the pain of a cancer that is about to run out.',
    within: '3d',
    known: `ung thư | di căn | giai đoạn cuối | chăm sóc giảm nhẹ | cancer | palliative`,
    told: `giảm đau sắp hết | giảm đau gần hết | giảm đau hết | hết thuốc giảm đau | hết miếng dán | miếng dán … sắp hết | miếng dán … gần hết | sắp hết thuốc giảm đau | sắp hết miếng dán | morphin sắp hết | morphin gần hết | hết morphin
      | sắp hết morphin | morphine … run out | patches … run out | patches … running out | out of morphine | out of painkillers`,
    unless: `hết tác dụng`,
  },
  {
    name: 'opinion_before_operation',
    says: 'An operation within the next days about which the family wants another opinion: it is asked for before that day.',
    within: '3d',
    known: `mổ tuần sau | mổ tuần tới | mổ trong tuần | mổ vào tuần | tuần sau mổ | tuần tới mổ | tuần sau phải mổ | lịch mổ tuần | hẹn mổ tuần | hẹn tuần sau mổ | operate next week | surgery next week | operation next week | surgery … next week
      | operation … next week`,
    told: `phân vân | băn khoăn | chưa yên tâm | không yên tâm | ý kiến thứ hai | ý kiến khác | ý kiến bác sĩ | bác sĩ khác | hỏi thêm ý kiến | xin ý kiến | chưa muốn mổ | not convinced | second opinion | another opinion | not sure | unsure`,
  },
  {
    name: 'breast_lump',
    says: 'A lump that was felt in the breast, whatever scan is asked for.',
    within: '14d',
    known: `cục … vú | khối … vú | u cục … vú | hạch … vú | cục … ở ngực trái | cục … ở ngực phải | lump … breast | breast lump | breast … lump`,
    unless: `lành tính | định kỳ | không thay đổi | không to thêm | fibroadenoma | benign | unchanged`,
  },
];
