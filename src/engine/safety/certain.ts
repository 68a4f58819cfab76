import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import type { MeasuredRule, Range, When } from '../knowledge/measured-rule.ts';
import { redFlags } from '../knowledge/red-flags.ts';
import { saidAlone } from '../knowledge/said-alone.ts';
import { urgentMeasures } from '../knowledge/urgent-measures.ts';
import { tellingCount } from '../reader/telling-count.ts';
import { isOfOldDays, withContext } from '../text/context.ts';
import { buildPhrases, findPhrases, type Match, quote } from '../text/phrases.ts';
import type { Reading, Token } from '../text/reading.ts';
import { WordSet } from '../text/word-set.ts';
import type { OtherRaise } from './check.ts';
import type { Measure, MeasureKind } from './measures.ts';

/** A sign that leaves no doubt, and the words that it rests on. */
export type CertainSign = {
  readonly code: RedFlagCode;
  readonly level: Urgency;
  readonly words: readonly string[];
  /** The rule that it holds by; by its own words when there is none. */
  readonly rule: string | undefined;
};

/** What leaves no doubt: signs that hold, and what raises the level without being a sign. */
export type Certain = { readonly signs: readonly CertainSign[]; readonly raises: readonly OtherRaise[] };

/** A part of the text that something rests on. */
type Span = { readonly from: number; readonly to: number };
/** Words of a wording, and whether they were written with its marks. */
type Said = Span & { readonly exact: boolean };

const wordings = new Set([
  ...redFlags.flatMap(({ certain = [], rules = [] }) => [...certain, ...rules.flatMap(({ when }) => when.words ?? [])]),
  ...urgentMeasures.flatMap(({ when }) => when.words ?? []),
  ...Object.values(saidAlone).flat(),
]);
const phrases = buildPhrases([...wordings].map((phrase) => ({ phrase, value: phrase, weakUnmarked: 'if ambiguous' })));

/** A text of so few words, or words that tell, is nothing but what it names: “bố tôi bị co giật từ sáng nay”. */
const aloneWords = 6;
const aloneTelling = 4;

/** How many words that change nothing may stand inside a wording: “gọi (bà) không tỉnh”. */
const lightWordsMax = 2;

/** The signs that words or measured values leave no doubt of; `measures` are those of now. */
export function certainSigns(reading: Reading, facts: Facts, measures: readonly Measure[]): Certain {
  const said = saidNow(reading);
  const isAlone = reading.tokens.length <= aloneWords || tellingCount(reading.tokens) <= aloneTelling;
  const ages = agesOf(facts);
  const spansOf = (rule: MeasuredRule) => spansWhen(rule.when, { said, measures, facts, ages });
  const quotes = (spans: readonly Span[]) => [...new Set(spans.map((span) => quote(reading, span)))];
  const signs: CertainSign[] = [];
  for (const { code, level, certain = [], rules = [], appliesTo } of redFlags) {
    const isMothers = appliesTo?.pregnancy === 'pregnant' && !facts.pregnant;
    const spans = [
      ...spansSaid(certain, said).filter((span) => !(isMothers && isOfFood(reading, span, facts))),
      ...spansSaid(saidAlone[code] ?? [], said).filter(
        (span) => (isAlone || (code === 'suicide_risk' && isSentence(reading, span))) && !isManner(reading, span),
      ),
    ];
    if (spans.length > 0) signs.push({ code, level, words: quotes(spans), rule: undefined });
    for (const rule of rules) {
      const held = spansOf(rule);
      if (held) signs.push({ code, level: rule.level ?? level, words: quotes(held), rule: rule.name });
    }
  }
  const raises = urgentMeasures.flatMap((rule): OtherRaise[] => {
    const held = spansOf(rule);
    return held ? [{ id: rule.name, level: 'urgent', words: quotes(held) }] : [];
  });
  return { signs, raises };
}

function spansSaid(wordings: readonly string[], said: ReadonlyMap<string, Said>): Said[] {
  return said.size === 0 ? [] : wordings.flatMap((wording) => said.get(wording) ?? []);
}

const taken = new WordSet('an uong bu nuot do dut');
const takenReach = 3;
const bearingYearsMin = 10;

/** “An vo oi” is “ăn vô ói”, and “be oi” of a small child “bé ói”: no waters have broken. With its marks it is what it says. */
function isOfFood(
  { tokens }: Reading,
  { from, exact }: Said,
  { ageYears = bearingYearsMin, ageMonths }: Facts,
): boolean {
  if (exact) return false;
  const clause = tokens[from]?.clause;
  const before = tokens.slice(Math.max(0, from - takenReach), from);
  return (
    ageMonths !== undefined ||
    ageYears < bearingYearsMin ||
    before.some((each) => each.clause === clause && taken.has(each))
  );
}

