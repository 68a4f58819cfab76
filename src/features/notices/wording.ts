import type { Language } from '#contract/vocabulary.ts';

/**
 * All that a message ever says: that there is news, and where to look, in an emergency at once. Never of what, about whom
 * or from whom, because a message lies open on a screen that others see.
 */
export type Wording = {
  news: (caseId: string) => string;
  open: string;
  openNow: string;
  why: string;
  stop: string;
  /** Before anything else: whether they want to be told. */
  asks: (caseId: string) => string;
  confirm: string;
  whyAsked: string;
};

export const wording: Record<Language, Wording> = {
  vi: {
    news: (caseId) => `Có tin mới trong hồ sơ ${caseId}`,
    open: 'Mở trang để xem',
    openNow: 'Hãy mở trang xem ngay',
    why: 'Bạn nhận tin này vì gia đình giữ hồ sơ đã ghi tên bạn vào danh sách báo tin.',
    stop: 'Không muốn nhận nữa',
    asks: (caseId) => `Bạn có muốn nhận tin báo của hồ sơ ${caseId} không`,
    confirm: 'Mở trang này và bấm đồng ý thì mới được báo tin',
    whyAsked:
      'Gia đình giữ hồ sơ đã ghi địa chỉ này vào danh sách báo tin. Nếu bạn không trả lời, 30 ngày tới sẽ không có tin nào nữa, trừ một lần khi khẩn cấp.',
  },
  en: {
    news: (caseId) => `There is news in case ${caseId}`,
    open: 'Open the page to read it',
    openNow: 'Open the page now',
    why: 'You get this because the family that keeps the case has put you on its list of people to tell.',
    stop: 'To stop these messages',
    asks: (caseId) => `Do you want to be told of news in case ${caseId}`,
    confirm: 'Only if you open this page and agree you will be told',
    whyAsked:
      'The family that keeps the case has put this address on its list. If you do not answer, nothing more comes for 30 days, but once in an emergency.',
  },
};
