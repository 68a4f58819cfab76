import { drowsyWords, faintWords } from '../complaint-words.ts';
import { awakeAgain } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const hypoglycemia: Sign = {
  code: 'hypoglycemia',
  group: 'metabolic',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Hạ đường huyết: run, vã mồ hôi, lơ mơ, đường dưới 3,9 mmol/L (70 mg/dL)',
    en: 'Low blood sugar: shaky, sweating, confused, below 3.9 mmol/L (70 mg/dL)',
  },
  question: {
    vi: 'Có run, vã mồ hôi, bủn rủn khi đang dùng thuốc tiểu đường hoặc đường dưới 3,9 không?',
    en: 'On diabetes medicine, is there shaking and sweating, or sugar below 3.9?',
  },
  why: { vi: 'Đường máu thấp có thể gây hôn mê, co giật.', en: 'Low blood sugar can cause coma and fits.' },
  specialties: ['emergency', 'endocrinology'],
  source: 'HYPO',
  aid: {
    decisive: ['sugar'],
    after: ['measureSugar'],
    cases: [
      {
        words: `không nuốt | nuốt không | không nuốt được | nuốt khó | sặc | chảy ra ngoài | chảy ra | trào ra | phun ra | ngậm nguyên
          | ngậm không nuốt | nghiến răng | cắn chặt răng | không há miệng | cannot swallow
          | can't swallow | unable to swallow | not swallowing | runs out of | dribbles out | dribbling out | chokes on | teeth clenched`,
        beside: `nghiến răng | cắn chặt răng | không há miệng | teeth clenched | nước đường | đường vô miệng | đường vào miệng
          | nước ngọt | sữa | mật ong | đổ … miệng | đút | cho uống | không nuốt được | nuốt không được | sugar | juice | honey | drink | swallow`,
        unless: 'mồ hôi chảy ra | máu chảy ra',
        decisive: ['sugarByDrip', 'drools', 'chokes'],
      },
      {
        words: awakeAgain.words,
        beside: `nước cam | nước trái cây | mật ong | kẹo | bánh ngọt | nuoc cam | orange juice | honey
          | nước đường | nước ngọt | uống đường | ăn kẹo | uống sữa | ăn cơm | nuoc duong | nuoc ngot
          | sugar water | juice | soda | coke | sweets`,
        unless: `chưa tỉnh | không tỉnh | lơ mơ | lừ đừ | li bì | ú ớ | lại tụt | tụt lại | không nuốt | drowsy
          | confused | not awake`,
        decisive: ['sugarBack', 'sugar'],
      },
    ],
  },
  rules: [
    {
      name: 'sugar_very_low',
      says: 'A blood sugar below 3.0 mmol/L.',
      source: 'HYPO',
      when: { glucose: { below: 3 } },
    },
    {
      name: 'sugar_low_symptom',
      says: 'A blood sugar below 3.9 mmol/L with drowsiness, shaking, sweating or faintness.',
      source: 'HYPO',
      when: {
        glucose: { below: 3.9 },
        words: [...drowsyWords, ...faintWords, 'run', 'vã mồ hôi', 'mồ hôi', 'shaky', 'sweating'],
      },
    },
    {
      name: 'sugar_low',
      says: 'A blood sugar below 3.9 mmol/L.',
      source: 'HYPO',
      level: 'urgent',
      when: { glucose: { below: 3.9 } },
    },
  ],
};
