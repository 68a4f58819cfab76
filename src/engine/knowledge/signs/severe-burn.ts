import type { Sign } from '../sign.ts';

export const severeBurn: Sign = {
  code: 'severe_burn',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Bỏng rộng, sâu, ở mặt, tay, chỗ kín; bỏng ở trẻ nhỏ; bỏng hóa chất',
    en: 'Large or deep burn, on face, hands or private parts; in a small child; by chemicals',
  },
  question: {
    vi: 'Nếu bị bỏng: vết bỏng có rộng, sâu, ở mặt, tay, chỗ kín, hoặc ở trẻ nhỏ không?',
    en: 'If there is a burn: is it large, deep, on face, hands or private parts, or in a small child?',
  },
  why: { vi: 'Bỏng kiểu này cần điều trị ở bệnh viện.', en: 'A burn like this needs hospital care.' },
  specialties: ['emergency', 'burns'],
  source: 'BURNS IITT',
  aid: {
    decisive: ['coolBurn', 'burnCare', 'burnOfChild'],
    cases: [
      {
        // What was swallowed burns where no water can be run.
        words: `uống nhầm | uống phải | uống trúng | uống lộn | nuốt phải | nuốt nhầm | uống … thông cống
          | uống … axit | uống … tẩy | drank | swallowed`,
        beside: `thông cống | axit | acid | xút | vôi | nước tẩy | thuốc tẩy | chất tẩy | javel | hóa chất
          | hoá chất | tẩy bồn cầu | drain cleaner | bleach | lye | caustic`,
        decisive: ['rinseMouth'],
        after: ['side', 'nothing'],
      },
      {
        // What burns by itself goes on burning under the clothes until it is washed off.
        words: `axit | acid | xút | vôi | kiềm | javel | thông cống | hóa chất | hoá chất | tẩy bồn cầu
          | thuốc tẩy | nước tẩy | lye | caustic | drain cleaner | chemical`,
        beside: `tạt | văng | bắn | đổ | dính | hắt | rớt | rơi | vô mặt | vào mặt | vô tay | vào tay
          | vô chân | vào chân | vô người | vào người | lên người | thrown | threw | splashed | spilled | poured`,
        unless: `uống | nuốt | drank | swallowed`,
        decisive: ['floodChemical'],
      },
      {
        // A small body that has begun to shiver loses more by cold water than the burn would gain.
        words: 'run lập cập | run cầm cập | rét run | lạnh run | lạnh ngắt | shivering',
        decisive: ['warm'],
      },
      {
        // Hours later water cools the burn no more, only who is sinking.
        words:
          'nằm im | không khóc nữa | lịm | li bì | lơ mơ | người lạnh | tay chân lạnh | chân tay lạnh | lạnh toát | limp | drowsy',
        beside:
          'lúc sáng | hồi sáng | từ sáng | hồi trưa | từ trưa | tối qua | đêm qua | hôm qua | this morning | last night | yesterday | hours ago',
        decisive: ['warm'],
      },
    ],
  },
  certain: ['bỏng toàn thân', 'phỏng toàn thân', 'bị tạt axit', 'dội nước sôi', 'cháy toàn thân'],
};
