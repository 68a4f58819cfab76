import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCase, aContact, aFollowUp } from '../../../test/builders.ts';
import {
  createCase,
  expectStatus,
  type HeldCase,
  readCase,
  type Service,
  startService,
} from '../../../test/harness.ts';
import type { NewContact } from '../../contract/contact.ts';
import { limits } from '../../contract/limits.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function add({ url, token }: HeldCase, contact: Partial<NewContact> = {}) {
  return await service.call('POST', `${url}/contacts`, { token, body: aContact(contact) });
}

async function remove({ url, token }: HeldCase, contactId: string) {
  return await service.call('DELETE', `${url}/contacts/${contactId}`, { token });
}

describe('adding a contact', () => {
  it('answers 200 with the record: what was sent, an id, and no right that nobody gave', async () => {
    const held = await createCase(service);
    const sent = aContact({ relationship: 'con gái', zalo: 'buoi.tran', isEmergencyContact: true });
    const { body } = expectStatus(await add(held, sent), 200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      ...sent,
      decisionAuthority: false,
      canAccompany: false,
      canReceiveMedicalInfo: false,
      isEmergencyContact: true,
    });
    const { contacts, events } = await readCase(service, held);
    expect(contacts).toEqual([body]);
    expect(events.at(-1)).toMatchObject({
      kind: 'contact.added',
      actor: 'family',
      detail: { contactId: body.id, role: 'secondary' },
    });
  });

  it('refuses a second primary with 409 and leaves the case as it was', async () => {
    const held = await createCase(service, aCase({ contacts: [aContact({ role: 'primary' })] }));
    const before = await readCase(service, held);
    const refused = expectStatus(await add(held, { role: 'primary', fullName: 'Người thứ hai' }), 409);
    expect(refused.body.error).not.toBe('');
    expect(await readCase(service, held)).toEqual(before);
    expectStatus(await add(held), 200);
  });

  it('takes a new primary once the old one is removed', async () => {
    const held = await createCase(service);
    const { id } = expectStatus(await add(held, { role: 'primary' }), 200).body;
    expectStatus(await remove(held, id), 204);
    expectStatus(await add(held, { role: 'primary' }), 200);
  });

  it('lets each case have its own primary', async () => {
    for (const held of [await createCase(service), await createCase(service)]) {
      expectStatus(await add(held, { role: 'primary' }), 200);
    }
  });

  it(`takes ${limits.contactsPerCaseMax} and refuses one more with 409`, async () => {
    const held = await createCase(service);
    for (let count = 0; count < limits.contactsPerCaseMax; count++) expectStatus(await add(held), 200);
    expectStatus(await add(held), 409);
    const { contacts } = await readCase(service, held);
    expect(contacts).toHaveLength(limits.contactsPerCaseMax);
    expectStatus(await remove(held, contacts[0]?.id ?? ''), 204);
    expectStatus(await add(held), 200);
  });
});

describe('removing a contact', () => {
  it('is 204 without a body, an event, and 404 the second time', async () => {
    const held = await createCase(service, aCase({ contacts: [aContact()] }));
    const [contact] = (await readCase(service, held)).contacts;
    const id = contact?.id ?? '';
    expect(expectStatus(await remove(held, id), 204).text).toBe('');
    const { contacts, events } = await readCase(service, held);
    expect(contacts).toEqual([]);
    expect(events.at(-1)).toMatchObject({ kind: 'contact.removed', actor: 'family', detail: { contactId: id } });
    expectStatus(await remove(held, id), 404);
    expect((await readCase(service, held)).events).toEqual(events);
  });

  it('does not reach into another case', async () => {
    const other = await createCase(service, aCase({ contacts: [aContact()] }));
    const [contact] = (await readCase(service, other)).contacts;
    expectStatus(await remove(await createCase(service), contact?.id ?? ''), 404);
    expect((await readCase(service, other)).contacts).toHaveLength(1);
  });

  it('clears notifyContactId where it stood, and nowhere else', async () => {
    const held = await createCase(service, aCase({ contacts: [aContact(), aContact()] }));
    const [one, two] = (await readCase(service, held)).contacts;
    for (const contact of [one, two]) {
      const body = aFollowUp({ notifyContactId: contact?.id ?? '' });
      expectStatus(await service.call('POST', `${held.url}/followups`, { token: held.token, body }), 200);
    }
    expectStatus(await remove(held, one?.id ?? ''), 204);
    const { followUps } = await readCase(service, held);
    expect(followUps.map(({ notifyContactId }) => notifyContactId)).toEqual([null, two?.id]);
  });
});
