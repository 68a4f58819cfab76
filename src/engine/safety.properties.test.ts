import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { redFlagCodes, type Urgency, urgencies } from '#contract/vocabulary.ts';
import { corpusCases } from '#scripts/evaluate/corpus.ts';
import { generatedIntakes } from '#test/generated-intakes.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { isAtLeast } from './urgency.ts';

/** A few hundred runs keep the suite quick; `npm run laws` is the long run. */
const { PROPERTY_RUNS } = process.env;
const numRuns = Number(PROPERTY_RUNS ?? 300);
const timeout = 600_000 + numRuns * 20;

const check = (intake: Intake) => checkSafety(readIntake(intake), intake);

/** What only the safety check can show; its other laws are held by the whole navigation. */
describe('for any intake the safety check', () => {
  test('never lets age, sex or duration lower a ticked red flag', { timeout }, () => {
    fc.assert(
      fc.property(generatedIntakes, fc.constantFrom(...redFlags), (intake, { code, level }) => {
        expect(isAtLeast(check({ ...intake, redFlags: [code] }).urgency, level)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('holds what is certain whatever is denied, in the form or in the text', { timeout }, () => {
    const certain = redFlags.flatMap(({ code, level, certain = [] }) =>
      certain.map((words) => ({ code, level, words })),
    );
    const denials = fc.array(fc.constantFrom(...redFlagCodes), { maxLength: 6 });
    fc.assert(
      fc.property(generatedIntakes, fc.constantFrom(...certain), denials, (intake, { code, level, words }, denied) => {
        // A breath that is held while one snores is asked about.
        fc.pre(code !== 'unresponsive_or_not_breathing' || !/ngáy|snor/u.test(intake.goal ?? ''));
        const told = check({ ...intake, symptoms: words, redFlagsDenied: [...denied, code] });
        expect(isAtLeast(told.matched.find((sign) => sign.code === code)?.level ?? 'routine', level)).toBe(true);
        expect(isAtLeast(told.urgency, level)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('says in both languages the same things with the same words quoted', { timeout }, () => {
    fc.assert(
      fc.property(generatedIntakes, (intake) => {
        for (const { vi, en } of check(intake).reasons) {
          expect(vi.match(/“[^”]*”/g)?.length ?? 0).toBe(en.match(/“[^”]*”/g)?.length ?? 0);
        }
      }),
      { numRuns },
    );
  });
});

const urgencyOf = (symptoms: string) => check({ need: 'treatment', patient: {}, symptoms }).urgency;

const dangers = readFileSync(new URL('../../test/present-danger.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

const textsOfALevel = 14;

/** Texts of one level from the whole corpus, the same ones every time. */
function textsOf(level: Urgency): string[] {
  const texts = corpusCases().filter((one) => one.level === level);
  const step = Math.floor(texts.length / textsOfALevel);
  return Array.from({ length: textsOfALevel }, (_, at) => texts[at * step]?.intake.symptoms ?? '');
}

/** The long run takes every pair, the short one of every text some sentences. */
const sentenceStep = PROPERTY_RUNS === undefined ? 10 : 1;
/** Measured: 90 %. What is missed is a sentence that the text around it seems to settle, or that is not sure enough alone. */
const emergencyShareMin = 0.88;
/** Measured: 0.2 %, all of them texts that stand barely above a bar, which rises with the length. */
const loweredShareMax = 0.005;

/** Measured: one, “vừa ngừng tim, tôi đang ép tim”. It may only fall. */
const missedMax = 1;

describe('a plain sentence of danger that is there now', () => {
  test('is an emergency by itself', () => {
    expect(dangers.length).toBeGreaterThanOrEqual(200);
    const missed = dangers.filter((danger) => urgencyOf(danger) !== 'emergency');
    expect(missed.length).toBeLessThanOrEqual(missedMax);
  });

  test('hardly ever lowers a text that it is put before or after, and nearly always makes it an emergency', {
    timeout,
  }, () => {
    const pairs = urgencies.flatMap(textsOf).flatMap((text, row) => {
      const alone = urgencyOf(text);
      return dangers
        .filter((_, at) => (at + row) % sentenceStep === 0)
        .flatMap((danger) => [`${danger} ${text}`, `${text.replace(/[\s.!?,;:]*$/u, '')}. ${danger}`])
        .map((both) => ({ both, alone, got: urgencyOf(both) }));
    });
    const lowered = pairs.filter(({ got, alone }) => !isAtLeast(got, alone));
    expect(lowered.filter(({ got }) => got === 'routine')).toEqual([]);
    expect(lowered.length / pairs.length).toBeLessThanOrEqual(loweredShareMax);
    const found = pairs.filter(({ got }) => got === 'emergency').length;
    expect(found / pairs.length).toBeGreaterThanOrEqual(emergencyShareMin);
  });
});
