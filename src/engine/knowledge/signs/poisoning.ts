import type { Sign } from '../sign.ts';

const eaten = `=nấm | ăn nấm | nấm trắng | nấm rừng | nấm độc | hái nấm | cá nóc | so biển | =cóc | củ ấu tàu
          | ấu tàu | khoai mì | =măng
  | hải sản | ăn trúng | sau khi ăn | cùng ăn | ăn cơm | bữa ăn | bữa cỗ | ăn phải | mushroom | puffer | fish
          | after eating
  | ăn cá | cá ủ | cá muối | ăn mắm | thịt hộp | đồ hộp | pate | đám giỗ | đám cưới | ăn cỗ | ăn tiệc`;

/** Meals for many, whose germs make ill who ate enough of them. */
const canteen = `cơm ca | cơm công ty | cơm cty | com ca o | com cong ty | com cty | suất ăn | căng tin
          | can tin | bếp ăn | canteen | cafeteria`;
/** What harms in hours or days whoever ate it, though they feel well. */
const toxic = `=nấm | ăn nấm | nấm rừng | nấm độc | hái nấm | cá nóc | so biển | =cóc | ấu tàu | lá ngón
          | rượu | methanol | thuốc sâu | trừ sâu | thuốc chuột | cá ủ | đồ hộp | pate | mushroom | puffer
          | alcohol`;

export const poisoning: Sign = {
  code: 'poisoning',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Uống nhầm hoặc quá liều thuốc, hóa chất, thuốc trừ sâu, rượu độc; nấm, cá nóc; ngạt khói, khí',
    en: 'Poisoning: overdose, chemicals, pesticide, bad alcohol, toxic food, smoke or gas',
  },
  question: {
    vi: 'Có uống nhầm, uống quá liều, hoặc hít phải khói, khí độc không?',
    en: 'Was something poisonous swallowed, too much medicine taken, or smoke or gas breathed in?',
  },
  why: {
    vi: 'Chất độc có thể nguy hiểm dù lúc đầu chưa thấy gì.',
    en: 'Poison can be deadly even when nothing shows at first.',
  },
  specialties: ['emergency', 'toxicology', 'intensive_care'],
  source: 'POISON IITT',
  aid: {
    decisive: ['freshAir', 'noVomiting'],
    after: ['side', 'nothingYet'],
    cases: [
      {
        words: `khói | khí than | đốt than | than tổ ong | bếp than | lò than | khí gas | rò gas | rò rỉ gas
          | xì gas | hít gas
          | khí độc | ngạt khí | khí CO | khí clo | hít phải | hít khí | máy phát điện | máy nổ | thùng than
          | phòng kín | nhà kín
          | smoke | charcoal | carbon monoxide | gas leak | fumes`,
        decisive: ['outside', 'sameRoom'],
        after: ['side', 'nothingYet'],
      },
      {
        words: `xịt thuốc | phun thuốc | đổ vào người | đổ lên người | đổ vô người | dính vào da | dính da
          | dính vào người
          | dính đầy người | văng vào người | bắn vào người | spraying | sprayed | spilled | spilt | on his skin
          | on her skin
          | on my skin | on the skin`,
        decisive: ['washSkin'],
        after: ['side', 'nothingYet'],
      },
      {
        words: `uống | ăn | nuốt | nhai | nhai … viên | lấy thuốc … nhai | thuốc … viên | thuốc huyết áp | thuốc tim | hớp | hút trúng
          | ngụm thuốc | thuốc cỏ | thuốc cháy cỏ | nhổ ra
          | quá liều | lá ngón | trong miệng | thuốc phiện | bóng cười | nước vui | ăn … viên | gummies
          | viên thuốc | vỉ thuốc | lọ thuốc | thuốc ngủ | thuốc chuột | thuốc diệt cỏ
          | paraquat | swallowed
          | overdose | pill | pills | tablets | drank | drink | gulp | gulps | took | ate`,
        decisive: ['noVomiting'],
        after: ['side', 'nothingYet'],
      },
      {
        words: `ăn hạt | ăn hột | ăn … hạt | ăn … hột | nhai hạt | nuốt hạt | ăn trái lạ | ăn trái dại | ăn quả lạ | ăn quả dại
          | ăn trái rừng | ăn quả rừng | ăn lá lạ | ăn cây dại | ăn củ lạ | ăn củ rừng | cà độc dược | hạt củ đậu
          | hạt thầu dầu | hạt mã tiền | trái ngô đồng | quả ngô đồng | ngô đồng | seeds | berries | wild plant | wild fruit`,
        unless: 'hạt dưa | hạt điều | hạt hướng dương | hạt dẻ',
        decisive: ['plantEaten'],
        after: ['side', 'nothingYet'],
      },
      {
        words: `${eaten} | lá ngón | uống rượu | rượu | =cồn | plant | berries | alcohol | liquor | methanol
          | ate`,
        decisive: ['noVomitingFood'],
        after: ['side', 'nothingYet'],
      },
      {
        words: `ăn nấm | ăn phải nấm | ăn … nấm | nấm trắng | nấm rừng | nấm độc | hái nấm | mushroom | mushrooms`,
        decisive: ['lateHarm'],
      },
      {
        // Who is awake and loses water by it, often far from anywhere, sips.
        words: `${eaten} | ngộ độc thức ăn | food poisoning`,
        beside: `tiêu chảy | đi ngoài | đi cầu | ỉa chảy | té re | diarrhoea | diarrhea`,
        unless: `lá ngón | cá nóc | so biển | ấu tàu | rượu | methanol | tê môi | sụp mi | nói khó | nuốt khó
          | yếu tay | yếu chân | co giật | lơ mơ | li bì | lịm | mê | hôn mê | thuốc sâu | trừ sâu | thuốc chuột
          | thuốc cỏ | nôn ra máu | numb | weak | drowsy | seizure | alcohol`,
        decisive: ['sips'],
        after: ['side'],
      },
      {
        words: `${eaten} | rượu ngâm | rượu thuốc | methanol`,
        // Taken alone: by mistake, or in despair.
        unless: `nhầm | lộn | tưởng | giận | thất tình | tự tử | by mistake | suicide | ${canteen}`,
        decisive: ['sameMeal'],
      },
      {
        words: canteen,
        unless: `nhầm | giận | tự tử | ${toxic} | lơ mơ | li bì | co giật | tê môi | sụp mi | nói khó
          | nuốt khó | yếu tay | yếu chân | drowsy | seizure | numb | weak`,
        decisive: ['sameCanteen'],
      },
      {
        words: toxic,
        beside: canteen,
        unless: 'nhầm | lộn | tưởng | giận | thất tình | tự tử | by mistake | suicide',
        decisive: ['sameMeal'],
      },
    ],
  },
  certain: [
    'uống thuốc trừ sâu',
    'uống thuốc diệt cỏ',
    'uống thuốc chuột',
    'uống paraquat',
    'uống nhầm dầu',
    'uống nhầm xăng',
    'uống nhầm axit',
    'uống nhầm nước tẩy',
    'uống hết lọ thuốc',
    'uống cả lọ',
    'uống cả nắm thuốc',
    'uống nguyên vỉ',
    'ăn so biển',
    'ăn cá nóc',
    'ngạt khói',
    'drank bleach',
    'drank pesticide',
    'swallowed pesticide',
    'took an overdose',
  ],
  rules: [
    { name: 'pills_taken', says: 'Ten tablets or more swallowed.', source: 'POISON', when: { taken: { atLeast: 10 } } },
  ],
};
