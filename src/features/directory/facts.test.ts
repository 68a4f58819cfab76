import { beforeAll, describe, expect, it } from 'vitest';
import type { Directory, DirectoryHospital } from '#contract/directory.ts';
import { certaintyWords } from '#engine/knowledge/capabilities.ts';
import { type Fact, factsOf, groundFaults } from './facts.ts';
import { loadShippedDirectory } from './shipped.ts';

let directory: Directory;
let facts: { id: string; fact: Fact }[];
beforeAll(async () => {
  directory = await loadShippedDirectory();
  facts = directory.hospitals.flatMap((hospital) => factsOf(hospital).map((fact) => ({ id: hospital.id, fact })));
});

const idsOf = (isWanted: (hospital: DirectoryHospital) => boolean) =>
  directory.hospitals.filter(isWanted).map(({ id }) => id);

describe('the facts of the shipped directory', () => {
  it('have a source and a certainty each, at every hospital', () => {
    expect(facts.length).toBeGreaterThan(1000);
    expect(facts.flatMap(({ id, fact }) => groundFaults([fact]).map((fault) => `${id} ${fault}`))).toEqual([]);
    expect(directory.guidance.filter(({ source, certainty }) => !source || !certainty)).toEqual([]);
  });

  it('are nowhere called checked or listed when they are general knowledge', () => {
    const isGeneral = ({ source = '' }: Fact) => source.includes('general knowledge');
    const sure = facts.filter(({ fact }) => isGeneral(fact) && /^(checked|listed)$/.test(fact.certainty ?? ''));
    expect(sure).toEqual([]);
    const worded = facts.map(({ id, fact: { source = '', asOf, certainty = 'usual_set' } }) => {
      return { id, certainty, words: certaintyWords({ source, certainty, ...(asOf && { asOf }) }) };
    });
    const unsure = worded.filter(({ certainty }) => certainty === 'general_knowledge' || certainty === 'usual_set');
    expect(unsure.length).toBeGreaterThan(300);
    expect(unsure.filter(({ words }) => !words.vi.includes('nên gọi hỏi trước'))).toEqual([]);
    expect(unsure.filter(({ words }) => /kiểm tra|danh sách|checked|list/.test(words.vi + words.en))).toEqual([]);
    expect(worded.filter(({ certainty, words }) => certainty !== 'checked' && /kiểm tra/.test(words.vi))).toEqual([]);
  });

  it('have a date that a reader can judge, where they have one', () => {
    expect(facts.filter(({ fact: { asOf } }) => asOf && !/^20\d\d(-\d\d){0,2}$/.test(asOf))).toEqual([]);
  });

  it('say of no capability that it is lacking unless a source says so', () => {
    const lacking = directory.hospitals.flatMap(({ id, capabilities = [] }) =>
      capabilities.filter(({ has, certainty }) => !has && certainty !== 'listed').map(({ code }) => [id, code]),
    );
    expect(lacking).toEqual([]);
  });
});

describe('the shipped hospitals', () => {
  it('have among their numbers the one that is told first', () => {
    const wrong = ({ phone = '', phones = [] }: DirectoryHospital) =>
      phone.split(';').some((number) => !phones.some((each) => each.number === number.trim()));
    expect(idsOf((hospital) => hospital.phone !== undefined && wrong(hospital))).toEqual([]);
  });

  it('count no number for complaints and no bare 115 among their own', () => {
    const numbers = directory.hospitals.flatMap(({ phones = [] }) =>
      phones.map(({ number }) => number.replace(/\D/g, '')),
    );
    expect(numbers.filter((number) => !/^(0\d{9,10}|1[89]00\d{4,6})$/.test(number))).toEqual([]);
  });

  it('are no emergency department when they are a medical centre of which nobody says so', () => {
    const isListed = ({ capabilities = [] }: DirectoryHospital) =>
      capabilities.some(({ code, has, certainty }) => code === 'stroke_thrombolysis' && has && certainty === 'listed');
    const open = idsOf(
      (hospital) =>
        hospital.facilityKind === 'medical_centre' &&
        (hospital.emergency24h !== undefined || hospital.specialties.includes('emergency')) &&
        !isListed(hospital),
    );
    expect(open).toEqual([]);
  });

  it('list an emergency department where they are open day and night, unless their departments were checked', () => {
    const without = idsOf(
      ({ emergency24h, departmentsBasis, departments }) =>
        emergency24h === true &&
        departmentsBasis !== 'checked' &&
        !departments.some(({ specialties }) => specialties.includes('emergency')),
    );
    expect(without).toEqual([]);
  });

  it('are a toxicology centre only where they are known for it', () => {
    expect(idsOf(({ specialties }) => specialties.includes('toxicology')).length).toBeLessThan(20);
  });
});
