import { defineTexts } from '../texts.ts';

/** The first page and those around it. */
const vi = {
  title: 'Nên đi khám ở đâu?',
  lead: 'Trả lời vài câu ngắn. Dẫn Lối chỉ nơi nên đến, khoa nào và cần mang gì.',
  start: 'Bắt đầu',
  resume: 'Tiếp tục câu trả lời dở',
  facts: ['Khoảng 2 phút', 'Không cần tài khoản', 'Mất mạng vẫn kiểm tra được nguy hiểm'],
  dangerTitle: 'Gọi 115 ngay nếu người bệnh',
  dangerSigns: [
    'gọi không tỉnh, không thở hoặc khó thở nhiều',
    'đau thắt ngực, vã mồ hôi',
    'méo miệng, yếu một bên người, nói khó',
    'co giật, chảy máu không cầm được',
    'có thai mà ra máu hoặc đau bụng nhiều',
  ],
  checkSigns: 'Xem thêm dấu hiệu nguy hiểm',
  hospitals: 'Tra cứu bệnh viện',
  hospitalsHint: 'Địa chỉ, khoa, giờ khám, chỗ ở gần viện',
  openCase: 'Mở hồ sơ đã lưu',
  openCaseHint: 'Bằng số hồ sơ và chìa khóa',
  notFoundTitle: 'Không có trang này',
  notFoundText: 'Đường dẫn có thể bị gõ nhầm hoặc trang đã được dời đi.',
  goHome: 'Về trang đầu',
};

export type HomeStrings = typeof vi;
export const homeTexts = defineTexts(vi, async () => (await import('./home.en.ts')).en);
