import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseNumberOf } from '../../src/contract/ids.ts';
import { limits } from '../../src/contract/limits.ts';
import { aContact, aFile, aFileForm, anIntake } from '../builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  type Service,
  startService,
} from '../harness.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const numberOf = ({ caseId }: HeldCase) => caseNumberOf(caseId) ?? -1;
const addFollowUp = ({ url, token }: HeldCase) =>
  service.call('POST', `${url}/followups`, { token, body: { dueAt: '2026-12-01', kind: 'revisit', title: 'Hẹn' } });
const addShare = ({ url, token }: HeldCase) =>
  service.call('POST', `${url}/shares`, { token, body: { reviewerName: 'BS. Cam' } });
const change = ({ url, token }: HeldCase, body: object) => service.call('PATCH', url, { token, body });

/** As if the row that is there had been added again and again, until so many are there. */
async function copyRow(table: 'follow_ups' | 'shares' | 'opinions' | 'history', held: HeldCase, count: number) {
  const of = service.db.selectFrom(table as 'shares').where('case_number', '=', numberOf(held));
  const { position: _position, ...row } = await of.selectAll().limit(1).executeTakeFirstOrThrow();
  const have = (await of.select('position').execute()).length;
  const copies = Array.from({ length: count - have }, (_, index) => ({
    ...row,
    ...('id' in row && { id: `${numberOf(held)}-copy-${index}` }),
    ...('token_hash' in row && { token_hash: `${numberOf(held)}-${index}` as never }),
  }));
  await service.db
    .insertInto(table as 'shares')
    .values(copies)
    .execute();
}

describe('a case', () => {
  it('holds 500 follow-ups and refuses one more', async () => {
    const held = await createCase(service);
    expectStatus(await addFollowUp(held), 200);
    await copyRow('follow_ups', held, limits.followUpsPerCaseMax - 1);
    expectStatus(await addFollowUp(held), 200);
    expectStatus(await addFollowUp(held), 409);
    expect((await readCase(service, held)).followUps).toHaveLength(500);
  });

  it('holds 100 invitations and refuses one more', async () => {
    const held = await createCase(service);
    expectStatus(await addShare(held), 201);
    await copyRow('shares', held, limits.sharesPerCaseMax - 1);
    expectStatus(await addShare(held), 201);
    expectStatus(await addShare(held), 409);
    const { body } = await service.call('GET', `${held.url}/shares`, { token: held.token });
    expect(body).toHaveLength(100);
  });

  it('holds 100 opinions and refuses one more', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    const write = () =>
      service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám sớm.', urgency: 'urgent' } });
    expectStatus(await write(), 201);
    await copyRow('opinions', held, limits.opinionsPerCaseMax - 1);
    expectStatus(await write(), 201);
    expectStatus(await write(), 409);
    expect((await readCase(service, held)).opinions).toHaveLength(100);
  });

  it('is navigated anew until its history has 500 entries; its state may change after that', async () => {
    const held = await createCase(service);
    await copyRow('history', held, limits.historyPerCaseMax - 1);
    const renavigate = () => service.call('POST', `${held.url}/renavigate`, { token: held.token });
    expectStatus(await renavigate(), 200);
    expectStatus(await renavigate(), 409);
    expectStatus(await change(held, { intake: anIntake({ symptoms: 'ho' }) }), 409);
    expect((await readCase(service, held)).history).toHaveLength(500);
    expectStatus(await change(held, { state: 'emergency' }), 200);
  });

  it('takes 20,000 changes; after that it can still be read, and what is in it taken back', async () => {
    const held = await createCase(service);
    const { token, url } = held;
    const contact = expectStatus(await service.call('POST', `${url}/contacts`, { token, body: aContact() }), 200).body;
    const share = await createShare(service, held);
    const document = await service.call('POST', `${url}/documents`, { token, ...aFileForm(aFile()) });
    await service.db
      .updateTable('cases')
      .set({ changes: limits.changesPerCaseMax - 1 })
      .where('case_number', '=', numberOf(held))
      .execute();
    expectStatus(await change(held, { state: 'in_hospital' }), 200);
    expectStatus(await change(held, { state: 'post_discharge' }), 409);
    expectStatus(await service.call('POST', `${url}/contacts`, { token, body: aContact() }), 409);
    expectStatus(await service.call('POST', `${url}/documents`, { token, ...aFileForm(aFile()) }), 409);
    expectStatus(await addFollowUp(held), 409);
    expectStatus(await addShare(held), 409);
    expect((await readCase(service, held)).case.state).toBe('in_hospital');
    for (const path of [`contacts/${contact.id}`, `shares/${share.shareId}`, `documents/${document.body.id}`]) {
      expectStatus(await service.call('DELETE', `${url}/${path}`, { token }), 204);
    }
  });
});

describe('a link', () => {
  const setUses = (shareId: string, uses: number) =>
    service.db.updateTable('shares').set({ uses }).where('id', '=', shareId).execute();
  const events = async (held: HeldCase) => (await readCase(service, held)).events.length;

  it('may be used 5,000 times, its documents and opinions included', async () => {
    const held = await createCase(service);
    const { reviewToken, shareId } = await createShare(service, held);
    const open = () => service.call('GET', `/v1/review/${reviewToken}`);
    expectStatus(await open(), 200);
    await setUses(shareId, limits.usesPerShareMax - 2);
    expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Ổn.' } }), 201);
    expectStatus(await open(), 200);
    const before = await events(held);
    expect(expectStatus(await open(), 410).body.error).toContain('quá nhiều lần');
    expect(await events(held)).toBe(before);
  });

  it('is refused once all links of the case together were used 20,000 times, and the family is not', async () => {
    const held = await createCase(service);
    const shares = [];
    for (let count = 0; count < 5; count++) shares.push(await createShare(service, held));
    const [last, ...others] = shares.reverse();
    for (const { shareId } of others) await setUses(shareId, limits.usesOfSharesPerCaseMax / 4);
    expectStatus(await service.call('GET', `/v1/review/${last?.reviewToken}`), 410);
    expectStatus(await change(held, { state: 'in_hospital' }), 200);
  });
});

it('counts a large case file as several requests', async () => {
  const limited = await startService({ requestsPerMinute: 20 });
  try {
    const { url, token } = await createCase(limited);
    const note = 'đ'.repeat(limits.followUpNoteLengthMax);
    const body = { dueAt: '2026-12-01', kind: 'revisit', title: 'Hẹn', note };
    const added = expectStatus(await limited.call('POST', `${url}/followups`, { token, body }), 200);
    const row = await limited.db.selectFrom('follow_ups').selectAll().executeTakeFirstOrThrow();
    const { position: _position, ...followUp } = row;
    const copies = Array.from({ length: 400 }, (_, index) => ({ ...followUp, id: `copy-${index}` }));
    await limited.db.insertInto('follow_ups').values(copies).execute();
    limited.moveClock(60_000);
    const read = () => limited.call('GET', url, { token });
    const { bytes } = expectStatus(await read(), 200);
    const cost = 1 + Math.floor(bytes.length / limits.answerBytesPerRequest);
    expect(cost).toBeGreaterThan(10);
    expect(cost).toBeLessThan(20);
    for (let count = cost; count < 20; count++) {
      expectStatus(await limited.call('PATCH', `${url}/followups/${added.body.id}`, { token, body: {} }), 200);
    }
    expectStatus(await read(), 429);
  } finally {
    await limited.stop();
  }
});
