import type { Urgency } from '#contract/vocabulary.ts';
import { type Bars, bars, levelOf } from '#engine/policy.ts';
import { readIntake, toldOnly } from '#engine/read-intake.ts';
import type { DangerWeights } from '#engine/reader/danger-weights.ts';
import { type DangerRead, readDanger } from '#engine/reader/read-danger.ts';
import { certainSigns } from '#engine/safety/certain.ts';
import { factsOf } from '#engine/safety/facts.ts';
import { measuresNow, withoutMeasures } from '#engine/safety/measures.ts';
import { isOld } from '#engine/safety.ts';
import { joinReadings } from '#engine/text/join-readings.ts';
import { higher } from '#engine/urgency.ts';
import { count, levelFigures } from './figures.ts';
import type { Judged } from './judge.ts';
import { shareOf, shown } from './share.ts';
import { table } from './table.ts';

/** A text with what the reader scored, and the level that holds whatever it scored. */
export type Scored = Judged &
  Pick<DangerRead, 'words' | 'whole' | 'gravest' | 'apart'> & { readonly floor: Urgency; readonly isOld: boolean };

export function scored(judged: Judged, weights: DangerWeights): Scored {
  const { intake } = judged.one;
  const { symptoms, goal } = toldOnly(readIntake(intake));
  const reading = joinReadings(symptoms, goal);
  const facts = factsOf(intake, reading);
  const { words, whole, gravest, apart } = readDanger(withoutMeasures(reading), facts, weights);
  const { signs, raises } = certainSigns(reading, facts, measuresNow(reading));
  const floor = [...signs, ...raises].reduce<Urgency>((highest, { level }) => higher(highest, level), 'routine');
  return { ...judged, words, whole, gravest, apart, floor, isOld: isOld(facts) };
}

/** What the engine would say with other bars. */
export function saidAt(each: Scored, at: Bars): Urgency {
  return higher(each.floor, levelOf(each, { noes: 0, isOld: each.isOld }, at));
}

const steps = [-150, -100, -50, 0, 50, 100, 150];
const moved = ['emergency', 'emergencySentence', 'routine'] as const satisfies (keyof Bars)[];

/** Each bar moved by itself, the others left where they are. */
export function barTables(all: readonly Scored[]): string {
  const asIs = shareOf(all, (each) => saidAt(each, bars) === each.said);
  return [
    ...moved.map((bar) => barTable(bar, all)),
    `Without questions asked, this counts as the engine does in ${shown(asIs)}.`,
  ].join('\n\n');
}

function barTable(bar: keyof Bars, all: readonly Scored[]): string {
  const rows = steps.map((step) => {
    const at = { ...bars, [bar]: bars[bar] + step };
    const judged = all.map((each) => ({ ...each, said: saidAt(each, at) }));
    return [
      `${at[bar]}${step === 0 ? ', as it is' : ''}`,
      ...levelFigures.map((figure) => shown(count(figure, judged))),
    ];
  });
  return table([bar, ...levelFigures.map(({ name }) => name)], rows);
}
