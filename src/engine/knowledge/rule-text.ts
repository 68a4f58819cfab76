import type { Urgency } from '../../contract/vocabulary.ts';
import type { NearRule, TogetherRule } from './rule.ts';

type Limits = Omit<NearRule, 'id' | 'flag' | 'level' | 'near' | 'within' | 'not' | 'source'> & { durationMax?: number };
type Written = {
  readonly id: string;
  readonly body: string;
  readonly limits: Limits;
  readonly flag: string | undefined;
  readonly level: Urgency;
  readonly source: string;
  readonly rest: string;
};

/**
 * Rules as they are written down, one a line:
 * `id: NOTION NOTION within 8 if new age>=40 -> flag urgent (SOURCES) not phrase | phrase`
 * `id: term term any term term unless term if female days<=14 -> flag (SOURCES) to specialty specialty`
 * The level is emergency unless it is named; `-` is no flag. What the words mean is told by the types.
 */
const line =
  /^(?<id>\S+): (?<body>.+?)(?: if (?<limits>.+?))? -> (?<flag>\S+)(?: (?<level>urgent))? \((?<source>[^)]+)\)(?<rest>.*)$/;

export function readNearRules(text: string): NearRule[] {
  return linesOf(text).map(({ id, body, limits, flag, level, source, rest }) => {
    const [near = '', within = ''] = body.split(' within ');
    if (!flag || !(Number(within) > 0)) throw new Error(`“${id}” is no near rule`);
    const not = rest.startsWith(' not ') ? rest.slice(' not '.length) : undefined;
    return { id, flag, level, near: near.split(' '), within: Number(within), ...limits, ...(not && { not }), source };
  });
}

export function readTogetherRules(text: string): TogetherRule[] {
  return linesOf(text).map(({ id, body, limits, flag, level, source, rest }) => {
    const [needed = '', unless] = body.split(' unless ');
    const [all = '', any] = needed.split(' any ');
    return {
      id,
      ...(flag !== undefined && { flag }),
      level,
      all: all.split(' '),
      ...(any && { any: any.split(' ') }),
      ...(unless && { unless: unless.split(' ') }),
      ...limits,
      ...(rest.startsWith(' to ') && { specialties: rest.slice(' to '.length).split(' ') }),
      source,
    };
  });
}

function linesOf(text: string): Written[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const { id = '', body = '', limits, flag, level, source = '', rest = '' } = line.exec(row)?.groups ?? {};
      if (!id) throw new Error(`Not a rule: ${row}`);
      return {
        id,
        body,
        limits: limitsOf(limits?.split(' ') ?? []),
        flag: flag === '-' ? undefined : flag,
        level: level ? 'urgent' : 'emergency',
        source,
        rest,
      };
    });
}

const numbered: Readonly<Record<string, keyof Limits>> = {
  'age>=': 'ageMin',
  'age<=': 'ageMax',
  'months<': 'monthsBelow',
  'months>=': 'monthsMin',
  'days<=': 'durationMax',
};
const named: Readonly<Record<string, Limits>> = {
  new: { newOnly: true },
  ordered: { ordered: true },
  clause: { sameClause: true },
  female: { sex: 'female' },
  male: { sex: 'male' },
};

function limitsOf(words: readonly string[]): Limits {
  return Object.assign(
    {},
    ...words.map((word): Limits => {
      const [, what = '', bound] = /^(\D+)(\d+)$/.exec(word) ?? [];
      const key = numbered[what];
      const limit = key ? { [key]: Number(bound) } : named[word];
      if (!limit) throw new Error(`Not a limit of a rule: ${word}`);
      return limit;
    }),
  );
}
