import { expect, test } from 'vitest';
import { departmentOf, findSpecialty, specialtyCodes, withFallbacks } from './specialties.ts';

test('every specialty has names and a department in both languages', () => {
  for (const code of specialtyCodes) {
    const specialty = findSpecialty(code);
    for (const words of [specialty?.name, specialty?.department]) {
      expect(words?.vi, code).toBeTruthy();
      expect(words?.en, code).toBeTruthy();
    }
  }
});

test('kin and child codes are specialties themselves', () => {
  for (const code of specialtyCodes) {
    const { fallback = [], child } = findSpecialty(code) ?? {};
    for (const other of child ? [...fallback, child] : fallback) expect(specialtyCodes, code).toContain(other);
  }
});

test('a chain of kin begins with the code, names each once and ends', () => {
  for (const code of specialtyCodes) {
    const chain = withFallbacks(code);
    expect(chain[0]).toBe(code);
    expect(new Set(chain).size).toBe(chain.length);
  }
  expect(withFallbacks('hepatology').slice(0, 2)).toEqual(['hepatology', 'gastroenterology']);
});

test('the only place for the reserved word is the proper name of imaging', () => {
  for (const code of specialtyCodes) {
    const { name, department } = findSpecialty(code) ?? {};
    const text = `${name?.vi} ${department?.vi}`.replaceAll('Chẩn đoán hình ảnh', '');
    expect(text.toLowerCase(), code).not.toContain('chẩn đoán');
  }
});

test('an unknown code leads to the general clinic', () => {
  expect(departmentOf('astrology')).toEqual(departmentOf('general_internal'));
});
