import {
  bleedingStopped,
  bleedingThroat,
  fingertipEased,
  limbSpurts,
  noseStopped,
  severedFinger,
} from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const severeBleeding: Sign = {
  code: 'severe_bleeding',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Chảy máu nhiều, không cầm được', en: 'Heavy bleeding that does not stop' },
  question: {
    vi: 'Có chảy máu nhiều hoặc không cầm được không?',
    en: 'Is there heavy bleeding, or bleeding that does not stop?',
  },
  why: { vi: 'Mất máu nhanh có thể nguy hiểm tính mạng.', en: 'Losing blood fast can threaten life.' },
  specialties: ['emergency', 'general_surgery'],
  situations: ['bleeding'],
  source: 'IITT TRAUMA',
  aid: {
    decisive: ['press'],
    after: ['legsUp', 'flat', 'nothing', 'warm'],
    cases: [
      {
        words: `đứt lìa | đứt rời | đứt ngón | đứt ngón tay | đứt ngón chân | đứt bàn tay | đứt cánh tay | lìa ngón
          | rời ngón | mất ngón
          | chặt đứt | cắt đứt ngón | cụt ngón | severed | cut off | chopped off | sliced off | amputated | ${severedFinger}`,
        decisive: ['press', 'severed'],
        after: ['legsUp', 'flat', 'nothing', 'warm'],
      },
      limbSpurts,
      bleedingThroat,
      bleedingStopped,
      fingertipEased,
      noseStopped,
      {
        // No cloth is pressed on a womb.
        words: `băng vệ sinh | bỉm | sinh thường | sinh mổ | mới sinh | sau sinh | sinh xong | vừa sinh | đẻ xong | sau đẻ | mới đẻ
          | vừa đẻ | đẻ rơi | đẻ hôm | sinh hôm | sanh hôm | sanh xong | sau sanh | mới sanh | vừa sanh | băng huyết | âm đạo
          | cửa mình | vùng kín | tử cung | ra huyết | sảy thai | sẩy thai
          | phá thai | hậu sản | vaginal | pads | after birth | gave birth | miscarriage`,
        unless: `vết thương | đứt | chém | đâm | tai nạn | té | ngã | vết mổ | rách tay | rách chân | wound
          | stabbed | crash | fell`,
        decisive: ['legsUp', 'countPads'],
        after: ['flat', 'nothing', 'warm'],
      },
      {
        words: `sinh thường | sinh mổ | mới sinh | sau sinh | sinh xong | vừa sinh | đẻ xong | mới đẻ | vừa đẻ | sau đẻ | đẻ rơi | đẻ hôm
            | sinh hôm | sanh hôm | sanh xong | mới sanh | vừa sanh | sau sanh | hậu sản | after birth | gave birth | after giving birth`,
        unless: 'vết thương | đứt | chém | đâm | tai nạn | té | ngã | wound | stabbed | crash | fell',
        decisive: ['sayBirth'],
      },
      {
        // Spots and bruises that come by themselves: nothing runs.
        words: `vết bầm | bầm tím | nổi bầm | mảng bầm | chấm xuất huyết | nốt xuất huyết | bruises | bruising`,
        unless: `dao | cắt | máu chảy | máu phun | chảy máu không cầm | máu không cầm | chảy máu liên tục
          | đang chảy máu | máu chảy ra | xối xả
          | vết thương | đứt | rách | té | ngã | tai nạn | đánh | đụng
          | nôn máu | nôn ra máu | phân đen | wound | bleeding heavily | won't stop | fell | crash`,
        decisive: ['noBruising'],
      },
      {
        // Blood that stays under the skin.
        words: 'hemophilia | máu khó đông | khối máu tụ | haemophilia',
        unless: 'chảy máu ra | vết thương | đứt | rách | bleeding from | wound',
        decisive: ['flat'],
        after: ['legsUp', 'nothing', 'warm'],
      },
    ],
  },
  certain: [
    'máu phun',
    'máu vọt thành tia',
    'máu xịt thành tia',
    'máu tuôn',
    'máu chảy xối xả',
    'máu chảy ồ ạt',
    'máu ra ồ ạt',
    'máu chảy như suối',
    'máu chảy lênh láng',
    'máu chảy không cầm',
    'máu ra không ngừng',
    'cầm máu không được',
    'máu ộc ra',
    'máu chảy hoài không cầm',
    'spurting blood',
    'blood is spurting',
    "bleeding won't stop",
    "won't stop bleeding",
  ],
};
