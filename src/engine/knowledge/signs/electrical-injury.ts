import { awakeAgain } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const electricalInjury: Sign = {
  code: 'electrical_injury',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Điện giật hoặc sét đánh', en: 'Electric shock or lightning' },
  question: { vi: 'Có bị điện giật hoặc sét đánh không?', en: 'Was there an electric shock or lightning strike?' },
  why: {
    vi: 'Dòng điện có thể làm hại tim dù bên ngoài ít dấu vết.',
    en: 'Current can harm the heart even with few marks.',
  },
  specialties: ['emergency', 'cardiology', 'burns'],
  source: 'ILCOR BURNS',
  aid: {
    decisive: ['cutPower', 'compress', 'compressBaby'],
    cases: [
      {
        words: 'sét đánh | bị sét | tia sét | lightning',
        decisive: ['compress', 'compressBaby'],
        after: ['watchBreath'],
      },
      {
        words: `${awakeAgain.words} | giờ bình thường | giờ không sao | hết rồi | giờ hết | gio binh thuong
          | fine now | feels fine | feel fine`,
        unless: `chưa tỉnh | không tỉnh | còn bị giật | đang bị giật | dính điện | lơ mơ | li bì | không thở
          | ngừng thở | ngưng thở | thở ngáp | sét | lightning | not awake | not breathing | drowsy`,
        decisive: ['heartCheck'],
        after: ['rest', 'watchBreath'],
      },
      {
        // A short shock that left nothing: who walks in needs no ambulance.
        words: `giờ bình thường | giờ không sao | giờ hết | hết rồi | gio binh thuong | fine now | feels fine
          | feel fine`,
        unless: `ngất | bất tỉnh | xỉu | co giật | đau ngực | tức ngực | tim đập | hồi hộp | khó thở | cháy
          | bỏng | phỏng | văng | té | ngã | rơi | cao thế | có bầu | có thai | mang thai | sét | fainted
          | passed out | chest | burn | burned | fell | thrown
          | lightning | pregnant`,
        decisive: ['heartCheck'],
        isBrought: true,
      },
    ],
  },
  certain: [
    'điện hút',
    'điện phóng',
    'vướng dây điện',
    'đụng dây điện',
    'chạm dây điện',
    'điện giật bất tỉnh',
    'điện giật ngất',
    'điện giật văng',
    'electrocuted',
    'struck by lightning',
  ],
};
