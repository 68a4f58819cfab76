import type { CaseAccess } from './api.ts';

/**
 * Secrets live in `sessionStorage`: they end with the tab. Keeping the key of a case on the device is the reader's
 * choice, and then it lies in `localStorage`. A browser that forbids storage leaves us with memory.
 */
const names = { case: 'danloi.case', review: 'danloi.review', navigator: 'danloi.navigator' } as const;

const memory = new Map<string, string>();

function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

function load(kind: 'localStorage' | 'sessionStorage', name: string): string | undefined {
  try {
    return storageOf(kind)?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(kind: 'localStorage' | 'sessionStorage', name: string, value: string): void {
  try {
    storageOf(kind)?.setItem(name, value);
  } catch {
    memory.set(name, value);
  }
}

function drop(name: string): void {
  memory.delete(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      storageOf(kind)?.removeItem(name);
    } catch {
      // Storage that cannot be written holds nothing of ours.
    }
  }
}

function held(name: string): string | undefined {
  return load('sessionStorage', name) ?? load('localStorage', name) ?? memory.get(name);
}

export function heldCase(): CaseAccess | undefined {
  const text = held(names.case);
  if (text === undefined) return undefined;
  try {
    const { caseId, token } = JSON.parse(text) as Partial<CaseAccess>;
    return typeof caseId === 'string' && typeof token === 'string' ? { caseId, token } : undefined;
  } catch {
    return undefined;
  }
}

export function holdCase(access: CaseAccess, isRemembered: boolean): void {
  dropCase();
  keep(isRemembered ? 'localStorage' : 'sessionStorage', names.case, JSON.stringify(access));
}

export function isCaseRemembered(): boolean {
  return load('localStorage', names.case) !== undefined;
}

export function dropCase(): void {
  drop(names.case);
}

export const heldReviewToken = (): string | undefined => held(names.review);
export const holdReviewToken = (token: string): void => keep('sessionStorage', names.review, token);

export const heldNavigatorToken = (): string | undefined => held(names.navigator);
export const holdNavigatorToken = (token: string): void => keep('sessionStorage', names.navigator, token);
export const dropNavigatorToken = (): void => drop(names.navigator);
