import type { Sign } from '../sign.ts';

export const acuteTesticularPain: Sign = {
  code: 'acute_testicular_pain',
  group: 'urology',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: {
    vi: 'Đau tinh hoàn, bìu đột ngột, sưng; hoặc cương đau trên 4 giờ',
    en: 'Sudden testicle or scrotum pain or swelling; or an erection over 4 hours',
  },
  question: { vi: 'Có đau đột ngột ở tinh hoàn, bìu không?', en: 'Is there sudden pain in a testicle or the scrotum?' },
  why: {
    vi: 'Đau bìu đột ngột cần xử trí trong vài giờ để giữ được tinh hoàn.',
    en: 'Sudden scrotal pain must be treated within hours to save the testicle.',
  },
  specialties: ['emergency', 'urology', 'pediatric_surgery'],
  source: 'TORSION IITT',
  appliesTo: { sex: 'male' },
  aid: { decisive: ['nothing'] },
  certain: [
    'đau tinh hoàn đột ngột',
    'tinh hoàn đau đột ngột',
    'đau tinh hoàn dữ dội',
    'cương cứng không xuống',
    'đau hòn dái',
    'sudden testicle pain',
  ],
};
