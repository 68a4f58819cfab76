import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { aCase, anIntake, anIntakeForHuman } from '../builders.ts';
import { createCase, expectStatus, navigatorToken, readCase, useService } from '../harness.ts';

const service = useService();

async function navigated(body: Intake, language = 'vi'): Promise<Recommendation> {
  const headers = { 'accept-language': language };
  return expectStatus(await service.call('POST', '/v1/navigate', { body, headers }), 200).body;
}

const inVinh = (insurance?: Intake['insurance']) =>
  anIntake({ need: 'treatment', patient: { age: 40, province: 'Vinh, Nghệ An' }, ...(insurance && { insurance }) });

describe('the insurance of a recommendation', () => {
  it('differs by where the card is registered, and says so at the place itself', async () => {
    const { primary } = await navigated(inVinh());
    const here = await navigated(inVinh({ registeredAt: primary.hospital.name }));
    expect(here.insurance.summary).toContain('đúng tuyến');
    expect(here.primary.insurance).toContain('nơi đăng ký trên thẻ');
    for (const { insurance } of here.alternatives) expect(insurance).not.toContain('nơi đăng ký');
    const elsewhere = await navigated(inVinh({ registeredAt: 'Bệnh viện Chợ Rẫy' }));
    expect(elsewhere.insurance.summary).not.toContain('đúng tuyến');
    expect(elsewhere.primary.insurance).not.toContain('nơi đăng ký');
  });

  it('is said of every place, in the language of the reader', async () => {
    const { primary, alternatives } = await navigated(inVinh(), 'en');
    for (const { insurance } of [primary, ...alternatives]) expect(insurance).toMatch(/^Insurance/);
  });

  it('changes nothing else of the answer but what to bring', async () => {
    const told = async (insurance?: Intake['insurance']) => {
      const {
        insurance: _insurance,
        generatedAt: _at,
        bring: _bring,
        primary,
        alternatives,
        ...rest
      } = await navigated(inVinh(insurance));
      return { ...rest, places: [primary, ...alternatives].map(({ hospital }) => hospital.id) };
    };
    expect(await told({ hasCard: false, kind: 'near_poor' })).toEqual(await told());
  });

  it('refuses a kind that nobody knows and members that are none of its own', async () => {
    for (const insurance of [{ kind: 'rich' }, { hasCard: 'yes' }, { number: 'GD479' }]) {
      const body = { ...anIntake(), insurance };
      const { error } = expectStatus(await service.call('POST', '/v1/navigate', { body }), 400).body;
      expect(error).toMatch(/^insurance\./);
    }
  });
});

describe('the card of a case', () => {
  const insurance = { hasCard: true, registeredAt: 'Bệnh viện Bạch Mai', kind: 'near_poor' } as const;

  it('is stored, read by the family and by the navigator, changed by PATCH and navigated at once', async () => {
    const held = await createCase(service, aCase({ intake: anIntakeForHuman({ insurance }) }));
    const file = await readCase(service, held);
    expect(file.case.intake.insurance).toEqual(insurance);
    expect(file.recommendation.insurance.details.join(' ')).toContain('cận nghèo');
    const asNavigator = expectStatus(await service.call('GET', held.url, { token: navigatorToken }), 200).body;
    expect(asNavigator.case.intake.insurance).toEqual(insurance);

    const body = { intake: anIntakeForHuman({ insurance: { hasCard: false } }) };
    expectStatus(await service.call('PATCH', held.url, { token: held.token, body }), 200);
    const changed = await readCase(service, held);
    expect(changed.case.intake.insurance).toEqual({ hasCard: false });
    expect(changed.recommendation.insurance.summary).toContain('tự trả');
  });
});
