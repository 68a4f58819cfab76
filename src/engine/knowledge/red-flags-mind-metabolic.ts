import type { RedFlag } from './red-flag.ts';

export const mindMetabolicFlags: readonly RedFlag[] = [
  {
    code: 'hyperglycemia_crisis',
    group: 'metabolic',
    level: 'emergency',
    within: 'now',
    label: {
      vi: 'Tiểu đường kèm nôn, đau bụng, thở nhanh sâu, lơ mơ hoặc đường rất cao',
      en: 'Diabetes with vomiting, belly pain, deep fast breathing, drowsiness or very high sugar',
    },
    question: {
      vi: 'Có tiểu đường mà nôn, thở nhanh sâu, lơ mơ hoặc đường rất cao không?',
      en: 'With diabetes, is there vomiting, deep fast breathing, drowsiness or very high sugar?',
    },
    why: { vi: 'Đường máu quá cao có thể dẫn đến hôn mê.', en: 'Very high blood sugar can lead to coma.' },
    specialties: ['emergency', 'endocrinology'],
    source: 'DKA',
  },
  {
    code: 'hypoglycemia',
    group: 'metabolic',
    level: 'emergency',
    within: 'now',
    label: {
      vi: 'Hạ đường huyết: run, vã mồ hôi, lơ mơ, đường dưới 3,9 mmol/L (70 mg/dL)',
      en: 'Low blood sugar: shaky, sweating, confused, below 3.9 mmol/L (70 mg/dL)',
    },
    question: {
      vi: 'Có run, vã mồ hôi, bủn rủn khi đang dùng thuốc tiểu đường hoặc đường dưới 3,9 không?',
      en: 'On diabetes medicine, is there shaking and sweating, or sugar below 3.9?',
    },
    why: { vi: 'Đường máu thấp có thể gây hôn mê, co giật.', en: 'Low blood sugar can cause coma and fits.' },
    specialties: ['emergency', 'endocrinology'],
    source: 'HYPO',
  },
  {
    code: 'suicide_risk',
    group: 'mental_violence',
    level: 'emergency',
    within: 'now',
    label: { vi: 'Có ý nghĩ hoặc hành vi tự tử, tự làm hại bản thân', en: 'Thoughts of suicide or self-harm' },
    question: {
      vi: 'Có nghĩ đến cái chết hoặc muốn tự làm hại mình không?',
      en: 'Are there thoughts of death or of harming oneself?',
    },
    why: {
      vi: 'Lúc này không nên ở một mình; cần được giúp đỡ ngay.',
      en: 'Nobody should be alone now; help is needed at once.',
    },
    specialties: ['psychiatry', 'emergency'],
    situations: ['self_harm'],
    source: 'MHGAP NG225',
  },
  {
    code: 'acute_psychosis_or_violence',
    group: 'mental_violence',
    level: 'emergency',
    within: 'now',
    label: {
      vi: 'Kích động, nghe tiếng nói xúi giục, hoang tưởng, đe dọa làm hại người khác',
      en: 'Agitation, voices giving orders, delusions, or threats to others',
    },
    question: {
      vi: 'Có kích động, nghe tiếng nói trong đầu, hoặc đòi làm hại người khác không?',
      en: 'Is there agitation, hearing voices, or a threat to harm others?',
    },
    why: {
      vi: 'Có thể nguy hiểm cho người bệnh và người xung quanh.',
      en: 'This can be dangerous for the person and those around.',
    },
    specialties: ['psychiatry', 'emergency'],
    situations: ['violence'],
    source: 'IITT MTS ESI',
  },
  {
    code: 'assault_or_abuse',
    group: 'mental_violence',
    level: 'urgent',
    within: '24h',
    label: { vi: 'Bị đánh đập, bạo hành, xâm hại', en: 'Violence, abuse or sexual assault' },
    question: { vi: 'Có bị ai đánh, ép buộc hoặc xâm hại không?', en: 'Has anyone hit, forced or abused the person?' },
    why: {
      vi: 'Cần khám sớm để chữa thương tích, phòng bệnh và được bảo vệ.',
      en: 'An early visit treats injuries, prevents illness and gives protection.',
    },
    specialties: ['emergency', 'gynecology', 'psychiatry'],
    situations: ['violence'],
    source: 'SEXVIOL IITT',
  },
  {
    code: 'breast_lump_or_change',
    group: 'cancer_alarm',
    level: 'urgent',
    within: '14d',
    label: {
      vi: 'Khối ở vú hoặc nách, da vú co kéo, núm vú tụt hoặc chảy máu',
      en: 'Lump in breast or armpit, skin or nipple change, bloody discharge',
    },
    question: {
      vi: 'Có sờ thấy cục ở vú, nách hoặc núm vú thay đổi, chảy dịch không?',
      en: 'Is there a lump in the breast or armpit, or a changed or leaking nipple?',
    },
    why: {
      vi: 'Thay đổi ở vú cần được bác sĩ khám sớm.',
      en: 'A breast change must be examined soon.',
    },
    specialties: ['breast', 'oncology', 'gynecology'],
    source: 'NG12',
  },
  {
    code: 'cancer_alarm_symptoms',
    group: 'cancer_alarm',
    level: 'urgent',
    within: '14d',
    label: {
      vi: 'Sụt cân không rõ lý do, nuốt nghẹn tăng dần, hạch lớn dần, khàn tiếng trên 3 tuần, ra huyết sau mãn kinh, tiểu máu, đi cầu ra máu kèm đổi thói quen, nốt ruồi đổi dạng',
      en: 'Unexplained weight loss, growing trouble swallowing, a growing lump, hoarse over 3 weeks, bleeding after menopause, blood in urine, bloody stool with changed habit, a changing mole',
    },
    question: {
      vi: 'Có sụt cân không rõ lý do, nuốt nghẹn, hạch to dần hoặc ra máu bất thường không?',
      en: 'Is there unexplained weight loss, trouble swallowing, a growing lump or unusual bleeding?',
    },
    why: {
      vi: 'Dấu hiệu này cần được bác sĩ kiểm tra sớm.',
      en: 'This sign must be checked by a doctor soon.',
    },
    specialties: ['oncology', 'general_internal', 'gastroenterology'],
    situations: ['cancer'],
    source: 'NG12',
  },
];
