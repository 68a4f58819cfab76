import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Recommendation } from '#contract/recommendation.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import { anIntake } from '#test/builders.ts';
import { expectStatus, startService, useService } from '#test/harness.ts';

const service = useService();

const tables = ['cases', 'contacts', 'history', 'events', 'idempotency_keys'] as const;

async function countRows(): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      service.db,
    );
    total += Number(rows[0]?.count);
  }
  return total;
}

it('answers a recommendation and saves nothing', async () => {
  const intake = anIntake({ symptoms: 'đau đầu dữ dội', redFlags: ['a_sign_nobody_knows'] });
  const headers = { 'idempotency-key': 'khoa-khong-lien-quan' };
  const { body } = expectStatus(await service.call('POST', '/v1/navigate', { body: intake, headers }), 200);
  expect(body.safety.urgency).not.toBe('routine');
  expect(await countRows()).toBe(0);
  // What makes the folder the database's own is not a document.
  expect(await readdir(join(service.dataDir, 'documents'))).toEqual(['store-id']);
});

it.each(['redFlagsUnsure', 'redFlagsDenied'] as const)(
  'refuses in %s a sign that it has never asked about, and names the place',
  async (member) => {
    const body = anIntake({ [member]: ['seizure', 'a_sign_nobody_knows'] });
    const { error } = expectStatus(await service.call('POST', '/v1/navigate', { body }), 400).body;
    expect(error).toContain(`${member}[1]`);
  },
);

it('asks no more than three questions in a run, one less for each that was answered', async () => {
  const intake = anIntake({ need: 'treatment', symptoms: 'thỉnh thoảng hơi tức ngực' });
  const redFlagsDenied: RedFlagCode[] = [];
  for (const left of [3, 2, 1, 0]) {
    const body = { ...intake, redFlagsDenied };
    const { ask } = expectStatus(await service.call('POST', '/v1/navigate', { body }), 200).body as Recommendation;
    if (left === 3) expect(ask).not.toEqual([]);
    expect(ask.length).toBeLessThanOrEqual(left);
    for (const { code } of ask.slice(0, 1)) redFlagsDenied.push(code as RedFlagCode);
  }
});

it('gives the same answer to the same question', async () => {
  const intake = anIntake({ symptoms: 'ho kéo dài', durationDays: 30 });
  const first = expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200);
  expect(expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200).text).toBe(first.text);
});

it('says in an emergency to call 115, with the nearest places', async () => {
  const intake = anIntake({ need: 'emergency' });
  const { body } = expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200);
  expect(body.safety).toMatchObject({ emergency: true, urgency: 'emergency' });
  expect(body.emergency).toMatchObject({ phone: '115' });
  expect(body.emergency.nearest.length).toBeGreaterThan(0);
});

it('takes an unknown red flag for a danger sign and names it', async () => {
  const intake = anIntake({ redFlags: ['mot_dau_hieu_la'] });
  const { body } = expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200);
  expect(['urgent', 'emergency']).toContain(body.safety.urgency);
  expect(body.safety.reasons.join(' ')).toContain('mot_dau_hieu_la');
  expect(body.humanNavigator.recommended).toBe(true);
});

it('tells how to reach a navigator: by the number that was set, or else by a case', async () => {
  const intake = anIntake({ need: 'second_opinion' });
  const saved = expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200).body.humanNavigator;
  expect(saved.contact).toEqual({ how: expect.stringContaining('Lưu thành hồ sơ') });
  const contact = { phone: '1900 1234', hours: '8–17 giờ' };
  const called = await startService({ navigatorContact: contact });
  try {
    const told = { ...contact, how: expect.stringContaining('1900 1234 (8–17 giờ)') };
    const { body } = expectStatus(await called.call('POST', '/v1/navigate', { body: intake }), 200);
    expect(body.humanNavigator).toMatchObject({ recommended: true, contact: told });
    const created = expectStatus(await called.call('POST', '/v1/cases', { body: { intake } }), 201);
    expect(created.body.recommendation.humanNavigator.contact).toEqual(told);
  } finally {
    await called.stop();
  }
});

it('refuses in words that also say 115', async () => {
  for (const call of [
    { body: { need: 'emergncy', patient: {} } },
    { payload: '{', headers: { 'content-type': 'application/json' } },
    { payload: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } },
  ]) {
    for (const url of ['/v1/navigate', '/v1/cases']) {
      const answer = await service.call('POST', url, call);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.error).toContain('115');
    }
  }
});

it('names hospitals in the language of the answer, and an office where no hospital settles the matter', async () => {
  const ask = async (language: string, given: Parameters<typeof anIntake>[0]) => {
    const headers = { 'accept-language': language };
    const answer = await service.call('POST', '/v1/navigate', { body: anIntake(given), headers });
    return (expectStatus(answer, 200).body as Recommendation).primary;
  };
  const [vi, en] = [await ask('vi', {}), await ask('en', {})];
  expect(en.hospital.id).toBe(vi.hospital.id);
  expect(en.hospital.name).not.toBe(vi.hospital.name);
  const goal = 'đổi nơi đăng ký khám BHYT ban đầu';
  const office = await ask('en', { need: 'find_hospital', symptoms: '', diagnosis: '', goal });
  expect(office).toMatchObject({ hospital: { id: '', name: 'The nearest social insurance office' }, distanceKm: null });
});
