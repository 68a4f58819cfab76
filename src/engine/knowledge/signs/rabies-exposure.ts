import type { Sign } from '../sign.ts';

export const rabiesExposure: Sign = {
  code: 'rabies_exposure',
  group: 'infection_fever',
  level: 'urgent',
  within: '24h',
  isBrought: true,
  waitsOvernight: true,
  label: {
    vi: 'Bị chó, mèo, dơi hoặc thú cắn, cào, liếm vết thương',
    en: 'Bitten, scratched or licked on a wound by a dog, cat, bat or wild animal',
  },
  question: {
    vi: 'Có bị chó, mèo hay con vật nào cắn, cào không?',
    en: 'Was there a bite or scratch by a dog, cat or other animal?',
  },
  why: {
    vi: 'Bị thú cắn, cào cần tiêm phòng dại sớm, không chờ theo dõi con vật.',
    en: 'After a bite or scratch the rabies vaccine must start early, without waiting to watch the animal.',
  },
  specialties: ['preventive_medicine', 'infectious_disease', 'emergency'],
  situations: ['animal_bite'],
  source: 'RABIES IITT',
  aid: { decisive: ['washBite', 'washBiteLater', 'rabiesShot', 'rabiesAsk'] },
};
