import type { Sign } from '../sign.ts';

export const suddenVisionLoss: Sign = {
  code: 'sudden_vision_loss',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: { vi: 'Mất thị lực, nhìn mờ hoặc nhìn đôi đột ngột', en: 'Sudden loss of sight or double vision' },
  question: {
    vi: 'Có đột ngột không nhìn thấy, nhìn mờ hoặc nhìn đôi không?',
    en: 'Was there a sudden loss of sight, blur or double vision?',
  },
  why: {
    vi: 'Mất thị lực đột ngột cần khám ngay để giữ được mắt.',
    en: 'Sudden loss of sight must be seen now to save the eye.',
  },
  specialties: ['emergency', 'ophthalmology', 'neurology'],
  source: 'AOMS_EYE IITT BEFAST',
  aid: {
    decisive: [],
    after: ['noEyeDrops'],
    cases: [
      {
        words: `chớp sáng | chop sang | lóe sáng | tia sáng | đốm đen | dom den | chấm đen | cham den | ruồi bay
          | ruoi bay | mạng nhện | màn che | man che | màn đen | mang den | rèm | kéo rèm | màng che
          | bong võng mạc | flashes | floaters | curtain | shadow | retina | retinal`,
        unless: `méo miệng | nói khó | nói đớ | yếu tay | yếu chân | yếu nửa | liệt | tê nửa | đau đầu dữ
          | đập vào mắt | trúng mắt | slurred | weak | face droop`,
        decisive: ['retina'],
        after: ['noEyeDrops'],
      },
    ],
  },
  certain: [
    'mù đột ngột',
    'mất thị lực đột ngột',
    'như kéo rèm',
    'như màn đen che',
    'curtain over my eye',
    'suddenly went blind',
  ],
};
