import type { Sign } from '../sign.ts';

export const thunderclapHeadache: Sign = {
  code: 'thunderclap_headache',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Đau đầu dữ dội đột ngột chưa từng có', en: 'Sudden headache, the worst ever' },
  question: {
    vi: 'Có cơn đau đầu đến đột ngột, dữ dội nhất từ trước đến nay không?',
    en: 'Was there a sudden headache, the worst ever?',
  },
  why: {
    vi: 'Đau đầu dữ dội lên rất nhanh cần được chụp kiểm tra ngay.',
    en: 'A headache that peaks at once must be checked now.',
  },
  specialties: ['emergency', 'neurology', 'neurosurgery'],
  source: 'CG150 NG127',
  aid: { decisive: ['rest', 'side'], after: ['nothing', 'quietRoom'] },
  certain: [
    'đau đầu chưa từng thấy',
    'đau đầu dữ dội chưa từng có',
    'đau đầu dữ dội nhất',
    'như nổ trong đầu',
    'worst headache of my life',
    'worst headache ever',
  ],
};
