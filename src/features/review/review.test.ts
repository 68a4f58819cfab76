import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import type { NewOpinion } from '#contract/opinion.ts';
import { opinionWithins } from '#contract/vocabulary.ts';
import { aCase, aContact, aFile, anIntake, anIntakeForHuman } from '#test/builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { dicomOf } from '#test/media.ts';

const service = useService();

const patient = { age: 58, sex: 'male', province: 'Nghệ An', isSelf: false } as const;

async function anInvitedCase() {
  const held = await createCase(
    service,
    aCase({
      intake: anIntake({ patient, hasPriorResults: true }),
      patient: { fullName: 'Nguyễn Văn Ổi', birthYear: 1968, sex: 'male', province: 'Nghệ An', address: '12 Lê Lợi' },
      contacts: [aContact({ role: 'primary', phone: '0912345678' })],
    }),
  );
  return { held, share: await createShare(service, held, { reviewerTitle: 'Tim mạch' }) };
}

async function review(token: string) {
  return expectStatus(await service.call('GET', `/v1/review/${token}`), 200).body;
}

async function write(token: string, body: NewOpinion) {
  return await service.call('POST', `/v1/review/${token}/opinions`, { body });
}

describe('the review', () => {
  it('has exactly the members that a doctor may see', async () => {
    const { held, share } = await anInvitedCase();
    const body = await review(share.reviewToken);
    expect(body).toMatchObject({
      reviewer: { name: 'BS. Lê Văn Cam', title: 'Tim mạch', expiresAt: share.expiresAt },
      patient: { sex: 'male', birthYear: 1968, province: 'Nghệ An' },
      documents: [],
      opinions: [],
    });
    expect(Object.keys(body).sort()).toEqual(['case', 'documents', 'history', 'opinions', 'patient', 'reviewer']);
    expect(Object.keys(body.case).sort()).toEqual(['intake', 'specialties', 'urgency']);
    expect(Object.keys(body.patient).sort()).toEqual(['birthYear', 'province', 'sex']);
    expect(body.case.specialties).toEqual((await readCase(service, held)).recommendation.specialties);
  });

  it('shows of the intake’s patient age, sex and province only, also in an older intake of the history', async () => {
    const { held, share } = await anInvitedCase();
    const body = { intake: anIntake({ patient: { ...patient, age: 59 } }) };
    expectStatus(await service.call('PATCH', held.url, { token: held.token, body }), 200);
    const seen = await review(share.reviewToken);
    const { isSelf: _isSelf, ...shown } = patient;
    expect(seen.case.intake).toEqual({ ...anIntake(), patient: { ...shown, age: 59 } });
    const older = seen.history.find(({ kind }: { kind: string }) => kind === 'intake_changed');
    expect(older.intake).toEqual({ ...anIntake(), hasPriorResults: true, patient: shown });
  });

  it('shows the months of a small child, and nothing of the insurance card', async () => {
    const ofBaby = { ...patient, age: 0, ageMonths: 7 };
    // Far from home, so that it is not the place that is recommended, which the doctor may know.
    const insurance = { hasCard: true, registeredAt: 'Trung tâm Y tế Càng Long', kind: 'poor' } as const;
    const held = await createCase(service, aCase({ intake: anIntake({ patient: ofBaby, insurance }) }));
    const { reviewToken } = await createShare(service, held);
    const body = { intake: anIntake({ patient: ofBaby, insurance, severity: 'mild' }) };
    expectStatus(await service.call('PATCH', held.url, { token: held.token, body }), 200);
    const seen = await review(reviewToken);
    expect(seen.case.intake.patient).toMatchObject({ age: 0, ageMonths: 7 });
    expect(JSON.stringify(seen)).not.toMatch(/insurance|Càng Long|poor/);
    expect((await readCase(service, held)).case.intake.insurance).toEqual(insurance);
  });

  it('does not show a place that only the card names, though the family is sent there', async () => {
    const symptoms = 'xin phiếu chuyển tuyến lên bệnh viện tỉnh khám dạ dày';
    const insurance = { hasCard: true, registeredAt: 'TTYT Vạn Ninh' };
    const intake = anIntake({
      symptoms,
      goal: 'xin giấy chuyển tuyến thế nào',
      patient: { province: 'Vạn Ninh' },
      insurance,
    });
    const held = await createCase(service, aCase({ intake }));
    const { recommendation } = await readCase(service, held);
    expect(recommendation.primary.hospital).toMatchObject({ id: '', name: expect.stringContaining('TTYT Vạn Ninh') });
    const { reviewToken } = await createShare(service, held);
    expect(JSON.stringify(await review(reviewToken))).not.toContain('TTYT');
  });

  it('shows what the family was asked and said no to, or was not sure of', async () => {
    const said = { redFlagsDenied: ['seizure'], redFlagsUnsure: ['fainting'] } satisfies Partial<Intake>;
    const held = await createCase(service, aCase({ intake: anIntake(said) }));
    const { reviewToken } = await createShare(service, held);
    expect((await review(reviewToken)).case.intake).toMatchObject(said);
    expectStatus(
      await service.call('PATCH', held.url, { token: held.token, body: { intake: anIntake({ symptoms: 'ho' }) } }),
      200,
    );
    const { history } = await review(reviewToken);
    expect(history.find(({ kind }: { kind: string }) => kind === 'intake_changed').intake).toMatchObject(said);
  });

  it('shows documents without their file names, in the list and in the download', async () => {
    const { held, share } = await anInvitedCase();
    const document = await uploadFile(service, held, aFile('image/png'), { kind: 'imaging', title: 'Phim phổi' });
    const [shown] = (await review(share.reviewToken)).documents;
    expect(shown).toMatchObject({ id: document.id, kind: 'imaging', title: 'Phim phổi', sha256: document.sha256 });
    expect(Object.keys(shown)).not.toContain('fileName');
    const file = await service.call('GET', `/v1/review/${share.reviewToken}/documents/${document.id}/file`);
    expect(expectStatus(file, 200).bytes.equals(aFile('image/png'))).toBe(true);
    expect(String(file.headers['content-disposition'])).not.toContain('ket-qua');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="imaging-[0-9a-f]{8}\.png"$/);
  });

  it('gives a part of a file by Range', async () => {
    const { held, share } = await anInvitedCase();
    const document = await uploadFile(service, held, aFile());
    const url = `/v1/review/${share.reviewToken}/documents/${document.id}/file`;
    const part = expectStatus(await service.call('GET', url, { headers: { range: 'bytes=5-7' } }), 206);
    expect(part.text).toBe('1.7');
  });

  it('gives of a scan a copy without the name of the patient, whole and in parts; the original stays with the family', async () => {
    const { held, share } = await anInvitedCase();
    const name = 'NGUYEN^THI LAN';
    const scan = dicomOf([
      ['00080060', 'CS', 'CT'],
      ['00100010', 'PN', name],
      ['00400275', 'SQ', [[['00321032', 'PN', name]]]],
    ]);
    const document = await uploadFile(service, held, scan);
    expect(document).toMatchObject({ mediaType: 'application/dicom', size: scan.length });
    const url = `/v1/review/${share.reviewToken}/documents/${document.id}/file`;
    const copy = expectStatus(await service.call('GET', url), 200);
    expect(copy.bytes.length).toBe(scan.length);
    expect(copy.bytes.includes('LAN')).toBe(false);
    expect(copy.headers.etag).not.toContain(`${document.sha256}"`);
    const at = scan.indexOf(name);
    const range = { range: `bytes=${at - 8}-${at + 5}` };
    const part = expectStatus(await service.call('GET', url, { headers: range }), 206);
    expect(part.bytes.equals(copy.bytes.subarray(at - 8, at + 6))).toBe(true);
    const original = await service.call('GET', `${held.url}/documents/${document.id}/file`, { token: held.token });
    expect(original.bytes.equals(scan)).toBe(true);
  });

  it('gives no scan in which the name of the patient cannot be found', async () => {
    const { held, share } = await anInvitedCase();
    const deflated = dicomOf([['00100010', 'PN', 'NGUYEN^THI LAN']], 'explicit', '1.2.840.10008.1.2.1.99');
    const { id } = await uploadFile(service, held, deflated);
    const url = `/v1/review/${share.reviewToken}/documents/${id}/file`;
    for (const method of ['GET', 'HEAD'] as const) {
      expect(expectStatus(await service.call(method, url), 403).text).not.toContain('LAN');
    }
    expectStatus(await service.call('GET', `${held.url}/documents/${id}/file`, { token: held.token }), 200);
  });

  it('gives no file of another case', async () => {
    const { share } = await anInvitedCase();
    const document = await uploadFile(service, await createCase(service), aFile());
    expectStatus(await service.call('GET', `/v1/review/${share.reviewToken}/documents/${document.id}/file`), 404);
  });

  it('and its files make an event that the family sees and that counts each opening, and none at a file that is not there', async () => {
    const { held, share } = await anInvitedCase();
    const document = await uploadFile(service, held, aFile());
    await review(share.reviewToken);
    await review(share.reviewToken);
    const file = (id: string) => service.call('GET', `/v1/review/${share.reviewToken}/documents/${id}/file`);
    expectStatus(await file(document.id), 200);
    expectStatus(await file('no-such-document'), 404);
    const { events } = await readCase(service, held);
    const actor = `reviewer:${share.shareId}`;
    expect(events.filter((event) => event.actor === actor).map(({ kind, detail }) => ({ kind, detail }))).toEqual([
      { kind: 'review.opened', detail: { shareId: share.shareId, count: 2, lastAt: expect.any(String) } },
      { kind: 'review.document_read', detail: { documentId: document.id } },
    ]);
  });

  it('shows what the doctors before have written', async () => {
    const { held, share } = await anInvitedCase();
    expectStatus(await write(share.reviewToken, { opinion: 'Nên chụp MRI.' }), 201);
    const second = await createShare(service, held, { reviewerName: 'BS. Mận' });
    expect((await review(second.reviewToken)).opinions).toMatchObject([
      { opinion: 'Nên chụp MRI.', reviewerName: 'BS. Lê Văn Cam' },
    ]);
  });
});

