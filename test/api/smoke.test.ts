import { expect, it } from 'vitest';
import { aContact, aFile } from '../builders.ts';
import { createCase, createShare, expectStatus, readCase, uploadFile, useService } from '../harness.ts';

const service = useService();

it('carries a case from its creation to a doctor’s opinion', async () => {
  const held = await createCase(service);
  expectStatus(
    await service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact({ role: 'primary' }) }),
    200,
  );
  const document = await uploadFile(service, held, aFile('image/png', 200_000), {
    kind: 'imaging',
    title: 'Phim phổi',
  });
  const file = expectStatus(
    await service.call('GET', `${held.url}/documents/${document.id}/file`, { token: held.token }),
    200,
  );
  expect(file.bytes.equals(aFile('image/png', 200_000))).toBe(true);
  const { reviewToken } = await createShare(service, held);
  const review = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expect(review.body.documents).toHaveLength(1);
  const opinion = { opinion: 'Nên khám sớm.', urgency: 'urgent', suggestedSpecialty: 'cardiology' };
  expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
  const caseFile = await readCase(service, held);
  expect(caseFile.case.urgency).toBe('urgent');
  expect(caseFile.case.needs_human).toBe(true);
  expect(caseFile.opinions).toHaveLength(1);
});
