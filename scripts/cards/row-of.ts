import { type Step, step } from '#engine/knowledge/next-steps/step.ts';
import type { Card, Kind } from './schema.ts';
import { topicOf } from './topic-of.ts';

type Row = Readonly<Record<string, unknown>> & { readonly says?: Step; readonly watch?: Card['watch'] };

/** What the engine reads of a card of each kind, its lists of words as they are written. */
export const rowOf: Readonly<Record<Kind, (card: Card) => Row>> = {
  matters: topicOf,
  complaints: topicOf,
  soon: topicOf,
  services: serviceOf,
  wishes: adviceOf,
  advised: adviceOf,
  answers: adviceOf,
  errands: errandOf,
};

function serviceOf({ door, line, legacy: { service, ...rest } }: Card): Row {
  return {
    ...rest,
    name: service,
    ...(line && { besides: { vi: line.vi, en: line.en } }),
    ...(door && { capability: door }),
  };
}

function adviceOf({ levels, line, legacy: { inDanger, soon, ...rest } }: Card): Row {
  return {
    ...rest,
    ...(levels.includes('emergency') && { inEmergency: inDanger ? stepOf(inDanger) : true }),
    ...(!levels.includes('urgent') && { isForCalm: true }),
    ...(!levels.includes('routine') && { isForDanger: true }),
    ...(soon && { soon: stepOf(soon) }),
    ...(line && { says: stepOf(line) }),
  };
}

function errandOf({ levels, at, line, steps = [], bring, help, legacy: { heard = '', ...rest } }: Card): Row {
  return {
    heard,
    ...rest,
    ...(!levels.includes('urgent') && { isForLater: true }),
    ...(at && { at }),
    steps: [...(line ? [line] : []), ...steps].map(stepOf),
    ...(bring && { bring }),
    ...(help && { help }),
  };
}

/** As the engine speaks of it. */
export function nameOf({ id }: Card): string {
  return id.replaceAll('-', '_');
}

function stepOf({ icon, vi, en }: NonNullable<Card['line']>): Step {
  return step(icon, vi, en);
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
