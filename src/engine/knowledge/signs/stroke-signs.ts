import type { Sign } from '../sign.ts';

export const strokeSigns: Sign = {
  code: 'stroke_signs',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Méo miệng, yếu liệt tay chân, nói khó, mất thăng bằng đột ngột (kể cả đã hết)',
    en: 'Face droop, weak arm or leg, speech trouble, sudden loss of balance (even if gone)',
  },
  question: {
    vi: 'Có méo miệng, yếu một bên tay chân, nói khó hoặc mất thăng bằng đột ngột không, kể cả đã hết?',
    en: 'Was there a drooping face, a weak arm or leg, trouble speaking or sudden loss of balance, even if it has gone?',
  },
  why: {
    vi: 'Đây là dấu hiệu nguy hiểm ở não; đến sớm trong vài giờ đầu rất quan trọng.',
    en: 'This is a danger sign for the brain; the first hours matter most.',
  },
  specialties: ['emergency', 'stroke', 'neurology'],
  source: 'NG128 BEFAST VN_STROKE',
  aid: {
    decisive: ['noteTime', 'noPricking'],
    after: ['side', 'nothing'],
    cases: [
      {
        // A pressure in the eye, which makes the head ache and the belly turn.
        words: `mắt … đỏ … đau | mắt … đau … đỏ | mắt đỏ | mắt … nhức … đỏ | quầng … đèn | cầu vồng
          | eye … painful … red | eye … red … painful | red eye | painful eye
          | rainbow | halos`,
        unless: `méo | méo miệng | nói khó | nói đớ | nói ngọng | yếu | liệt | tê | lơ mơ | lú lẫn
          | đứng không vững | face | slurred | speech | weak | weakness | numb
          | confused`,
        decisive: ['noEyeDrops'],
      },
      {
        words: `rồi hết | lại bình thường | thì hết | tự khỏi | rồi khỏi | lai binh thuong | roi het | đã hết
          | giờ hết | tự hết | giờ bình thường | gio binh thuong
          | trở lại bình thường | nay bình thường | then it went away | went away | passed | back to normal
          | normal now | fine now`,
        unless: `chưa hết | không hết | còn yếu | vẫn yếu | còn tê | còn méo | vẫn méo | còn nói khó | lại bị
          | bị lại | lơ mơ | đau đầu dữ | not gone | still weak | still slurred | again`,
        decisive: ['strokePassed', 'noPricking'],
        after: ['rest'],
      },
    ],
  },
  certain: [
    'nói đớ',
    'nói líu lưỡi',
    'miệng xệ',
    'tê nửa mặt',
    'nửa mặt tê',
    'yếu nửa người',
    'tay không nhấc lên được',
    'tay không giơ lên được',
    'méo sang một bên',
    'rũ một bên',
    'tê nửa người',
    'mồm lệch',
    'mặt lệch',
    'face is drooping',
    'speech is slurred',
    'slurred speech',
    'cannot lift his arm',
  ],
};
