import type { Check } from './check.ts';
import { isPresent, type Spot } from './findings.ts';

/** A term of a rule, ready to be asked; concepts it rests on are kept for quoting. */
export type Term = {
  /** Concepts of which each fulfils it alone, and whatever else does. */
  readonly anyOf: readonly number[];
  readonly test: Test | undefined;
  readonly concepts: readonly number[];
  /** Whether it can hold only where one of its concepts is present. */
  readonly onlyConcepts: boolean;
};

type Test = (check: Check) => boolean;
type IdOf = (name: string) => number;

export function holds({ anyOf, test }: Term, check: Check): boolean {
  for (const concept of anyOf) if (check.present[concept]) return true;
  return test?.(check) ?? false;
}

export function compileTerms(terms: readonly string[], idOf: IdOf): Term[] {
  return terms.map((term) => eitherOf(term.split('|').map((option) => allOf(option, idOf))));
}

function allOf(option: string, idOf: IdOf): Term {
  const atoms = option.split('&').map((atom) => compileAtom(atom.trim(), idOf));
  const [only] = atoms;
  if (atoms.length === 1 && only) return only;
  return {
    anyOf: [],
    test: (check) => atoms.every((atom) => holds(atom, check)),
    concepts: atoms.flatMap(({ concepts }) => concepts),
    onlyConcepts: atoms.some(({ onlyConcepts }) => onlyConcepts),
  };
}

function eitherOf(options: readonly Term[]): Term {
  const [first] = options;
  if (options.length === 1 && first) return first;
  const tests = options.flatMap(({ test }) => test ?? []);
  return {
    anyOf: options.flatMap(({ anyOf }) => anyOf),
    test: tests.length < 2 ? tests[0] : (check) => tests.some((test) => test(check)),
    concepts: options.flatMap(({ concepts }) => concepts),
    onlyConcepts: options.every(({ onlyConcepts }) => onlyConcepts),
  };
}

function compileAtom(atom: string, idOf: IdOf): Term {
  const predicate = predicates[atom];
  if (predicate) return plain(predicate);
  if (!notConcept.test(atom))
    return { anyOf: [idOf(atom)], test: undefined, concepts: [idOf(atom)], onlyConcepts: true };
  const bound = /^(age|duration|conditions)(>=|<=|>|<)(\d+)$/.exec(atom);
  if (bound) return boundTerm(bound[1] ?? '', bound[2] ?? '', Number(bound[3]));
  const number = /^num:(\w+)(>=|<=|>|<)([\d.]+)(?:\/(\d+))?$/.exec(atom);
  if (number) return numberTerm(number[1] ?? '', number[2] ?? '', Number(number[3]), number[4]);
  if (atom.startsWith('sev=')) return plain(({ intake }) => intake.severity === atom.slice(4));
  if (atom.startsWith('need=')) return plain(({ intake }) => intake.need === atom.slice(5));
  if (atom.startsWith('rf:')) return flagTerm(atom.slice(3));
  if (atom.startsWith('two:')) return twoApart(atom.slice(4).split('+').map(idOf));
  throw new Error(`“${atom}” is no term of a rule`);
}

/** What only comparisons, flags and the like have in them. */
const notConcept = /[<>=:]/;

function plain(test: Test): Term {
  return { anyOf: [], test, concepts: [], onlyConcepts: false };
}

function flagTerm(code: string): Term {
  return plain(({ flags }) => flags.has(code));
}

/** Two of the concepts, told in different words. */
function twoApart(concepts: readonly number[]): Term {
  return plain(({ findings: { of, present } }) => {
    const told = concepts.filter((concept) => present[concept]);
    return told.some((one, at) => told.slice(at + 1).some((other) => areApart(of[one] ?? [], of[other] ?? [])));
  });
}

function areApart(some: readonly Spot[], others: readonly Spot[]): boolean {
  return some.some((one) => isSure(one) && others.some((other) => isSure(other) && isApart(one, other)));
}

function isSure(spot: Spot): boolean {
  return !spot.weak && isPresent(spot);
}

function isApart(one: Spot, other: Spot): boolean {
  return one.to < other.from || other.to < one.from;
}

function compare(value: number, operator: string, bound: number): boolean {
  if (operator === '>=') return value >= bound;
  if (operator === '<=') return value <= bound;
  return operator === '>' ? value > bound : value < bound;
}

function boundTerm(what: string, operator: string, bound: number): Term {
  if (what === 'conditions') return plain(({ intake }) => compare(intake.conditionsCount ?? 0, operator, bound));
  if (what === 'duration') {
    return plain(({ facts }) => facts.durationDays !== undefined && compare(facts.durationDays, operator, bound));
  }
  return plain(({ facts }) => {
    if (facts.ageYears !== undefined) return compare(facts.ageYears, operator, bound);
    // No age given: grown-up thresholds hold unless the words speak of a child, old-age ones only if they say so.
    if (operator.startsWith('>')) return bound >= 60 ? facts.isElder : !facts.isChild;
    return facts.isChild;
  });
}

function numberTerm(what: string, operator: string, bound: number, second: string | undefined): Term {
  if (what === 'bp') {
    return plain(({ measures: { systolic = 0, diastolic = 0 } }) => systolic >= bound || diastolic >= Number(second));
  }
  if (what === 'sbp')
    return plain(({ measures }) => measures.systolic !== undefined && compare(measures.systolic, operator, bound));
  return plain(({ measures }) => {
    const value = measures[what as keyof typeof measures];
    return value !== undefined && compare(value, operator, bound);
  });
}

const predicates: Readonly<Record<string, (check: Check) => boolean>> = {
  acute: ({ facts }) => facts.acute,
  chronic: (check) => check.isChronic,
  child: ({ facts }) => facts.isChild,
  elder: ({ facts }) => facts.isElder,
  pregnant_now: ({ facts }) => facts.pregnant,
  postpartum_now: ({ facts }) => facts.postpartum,
  age_known: ({ facts }) => facts.ageYears !== undefined,
  duration_unknown: ({ facts }) => facts.durationDays === undefined,
  any_symptom: (check) => check.hasSymptom,
};
