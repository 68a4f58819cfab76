import type { Sign } from '../sign.ts';

export const cancerAlarmSymptoms: Sign = {
  code: 'cancer_alarm_symptoms',
  group: 'cancer_alarm',
  level: 'urgent',
  within: '14d',
  waitsOvernight: true,
  label: {
    vi:
      'Sụt cân không rõ lý do, nuốt nghẹn tăng dần, hạch lớn dần, khàn tiếng trên 3 tuần, ' +
      'ra huyết sau mãn kinh, tiểu máu, đi cầu ra máu kèm đổi thói quen, nốt ruồi đổi dạng',
    en:
      'Unexplained weight loss, growing trouble swallowing, a growing lump, hoarse over 3 weeks, ' +
      'bleeding after menopause, blood in urine, bloody stool with changed habit, a changing mole',
  },
  question: {
    vi: 'Có sụt cân không rõ lý do, nuốt nghẹn, hạch to dần hoặc ra máu bất thường không?',
    en: 'Is there unexplained weight loss, trouble swallowing, a growing lump or unusual bleeding?',
  },
  why: { vi: 'Dấu hiệu này cần được bác sĩ kiểm tra sớm.', en: 'This sign must be checked by a doctor soon.' },
  specialties: ['oncology', 'general_internal', 'gastroenterology'],
  situations: ['cancer'],
  source: 'NG12',
  aid: { decisive: [] },
};
