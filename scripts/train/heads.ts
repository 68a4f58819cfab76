import { type RedFlagCode, redFlagCodes } from '#contract/vocabulary.ts';
import { levelNames } from '#engine/reader/read-danger.ts';
import { personAnswers } from '#engine/reader/read-person.ts';
import type { Example } from './examples.ts';
import { type Fitted, fitTo, type Text } from './fit.ts';
import { oneOfSeveral, yesOrNo } from './learn.ts';
import type { LabelledPatient } from './patients.ts';

/** Rounds and the like were chosen on writers that were held out. */
const plan = { rounds: 8, orders: 3, textsMin: 3, steps: 15, byKey: false } as const;

export type Head = 'level' | 'sign' | 'specialty';

/** What is learnt of texts as a whole, and the names of its answers. */
export function fitHead(head: Head, learnt: readonly Example[]): { names: readonly string[]; fitted: Fitted } {
  if (head === 'level') return { names: levelNames, fitted: fitLevels(learnt) };
  if (head === 'sign') return { names: redFlagCodes, fitted: fitSigns(learnt) };
  const names = specialtiesOf(learnt);
  return { names, fitted: fitSpecialties(learnt, names) };
}

/** Whether it is an emergency, and whether it is more than routine. */
export function fitLevels(learnt: readonly Example[]): Fitted {
  const wanted = learnt.map(({ level }) => [level === 'emergency', level !== 'routine']);
  return fitTo(learnt, {
    ...plan,
    answers: 2,
    excess: yesOrNo(wanted),
    rounds: 20,
    ignored: 0.001,
    steps: 31,
    weightsMax: 60_000,
    byKey: true,
  });
}

/** Who is ill. */
export function fitPersons(learnt: readonly LabelledPatient[]): Fitted {
  return fitTo(learnt, {
    ...plan,
    answers: personAnswers.length,
    excess: yesOrNo(learnt.map(({ is }) => personAnswers.map((answer) => is.has(answer)))),
    rounds: 25,
    textsMin: 2,
    ignored: 0.001,
    weightsMax: 14_000,
  });
}

/** If it is dangerous, which sign: learnt only from texts that have one. */
export function fitSigns(learnt: readonly Example[]): Fitted {
  const known = (code: string): code is RedFlagCode => (redFlagCodes as readonly string[]).includes(code);
  const signed = learnt.filter(({ signs }) => signs.some(known));
  const shares = signed.map(({ signs }) => sharesOf(signs.filter(known), redFlagCodes, 1));
  const answers = redFlagCodes.length;
  return fitTo(signed.map(wordsAndPairs), {
    ...plan,
    answers,
    excess: oneOfSeveral(shares),
    ignored: 0.02,
    weightsMax: 60_000,
  });
}

/** “Emergency” is where one is taken, not what it is about. */
const noSpecialty = 'emergency';
/** What the second choice counts by the side of the first. */
const fading = 0.6;

export function specialtiesOf(learnt: readonly Example[]): string[] {
  const codes = learnt.filter(({ isOwn }) => !isOwn).flatMap(({ specialties }) => specialties);
  return [...new Set(codes)].filter((code) => code !== noSpecialty).sort();
}

export function fitSpecialties(learnt: readonly Example[], codes: readonly string[]): Fitted {
  const placed = learnt.filter(({ specialties }) => specialties.some((code) => codes.includes(code)));
  const shares = placed.map(({ specialties }) =>
    sharesOf(
      specialties.filter((code) => codes.includes(code)),
      codes,
      fading,
    ),
  );
  const texts = placed.map(withRanks);
  const answers = codes.length;
  return fitTo(texts, { ...plan, answers, excess: oneOfSeveral(shares), ignored: 0.01, weightsMax: 92_000 });
}

/** Three words in a row add nothing here. */
function wordsAndPairs({ grams, words, known }: Example): Text {
  return { grams: grams.subarray(0, 2 * words - 1), words, known };
}

function withRanks({ spoken, spokenWords, known, ranks }: Example): Text {
  const grams = spoken.subarray(0, 2 * spokenWords - 1);
  return { grams, words: spokenWords, known: Int32Array.from([...known, ...ranks]) };
}

function sharesOf(wanted: readonly string[], names: readonly string[], fade: number): Float64Array {
  const shares = new Float64Array(names.length);
  let sum = 0;
  wanted.forEach((name, at) => {
    const share = fade ** at;
    shares[names.indexOf(name)] = share;
    sum += share;
  });
  return shares.map((share) => share / sum);
}
