import type { Chance } from '#test/chance.ts';
import type { Schema } from '../description.ts';
import type { Draft } from '../draft.ts';
import type { Spot } from '../values.ts';

/** Spoils a request; false when there is nothing in it to be spoilt in this way. */
export type Mutator = (draft: Draft, chance: Chance) => boolean;

function atSpot(
  draft: Draft,
  chance: Chance,
  isMeant: (spot: Spot) => boolean,
  change: (spot: Spot) => unknown,
): boolean {
  const spots = draft.spots.filter(isMeant);
  if (spots.length === 0) return false;
  const spot = chance.pick(spots);
  spot.holder[spot.name] = change(spot);
  return true;
}

const everywhere = () => true;
const isText = ({ schema }: Spot) => [schema.type].flat().includes('string');

function isBounded({ schema }: Spot): boolean {
  return ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems'].some((name) => Object.hasOwn(schema, name));
}

const ofOtherTypes: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e-308, '', 'x', '0', 'null', 'true', [], {}, [[]], [null], { a: 1 }],
  ...[['x'], { length: 1 }, { toString: 1 }, 2 ** 53, -(2 ** 63), '2026-02-30', '1e3'],
];

/** Each counts as one character, whichever way it is written. */
const characters = ['x', 'ệ', 'e\u0323\u0302', '😀', 'ﷺ', '\u0130'];

function atTheBound(schema: Schema, value: unknown, chance: Chance): unknown {
  const by = chance.pick([-1, 0, 1]);
  const { minLength, maxLength, minimum, maximum, maxItems } = schema;
  if (maxItems !== undefined && Array.isArray(value)) {
    const item = value[0] ?? 'x';
    return Array.from({ length: maxItems + by }, () => item);
  }
  const lengths = [minLength, maxLength].filter((each) => each !== undefined);
  if (lengths.length > 0) return chance.pick(characters).repeat(Math.max(0, chance.pick(lengths) + by));
  const limits = [minimum, maximum].filter((each) => each !== undefined);
  return limits.length > 0 ? chance.pick(limits) + chance.pick([by, by, by / 2]) : value;
}

const tricks: ((text: string, chance: Chance) => string)[] = [
  (text) => `${text}\ud800`,
  (text) => `\udc00${text}`,
  (text) => `${text}\u0000`,
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFKD'),
  (text) => `\u202e${text}\u2066`,
  (text) => [...text].join('\u200b'),
  (text) => `\ufeff${text}`,
  (text, chance) => `a${'\u0301\u0323'.repeat(chance.pick([15, 16, 500]))}${text}`,
  (text, chance) => `${text}${'\u200d'.repeat(chance.pick([1, 100, 5000]))}`,
  (text) => `${text}\uffff\ufffe\u{10ffff}`,
  (text) => text.toUpperCase(),
  () => '\u2028\u2029\u0085',
  () => 'İıſﬁ\u1e9e',
  () => '𝟘１２٣',
  () => '\r\nset-cookie: a=b',
  () => "'; drop table cases; --",
  () => '{{7*7}}<script>',
  () => '%00%ff%n%s',
  () => '../../../etc/passwd',
  (_, chance) => String.fromCodePoint(...Array.from({ length: 40 }, () => chance.below(0xd800))),
  (_, chance) => 'x'.repeat(chance.pick([20_000, 20_001, 100_000])),
];

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '0',
  'ệ',
  '$ref',
  'then',
];

/** Objects in the body, itself among them. */
function objectsOf({ json, spots }: Draft): Record<string, unknown>[] {
  const values = [json?.body, ...spots.map(({ holder, name }) => holder[name])];
  return values.filter((value) => typeof value === 'object' && value !== null) as Record<string, unknown>[];
}

function withMember(draft: Draft, chance: Chance, name: string, value: unknown): boolean {
  const objects = objectsOf(draft);
  if (objects.length === 0) return false;
  // So that `__proto__` becomes a member, as it does for `JSON.parse`.
  Object.defineProperty(chance.pick(objects), name, { value, enumerable: true, configurable: true, writable: true });
  return true;
}

export const valueMutators: Record<string, Mutator> = {
  'another type': (draft, chance) =>
    atSpot(draft, chance, everywhere, () => structuredClone(chance.pick(ofOtherTypes))),
  'at a bound, or one off': (draft, chance) =>
    atSpot(draft, chance, isBounded, ({ schema, holder, name }) => atTheBound(schema, holder[name], chance)),
  'tricks of Unicode': (draft, chance) =>
    atSpot(draft, chance, isText, ({ holder, name }) => chance.pick(tricks)(String(holder[name]), chance)),
  'a strange member': (draft, chance) =>
    withMember(
      draft,
      chance,
      chance.pick(strangeNames),
      structuredClone(chance.pick([1, 'x', {}, { polluted: true }])),
    ),
  'an unknown member': (draft, chance) =>
    withMember(draft, chance, chance.pick(['id', 'x', 'Need', 'state', 'token']), 'x'),
  'a member too few': (draft, chance) => {
    const spots = draft.spots.filter(({ holder }) => !Array.isArray(holder));
    if (spots.length === 0) return false;
    const { holder, name } = chance.pick(spots);
    delete holder[name];
    return true;
  },
  'nested deeply': (draft, chance) => {
    const depth = chance.pick([2, 14, 15, 16, 17, 200]);
    const nest = () => {
      let value: unknown = 1;
      for (let level = 0; level < depth; level++) value = chance.oneIn(2) ? [value] : { a: value };
      return value;
    };
    return draft.json === undefined ? false : atSpot(draft, chance, everywhere, nest);
  },
};
