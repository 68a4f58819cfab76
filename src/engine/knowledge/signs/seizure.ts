import type { Sign } from '../sign.ts';

export const seizure: Sign = {
  code: 'seizure',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Co giật', en: 'Fit or convulsion' },
  question: { vi: 'Có lên cơn co giật không?', en: 'Was there a fit (convulsion)?' },
  why: { vi: 'Co giật cần được kiểm tra ngay.', en: 'A fit must be checked now.' },
  specialties: ['emergency', 'neurology', 'pediatrics'],
  source: 'IITT IMCI NG143',
  aid: {
    decisive: ['fit', 'side'],
    after: ['nothingYet'],
    cases: [
      {
        // One short fit, over, and awake again.
        words: `giờ tỉnh | đã tỉnh | tỉnh lại | tỉnh rồi | tỉnh táo | tỉnh bình thường | hết giật
          | giờ bình thường | is fine now | fine now | awake now | back to normal | awake again`,
        unless: `chưa tỉnh | không tỉnh | giật lại | lại giật | lại co giật | co giật lại | nhiều cơn | mấy cơn
          | hai cơn | 2 cơn | 3 cơn
          | liên tiếp | liên tục | lơ mơ | li bì | lừ đừ | ngủ gà | sốt | cứng cổ | yếu tay | yếu chân | yếu nửa
          | liệt | méo miệng | nói khó | nói đớ | nôn | ói ra | ói mấy | đập đầu | té xe | bị té | té ngã | ngã
          | có bầu | mang bầu | bầu … tháng | bầu … tuần | có thai | mang thai | thai … tuần | mới sinh
          | sau sinh | tiểu đường | rượu | uống thuốc | dữ dội | not awake | again and again | several
          | two fits | drowsy | fever | weak | vomiting | hit his head | hit her head | pregnant | diabetes
          | alcohol`,
        decisive: ['fitOver', 'fitOverChild'],
        isBrought: true,
      },
      {
        // The same of a child in a fever, who is awake or asleep again and is carried there.
        words: `rồi tỉnh | roi tinh | rồi hết | roi het | rồi ngưng | rồi ngừng | tự hết | hết giật | het giat
          | giờ tỉnh | gio tinh | đã tỉnh | tỉnh lại | tinh lai | tỉnh rồi | giờ ngủ | giờ chơi | gio choi
          | giờ bình thường | it stopped | awake now | awake again
          | playing again | back to normal | fine now`,
        beside: `sốt | nóng | sot | fever | febrile | temperature`,
        unless: `chưa tỉnh | không tỉnh | chưa hết | không hết | giật lại | lại giật | lại co giật | co giật lại
          | nhiều cơn | mấy cơn | hai cơn | 2 cơn | 3 cơn | liên tiếp | liên tục | lơ mơ | li bì | lừ đừ
          | cứng cổ | tím | yếu tay | yếu chân | yếu nửa | liệt | méo miệng
          | bỏ bú | thóp | ban tím | nôn vọt | đập đầu | có bầu | có thai | tiểu đường | not awake
          | again and again | several | drowsy | stiff neck | weak | blue | hit his head | hit her head`,
        decisive: ['fitOverChild', 'fitOver'],
        after: ['side', 'feverAfterFit'],
      },
    ],
  },
  certain: [
    'đang co giật',
    'trợn mắt co giật',
    'co giật trợn mắt',
    'giật cả người',
    'giật đùng đùng',
    'tay chân giật',
    'giật mép',
    'giật khóe miệng',
    'co giật liên tục',
    'co giật không ngừng',
    'co giật không dứt',
    'vừa co giật',
    'mới co giật',
    'cứng người giật',
    'đang lên cơn co giật',
    'is having a seizure',
    'is convulsing',
  ],
};
