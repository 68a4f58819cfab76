import type { Sign } from '../sign.ts';

const inNose = `vô mũi | vào mũi | lỗ mũi | trong mũi | vô tai | vào tai | lỗ tai | trong tai | lo mui | vo mui | vao mui | lo tai | vo lo tai
  | up his nose | up her nose | in his nose | in her nose | in the nose | nostril | in his ear | in her ear | in the ear`;

export const swallowedDangerousObject: Sign = {
  code: 'swallowed_dangerous_object',
  group: 'abdomen',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: {
    vi: 'Nuốt pin, nam châm, vật sắc nhọn, hoặc hóc xương không nuốt được',
    en: 'Swallowed a battery, magnet or sharp object, or a bone is stuck',
  },
  question: {
    vi: 'Có nuốt pin, nam châm, vật sắc hoặc hóc xương không?',
    en: 'Was a battery, magnet or sharp object swallowed, or is a bone stuck?',
  },
  why: {
    vi: 'Vật nuốt vào có thể mắc lại, pin hay vật sắc có thể làm thủng trong vài giờ: cần chụp phim ngay.',
    en: 'What was swallowed may be stuck; a battery or a sharp object can pierce within hours: it needs an X-ray at once.',
  },
  specialties: ['emergency', 'gastroenterology', 'ent', 'pediatric_surgery'],
  source: 'BUTTON',
  aid: {
    decisive: ['nothingPushedDown', 'nothing'],
    cases: [
      {
        words: `pin cúc | pin cúc áo | pin nút | pin nut | pin đồng hồ | pin tròn | viên pin | cục pin | nuốt pin | nuot pin | vien pin | cuc pin
          | nuốt … pin | nuot … pin | pin dẹt | cr2032 | battery | batteries`,
        unless: inNose,
        decisive: ['nothing', 'battery'],
      },
      {
        // What lies in the nose is taken out there, and no film of the gullet finds it.
        words: inNose,
        beside: 'pin | battery | batteries',
        decisive: ['nothing', 'batteryInNose'],
      },
      {
        words: `đồng xu | tiền xu | đồng tiền | đồng bạc | dong xu | tien xu | xu | chiếc nhẫn | cái nhẫn
          | khuyên tai | bông tai | viên bi | hạt cườm | đồ chơi | nắp | cúc áo | nút áo | coin | ring | marble
          | bead | toy | button`,
        decisive: ['nothingPushedDown', 'nothing', 'coin'],
      },
    ],
  },
  certain: [
    'nuốt pin',
    'pin vào mũi',
    'pin vô mũi',
    'pin vào lỗ mũi',
    'pin vô lỗ mũi',
    'pin vào tai',
    'pin vô tai',
    'pin vào lỗ tai',
    'pin vô lỗ tai',
    'battery up his nose',
    'battery up her nose',
    'battery in his nose',
    'battery in her nose',
    'battery in his ear',
    'battery in her ear',
    'nuốt cục pin',
    'nuốt viên pin',
    'nuốt nam châm',
    'nuốt viên nam châm',
    'nuốt đinh',
    'nuốt cây đinh',
    'nuốt lưỡi lam',
    'nuốt dao lam',
    'nuốt cây kim',
    'nuốt mảnh thủy tinh',
    'swallowed a battery',
    'swallowed a button battery',
    'swallowed magnets',
    'swallowed a magnet',
  ],
};
