import { breathWords, chestWords, faintWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const fainting: Sign = {
  code: 'fainting',
  group: 'breathing_heart',
  level: 'urgent',
  within: '24h',
  label: { vi: 'Ngất, xỉu dù đã tỉnh lại', en: 'Fainted, even if awake again' },
  question: { vi: 'Có ngất hay xỉu lần nào không, dù đã tỉnh lại?', en: 'Was there any faint, even if awake again?' },
  why: {
    vi: 'Ngất có thể do tim, mất máu hoặc thần kinh, cần được khám sớm.',
    en: 'A faint can come from the heart, blood loss or nerves and must be checked soon.',
  },
  specialties: ['cardiology', 'neurology', 'emergency'],
  source: 'SYNCOPE IITT',
  aid: { decisive: ['faintAgain'] },
  rules: [
    {
      name: 'pulse_slow_faint',
      says: 'A pulse below 45 with faintness, tiredness, breathlessness or chest pain.',
      source: 'SYNCOPE',
      when: { pulse: { below: 45 }, words: [...faintWords, ...breathWords, ...chestWords, 'mệt'] },
    },
  ],
};
