import type { InsuranceKind } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** The health insurance card: what is asked of it, and what was told. */
const vi = {
  title: 'Bảo hiểm y tế',
  more: 'Chi tiết bảo hiểm',
  asOf: (date: string) => `Theo quy định áp dụng từ ${date}.`,
  tellMore: 'Nói về thẻ của mình để có câu trả lời đúng hơn',
  heading: 'Thẻ bảo hiểm y tế',
  lead: 'Biết điều nào điền điều đó. Đừng gửi ảnh thẻ hay số thẻ.',
  hasCard: 'Có thẻ không?',
  has: { unknown: 'Không rõ', yes: 'Có thẻ còn hạn', no: 'Không có thẻ' },
  registeredAt: 'Nơi đăng ký ghi trên thẻ',
  registeredHint: 'Tên bệnh viện hoặc trung tâm y tế, ví dụ: BV Bạch Mai',
  registeredFound: (count: number) => `${count} nơi khớp`,
  kind: 'Loại thẻ',
  kinds: {
    general: 'Thẻ thường',
    poor: 'Hộ nghèo',
    near_poor: 'Hộ cận nghèo',
    child_under_6: 'Trẻ dưới 6 tuổi',
    pension_75: 'Từ 75 tuổi, có trợ cấp hưu trí xã hội',
    other: 'Loại khác',
  } satisfies Record<InsuranceKind, string>,
  submit: 'Xem bảo hiểm trả thế nào',
  tell: 'Thẻ bảo hiểm y tế',
};

export type InsuranceStrings = typeof vi;
export const insuranceTexts = defineTexts(vi, async () => (await import('./insurance.en.ts')).en);
