import type { Step } from '#engine/knowledge/next-steps/step.ts';
import type { Card, Kind } from './schema.ts';
import { topicOf } from './topic-of.ts';

type Row = Readonly<Record<string, unknown>> & { readonly says?: Step; readonly watch?: Card['watch'] };

/** What the engine reads of a card of each kind, its lists of words as they are written. */
export const rowOf: Readonly<Record<Kind, (card: Card) => Row>> = {
  matters: topicOf,
  complaints: topicOf,
  soon: topicOf,
  services: serviceOf,
};

function serviceOf({ door, line, legacy: { service, ...rest } }: Card): Row {
  return {
    ...rest,
    name: service,
    ...(line && { besides: { vi: line.vi, en: line.en } }),
    ...(door && { capability: door }),
  };
}

/** All rows of a kind by their members, as `knowledge/cards.ts` reads them. */
export function columnsOf(rows: readonly Row[]): Record<string, unknown[]> {
  const flat = rows.map(
    ({ says, watch, ...rest }): Record<string, unknown> => ({
      ...rest,
      ...(says && { icon: says.icon, vi: says.title.vi, en: says.title.en }),
      ...(watch && { watchVi: watch.vi, watchEn: watch.en }),
    }),
  );
  const members = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(members.map((member) => [member, flat.map((row) => row[member] ?? null)]));
}
