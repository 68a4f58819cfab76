import type { OpinionWithin } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** An opinion while it is being written, and how the family is reached besides. */
const vi = {
  opinion: 'Ý kiến của bác sĩ',
  opinionHint: 'Để gia đình và bác sĩ điều trị đọc. Không phải đơn thuốc: xin đừng ghi liều.',
  urgency: 'Mức độ khẩn',
  urgencyHint: 'Gia đình thấy khi mở hồ sơ. Nếu nguy hiểm, chọn “Cấp cứu”. Ai đã bật báo tin được báo ngay.',
  /** Where navigators have a phone; a doctor never has one of the family. */
  callNavigators: 'Xin gọi điều phối viên để họ gọi cho gia đình, dặn gọi 115.',
  answerSender: 'Nếu nhắn lại cho người gửi đường dẫn được, xin dặn họ gọi 115.',
  urgencies: {
    routine: 'Khám thường',
    urgent: 'Khám sớm',
    emergency: 'Cấp cứu',
  },
  within: 'Nên đi khám trong bao lâu?',
  withins: { now: 'Ngay', '24h': 'Trong 24 giờ', '3d': 'Trong 3 ngày', '14d': 'Trong 2 tuần' } satisfies Record<
    OpinionWithin,
    string
  >,
  specialty: 'Nên khám chuyên khoa',
  specialtyHint: 'Chạm để chọn, hoặc gõ vài chữ, có dấu hay không đều được.',
  specialtiesFound: (count: number) => `${count} chuyên khoa khớp`,
  specialtyUnlisted: 'Không có trong danh sách; sẽ gửi đúng như bác sĩ ghi.',
  send: 'Gửi ý kiến',
  sending: 'Đang gửi…',
  missing: 'Hãy viết ý kiến trước khi gửi.',
  notSent: 'Ý kiến chưa gửi được. Những gì bác sĩ viết vẫn còn ở đây.',
};

export type OpinionStrings = typeof vi;
export const opinionTexts = defineTexts(vi, async () => (await import('./opinion.en.ts')).en);
