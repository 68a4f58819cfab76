import built from '#cards/topics.json' with { type: 'json' };
import type { Step } from './next-steps/step.ts';
import { comparedMembers, type Lists, phrasesIn } from './phrases-in.ts';

/** Names of questions that have an answer of their own, in their order. */
export type ErrandName = keyof typeof built.errands;

/** What `scripts/build-cards.ts` made of the cards. */
type Built = {
  readonly lists: Lists;
  /** By kind, in the order in which they are looked at: each member of all, null where one has none. So they are packed best. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  readonly errands: Readonly<Record<ErrandName, number>>;
  readonly soreFromLying: number;
};
export const cards = built as unknown as Built;

type Row = Partial<Record<'icon' | 'vi' | 'en' | 'watchVi' | 'watchEn', string>>;

/** All cards of a kind, as the engine reads them. */
export function cardsOf<Shape>(kind: string): readonly Shape[] {
  const columns = Object.entries(cards.kinds[kind] ?? {});
  return (columns[0]?.[1] ?? []).map((_, at) => {
    const members = columns.flatMap(([member, column]) => (column[at] === null ? [] : [[member, column[at]]]));
    const { icon, vi, en, watchVi, watchEn, ...rest } = Object.fromEntries(members) as Row;
    return {
      ...written(rest),
      ...(icon && vi && en && { says: { icon: icon as Step['icon'], title: { vi, en } } }),
      ...(watchVi && watchEn && { watch: { vi: watchVi, en: watchEn } }),
    } as Shape;
  });
}

/** With what stands in braces written out. */
function written(row: Partial<Record<(typeof comparedMembers)[number], string>>) {
  const short = comparedMembers.filter((member) => row[member]?.includes('{'));
  const long = short.map((member) => [member, phrasesIn(row[member] ?? '', cards.lists).join(' | ')]);
  return { ...row, ...Object.fromEntries(long) };
}

/** A list that cards share, where something else than a card is heard by it too. */
export function listOf(name: string): string {
  return phrasesIn(`{${name}}`, cards.lists).join(' | ');
}
