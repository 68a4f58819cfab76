import type { CaseAccess } from './api/case.ts';
import { dropFrom, keep, load, memory, parsed } from './session.ts';

/** The keys of cases: the one that this tab has open, and those that the reader chose to keep on the device. */
export const keyNames = { open: 'danloi.case', kept: 'danloi.cases' } as const;

/** The case that this tab has open; without one the only one that the device remembers. */
export function heldCase(): CaseAccess | undefined {
  const { caseId, token } = parsed<CaseAccess>(load('sessionStorage', keyNames.open) ?? memory.get(keyNames.open));
  if (caseId !== undefined && token !== undefined) return { caseId, token };
  const [only, ...others] = rememberedCases();
  return others.length === 0 ? only : undefined;
}

/** Opens a case in this tab; by a key that may be wrong, so what the device remembers is not touched by it. */
export function holdCase({ caseId, token }: CaseAccess): void {
  memory.delete(keyNames.open);
  keep('sessionStorage', keyNames.open, JSON.stringify({ caseId, token }));
}

/** Closes the case of this tab; what is remembered stays. */
export function closeCase(): void {
  memory.delete(keyNames.open);
  dropFrom('sessionStorage', keyNames.open);
}

/** With the patient's name, once it was read, so that a family can tell its cases apart. */
export type RememberedCase = CaseAccess & { name?: string };

/** The last opened first. */
export function rememberedCases(): RememberedCase[] {
  // Before there could be several, the one lay alone.
  const former = parsed<CaseAccess>(load('localStorage', keyNames.open));
  const kept = [...parsedList(load('localStorage', keyNames.kept)), former];
  return kept.filter((each): each is RememberedCase => Boolean(each?.caseId && each.token));
}

function parsedList(text: string | undefined): (Partial<RememberedCase> | null)[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
