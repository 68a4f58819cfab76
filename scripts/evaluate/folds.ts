import { exampleOf } from '../train/examples.ts';
import { type Scored, scored } from './bars.ts';
import { type Case, ownCases } from './cases.ts';
import { corpusCases, isSealed } from './corpus.ts';
import { learntFrom } from './engine.ts';
import { type Judged, judge, judgeBare } from './judge.ts';

const foldCount = 4;

/** The writers, by name, dealt out in turn. */
export function foldsOf(cases: readonly Case[]): Case[][] {
  const writers = [...new Set(cases.map(({ set }) => set))].sort();
  const folds: Case[][] = Array.from({ length: foldCount }, () => []);
  for (const one of cases) folds[writers.indexOf(one.set) % foldCount]?.push(one);
  return folds;
}

export type Folded = { readonly judged: Scored[]; readonly bare: Judged[] };

/** Every text of the corpus that is not sealed, judged with weights that learnt nothing from its writer. */
export function judgeByFolds(): Folded {
  const folds = foldsOf(corpusCases().filter((one) => !isSealed(one)));
  const own = ownCases().flatMap((one) => exampleOf(one));
  const examples = folds.map((fold) => fold.flatMap((one) => exampleOf(one)));
  const judged: Scored[] = [];
  const bare: Judged[] = [];
  for (const [at, fold] of folds.entries()) {
    const learnt = learntFrom([...examples.filter((_, other) => other !== at).flat(), ...own]);
    for (const one of fold) {
      judged.push(scored(judge(one, learnt), learnt.danger));
      bare.push(judgeBare(one, learnt));
    }
    console.error(`fold ${at + 1} of ${foldCount}: ${[...new Set(fold.map(({ set }) => set))].join(', ')}`);
  }
  return { judged, bare };
}
