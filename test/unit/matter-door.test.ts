import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

/** Whose matter it is: the department by what is told, who is ill and what is wished for. */
const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
const workingMorning = Date.parse('2026-11-18T09:30:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(
  province: string,
  { age, ageMonths, sex = 'female', need = 'treatment', isSelf = false, ...told }: Omit<Told, 'province'>,
) {
  const patient = { ...(ageMonths === undefined ? { age: age ?? 45 } : { ageMonths }), sex, province, isSelf };
  const answer = navigate({ need, ...told, patient }, graph, workingMorning);
  const { primary, specialties } = answer;
  return { ...answer, first: specialties[0], name: primary.hospital.name.vi, at: primary.department.name.vi };
}

describe('a word without its marks is the common one', () => {
  it.each([
    ['kinh nguyet 40 ngay moi co mot lan, cuoi 2 nam chua co con', 'rheumatology'],
    ['co bac si nao gioi ve khop goi', 'psychiatry'],
    ['mat mui day mun trung ca', 'ent'],
  ])('%s', (symptoms, code) => {
    expect(from('Hải Dương', { age: 30, symptoms }).first).not.toBe(code);
  });

  it('with its marks it is what it says', () => {
    expect(from('Hải Dương', { age: 30, symptoms: 'hay mỏi cổ khi ngồi máy' }).first).toBe('rheumatology');
  });
});
