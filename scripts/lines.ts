/**
 * Every prepared line with some texts of the corpus in whose answer it stands, to be read by people: does it belong there?
 *
 *   npm run lines -- --seed 7 > lines.txt     other seeds give other texts; sealed ones are never shown
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { corpusCases, isSealed } from './evaluate/corpus.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, texts: { type: 'string', default: '8' } },
});
const textsMax = Number(values.texts);
/** What is said to fewer is made of the text itself, to more says nothing of a matter. */
const saidMin = 4;
const saidMax = 900;
const needs = ['find_doctor', 'treatment', 'checkup', 'find_hospital'] as const;
const morning = Date.parse('2026-11-18T09:30:00+07:00');

type Said = { readonly line: string; readonly text: string; readonly level: string };

const graph = buildGraph(await loadShippedDirectory(), { version: 'lines' });
const said = corpusCases()
  .filter((one) => !isSealed(one))
  .flatMap(({ intake: { symptoms = '' } }, at): Said[] => {
    const need = needs[at % needs.length] ?? 'treatment';
    const answer = navigate({ need, patient: { province: 'Hà Nội' }, symptoms }, graph, morning);
    return [...linesOf(answer)].map((line) => ({ line, text: symptoms, level: answer.safety.urgency }));
  });
for (const [line, all] of Map.groupBy(said, (one) => one.line)) {
  if (all.length < saidMin || all.length > saidMax) continue;
  console.log(`## ${line}`);
  all
    .toSorted(inOrderOf(values.seed))
    .slice(0, textsMax)
    .forEach(({ text, level }, at) => {
      console.log(`${at + 1}. (${level}) ${text}`);
    });
}

function linesOf({ nextSteps, safety, primary: { hospital } }: BilingualRecommendation): Set<string> {
  const titles = nextSteps.map(({ title }) => title);
  return new Set([...titles, ...safety.doNow, ...(hospital.id === '' ? [hospital.name] : [])].map(({ vi }) => vi));
}

/** The same for the same seed. */
function inOrderOf(seed: string): (one: Said, other: Said) => number {
  const rank = ({ line, text }: Said) => createHash('sha256').update(`${seed} ${line} ${text}`).digest('hex');
  return (one, other) => (rank(one) < rank(other) ? -1 : 1);
}
