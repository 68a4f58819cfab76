import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import { bars } from '#engine/policy.ts';
import { bareCases } from '#scripts/evaluate/bare-complaints.ts';
import { type Scored, saidAt } from '#scripts/evaluate/bars.ts';
import { binOf } from '#scripts/evaluate/calibration.ts';
import { type Case, ownSet } from '#scripts/evaluate/cases.ts';
import { blockOf, corpusCases, isSealed, labelledCases, newCases } from '#scripts/evaluate/corpus.ts';
import { barAt, partOf } from '#scripts/evaluate/curve.ts';
import { withParts } from '#scripts/evaluate/document.ts';
import {
  answerFigures,
  count,
  type Figure,
  levelFigures,
  signFigures,
  specialtyFigures,
} from '#scripts/evaluate/figures.ts';
import { foldsOf } from '#scripts/evaluate/folds.ts';
import { isEnglish } from '#scripts/evaluate/groups.ts';
import { answered, type Judged } from '#scripts/evaluate/judge.ts';
import { agreementTables, agreeOnEmergency, secondLabels } from '#scripts/evaluate/second-labels.ts';
import { interval, shown } from '#scripts/evaluate/share.ts';
import { learntCases } from '#scripts/train/examples.ts';

const open = corpusCases().filter((one) => !isSealed(one));

function aCase(level: Urgency, more: Partial<Case> = {}): Case {
  const intake = { need: 'treatment', patient: {}, symptoms: 'đau ngực' } as const;
  return { id: 'a:1', set: 'a', intake, level, levels: [level], redFlags: [], specialties: [], ...more };
}

function aJudged(one: Case, said: Urgency, more: Partial<Judged> = {}): Judged {
  const found = { signs: [], ask: [], specialties: [], saidAfterAnswers: said };
  return { one, words: 2, age: 'untold', said, ...found, ...more };
}

const figures = [...levelFigures, ...signFigures, ...answerFigures, ...specialtyFigures];

function figure(name: string): Figure {
  const found = figures.find((each) => each.name === name);
  if (!found) throw new Error(`no figure “${name}”`);
  return found;
}

function written(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('a share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 600, 0.0003, 0.0094],
  ])('of %i in %i lies between %d and %d', (hits, of, low, high) => {
    const [from, to] = interval({ hits, of });
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('of nothing says nothing', () => {
    expect(interval({ hits: 0, of: 0 })).toEqual([0, 1]);
    expect(shown({ hits: 0, of: 0 })).toBe('–');
  });

  it('is shown with its count and its interval', () => {
    expect(shown({ hits: 50, of: 100 })).toBe('50/100 = 50.0 % (40.4–59.6)');
  });
});

describe('what is learnt from', () => {
  it('holds no text of the sealed part, and all others', () => {
    const learnt = learntCases().filter(({ set }) => set !== ownSet);
    expect(learnt.filter(isSealed).map(({ id }) => id)).toEqual([]);
    expect(learnt.map(({ id }) => id)).toEqual([...open, ...bareCases()].map(({ id }) => id));
  });

  it('leaves out whole blocks of every writer but of what was written to mend', () => {
    const sealed = corpusCases().filter(isSealed);
    const mending = [
      'zq-plain-days-two',
      'zzb-told-in-full',
      'zzd-told-again-five',
      'zzd-told-again-four',
      'zzd-told-again-six',
      'zzd-told-again-three',
      'zzj-bare-words',
    ];
    const measured = open.filter(({ set }) => !mending.includes(set));
    expect(new Set(sealed.map(({ set }) => set))).toEqual(new Set(measured.map(({ set }) => set)));
    const openBlocks = new Set(open.map(blockOf));
    expect(sealed.filter((one) => openBlocks.has(blockOf(one)))).toEqual([]);
  });
});

describe('folds', () => {
  const folds = foldsOf(open);

  it('hold every text once', () => {
    expect(folds.flat().length).toBe(open.length);
    expect(new Set(folds.flat().map(({ id }) => id)).size).toBe(open.length);
  });

  it.each([
    ['writer', ({ set }: Case) => set],
    ['block', blockOf],
  ])('share no %s', (_, nameOf) => {
    const names = folds.flatMap((fold) => [...new Set(fold.map(nameOf))]);
    expect(new Set(names).size).toBe(names.length);
    expect(folds.every((fold) => fold.length > 0)).toBe(true);
  });

  it('are the same in whatever order the texts come', () => {
    const sets = (all: Case[][]) => all.map((fold) => [...new Set(fold.map(({ set }) => set))].sort());
    expect(sets(foldsOf(open.toReversed()))).toEqual(sets(folds));
  });
});

