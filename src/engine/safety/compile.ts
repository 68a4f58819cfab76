import { administrative, urgentSymptoms } from '../knowledge/concepts-levels.ts';
import { symptomConcepts } from '../knowledge/concepts-symptoms.ts';
import type { NearRule, PartRule, TogetherRule } from '../knowledge/rule.ts';
import type { Knowledge } from './knowledge.ts';
import { buildLexicon, type ConceptSource, type Lexicon } from './lexicon.ts';
import { compileTerms, type Term } from './terms.ts';

export type CompiledSign = {
  readonly code: string;
  readonly says: number;
  readonly names: number;
  readonly not: number;
};
export type CompiledNear = { readonly rule: NearRule; readonly ids: readonly number[]; readonly not: number };
export type CompiledPart = {
  readonly rule: PartRule;
  readonly concept: number;
  readonly first: number;
  readonly second: number;
};
export type CompiledTogether = {
  readonly rule: TogetherRule;
  readonly all: readonly Term[];
  readonly any: readonly Term[];
  readonly unless: readonly Term[];
};

/** Knowledge made ready to be run: names turned into numbers, phrases into one tree. */
export type Compiled = {
  readonly lexicon: Lexicon;
  readonly signs: readonly CompiledSign[];
  /** Near rules by their first notion. */
  readonly near: ReadonlyMap<number, readonly CompiledNear[]>;
  readonly parts: readonly CompiledPart[];
  readonly together: readonly CompiledTogether[];
  /** The rules that ask for a red flag, which an earlier rule may just have raised. */
  readonly afterFlags: readonly CompiledTogether[];
  /** Concepts that are complaints of the body. */
  readonly complaints: readonly number[];
  /** Concepts that are requests. */
  readonly requests: readonly number[];
  readonly urgentSymptoms: readonly { readonly name: string; readonly id: number }[];
};

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
  const maybe = (name: string): number => lexicon.idOf.get(name) ?? -1;
  const codes = [...new Set(signs.flatMap((table) => Object.keys(table)))];
  const compiledTogether = together.map((rule) => ({
    rule,
    all: compileTerms(rule.all, idOf),
    any: compileTerms(rule.any ?? [], idOf),
    unless: compileTerms(rule.unless ?? [], idOf),
  }));
  return {
    lexicon,
    signs: codes.map((code) => ({
      code,
      says: maybe(`rf:${code}`),
      names: maybe(`name:${code}`),
      not: maybe(`not:${code}`),
    })),
    near: byFirst(near.map((rule) => ({ rule, ids: rule.near.map(idOf), not: maybe(`off:${rule.id}`) }))),
    parts: parts.map((rule) => ({
      rule,
      concept: idOf(rule.concept),
      first: idOf(rule.near[0]),
      second: idOf(rule.near[1]),
    })),
    together: compiledTogether,
    afterFlags: compiledTogether.filter(({ rule }) =>
      [...rule.all, ...(rule.any ?? [])].some((term) => term.includes('rf:')),
    ),
    complaints: Object.keys(symptomConcepts)
      .filter((name) => !administrative.has(name))
      .map(maybe),
    requests: [...administrative].map(maybe),
    urgentSymptoms: urgentSymptoms.map((name) => ({ name, id: maybe(name) })),
  };
}

function signConcepts(
  code: string,
  { says, names, not }: { says: string; names?: string; not?: string },
): ConceptSource[] {
  return [
    { name: `rf:${code}`, phrases: says, whole: true },
    ...(names ? [{ name: `name:${code}`, phrases: names, whole: true }] : []),
    ...(not ? [{ name: `not:${code}`, phrases: not, whole: false }] : []),
  ];
}

function byFirst(rules: readonly CompiledNear[]): Map<number, CompiledNear[]> {
  const index = new Map<number, CompiledNear[]>();
  for (const rule of rules) {
    const first = rule.ids[0] ?? -1;
    const sharing = index.get(first);
    if (sharing) sharing.push(rule);
    else index.set(first, [rule]);
  }
  return index;
}
