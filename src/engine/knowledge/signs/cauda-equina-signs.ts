import type { Sign } from '../sign.ts';

export const caudaEquinaSigns: Sign = {
  code: 'cauda_equina_signs',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Đau lưng kèm tê vùng mông, bí hoặc són tiểu, són phân, yếu hai chân',
    en: 'Back pain with numb saddle area, loss of bladder or bowel control, or weak legs',
  },
  question: {
    vi: 'Có tê vùng mông hoặc chỗ kín, bí tiểu, són tiểu, hoặc yếu hai chân không?',
    en: 'Is the saddle area numb, is it hard to hold or pass urine, or are both legs weak?',
  },
  why: {
    vi: 'Dây thần kinh ở lưng có thể bị chèn ép, cần xử trí sớm.',
    en: 'Nerves in the back may be squeezed and need early care.',
  },
  specialties: ['emergency', 'neurosurgery', 'orthopedics'],
  source: 'CES',
  aid: { decisive: ['noPulling'] },
  certain: ['tê vùng yên ngựa', 'tê quanh hậu môn', 'tê vùng hậu môn', 'tê chỗ kín', 'numb between my legs'],
};
