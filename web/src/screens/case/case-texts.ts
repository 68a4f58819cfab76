import { useTexts } from '../../language.ts';
import { caseEn } from '../../strings.case.en.ts';
import { type CaseStrings, caseVi } from '../../strings.case.vi.ts';

export function useCaseTexts(): CaseStrings {
  return useTexts({ vi: caseVi, en: caseEn });
}
