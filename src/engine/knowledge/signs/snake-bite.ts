import type { Sign } from '../sign.ts';

export const snakeBite: Sign = {
  code: 'snake_bite',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Rắn cắn', en: 'Snake bite' },
  question: { vi: 'Có bị rắn cắn không?', en: 'Was there a snake bite?' },
  why: {
    vi: 'Rắn cắn luôn cần cấp cứu, kể cả khi chưa thấy gì.',
    en: 'A snake bite always needs emergency care, even without signs.',
  },
  specialties: ['emergency', 'toxicology'],
  source: 'SNAKE IITT',
  aid: { decisive: ['snake', 'serumAhead'], after: ['limb', 'rest'] },
  certain: [
    'rắn lục cắn',
    'rắn hổ cắn',
    'rắn hổ mang cắn',
    'rắn cạp nia cắn',
    'rắn chàm quạp cắn',
    'rắn độc cắn',
    'vừa bị rắn cắn',
    'mới bị rắn cắn',
    'bị rắn mổ',
    'bị rắn táp',
    'bitten by a snake',
    'snake bite',
  ],
};
