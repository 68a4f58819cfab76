import { readFileSync } from 'node:fs';
import { limits } from '../src/contract/limits.ts';
import type { Sex } from '../src/contract/vocabulary.ts';
import { fold } from '../src/engine/text/fold.ts';
import { answer, interval } from './evaluate/measure.ts';

/**
 * Prints how often the first specialty that is named, and one of the first three, is among those accepted for a text,
 * and the same with `emergency` left out of the list: where to go at once is no matter of specialty. The file is a JSON
 * array of { set, text, age, sex, label, accept }. With `--misses SET`, prints what went wrong.
 */
type Labelled = {
  set: string;
  text: string;
  age: number | null;
  sex: Sex | null;
  label: string;
  accept: string[];
};

type Tally = { texts: number; first: number; firstThree: number };

const [file, option, missesOf] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/evaluate-specialties.ts FILE [--misses SET]');
  process.exit(2);
}
const texts = JSON.parse(readFileSync(file, 'utf8')) as Labelled[];

for (const marks of ['with', 'without']) {
  const tallies = new Map<string, Tally>();
  for (const labelled of texts) {
    const written = marks === 'with' ? labelled.text : fold(labelled.text);
    const ranked = specialtiesOf(labelled, written);
    const withoutEmergency = ranked.filter((code) => code !== 'emergency');
    count(tallies, `${labelled.set}, ${marks} marks`, labelled, ranked);
    count(tallies, `${labelled.set}, ${marks} marks, emergency left out`, labelled, withoutEmergency);
    if (marks === 'with' && option === '--misses' && missesOf === labelled.set) showMiss(labelled, ranked);
  }
  for (const [name, tally] of tallies) console.log(`${name}: ${describe(tally)}`);
}

function specialtiesOf({ age, sex }: Labelled, written: string): string[] {
  const symptoms = [...written].slice(0, limits.symptomsLengthMax).join('');
  const patient = { ...(age !== null && { age }), ...(sex !== null && { sex }) };
  return answer({ need: 'treatment', patient, symptoms }).specialties;
}

function count(tallies: Map<string, Tally>, name: string, { accept }: Labelled, ranked: readonly string[]): void {
  const tally = tallies.get(name) ?? { texts: 0, first: 0, firstThree: 0 };
  tally.texts += 1;
  if (accept.includes(ranked[0] ?? '')) tally.first += 1;
  if (ranked.slice(0, 3).some((code) => accept.includes(code))) tally.firstThree += 1;
  tallies.set(name, tally);
}

function showMiss({ label, text, accept }: Labelled, ranked: readonly string[]): void {
  if (accept.includes(ranked[0] ?? '')) return;
  const near = ranked.slice(0, 3).some((code) => accept.includes(code));
  console.log(`${near ? '~' : 'X'} ${label} | ${text} | ${ranked.join(' ')}`);
}

function describe({ texts: n, first, firstThree }: Tally): string {
  return `${n} texts, first ${share(first, n)}, first three ${share(firstThree, n)}`;
}

function share(hits: number, n: number): string {
  const [low, high] = interval({ hits, of: n });
  return `${percent(hits / n)} % (${percent(low)}–${percent(high)})`;
}

function percent(value: number): string {
  return (100 * value).toFixed(1);
}
