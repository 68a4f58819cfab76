import type { TakeOutStrings } from './take-out.ts';

export const en: TakeOutStrings = {
  heading: 'A copy of the case',
  text: 'One ZIP file with everything: a summary to read and print, all papers, and data for a hospital’s system (FHIR).',
  button: 'Download the copy',
  fileName: (caseId) => `dan-loi-${caseId}.zip`,
  done: 'Downloaded. The file holds health information: give it only to people you trust.',
};