describe('an opinion', () => {
  it('answers 201 with the record and is then part of the case', async () => {
    const { held, share } = await anInvitedCase();
    const sent = { opinion: 'Nên khám tim mạch.', urgency: 'routine', suggestedSpecialty: 'cardiology' } as const;
    const { body } = expectStatus(await write(share.reviewToken, sent), 201);
    expect(body).toEqual({
      id: expect.any(String),
      ...sent,
      reviewerName: 'BS. Lê Văn Cam',
      reviewerTitle: 'Tim mạch',
      createdAt: new Date(service.deps.clock()).toISOString(),
    });
    const { opinions, events } = await readCase(service, held);
    expect(opinions).toEqual([body]);
    expect(events.at(-1)).toMatchObject({
      kind: 'opinion.written',
      actor: `reviewer:${share.shareId}`,
      detail: { opinionId: body.id, urgency: 'routine' },
    });
  });

  it.each(opinionWithins)('tells how soon the doctor means it: %s, which raises nothing by itself', async (within) => {
    const { held, share } = await anInvitedCase();
    const before = await caseAfter(held);
    const { body } = expectStatus(await write(share.reviewToken, { opinion: 'Nên khám tim mạch.', within }), 201);
    expect(body).toMatchObject({ within, urgency: null });
    expect((await readCase(service, held)).opinions).toEqual([body]);
    expect(await caseAfter(held)).toEqual(before);
    const second = await createShare(service, held, { reviewerName: 'BS. Mận' });
    expect((await review(second.reviewToken)).opinions).toEqual([body]);
    const hidden = { token: held.token, body: { hidden: true } };
    const { body: kept } = expectStatus(await service.call('PATCH', `${held.url}/opinions/${body.id}`, hidden), 200);
    expect(kept).toEqual({ ...body, hidden: true });
  });

  it('keeps its time sealed, with its words', async () => {
    const { held, share } = await anInvitedCase();
    expectStatus(await write(share.reviewToken, { opinion: 'x', urgency: 'urgent', within: '14d' }), 201);
    const { events, history } = await readCase(service, held);
    const rows = await service.db.selectFrom('opinions').selectAll().execute();
    // As a word of its own: ids and sealed bytes hold any letters.
    for (const kept of [events, history, rows]) expect(JSON.stringify(kept)).not.toMatch(/\b14d\b/u);
  });

  async function caseAfter(held: HeldCase) {
    return (await readCase(service, held)).case;
  }

  it.each([undefined, 'routine'] as const)('of urgency %s raises nothing and calls nobody', async (urgency) => {
    const { held, share } = await anInvitedCase();
    const before = await caseAfter(held);
    expectStatus(await write(share.reviewToken, { opinion: 'x', ...(urgency && { urgency }) }), 201);
    expect(await caseAfter(held)).toEqual(before);
  });

  it.each(['urgent', 'emergency'] as const)('of urgency %s raises the case and calls a human', async (urgency) => {
    const { held, share } = await anInvitedCase();
    expectStatus(await write(share.reviewToken, { opinion: 'x', urgency }), 201);
    expect(await caseAfter(held)).toMatchObject({ urgency, needs_human: true, state: 'intake' });
    const { events, history } = await readCase(service, held);
    expect(events.at(-1)).toMatchObject({
      kind: 'case.urgency_raised',
      actor: `reviewer:${share.shareId}`,
      detail: { from: 'routine', to: urgency },
    });
    expect(history.at(-1)).toMatchObject({ kind: 'urgency_raised', from: 'routine', to: urgency });
  });

  it('never lowers the urgency: urgent after emergency leaves emergency', async () => {
    const { held, share } = await anInvitedCase();
    for (const urgency of ['emergency', 'urgent', 'routine'] as const) {
      expectStatus(await write(share.reviewToken, { opinion: 'x', urgency }), 201);
      expect(await caseAfter(held)).toMatchObject({ urgency: 'emergency' });
    }
    const raises = (await readCase(service, held)).events.filter(({ kind }) => kind === 'case.urgency_raised');
    expect(raises).toHaveLength(1);
  });

  it('of an urgent doctor calls a human also where the urgency was that high already', async () => {
    const held = await createCase(service, aCase({ intake: anIntakeForHuman() }));
    const { reviewToken } = await createShare(service, held);
    const close = { token: held.token, body: { state: 'closed' } };
    expectStatus(await service.call('PATCH', held.url, close), 200);
    expectStatus(await write(reviewToken, { opinion: 'x', urgency: 'urgent' }), 201);
    expect(await caseAfter(held)).toMatchObject({ urgency: 'urgent', needs_human: true });
  });
});
