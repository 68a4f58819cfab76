import type { Sign } from '../sign.ts';

export const suicideRisk: Sign = {
  code: 'suicide_risk',
  group: 'mental_violence',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Có ý nghĩ hoặc hành vi tự tử, tự làm hại bản thân', en: 'Thoughts of suicide or self-harm' },
  question: {
    vi: 'Có nghĩ đến cái chết hoặc muốn tự làm hại mình không?',
    en: 'Are there thoughts of death or of harming oneself?',
  },
  why: {
    vi: 'Lúc này không nên ở một mình; cần được giúp đỡ ngay.',
    en: 'Nobody should be alone now; help is needed at once.',
  },
  specialties: ['psychiatry', 'emergency'],
  situations: ['self_harm'],
  source: 'MHGAP NG225',
  aid: { decisive: ['notAlone'], after: ['childLine'] },
  certain: [
    'uống thuốc tự tử',
    'thư tuyệt mệnh',
    'đang định tự tử',
    'đòi tự tử',
    'đứng trên lan can',
    'đòi nhảy lầu',
    'đòi nhảy cầu',
    'sắp nhảy cầu',
    'sắp nhảy lầu',
    'about to jump',
    'suicide note',
    'kill myself',
  ],
};
