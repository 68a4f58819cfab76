import type { Language } from '../../../../src/contract/vocabulary.ts';
import { findSpecialty, specialtyCodes } from '../../../../src/engine/knowledge/specialties.ts';

export type Option = { value: string; label: string };

export function specialtyOptions(language: Language): Option[] {
  return specialtyCodes
    .map((code) => ({ value: code, label: findSpecialty(code)?.name[language] ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