/** “Ba tháng nay không ngủ được. Em muốn chết.”: a sentence that says nothing else is no way of speaking. */
function isSentence({ tokens }: Reading, { from }: Span): boolean {
  const sentence = tokens.filter((token) => token.sentence === tokens[from]?.sentence);
  return sentence.length <= aloneWords && tellingCount(sentence) <= aloneTelling;
}

const felt = new WordSet('dau nhuc met ngua nong lanh doi khat rat xot te moi buot');
const die = new WordSet('chet');

/** “Đau răng muốn chết”: how much it hurts. */
function isManner({ tokens }: Reading, { from, to }: Span): boolean {
  const isFelt = (token: Token, at: number) => at < from && token.clause === tokens[from]?.clause && felt.has(token);
  return die.has(tokens[to]) && tokens.some(isFelt);
}

/** Where each wording is said of the patient now. */
function saidNow(reading: Reading): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  const found = findPhrases(reading, phrases, lightWordsMax).filter((match) => isSure(reading, match));
  for (const finding of withContext(reading, found)) {
    if (finding.context !== 'present' || said.has(finding.value) || isOfOldDays(reading, finding)) continue;
    said.set(finding.value, finding);
  }
  return said;
}

/** Not when without its marks it could be another word, nor in “được không, máy …”, where a comma parts it. */
function isSure({ tokens }: Reading, { weak, from, to }: Match<string>): boolean {
  return !weak && tokens[from]?.clause === tokens[to]?.clause;
}

type Case = {
  readonly said: ReadonlyMap<string, Said>;
  readonly measures: readonly Measure[];
  readonly facts: Facts;
  readonly ages: Range;
};

/** What a rule rests on, if all that it names is so. */
function spansWhen(when: When, { said, measures, facts, ages }: Case): Span[] | undefined {
  if (!isAbout(when, facts, ages)) return undefined;
  const spans: Span[] = [];
  for (const kind of kinds) {
    const range = when[kind];
    if (!range) continue;
    const measure = measures.find((each) => each.kind === kind && isIn(each.value, range));
    if (!measure) return undefined;
    spans.push(measure);
  }
  if (when.pressureFrom) {
    const { systolic, diastolic } = when.pressureFrom;
    const high = measures.find(
      ({ kind, value }) => (kind === 'systolic' && value >= systolic) || (kind === 'diastolic' && value >= diastolic),
    );
    if (!high) return undefined;
    spans.push(high);
  }
  if (when.noTemp && measures.some(({ kind }) => kind === 'temp')) return undefined;
  if (when.words) {
    const wording = when.words.find((each) => said.has(each));
    if (wording === undefined) return undefined;
    spans.push(said.get(wording) as Span);
  }
  return spans;
}

const kinds = [
  'temp',
  'systolic',
  'spo2',
  'pulse',
  'glucose',
  'taken',
  'vomits',
  'stools',
  'weeks',
] as const satisfies MeasureKind[];

/** Whether the patient may be one that the rule speaks of. What nobody told speaks for the rule. */
function isAbout({ ageMonths, ageYears, sex, pregnant, postpartum }: When, facts: Facts, ages: Range): boolean {
  if (pregnant && !facts.pregnant) return false;
  if (postpartum && !facts.postpartum) return false;
  if (sex && facts.sex !== undefined && facts.sex !== 'other' && facts.sex !== sex) return false;
  return meets(ages, ageMonths) && meets(ages, inMonths(ageYears));
}

/**
 * The ages that the patient may have, in months. Of whom no age is told, the words say whether a child, an old person or
 * neither is meant; a child of no told age is past its first months, because a newborn is called one.
 */
function agesOf({ ageYears, ageMonths, isChild, isElder }: Facts): Range {
  if (ageMonths !== undefined) return { atLeast: ageMonths, below: ageMonths + 1 };
  if (ageYears !== undefined) return { atLeast: ageYears * 12, below: (ageYears + 1) * 12 };
  if (isChild) return { atLeast: 3, below: 16 * 12 };
  return { atLeast: (isElder ? 65 : 16) * 12 };
}

function inMonths(years: Range | undefined): Range | undefined {
  if (!years) return undefined;
  const { atLeast = 0, below = Infinity } = years;
  return { atLeast: atLeast * 12, below: below * 12 };
}

function meets(ages: Range, wanted: Range | undefined): boolean {
  if (!wanted) return true;
  return (ages.atLeast ?? 0) < (wanted.below ?? Infinity) && (ages.below ?? Infinity) > (wanted.atLeast ?? 0);
}

function isIn(value: number, { atLeast = -Infinity, below = Infinity }: Range): boolean {
  return value >= atLeast && value < below;
}