describe('a part of the corpus', () => {
  it('is made of whole blocks, and is inside every greater part', () => {
    const parts = [1, 2, 4, 8, 16].map((part) => partOf(open, part));
    for (const [at, part] of parts.entries()) {
      const blocks = new Set(part.map(blockOf));
      expect(open.filter((one) => blocks.has(blockOf(one)))).toEqual(part);
      const next = new Set(parts[at + 1] ?? open);
      expect(part.every((one) => next.has(one))).toBe(true);
    }
    expect(parts.at(-1)).toEqual(open);
    // A short file may have no block in the smallest part.
    const sets = new Set(open.map(({ set }) => set));
    const long = [...sets].filter((set) => open.filter((one) => one.set === set).length >= 400);
    const smallest = new Set(parts[0]?.map(({ set }) => set));
    expect(long.filter((set) => !smallest.has(set))).toEqual([]);
  });

  it('is measured at the bar that a share of the ordinary texts stays below', () => {
    const scores = Array.from({ length: 100 }, (_, at) => 99 - at);
    expect(scores.filter((score) => score > barAt(scores, 0.95)).length).toBe(4);
    expect(barAt([], 0.95)).toBe(0);
  });
});

describe('a run of questions', () => {
  const asks = ['seizure', 'fainting', 'stroke_signs', 'severe_burn'];
  const check = (intake: Intake) => {
    const said = [...(intake.redFlags ?? []), ...(intake.redFlagsDenied ?? [])] as string[];
    const isFound = intake.redFlags !== undefined;
    const ask = isFound ? [] : asks.filter((code) => !said.includes(code));
    return { ask, urgency: isFound ? 'emergency' : 'urgent', said } as never as ReturnType<
      Parameters<typeof answered>[2]
    >;
  };
  const run = (redFlags: string[]) => {
    const one = aCase('emergency', { redFlags });
    return answered(one, check(one.intake), check) as unknown as { urgency: Urgency; said: string[] };
  };

  it('is answered yes to a sign that is labelled, and ends there', () => {
    expect(run(['fainting', 'stroke_signs'])).toMatchObject({ urgency: 'emergency', said: ['fainting', 'seizure'] });
  });

  it('has three questions at most, as on the pages', () => {
    expect(run(['severe_burn'])).toMatchObject({ urgency: 'urgent', said: ['seizure', 'fainting', 'stroke_signs'] });
  });
});

describe('figures', () => {
  const grave = aCase('emergency', { redFlags: ['seizure'] });
  const found = aJudged(grave, 'emergency', { signs: ['fainting', 'seizure'] });
  const missed = aJudged(grave, 'routine', { ask: ['fainting', 'seizure'], saidAfterAnswers: 'emergency' });
  const letter = aJudged(aCase('routine'), 'emergency', { words: 70 });
  const line = aJudged(aCase('routine', { specialties: ['ent', 'dentistry'] }), 'routine', {
    words: 69,
    specialties: ['neurology', 'dermatology', 'ent'],
  });
  const either = aJudged(aCase('urgent', { levels: ['urgent', 'emergency'] }), 'routine');
  const all = [found, missed, letter, line, either];

  it.each([
    ['emergencies found', 1, 2],
    ['emergencies called routine', 1, 2],
    ['ordinary sent to emergency', 1, 2],
    ['ordinary letters sent to emergency', 1, 1],
    ['ordinary that stay routine', 1, 2],
    ['see-today called routine', 0, 0],
    ['found: first sign right', 0, 1],
    ['found: any sign right', 1, 1],
    ['not found: right sign asked', 1, 1],
    ['emergencies found at once or by answers', 2, 2],
    ['first specialty right', 0, 1],
    ['one of the first three', 1, 1],
  ] as const)('count “%s” only where one level is right: %i of %i', (name, hits, of) => {
    expect(count(figure(name), all)).toEqual({ hits, of });
  });

  it('know English by its commonest words, not by a missing mark', () => {
    const told = (symptoms: string) =>
      isEnglish(aJudged(aCase('urgent', { intake: { need: 'treatment', patient: {}, symptoms } }), 'urgent'));
    expect(told('My wife has had chest pain since yesterday in Đà Nẵng')).toBe(true);
    expect(told('chau 4 ngay tuoi vang khe ca long ban chan, khoc the the nhu tieng meo')).toBe(false);
  });
});

