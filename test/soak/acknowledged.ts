import { isDeepStrictEqual } from 'node:util';
import type { CaseFile } from '#contract/case.ts';

/** All of a case that the load changes, as a family can read it. */
export type CaseState = {
  fullName: string;
  contacts: Record<string, string>;
  documents: Record<string, string>;
  opinions: Record<string, string>;
};

type List = 'contacts' | 'documents' | 'opinions';

/** One change, as it was asked for: a new entry gets its id from the service. */
export type Change =
  | { kind: 'renamed'; fullName: string }
  | { kind: 'added'; list: List; value: string }
  | { kind: 'removed'; list: List; id: string }
  | { kind: 'none' };

/** A case with every change that was answered with a 2xx, and the one that was never answered. */
export type Acknowledged = { url: string; token: string; review?: string; state: CaseState; unanswered?: Change };

export function apply(state: CaseState, change: Change, newId = ''): CaseState {
  switch (change.kind) {
    case 'renamed':
      return { ...state, fullName: change.fullName };
    case 'added':
      return { ...state, [change.list]: { ...state[change.list], [newId]: change.value } };
    case 'removed': {
      const { [change.id]: _gone, ...kept } = state[change.list];
      return { ...state, [change.list]: kept };
    }
    case 'none':
      return state;
  }
}

export function stateOf({ patient, contacts, documents, opinions }: CaseFile): CaseState {
  return {
    fullName: patient.fullName ?? '',
    contacts: Object.fromEntries(contacts.map(({ id, fullName }) => [id, fullName])),
    documents: Object.fromEntries(documents.map(({ id, sha256 }) => [id, sha256])),
    opinions: Object.fromEntries(opinions.map(({ id, opinion }) => [id, opinion])),
  };
}

/** What is stored must be what was answered; a change that was not answered is there whole or not at all. */
export function explain({ state, unanswered }: Acknowledged, stored: CaseState): CaseState | undefined {
  if (isDeepStrictEqual(stored, state)) return state;
  if (unanswered === undefined) return undefined;
  const isNew = (id: string) => unanswered.kind === 'added' && !(id in state[unanswered.list]);
  const newId = unanswered.kind === 'added' ? Object.keys(stored[unanswered.list]).find(isNew) : undefined;
  const changed = apply(state, unanswered, newId);
  return isDeepStrictEqual(stored, changed) ? changed : undefined;
}
