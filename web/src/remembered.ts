import type { CaseAccess } from './api/case.ts';
import { keyNames, type RememberedCase, rememberedCases } from './held-cases.ts';
import { dropFrom, keep } from './session.ts';

/** The choice to keep the key of a case on the device, and to take it off again. */
export function isCaseRemembered(caseId: string): boolean {
  return rememberedCases().some((each) => each.caseId === caseId);
}

export function rememberCase({ caseId, token, name: read }: RememberedCase): void {
  const name = read ?? rememberedCases().find((each) => each.caseId === caseId)?.name;
  const others = rememberedCases().filter((each) => each.caseId !== caseId);
  keepCases([{ caseId, token, ...(name && { name }) }, ...others]);
}

/** Takes this key off the device; another one of the same case, which may be the right one, stays. */
export function forgetCase({ caseId, token }: CaseAccess): void {
  keepCases(rememberedCases().filter((each) => each.caseId !== caseId || each.token !== token));
}

function keepCases(cases: readonly RememberedCase[]): void {
  dropFrom('localStorage', keyNames.open);
  if (cases.length === 0) dropFrom('localStorage', keyNames.kept);
  else keep('localStorage', keyNames.kept, JSON.stringify(cases));
}
