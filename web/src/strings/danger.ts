import { defineTexts } from '../texts.ts';

/** The danger signs that everyone is asked about. */
const vi = {
  title: 'Lúc này có dấu hiệu nào dưới đây không?',
  hint: 'Chọn tất cả những gì đang có. Không chắc thì cứ chọn.',
  none: 'Không có dấu hiệu nào',
  some: 'Xem phải làm gì ngay',
  signs: {
    unresponsive_or_not_breathing: 'Gọi không tỉnh, hoặc không thở',
    breathing_difficulty: 'Khó thở nhiều, nói đứt hơi, môi tím',
    chest_pain_severe: 'Đau thắt ngực, lan tay, hàm, lưng, hoặc vã mồ hôi',
    stroke_signs: 'Đột ngột méo miệng, yếu một bên người, nói khó',
    seizure: 'Co giật',
    severe_bleeding: 'Chảy máu nhiều, không cầm được',
    vomiting_blood: 'Nôn ra máu',
    child_danger_signs: 'Trẻ nhỏ bỏ bú, li bì khó đánh thức, nôn tất cả',
    pregnancy_bleeding_or_severe_pain: 'Có thai mà ra máu hoặc đau bụng nhiều',
    major_trauma: 'Tai nạn nặng, ngã cao, bị đâm',
    poisoning: 'Uống nhầm thuốc, hóa chất, ngộ độc, ngạt khói',
    suicide_risk: 'Muốn chết hoặc tự làm hại mình',
  },
};

export type DangerStrings = typeof vi;
export const dangerTexts = defineTexts(vi, async () => (await import('./danger.en.ts')).en);
