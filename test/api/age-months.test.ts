import { describe, expect, it } from 'vitest';
import { aCase, anIntake } from '../builders.ts';
import { createCase, expectStatus, readCase, useService } from '../harness.ts';

const service = useService();

const apart = anIntake({ patient: { age: 2, ageMonths: 18 } });

describe('an age in years and one in months that cannot both be true', () => {
  it.each([
    ['vi', /không khớp với age/],
    ['en', /does not agree with age/],
  ])('are refused when one asks, with the place and 115 (%s)', async (language, fault) => {
    const headers = { 'accept-language': language };
    const { error } = expectStatus(await service.call('POST', '/v1/navigate', { body: apart, headers }), 400).body;
    expect(error).toMatch(/^patient\.ageMonths: /);
    expect(error).toMatch(fault);
    expect(error).toContain('115');
  });

  it('are refused in a new case and in a changed one, and nothing is stored', async () => {
    const created = expectStatus(await service.call('POST', '/v1/cases', { body: aCase({ intake: apart }) }), 400);
    expect(created.body.error).toMatch(/^intake\.patient\.ageMonths: /);
    const held = await createCase(service);
    const before = await readCase(service, held);
    const changed = await service.call('PATCH', held.url, { token: held.token, body: { intake: apart } });
    expect(expectStatus(changed, 400).body.error).toMatch(/^intake\.patient\.ageMonths: /);
    expect(await readCase(service, held)).toEqual(before);
  });
});

it('takes years and months that agree, or months alone, and keeps them as they were sent', async () => {
  for (const patient of [{ age: 1, ageMonths: 18 }, { ageMonths: 1 }]) {
    const held = await createCase(service, aCase({ intake: anIntake({ patient }) }));
    expect((await readCase(service, held)).case.intake.patient).toEqual(patient);
  }
});

it('sees a fever of 38,2 in a baby of one month as the emergency that it is', async () => {
  const body = anIntake({ need: 'treatment', patient: { ageMonths: 1 }, symptoms: 'sốt 38,2 độ' });
  const { safety } = expectStatus(await service.call('POST', '/v1/navigate', { body }), 200).body;
  expect(safety.emergency).toBe(true);
  expect(safety.matched.map(({ code }: { code: string }) => code)).toContain('infant_fever_under_3_months');
});
