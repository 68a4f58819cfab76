import { existsSync, readFileSync } from 'node:fs';
import type { Urgency } from '#contract/vocabulary.ts';
import type { Case } from './cases.ts';
import { levelOf } from './corpus.ts';
import { shareOf, shown } from './share.ts';
import { table } from './table.ts';

/** What a second reader, who had not seen the first label, called a text: by its id. */
export type SecondLabels = ReadonlyMap<string, Urgency>;

/** Lines of `file:line<TAB>LEVEL`; none where there is no such file. */
export function secondLabels(path: string): SecondLabels {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map(secondLabel));
}

function secondLabel(line: string): [string, Urgency] {
  const [id = '', letter = ''] = line.trim().split('\t');
  const level = levelOf(letter);
  if (level === undefined) throw new Error(`“${line}” is no second label`);
  return [id.replace(/\.txt:/, ':'), level];
}

const isGrave = (level: Urgency | undefined) => level === 'emergency';

/** Whether both readers said emergency, or neither did. */
export function agreeOnEmergency({ id, level }: Case, second: SecondLabels): boolean {
  return second.has(id) && isGrave(second.get(id)) === isGrave(level);
}

const levels = ['emergency', 'urgent', 'routine'] as const;

/** How far two readers agree: the most that any engine can be asked for. */
export function agreementTables(cases: readonly Case[], second: SecondLabels): string {
  const twice = cases.filter(({ id }) => second.has(id));
  const pairs = (first: Urgency, other: Urgency) =>
    twice.filter(({ id, level }) => level === first && second.get(id) === other).length;
  return [
    table(
      ['texts with two labels', 'same level', 'both or neither an emergency'],
      [
        [
          String(twice.length),
          shown(shareOf(twice, ({ id, level }) => second.get(id) === level)),
          shown(shareOf(twice, (one) => agreeOnEmergency(one, second))),
        ],
      ],
    ),
    table(
      ['first label', ...levels.map((level) => `second: ${level}`)],
      levels.map((first) => [first, ...levels.map((other) => String(pairs(first, other)))]),
    ),
  ].join('\n\n');
}
