import { tightCast } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const coldPainfulLimb: Sign = {
  code: 'cold_painful_limb',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tay hoặc chân đột ngột đau, lạnh, tím nhợt, mất cảm giác',
    en: 'A limb suddenly painful, cold, pale or blue, numb',
  },
  question: {
    vi: 'Có tay hay chân nào đột ngột đau, lạnh, trắng bệch hoặc tím không?',
    en: 'Did an arm or leg suddenly become painful, cold, white or blue?',
  },
  why: {
    vi: 'Máu có thể không xuống được tay chân, cần xử trí trong vài giờ.',
    en: 'Blood may not reach the limb; it must be treated within hours.',
  },
  specialties: ['emergency', 'vascular_surgery'],
  source: 'IITT ALI',
  aid: { decisive: ['coldLimb', 'limbHours'], after: ['limb'], cases: [tightCast] },
  certain: [
    'chân tím lạnh',
    'chân trắng bệch',
    'chân lạnh trắng bệch',
    'tay lạnh trắng bệch',
    'chân không còn mạch',
    'leg is cold and white',
    'leg is cold and blue',
  ],
};
