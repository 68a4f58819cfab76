import type { Sign } from '../sign.ts';

export const hivExposureRecent: Sign = {
  code: 'hiv_exposure_recent',
  group: 'infection_fever',
  level: 'urgent',
  within: '24h',
  isBrought: true,
  isHasty: true,
  label: {
    vi: 'Có thể vừa phơi nhiễm HIV trong 72 giờ (kim đâm, quan hệ không an toàn)',
    en: 'Possible HIV exposure in the last 72 hours (needle, unprotected sex)',
  },
  question: {
    vi: 'Có bị kim đâm hoặc quan hệ không an toàn trong 72 giờ qua không?',
    en: 'Was there a needle prick or unprotected sex in the last 72 hours?',
  },
  why: {
    vi: 'Thuốc phòng chỉ có tác dụng khi bắt đầu trong 72 giờ.',
    en: 'Preventive medicine only works when started within 72 hours.',
  },
  specialties: ['infectious_disease', 'preventive_medicine'],
  source: 'PEP IITT',
  aid: {
    decisive: ['pep'],
    cases: [
      {
        words: `kim đâm | kim tiêm | rút kim | đạp kim | đạp phải kim | giẫm kim | dẫm kim | đâm vào | dính máu | vết thương | bị cắn
          | needle stick | needlestick | needle-stick | pricked | stuck by | bitten | wound`,
        unless: 'chung kim | shared | used a',
        decisive: ['washWound', 'pep'],
      },
    ],
  },
};
