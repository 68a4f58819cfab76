import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import type { TermTable } from '../knowledge/specialty-terms/term-table.ts';
import { buildPhrases, type PhraseEntry, type Phrases } from '../text/phrases.ts';

/** What a term points to: a specialty or, after `@`, a situation; and how strongly. */
export type Pointer = { readonly target: string; readonly weight: number };

export type Term = {
  readonly pointers: readonly Pointer[];
  readonly words: number;
  /** Counts only for a writer who uses marks. */
  readonly marksOnly: boolean;
};

export function buildTermIndex(table: TermTable): Phrases<Term> {
  const collected = new Map<string, { pointers: Pointer[]; marksOnly: boolean }>();
  for (const [pointsTo, terms] of table) {
    const pointers = parsePointers(pointsTo);
    for (const written of terms.split('|')) {
      const marksOnly = written.trimStart().startsWith('!');
      const phrase = written.replace('!', '').trim();
      const term = collected.get(phrase);
      if (term) term.pointers.push(...pointers);
      else collected.set(phrase, { pointers: [...pointers], marksOnly });
    }
  }
  const entries: PhraseEntry<Term>[] = [];
  for (const [phrase, { pointers, marksOnly }] of collected) {
    const term = { pointers, marksOnly, words: phrase.split(' ').length };
    entries.push({ phrase, value: term, needsMarks: marksOnly });
  }
  return buildPhrases(entries);
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
