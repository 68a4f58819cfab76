import type { RedFlagCode, SeeWithin, Urgency, Words } from '#contract/vocabulary.ts';
import type { Situation } from '../assess/situations.ts';
import type { FirstAid } from './first-aid.ts';
import type { Wish } from './first-aid-slots.ts';
import type { MeasuredRule } from './measured-rule.ts';

/** Whom a sign is asked of and expected in. A ticked sign keeps its level in anyone. */
export type AppliesTo = {
  readonly ageMaxYears?: number;
  readonly ageMaxMonths?: number;
  readonly sex?: 'male' | 'female';
  readonly pregnancy?: 'pregnant' | 'possible' | 'postpartum';
};

/** What a sign asks for: `decisive` is what decides and is never left out, `after` what helps besides. */
export type SignAid = {
  readonly decisive: readonly (FirstAid | Wish)[];
  readonly after?: readonly (FirstAid | Wish)[];
  /** Another sign beside which this one adds nothing. */
  readonly unless?: RedFlagCode;
  /** Those that the words tell take the place of the lines above. */
  readonly cases?: readonly AidCase[];
};

/** One cause of a sign: the words that tell it, parted by “|” and written with their marks, and what it asks for. */
export type AidCase = {
  readonly words: string;
  /** Words beside which it is not this. */
  readonly unless?: string;
  /** Words of which one must be told too. */
  readonly beside?: string;
  readonly decisive: readonly (FirstAid | Wish)[];
  readonly after?: readonly (FirstAid | Wish)[];
  /** Told so, the family brings the patient, who is awake, sooner than an ambulance. */
  readonly isBrought?: true;
};

/** All that is known of one danger sign. What it is, its level and its limits follow the sources that it names. */
export type Sign = {
  readonly code: RedFlagCode;
  readonly group: RedFlagGroup;
  readonly level: Urgency;
  readonly within: SeeWithin;
  /** May wait until clinics open when it comes up at night, as long as nothing gets worse. */
  readonly waitsOvernight?: true;
  /** No emergency, and yet each hour counts. */
  readonly isHasty?: true;
  /** An emergency in which the patient walks in: family brings them sooner than an ambulance, which others need. */
  readonly isBrought?: true;
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
  readonly aid: SignAid;
  /**
   * Words after which no careful doctor needs another one, said of someone now. What depends on the rest of the story
   * ("đau ngực", "sốt") is not among them.
   */
  readonly certain?: readonly string[];
  /** Measured values with which the sign is there. */
  readonly rules?: readonly MeasuredRule[];
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
