import { redFlags } from '../knowledge/red-flags.ts';
import type { AidCase } from '../knowledge/sign.ts';
import { withContext } from '../text/context.ts';
import { buildPhrases, findPhrases, type PhraseEntry } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

type Cue = { readonly of: AidCase; readonly isAgainst: boolean };

const cases: readonly AidCase[] = redFlags.flatMap(({ aid }) => aid.cases ?? []);
const phrases = buildPhrases(
  cases.flatMap((of) => [
    ...entries(of.words, { of, isAgainst: false }),
    ...entries(of.unless, { of, isAgainst: true }),
  ]),
);

function entries(words: string | undefined, value: Cue): PhraseEntry<Cue>[] {
  return (words?.split('|') ?? []).map((phrase) => ({ phrase: phrase.trim(), value, weakUnmarked: 'if ambiguous' }));
}

const farWords = `đảo | vùng cao | vùng sâu | miền núi | trên núi | trong bản | ở bản | trên rẫy | trong rừng | giữa biển | island | mountain
  | mountains | remote`;
const far = buildPhrases(
  farWords.split('|').map((phrase) => ({ phrase: phrase.trim(), value: true, weakUnmarked: true })),
);

/** Whether no ambulance can be near, by the words. */
export function isToldFar(reading: Reading): boolean {
  return findPhrases(reading, far).some(({ weak }) => !weak);
}

/** How many words that change nothing may stand inside a cue: “đứt (của em) ngón”. */
const lightWordsMax = 1;

/** The causes that a text tells of someone now. What is asked or feared tells them too: “có phải ngộ độc nấm không”. */
export function toldCases(reading: Reading): ReadonlySet<AidCase> {
  const matches = findPhrases(reading, phrases, lightWordsMax).filter(({ weak }) => !weak);
  const found = withContext(reading, matches).filter(({ context }) => context !== 'denied' && context !== 'other');
  const cues = found.filter(({ value }) => !value.isAgainst);
  const told = new Set(cues.map(({ value }) => value.of));
  for (const { value, from, to } of found) {
    // “Muốn chết ở nhà” is no “muốn chết”.
    const isPart = cues.some((cue) => cue.value.of === value.of && cue.from <= from && cue.to >= to);
    if (value.isAgainst && !isPart) told.delete(value.of);
  }
  return told;
}
