import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf } from '#engine/knowledge/cards.ts';
import { comparedMembers, phrasesIn } from '#engine/knowledge/phrases-in.ts';
import type { Topic } from '#engine/knowledge/topic.ts';
import { isOfSoreFromLying, matters } from '#engine/knowledge/topics.ts';
import { namesIn } from '#scripts/cards/names-in.ts';
import { pageOf } from '#scripts/cards/page.ts';
import { cardsFolder, readCards } from '#scripts/cards/read-cards.ts';
import { rowOf } from '#scripts/cards/row-of.ts';
import { type Kind, kinds, LegacySchema } from '#scripts/cards/schema.ts';

const cards = readCards();

describe('cards', () => {
  it.each(kinds)('are what the engine reads, in their order: %s', (kind) => {
    const whole = cards[kind].map(rowOf[kind]).map((row) => {
      const compared = comparedMembers.flatMap((member) => {
        const list = row[member];
        return typeof list === 'string' ? [[member, phrasesIn(list, cards.lists).join(' | ')]] : [];
      });
      return { ...row, ...Object.fromEntries(compared) };
    });
    expect(cardsOf(kind)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(0);
  });

  it('know those of a sore from lying', () => {
    expect(matters.length).toBeGreaterThan(1000);
    const ofSores = cards.matters.filter((_, at) => isOfSoreFromLying(matters[at] as Topic));
    expect(ofSores.map(({ id }) => id)).toEqual(['sore-from-lying', 'infected-sore-from-lying']);
  });

  it('compare a text with no words that are not counted', () => {
    const compared = Object.entries(LegacySchema.properties).filter(([, schema]) => 'pattern' in schema);
    expect(compared.map(([member]) => member)).toEqual(comparedMembers);
  });

  it('keep their lines as wrapped text that anybody can read, without escapes', () => {
    for (const { id, line, watch } of kinds.flatMap((kind) => cards[kind])) {
      const words = [line?.vi, line?.en, watch?.vi, watch?.en].filter((each) => each !== undefined);
      expect(
        words.filter((each) => /[\n\\]|\s\s/.test(each)),
        id,
      ).toEqual([]);
    }
  });
});

describe('a card that is wrong', () => {
  let folder: string;
  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'danloi-cards-')), 'cards');
    const few = ['known-migraine', 'migraine-around-the-period', 'headache', 'dizziness'];
    mkdirSync(join(folder, 'nerves'), { recursive: true });
    for (const id of few) cpSync(join(cardsFolder, `nerves/${id}.yaml`), join(folder, `nerves/${id}.yaml`));
    const texts = few.map((id) => readFileSync(join(folder, `nerves/${id}.yaml`), 'utf8')).join();
    const lists = Object.keys(cards.lists).filter((name) => texts.includes(`{${name}}`));
    writeFileSync(join(folder, 'lists.yaml'), lists.map((name) => `${name}: sốt | fever\n`).join(''));
    const ofFew: Partial<Record<Kind, string[]>> = {
      matters: few.slice(0, 2),
      complaints: few.slice(2, 3),
      soon: few.slice(3),
    };
    const order = kinds.map((kind) => [`${kind}:`, ...(ofFew[kind] ?? ['[]'])].join(ofFew[kind] ? '\n  - ' : ' '));
    writeFileSync(join(folder, 'order.yaml'), `${order.join('\n')}\n`);
  });
  afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

  it('is told from one that is right', () => {
    expect(readCards(folder).matters).toHaveLength(2);
  });

  const card = 'nerves/known-migraine.yaml';
  it.each<[string, string, (text: string) => string, string]>([
    [
      'has a member that no card has',
      card,
      (text) => `${text}hears: x\n`,
      `${card}: the card: must not have additional`,
    ],
    [
      'has a member of the old tables that is gone',
      card,
      (text) => text.replace('  atMost: routine', '  atMost: routine\n  isOdd: true'),
      `${card}: legacy: must not have additional properties: isOdd`,
    ],
    [
      'has no title in English',
      card,
      (text) => text.replace(/ {2}en: Known.*\n/, ''),
      `${card}: title: must have required`,
    ],
    ['has a level that is none', card, (text) => text.replace('urgent]', 'soon]'), `${card}: levels.1: must be equal`],
    ['has a department that is none', card, (text) => text.replace('[neurology]', '[nerves]'), `${card}: specialty.0:`],
    [
      'is named as another file',
      card,
      (text) => text.replace('id: known', 'id: a-known'),
      `${card}: id: is a-known-migraine`,
    ],
    [
      'means a list that is none',
      card,
      (text) => text.replace('{migraine}', '{migrain}'),
      `${card}: legacy.heard: there is no list`,
    ],
    [
      'has no words that wake it',
      card,
      (text) => text.replace(/ {2}heard: >-\n(?: {4}.*\n)+/, ''),
      'known-migraine: legacy.heard: nothing wakes it',
    ],
    [
      'has a line that is long for a matter',
      card,
      (text) => text.replace(/(line:\n.*\n {2}vi: >-\n)/, `$1    ${'dài '.repeat(50)}\n`),
      'known-migraine: line: is longer',
    ],
    ['is no YAML', card, (text) => text.replace('title:', 'title: ['), `${card}: `],
    ['says a member twice', card, (text) => `${text}id: known-migraine\n`, `${card}: Map keys must be unique`],
    [
      'has the title of another',
      card,
      (text) => text.replace('en: Known migraine', 'en: Headache'),
      'title.en “Headache” is that of headache, known-migraine',
    ],
    [
      'is in no order',
      'order.yaml',
      (text) => text.replace('  - known-migraine\n', ''),
      'order.yaml: known-migraine is missing',
    ],
    [
      'stands twice in the order',
      'order.yaml',
      (text) => text.replace('  - known-migraine\n', '  - known-migraine\n  - known-migraine\n'),
      'order.yaml: matters: must not have duplicate items',
    ],
    [
      'leaves a list that nobody means',
      'lists.yaml',
      (text) => `${text}odd: a | b\n`,
      'lists.yaml: odd: no card has it',
    ],
    [
      'has a list with nothing between its bars',
      'lists.yaml',
      (text) => `${text}odd: a | | b\n`,
      'lists.yaml: odd: must match',
    ],
  ])('is named with what is wrong: it %s', (_, path, changed, fault) => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    expect(changed(text)).not.toBe(text);
    writeFileSync(file, changed(text));
    try {
      expect(() => readCards(folder)).toThrow(fault);
    } finally {
      writeFileSync(file, text);
    }
  });
});

