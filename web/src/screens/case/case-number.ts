import { caseIdOf } from '#contract/ids.ts';

/** A case number as people write it: `CASE-000042`, `case 42`, `42`. */
export function readCaseNumber(text: string): string | undefined {
  const digits = /^\s*(?:case)?[\s\-–]*0*(\d{1,15})\s*$/i.exec(text)?.[1];
  const number = Number(digits);
  return digits !== undefined && number > 0 ? caseIdOf(number) : undefined;
}

/** The number and the key in whatever was pasted: the file we gave, a message, or only one of the two. */
export function readPasted(text: string): { caseId?: string; key?: string } {
  const number = /CASE-\d{6,15}/i.exec(text)?.[0];
  const key = /dlc_[\w-]{20,}/.exec(text)?.[0];
  const caseId = number && readCaseNumber(number);
  return { ...(caseId && { caseId }), ...(key && { key }) };
}
