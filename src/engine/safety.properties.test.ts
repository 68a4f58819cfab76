import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generatedIntakes } from '../../test/generated-intakes.ts';
import type { Intake } from '../contract/intake.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { readIntake } from './navigate.ts';
import { checkSafety } from './safety.ts';
import { isAtLeast } from './urgency.ts';

/** A few hundred runs keep the suite quick; `PROPERTY_RUNS=100000` is the long run. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);
const timeout = 120_000 + numRuns * 20;

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
