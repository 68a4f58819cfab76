import { barTables } from './bars.ts';
import { calibrationTable, mostWrongTable } from './calibration.ts';
import { type Case, outsideCases, ownCases } from './cases.ts';
import { curveTable } from './curve.ts';
import type { Parts } from './document.ts';
import type { Learnt } from './engine.ts';
import {
  acceptedFigures,
  answerFigures,
  type Figure,
  figureTable,
  type Group,
  levelFigures,
  signFigures,
  specialtyFigures,
} from './figures.ts';
import { judgeByFolds } from './folds.ts';
import { byKind, byWriter, isEnglish } from './groups.ts';
import { type Judged, judge, judgeBare } from './judge.ts';
import { agreementTables, agreeOnEmergency, type SecondLabels } from './second-labels.ts';

type Both = { readonly judged: readonly Judged[]; readonly bare: readonly Judged[] };

function judgeBoth(cases: readonly Case[], learnt: Learnt): Both {
  return { judged: cases.map((one) => judge(one, learnt)), bare: cases.map((one) => judgeBare(one, learnt)) };
}

/** All together, without marks, in English alone, and where two readers agree. */
function overall({ judged, bare }: Both, second: SecondLabels): Group[] {
  return [
    { name: 'all', judged },
    { name: 'all, marks removed', judged: bare },
    { name: 'English alone', judged: judged.filter(isEnglish) },
    {
      name: 'both labels agree on emergency or not',
      judged: judged.filter(({ one }) => agreeOnEmergency(one, second)),
    },
  ];
}

const titled = (title: string, ...tables: readonly string[]) => [`**${title}**`, ...tables].join('\n\n');

function levelsAndMore(both: Both, second: SecondLabels): string {
  const groups = overall(both, second);
  const parts = [
    titled('Levels', figureTable(levelFigures, groups)),
    titled('Levels by length, age and style', figureTable(levelFigures, byKind(both.judged))),
    titled('Levels by writer', figureTable(levelFigures, byWriter(both.judged))),
    titled('Danger signs, named and asked about', figureTable(signFigures, groups)),
    titled('After up to three questions, answered as labelled', figureTable(answerFigures, groups)),
    titled('Specialties, where it is no emergency', figureTable(specialtyFigures, groups)),
  ];
  if (second.size > 0)
    parts.unshift(
      titled(
        'Two readers',
        agreementTables(
          both.judged.map(({ one }) => one),
          second,
        ),
      ),
    );
  return parts.join('\n\n');
}

/** On labelled texts that the weights have not learnt from. */
export function unseenReport(cases: readonly Case[], second: SecondLabels, learnt: Learnt): string {
  return levelsAndMore(judgeBoth(cases, learnt), second);
}

const setFigures: readonly Figure[] = [...levelFigures, ...acceptedFigures, ...specialtyFigures];

/** On texts where several levels may be right, or none is given. */
function setsReport(cases: readonly Case[], learnt: Learnt): string {
  const { judged, bare } = judgeBoth(cases, learnt);
  const unmarked = byWriter(bare).map((group) => ({ ...group, name: `${group.name}, marks removed` }));
  const figures = setFigures.filter(({ among }) => judged.some(among));
  return figureTable(
    figures,
    byWriter(judged).flatMap((group, at) => [group, ...unmarked.slice(at, at + 1)]),
  );
}

export function ownReport(learnt: Learnt): string {
  return setsReport(ownCases(), learnt);
}

export function outsideReport(folders: readonly string[], learnt: Learnt): string {
  return setsReport(folders.flatMap(outsideCases), learnt);
}

export function foldsReport(): Parts {
  const both = judgeByFolds();
  return {
    folds: levelsAndMore(both, new Map()),
    bars: barTables(both.judged),
    calibration: calibrationTable(both.judged),
    wrong: mostWrongTable(both.judged),
  };
}

export function curveReport(): Parts {
  return { curve: curveTable() };
}
