import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { comparedMembers } from '#engine/knowledge/phrases-in.ts';
import { namesIn } from '#scripts/cards/names-in.ts';
import { readCards } from '#scripts/cards/read-cards.ts';
import { kinds } from '#scripts/cards/schema.ts';
import { faultOf } from '../only-falls.ts';
import { root } from '../sources.ts';

/**
 * What the engine knows by lists and what it takes to read it: numbers that may only fall (docs/decisions/0111). They are
 * counted in the sources and not in what runs, so that nothing has to be loaded.
 */
const files = globSync('src/engine/**/*.{ts,json,jsonl,yaml,yml,txt,csv,tsv}', { cwd: root })
  .filter((path) => !/\.test\.ts$|-weights\.json$|\/scenarios\/.+\.jsonl$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const code = files.filter(({ path }) => path.endsWith('.ts'));

/** No line hides more than a screen shows. */
const lettersPerLine = 120;
/** What is longer is a sentence for people and not compared with theirs. */
const phraseWordsMax = 8;

type Counts = { phrases: number; expressions: number };
type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

function countIn(path: string, text: string): Counts {
  const counts: Counts = { phrases: 0, expressions: 0 };
  if (path.endsWith('.ts')) visit(parseSync(path, text).program as unknown as Node, counts, false);
  else counts.phrases = text.split('\n').reduce((sum, line) => sum + alternativesIn(line), 0);
  // The names of places and hospitals are looked up there and are no reading of a story.
  return path.startsWith('src/engine/graph/') ? { ...counts, phrases: 0 } : counts;
}

/** Types say nothing to a text, and `vi` and `en` are what we say to people. */
function visit(node: Node, counts: Counts, areWords: boolean): void {
  if (/^(Import|TSType|TSInterface)/.test(node.type) || isForPeople(node)) return;
  const written = writtenIn(node);
  if (isExpression(node)) counts.expressions++;
  if (written !== undefined) {
    counts.phrases += areWords ? (written.match(/\S+/g)?.length ?? 0) : alternativesIn(written);
  }
  const ofWords = areWords || isListOfWords(node);
  for (const name in node) {
    const inside = node[name];
    if (name === 'key' && node.computed === false) continue;
    for (const each of Array.isArray(inside) ? inside : [inside]) if (isNode(each)) visit(each, counts, ofWords);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isForPeople(node: Node): boolean {
  return (node.type === 'Property' && /^(vi|en)$/.test(nameOf(node.key))) || nameOf(node.callee) === 'step';
}

function isExpression(node: Node): boolean {
  return node.regex !== undefined || (node.type === 'NewExpression' && nameOf(node.callee) === 'RegExp');
}

/** Where spaces part what is compared one by one. */
function isListOfWords({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return nameOf(callee) === 'WordSet';
  return type === 'CallExpression' && isNode(callee) && nameOf(callee.property) === 'split';
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : '';
}

/** A text as it stands in the source, with a gap where something is put into it. */
function writtenIn({ type, value, regex, quasis }: Node): string | undefined {
  if (regex !== undefined) return `${(regex as { pattern: string }).pattern}|`;
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked).join('\0');
}

/** All of a list; by itself only what is no code of ours, and no sentence. */
function alternativesIn(written: string): number {
  const listed = written.split('|').filter((each) => each.replaceAll('\0', '').trim() !== '').length;
  if (written.includes('|')) return listed;
  return /[^\0-\x7f…–“”’]/.test(written) && written.split(' ').length <= phraseWordsMax ? listed : 0;
}

function linesOf(isTable: boolean): number {
  const meant = code.filter(({ path }) => path.startsWith('src/engine/knowledge/') === isTable);
  return meant.flatMap(({ text }) => text.split('\n')).reduce((sum, line) => sum + sizeOf(line), 0);
}

function sizeOf(line: string): number {
  return Math.max(1, Math.ceil(line.length / lettersPerLine));
}

function fieldsOf(path: string, type: string): number {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const body = new RegExp(`export type ${type} = \\{\\n(.*?)\\n\\};`, 's').exec(text)?.[1] ?? '';
  return body.match(/^ {2}readonly \w+\??:/gm)?.length ?? 0;
}

const cards = readCards();
const legacies = kinds.flatMap((kind) => cards[kind]).map(({ legacy }) => legacy);
const inCards = [
  ...legacies.flatMap((legacy) => comparedMembers.flatMap((member) => legacy[member] ?? [])),
  ...Object.values(cards.lists),
];

/** Of a list in a card: what stands in braces is counted where it is written out, and once for all that fill a pattern. */
function writtenOut(list: string): number {
  return list.split(/ \| | \/ /).filter((each) => each !== `{${namesIn(each)[0]}}`).length;
}

describe('what may only fall', () => {
  const counted = files.map(({ path, text }) => countIn(path, text));
  const total = (name: keyof Counts) => counted.reduce((sum, each) => sum + each[name], 0);

  it.each([
    ['phrases', () => total('phrases') + inCards.reduce((sum, list) => sum + writtenOut(list), 0)],
    ['regularExpressions', () => total('expressions')],
    ['legacyMembersOfCards', () => legacies.reduce((sum, legacy) => sum + Object.keys(legacy).length, 0)],
    ['fieldsOfAMatter', () => fieldsOf('src/engine/knowledge/topic.ts', 'Topic')],
    ['linesOfCode', () => linesOf(false)],
    ['linesOfTables', () => linesOf(true)],
    ['filesOfTheEngine', () => files.length],
  ] as const)('has not grown, and is held where it fell: %s', (name, count) => {
    expect(faultOf(name, count())).toBeUndefined();
  });

  it('is counted in every form that it may be written in', () => {
    const phrasesIn = (text: string, path = 'src/engine/a.ts') => countIn(path, text).phrases;
    const forms: Record<string, number> = {
      'const a = `sốt | ho ${b} | fever`;': 3,
      "const a = { heard: 'sốt', unless: ['khó thở', 'đau ngực'] };": 3,
      "const a = new WordSet('khong chua chang');": 3,
      "const a = 'mot hai'.split(' ');": 2,
      'const a = /sốt|fever/u;': 2,
      "const a = { code: 'stroke_signs', says: { vi: 'Đi khám ngay.', en: 'Go now.' } };": 0,
      "const a = step('note', 'Đi khám ngay.', 'Go now.');": 0,
      "import { a } from './ố.ts'; type A = 'ố' | 'ơ';": 0,
    };
    for (const [text, count] of Object.entries(forms)) expect([text, phrasesIn(text)]).toEqual([text, count]);
    expect(writtenOut('sốt | {with-child} | gout | {operation-over: mổ trĩ / mổ mắt} | kali {5.3..7.9}')).toBe(5);
    expect(phrasesIn('heard: sốt | ho\nabout: ent', 'src/engine/knowledge/a.yaml')).toBe(2);
    expect(phrasesIn("const a = 'Chợ Rẫy | Bạch Mai';", 'src/engine/graph/a.ts')).toBe(0);
    expect(countIn('src/engine/a.ts', "const a = [/a/, new RegExp('b')];").expressions).toBe(2);
  });
});
