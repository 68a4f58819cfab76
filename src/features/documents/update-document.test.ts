import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';

const service = useService();
let held: HeldCase;
let documentId: string;
beforeEach(async () => {
  held = await createCase(service);
  documentId = (await uploadFile(service, held, undefined, { note: 'tờ thứ nhất', takenAt: '2026-11-01' })).id;
});

async function change(body: unknown, { url, token } = held) {
  return await service.call('PATCH', `${url}/documents/${documentId}`, { token, body });
}

describe('changing a document', () => {
  it('changes what is sent and nothing of its bytes, and is an event without its name', async () => {
    const [before] = (await readCase(service, held)).documents;
    const expected = { ...before, kind: 'lab_result', title: 'Xét nghiệm máu' };
    expect(expectStatus(await change({ kind: 'lab_result', title: 'Xét nghiệm máu' }), 200).body).toEqual(expected);
    const { documents, events } = await readCase(service, held);
    expect(documents).toEqual([expected]);
    expect(events.at(-1)).toMatchObject({
      kind: 'document.updated',
      actor: 'family',
      detail: { documentId, kind: 'lab_result' },
    });
    expect(expectStatus(await change({ title: null, takenAt: null }), 200).body).toEqual({
      ...expected,
      title: null,
      takenAt: null,
    });
  });

  it('to nothing leaves no trace', async () => {
    const before = await readCase(service, held);
    expect(expectStatus(await change({}), 200).body).toEqual(before.documents[0]);
    expect(await readCase(service, held)).toEqual(before);
  });

  it('shows an invited doctor the new name and still no file name', async () => {
    const { reviewToken } = await createShare(service, held);
    expectStatus(await change({ title: 'Phim chụp phổi', kind: 'imaging' }), 200);
    const { documents } = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200).body;
    expect(documents).toMatchObject([{ id: documentId, title: 'Phim chụp phổi', kind: 'imaging' }]);
    expect(documents[0]).not.toHaveProperty('fileName');
  });

  it('refuses what an upload would refuse, and what only bytes can tell', async () => {
    const before = await readCase(service, held);
    const bad = [
      { kind: 'other kind' },
      { kind: null },
      { takenAt: 'hôm qua' },
      { title: 7 },
      { mediaType: 'image/png' },
    ];
    for (const body of bad) expect(expectStatus(await change(body), 400).body.error).toContain(Object.keys(body)[0]);
    expect(await readCase(service, held)).toEqual(before);
  });

  it('is 404 for one of another case', async () => {
    expectStatus(await change({ kind: 'imaging' }, await createCase(service)), 404);
  });
});
