import { defineTexts } from '../texts.ts';

/** What a box for symptoms says while one types. */
const vi = {
  emergencyTitle: 'Dấu hiệu nguy hiểm',
  urgentTitle: 'Nên khám sớm',
  found: (words: string) => `Bạn viết: “${words}”.`,
  emergencyText: 'Gọi 115 hoặc đến khoa cấp cứu gần nhất ngay.',
  urgentText: 'Nên gặp bác sĩ sớm.',
  goOn: 'Xem phải làm gì ngay',
  slow: 'Máy đang tải phần đọc dấu hiệu nguy hiểm, xin chờ vài giây. Đang nguy cấp thì đừng chờ:',
  failedTitle: 'Chưa đọc được lời kể',
  failedText: 'Mạng đang ngắt hoặc quá chậm. Điều bạn đã viết vẫn còn nguyên. Đang nguy cấp thì đừng chờ, gọi 115.',
  unread: 'Chưa tải được phần đọc dấu hiệu. Bạn vẫn đi tiếp được.',
};

export type DangerFoundStrings = typeof vi;
export const dangerFoundTexts = defineTexts(vi, async () => (await import('./danger-found.en.ts')).en);
