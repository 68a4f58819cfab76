import type { Sign } from '../sign.ts';

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
    after: ['nothing', 'warm', 'side'],
    cases: [
      {
        words: `đứt lìa | đứt rời | đứt ngón | đứt ngón tay | đứt ngón chân | đứt bàn tay | đứt cánh tay | lìa ngón | rời ngón | mất ngón
          | chặt đứt | cắt đứt ngón | cụt ngón | severed | cut off | chopped off | sliced off | amputated`,
        decisive: ['press', 'severed'],
        after: ['legsUp', 'flat', 'nothing', 'warm'],
      },
      {
        words: `ngã từ | rơi từ | té từ | ngã lầu | té lầu | ngã cao | té giếng | giàn giáo | cột sống | gãy cổ | đau cổ | đau lưng
          | tai nạn xe | xe tải | xe máy | ô tô | xe hơi | đụng xe | tông | fell from | fall from | spine | neck | crash | hit by
          | sập đè | đè lên | đè vào | cán qua | cán ngang | nhảy lầu | nhảy xuống | áp lực cao | vòi áp lực | súng phun | crushed | run over | jumped`,
        // Where no blood runs out there is nothing to press.
        unless: `máu | chảy máu | ra máu | máu chảy | rách | vết thương | gãy hở | dập nát | bleeding | blood | wound | gash`,
        decisive: ['still'],
        after: ['nothing', 'warm', 'side'],
      },
      {
        // Nobody presses on bowel that has come out.
        words: 'lòi ruột | ruột lòi | ruột … ra ngoài | lòi nội tạng | bowel … out | guts',
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
