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
  readonly near: readonly CompiledNear[];
  readonly parts: readonly CompiledPart[];
  readonly together: readonly CompiledTogether[];
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
  return {
    lexicon,
    signs: codes.map((code) => ({
      code,
      says: maybe(`rf:${code}`),
      names: maybe(`name:${code}`),
      not: maybe(`not:${code}`),
    })),
    near: near.map((rule) => ({ rule, ids: rule.near.map(idOf), not: maybe(`off:${rule.id}`) })),
    parts: parts.map((rule) => ({
      rule,
      concept: idOf(rule.concept),
      first: idOf(rule.near[0]),
      second: idOf(rule.near[1]),
    })),
    together: together.map((rule) => ({
      rule,
      all: compileTerms(rule.all, idOf),
      any: compileTerms(rule.any ?? [], idOf),
      unless: compileTerms(rule.unless ?? [], idOf),
    })),
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
