import type { Sign } from '../sign.ts';

export const majorTrauma: Sign = {
  code: 'major_trauma',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tai nạn nặng, ngã cao, bị đâm, bị đè ép',
    en: 'Major accident, fall from height, stab or crush injury',
  },
  question: {
    vi: 'Có bị tai nạn mạnh, ngã cao, bị đâm hoặc đè ép không?',
    en: 'Was there a serious accident, a fall from a height, a stabbing or crushing?',
  },
  why: {
    vi: 'Có thể có tổn thương bên trong chưa thấy ngay.',
    en: 'There may be injury inside that does not show yet.',
  },
  specialties: ['emergency', 'orthopedics', 'general_surgery'],
  source: 'TRAUMA IITT',
  aid: { decisive: ['still', 'press'], after: ['nothing', 'warm', 'side'] },
  certain: [
    'lòi ruột',
    'ruột lòi ra',
    'đứt lìa',
    'dập nát',
    'giập nát',
    'trúng đạn',
    'bị bắn',
    'đâm vào ngực',
    'đâm vào bụng',
    'đâm vô bụng',
    'thủng bụng',
    'xe tải cán',
    'cán qua người',
    'rơi từ giàn giáo',
    'stabbed',
    'gunshot',
  ],
};
