import type { Sign } from '../sign.ts';

export const fractureOrDislocation: Sign = {
  code: 'fracture_or_dislocation',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tay chân biến dạng, xương lòi, trật khớp, tê lạnh sau chấn thương',
    en: 'Bent limb, bone showing, joint out of place, numb or cold after injury',
  },
  question: {
    vi: 'Nếu bị chấn thương: tay chân có cong vẹo, lòi xương, không cử động được không?',
    en: 'If there was an injury: is the limb bent, is bone showing, or can it not be moved?',
  },
  why: { vi: 'Chỗ gãy có thể làm hại mạch máu và dây thần kinh.', en: 'The break may harm blood vessels and nerves.' },
  specialties: ['emergency', 'orthopedics'],
  source: 'IITT TRAUMA',
  aid: { decisive: ['splint'], after: ['limb', 'nothing', 'notEatenYet'] },
  certain: [
    'gãy hở',
    'gãy xương hở',
    'xương lòi ra',
    'lòi xương',
    'xương đâm ra ngoài',
    'xương trồi ra',
    'xương trồi lên',
    'xương trồi đội da',
    'xương đội da',
    'xương chọc ra',
    'xương chọc thủng da',
    'bone sticking out',
    'bone is sticking out',
  ],
};
