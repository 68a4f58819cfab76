import { defineTexts } from '../texts.ts';

/** What a navigator has above a case, or in place of one. */
const vi = {
  release: 'Trả lại',
  released: 'Đã trả lại hồ sơ.',
  audited: 'Gia đình thấy bạn đã mở hồ sơ này.',
  why: 'Vì sao cần người',
  label: 'Gọi ai, ai phụ trách',
  call: {
    call: (name: string) => `Gọi ${name}`,
    primary: 'liên hệ chính',
    secondary: 'liên hệ phụ',
    mayKnow: 'được biết thông tin bệnh',
    mayNotKnow: 'chưa được phép biết thông tin bệnh',
    nobody: 'Hồ sơ chưa có người liên hệ.',
    noPhone: 'Người liên hệ chưa có số điện thoại.',
  },
  notQueued: 'Hồ sơ này không nhờ điều phối viên',
  notQueuedText: 'Nội dung được giữ kín. Nếu gia đình đã nhờ bạn, hãy ghi lý do rồi nhận hồ sơ.',
  reason: 'Vì sao bạn cần xem hồ sơ này',
  reasonHint: 'Gia đình đọc được nguyên văn lý do này.',
  reasonMissing: 'Hãy ghi lý do, một câu ngắn là đủ.',
  claimWithReason: 'Nhận và mở hồ sơ',
  unknownCase: 'Không mở được hồ sơ này',
  unknownCaseText: 'Số hồ sơ không đúng, hoặc mã của bạn không còn dùng được.',
};

export type DeskStrings = typeof vi;
export const deskTexts = defineTexts(vi, async () => (await import('./desk.en.ts')).en);
