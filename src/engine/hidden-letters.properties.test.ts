import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { foreignLookAlikes, latinLookAlikes } from './text/look-alikes.ts';

/** Always the same runs, unless more are asked for. */
const { PROPERTY_RUNS } = process.env;
const numRuns = Number(PROPERTY_RUNS ?? 500);
const parameters = PROPERTY_RUNS === undefined ? { numRuns, seed: 115 } : { numRuns };
const timeout = 600_000 + numRuns * 20;

const urgencyOf = (intake: Intake) => checkSafety(readIntake(intake), intake).urgency;

const emergencies = readScenarios()
  .filter(({ intake, expect: expected }) => intake.symptoms !== undefined && expected.urgency.join() === 'emergency')
  .map(({ intake }) => intake)
  .filter((intake) => urgencyOf(intake) === 'emergency');
const emergency = fc.constantFrom(...emergencies);

/** The same intake, its symptoms dressed up. */
function dressed(intake: Intake, dress: (text: string) => string): Intake {
  return { ...intake, symptoms: dress(intake.symptoms ?? '') };
}

const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2063\u2064\u2066\u2069\u206f\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff9',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
];
const foreignMarks = [...'\u0315\u0316\u0332\u0336\u0338\u0489\u1ab0\u1dc4\u20dd\ufe20'];

/** First letters of alphabets that hold a to z in order. */
const alphabets = [
  0xff41,
  0x1d41a,
  0x1d44e,
  0x1d482,
  0x1d4ea,
  0x1d51e,
  0x1d552,
  0x1d5a0 + 26,
  0x1d68a,
  0x24d0,
  0x1f150,
  0x1f170,
];
/** In this one the letter h has another place. */
const withoutH = 0x1d44e;

function styled(first: number): (letter: string) => string {
  return (letter) =>
    first === withoutH && letter === 'h' ? 'ℎ' : String.fromCodePoint(first + letter.charCodeAt(0) - 97);
}

const lookAlikesOf = Map.groupBy([...foreignLookAlikes, ...latinLookAlikes], ([, meant]) => meant);

describe('an emergency stays one', () => {
  test('with anything invisible, or marks that are not Vietnamese, between any of its letters', { timeout }, () => {
    const put = fc.record({ char: fc.constantFrom(...invisible, ...foreignMarks), at: fc.nat() });
    fc.assert(
      fc.property(emergency, fc.array(put, { minLength: 1, maxLength: 40 }), fc.boolean(), (intake, puts, isNfd) => {
        const hidden = dressed(intake, (text) => {
          let told = isNfd ? text.normalize('NFD') : text;
          for (const { char, at } of puts) {
            const places = [...told.matchAll(/(?<=\p{L})(?=\p{L})/gu)];
            const place = places[at % places.length]?.index ?? 0;
            told = told.slice(0, place) + char + told.slice(place);
          }
          return told;
        });
        expect([urgencyOf(hidden), hidden.symptoms]).toEqual(['emergency', hidden.symptoms]);
      }),
      parameters,
    );
  });

  test('in any style of letters', { timeout }, () => {
    fc.assert(
      fc.property(emergency, fc.constantFrom(...alphabets), (intake, first) => {
        const other = dressed(intake, (text) => text.toLowerCase().replace(/[a-z]/g, styled(first)));
        expect([urgencyOf(other), other.symptoms]).toEqual([urgencyOf(dressed(intake, lower)), other.symptoms]);
      }),
      parameters,
    );
  });

  test('with letters that look the same in the place of some', { timeout }, () => {
    fc.assert(
      fc.property(emergency, fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (intake, picks) => {
        let letters = 0;
        const other = dressed(intake, (text) =>
          lower(text).replace(/(?<=\p{L})\p{L}|\p{L}(?=\p{L})/gu, (letter) => {
            const alike = lookAlikesOf.get(letter);
            letters += 1;
            const pick = picks[letters % picks.length] ?? 0;
            return alike && pick % 3 === 0 ? (alike[pick % alike.length]?.[0] ?? letter) : letter;
          }),
        );
        expect([urgencyOf(other), other.symptoms]).toEqual([urgencyOf(dressed(intake, lower)), other.symptoms]);
      }),
      parameters,
    );
  });
});

function lower(text: string): string {
  return text.toLowerCase();
}
