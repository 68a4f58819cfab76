import { cutByOwnHand } from '../first-aid-causes.ts';
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
  aid: {
    decisive: ['notAlone'],
    cases: [
      cutByOwnHand,
      {
        words: `lớp 6 | lớp 7 | lớp 8 | lớp 9 | lớp 10 | lớp 11 | lớp 12 | học sinh | học trò | tuổi | year old
          | my son | my daughter`,
        decisive: ['notAlone'],
        after: ['childLine'],
      },
      {
        // Somebody who is dying and wants to be at home does not want to die.
        words: `giảm nhẹ | giai đoạn cuối | hấp hối | sắp mất | không còn sống bao lâu | bệnh viện trả về
          | trả về nhà
          | mất ở nhà | chết ở nhà | muốn chết ở nhà | ra đi ở nhà | ra đi thanh thản | ra đi nhẹ nhàng | palliative
          | hospice | end of life | dying at home | die at home | wants to die at home | want to die at home
          | terminal`,
        unless: `tự tử | tự sát | tự vẫn | tự làm hại | tự kết liễu | kết liễu | nhảy lầu | nhảy cầu | thắt cổ
          | treo cổ | cắt cổ tay
          | uống thuốc chết | không muốn sống | muốn chết | suicide | suicidal | kill myself | kill himself
          | kill herself
          | end my life | wants to die | want to die | overdose`,
        decisive: ['comfortTeam', 'comfort'],
      },
    ],
  },
  certain: [
    'biến mất cho rồi',
    'biến mất cho xong',
    'biến mất đi cho xong',
    'texted goodbye',
    'goodbye letters',
    'biến mất khỏi cuộc đời',
    'wish i could disappear',
    'better off without me',
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
