import type { RedFlagCode, SeeWithin, Urgency, Words } from '../../contract/vocabulary.ts';
import type { Situation } from '../assess/situations.ts';

/** Whom a sign is asked of and expected in. A ticked sign keeps its level in anyone. */
export type AppliesTo = {
  readonly ageMaxYears?: number;
  readonly ageMaxMonths?: number;
  readonly sex?: 'male' | 'female';
  readonly pregnancy?: 'pregnant' | 'possible' | 'postpartum';
};

export type RedFlag = {
  readonly code: RedFlagCode;
  readonly group: RedFlagGroup;
  readonly level: Urgency;
  readonly within: SeeWithin;
  readonly label: Words;
  readonly question: Words;
  /** One plain sentence for the reasons; names no disease, and no time for the visit, which depends on all signs together. */
  readonly why: Words;
  readonly specialties: readonly string[];
  /** Circumstances that the sign brings along, beside those that the text tells. */
  readonly situations?: readonly Situation[];
  /** Keys of `sources`. */
  readonly source: string;
  readonly appliesTo?: AppliesTo;
};

export const redFlagGroups = {
  breathing_heart: { vi: 'Thở, tim, máu', en: 'Breathing, heart, blood' },
  neuro_eye: { vi: 'Não, thần kinh, mắt, tai', en: 'Brain, nerves, eyes, ears' },
  infection_fever: { vi: 'Sốt, nhiễm trùng', en: 'Fever, infection' },
  abdomen: { vi: 'Bụng, tiêu hóa', en: 'Belly, digestion' },
  urology: { vi: 'Tiết niệu, nam khoa', en: 'Urinary, male' },
  pregnancy_gyn: { vi: 'Thai sản, phụ khoa', en: 'Pregnancy, women' },
  injury_environment: { vi: 'Chấn thương, ngộ độc', en: 'Injury, poisoning' },
  metabolic: { vi: 'Đường huyết', en: 'Blood sugar' },
  mental_violence: { vi: 'Tinh thần, bạo lực', en: 'Mental health, violence' },
  cancer_alarm: { vi: 'Dấu hiệu cần kiểm tra sớm', en: 'Signs to check early' },
} as const satisfies Record<string, Words>;

export type RedFlagGroup = keyof typeof redFlagGroups;
