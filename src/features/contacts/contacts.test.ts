import { describe, expect, it } from 'vitest';
import type { ContactChange, NewContact } from '#contract/contact.ts';
import { limits } from '#contract/limits.ts';
import { aCase, aContact, aFollowUp } from '#test/builders.ts';
import { createCase, expectStatus, type HeldCase, readCase, useService } from '#test/harness.ts';

const service = useService();

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

async function change({ url, token }: HeldCase, contactId: string, body: ContactChange) {
  return await service.call('PATCH', `${url}/contacts/${contactId}`, { token, body });
}

describe('changing a contact', () => {
  it('changes what is sent, takes back what is null, keeps the rest, and is an event without a name', async () => {
    const held = await createCase(service);
    const { body: before } = await add(held, {
      phone: '0912',
      relationship: 'con',
      email: 'a@b.vn',
      canAccompany: true,
    });
    const sent = { fullName: 'Trần Thị Na', phone: null, isEmergencyContact: true };
    const { phone: _phone, ...rest } = before;
    const expected = { ...rest, fullName: 'Trần Thị Na', isEmergencyContact: true };
    expect(expectStatus(await change(held, before.id, sent), 200).body).toEqual(expected);
    const { contacts, events } = await readCase(service, held);
    expect(contacts).toEqual([expected]);
    expect(events.at(-1)).toMatchObject({
      kind: 'contact.updated',
      actor: 'family',
      detail: { contactId: before.id, role: 'secondary' },
    });
    expectStatus(await change(held, before.id, {}), 200);
    expect((await readCase(service, held)).events).toEqual(events);
  });

  it('to the primary one makes the former secondary, with all else that was known', async () => {
    const held = await createCase(service, aCase({ contacts: [aContact({ role: 'primary', phone: '0901' })] }));
    const { body: other } = await add(held);
    expectStatus(await change(held, other.id, { role: 'primary' }), 200);
    expectStatus(await change(held, other.id, { role: 'primary', phone: '0902' }), 200);
    const { contacts } = await readCase(service, held);
    expect(contacts.map(({ role, phone }) => [role, phone])).toEqual([
      ['secondary', '0901'],
      ['primary', '0902'],
    ]);
  });

  it('to the primary one by two at once leaves exactly one', async () => {
    const held = await createCase(
      service,
      aCase({ contacts: [aContact({ role: 'primary' }), aContact(), aContact()] }),
    );
    const [, two, three] = (await readCase(service, held)).contacts;
    const answers = await Promise.all([two, three].map((each) => change(held, each?.id ?? '', { role: 'primary' })));
    for (const answer of answers) expectStatus(answer, 200);
    const { contacts } = await readCase(service, held);
    expect(contacts.filter(({ role }) => role === 'primary')).toHaveLength(1);
  });

  it('is refused where it would be refused to a new one, and is 404 for one of another case', async () => {
    const held = await createCase(service, aCase({ contacts: [aContact()] }));
    const [contact] = (await readCase(service, held)).contacts;
    const bad = [
      { fullName: '' },
      { fullName: null },
      { role: 'third' },
      { email: 'x' },
      { canAccompany: null },
      { id: 'x' },
    ];
    for (const body of bad) {
      const answer = await change(held, contact?.id ?? '', body as unknown as ContactChange);
      expect(expectStatus(answer, 400).body.error).toContain(Object.keys(body)[0]);
    }
    expect((await readCase(service, held)).contacts).toEqual([contact]);
    expectStatus(await change(await createCase(service), contact?.id ?? '', { phone: '0912' }), 404);
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
