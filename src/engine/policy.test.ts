import { describe, expect, test } from 'vitest';
import { bars, isDoubted, levelOf } from './policy.ts';
import type { DangerRead } from './reader/read-danger.ts';

const calm = { emergency: -5000, notRoutine: -5000 };
const unexplained = { notRoutine: bars.explained };

type Of<Part extends keyof DangerRead> = Partial<DangerRead[Part]>;

function level(whole: Of<'whole'>, gravest: Of<'gravest'> = {}, noes = 0, rest: Of<'rest'> = {}) {
  const apart = calm;
  return levelOf(
    { words: 20, whole: { ...calm, ...whole }, gravest: { ...calm, ...gravest }, rest: { ...calm, ...rest }, apart },
    { noes, isOld: false },
  );
}

describe('the level of a text', () => {
  test.each<[Parameters<typeof level>, ReturnType<typeof level>]>([
    [[{}], 'routine'],
    [[{ emergency: bars.emergency, notRoutine: bars.routine }], 'emergency'],
    [[{ emergency: bars.emergency - 1, notRoutine: bars.routine }], 'urgent'],
    [[{ emergency: bars.emergency, notRoutine: bars.routine - 1 }], 'urgent'],
    [[{ emergency: bars.emergency - 1 }], 'routine'],
    [[{}, { emergency: bars.emergencySentence }], 'emergency'],
    [[{}, { emergency: bars.emergencySentence - 1 }], 'urgent'],
    [[{}, { emergency: bars.graveSentence }], 'urgent'],
    [[{}, { emergency: bars.graveSentence - 1 }], 'routine'],
    [[unexplained, {}, 0, { emergency: bars.emergencyRest }], 'emergency'],
    [[unexplained, {}, 0, { emergency: bars.emergencyRest - 1 }], 'urgent'],
    [[unexplained, {}, 0, { emergency: bars.graveRest }], 'urgent'],
    [[unexplained, {}, 0, { emergency: bars.graveRest - 1 }], 'routine'],
    [[{ notRoutine: bars.explained - 1 }, {}, 0, { emergency: bars.emergencyRest }], 'routine'],
    [[{ notRoutine: bars.routine }], 'urgent'],
    [[{ notRoutine: bars.routine - 1 }], 'routine'],
    [[{}, { notRoutine: bars.routineSentence }], 'urgent'],
    [[{}, { notRoutine: bars.routineSentence - 1 }], 'routine'],
  ])('of %j is %s', (scores, wanted) => {
    expect(level(...scores)).toBe(wanted);
  });

  test('of a plan that a doctor has named hurries only where it is clear', () => {
    const told = (notRoutine: number, emergency = bars.noEmergencyPlanned - 1) =>
      levelOf(
        { words: 30, whole: { emergency, notRoutine }, gravest: calm, apart: calm },
        { noes: 0, isOld: false, isPlanned: true },
      );
    expect(told(bars.planned - 1)).toBe('routine');
    expect(told(bars.planned)).toBe('urgent');
    expect(told(bars.planned - 1, bars.noEmergencyPlanned)).toBe('urgent');
  });

  test('of what is asked for as planned is an emergency only where it is sure', () => {
    const told = (emergency: number, isAskedFor: boolean, words = 20) =>
      levelOf(
        { words, whole: { emergency, notRoutine: bars.planned }, gravest: calm, apart: calm },
        { noes: 0, isOld: false, isAskedFor },
      );
    expect(told(bars.emergencyAsked - 1, true)).toBe('urgent');
    expect(told(bars.emergencyAsked, true)).toBe('emergency');
    expect(told(bars.emergencyAsked - 1, false)).toBe('emergency');
    // A letter has room for a turn.
    expect(told(bars.emergencyAsked - 1, true, 60)).toBe('emergency');
  });

  test('of what one clause hurries is lowered by no need and no field', () => {
    const told = (notRoutine: number) =>
      levelOf(
        {
          words: 20,
          whole: { ...calm, notRoutine: bars.routine },
          gravest: calm,
          apart: calm,
          rest: { ...calm, notRoutine },
        },
        { noes: 0, isOld: false, isCalm: true },
      );
    expect(told(bars.tonight)).toBe('urgent');
    expect(told(bars.tonight - 1)).toBe('routine');
  });

  test.each(['isMonthly', 'isLasting', 'isAskedFor'] as const)(
    'of what is explained (%s) has no clause by itself',
    (how) => {
      const read = { words: 20, whole: { ...calm, ...unexplained }, gravest: calm, apart: calm };
      const told = (known: object) =>
        levelOf({ ...read, rest: { ...calm, emergency: bars.emergencyRest } }, { noes: 0, isOld: false, ...known });
      expect(told({})).toBe('emergency');
      expect(told({ [how]: true })).toBe('routine');
    },
  );

  test('of what has lasted is routine up to a higher bar where the family is calm', () => {
    const told = (notRoutine: number, isCalm: boolean) =>
      levelOf(
        { words: 20, whole: { emergency: bars.noEmergencyLasting - 1, notRoutine }, gravest: calm, apart: calm },
        { noes: 0, isOld: true, isCalm, isLasting: true },
      );
    expect(told(bars.routineLasting - 1, true)).toBe('routine');
    expect(told(bars.routineLasting, true)).toBe('urgent');
    expect(told(bars.routineLasting - 1, false)).toBe('urgent');
  });

  test('is settled by answers of no only where it was in doubt', () => {
    const many = 3;
    expect(level({ notRoutine: bars.doubtful - 1 }, {}, many)).toBe('routine');
    expect(level({ notRoutine: bars.doubtful }, {}, many)).toBe('urgent');
    expect(level({}, { notRoutine: bars.routineSentence }, many)).toBe('urgent');
    expect(level({ emergency: bars.emergency, notRoutine: bars.routine }, {}, many)).toBe('emergency');
  });

  test('of an old complaint is routine a little sooner, and no less an emergency', () => {
    const old = (whole: DangerRead['whole']) =>
      levelOf({ words: 20, whole, gravest: calm, apart: calm }, { noes: 0, isOld: true });
    expect(old({ ...calm, notRoutine: bars.routineOld - 1 })).toBe('routine');
    expect(old({ ...calm, notRoutine: bars.routineOld })).toBe('urgent');
    expect(old({ emergency: bars.emergency, notRoutine: bars.routine })).toBe('emergency');
  });

  test('of what is old and planned besides need be less clearly no emergency', () => {
    const old = (notRoutine: number, emergency: number, isCalm: boolean) =>
      levelOf(
        { words: 20, whole: { emergency, notRoutine }, gravest: calm, apart: calm },
        { noes: 0, isOld: true, isCalm },
      );
    const below = bars.noEmergencyPlanned - 1;
    expect(old(bars.routineOld - 1, below, true)).toBe('routine');
    expect(old(bars.routineOld, below, true)).toBe('urgent');
    expect(old(bars.routineOld - 1, below, false)).toBe('urgent');
    expect(old(bars.routineOld - 1, bars.noEmergencyPlanned, true)).toBe('urgent');
  });

  test('of what the family calls mild is routine a little sooner, where it is clearly no emergency', () => {
    const mild = (whole: DangerRead['whole']) =>
      levelOf({ words: 20, whole, gravest: calm, apart: calm }, { noes: 0, isOld: false, isCalm: true });
    const clear = { emergency: bars.noEmergency - 1, notRoutine: bars.calm - 1 };
    expect(mild(clear)).toBe('routine');
    expect(mild({ ...clear, notRoutine: bars.calm })).toBe('urgent');
    expect(mild({ ...clear, emergency: bars.noEmergency })).toBe('urgent');
    const doubtful = { emergency: bars.noEmergencyCalm - 1, notRoutine: bars.doubtful - 1 };
    const few = (whole: DangerRead['whole']) =>
      levelOf({ words: 12, whole, gravest: calm, apart: calm }, { noes: 0, isOld: false, isCalm: true });
    expect(few(doubtful)).toBe('routine');
    expect(few({ ...doubtful, emergency: bars.noEmergencyCalm })).toBe('urgent');
    expect(mild({ emergency: bars.emergency, notRoutine: bars.routine })).toBe('emergency');
  });

  test('of what has been there for half a year is routine, unless it plainly sounds of an emergency', () => {
    const told = (emergency: number, notRoutine: number, isHalfYearThere: boolean) =>
      levelOf(
        { words: 20, whole: { emergency, notRoutine }, gravest: calm, apart: calm },
        { noes: 0, isOld: true, isLasting: true, isHalfYearThere },
      );
    expect(told(bars.noEmergencyHalfYear - 1, bars.routineLasting - 1, true)).toBe('routine');
    expect(told(bars.noEmergencyHalfYear - 1, bars.routineLasting - 1, false)).toBe('urgent');
    expect(told(bars.noEmergencyHalfYear, bars.routineLasting - 1, true)).toBe('urgent');
    expect(told(bars.noEmergencyHalfYear - 1, bars.routineLasting, true)).toBe('urgent');
    expect(told(bars.emergencyLasting, bars.routine, true)).toBe('emergency');
  });

  test('is an emergency for fewer words only when they say it more plainly', () => {
    const told = (words: number, emergency: number) =>
      levelOf({ words, whole: { emergency, notRoutine: 0 }, gravest: calm, apart: calm }, { noes: 0, isOld: false });
    expect(told(2, bars.emergencyWord)).toBe('emergency');
    expect(told(2, bars.emergencyFew)).toBe('urgent');
    expect(told(4, bars.emergencyFew)).toBe('emergency');
    expect(told(4, bars.emergencyShort)).toBe('urgent');
    expect(told(12, bars.emergencyShort)).toBe('emergency');
    expect(told(12, bars.emergency)).toBe('urgent');
    expect(told(100, bars.emergencyLong)).toBe('emergency');
    expect(told(30, bars.emergencyLong)).toBe('urgent');
  });

  test('heeds a sentence whose neighbours speak of another time when it is surer still', () => {
    const apart = (emergency: number) =>
      levelOf({ words: 30, whole: calm, gravest: calm, apart: { ...calm, emergency } }, { noes: 0, isOld: false });
    expect(apart(bars.emergencyApart)).toBe('emergency');
    expect(apart(bars.emergencyApart - 1)).toBe('routine');
  });

  test('asks one sentence to be surer than a whole text, and asks questions before it alarms', () => {
    expect(bars.emergencySentence).toBeGreaterThan(bars.emergency);
    expect(bars.routineSentence).toBeGreaterThan(bars.routine);
    expect(bars.doubtful).toBeGreaterThan(bars.routine);
    expect(bars.ask).toBeLessThan(bars.emergency);
  });
});

test('words are in doubt only in a long letter that is far from an emergency, out of which no sentence stands', () => {
  const letter = { words: 80, knownWords: 80, whole: calm, gravest: calm, apart: calm };
  expect(isDoubted(letter)).toBe(true);
  expect(isDoubted({ ...letter, words: 69 })).toBe(false);
  expect(isDoubted({ ...letter, knownWords: 39 })).toBe(false);
  expect(isDoubted({ ...letter, whole: { ...calm, emergency: bars.doubted } })).toBe(false);
  expect(isDoubted({ ...letter, gravest: { ...calm, emergency: bars.doubtedSentence } })).toBe(false);
});
