import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import type { TermTable } from '../knowledge/specialty-terms/term-table.ts';
import { fold } from '../text/fold.ts';
import { buildPhrases, type PhraseEntry, type Phrases } from '../text/phrases.ts';

/** What a term points to: a specialty or, after `@`, a situation; and how strongly. */
export type Pointer = { readonly target: string; readonly weight: number };

export type Term = {
  readonly pointers: readonly Pointer[];
  readonly words: number;
  /** How far it can be believed when the writer uses no marks: 1 as it stands, 0 not at all. */
  readonly unmarkedTrust: number;
};

export function buildTermIndex(table: TermTable): Phrases<Term> {
  const collected = new Map<string, { pointers: Pointer[]; unmarkedTrust: number }>();
  for (const [pointsTo, terms] of table) {
    const pointers = parsePointers(pointsTo);
    for (const written of terms.split('|')) {
      const phrase = written.replace(/[!~]/, '').trim();
      const term = collected.get(phrase);
      if (term) term.pointers.push(...pointers);
      else collected.set(phrase, { pointers: [...pointers], unmarkedTrust: trustOf(written.trim()) });
    }
  }
  const entries: PhraseEntry<Term>[] = [];
  for (const [phrase, { pointers, unmarkedTrust }] of collected) {
    const value = { pointers, unmarkedTrust, words: phrase.split(' ').length };
    entries.push({ phrase, value, needsMarks: unmarkedTrust === 0 });
  }
  return buildPhrases(entries);
}

const shortWordLettersMax = 4;

/** Without marks, a short word by itself is often another one ("gan" is gan or gần); a pair of words seldom is. */
function trustOf(written: string): number {
  if (written.startsWith('!')) return 0.1;
  if (written.startsWith('~')) return 0.7;
  if (written.includes(' ')) return 1;
  return fold(written).length <= shortWordLettersMax ? 0.35 : 0.6;
}

/** "cardiology 3 pulmonology 1" */
export function parsePointers(pointsTo: string): Pointer[] {
  const parts = pointsTo.split(' ').filter((part) => part !== '');
  const pointers: Pointer[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    pointers.push({ target: parts[at] ?? '', weight: Number(parts[at + 1] ?? 1) });
  }
  return pointers;
}

export const termIndex = buildTermIndex(specialtyTerms);
