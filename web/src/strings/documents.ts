import { defineTexts } from '../texts.ts';

/** The papers of a case. */
const vi = {
  heading: 'Giấy tờ và hình ảnh',
  count: (count: number) => `${count} giấy tờ`,
  empty: 'Chưa có giấy tờ nào',
  emptyHint: 'Chụp đơn thuốc, xét nghiệm, phim. Bác sĩ được mời sẽ xem.',
  add: 'Thêm giấy tờ',
  camera: 'Chụp ảnh',
  choose: 'Chọn tệp',
  drop: 'Thả tệp vào đây',
  dropHint: 'Thả tệp vào đây, hoặc',
  accepted: 'Ảnh, PDF, DICOM, MP4; mỗi tệp tới 25 MB.',
  idWarning: 'Không cần gửi ảnh căn cước hay thẻ bảo hiểm.',
  full: 'Đã đủ 200 giấy tờ. Hãy xóa bớt để thêm.',
};

export type DocumentsStrings = typeof vi;
export const documentsTexts = defineTexts(vi, async () => (await import('./documents.en.ts')).en);
