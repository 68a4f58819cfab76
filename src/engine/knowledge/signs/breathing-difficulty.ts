import { asthma } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const breathingDifficulty: Sign = {
  code: 'breathing_difficulty',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Khó thở nhiều, thở gấp, không nói hết câu, tím môi',
    en: 'Hard to breathe, cannot finish a sentence, blue lips',
  },
  question: {
    vi: 'Người bệnh có khó thở khi ngồi yên, nói đứt hơi, hoặc môi tím không?',
    en: 'Is it hard to breathe at rest, to finish a sentence, or are the lips blue?',
  },
  why: {
    vi: 'Khó thở nhiều có thể nguy hiểm tính mạng trong thời gian ngắn.',
    en: 'Severe trouble breathing can threaten life in a short time.',
  },
  specialties: ['emergency', 'pulmonology', 'cardiology'],
  source: 'IITT NG253 ASTHMA',
  aid: {
    decisive: ['sit'],
    cases: [asthma],
  },
  certain: [
    'môi tím',
    'đầu ngón tay tím',
    'nói không ra hơi',
    'nói không hết câu',
    'nói đứt quãng',
    'không nói hết câu',
    'nói đứt hơi',
    'ngồi mới thở được',
    'nằm xuống là ngạt',
    'không thở nổi',
    'thở như kéo bễ',
    'thở co kéo',
    'há miệng thở',
    'lips are blue',
    'lips turning blue',
    'cannot finish a sentence',
    'gasping for air',
    'struggling to breathe',
  ],
  rules: [
    { name: 'oxygen_low', says: 'Oxygen in the blood below 92 %.', source: 'IITT', when: { spo2: { below: 92 } } },
  ],
};
