import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { situations } from '../assess/situations.ts';
import { firstAid } from './first-aid.ts';
import { mouths, postures, sides, warmths } from './first-aid-slots.ts';
import type { MeasuredRule } from './measured-rule.ts';
import { redFlags } from './red-flags.ts';
import type { Sign } from './sign.ts';
import { sources } from './sources.ts';
import { findSpecialty } from './specialties.ts';
import { urgentMeasures } from './urgent-measures.ts';

const rulesMax = 60;
const wordingsMax = 30;
const lineMax = 160;

const wishes = [...postures, ...sides, ...mouths, ...warmths].flatMap((choice) => choice.wishes);
const aids = new Set<string>([...Object.keys(firstAid), ...wishes, 'cord']);
/** Gaps, choices and lists belong to no wording: one must be readable as it is said. */
const sigil = /[…/|_@~]/;

/** All that is wrong with a catalogue, as sentences. */
function faultsIn(signs: readonly Sign[], raises: readonly MeasuredRule[]): string[] {
  const rules = [...signs.flatMap((sign) => sign.rules ?? []), ...raises];
  const wordings = signs.flatMap(({ certain = [] }) => certain);
  const allWords = [...wordings, ...rules.flatMap(({ when }) => when.words ?? [])];
  return [
    ...signs.flatMap(faultsOf),
    ...rules.flatMap(ruleFaults),
    ...twice(wordings).map((wording) => `“${wording}” is said of two signs`),
    ...twice(rules.map(({ name }) => name)).map((name) => `two rules are called ${name}`),
    ...allWords.filter((wording) => sigil.test(wording)).map((wording) => `“${wording}” is no plain phrase`),
    ...(rules.length > rulesMax ? [`there are ${rules.length} rules`] : []),
  ];
}

function faultsOf({ code, specialties, situations: named = [], source, aid, certain = [] }: Sign): string[] {
  const { decisive, after = [], unless } = aid;
  return [
    ...unknown(specialties, (each) => findSpecialty(each) !== undefined, 'specialty'),
    ...unknown(named, (each) => situations.some((known) => known === each), 'situation'),
    ...unknown(source.split(' '), (each) => sources[each] !== undefined, 'source'),
    ...unknown([...decisive, ...after], (each) => aids.has(each), 'first aid'),
    ...unknown(unless ? [unless] : [], (each) => redFlags.some((sign) => sign.code === each), 'sign'),
    ...certain
      .filter((wording) => certain.some((other) => isWithin(other, wording)))
      .map((wording) => `“${wording}” adds nothing`),
    ...(certain.length > wordingsMax ? [`${certain.length} wordings`] : []),
  ].map((fault) => `${code}: ${fault}`);
}

/** Whether all who say the one also say the other. */
function isWithin(shorter: string, longer: string): boolean {
  return shorter !== longer && ` ${longer} `.includes(` ${shorter} `);
}

function ruleFaults({ name, says, source, when }: MeasuredRule): string[] {
  return [
    ...(/^[A-Z].+\.$/.test(says) ? [] : ['no sentence']),
    ...unknown(source.split(' '), (each) => sources[each] !== undefined, 'source'),
    ...(Object.keys(when).length === 0 ? ['no condition'] : []),
  ].map((fault) => `${name}: ${fault}`);
}

function unknown(names: readonly string[], isKnown: (name: string) => boolean, what: string): string[] {
  return names.filter((name) => !isKnown(name)).map((name) => `no ${what} “${name}”`);
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

describe('the catalogue of signs', () => {
  test('has no fault', () => {
    expect(faultsIn(redFlags, urgentMeasures)).toEqual([]);
  });

  const [sign, other] = redFlags as [Sign, Sign];
  const rule: MeasuredRule = {
    name: 'hot',
    says: 'A temperature of 41 °C or more.',
    source: 'NG253',
    when: { temp: {} },
  };

  test.each<[fault: string, signs: readonly unknown[], raises?: readonly unknown[]]>([
    ['no specialty “magic”', [{ ...sign, specialties: ['magic'] }]],
    ['no situation “rain”', [{ ...sign, situations: ['rain'] }]],
    ['no source “HEARSAY”', [{ ...sign, source: 'IITT HEARSAY' }]],
    ['no first aid “pray”', [{ ...sign, aid: { decisive: ['pray'] } }]],
    ['no sign “bad_luck”', [{ ...sign, aid: { decisive: [], unless: 'bad_luck' } }]],
    ['“bất tỉnh” is said of two signs', [sign, { ...other, certain: ['bất tỉnh'] }]],
    ['“máu phun ra” adds nothing', [{ ...sign, certain: ['máu phun', 'máu phun ra'] }]],
    ['“đau … ngực” is no plain phrase', [{ ...sign, certain: ['đau … ngực'] }]],
    ['two rules are called hot', [{ ...sign, rules: [rule] }], [rule]],
    ['hot: no sentence', [], [{ ...rule, says: '' }]],
    ['hot: no source “”', [], [{ ...rule, source: '' }]],
    ['hot: no condition', [], [{ ...rule, when: {} }]],
    ['there are 61 rules', [], Array.from({ length: 61 }, (_, at) => ({ ...rule, name: `hot${at}` }))],
  ])('refuses: %s', (fault, signs, raises = []) => {
    const faults = faultsIn(signs as readonly Sign[], raises as readonly MeasuredRule[]);
    expect(faults.some((each) => each.includes(fault))).toBe(true);
  });

  test('has a file for each sign, named as the sign is, with no line that is long to read', () => {
    const folder = join(import.meta.dirname, 'signs');
    const files = readdirSync(folder);
    const names = redFlags.map(({ code }) => `${code.replaceAll('_', '-')}.ts`);
    expect(names.filter((name) => !files.includes(name))).toEqual([]);
    const long = names.filter((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .some((line) => line.length > lineMax),
    );
    expect(long).toEqual([]);
  });
});
