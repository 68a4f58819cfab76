import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';
import { readText } from './reading.ts';
import { repairOf } from './repair.ts';
import { isSyllable } from './syllable.ts';
import { wordOf } from './word.ts';

const read = (text: string) =>
  readText(text)
    .tokens.map(({ word }) => word)
    .join(' ');

const urgencyOf = (symptoms: string) => {
  const intake: Intake = { need: 'treatment', patient: { age: 60 }, symptoms, durationDays: 0 };
  return checkSafety(readIntake(intake), intake).urgency;
};

describe('slips of typing', () => {
  test.each([
    ['khos thowr', 'khó thở'],
    ['ddau nguwcj duwx dooij', 'đau ngực dữ dội'],
    ['khoong thowr ddwowcj', 'không thở được'],
    ['meos mieengj', 'méo miệng'],
    ['ho ra maus', 'ho ra máu'],
    ['ngaats xiur', 'ngất xỉu'],
    ['dduwowngf huyeets', 'đường huyết'],
    ['chuaw sốt', 'chưa sốt'],
  ])('that are Telex keys are read as their marks: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test('are mended beside an English sentence', () => {
    expect(read('khos thowr. burning when i pee')).toBe('khó thở burning when i pee');
  });

  test.each([
    ['dau nguc du doi65', 'dau nguc du dội'],
    ['kho1 tho73', 'khó thở'],
    ['d9au bung5', 'đau bụng'],
  ])('that are VNI keys are read as their marks: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test.each(['be 2 thang', 'be2 thang', 'sot39', 'ho2 ngay', 'covid19', 'b12', '2kg', 'spo2 88'])(
    'a digit that counts or names something is no key: %s',
    (written) => {
      expect(read(written).replaceAll(' ', '')).toBe(written.replaceAll(' ', ''));
    },
  );

  test.each([
    ['đauuuu quá', 'đau quá'],
    ['sốtttt', 'sốt'],
    ['bé sốtt quáa', 'bé sốt quá'],
    ['khhó thở', 'khó thở'],
    ['mẹ em bijj ngã', 'mẹ em bị ngã'],
    ['đột quỵy', 'đột quỵ'],
  ])('that double a letter are read as one: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test.each([
    ['khotho', 'kho tho'],
    ['daubung', 'dau bung'],
    ['đaubụng', 'đau bụng'],
    ['chóngmặt', 'chóng mặt'],
    ['cogiat', 'co giat'],
  ])('that forget a space are two words: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test.each([
    ['đau bụgn', 'đau bụng'],
    ['nhưmg', 'nhưng'],
    ['co giậtj', 'co giật'],
    ['nguwc', 'nguc'],
    ['dữ doiij', 'dữ doi'],
  ])('of one letter are mended where one word alone is meant: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test.each(['khoe tho', 'đua bụng', 'krông pắk', 'xe bus', 'panadol', 'zalo', 'echo tim', 'oxi', 'xoong', 'name'])(
    'are not seen in real words, foreign ones or names: %s',
    (written) => {
      expect(read(written)).toBe(written);
    },
  );

  test.each([
    ['he is vomitting since morning', 'he is vomiting since morning'],
    ['my wife is pregnent and bleding', 'my wife is pregnant and bleeding'],
    ['she has stomache pain', 'she has stomach pain'],
    ['he is unconsious', 'he is unconscious'],
  ])('of one letter are mended in English too: %s', (written, meant) => {
    expect(read(written)).toBe(meant);
  });

  test('are not looked for in short English words', () => {
    expect(read('my hands and her lungs hurt since two days')).toBe('my hands and her lungs hurt since two days');
  });

  test('are quoted as they were written', () => {
    const { text, tokens } = readText('bố em ddau nguwcj');
    expect(text.slice(tokens[2]?.start, tokens[3]?.end)).toBe('ddau nguwcj');
  });

  test.each([
    ['ddau nguwcj lan ra tay trais, vax moof hooi', 'đau ngực lan ra tay trái, vã mồ hôi'],
    ['khotho dữ doiij, moii tims tais', 'khó thở dữ dội, môi tím tái'],
    ['méoo miệngg, yếuu nửa ngườii', 'méo miệng, yếu nửa người'],
    ['cogiat, bat tinhh', 'co giat, bat tinh'],
  ])('hide no danger: %s', (written, meant) => {
    expect([urgencyOf(written), urgencyOf(meant)]).toEqual(['emergency', 'emergency']);
  });
});

describe('a repair', () => {
  test('never touches a word of our phrases', () => {
    const words = redFlags.flatMap(({ certain = [] }) => certain).flatMap((wording) => wording.split(/[^\p{L}']+/u));
    expect(words.filter((word) => repairOf(wordOf(word)) !== undefined)).toEqual([]);
  });

  const letters = fc.constantFrom(...'abcdeghiklmnopqrstuvxyăâđêôơưáàảãạếệốộớợứự');
  const words = fc.array(letters, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));

  test('never touches what can be a Vietnamese syllable, and leads only to words of ours', () => {
    fc.assert(
      fc.property(words, (written) => {
        const word = wordOf(written);
        const meant = repairOf(word);
        if (isSyllable(word.folded)) expect(meant).toBeUndefined();
        for (const { id } of meant ?? []) expect(id).toBeGreaterThan(0);
      }),
      { numRuns: 5000 },
    );
  });
});
