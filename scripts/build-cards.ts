import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Makes `dist/cards/topics.json` of the cards, which is what the engine reads. Where it is of these very cards already
 * nothing is done, so that this can stand before every command.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const builtDir = join(root, 'dist/cards');
const built = join(builtDir, 'topics.json');
const madeFrom = join(builtDir, 'made-from.txt');

const sources = globSync(['cards/**/*.yaml', 'scripts/cards/*.ts', 'scripts/build-cards.ts'], { cwd: root }).toSorted();
const key = hash('sha256', sources.map((path) => `${path}\n${readFileSync(join(root, path), 'utf8')}`).join('\n'));
if (existsSync(built) && existsSync(madeFrom) && readFileSync(madeFrom, 'utf8') === key) process.exit(0);

const { readCards, kinds, rowOf, nameOf, columnsOf } = await loadTools();
try {
  const cards = readCards();
  const made = {
    lists: cards.lists,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, columnsOf(cards[kind].map(rowOf[kind]))])),
    errands: Object.fromEntries(cards.errands.map((card, at) => [nameOf(card), at])),
    soreFromLying: cards.matters.findIndex(({ id }) => id === 'sore-from-lying'),
  };
  mkdirSync(builtDir, { recursive: true });
  put(built, JSON.stringify(made));
  put(madeFrom, key);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** Never seen by halves, also where several build at once. */
function put(path: string, text: string): void {
  const fresh = `${path}-${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, path);
}

/** What reads cards is not needed to run what is built of them, and a server may be without it. */
async function loadTools() {
  try {
    const { readCards } = await import('./cards/read-cards.ts');
    const { kinds } = await import('./cards/schema.ts');
    const { rowOf, nameOf, columnsOf } = await import('./cards/row-of.ts');
    return { readCards, kinds, rowOf, nameOf, columnsOf };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The cards are not built, and what builds them is not installed: run `npm ci`.');
    process.exit(1);
  }
}
