import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { navigate } from '#engine/navigate.ts';
import { corpusCases, isSealed } from '#scripts/evaluate/corpus.ts';
import { answers } from '#scripts/same-answers/ask-tree.ts';
import { askedIntakes } from '#scripts/same-answers/asked-intakes.ts';
import { differences } from '#scripts/same-answers/differences.ts';
import { type Answered, keyOf, type Line, lineOf, linesOf, writeLines } from '#scripts/same-answers/line.ts';
import { anIntake } from '../builders.ts';
import { shippedGraph } from '../shipped-graph.ts';

const folder = mkdtempSync(join(tmpdir(), 'danloi-answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function* given(lines: readonly Line[]) {
  yield* lines.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

const found = (before: readonly Line[], after: readonly Line[], members?: string[]) =>
  Array.fromAsync(differences(given(before), given(after), members));

const answered = (symptoms: string, urgency: string): Answered => ({
  id: symptoms,
  intake: anIntake({ symptoms }),
  answer: {
    safety: { urgency, reasons: [{ vi: 'Vì', en: 'As' }] },
    specialties: ['neurology'],
    disclaimer: { vi: 'a', en: 'b' },
  },
});

describe('two sets of answers', () => {
  const before = ['ho', 'sốt', 'ngứa'].map((text) => lineOf(answered(text, 'routine')));

  it.each(['plain.txt', 'packed.gz'])('are written and read again as they were: %s', async (name) => {
    const path = join(folder, name);
    expect(await writeLines(path, given(before))).toBe(3);
    expect(await Array.fromAsync(linesOf(path))).toEqual(await Array.fromAsync(given(before)));
  });

  it('that are the same show nothing', async () => {
    expect(await found(before, before)).toEqual(Array(3).fill({ outcome: 'same' }));
  });

  it('that differ say in which members, and of a level from which to which', async () => {
    const graver = answered('sốt', 'emergency');
    const after = before.with(1, lineOf({ ...graver, answer: { ...graver.answer, specialties: ['infectious'] } }));
    const changed = [
      { kind: 'safety.urgency routine → emergency', before: '"routine"', after: '"emergency"' },
      { kind: 'specialties', before: '["neurology"]', after: '["infectious"]' },
    ];
    const shown = async (members?: string[]) =>
      (await found(before, after, members)).flatMap((one) => (one.outcome === 'differs' ? [one] : []));
    expect(await shown()).toEqual([{ outcome: 'differs', id: 'sốt', intake: graver.intake, changes: changed }]);
    expect(await shown(['safety'])).toMatchObject([{ changes: [changed[0]] }]);
    expect(await shown(['safety.urgency'])).toMatchObject([{ changes: [changed[0]] }]);
    expect(await shown(['safety.reasons', 'nextSteps', 'special'])).toEqual([]);
  });

  it('of different intakes are told apart by what was asked', async () => {
    const outcomes = (await found(before.slice(1), before.slice(0, 2))).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['missing', 'missing', 'same']);
  });
});

describe('what is asked', () => {
  it('is every fifth of our own and all that a file holds, each once, in order, and no sealed text', () => {
    const path = join(folder, 'judged.json');
    const judged = { id: 'I01', intake: anIntake({ symptoms: 'đau nửa đầu từ sáng' }) };
    writeFileSync(path, JSON.stringify([judged, judged]));
    const asked = askedIntakes([path], 5);
    expect(asked.filter(({ id }) => id === 'I01')).toEqual([judged]);
    const keys = asked.map(({ intake }) => keyOf(intake));
    expect(keys).toEqual([...new Set(keys)].toSorted());
    const corpus = corpusCases();
    expect(asked.length / corpus.length).toBeCloseTo(1 / 5, 1);
    const sealed = new Set(corpus.filter(isSealed).map(({ id }) => id));
    expect(asked.filter(({ id }) => sealed.has(id))).toEqual([]);
  });

  it('is refused where a file holds no intakes', () => {
    const path = join(folder, 'other.jsonl');
    writeFileSync(path, '{"text":"ho"}\n');
    expect(() => askedIntakes([path])).toThrow('no intake with its id');
  });

  it('is answered twice the same, without its time and versions', () => {
    const asked = [{ symptoms: 'con em co giật' }, {}].map((told) => ({ id: 'one', intake: anIntake(told) }));
    const ask = () => [...answers({ navigate, graph: shippedGraph }, asked)];
    const lines = ask();
    expect(lines).toEqual(ask());
    const given = lines.map(({ json }) => (JSON.parse(json) as Answered).answer);
    expect(given.map(({ safety }) => (safety as { urgency: string }).urgency)).toEqual(['emergency', 'routine']);
    for (const answer of given) {
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(['safety', 'primary', 'nextSteps', 'place']));
      expect(Object.keys(answer).filter((name) => /At$|Version$/.test(name))).toEqual([]);
    }
  });
});