describe('a list of phrases', () => {
  const lists = { fever: 'sốt | fever', 'high-fever': '{fever} | rét run', over: 'sau * | * xong' };
  it.each<[string, string[]]>([
    ['ho | cough', ['ho', 'cough']],
    ['{high-fever} | ho', ['sốt', 'fever', 'rét run', 'ho']],
    ['{over: mổ trĩ / mổ mắt}', ['sau mổ trĩ', 'mổ trĩ xong', 'sau mổ mắt', 'mổ mắt xong']],
    ['{8..10}/{1..2}', ['8/1', '8/2', '9/1', '9/2', '10/1', '10/2']],
    ['kali {5.9..6.0}', ['kali 5.9', 'kali 5,9', 'kali 6.0', 'kali 6,0']],
    ['{over: {1..2}}', ['sau 1', '1 xong', 'sau 2', '2 xong']],
  ])('means with what stands in braces: %s', (list, phrases) => {
    expect(phrasesIn(list, lists)).toEqual(phrases);
  });

  it('names the lists that are meant', () => {
    expect(namesIn('ho | {high-fever} | {over: {1..2}} | {8..10}')).toEqual(['high-fever', 'over']);
  });
});

it('a card is printed on one page, with what wakes it', () => {
  const card = cards.matters.find(({ id }) => id === 'known-migraine');
  if (!card) throw new Error('the card is gone');
  const page = pageOf(card, cards.lists, [{ text: 'đau nửa đầu mỗi tháng', isSaid: true }], 12);
  for (const part of [
    'Known migraine',
    'adult',
    'routine, urgent',
    'Thần kinh',
    'migraines',
    'ghi nhật ký',
    'fever with',
  ])
    expect(page).toContain(part);
  expect(page).toContain('Open texts that wake it: 1; 1 of them are told its line\n  + đau nửa đầu mỗi tháng');
  expect(page.split('\n').length).toBeLessThan(80);
  expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThan(105);
});
