import type { Sign } from '../sign.ts';

export const suddenHearingLoss: Sign = {
  code: 'sudden_hearing_loss',
  group: 'neuro_eye',
  level: 'urgent',
  within: '24h',
  isBrought: true,
  waitsOvernight: true,
  label: { vi: 'Điếc hoặc ù một tai đột ngột trong 3 ngày', en: 'Sudden hearing loss in one ear within 3 days' },
  question: {
    vi: 'Có đột ngột không nghe được một bên tai trong 3 ngày nay không?',
    en: 'Did hearing in one ear suddenly go in the last 3 days?',
  },
  why: {
    vi: 'Mất nghe đột ngột cần điều trị sớm để có thể hồi phục.',
    en: 'Sudden hearing loss must be treated early to recover.',
  },
  specialties: ['ent'],
  source: 'HEARING',
  aid: { decisive: [] },
};
