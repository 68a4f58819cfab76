/**
 * A card on one page, for a physician: for whom, when it speaks, what it says, and the texts that wake it today.
 *
 *   npm run card -- known-migraine [--texts 12]     of the open part of the corpus, read now: some seconds
 */
import { parseArgs } from 'node:util';
import type { Intake } from '#contract/intake.ts';
import type { Soon } from '#engine/knowledge/soon.ts';
import type { Topic } from '#engine/knowledge/topic.ts';
import * as engine from '#engine/knowledge/topics.ts';
import { readIntake } from '#engine/read-intake.ts';
import { soonIn } from '#engine/safety/soon.ts';
import { checkSafety } from '#engine/safety.ts';
import { toldIn } from '#engine/topics.ts';
import { understand } from '#engine/understand.ts';
import { type Fired, pageOf } from './cards/page.ts';
import { readCards } from './cards/read-cards.ts';
import { corpusCases, isSealed } from './evaluate/corpus.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'string', default: '12' } },
});
const { matters, complaints, soon, lists } = readCards();
const [wanted = ''] = positionals;
const all = [...matters, ...complaints, ...soon];
const at = all.findIndex(({ id }) => id === wanted);
const card = all[at];
if (card === undefined) {
  const close = all.filter(({ id }) => wanted !== '' && id.includes(wanted));
  console.error([`there is no card ${wanted}`, ...close.map(({ id }) => id)].join('\n'));
  process.exit(1);
}
const topic = [...engine.matters, ...engine.complaints][at];
const rule = engine.soon[at - matters.length - complaints.length];
const fired = corpusCases()
  .filter((one) => !isSealed(one))
  .flatMap(({ intake }): Fired[] => {
    const [isFired, isSaid] = topic ? heard(topic, intake) : [rule !== undefined && isSoon(rule, intake), true];
    return isFired ? [{ text: intake.symptoms ?? '', isSaid }] : [];
  });
console.log(pageOf(card, lists, fired, Number(values.texts)));

/** Most texts do not name it, and need not be understood to know. */
function heard(topic: Topic, intake: Intake): [isFired: boolean, isSaid: boolean] {
  const readings = readIntake(intake);
  const isNamed = toldIn(readings.symptoms, () => false).some(({ value }) => value.topic === topic);
  const isFired = isNamed && checkSafety(readings, intake).topics.includes(topic);
  return [isFired, isFired && understand(intake).safety.topics.includes(topic)];
}

function isSoon(rule: Soon, intake: Intake): boolean {
  const readings = readIntake(intake);
  const isNamed = soonIn(readings, { durationDays: 0 }).includes(rule);
  return isNamed && soonIn(readings, checkSafety(readings, intake).facts).includes(rule);
}
