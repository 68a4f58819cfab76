import { severedFinger } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

/** More than a finger, or somebody who sinks or fell. */
const inDanger = `bàn tay đứt | đứt bàn tay | cánh tay | cẳng tay | cổ tay | cẳng chân | bàn chân | đùi | máu phun | phun | thành tia | xối xả | không cầm
          | ngất | xỉu | choáng | lả | tái | lơ mơ | bất tỉnh | té | ngã | rơi | tông | tai nạn xe | đập đầu | nổ | forearm | spurting | won't stop
          | faint | fainted | dizzy | pale | drowsy | fell | crash | explosion`;

/** What may break a neck or a back. */
const falls = `té | ngã | rơi | rớt | tông | đụng xe | tai nạn xe | xe máy | ô tô | lầu | giàn giáo | sập | cán | nổ
  | fell | fall | crash | run over | explosion`;

export const majorTrauma: Sign = {
  code: 'major_trauma',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tai nạn nặng, ngã cao, bị đâm, bị đè ép',
    en: 'Major accident, fall from height, stab or crush injury',
  },
  question: {
    vi: 'Có bị tai nạn mạnh, ngã cao, bị đâm hoặc đè ép không?',
    en: 'Was there a serious accident, a fall from a height, a stabbing or crushing?',
  },
  why: {
    vi: 'Có thể có tổn thương bên trong chưa thấy ngay.',
    en: 'There may be injury inside that does not show yet.',
  },
  specialties: ['emergency', 'orthopedics', 'general_surgery'],
  source: 'TRAUMA IITT',
  aid: {
    decisive: ['still', 'press'],
    after: ['nothing', 'warm', 'side', 'neck'],
    cases: [
      {
        // What splashed into an eye has broken no neck.
        words: `vào mắt | vô mắt | vào hai mắt | vô hai mắt | vào cả hai mắt | trúng mắt | dính mắt | lên mắt | văng mắt | bắn mắt
          | vao mat | vo mat phai | vo mat trai | in the eye | in his eye | in her eye | in my eye | into the eye | into his eye | into her eye | into my eye
          | in his eyes | in her eyes | in my eyes | into his eyes | into her eyes | into my eyes`,
        beside: `vôi | xi măng | xi mang | hóa chất | hoá chất | axit | acid | kiềm | xút | javel | thuốc tẩy | nước tẩy | keo | xà phòng
          | xăng | thuốc trừ sâu | thuốc sâu | nước rửa | nước lau | lime | cement | plaster | bleach | chemical | alkali | cleaner | glue | detergent
          | pesticide`,
        unless: `ngã | té | rơi | tông | đụng xe | tai nạn | đè | nổ | chảy máu | ra máu | rách | gãy | bất tỉnh | ngất | fell | fall
          | crash | explosion | exploded | bleeding | unconscious | passed out`,
        decisive: ['rinseChemical'],
        isBrought: true,
      },
      {
        // Who came up from a dive lies flat, and bleeds from nowhere.
        words: `lặn biển | thợ lặn | vừa lặn | mới lặn | =đi lặn | lặn lên | lặn bắt | lặn hải sâm | lan bien | moi lan len | diving | scuba | after a dive`,
        unless: `đập | va vào | tàu | chân vịt | đá ngầm | chảy máu | rách | ngã | té | hit | propeller | bleeding | cut`,
        decisive: ['level', 'watchBreath'],
      },
      {
        // A finger that a machine took has broken no neck, and hours count to put it back.
        words: severedFinger,
        unless: inDanger,
        decisive: ['press', 'severed'],
        after: ['nothing'],
        isBrought: true,
      },
      {
        words: `đứt lìa | đứt rời | đứt ngón | đứt ngón tay | đứt ngón chân | đứt bàn tay | đứt cánh tay | lìa ngón | rời ngón | mất ngón
          | chặt đứt | cắt đứt ngón | cụt ngón | severed | cut off | chopped off | sliced off | amputated`,
        unless: severedFinger,
        decisive: ['press', 'severed'],
        after: ['legsUp', 'flat', 'nothing', 'warm'],
      },
      {
        words: severedFinger,
        beside: inDanger,
        decisive: ['press', 'severed'],
        after: ['legsUp', 'flat', 'nothing', 'warm'],
      },
      {
        words: `ngã từ | rơi từ | té từ | ngã lầu | té lầu | ngã cao | té giếng | giàn giáo | cột sống | gãy cổ | đau cổ | đau lưng
          | tai nạn xe | xe tải | xe máy | ô tô | xe hơi | đụng xe | tông | fell from | fall from | spine | neck | crash | hit by
          | sập đè | đè lên | đè vào | cán qua | cán ngang | nhảy lầu | nhảy xuống | áp lực cao | vòi áp lực | súng phun | crushed | run over | jumped`,
        // Where no blood runs out there is nothing to press.
        unless: `máu | chảy máu | ra máu | máu chảy | rách | vết thương | gãy hở | dập nát | bleeding | blood | wound | gash
          | stabbed | slashed | soaked`,
        decisive: ['still'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        // A blade breaks no spine: who bleeds from it is not kept waiting for a board.
        words: `bị đâm | đâm một dao | đâm 1 dao | dao đâm | bị chém | chém trúng | chém vào | chém vô | dao chém | cắt cổ
          | bi dam | bi chem | dao dam | stabbed | slashed | knife wound`,
        unless: `${falls} | ruột | nội tạng | phì phì | phì bọt | theo nhịp thở | bowel | guts | sucking | bubbling`,
        decisive: ['press', 'legsUp'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        // Who breathes through a hole in the chest sits.
        words: `phì phì | phì hơi | phì bọt | xì bọt | sủi bọt | theo nhịp thở | phi phi bot | theo nhip tho | sucking | bubbling`,
        beside: 'đâm | dao | nách | ngực | đạn | dam | stabbed | chest | shot',
        unless: falls,
        decisive: ['sit'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        // Nor does a machine that has an arm.
        words: `cuốn vô máy | cuốn vào máy | máy cuốn | máy ép mía | máy xay | máy nghiền | máy cán | cuon vo may | cuon vao may
          | caught in … machine`,
        beside: 'tay | ngón | chân | arm | hand | leg | finger',
        unless: `${falls} | ${severedFinger}`,
        decisive: ['press', 'legsUp'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        // Nobody presses on bowel that has come out.
        words: 'lòi ruột | ruột lòi | ruột … ra ngoài | lòi nội tạng | bowel … out | guts',
        unless: falls,
        decisive: ['flat'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        words: 'lòi ruột | ruột lòi | ruột … ra ngoài | lòi nội tạng | bowel … out | guts',
        beside: falls,
        decisive: ['still'],
        after: ['nothing', 'warm', 'side'],
      },
    ],
  },
  certain: [
    'lòi ruột',
    'ruột lòi ra',
    'đứt lìa',
    'dập nát',
    'giập nát',
    'trúng đạn',
    'bị bắn',
    'đâm vào ngực',
    'đâm vào bụng',
    'đâm vô bụng',
    'thủng bụng',
    'xe tải cán',
    'cán qua người',
    'rơi từ giàn giáo',
    'stabbed',
    'gunshot',
  ],
};
