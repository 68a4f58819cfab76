import type { Sign } from '../sign.ts';

export const alteredConsciousness: Sign = {
  code: 'altered_consciousness',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Lơ mơ, lú lẫn, ngủ gà khó đánh thức, nói nhảm mới xuất hiện',
    en: 'New confusion, drowsy, hard to wake',
  },
  question: {
    vi: 'Người bệnh có lơ mơ, lú lẫn, nói nhảm hoặc khó đánh thức không?',
    en: 'Is the person confused, drowsy, talking nonsense or hard to wake?',
  },
  why: {
    vi: 'Tỉnh táo thay đổi đột ngột là dấu hiệu bệnh nặng ở mọi tuổi.',
    en: 'A sudden change of alertness is a sign of serious illness at any age.',
  },
  specialties: ['emergency', 'neurology', 'general_internal'],
  source: 'IITT NG253 CG103',
  aid: { decisive: ['side'], after: ['nothingYet', 'measureSugar'] },
  certain: [
    'ngủ lịm',
    'gọi ú ớ',
    'mê sảng',
    'khó đánh thức',
    'đánh thức mãi không dậy',
    'lay mãi mới tỉnh',
    'không biết mình ở đâu',
    'nói nhảm',
    'hard to wake',
    'not making sense',
    'very drowsy',
  ],
};
