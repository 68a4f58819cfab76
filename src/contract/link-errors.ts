import type { ErrorRow } from './errors.ts';
import { limits } from './limits.ts';

/** What goes wrong with the links of doctors, and with what they write. */
export const linkErrors = {
  passcode_weak: {
    status: 400,
    text: {
      vi: 'passcode: mã này dễ đoán. Hãy dùng ít nhất ba chữ số hoặc chữ cái khác nhau, và không phải một dãy như 123456.',
      en: 'passcode: this one is easy to guess. Use at least three different digits or letters, and no row such as 123456.',
    },
  },
  passcode_needed: {
    status: 401,
    text: {
      vi: 'Đường dẫn này cần thêm mã mở. Hãy hỏi gia đình mã này qua điện thoại.',
      en: 'This link needs a passcode as well. Ask the family for it by phone.',
    },
  },
  passcode_wrong: {
    status: 401,
    text: {
      vi: 'Mã mở không đúng; còn {left} lần thử. Hãy hỏi lại gia đình.',
      en: 'The passcode is not right; {left} tries are left. Ask the family again.',
    },
  },
  opinion_not_found: {
    status: 404,
    text: { vi: 'Hồ sơ không có ý kiến này.', en: 'The case has no such opinion.' },
  },
  opinions_of_share_full: {
    status: 409,
    text: {
      vi: `Đường dẫn này đã gửi ${limits.opinionsPerShareMax} ý kiến, không nhận thêm nữa. Hãy nhờ gia đình gửi một đường dẫn mới; nếu gấp, hãy gọi thẳng cho gia đình.`,
      en: `This link has sent ${limits.opinionsPerShareMax} opinions and takes no more. Ask the family for a new link; if it is urgent, call the family.`,
    },
  },
  shares_full: {
    status: 409,
    text: {
      vi: `Hồ sơ đang có ${limits.sharesPerCaseMax} đường dẫn còn dùng được. Hãy thu hồi bớt rồi tạo đường dẫn mới.`,
      en: `The case has ${limits.sharesPerCaseMax} links in use. Revoke one before you make another.`,
    },
  },
  share_over: {
    status: 409,
    text: {
      vi: 'Đường dẫn này đã bị thu hồi hoặc bị khóa, không dùng lại được. Hãy tạo đường dẫn mới.',
      en: 'This link was revoked or locked and cannot be used again. Make a new one.',
    },
  },
  share_expired: {
    status: 410,
    text: {
      vi: 'Đường dẫn xem hồ sơ đã hết hạn. Hãy nhờ gia đình gửi một đường dẫn mới.',
      en: 'This review link has expired. Ask the family for a new link.',
    },
  },
  share_revoked: {
    status: 410,
    text: {
      vi: 'Gia đình đã thu hồi đường dẫn xem hồ sơ này. Hãy nhờ gia đình gửi một đường dẫn mới.',
      en: 'The family has revoked this review link. Ask the family for a new link.',
    },
  },
  share_locked: {
    status: 410,
    text: {
      vi: 'Đường dẫn này đã bị khóa vì nhập sai mã mở quá nhiều lần. Hãy nhờ gia đình gửi một đường dẫn mới.',
      en: 'This link is locked because the passcode was wrong too many times. Ask the family for a new link.',
    },
  },
  share_worn_out: {
    status: 410,
    text: {
      vi: 'Đường dẫn xem hồ sơ đã được dùng quá nhiều lần. Hãy nhờ gia đình gửi một đường dẫn mới.',
      en: 'This review link has been used too many times. Ask the family for a new link.',
    },
  },
} as const satisfies Record<string, ErrorRow>;
