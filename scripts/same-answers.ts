/**
 * What a change of the engine changes in the answers: all of an answer but its time and its versions, to every text of the
 * corpus that is not sealed, every scenario and the intakes that are named.
 *
 *   npm run same-answers -- --write answers.gz [--tree FOLDER] [--intakes FILE] [--every 10]    a line for each answer, with its hash
 *   npm run same-answers -- BEFORE AFTER [--members safety,specialties] [--show 20]            what differs; ends with 1 if something does
 *
 * BEFORE and AFTER are files so written, or folders of checkouts (with their node_modules), which are asked now, the same
 * intakes both. `--intakes` (as often as wanted) is JSON or JSON Lines of `{ id, intake }`; `--every` takes some only.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { table } from './evaluate/table.ts';
import { askTree } from './same-answers/ask-tree.ts';
import { askedIntakes } from './same-answers/asked-intakes.ts';
import { type Difference, differences } from './same-answers/differences.ts';
import { linesOf, writeLines } from './same-answers/line.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'string' },
    tree: { type: 'string', default: '.' },
    intakes: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '1' },
    members: { type: 'string' },
    show: { type: 'string' },
  },
});

const asked = () => askedIntakes(values.intakes, Number(values.every));
const [before, after, ...more] = positionals;
if (values.write !== undefined && before === undefined) {
  const count = await writeLines(values.write, askTree(values.tree, asked()));
  console.log(`${count} answers are in ${values.write}`);
} else if (before !== undefined && after !== undefined && more.length === 0 && values.write === undefined) {
  await compare(before, after);
} else {
  console.error('either --write FILE, or BEFORE and AFTER');
  process.exitCode = 2;
}

async function compare(before: string, after: string): Promise<void> {
  const answersIn = (path: string) => (statSync(path).isDirectory() ? askTree(path, asked()) : linesOf(path));
  const members = values.members?.split(',');
  const shown = values.show === undefined ? Number.POSITIVE_INFINITY : Number(values.show);
  const kinds = new Map<string, number>();
  const counts = { same: 0, differs: 0, missing: 0 };
  for await (const found of differences(answersIn(before), answersIn(after), members)) {
    counts[found.outcome]++;
    if (found.outcome !== 'differs') continue;
    for (const { kind } of found.changes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (counts.differs <= shown) console.log(described(found));
  }
  const rows = [...kinds].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => [kind, `${count}`]);
  if (rows.length > 0) console.log(`${table(['what differs', 'answers'], rows)}\n`);
  console.log(`${counts.same} the same, ${counts.differs} differ, ${counts.missing} in one of both only`);
  if (counts.differs + counts.missing > 0) process.exitCode = 1;
}

function described({ id, intake, changes }: Difference): string {
  const { symptoms = '', diagnosis = '', goal = '' } = intake;
  const told = [symptoms, diagnosis, goal].filter(Boolean).join(' / ');
  const lines = changes.map(({ kind, before, after }) => `  ${kind}\n  - ${before}\n  + ${after}`);
  return [`## ${id} ${told}`, ...lines, ''].join('\n');
}
