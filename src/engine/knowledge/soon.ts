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
    name: 'medicine_run_out',
    says: 'The medicine for a lasting illness has run out: days without it are too many.',
    within: '3d',
    known: `tiểu đường | đái tháo đường | huyết áp | tim mạch | suy tim | mạch vành | đặt stent | động kinh | hen | copd | cường giáp | suy giáp | parkinson | tâm thần | trầm cảm | viêm gan b | hiv | arv | lao | ghép thận | ghép gan | loãng máu
      | chống đông | diabetes | blood pressure | hypertension | epilepsy | asthma | heart failure | transplant | thyroid`,
    told: `hết thuốc | thuốc hết | hết sạch thuốc | thuốc đã hết | không còn thuốc | hết insulin | ran out of | run out of | out of medicine | out of tablets | out of pills`,
    unless: `hết thuốc cuối tháng | cuối tháng … hết thuốc | cuối tháng hết | tuần sau hết | tháng sau hết | mai hết thuốc | hết thuốc … tuần tới | hết tác dụng | sắp hết thuốc | gần hết thuốc | sắp hết | gần hết | bệnh viện hết thuốc | bv hết thuốc | nhà thuốc hết | kho hết | uống hết thuốc | mang hết thuốc | hết thuốc chữa | about to run out`,
  },
  {
    name: 'dialysis_to_begin',
    says: 'Kidneys at their end, of whom a doctor has said that dialysis is to begin.',
    within: '14d',
    known: `suy thận … giai đoạn 5 | suy thận giai đoạn cuối | suy thận độ 5 | giai đoạn 5 | kidney failure stage 5 | kidney disease stage 5 | end-stage`,
    told: `sắp chạy thận | sắp phải chạy thận | phải chạy thận | chuẩn bị chạy thận | bắt đầu chạy thận | sắp lọc máu | phải lọc máu | bắt đầu lọc máu | start dialysis | begin dialysis`,
    unless: `đang chạy thận | chạy thận chu kỳ | buổi một tuần | on dialysis`,
  },
];
