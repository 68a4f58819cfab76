import type { Sign } from '../sign.ts';

export const headacheWarningSigns: Sign = {
  code: 'headache_warning_signs',
  group: 'neuro_eye',
  level: 'urgent',
  within: '24h',
  waitsOvernight: true,
  label: {
    vi: 'Đau đầu mới, tăng dần, kèm nôn, nhìn mờ, nặng về sáng, hoặc sau 50 tuổi',
    en: 'New worsening headache with vomiting or blurred sight, worse in the morning, or after 50',
  },
  question: {
    vi: 'Có đau đầu tăng dần, kèm nôn, nhìn mờ hoặc nặng hơn vào buổi sáng không?',
    en: 'Is there a headache that gets worse, comes with vomiting or blurred sight, or is worse in the morning?',
  },
  why: { vi: 'Đau đầu kiểu này cần được bác sĩ kiểm tra sớm.', en: 'A headache like this must be checked soon.' },
  specialties: ['neurology', 'ophthalmology', 'general_internal'],
  source: 'CG150 NG12 NG127',
  aid: { decisive: [] },
};
