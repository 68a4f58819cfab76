import type { Sign } from '../sign.ts';

const headSeen = `thấy đầu | đầu em bé | đầu bé | đầu con … ra | thò đầu | ló đầu | thấy tóc | tóc em bé | thay dau | dau em be | lo dau ra
  | crowning | see the head | see the hair | head is out | head is coming`;
const cordSeen = `sa dây rốn | thấy dây rốn | dây rốn … ra | dây rốn thò | dây rốn lòi | dây rốn lòng thòng | sợi dây … ra | sợi dây … lòi | dây … lòi ra
  | dây … thò ra | sa day ron | thay day ron | day ron … ra | soi day … ra | cord … out | cord is hanging | cord hanging | see the cord | cord came`;

export const labourOrWatersBroken: Sign = {
  code: 'labour_or_waters_broken',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Ra nước ối, chuyển dạ, đau bụng từng cơn đều', en: 'Waters broken, labour, regular pains' },
  question: {
    vi: 'Có ra nước ối hoặc đau bụng từng cơn đều không?',
    en: 'Have the waters broken, or are there regular pains?',
  },
  why: {
    vi: 'Vỡ ối hoặc chuyển dạ cần đến nơi sinh ngay.',
    en: 'Broken waters or labour mean going to the maternity ward now.',
  },
  specialties: ['obstetrics', 'emergency'],
  source: 'IITT WHO_PCPNC',
  appliesTo: { sex: 'female', pregnancy: 'pregnant' },
  aid: {
    decisive: ['maternity', 'left', 'cord'],
    cases: [
      {
        words: cordSeen,
        unless: `${headSeen} | bé ra rồi | đẻ rồi | sinh rồi | sanh rồi | lọt lòng | baby is out | baby is born`,
        decisive: ['cordOut', 'maternity'],
      },
      {
        // Where the head comes, the cord that follows it is no danger.
        words: headSeen,
        decisive: ['birthHere', 'babyBreath'],
      },
      {
        words: `muốn rặn | mắc rặn | buồn rặn | đòi rặn | rặn … rồi | sắp đẻ rơi | không kịp | muon ran
          | mac ran | khong kip | need to push | wants to push | pushing | baby is coming | won't make it`,
        unless: `${headSeen} | ${cordSeen}`,
        decisive: ['birthHere', 'babyBreath', 'cord'],
      },
    ],
  },
  certain: [
    'vỡ ối',
    'bể ối',
    'vỡ nước ối',
    'bể nước ối',
    'bục ối',
    'đau đẻ',
    'muốn rặn',
    'mắc rặn',
    'buồn rặn',
    'sa dây rốn',
    'thấy dây rốn',
    'thấy đầu em bé',
    'thấy tóc em bé',
    'ra nước ối',
    'waters broke',
    'water broke',
    'need to push',
    'baby is coming',
  ],
  rules: [
    {
      name: 'weeks_waters',
      says: 'Water running out, from week 20 on.',
      source: 'WHO_PCPNC',
      when: {
        weeks: { atLeast: 20 },
        sex: 'female',
        words: [
          'ra nước ối',
          'rỉ ối',
          'chảy nước ối',
          'nước ối chảy',
          'ra nước ồ ạt',
          'nước chảy ra',
          'nước chảy ướt',
          'rỉ nước',
          'leaking fluid',
        ],
      },
    },
    {
      name: 'weeks_contractions',
      says: 'Regular contractions from week 20 on.',
      source: 'WHO_PCPNC',
      when: {
        weeks: { atLeast: 20 },
        sex: 'female',
        words: [
          'gò từng cơn',
          'gò dồn dập',
          'gò liên tục',
          'đau từng cơn',
          'phút một cơn',
          'gò đều',
          'contractions every',
        ],
      },
    },
  ],
};
