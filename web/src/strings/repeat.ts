import { defineTexts } from '../texts.ts';

/** Follow-ups that come again. */
const vi = {
  label: 'Lặp lại',
  never: 'Không lặp lại',
  every: { day: 'Mỗi ngày', week: 'Mỗi tuần', month: 'Mỗi tháng' },
  end: 'Kéo dài',
  ends: { open: 'Đến khi tôi dừng', until: 'Đến ngày', count: 'Đủ số lần' },
  until: 'Ngày cuối',
  count: 'Số lần',
  untilWrong: 'Chọn ngày cuối, không sớm hơn ngày bắt đầu.',
  countWrong: (max: number) => `Nhập số lần, từ 1 đến ${max}.`,
  told: (every: string, until: string | undefined) => (until ? `${every}, đến ${until}` : every),
  addTime: 'Thêm giờ trong ngày',
  nthTime: (n: number) => `Giờ thứ ${n}`,
  stop: 'Dừng lặp lại',
};

export type RepeatStrings = typeof vi;
export const repeatTexts = defineTexts(vi, async () => (await import('./repeat.en.ts')).en);
