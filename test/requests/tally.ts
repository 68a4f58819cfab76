import { goodStatuses, type Operation, operations } from './description.ts';

/** What good requests are counted under. */
export const untouched = 'none: good as it is';

/** What was sent, and what came of it. */
export class Tally {
  readonly #operations = new Map<string, { good: number; spoilt: number; statuses: Map<number, number> }>();
  readonly #mutators = new Map<string, Map<number, number>>();
  readonly #reached = new Map<string, Set<number>>();
  readonly faults: string[] = [];
  requests = 0;
  answers = 0;
  refusedGood = 0;

  count(operation: Operation, mutator: string, statuses: readonly number[]): void {
    this.requests++;
    this.answers += statuses.length;
    const entry = this.#operations.get(operation.route) ?? { good: 0, spoilt: 0, statuses: new Map() };
    this.#operations.set(operation.route, entry);
    const byMutator = this.#mutators.get(mutator) ?? new Map<number, number>();
    this.#mutators.set(mutator, byMutator);
    if (mutator === untouched) entry.good++;
    else entry.spoilt++;
    for (const status of statuses) {
      add(entry.statuses, status);
      add(byMutator, status);
    }
  }

  reach({ route }: Operation, status: number): void {
    const reached = this.#reached.get(route) ?? new Set();
    this.#reached.set(route, reached.add(status));
    if (status >= 400) this.refusedGood++;
  }

  /** Operations with the good answers of theirs that no good request has got. */
  unreached(): { operation: Operation; status: number }[] {
    return operations.flatMap((operation) =>
      goodStatuses(operation)
        .filter((status) => !this.#reached.get(operation.route)?.has(status))
        .map((status) => ({ operation, status })),
    );
  }

  toMarkdown(): string {
    const all = new Map<number, number>();
    for (const { statuses } of this.#operations.values())
      for (const [status, count] of statuses) add(all, status, count);
    const byStatus = [...all].sort(([a], [b]) => a - b);
    return [
      table(['status', 'answers'], byStatus),
      table(
        ['mutator', 'requests answered by status'],
        [...this.#mutators].sort().map(([name, statuses]) => [name, shown(statuses)]),
      ),
      table(
        ['operation', 'good', 'spoilt', 'answered'],
        [...this.#operations]
          .sort()
          .map(([route, { good, spoilt, statuses }]) => [route, good, spoilt, shown(statuses)]),
      ),
    ].join('\n\n');
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function shown(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
