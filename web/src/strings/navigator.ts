import { defineTexts } from '../texts.ts';

/** The navigator's pages. */
const vi = {
  title: 'Điều phối viên',
  claim: 'Nhận',
  claimed: (caseId: string) => `Đã nhận ${caseId}`,
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
