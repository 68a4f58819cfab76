import type { Sign } from '../sign.ts';

export const headInjuryDangerSigns: Sign = {
  code: 'head_injury_danger_signs',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Đập đầu kèm bất tỉnh, nôn, lơ mơ, co giật, quên, chảy dịch tai mũi, đang uống thuốc chống đông',
    en: 'Head injury with blackout, vomiting, drowsiness, fit, memory loss, fluid from ear or nose, or blood thinners',
  },
  question: {
    vi: 'Nếu bị đập đầu: sau đó có ngất, nôn, lơ mơ, quên hoặc đang uống thuốc chống đông không?',
    en: 'If there was a blow to the head: was there a blackout, vomiting, drowsiness, memory loss, or are blood thinners taken?',
  },
  why: {
    vi: 'Bên trong đầu có thể chảy máu dù lúc đầu vẫn tỉnh.',
    en: 'There may be bleeding inside the head even if awake at first.',
  },
  specialties: ['emergency', 'neurosurgery'],
  source: 'NG232',
  aid: {
    decisive: ['watchBreath'],
    after: ['still', 'side', 'neck', 'nothing', 'watchHead'],
    cases: [
      {
        // What began in the head itself, with no blow told, has hurt no neck.
        words: `đau đầu | nhức đầu | đầu đau | đau … đầu | headache | head hurts | explosive`,
        unless: `ngã | té | =rơi | rớt | đập | va đầu | va chạm | va vào | đụng | tông | đánh | đấm | đá
          | trúng | tai nạn | xe máy | xe đạp | cú | chấn thương | u đầu | sưng đầu | bầm
          | trượt | lăn | văng | bóng | gạch | búa | fell | fall | falls | hit | hits | knock | knocked
          | blow | banged | bumped | struck | crash | accident | thrown | punched | kicked | ball | slipped
          | injury | concussion | tripped | tumbled | landed | dropped`,
        decisive: ['watchBreath'],
        after: ['rest', 'side', 'nothing'],
      },
      {
        // Who was well and sinks hours later has used the neck since, and has minutes to lose.
        words: `tối qua | hôm qua | đêm qua | chiều qua | hôm kia | hôm trước | lúc đầu tỉnh | ban đầu tỉnh
          | lúc đó tỉnh | lúc đó vẫn tỉnh | lúc đó … bình thường
          | về nhà bình thường | về nhà vẫn | hồi trưa | hồi sáng | hồi chiều | lúc trưa | lúc sáng | lúc chiều
          | ve nha binh thuong | hoi trua | hoi sang | hoi chieu
          | vẫn ngủ bình thường | last night | yesterday | was fine at first`,
        beside: `đồng tử | con ngươi | gọi mãi | gọi không dậy | gọi khó | lơ mơ | ngủ gà | li bì | lừ đừ | lịm
          | lịm dần | ú ớ | ói vọt | ói … lần | nôn … lần | mê man | ngáy to | hôn mê | nôn vọt | pupil
          | hard to wake | drowsy | won't wake`,
        unless: 'đau cổ | liệt hai chân | gãy cổ | neck pain | neck hurts',
        decisive: ['fastestWay', 'watchBreath'],
        after: ['side', 'neck', 'nothing'],
      },
      {
        // Who has walked about for days has no neck to be held still.
        words: `tuần trước … ngã | tuần trước … té | ngã … tuần trước | té … tuần trước | tháng trước … ngã
          | tháng trước … té | ngã … tháng trước
          | té … tháng trước | ngày trước … ngã | ngày trước … té | ngã … ngày trước | té … ngày trước
          | ngã cách đây | té cách đây | cách đây … ngã
          | cách đây … té | fell … weeks ago | fell … days ago | fell last week | weeks ago … fell
          | hit … weeks ago | hit … days ago`,
        unless:
          'vừa ngã | vừa té | mới ngã | mới té | ngã lại | té lại | đau cổ | liệt | just fell | fell again | neck',
        decisive: ['watchBreath'],
        after: ['side', 'nothing'],
      },
    ],
  },
  certain: ['máu tai chảy', 'máu chảy ra tai', 'máu chảy ra từ tai'],
};
