import type { Sign } from '../sign.ts';

export const assaultOrAbuse: Sign = {
  code: 'assault_or_abuse',
  group: 'mental_violence',
  level: 'urgent',
  within: '24h',
  label: { vi: 'Bị đánh đập, bạo hành, xâm hại', en: 'Violence, abuse or sexual assault' },
  question: { vi: 'Có bị ai đánh, ép buộc hoặc xâm hại không?', en: 'Has anyone hit, forced or abused the person?' },
  why: {
    vi: 'Cần khám sớm để chữa thương tích, phòng bệnh và được bảo vệ.',
    en: 'An early visit treats injuries, prevents illness and gives protection.',
  },
  specialties: ['emergency', 'gynecology', 'psychiatry'],
  situations: ['violence'],
  source: 'SEXVIOL IITT',
  aid: {
    decisive: ['safePlace', 'strangled'],
    after: ['evidence', 'childLine'],
    cases: [
      {
        words: `hiếp | hiếp dâm | cưỡng hiếp | cưỡng bức | xâm hại | dâm ô | ép quan hệ | lạm dụng tình dục | quấy rối tình dục | sàm sỡ
          | raped | rape | sexually | molested | forced me to have sex`,
        unless: 'bóp cổ | siết cổ | bị đánh | đánh đập | strangled | choked | beaten',
        decisive: ['safePlace', 'unwashed', 'pep'],
        after: ['inPrivate', 'childLine'],
      },
      {
        words: `hiếp dâm … bóp cổ | cưỡng hiếp … bóp cổ | hiếp … đánh | bóp cổ … hiếp | đánh … hiếp | raped … strangled | beaten … raped
          | strangled … raped | raped … beaten`,
        decisive: ['safePlace', 'strangled', 'unwashed', 'pep'],
        after: ['inPrivate', 'childLine'],
      },
    ],
  },
  certain: [
    'bị hiếp dâm',
    'bị cưỡng hiếp',
    'bị cưỡng bức',
    'bị dâm ô',
    'chồng bóp cổ',
    'bị bóp cổ',
    'was raped',
    'sexually assaulted',
  ],
};
