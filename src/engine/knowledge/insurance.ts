import type { HospitalLevel, Words } from '../../contract/vocabulary.ts';

/**
 * The route and the share paid, as the law stood on this day: Law 51/2024/QH15, Decree 188/2025/NĐ-CP articles 19 and
 * 37–38, Circular 01/2025/TT-BYT, Circular 06/2026/TT-BYT. Shares are of the card's own rate, not of the bill.
 * Read in digests, not in the gazette: not reviewed by a lawyer.
 */
export const insuranceAsOf = '2026-07-01';

export const insuranceWords = {
  emergency: {
    vi: 'Cấp cứu được hưởng đủ mức của thẻ bảo hiểm y tế ở mọi bệnh viện, không cần phiếu chuyển. Cứ đến nơi gần nhất.',
    en: 'In an emergency the card’s full rate applies at any hospital, without a referral. Go to the nearest.',
  },
  papersLater: {
    vi: 'Thẻ bảo hiểm và giấy tờ xuất trình trước khi kết thúc đợt điều trị.',
    en: 'The card and papers are to be shown before the treatment ends.',
  },
  appointment: {
    vi: 'Tái khám theo phiếu hẹn được hưởng như đúng tuyến; mỗi phiếu hẹn dùng một lần. Hãy hỏi lại quầy bảo hiểm.',
    en: 'A follow-up with an appointment slip counts as the right route; each slip is used once. Confirm at the insurance desk.',
  },
  notAccepted: {
    vi: 'Theo danh bạ, nơi này không nhận bảo hiểm y tế; chi phí tự trả. Hãy hỏi lại trước khi đi.',
    en: 'By the directory, this place does not take public health insurance; you pay yourself. Ask before you go.',
  },
  acceptanceUnknown: {
    vi: 'Chưa kiểm chứng được nơi này có nhận bảo hiểm y tế không; hãy gọi hỏi trước khi đi.',
    en: 'Whether this place takes public health insurance is not verified; call before you go.',
  },
  referral: {
    vi: 'Có phiếu chuyển cơ sở khám chữa bệnh còn hạn (10 ngày làm việc từ ngày ký, một số bệnh 1 năm) thì hưởng đủ mức của thẻ.',
    en: 'With a valid referral slip (10 working days from signing, one year for some diseases) the card’s full rate applies.',
  },
  inpatient: {
    vi: 'Nằm viện nội trú không có phiếu chuyển: nơi cấp cơ bản thường hưởng đủ mức của thẻ; nơi chuyên sâu trước đây thuộc trung ương hưởng 40 % mức của thẻ.',
    en: 'Admitted without a referral: basic-level hospitals usually pay the card’s full rate; formerly central specialised ones pay 40 % of it.',
  },
  listedDiseases: {
    vi: 'Một số bệnh nặng, bệnh hiếm (Thông tư 01/2025/TT-BYT) được lên thẳng nơi chuyên sâu mà không cần phiếu chuyển; có bệnh kèm điều kiện, hãy hỏi quầy bảo hiểm.',
    en: 'For some grave or rare diseases (Circular 01/2025/TT-BYT) one may go straight to a specialised hospital without a referral; some carry conditions, so ask at the insurance desk.',
  },
  underSix: {
    vi: 'Trẻ dưới 6 tuổi chưa có thẻ dùng giấy khai sinh hoặc giấy chứng sinh.',
    en: 'A child under 6 without a card uses the birth certificate.',
  },
  showAtStart: {
    vi: 'Xuất trình thẻ hoặc VNeID ngay khi đăng ký; xuất trình muộn có thể không được trả phần trước đó.',
    en: 'Show the card or VNeID when registering; if shown late, the earlier part may not be paid.',
  },
  decidedThere: {
    vi: 'Mức hưởng cuối cùng do bệnh viện và cơ quan bảo hiểm xã hội xác định; hãy hỏi lại quầy bảo hiểm.',
    en: 'The final share is decided by the hospital and the insurance agency; confirm at the insurance desk.',
  },
} as const satisfies Record<string, Words>;

/** By the tier before 2025, which still decides what is paid without a referral. */
export const levelWords: Readonly<Record<HospitalLevel | 'unknown', Words>> = {
  central: {
    vi: 'Đây là bệnh viện trước đây thuộc tuyến trung ương: khám ngoại trú không có phiếu chuyển thường không được bảo hiểm trả. Nên xin phiếu chuyển trước.',
    en: 'This hospital belonged to the central tier: outpatient visits without a referral are usually not paid. Ask for a referral first.',
  },
  provincial: {
    vi: 'Đây là bệnh viện trước đây thuộc tuyến tỉnh: khám ngoại trú không có phiếu chuyển, từ 01/07/2026, thường hưởng 50 % mức của thẻ. Hãy hỏi quầy bảo hiểm.',
    en: 'This hospital belonged to the provincial tier: since 1 July 2026 outpatient visits without a referral are usually paid at 50 % of the card’s rate. Ask at the insurance desk.',
  },
  district: {
    vi: 'Đây là nơi trước đây thuộc tuyến huyện: thường hưởng đủ mức của thẻ, kể cả không có phiếu chuyển. Hãy hỏi quầy bảo hiểm.',
    en: 'This place belonged to the district tier: the card’s full rate usually applies, even without a referral. Ask at the insurance desk.',
  },
  unknown: {
    vi: 'Mức hưởng bảo hiểm y tế tùy cấp chuyên môn của bệnh viện và có phiếu chuyển hay không; hãy hỏi quầy bảo hiểm trước khi khám.',
    en: 'What insurance pays depends on the hospital’s level and on a referral; ask at the insurance desk before the visit.',
  },
};
