import fc from 'fast-check';
import type { Chance } from '../chance.ts';
import { resolved, type Schema } from './description.ts';

/** Where a value stands that was made, and what may stand there: what a mutator needs to spoil it. */
export type Spot = { holder: Record<string, unknown>; name: string; schema: Schema };

/**
 * Values that a schema cannot know to be good, such as the id of a place that there is, by the name of their member;
 * `undefined` where there is none, and the member is left out.
 */
export type Known = Record<string, (chance: Chance) => unknown>;

export type Making = { chance: Chance; known: Known; spots: Spot[] };

/** A value that the schema allows, put under a name into its holder. */
export function putValue(making: Making, holder: Record<string, unknown>, name: string, written: Schema): void {
  const schema = resolved(written);
  const known = Object.hasOwn(making.known, name) ? making.known[name] : undefined;
  const value = known ? known(making.chance) : made(making, schema, name);
  if (value === undefined) return;
  holder[name] = value;
  making.spots.push({ holder, name, schema });
}

function made(making: Making, schema: Schema, name: string): unknown {
  const { chance } = making;
  if (schema.enum) return chance.pick(schema.enum);
  const among = schema.oneOf ?? schema.anyOf;
  if (among) return made(making, resolved(chance.pick(among)), name);
  switch (typeOf(schema, chance)) {
    case 'object':
      return objectOf(making, schema);
    case 'array':
      return arrayOf(making, schema, name);
    case 'string':
      return textOf(chance, schema);
    case 'integer':
      return chance.pick([
        schema.minimum ?? 0,
        schema.maximum ?? 1000,
        chance.between(schema.minimum ?? 0, schema.maximum ?? 1000),
      ]);
    case 'number':
      return chance.between((schema.minimum ?? 0) * 1000, (schema.maximum ?? 1000) * 1000) / 1000;
    case 'boolean':
      return chance.oneIn(2);
    default:
      return null;
  }
}

function typeOf({ type }: Schema, chance: Chance): string | undefined {
  const types = [type].flat();
  const others = types.filter((each) => each !== 'null');
  return types.includes('null') && chance.oneIn(5) ? 'null' : others[0];
}

/** With all members, with none that is not needed, or with some. */
function objectOf(making: Making, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const { chance } = making;
  const share = chance.pick([0, 2, 5, 5, 5, 10]);
  const object: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    // Two ways to tell one age, which would have to agree.
    if (name === 'ageMonths' && object.age !== undefined) continue;
    if (required.includes(name) || chance.below(10) < share) putValue(making, object, name, schema);
  }
  return object;
}

function arrayOf(making: Making, { items = {}, minItems = 0, maxItems = 12 }: Schema, name: string): unknown[] {
  const { chance } = making;
  const length = chance.oneIn(20) ? maxItems : chance.between(minItems, Math.min(maxItems, 3));
  const list: unknown[] = [];
  const holder = list as unknown as Record<string, unknown>;
  for (let at = 0; at < length; at++) {
    list.push(made(making, resolved(items), name));
    making.spots.push({ holder, name: String(at), schema: resolved(items) });
  }
  return list;
}

/** Each is one code point, in NFC, so that a length means the same to whoever counts. */
const letters = [
  ...'aăâbcdđeêghiklmnoôơpqrstuưvxyạảãàáậẩẫầấẹẽèéệễềếịĩìíọõòóộồốợờớụũùúựừứỳýỵ  ,.0123456789',
  '😀',
  'あ',
  'ש',
];
const stories = [
  'Đau bụng âm ỉ vùng trên rốn hai tháng nay',
  'mẹ tôi 68 tuổi khó thở từ sáng',
  'bé 2 tháng sốt 39,5 bú kém',
  'Chest pain since this morning, sweating',
  'muốn khám lại sau mổ',
];

export function textOf(chance: Chance, { minLength = 0, maxLength = 400, pattern, format }: Schema): string {
  if (format === 'email')
    return `${chance.pick(['a', 'co.ba', 'x+y', 'n_1'])}@${chance.pick(['example.vn', 'a-b.co'])}`;
  if (format === 'date-or-date-time') return whenOf(chance);
  if (pattern !== undefined) return matching(chance, pattern, maxLength);
  const story = chance.pick(stories);
  if (chance.oneIn(3) && story.length >= minLength) return story.slice(0, maxLength);
  const length = chance.pick([minLength, maxLength, chance.between(minLength, Math.min(maxLength, minLength + 60))]);
  const text = Array.from({ length }, () => chance.pick(letters)).join('');
  return chance.oneIn(4) ? text.normalize('NFD') : text;
}

function whenOf(chance: Chance): string {
  const day = `20${chance.between(20, 40)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`;
  return day + chance.pick(['', '', 'T08:30', 'T23:59:59', 'T08:30:00.5+07:00', 'T00:00Z', 't01:02:03,123456789-1100']);
}

function matching(chance: Chance, pattern: string, maxLength: number): string {
  const one = fc.stringMatching(new RegExp(pattern)).filter((text) => [...text].length <= maxLength);
  return fc.sample(one, { seed: chance.below(2 ** 31), numRuns: 1 })[0] ?? '';
}
