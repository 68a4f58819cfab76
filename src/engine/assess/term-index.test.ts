import { expect, test } from 'vitest';
import { conditions } from '../knowledge/specialty-terms/conditions/conditions.ts';
import { inRegion, kinds, regions } from '../knowledge/specialty-terms/regions.ts';
import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import { symptoms } from '../knowledge/specialty-terms/symptoms.ts';
import { readText } from '../text/reading.ts';
import { findTerms } from './find-terms.ts';
import { targetNames, targetOf } from './targets.ts';
import { parsePointers, phrasesOf, TermIndex } from './term-index.ts';

const symptomNames = new Set(Object.keys(symptoms).flatMap((names) => names.split(/[ >]/)));

test('every row points to specialties or situations that exist, with a sensible weight', () => {
  for (const [pointsTo] of specialtyTerms) {
    for (const { target, weight } of parsePointers(pointsTo)) {
      expect(targetNames[target], pointsTo).not.toMatch(/^#/);
      expect(weight, pointsTo).toBeGreaterThan(0);
      expect(weight, pointsTo).toBeLessThanOrEqual(6);
    }
  }
});

test('a row that points to nothing that exists is refused', () => {
  expect(() => parsePointers('astrology 3')).toThrow('astrology');
});

test('every symptom of an illness can be told, and every symptom belongs to an illness', () => {
  const told = new Set(symptomNames);
  const wanted = new Set<string>();
  for (const rows of Object.values(conditions)) {
    for (const row of rows) {
      const words = row.split(/[ ,]+/).slice(1);
      for (const word of words) if (word !== '' && !word.startsWith('+')) wanted.add(word);
    }
  }
  expect([...wanted].filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter((name) => !wanted.has(name))).toEqual([]);
});

test('every illness says how common it is, is treated by specialties that exist, and tells no symptom twice', () => {
  for (const [code, rows] of Object.entries(conditions)) {
    expect(targetNames[targetOf(code)]).toBe(code);
    for (const row of rows) {
      expect(row).toMatch(/^[123]( \+[a-z_]+)*( [a-z_]+| ?,)+$/);
      expect(row.split(',').length, row).toBeLessThanOrEqual(3);
      const names = row.split(/[ ,]+/).filter((word) => word !== '');
      expect(names.length, row).toBe(new Set(names).size);
    }
  }
});

test('what a complaint is in a region is a symptom, of a kind and a region that exist', () => {
  for (const [kind, pairs] of Object.entries(inRegion)) {
    expect(Object.keys(kinds)).toContain(kind);
    const names = pairs.split(' ');
    for (const [at, name] of names.entries())
      expect(at % 2 === 0 ? Object.keys(regions) : [...symptomNames]).toContain(name);
  }
});

test('no term is empty, and none stands twice in one row', () => {
  const rows = [...specialtyTerms, ...Object.entries(symptoms), ...Object.entries(regions)];
  for (const [name, written] of rows) {
    const terms = written.split('|');
    expect(terms, name).not.toContain('');
    const twice = terms.filter((term, at) => terms.indexOf(term) !== at);
    expect(twice, name).toEqual([]);
  }
});

test('a wording with slashes stands for every choice', () => {
  expect(phrasesOf('đau/nhức lưng/thắt_lưng')).toEqual(['đau lưng', 'đau thắt lưng', 'nhức lưng', 'nhức thắt lưng']);
  expect(phrasesOf('~mệt')).toEqual(['~mệt']);
});

test('what tells a symptom counts half for itself, because its illnesses speak too', () => {
  const index = new TermIndex({ terms: [['ent 4', 'ù tai']], symptoms: { ear_ringing: 'ù tai' } });
  const [found] = findTerms(readText('ù tai'), index);
  expect(found?.value.pointers).toEqual([
    { target: targetOf('ent'), weight: 2 },
    { target: targetOf('#ear_ringing'), weight: 1 },
  ]);
});

test('a row may point nowhere', () => {
  expect(parsePointers('')).toEqual([]);
  expect(parsePointers('cardiology 3 pulmonology 1.5')).toEqual([
    { target: targetOf('cardiology'), weight: 3 },
    { target: targetOf('pulmonology'), weight: 1.5 },
  ]);
});
