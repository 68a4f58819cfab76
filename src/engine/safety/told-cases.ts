import { causesOfAnySign } from '../knowledge/first-aid-causes.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import type { AidCase } from '../knowledge/sign.ts';
import { withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';

type Cue = { readonly of: AidCase; readonly is: 'for' | 'beside' | 'against' };

const cases = new Set<AidCase>([...redFlags.flatMap(({ aid }) => aid.cases ?? []), ...causesOfAnySign]);
const phrases = buildPhrases<Cue>(
  [...cases].flatMap((of) => [
    ...phraseList<Cue>(of.words, { of, is: 'for' }),
    ...phraseList<Cue>(of.beside ?? '', { of, is: 'beside' }),
    ...phraseList<Cue>(of.unless ?? '', { of, is: 'against' }),
  ]),
);

const farWords = `đảo | vùng cao | vùng sâu | miền núi | trên núi | trong bản | ở bản | trên rẫy | trong rừng | giữa biển | island | mountain
  | mountains | remote`;
const far = buildPhrases(phraseList(farWords, true, true));

/** Whether no ambulance can be near, by the words. */
export function isToldFar(reading: Reading): boolean {
  return findPhrases(reading, far).some(({ weak }) => !weak);
}

const faintWords = `khó thở | thở không nổi | không thở được | thở rít | tím tái | môi tím | lơ mơ | lừ đừ | li bì | ngất | xỉu | bất tỉnh | lả đi | co giật | chảy dãi | không nuốt được nước bọt | trouble breathing
  | can't breathe | cannot breathe | short of breath | blue lips | drowsy | fainted | passed out | unconscious | drooling`;
const faint = buildPhrases(phraseList(faintWords, true, true));

/** Whether the words tell of somebody whom no family drives: who struggles for breath or sinks. */
export function isToldFaint(reading: Reading): boolean {
  const found = findPhrases(reading, faint).filter(({ weak }) => !weak);
  return withContext(reading, found).some(({ context }) => context === 'present');
}

/** How many words that change nothing may stand inside a cue: “đứt (của em) ngón”. */
const lightWordsMax = 1;

/** The causes that a text tells of someone now. What is asked or feared tells them too: “có phải ngộ độc nấm không”. */
export function toldCases(reading: Reading): ReadonlySet<AidCase> {
  const matches = findPhrases(reading, phrases, lightWordsMax).filter(({ weak }) => !weak);
  const found = withContext(reading, matches).filter(({ context }) => context !== 'denied' && context !== 'other');
  const cues = found.filter(({ value }) => value.is === 'for');
  const beside = new Set(found.flatMap(({ value }) => (value.is === 'beside' ? value.of : [])));
  const told = new Set(cues.map(({ value }) => value.of).filter((each) => !each.beside || beside.has(each)));
  for (const { value, from, to } of found) {
    // “Muốn chết ở nhà” is no “muốn chết”.
    const isPart = cues.some((cue) => cue.value.of === value.of && cue.from <= from && cue.to >= to);
    if (value.is === 'against' && !isPart) told.delete(value.of);
  }
  return told;
}
