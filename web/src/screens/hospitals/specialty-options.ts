import type { Language } from '#contract/vocabulary.ts';
import { wordsReady } from '#web/language.ts';
import { specialtyTexts } from '#web/strings/specialties.ts';

export type Option = { value: string; label: string };

export async function specialtyOptions(language: Language): Promise<Option[]> {
  await wordsReady();
  return Object.entries(specialtyTexts[language] ?? specialtyTexts.vi)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
