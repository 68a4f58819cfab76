import type { Language } from '#contract/vocabulary.ts';

/**
 * All that a message ever says: that there is news, and where to look. Never of what, about whom or from whom, because a
 * message lies open on a screen that others see.
 */
export type Wording = {
  news: (caseId: string) => string;
  open: string;
  why: string;
  stop: string;
};

export const wording: Record<Language, Wording> = {
  vi: {
    news: (caseId) => `Có tin mới trong hồ sơ ${caseId}`,
    open: 'Mở trang để xem',
    why: 'Bạn nhận tin này vì gia đình giữ hồ sơ đã ghi tên bạn vào danh sách báo tin.',
    stop: 'Không muốn nhận nữa',
  },
  en: {
    news: (caseId) => `There is news in case ${caseId}`,
    open: 'Open the page to read it',
    why: 'You get this because the family that keeps the case has put you on its list of people to tell.',
    stop: 'To stop these messages',
  },
};
