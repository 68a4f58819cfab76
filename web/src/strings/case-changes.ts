import { defineTexts } from '../texts.ts';

/** What one changes in the overview of a case, and what has changed by it. */
const vi = {
  stateHeading: 'Người bệnh đang ở chặng nào?',
  stateHints: {
    intake: 'Vừa kể chuyện, chưa đi đâu',
    pre_hospital: 'Đã chọn nơi khám, đang thu xếp',
    in_hospital: 'Đang khám hoặc nằm viện',
    post_discharge: 'Vừa về nhà',
    follow_up: 'Uống thuốc, tái khám theo hẹn',
    closed: 'Xong việc, không cần theo dõi nữa',
    emergency: 'Có dấu hiệu nguy hiểm lúc này',
  },
  confirmEmergency: 'Không ai được gọi thay bạn: hãy gọi 115. Hồ sơ lên đầu hàng đợi của điều phối viên.',
  story: 'Câu chuyện',
  changed: 'Tình hình thay đổi?',
  storyHeading: 'Tình hình thay đổi?',
  storyHint: 'Viết lại cho đúng lúc này. Gợi ý được tính lại ngay; bản cũ được giữ trong lịch sử.',
  storySubmit: 'Cập nhật và xem gợi ý mới',
  symptoms: 'Đang thấy thế nào?',
  severityNow: 'Mức độ lúc này',
  unknown: 'chưa rõ',
  nothingChanged: 'Đã tính lại. Gợi ý không có gì khác.',
  changesHeading: 'Đã tính lại. Điều khác trước:',
  renavigate: 'Tính lại gợi ý',
  renavigating: 'Đang tính lại…',
  renavigateHint: 'Dùng danh bạ bệnh viện mới nhất.',
  calculatedAt: (when: string) => `Gợi ý tính lúc ${when}`,
  changes: {
    urgency: (from: string, to: string) => `Mức độ: trước là “${from}”, nay là “${to}”.`,
    hospital: (from: string, to: string) => `Nơi nên đến: trước là ${from}, nay là ${to}.`,
    department: (from: string, to: string) => `Khoa: trước là ${from}, nay là ${to}.`,
    specialties: (from: string, to: string) => `Chuyên khoa: trước là ${from}, nay là ${to}.`,
    steps: 'Danh sách việc cần làm đã đổi.',
    papers: 'Danh sách giấy tờ mang theo đã đổi.',
  },
};

export type CaseChangesStrings = typeof vi;
export const caseChangesTexts = defineTexts(vi, async () => (await import('./case-changes.en.ts')).en);