describe('bars', () => {
  const low = { emergency: bars.emergency - 1, notRoutine: bars.routineBare - 1 };
  const none = { emergency: -10_000, notRoutine: -10_000 };
  const scored = (floor: Urgency): Scored => ({
    ...aJudged(aCase('urgent'), 'routine'),
    whole: low,
    gravest: none,
    apart: none,
    floor,
    isOld: false,
  });

  it('are moved one by one, and change what lies between', () => {
    expect(saidAt(scored('routine'), bars)).toBe('routine');
    expect(saidAt(scored('routine'), { ...bars, routine: low.notRoutine, routineBare: low.notRoutine })).toBe('urgent');
    expect(
      saidAt(scored('routine'), {
        ...bars,
        routine: low.notRoutine,
        routineBare: low.notRoutine,
        emergencyShort: low.emergency,
        emergencyFew: low.emergency,
        emergencyWord: low.emergency,
        emergencyLong: low.emergency,
        emergency: low.emergency,
      }),
    ).toBe('emergency');
  });

  it('never lower what is certain', () => {
    expect(saidAt(scored('emergency'), { ...bars, emergency: 10_000 })).toBe('emergency');
  });

  it('are compared with bins that leave no score out', () => {
    expect([-10_000, -601, -600, -1, 0, 99, 100, 599, 600, 10_000].map(binOf)).toEqual([
      -7, -7, -6, -1, 0, 0, 1, 5, 6, 6,
    ]);
  });
});

describe('labels', () => {
  it('are found by file and line, blank lines counted', () => {
    const path = written('z-new.txt', 'R||ent|đau họng\n\nE|seizure|neurology,emergency|co giật\n');
    const cases = labelledCases(path);
    expect(cases.map(({ id, level }) => [id, level])).toEqual([
      ['z-new:1', 'routine'],
      ['z-new:3', 'emergency'],
    ]);
    expect(labelledCases(join(path, '..'))).toEqual(cases);
  });

  it('of texts that the corpus has already are no new ones', () => {
    const seen = corpusCases()[0]?.intake.symptoms?.toUpperCase();
    const path = written('z-new.txt', `R||ent|${seen}\nR||ent|một câu mà chưa ai viết bao giờ\n`);
    expect(newCases(path).map(({ id }) => id)).toEqual(['z-new:2']);
  });

  it('are refused where a line is none', () => {
    expect(() => labelledCases(written('z.txt', 'X||ent|đau họng\n'))).toThrow('z:1');
    expect(() => secondLabels(written('z.tsv', 'a:1\tX\n'))).toThrow('a:1');
  });

  it('of two readers are counted where both have one', () => {
    const second = secondLabels(written('z.tsv', 'a:1\tU\na.txt:2\tR\na:3\tE\n'));
    const cases = [
      aCase('emergency'),
      aCase('urgent', { id: 'a:2' }),
      aCase('emergency', { id: 'a:3' }),
      aCase('routine', { id: 'a:4' }),
    ];
    expect(cases.map((one) => agreeOnEmergency(one, second))).toEqual([false, true, true, false]);
    expect(agreementTables(cases, second)).toContain('1/3 = 33.3 %');
    expect(agreementTables(cases, second)).toContain('2/3 = 66.7 %');
  });

  it('of a second reader may be missing altogether', () => {
    expect(secondLabels(join(tmpdir(), 'no-such-labels.tsv')).size).toBe(0);
  });
});

describe('the document', () => {
  it('gets the new tables in place of the old, and keeps all else', () => {
    const before = 'a\n<!-- one -->\nold\n<!-- end of one -->\nb\n<!-- two -->\n<!-- end of two -->\n';
    const after = withParts(before, { one: 'new' });
    expect(after).toBe('a\n<!-- one -->\n\nnew\n\n<!-- end of one -->\nb\n<!-- two -->\n<!-- end of two -->\n');
    expect(withParts(after, { one: 'new' })).toBe(after);
  });

  it('refuses a table that it has no place for', () => {
    expect(() => withParts('a', { one: 'new' })).toThrow('one');
  });
});
