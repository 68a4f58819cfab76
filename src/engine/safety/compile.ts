import type { Urgency } from '../../contract/vocabulary.ts';
import { administrative, lastingIllnesses, urgentSymptoms } from '../knowledge/concepts-levels.ts';
import { symptomConcepts } from '../knowledge/concepts-symptoms.ts';
import { findRedFlag, redFlags } from '../knowledge/red-flags.ts';
import type { NearRule, PartRule, Signs, TogetherRule } from '../knowledge/rule.ts';
import { graveForms, tellNothingAlone, topics } from '../knowledge/rules-ask.ts';
import { transientFlags } from '../knowledge/rules-transient.ts';
import type { Knowledge } from './knowledge.ts';
import { buildLexicon, type ConceptSource, type Lexicon, noConcept } from './lexicon.ts';
import { type Limits, limitsOf } from './limits.ts';
import type { Close } from './near.ts';
import { compileTerms, type Term } from './terms.ts';

export type CompiledSign = {
  readonly code: string;
  readonly level: Urgency;
  /** Whether it keeps its danger when it has just gone away. */
  readonly lingers: boolean;
  readonly says: number;
  readonly names: number;
  readonly not: number;
  readonly old: number;
};
/** Rules are copied into one shape each, however they are written: what is absent in many would be slow to find absent. */
export type CompiledNear = {
  readonly id: string;
  readonly flag: string;
  readonly level: Urgency;
  readonly limits: Limits | undefined;
  readonly newOnly: boolean;
  readonly lingers: boolean;
  readonly ids: readonly number[];
  readonly close: Close;
  readonly not: number;
};
export type CompiledPart = {
  readonly rule: PartRule;
  readonly concept: number;
  readonly first: number;
  readonly second: number;
  readonly close: Close;
};
export type CompiledTogether = {
  readonly id: string;
  readonly flag: string | undefined;
  readonly level: Urgency;
  readonly limits: Limits | undefined;
  readonly durationMax: number;
  readonly specialties: readonly string[];
  /** Concepts without any of which it can't hold, in ascending order; empty when there are none such. */
  readonly gate: readonly number[];
  /** Whether it can hold only where the text gives a number. */
  readonly isMeasured: boolean;
  readonly all: readonly Term[];
  readonly any: readonly Term[];
  readonly unless: readonly Term[];
  /** The concepts whose words are told as the reason. */
  readonly quoted: readonly number[];
};

/** To a red flag, by its place in the catalogue. */
export type Pointer = {
  readonly flag: number;
  /** How strongly the concept as a topic points there. */
  readonly topic: number;
  /** How strongly it does as a part of rules: to be believed only of more than one word, for single words are common. */
  readonly hint: number;
};

/** Together rules that need not be tried unless the concept is present. */
export type Gate = { readonly concept: number; readonly rules: readonly CompiledTogether[] };

/** Knowledge made ready to be run: names turned into numbers, phrases into one tree. */
export type Compiled = {
  readonly lexicon: Lexicon;
  readonly signs: readonly CompiledSign[];
  /** Near rules by the concept id of their first notion. */
  readonly near: readonly (readonly CompiledNear[] | undefined)[];
  readonly parts: readonly CompiledPart[];
  /** Together rules by the concepts of which one must be present, and those that no concept stands for. */
  readonly gates: readonly Gate[];
  readonly ungated: readonly CompiledTogether[];
  /** The rules that ask for a red flag, which an earlier rule may just have raised. */
  readonly afterFlags: readonly CompiledTogether[];
  /** Concepts that are complaints of the body. */
  readonly complaints: readonly number[];
  /** Concepts that are requests. */
  readonly requests: readonly number[];
  readonly lasting: readonly number[];
  readonly urgentSymptoms: readonly { readonly name: string; readonly id: number }[];
  readonly told: Readonly<Record<(typeof toldNames)[number], number>>;
  /** The red flags that a concept points to, with how strongly. */
  readonly pointsTo: readonly (readonly Pointer[] | undefined)[];
  /** Of each red flag of the catalogue, the concept of its own words. */
  readonly saidBy: readonly number[];
  /** Of each red flag of the catalogue, the symptom that it is the grave form of, if any. */
  readonly graveFormOf: readonly number[];
};

