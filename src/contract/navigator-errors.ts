import type { ErrorRow } from './errors.ts';

/** Why navigators are kept out of a case, and what they may not do in it. */
export const navigatorErrors = {
  assigning_forbidden: {
    status: 403,
    text: {
      vi: 'assignedNavigator: chỉ điều phối viên được đặt mục này.',
      en: 'assignedNavigator: only a navigator may set this.',
    },
  },
  notes_forbidden: {
    status: 403,
    text: {
      vi: 'Chỉ điều phối viên viết ghi chú; gia đình đọc được mọi ghi chú.',
      en: 'Only a navigator writes notes; the family reads them all.',
    },
  },
  navigator_forbidden: {
    status: 403,
    text: {
      vi: 'Điều phối viên không được làm việc này; chỉ gia đình giữ mã hồ sơ mới được.',
      en: 'A navigator may not do this; only the family that holds the case token may.',
    },
  },
  case_not_in_queue: {
    status: 403,
    text: {
      vi: 'Hồ sơ này không cần điều phối viên; chỉ có thể nhận hồ sơ bằng assignedNavigator. Muốn xem, hãy nêu lý do (reason); gia đình sẽ thấy lý do đó.',
      en: 'This case does not need a navigator; the only thing you may do is take it with assignedNavigator. To read it, give a reason; the family will see it.',
    },
  },
  case_closed: {
    status: 403,
    text: {
      vi: 'Hồ sơ đã đóng; điều phối viên không xem được nữa.',
      en: 'The case is closed; navigators no longer read it.',
    },
  },
  navigators_ended: {
    status: 403,
    text: {
      vi: 'Gia đình đã kết thúc việc điều phối viên xem hồ sơ này. Chỉ khi gia đình nhờ giúp lại thì mới xem được.',
      en: 'The family has ended the reading of this case by navigators. Only when the family asks for help again may you read it.',
    },
  },
  case_paused: {
    status: 403,
    text: {
      vi: 'Gia đình đang tạm dừng hồ sơ này. Hãy liên hệ với gia đình; khi hồ sơ được mở lại, đường dẫn cũ vẫn dùng được.',
      en: 'The family has paused this case. Please ask the family; when they end the pause, the same link works again.',
    },
  },
  help_refused: {
    status: 403,
    text: {
      vi: 'Gia đình không muốn điều phối viên xem hồ sơ này.',
      en: 'The family does not want navigators to see this case.',
    },
  },
  navigators_ended_before: {
    status: 404,
    text: {
      vi: 'Gia đình đã kết thúc việc điều phối viên xem hồ sơ này từ trước.',
      en: 'The reading by navigators has been ended before.',
    },
  },
  sweep_refused: {
    status: 429,
    text: {
      vi: 'Mã này đã mở {max} hồ sơ khác nhau trong một giờ, nhiều hơn mức bình thường. Hãy thử lại sau {seconds} giây; người vận hành đã được báo.',
      en: 'This token has opened {max} different cases within an hour, more than is usual. Try again in {seconds} seconds; whoever runs the service has been told.',
    },
  },
} as const satisfies Record<string, ErrorRow>;
