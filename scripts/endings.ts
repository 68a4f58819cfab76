/**
 * Counts how often openings and endings that tell nothing move a level, and prints nothing but counts:
 *
 *   npm run endings [-- --times 8] [--frames FILE]    the sealed texts in the frames that are kept apart, or in those of FILE
 */
import { parseArgs } from 'node:util';
import { corpusCases, isSealed } from './evaluate/corpus.ts';
import { movedByFrames } from './evaluate/endings.ts';
import { shown } from './evaluate/share.ts';
import { table } from './evaluate/table.ts';
import { frames, framesIn } from './train/frames.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '8' }, frames: { type: 'string' } } });
const around = values.frames === undefined ? frames('kept') : framesIn(values.frames);
const moved = movedByFrames(corpusCases().filter(isSealed), around, Number(values.times));
const rows = Object.entries(moved).map(([which, { lowered, routine, raised }]) => [
  which === 'all' ? 'all' : 'up to 12 words',
  ...[lowered, routine, raised].map(shown),
]);
console.log(`${around.length} openings and endings, ${values.times} for each sealed text\n`);
console.log(table(['texts', 'emergencies lowered', 'emergencies called routine', 'ordinary raised'], rows));
