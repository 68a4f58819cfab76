/**
 * Secrets live in `sessionStorage`: they end with the tab. What a reader chooses to keep on the device lies in
 * `localStorage`. A browser that forbids storage leaves us with memory.
 */
const names = {
  case: 'danloi.case',
  cases: 'danloi.cases',
  review: 'danloi.review',
  navigator: 'danloi.navigator',
} as const;

export const memory = new Map<string, string>();

function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

export function load(kind: 'localStorage' | 'sessionStorage', name: string): string | undefined {
  try {
    return storageOf(kind)?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(kind: 'localStorage' | 'sessionStorage', name: string, value: string): void {
  try {
    storageOf(kind)?.setItem(name, value);
  } catch {
    memory.set(name, value);
  }
}

export function dropFrom(kind: 'localStorage' | 'sessionStorage', name: string): void {
  try {
    storageOf(kind)?.removeItem(name);
  } catch {
    // Storage that cannot be written holds nothing of ours.
  }
}

function drop(name: string): void {
  memory.delete(name);
  for (const kind of ['localStorage', 'sessionStorage'] as const) dropFrom(kind, name);
}

export function held(name: string): string | undefined {
  return load('sessionStorage', name) ?? load('localStorage', name) ?? memory.get(name);
}

export const heldReviewToken = (): string | undefined => held(names.review);
export const holdReviewToken = (token: string): void => keep('sessionStorage', names.review, token);

/** A navigator's token, and the name it was issued for, as the service tells it. */
export type NavigatorSession = { token: string; name: string };

export function heldNavigator(): NavigatorSession | undefined {
  const { token, name } = parsed<NavigatorSession>(held(names.navigator));
  return token !== undefined && name !== undefined ? { token, name } : undefined;
}

export function holdNavigator(session: NavigatorSession): void {
  keep('sessionStorage', names.navigator, JSON.stringify(session));
}

export const dropNavigator = (): void => drop(names.navigator);

/** What someone is writing and has not sent yet. Like the keys it ends with the tab, but a reload must not lose it. */
export type DraftName = 'new-case' | 'new-case-try' | 'opinion';

const draftKey = (name: DraftName): string => `danloi.draft.${name}`;

export function heldDraft<Draft extends object>(name: DraftName, empty: Draft): Draft {
  try {
    return { ...empty, ...JSON.parse(held(draftKey(name)) ?? '{}') };
  } catch {
    return empty;
  }
}

export const holdDraft = (name: DraftName, draft: object): void =>
  keep('sessionStorage', draftKey(name), JSON.stringify(draft));

export const dropDraft = (name: DraftName): void => drop(draftKey(name));

/** What is stored may be anything: an older form of ours, or nothing at all. */
export function parsed<Shape extends Record<string, string>>(text: string | undefined): Partial<Shape> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const members = Object.entries(value ?? {}).filter(([, member]) => typeof member === 'string');
    return Object.fromEntries(members) as Partial<Shape>;
  } catch {
    return {};
  }
}
