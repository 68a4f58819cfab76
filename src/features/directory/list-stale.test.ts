import { describe, expect, it } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { listStale } from './list-stale.ts';

const now = Date.UTC(2026, 10, 16);
const stale = (hospital: Partial<DirectoryHospital>, months = 12) =>
  listStale(
    aDirectory({ hospitals: [aHospital({ departmentsBasis: 'checked', verifiedAt: '2026-11-01', ...hospital })] }),
    months,
    now,
  );

const phone = { number: '0296 3910 115', use: 'stroke', source: 'a list', certainty: 'listed' } as const;

describe('what should be checked again', () => {
  it('is nothing where all is checked and new', () => {
    expect(stale({ phones: [{ ...phone, asOf: '2026-06' }] })).toEqual([]);
  });

  it.each([
    ['2025-11-15', 1],
    ['2025-11-16', 0],
    ['2025-10', 1],
    ['2025-11', 0],
    ['2024', 1],
    ['2025', 0],
  ])('is a fact of %s after a year: %i', (asOf, count) => {
    expect(stale({ phones: [{ ...phone, asOf }] })).toHaveLength(count);
  });

  it('is whatever nobody has checked, however new', () => {
    const capabilities = [
      { code: 'pci', has: true, source: 'general knowledge', certainty: 'general_knowledge' },
    ] as const;
    expect(stale({ capabilities: [...capabilities], departmentsBasis: 'usual_set' })).toEqual([
      'bv-mot\tcapabilities.pci\t2026-11-01\tgeneral_knowledge',
      'bv-mot\tdepartments\t2026-11-01\tusual_set',
    ]);
  });

  it('begins with the oldest', () => {
    const phones = [
      { ...phone, asOf: '2024-05' },
      { ...phone, number: '1900 1082', asOf: '2019-02' },
    ];
    expect(stale({ phones, departmentsBasis: 'general_knowledge' }).map((line) => line.split('\t')[1])).toEqual([
      'phones.1900 1082',
      'phones.0296 3910 115',
      'departments',
    ]);
  });

  it('counts a fact without a date by its hospital, and the hospital itself', () => {
    expect(stale({ phones: [phone], verifiedAt: '2026-05-01' }, 6).map((line) => line.split('\t')[1])).toEqual([
      'phones.0296 3910 115',
      'departments',
      'verifiedAt',
    ]);
  });
});
