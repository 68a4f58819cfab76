import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';
import { type Aside, asides } from '#scripts/train/frames.ts';
import { readIntake, toldOnly } from './read-intake.ts';
import { dangerWeights } from './reader/danger-weights.ts';
import { readDanger } from './reader/read-danger.ts';
import { factsOf } from './safety/facts.ts';
import { withoutMeasures } from './safety/measures.ts';
import { checkSafety } from './safety.ts';
import { fold } from './text/fold.ts';
import { joinReadings } from './text/join-readings.ts';

const intakeOf = (symptoms: string) => ({ need: 'treatment', patient: {}, symptoms }) as const;
const levelOf = (symptoms: string) => checkSafety(readIntake(intakeOf(symptoms)), intakeOf(symptoms)).urgency;

const plain = readFileSync(new URL('../../test/present-danger.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
/** Texts that nothing was learnt from, and the plain sentences of danger: those that are found bare. */
const dangers = [
  ...corpusCases()
    .filter((one) => isSealed(one) && one.level === 'emergency')
    .filter((_, at) => at % 5 === 0)
    .map(({ intake }) => intake.symptoms ?? ''),
  ...plain.filter((_, at) => at % 2 === 0),
].filter((text) => levelOf(text) === 'emergency');

const ended = (text: string) => text.replace(/[\s.!?,;:…]*$/u, '');
const parts = (text: string) => text.split(/(?<=[.!?\n])\s+/u).filter(Boolean);

/** Of a writer whose others were learnt from; these were not. */
const aside = (kind: Aside['kind']) => {
  const texts = asides('kept').filter((each) => each.kind === kind);
  return (at: number) => texts[at % texts.length]?.text ?? '';
};
const [other, denial, around] = [aside('other'), aside('not'), aside('around')];

/** What must not make a danger small; how often it still does was measured, and may only fall. */
const harmless: [what: string, change: (text: string, at: number) => string, loweredMax: number][] = [
  ['the order of its sentences', (text) => parts(text).reverse().join(' '), 0.03],
  ['want of marks', (text) => fold(text), 0.03],
  ['marks that only the words beside it have', (text) => `${ended(fold(text))}, bác sĩ xem giúp nhà em với ạ`, 0.03],
  ['a clause about another person', (text, at) => `${ended(text)}, ${other(at)}`, 0.03],
  ['another person told of first', (text, at) => `${other(at)}. ${text}`, 0.03],
  ['a denial of something else', (text, at) => `${ended(text)}, ${denial(at)}`, 0.03],
  ['something else denied first', (text, at) => `${denial(at)}, ${text}`, 0.03],
  ['what is about nobody’s body', (text, at) => `${ended(text)}, ${around(at)}`, 0.03],
];

describe('a danger is not made small by', () => {
  test.each(harmless)('%s', (_, change, loweredMax) => {
    const said = dangers.map((text, at) => levelOf(change(text, at)));
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter((level) => level === 'routine').length / said.length).toBeLessThanOrEqual(0.005);
    expect(said.filter((level) => level !== 'emergency').length / said.length).toBeLessThanOrEqual(loweredMax);
  });
});

const named = [
  'co giật',
  'khó thở',
  'nôn ra máu',
  'ngất xỉu',
  'méo miệng',
  'đau ngực dữ dội',
  'ra máu nhiều',
  'hôn mê',
];
const gone: [how: string, tell: (danger: string) => string][] = [
  ['denied', (danger) => `con em ho khan mấy hôm, không ${danger}, vẫn ăn chơi bình thường`],
  ['long past', (danger) => `hồi nhỏ em có lần ${danger}, giờ khỏe rồi, em muốn khám định kỳ`],
  ['another’s', (danger) => `hàng xóm em hôm qua ${danger}, đã đưa đi viện rồi, còn em chỉ bị ngứa tay`],
  ['an animal’s', (danger) => `con chó nhà em bị ${danger}, em thì chỉ hơi mỏi vai`],
];
/** Measured; it may only fall. */
const stillCalledMax = 0.35;

describe('a danger falls that is', () => {
  test.each(gone)('%s', (_, tell) => {
    const still = named.filter((danger) => levelOf(tell(danger)) === 'emergency');
    expect(still.length / named.length, still.join(', ')).toBeLessThanOrEqual(stillCalledMax);
  });
});

describe('a sign that the reader names', () => {
  const weights = dangerWeights();
  if (weights === 'damaged') throw new Error('no weights');

  test('is named by its words alone, and nearly never by the rest', () => {
    const signs = dangers.flatMap((text) => {
      const told = toldOnly(readIntake(intakeOf(text)));
      const reading = withoutMeasures(joinReadings(told.symptoms, told.goal));
      const facts = factsOf(intakeOf(text), reading);
      const read = readDanger(reading, facts, weights);
      const code = read.signs[0]?.code ?? '';
      const quotes = read.wordsFor(code, 'emergency');
      if (quotes.length === 0) return [];
      const isQuoted = (start: number) =>
        quotes.some((quote) => {
          const from = reading.text.indexOf(quote);
          return from <= start && start < from + quote.length;
        });
      const first = (isWanted: (start: number) => boolean) => {
        const tokens = reading.tokens.filter(({ start }) => isWanted(start));
        return (
          tokens.length > 0 &&
          readDanger({ ...reading, tokens, cues: undefined }, facts, weights).signs[0]?.code === code
        );
      };
      return [{ alone: first(isQuoted), without: first((start) => !isQuoted(start)) }];
    });
    expect(signs.length).toBeGreaterThan(100);
    expect(signs.filter(({ alone }) => !alone).length / signs.length).toBeLessThanOrEqual(0.1);
    expect(signs.filter(({ without }) => without).length / signs.length).toBeLessThanOrEqual(0.2);
  });
});
