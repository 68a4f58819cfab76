import { defineTexts } from '../texts.ts';

/** The frame of a case: its tabs and its header. */
const vi = {
  tabs: {
    label: 'Các phần của hồ sơ',
    overview: 'Tổng quan',
    documents: 'Giấy tờ',
    family: 'Gia đình',
    followups: 'Lịch hẹn',
    doctors: 'Bác sĩ',
    log: 'Nhật ký',
  },
  header: {
    leave: 'Thoát hồ sơ',
    leaveQuestion: 'Thoát hồ sơ trên máy này?',
    leaveText: 'Xóa chìa khóa khỏi máy này. Hồ sơ vẫn còn; cần số và chìa khóa để mở lại.',
    leaveConfirm: 'Thoát hồ sơ',
    leaveRemembered: 'Máy này nhớ hồ sơ: mở lại không cần nhập chìa khóa.',
    forget: 'Xóa khỏi máy này',
    years: (age: number) => `${age} tuổi`,
    months: (months: number) => `${months} tháng`,
    paused: 'Đang tạm dừng',
    born: (year: number) => `sinh ${year}`,
  },
};

export type CaseStrings = typeof vi;
export const caseTexts = defineTexts(vi, async () => (await import('./case.en.ts')).en);
