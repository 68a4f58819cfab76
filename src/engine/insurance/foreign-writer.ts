import type { Intake } from '#contract/intake.ts';

/** Words that no Vietnamese text has, with or without its marks. */
const english =
  /(?<!\p{L})(?:and|with|have|has|is|was|were|are|been|since|for|of|both|need|arrived|when|where|after|from|still|some|weeks?|days|feel|pain|looking|please|we|they|she|her|his|this|what|which|would|should|needs|speaks?|about|i'm|i've)(?!\p{L})/giu;
const wordsMin = 2;

/** Who writes so from abroad, or speaks both languages, writes of these; they live here and have a card. */
const ofKin =
  /(?<!\p{L})(?:mother|mom|mum|mama|father|dad|papa|parents?|grand(?:mother|father|ma|pa|parents?)|(?:brother|sister|mother|father)[ -]in[ -]law|aunt(?:ie)?|uncle|cousin|brother|sister|niece|nephew|(?:health|insurance) card|bhyt|social insurance|vssid)(?!\p{L})/iu;

/** Whether these are the words of who writes English, of whomever. */
export function writesEnglish({ symptoms = '', goal = '' }: Intake): boolean {
  const text = `${symptoms} ${goal}`.normalize('NFC');
  return new Set(text.toLowerCase().match(english)).size >= wordsMin;
}

/** Whoever writes English of themselves, and tells of no card, most likely has none; what is said then fits both. */
export function isForeignWriter(intake: Intake): boolean {
  if (intake.insurance !== undefined) return false;
  return writesEnglish(intake) && !ofKin.test(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`.normalize('NFC'));
}
