import type { Opinion } from '#contract/opinion.ts';
import type { Language, OpinionWithin } from '#contract/vocabulary.ts';

/** The time that a doctor has given. Both languages together: few opinions have one, and it is fetched only for those. */
export const doctorsTimes: Record<Language, Record<OpinionWithin, string>> = {
  vi: {
    now: 'Bác sĩ dặn: đi khám ngay.',
    '24h': 'Bác sĩ dặn: đi khám trong vòng 24 giờ.',
    '3d': 'Bác sĩ dặn: đi khám trong vòng 3 ngày.',
    '14d': 'Bác sĩ dặn: đi khám trong vòng hai tuần.',
  },
  en: {
    now: 'The doctor says: be seen now.',
    '24h': 'The doctor says: be seen within 24 hours.',
    '3d': 'The doctor says: be seen within 3 days.',
    '14d': 'The doctor says: be seen within two weeks.',
  },
};

/** Where the family is told what to do: beside an emergency no time counts but now. */
export function toldTime(
  { urgency, within }: Pick<Opinion, 'urgency' | 'within'>,
  language: Language,
): string | undefined {
  return within && (urgency !== 'emergency' || within === 'now') ? doctorsTimes[language][within] : undefined;
}
