import { defineTexts } from '../texts.ts';

/** The navigator's pages. */
const vi = {
  title: 'Điều phối viên',
  claim: 'Nhận',
  claimed: (caseId: string) => `Đã nhận ${caseId}`,
  release: 'Trả lại',
  released: 'Đã trả lại hồ sơ.',
  audited: 'Gia đình thấy bạn đã mở hồ sơ này.',
  why: 'Vì sao cần người',
  deskLabel: 'Gọi ai, ai phụ trách',
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
  notQueuedText: 'Nội dung được giữ kín. Nếu gia đình đã nhờ bạn, hãy nhận hồ sơ để mở.',
  unknownCase: 'Không mở được hồ sơ này',
  unknownCaseText: 'Số hồ sơ không đúng, hoặc mã của bạn không còn dùng được.',
  tabs: {
    label: 'Các phần của hồ sơ',
    overview: 'Tổng quan',
    documents: 'Giấy tờ',
    family: 'Gia đình',
    followups: 'Lịch hẹn',
    doctors: 'Ý kiến',
    log: 'Nhật ký',
  },
};

export type NavigatorStrings = typeof vi;
export const navigatorTexts = defineTexts(vi, async () => (await import('./navigator.en.ts')).en);
