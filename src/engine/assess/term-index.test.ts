import { expect, test } from 'vitest';
import { specialtyCodes } from '../knowledge/specialties.ts';
import { pictures } from '../knowledge/specialty-terms/pictures.ts';
import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import { syndromes } from '../knowledge/specialty-terms/syndromes.ts';
import { situations } from './situations.ts';
import { parsePointers } from './term-index.ts';

test('every row points to specialties or situations that exist, with a sensible weight', () => {
  const targets = new Set<string>([...specialtyCodes, ...situations.map((situation) => `@${situation}`)]);
  for (const [pointsTo] of specialtyTerms) {
    for (const { target, weight } of parsePointers(pointsTo)) {
      if (target.startsWith('#')) continue;
      expect(targets, pointsTo).toContain(target);
      expect(weight, pointsTo).toBeGreaterThan(0);
      expect(weight, pointsTo).toBeLessThanOrEqual(6);
    }
  }
});

test('every sign of a syndrome or picture can be told by some term, and every sign told belongs to one', () => {
  const told = new Set(specialtyTerms.flatMap(([pointsTo]) => parsePointers(pointsTo).map(({ target }) => target)));
  const rows = [...syndromes.map(([, , signs]) => signs), ...Object.values(pictures).flat()];
  const wanted = new Set(rows.flatMap((signs) => signs.split(' ').map((sign) => `#${sign.replace('+', '')}`)));
  expect([...wanted].filter((sign) => !told.has(sign))).toEqual([]);
  expect([...told].filter((target) => target.startsWith('#') && !wanted.has(target))).toEqual([]);
});

test('pictures belong to specialties that exist and name no sign twice', () => {
  for (const [code, rows] of Object.entries(pictures)) {
    expect(specialtyCodes).toContain(code);
    for (const row of rows) expect(new Set(row.split(' ')).size, row).toBe(row.split(' ').length);
  }
});

test('syndromes point to specialties that exist and ask for no more signs than they list', () => {
  for (const [pointsTo, signsMin, signs] of syndromes) {
    for (const { target } of parsePointers(pointsTo)) expect(specialtyCodes).toContain(target);
    expect(signs.split(' ').length).toBeGreaterThanOrEqual(signsMin);
  }
});

test('no term is empty, and none stands twice in one row', () => {
  for (const [pointsTo, written] of specialtyTerms) {
    const terms = written.split('|').map((term) => term.trim());
    expect(terms, pointsTo).not.toContain('');
    expect(terms.length, `${pointsTo}: ${terms.find((term, at) => terms.indexOf(term) !== at)}`).toBe(
      new Set(terms).size,
    );
  }
});

test('a row may point nowhere', () => {
  expect(parsePointers('')).toEqual([]);
  expect(parsePointers('cardiology 3 pulmonology 1.5')).toEqual([
    { target: 'cardiology', weight: 3 },
    { target: 'pulmonology', weight: 1.5 },
  ]);
});
