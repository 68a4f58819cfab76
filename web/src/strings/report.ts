import type { CorrectableFact, CorrectionCertainty, ReportField } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** What is wrong with a hospital, and what was put right. */
const vi = {
  open: 'Thông tin này sai?',
  openFact: 'Sai?',
  openPlace: 'Sai chỗ nào?',
  title: 'Báo thông tin sai',
  field: 'Sai ở đâu',
  fields: {
    phone: 'Số điện thoại',
    address: 'Địa chỉ',
    location: 'Vị trí trên bản đồ',
    hours: 'Giờ làm việc',
    emergency: 'Cấp cứu',
    departments: 'Các khoa',
    closed: 'Nơi này đã đóng cửa',
    name: 'Tên',
    other: 'Điều khác',
  } satisfies Record<ReportField, string>,
  text: 'Thông tin đúng là gì?',
  textHint: 'Đừng ghi chuyện bệnh hay tên người bệnh ở đây.',
  textMissing: 'Hãy viết vài chữ cho biết điều gì mới đúng.',
  source: 'Vì sao bạn biết',
  sourceHint: 'Ví dụ: vừa gọi thử, bảng ở cổng, trang web của bệnh viện.',
  contact: 'Số điện thoại hoặc e-mail của bạn',
  contactHint: 'Để hỏi lại khi cần. Chỉ điều phối viên thấy, và xóa khi xem xong.',
  send: 'Gửi',
  sending: 'Đang gửi…',
  thanks: 'Cảm ơn bạn. Người phụ trách sẽ xem lại; thông tin chỉ đổi sau khi kiểm tra.',
  mended: 'Đã sửa theo tin báo',
  facts: {
    name: 'Tên',
    phone: 'Số điện thoại',
    address: 'Địa chỉ',
    location: 'Vị trí trên bản đồ',
    hours: 'Giờ làm việc',
    emergency24h: 'Cấp cứu 24 giờ',
    retired: 'Đã đóng cửa',
    note: 'Ghi chú',
  } satisfies Record<CorrectableFact, string>,
  certainties: { checked: 'đã kiểm tra', listed: 'theo nguồn' } satisfies Record<CorrectionCertainty, string>,
};

export type ReportStrings = typeof vi;
export const reportTexts = defineTexts(vi, async () => (await import('./report.en.ts')).en);
