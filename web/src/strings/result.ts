import type { Urgency } from '../../../src/contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** The result page. */
const vi = {
  title: {
    emergency: 'Cấp cứu: gọi\u00a0115 ngay',
    urgent: 'Khám sớm, trong vòng 24 giờ',
    routine: 'Khám thường, chưa\u00a0thấy nguy\u00a0hiểm',
  } satisfies Record<Urgency, string>,
  /** The title of an urgent answer that leaves more than a day. */
  urgentWithin: { '3d': 'Khám sớm, trong vòng 3 ngày', '14d': 'Khám sớm, trong vòng hai tuần' },
  ifWorse: {
    urgent: 'Nếu nặng lên trước đó, gọi 115.',
    routine: 'Chỉ theo điều bạn đã kể. Nếu nặng lên, gọi 115.',
  },
  finding: 'Đang tìm nơi phù hợp',
  because: 'Vì bạn cho biết:',
  becauseWritten: (words: string) => `“${words}”`,
  orGo: 'Không gọi được thì đưa ngay đến khoa cấp cứu gần nhất.',
  orGoTo: 'Không gọi được thì đưa ngay đến',
  whileWaiting: 'Trong lúc chờ',
  nearest: 'Khoa cấp cứu gần nhất',
  inProvince: (name: string) => `Khoa cấp cứu ở ${name}`,
  placeUnknown: (text: string) => `Chưa rõ “${text}” ở đâu`,
  findNearest: 'Tìm khoa cấp cứu gần nhất',
  whereAreYou: 'Bạn đang ở đâu?',
  whereHint: 'Để tìm khoa cấp cứu gần nhất. Máy của bạn tự tìm; chỉ tên nơi mà máy chưa biết được tra qua mạng.',
  whereHintPlanned: 'Để tìm nơi gần bạn. Tỉnh, quận hay huyện; tên cũ hay mới đều được.',
  tellDistrict: 'Chọn quận, huyện',
  otherPlace: 'Đổi nơi ở',
  directions: 'Chỉ đường',
  callHospital: (phone: string) => `Gọi ${phone}`,
  centreOf: (place: string) => `trung tâm ${place}`,
  here: 'vị trí hiện tại',
  /** Distances are straight lines from the middle of the named place, and say so: the patient may live far from it. */
  km: (n: number, from: string) =>
    n === 0 ? `cách ${from} chưa tới 1\u00a0km đường chim bay` : `cách ${from} khoảng\u00a0${n}\u00a0km đường chim bay`,
  where: 'Nên đến',
  whereUnsure: 'Có thể đến, chưa chắc gần bạn',
  seeHospital: 'Xem bệnh viện',
  alternatives: (n: number) => `Nơi khác (${n})`,
  specialties: 'Chuyên khoa',
  reasons: 'Vì sao có gợi ý này',
  steps: 'Việc cần làm',
  bring: 'Nhớ mang theo',
  navigator: 'Nên có điều phối viên giúp',
  unsure: {
    title: 'Chưa rõ có nguy\u00a0hiểm không',
    check: 'Hãy xem lại người bệnh. Chỉ cần một câu là có, gọi 115:',
    again: 'Trả lời lại',
    still: (when: string) => `Vẫn không chắc? ${when}.`,
  },
  unread: {
    title: 'Chưa hiểu rõ lời\u00a0kể',
    text: 'Chúng tôi chưa hiểu điều bạn viết, nên chưa thể nói là không nguy hiểm.',
    again: 'Kể lại',
    still: 'Hãy kể lại bằng lời khác, hoặc đi khám trong 24 giờ. Nếu nặng lên, gọi 115.',
  },
  worse: 'Nếu nặng lên hoặc bạn lo lắng: gọi 115 hoặc đến khoa cấp cứu gần nhất.',
  save: 'Lưu thành hồ sơ',
  saveHint: 'Giữ gợi ý này, thêm giấy tờ, mời bác sĩ xem.',
  sheet: 'Tờ mang theo',
  share: 'Chia sẻ',
  shareHint: 'Người nhận sẽ thấy nơi nên đến và việc cần làm, không thấy điều bạn đã kể.',
  copied: 'Đã sao chép, bạn dán vào tin nhắn là gửi được',
  change: 'Sửa câu trả lời',
  again: 'Hỏi cho người khác',
  againQuestion: 'Xóa câu trả lời để hỏi cho người khác?',
  againText: 'Gợi ý này và các câu trả lời trên máy này sẽ mất. Muốn giữ, hãy lưu thành hồ sơ trước.',
  againConfirm: 'Xóa và hỏi lại',
  offline: 'Không có mạng: gợi ý này dựa trên danh bạ lưu trong máy, ít bệnh viện hơn.',
  made: (time: string) => `Gợi ý lúc ${time}, chỉ dựa trên điều bạn đã trả lời.`,
  failedTitle: 'Chưa tìm được nơi khám',
  failedText: 'Mạng đang bị ngắt và máy chưa lưu danh bạ. Câu trả lời của bạn vẫn còn nguyên.',
  emergencyFailed: 'Chưa tải được danh sách bệnh viện. Hãy gọi 115, tổng đài sẽ chỉ nơi gần nhất.',
  textTitle: 'Gợi ý từ Dẫn Lối',
};

export type ResultStrings = typeof vi;
export const resultTexts = defineTexts(vi, async () => (await import('./result.en.ts')).en);
