import { describe, expect, it } from 'vitest';
import { hashToken } from '#platform/tokens.ts';
import { aCase, aContact, anIntake, anIntakeForHuman } from '#test/builders.ts';
import { createCase, expectStatus, readCase, startOfTest, useService } from '#test/harness.ts';

const service = useService();

describe('the new case', () => {
  it('answers its number, its key and the recommendation, and nothing else', async () => {
    const { body } = expectStatus(await service.call('POST', '/v1/cases', { body: aCase() }), 201);
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'caseId', 'recommendation']);
    expect(body.caseId).toMatch(/^CASE-\d{6,}$/);
  });

  it('is numbered upwards', async () => {
    const first = await createCase(service);
    const second = await createCase(service);
    expect(Number(second.caseId.slice(5))).toBeGreaterThan(Number(first.caseId.slice(5)));
  });

  it('starts in the state intake with what was sent and nothing made up', async () => {
    const intake = anIntake({ durationDays: 0, hasPriorResults: false });
    const { case: kept, ...file } = await readCase(service, await createCase(service, aCase({ intake })));
    expect(kept).toMatchObject({
      state: 'intake',
      urgency: 'routine',
      needs_human: file.recommendation.humanNavigator.recommended,
      need: 'checkup',
      intake,
      chosenHospitalId: null,
      assignedNavigator: null,
      createdAt: new Date(startOfTest).toISOString(),
      updatedAt: new Date(startOfTest).toISOString(),
    });
    expect(file).toMatchObject({ patient: {}, contacts: [], documents: [], followUps: [], opinions: [] });
  });

  it('starts in the state emergency when the safety check says so', async () => {
    const held = await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
    const { case: kept, recommendation } = await readCase(service, held);
    expect(recommendation.safety.emergency).toBe(true);
    expect(kept).toMatchObject({ state: 'emergency', urgency: 'emergency', needs_human: true });
  });

  it('needs a human when the recommendation says so', async () => {
    const held = await createCase(service, aCase({ intake: anIntakeForHuman() }));
    const { case: kept, recommendation } = await readCase(service, held);
    expect(recommendation.humanNavigator.recommended).toBe(true);
    expect(kept).toMatchObject({ state: 'intake', urgency: 'urgent', needs_human: true });
  });

  it('keeps patient and contacts as sent, contacts in their order with an id and with no right that nobody gave', async () => {
    const patient = { fullName: 'Nguyễn Văn Ổi', birthYear: 1958, sex: 'male', address: '12 Lê Lợi' } as const;
    const contacts = [
      aContact({ role: 'primary', phone: '0912 345 678', canAccompany: true }),
      aContact({ fullName: 'Lê Thị Na', email: 'na@example.vn' }),
    ];
    const file = await readCase(service, await createCase(service, aCase({ patient, contacts })));
    const rights = { decisionAuthority: false, canReceiveMedicalInfo: false, isEmergencyContact: false };
    expect(file.patient).toEqual(patient);
    expect(file.contacts).toEqual([
      { ...contacts[0], ...rights, canAccompany: true, id: expect.stringMatching(/^[0-9a-f-]{14}7/) },
      { ...contacts[1], ...rights, canAccompany: false, id: expect.any(String) },
    ]);
  });

  it('brings its strings to NFC', async () => {
    const patient = { province: 'Huế'.normalize('NFD') };
    const file = await readCase(service, await createCase(service, aCase({ patient })));
    expect(file.patient.province).toBe('Huế'.normalize('NFC'));
  });

  it('refuses two primary contacts with 409 and stores nothing', async () => {
    const before = await service.db.selectFrom('cases').select('case_number').execute();
    const contacts = [aContact({ role: 'primary' }), aContact({ role: 'primary' })];
    expectStatus(await service.call('POST', '/v1/cases', { body: aCase({ contacts }) }), 409);
    expect(await service.db.selectFrom('cases').select('case_number').execute()).toHaveLength(before.length);
  });

  it('stores the key only as its hash', async () => {
    const { token } = await createCase(service);
    const rows = await service.db.selectFrom('cases').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some((row) => row.access_token_hash === hashToken(token))).toBe(true);
  });
});
