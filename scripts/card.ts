/**
 * A card on one page, for a physician: for whom, when it speaks, what it says, and the texts that wake it today.
 *
 *   npm run card -- known-migraine [--texts 12]     of the open part of the corpus, read now: some seconds
 */
import { parseArgs } from 'node:util';
import type { Intake } from '#contract/intake.ts';
import { goalsOf } from '#engine/goals.ts';
import { errandNames } from '#engine/knowledge/errands.ts';
import { advised } from '#engine/knowledge/next-steps/advised.ts';
import { answers } from '#engine/knowledge/next-steps/answers.ts';
import { services } from '#engine/knowledge/next-steps/services.ts';
import { wishes } from '#engine/knowledge/next-steps/wishes.ts';
import type { Soon, Topic } from '#engine/knowledge/topic.ts';
import * as engine from '#engine/knowledge/topics.ts';
import { toldCues } from '#engine/next-steps/told-cues.ts';
import { readIntake } from '#engine/read-intake.ts';
import { soonIn } from '#engine/safety/soon.ts';
import { checkSafety } from '#engine/safety.ts';
import { toldIn } from '#engine/topics.ts';
import { understand } from '#engine/understand.ts';
import { type Fired, pageOf } from './cards/page.ts';
import { readCards } from './cards/read-cards.ts';
import { type Kind, kinds } from './cards/schema.ts';
import { corpusCases, isSealed } from './evaluate/corpus.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'string', default: '12' } },
});
const cards = readCards();
const [wanted = ''] = positionals;
const kind = kinds.find((each) => cards[each].some(({ id }) => id === wanted));
if (kind === undefined) {
  const close = kinds.flatMap((each) => cards[each]).filter(({ id }) => wanted !== '' && id.includes(wanted));
  console.error([`there is no card ${wanted}`, ...close.map(({ id }) => id)].join('\n'));
  process.exit(1);
}
const at = cards[kind].findIndex(({ id }) => id === wanted);

type Wakes = (intake: Intake) => readonly [isFired: boolean, isSaid: boolean];
const wakes: Readonly<Record<Kind, Wakes>> = {
  matters: (intake) => heard(engine.matters[at], intake),
  complaints: (intake) => heard(engine.complaints[at], intake),
  soon: (intake) => [isSoon(engine.soon[at], intake), true],
  services: (intake) => [isAmong(toldCues(readIntake(intake)).services, services[at]), true],
  wishes: (intake) => [isAmong(toldCues(readIntake(intake)).wishes, wishes[at]), true],
  advised: (intake) => [isAmong(toldCues(readIntake(intake)).advised, advised[at]), true],
  answers: (intake) => [isAmong(toldCues(readIntake(intake)).answers, answers[at]), true],
  errands: (intake) => [isAmong(goalsOf(readIntake(intake), intake), errandNames[at]), true],
};
const fired = corpusCases()
  .filter((one) => !isSealed(one))
  .flatMap(({ intake }): Fired[] => {
    const [isFired, isSaid] = wakes[kind](intake);
    return isFired ? [{ text: intake.symptoms ?? '', isSaid }] : [];
  });
const card = cards[kind][at];
if (card) console.log(pageOf(card, cards.lists, fired, Number(values.texts)));

/** Most texts do not name it, and need not be understood to know. */
function heard(topic: Topic | undefined, intake: Intake): ReturnType<Wakes> {
  const readings = readIntake(intake);
  const isNamed = toldIn(readings.symptoms, () => false).some(({ value }) => value.topic === topic);
  const isFired = isNamed && isAmong(checkSafety(readings, intake).topics, topic);
  return [isFired, isFired && isAmong(understand(intake).safety.topics, topic)];
}

function isSoon(rule: Soon | undefined, intake: Intake): boolean {
  const readings = readIntake(intake);
  const isNamed = isAmong(soonIn(readings, { durationDays: 0 }), rule);
  return isNamed && isAmong(soonIn(readings, checkSafety(readings, intake).facts), rule);
}

function isAmong<Shape>(found: Iterable<Shape>, one: Shape | undefined): boolean {
  return [...found].some((each) => each === one);
}
