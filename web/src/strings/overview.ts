import { defineTexts } from '../texts.ts';

/** The overview of a case. */
const vi = {
  notBeside: 'Bạn không ở cạnh người bệnh? Gọi ngay cho người đang ở cạnh, nhờ họ gọi 115.',
  because: 'Vì',
  doctorSaid: (name: string) => `${name} viết`,
  seeOpinion: 'Xem ý kiến',
  doNow: 'Trong lúc chờ',
  nearest: 'Khoa cấp cứu gần nhất',
  departments: 'Khoa cấp cứu',
  where: 'Nơi nên đến',
  chosen: 'Nơi bạn đã chọn',
  directions: 'Chỉ đường',
  sheet: 'Tờ mang theo',
  choose: 'Chọn nơi này',
  unchoose: 'Bỏ chọn',
  why: 'Vì sao nơi này',
  others: (count: number) => `${count} nơi khác`,
  km: (n: number, place: string) =>
    n === 0
      ? `cách trung tâm ${place} chưa tới 1\u00a0km đường chim bay`
      : `cách trung tâm ${place} khoảng\u00a0${n}\u00a0km đường chim bay`,
  steps: 'Việc cần làm',
  raisedBy: {
    emergency: (name: string, _time?: string) => `${name} cho là cấp cứu: gọi 115 ngay, trước mọi việc dưới đây.`,
    /** With the doctor's own time, or with none. */
    urgent: (name: string, time?: string) =>
      `${name} cho là cần khám sớm, dù dưới đây ghi lâu hơn. ${time ?? 'Khi nào đi, hãy theo lời bác sĩ.'} Nặng lên thì gọi 115.`,
  },
  bring: 'Mang theo',
  insurance: 'Bảo hiểm y tế',
  human: 'Nên có người giúp',
  disclaimer: 'Đây là gợi ý nơi khám, không phải kết luận của bác sĩ.',
  states: {
    heading: 'Chặng hiện tại',
    passed: 'đã qua',
    change: 'Đổi chặng',
    closedNote: 'Hồ sơ đã kết thúc. Bạn mở lại được bằng cách đổi chặng.',
    emergencyNote: 'Hồ sơ đang ở trạng thái cấp cứu.',
    short: {
      intake: 'Tiếp nhận',
      pre_hospital: 'Chuẩn bị',
      in_hospital: 'Ở viện',
      post_discharge: 'Ra viện',
      follow_up: 'Theo dõi',
    },
  },
};

export type OverviewStrings = typeof vi;
export const overviewTexts = defineTexts(vi, async () => (await import('./overview.en.ts')).en);
