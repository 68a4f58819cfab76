import type { Sign } from '../sign.ts';

export const blackOrBloodyStool: Sign = {
  code: 'black_or_bloody_stool',
  group: 'abdomen',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Đi ngoài phân đen như nhựa đường hoặc ra nhiều máu',
    en: 'Black tarry stool, or a lot of blood in it',
  },
  question: {
    vi: 'Phân có đen như bã cà phê, hoặc ra nhiều máu không?',
    en: 'Is the stool black like tar, or is there a lot of blood in it?',
  },
  why: { vi: 'Có thể đang chảy máu bên trong.', en: 'There may be bleeding inside.' },
  specialties: ['emergency', 'gastroenterology', 'colorectal_surgery'],
  situations: ['bleeding'],
  source: 'CG141 IITT',
  aid: {
    decisive: ['nothing'],
    after: ['rest', 'bringMedicines'],
    cases: [
      {
        // Who is about to faint has lost much already.
        words: `muốn xỉu | muốn ngất | sắp xỉu | sắp ngất | xỉu | ngất | choáng | xây xẩm | lả | vã mồ hôi | tái mét | faint | fainted | dizzy | lightheaded`,
        decisive: ['nothing', 'legsUp', 'side'],
        after: ['bringMedicines'],
      },
    ],
  },
  certain: ['phân đen như hắc ín', 'phân đen nhánh', 'đi cầu toàn máu', 'đi ngoài toàn máu', 'ỉa toàn máu'],
};
