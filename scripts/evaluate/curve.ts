import type { Urgency } from '#contract/vocabulary.ts';
import { type Example, exampleOf } from '../train/examples.ts';
import { fitLevels } from '../train/heads.ts';
import { type Case, ownCases } from './cases.ts';
import { blockOf, corpusCases, isSealed } from './corpus.ts';
import { shareOf, shown } from './share.ts';
import { table } from './table.ts';

/** Of every sixteen blocks, how many are learnt from. */
const sixteenths = [1, 2, 4, 8, 16];

/** So much of the corpus, whole blocks, from every writer alike; what is in a part is in all greater ones. */
export function partOf(cases: readonly Case[], sixteenthsWanted: number): Case[] {
  const blocks = [...new Set(cases.map(blockOf))];
  const wanted = new Set(blocks.filter((_, at) => at % 16 < sixteenthsWanted));
  return cases.filter((one) => wanted.has(blockOf(one)));
}

const ordinaryRaised = 0.05;
const ordinaryKept = 0.75;

type Scores = { readonly level: Urgency; readonly emergency: number; readonly notRoutine: number };

/** The score that this share of the ordinary texts does not exceed. */
export function barAt(scores: readonly number[], share: number): number {
  const ascending = scores.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

function curveRow(learnt: readonly Example[], sealed: readonly Example[]): string[] {
  const fitted = fitLevels(learnt);
  const scores = sealed.map((text): Scores => {
    const [emergency = 0, notRoutine = 0] = fitted.scores(text);
    return { level: text.level, emergency, notRoutine };
  });
  const of = (level: Urgency) => scores.filter((each) => each.level === level);
  const raise = barAt(
    of('routine').map(({ emergency }) => emergency),
    1 - ordinaryRaised,
  );
  const keep = barAt(
    of('routine').map(({ notRoutine }) => notRoutine),
    ordinaryKept,
  );
  const isRaised = ({ emergency }: Scores) => emergency > raise;
  const isKept = ({ notRoutine }: Scores) => notRoutine <= keep;
  return [
    String(learnt.filter(({ isOwn }) => !isOwn).length),
    shown(shareOf(of('emergency'), isRaised)),
    shown(shareOf(of('urgent'), isRaised)),
    shown(shareOf(of('emergency'), isKept)),
    shown(shareOf(of('urgent'), isKept)),
  ];
}

/** What more texts are worth: the reader alone, without certain signs, learnt from ever more of the corpus. */
export function curveTable(): string {
  const all = corpusCases();
  const sealed = all.filter(isSealed).flatMap((one) => exampleOf(one));
  const open = all.filter((one) => !isSealed(one));
  const own = ownCases().flatMap((one) => exampleOf(one));
  const rows = sixteenths.map((part) =>
    curveRow([...partOf(open, part).flatMap((one) => exampleOf(one)), ...own], sealed),
  );
  const raised = `where ${100 * ordinaryRaised} % of ordinary are raised`;
  const kept = `where ${100 * ordinaryKept} % of ordinary stay`;
  return table(
    [
      'texts of the corpus',
      `emergencies found ${raised}`,
      `see-today raised ${raised}`,
      `emergencies called routine ${kept}`,
      `see-today called routine ${kept}`,
    ],
    rows,
  );
}
