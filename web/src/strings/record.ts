import { defineTexts } from '../texts.ts';

/** How the choices of “how long” are told: who chose “a few weeks” did not say 21 days. */
const vagueSpans: Readonly<Record<number, string>> = {
  0: 'từ hôm nay',
  2: 'vài ngày',
  7: 'khoảng một tuần',
  21: 'vài tuần',
  90: 'vài tháng',
  400: 'hơn một năm',
};

/** What the family and an invited doctor read alike: the story, its history, the papers, the opinions. */
const vi = {
  storyOf: {
    need: 'Cần giúp',
    symptoms: 'Đang thấy',
    diagnosis: 'Bác sĩ đã nói',
    duration: 'Đã bao lâu',
    severity: 'Mức độ',
    redFlags: 'Dấu hiệu nguy hiểm',
    signsUnsure: 'Đã hỏi, gia đình trả lời: chưa chắc',
    signsDenied: 'Đã hỏi, gia đình trả lời: không có',
    conditions: 'Bệnh mạn tính',
    goal: 'Mong muốn',
    city: 'Muốn khám ở',
    /** A number that stands for a choice reads as the choice did. */
    days: (n: number) => vagueSpans[n] ?? `${n} ngày`,
    conditionsCount: (n: number) => `${n} bệnh`,
  },
  history: (count: number) => `Lịch sử (${count})`,
  historyOf: {
    recommendation: (hospital: string) => (hospital ? `Gợi ý: ${hospital}` : 'Gợi ý'),
    intake_changed: 'Gia đình cập nhật tình hình',
    toldBefore: (text: string) => `Trước đó kể: “${text}”`,
    state_changed: (from: string, to: string) => `Chặng: ${from} → ${to}`,
    urgency_raised: (from: string, to: string) => `Mức độ tăng: ${from} → ${to}`,
    opinion: (name: string) => `Ý kiến của ${name}`,
  },
  taken: (when: string) => `chụp ${when}`,
  uploaded: (when: string) => `thêm ${when}`,
  noneOfKind: 'Không có giấy tờ nào khớp.',
  more: (count: number) => `Xem thêm ${count} giấy tờ`,
  opinionLabel: 'Ý kiến tham khảo của bác sĩ được mời, không phải đơn thuốc hay bệnh án. Hãy đưa cho bác sĩ điều trị.',
  suggests: 'Gợi ý khám:',
};

export type RecordStrings = typeof vi;
export const recordTexts = defineTexts(vi, async () => (await import('./record.en.ts')).en);
