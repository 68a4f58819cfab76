import { tightCast } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const fractureOrDislocation: Sign = {
  code: 'fracture_or_dislocation',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tay chân biến dạng, xương lòi, trật khớp, tê lạnh sau chấn thương',
    en: 'Bent limb, bone showing, joint out of place, numb or cold after injury',
  },
  question: {
    vi: 'Nếu bị chấn thương: tay chân có cong vẹo, lòi xương, không cử động được không?',
    en: 'If there was an injury: is the limb bent, is bone showing, or can it not be moved?',
  },
  why: { vi: 'Chỗ gãy có thể làm hại mạch máu và dây thần kinh.', en: 'The break may harm blood vessels and nerves.' },
  specialties: ['emergency', 'orthopedics'],
  source: 'IITT TRAUMA',
  aid: {
    decisive: ['splint'],
    after: ['limb', 'nothing', 'notEatenYet'],
    cases: [
      tightCast,
      {
        words: `háng | khớp háng | cổ xương đùi | xương đùi | gãy đùi | chân ngắn hơn | chân … ngắn hơn
          | bàn chân xoay | bàn chân … xoay ra | chân … đổ ra ngoài | leg looks shorter | leg is shorter
          | leg … shorter | foot points outward | hip | thigh | thighbone`,
        unless: `bẹn phồng | thoát vị | bó bột | đã mổ | mổ rồi | thay khớp rồi | after surgery | hip replacement`,
        decisive: ['hipStill'],
        after: ['limb', 'nothing'],
      },
      {
        // An arm or an ankle whose fingers or toes are warm: the family is there sooner than an ambulance.
        words: `cổ tay | cẳng tay | khuỷu | khuỷu tay | cùi chỏ | ngón tay | bàn tay | cánh tay | gãy tay
          | gay tay | vai | xương đòn | mắt cá | cổ chân | bàn chân | ngón chân | co tay | cang tay | co chan
          | wrist | forearm | elbow | finger | hand | arm | shoulder | collarbone | ankle | foot | toe`,
        unless: `lòi xương | xương lòi | xương trồi | xương đâm | xương chọc | gãy hở | hở | dập nát | tím
          | trắng bệch | không cử động được ngón | mất cảm giác | lạnh | đùi | hông | háng | chậu | cột sống
          | đau lưng | cổ gáy | đau gáy | gãy cổ | bất tỉnh | ngất
          | đập đầu | té từ trên | từ trên cao | giàn giáo | tầng | mái | cây | ô tô | xe tải | chảy máu | máu
          | bụng | ngực | mổ | bó bột | bột | bone sticking | bone is | open | numb | cold | blue | pale | thigh
          | hip | pelvis | spine | neck
          | unconscious | head | roof | tree | bleeding | chest | belly | ngắn hơn | xoay ra | shorter | outward`,
        decisive: ['sling'],
        after: ['limb', 'nothing', 'notEatenYet'],
        isBrought: true,
      },
    ],
  },
  certain: [
    'gãy hở',
    'gãy xương hở',
    'xương lòi ra',
    'lòi xương',
    'xương đâm ra ngoài',
    'xương trồi ra',
    'xương trồi lên',
    'xương trồi đội da',
    'xương đội da',
    'xương chọc ra',
    'xương chọc thủng da',
    'bone sticking out',
    'bone is sticking out',
  ],
};
