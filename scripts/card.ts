/**
 * A card on one page, for a physician: for whom, when it speaks, what it says, and the texts that wake it today.
 *
 *   npm run card -- known-migraine [--texts 12]     of the open part of the corpus, read now: some seconds
 */
import { parseArgs } from 'node:util';
import type { Topic } from '#engine/knowledge/topic.ts';
import * as engine from '#engine/knowledge/topics.ts';
import { readIntake } from '#engine/read-intake.ts';
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
const { matters, complaints, lists } = readCards();
const [wanted = ''] = positionals;
const all = [...matters, ...complaints];
const at = all.findIndex(({ id }) => id === wanted);
const [card, topic] = [all[at], [...engine.matters, ...engine.complaints][at]];
if (card === undefined || topic === undefined) {
  const close = all.filter(({ id }) => wanted !== '' && id.includes(wanted));
  console.error([`there is no card ${wanted}`, ...close.map(({ id }) => id)].join('\n'));
  process.exit(1);
}
console.log(pageOf(card, lists, firedBy(topic), Number(values.texts)));

function firedBy(topic: Topic): Fired[] {
  return corpusCases()
    .filter((one) => !isSealed(one))
    .flatMap(({ intake }): Fired[] => {
      const readings = readIntake(intake);
      // Most texts do not name it, and need not be understood to know.
      if (!toldIn(readings.symptoms, () => false).some(({ value }) => value.topic === topic)) return [];
      if (!checkSafety(readings, intake).topics.includes(topic)) return [];
      const isSaid = understand(intake).safety.topics.includes(topic);
      return [{ text: intake.symptoms ?? '', isSaid }];
    });
}
