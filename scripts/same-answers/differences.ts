import type { Intake } from '#contract/intake.ts';
import type { Answered, Line } from './line.ts';

type Change = { readonly kind: string; readonly before: string; readonly after: string };
export type Difference = {
  readonly outcome: 'differs';
  readonly id: string;
  readonly intake: Intake;
  readonly changes: readonly Change[];
};
type Found = Difference | { readonly outcome: 'same' } | { readonly outcome: 'missing' };

/** Both in the order of their keys. Of the members that are named, or of all. */
export async function* differences(
  before: AsyncIterator<Line>,
  after: AsyncIterator<Line>,
  members?: readonly string[],
): AsyncGenerator<Found> {
  let [one, other] = [await before.next(), await after.next()];
  while (!one.done || !other.done) {
    const order = one.done ? 1 : other.done ? -1 : compared(one.value.key, other.value.key);
    if (order !== 0) yield { outcome: 'missing' };
    else yield differenceOf(one.value, other.value, members);
    if (order <= 0) one = await before.next();
    if (order >= 0) other = await after.next();
  }
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function differenceOf(before: Line, after: Line, members: readonly string[] | undefined): Found {
  if (before.hash === after.hash) return { outcome: 'same' };
  const [{ id, intake, answer }, later] = [parsed(before), parsed(after)];
  const changes = changesOf(answer, later.answer).filter(({ kind }) => isMeant(kind, members));
  return changes.length === 0 ? { outcome: 'same' } : { outcome: 'differs', id, intake, changes };
}

function parsed({ json }: Line): Answered {
  return JSON.parse(json) as Answered;
}

function isMeant(kind: string, members: readonly string[] = ['']): boolean {
  return members.some(
    (member) => kind.startsWith(member) && (member === '' || /^($|[. ])/.test(kind.slice(member.length))),
  );
}

/** By member, and by the members of what is no list: `safety.urgency`. Of a level also from which to which. */
function changesOf(before: Answered['answer'], after: Answered['answer']): Change[] {
  const [one, other] = [membersOf(before), membersOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const [was, is] = [one.get(name) ?? 'none', other.get(name) ?? 'none'];
    if (was === is) return [];
    const kind = name === 'safety.urgency' ? `${name} ${JSON.parse(was)} → ${JSON.parse(is)}` : name;
    return [{ kind, before: was, after: is }];
  });
}

function membersOf(answer: Answered['answer']): Map<string, string> {
  return new Map(
    Object.entries(answer).flatMap(([name, value]): [string, string][] => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || 'vi' in value)
        return [[name, JSON.stringify(value)]];
      return Object.entries(value).map(([inner, held]) => [`${name}.${inner}`, JSON.stringify(held)]);
    }),
  );
}