/** The concepts that tell who the patient is and how it goes, rather than what is wrong. */
const toldNames = [
  'fever',
  'pregnant',
  'NOT_PREGNANT',
  'postpartum',
  'JUST_BORN',
  'child_words',
  'ELDER_WORDS',
  'BABY',
  'sudden_onset',
  'SUDDEN',
  'worsening',
  'ADVICE',
  'OLD_COMPLAINT',
  'INTERMITTENT',
  'TREATED',
] as const;

export function compile({ signs, concepts, near, together, parts }: Knowledge): Compiled {
  const lexicon = buildLexicon([
    ...signs.flatMap((table) => Object.entries(table).flatMap(([code, sign]) => signConcepts(code, sign))),
    ...concepts,
    ...near.flatMap(({ id, not }) => (not ? [{ name: `off:${id}`, phrases: not, whole: false }] : [])),
  ]);
  const idOf = (name: string): number => {
    const id = lexicon.idOf.get(name);
    if (id === undefined) throw new Error(`A rule speaks of “${name}”, which is no concept`);
    return id;
  };
  const maybe = (name: string): number => lexicon.idOf.get(name) ?? noConcept;
  const codes = [...new Set(signs.flatMap((table) => Object.keys(table)))];
  const compiledTogether = together.map((rule) => compileTogether(rule, idOf));
  return {
    lexicon,
    signs: codes.map((code) => ({
      code,
      level: findRedFlag(code)?.level ?? 'urgent',
      lingers: transientFlags.has(code),
      says: maybe(`rf:${code}`),
      names: maybe(`name:${code}`),
      not: maybe(`not:${code}`),
      old: maybe(`old:${code}`),
    })),
    near: byFirst(
      near.map((rule) => compileNear(rule, idOf, maybe(`off:${rule.id}`))),
      lexicon,
    ),
    parts: parts.map((rule) => ({
      rule,
      concept: idOf(rule.concept),
      first: idOf(rule.near[0]),
      second: idOf(rule.near[1]),
      close: { within: rule.within, ordered: false, sameClause: true },
    })),
    ...gated(compiledTogether),
    afterFlags: compiledTogether.filter((_, at) =>
      [...(together[at]?.all ?? []), ...(together[at]?.any ?? [])].some((term) => term.includes('rf:')),
    ),
    complaints: Object.keys(symptomConcepts)
      .filter((name) => !administrative.has(name))
      .map(maybe),
    requests: [...administrative].map(maybe),
    lasting: lastingIllnesses.map(idOf),
    urgentSymptoms: urgentSymptoms.map((name) => ({ name, id: maybe(name) })),
    told: Object.fromEntries(toldNames.map((name) => [name, maybe(name)])) as Compiled['told'],
    pointsTo: pointersOf(lexicon, near, compiledTogether, idOf),
    saidBy: redFlags.map(({ code }) => maybe(`rf:${code}`)),
    graveFormOf: redFlags.map(({ code }) => maybe(graveForms[code] ?? '')),
  };
}

function signConcepts(code: string, { says, names, not, old }: Signs[string]): ConceptSource[] {
  return [
    { name: `rf:${code}`, phrases: says, whole: true },
    ...(names ? [{ name: `name:${code}`, phrases: names, whole: true }] : []),
    ...(not ? [{ name: `not:${code}`, phrases: not, whole: false }] : []),
    ...(old ? [{ name: `old:${code}`, phrases: old, whole: false }] : []),
  ];
}

function compileNear(rule: NearRule, idOf: (name: string) => number, not: number): CompiledNear {
  const { id, flag, level, within, ordered = false, sameClause = false, newOnly = false } = rule;
  return {
    id,
    flag,
    level,
    limits: limitsOf(rule),
    newOnly,
    lingers: transientFlags.has(flag),
    ids: rule.near.map(idOf),
    close: { within, ordered, sameClause },
    not,
  };
}

