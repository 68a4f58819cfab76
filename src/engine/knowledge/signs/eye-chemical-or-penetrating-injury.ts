import type { Sign } from '../sign.ts';

export const eyeChemicalOrPenetratingInjury: Sign = {
  code: 'eye_chemical_or_penetrating_injury',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: {
    vi: 'Hóa chất bắn vào mắt, vật đâm hoặc va đập vào mắt',
    en: 'Chemical in the eye, or an injured or pierced eye',
  },
  question: {
    vi: 'Có hóa chất bắn vào mắt hoặc vật gì đâm, đập vào mắt không?',
    en: 'Did a chemical get in the eye, or did something hit or pierce it?',
  },
  why: { vi: 'Tổn thương mắt để lâu có thể hỏng thị lực.', en: 'An eye injury that is seen late can cost sight.' },
  specialties: ['emergency', 'ophthalmology'],
  source: 'AOMS_EYE',
  aid: {
    decisive: ['rinseEye'],
    cases: [
      {
        words: `hóa chất | hoá chất | axit | acid | vôi | xi măng | keo | nước tẩy | xà phòng | thuốc tẩy | javel
          | xăng | dầu | nước rửa
          | nước lau | ớt | thuốc trừ sâu | chemical | bleach | lime | cement | glue | detergent | pesticide
          | alkali | cleaner | cleaning fluid | cleaning product | thông cống | xút | nước vôi | kiềm`,
        decisive: ['rinseChemical'],
      },
      {
        words: `đâm | găm | thủng | chọc | cắm | mảnh | dằm | đinh | que | kim | mạt sắt | mạt bắn | bị mạt
          | mạt kim loại | mài sắt
          | máy mài | đang mài | phoi sắt | vụn sắt | stuck | pierced | stabbed | stick | nail
          | needle | splinter | shard`,
        decisive: ['leaveInEye'],
      },
      {
        words: `mạt sắt | mạt sat | mat sat | mạt gỗ | bụi sắt | bui sat | bụi gỗ | bụi | mạt | phoi | vụn | dăm
          | cát | cat sat | cắt sắt | cắt gạch | mài sắt | mai sat | máy mài | may mai | máy cắt | hàn | khoan
          | đục | grinding | grinder | metal dust | metal | sawdust | sand | drilling | welding`,
        unless: `hóa chất | hoá chất | axit | acid | vôi | xi măng | keo | nước tẩy | thuốc tẩy | thuốc trừ sâu
          | thủng | chảy máu | lòi | xuyên | cắm | đâm | lưỡi câu | chemical | bleach | lime | cement | glue
          | pierced | stuck`,
        decisive: ['speckInEye'],
      },
    ],
  },
  certain: [
    'bắn vô mắt',
    'văng vào mắt',
    'văng vô mắt',
    'tạt vào mắt',
    'tạt vô mắt',
    'đâm vào mắt',
    'đâm vô mắt',
    'găm vào mắt',
    'găm vô mắt',
    'axit vào mắt',
    'vôi vào mắt',
    'keo 502 vào mắt',
    'keo 502 vô mắt',
    'thủng mắt',
    'vôi bắn vào mắt',
    'splashed in my eye',
    'chemical in my eye',
  ],
};
