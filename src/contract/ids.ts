import { limits } from './limits.ts';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type CaseId = Branded<'CaseId'>;
export type TokenHash = Branded<'TokenHash'>;

const casePattern = new RegExp(`^CASE-(\\d{${limits.caseNumberDigitsMin},15})$`);
export const caseIdPattern = `^CASE-[0-9]{${limits.caseNumberDigitsMin},}$`;

export function caseIdOf(caseNumber: number): CaseId {
  return `CASE-${String(caseNumber).padStart(limits.caseNumberDigitsMin, '0')}` as CaseId;
}

/** The running number, or nothing when the text is not the one way to write it. */
export function caseNumberOf(caseId: string): number | undefined {
  const digits = casePattern.exec(caseId)?.[1];
  if (digits === undefined) return undefined;
  const caseNumber = Number(digits);
  return caseIdOf(caseNumber) === caseId ? caseNumber : undefined;
}