function compileTogether(rule: TogetherRule, idOf: (name: string) => number): CompiledTogether {
  const all = compileTerms(rule.all, idOf);
  const any = compileTerms(rule.any ?? [], idOf);
  const narrow = all.find(({ onlyConcepts }) => onlyConcepts);
  const { id, flag, level, durationMax = Number.POSITIVE_INFINITY, specialties = [] } = rule;
  return {
    id,
    flag,
    level,
    limits: limitsOf(rule),
    durationMax,
    specialties,
    gate: [...new Set(narrow?.concepts)].sort((a, b) => a - b),
    isMeasured: rule.all.some((term) => measured.test(term)),
    all,
    any,
    unless: compileTerms(rule.unless ?? [], idOf),
    quoted: [...all, ...any].flatMap(({ concepts }) => concepts),
  };
}

/** A term that asks for nothing but one number. */
const measured = /^num:[^|&]*$/;

/** A rule need not be tried unless some concept of a term that only concepts can fulfil is present. */
function gated(rules: readonly CompiledTogether[]): Pick<Compiled, 'gates' | 'ungated'> {
  const byConcept = new Map<number, CompiledTogether[]>();
  const ungated: CompiledTogether[] = [];
  for (const rule of rules) {
    if (rule.gate.length === 0) ungated.push(rule);
    for (const concept of rule.gate) byConcept.set(concept, [...(byConcept.get(concept) ?? []), rule]);
  }
  const gates = [...byConcept].map(([concept, behind]) => ({ concept, rules: behind }));
  return { gates: gates.sort((a, b) => a.concept - b.concept), ungated };
}

function byFirst(rules: readonly CompiledNear[], { names }: Lexicon): Compiled['near'] {
  const index = Map.groupBy(rules, ({ ids }) => ids[0] ?? noConcept);
  return names.map((_, id) => index.get(id));
}

/** How strongly the concepts of a text point to a red flag: topics first, then the rules that use the concept. */
function pointersOf(
  lexicon: Lexicon,
  near: readonly NearRule[],
  together: readonly CompiledTogether[],
  idOf: (name: string) => number,
): Compiled['pointsTo'] {
  const flagsOf = new Map<number, string[]>();
  const point = (id: number, flag: string | undefined): void => {
    if (flag === undefined) return;
    const flags = flagsOf.get(id);
    if (!flags) flagsOf.set(id, [flag]);
    else if (!flags.includes(flag)) flags.push(flag);
  };
  for (const rule of near) for (const name of rule.near) point(idOf(name), rule.flag);
  for (const { flag, all, any } of together)
    for (const term of [...all, ...any]) for (const id of term.concepts) point(id, flag);
  for (const sequences of lexicon.sequences) {
    for (const { parts, concept } of sequences ?? []) {
      const name = lexicon.names[concept] ?? '';
      if (name.startsWith('rf:')) for (const id of parts) point(id, name.slice(3));
    }
  }
  const topicsOf = new Map<number, Map<string, number>>();
  for (const [concepts, flags] of topics) {
    for (const name of concepts.split(' ')) {
      const id = idOf(name);
      const weights = topicsOf.get(id) ?? new Map<string, number>();
      for (const [rank, flag] of flags.split(' ').entries())
        weights.set(flag, (weights.get(flag) ?? 0) + topicWeight / (rank + 1.5));
      topicsOf.set(id, weights);
    }
  }
  const places = new Map<string, number>(redFlags.map(({ code }, place) => [code, place]));
  return lexicon.names.map((name, id) => {
    const hinted = tellNothingAlone.has(name) ? [] : (flagsOf.get(id) ?? []);
    const weights = topicsOf.get(id) ?? new Map<string, number>();
    const codes = [...new Set([...weights.keys(), ...hinted])];
    if (codes.length === 0) return undefined;
    return codes.map((code) => ({
      flag: places.get(code) ?? noFlag,
      topic: weights.get(code) ?? 0,
      hint: hinted.includes(code) ? ruleWeight / hinted.length : 0,
    }));
  });
}

/** A code that is not in the catalogue is never asked about. */
const noFlag = redFlags.length;

const ruleWeight = 2.5;
const topicWeight = 3;
