import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { mediaTypes } from '#contract/vocabulary.ts';
import { frameBytesMax } from '#platform/seal/frames.ts';
import { aFile, aFileForm, aForm } from '#test/builders.ts';
import { createCase, expectStatus, type HeldCase, readCase, uploadFile, useService } from '#test/harness.ts';
import { exifSegment, jpegWith } from '#test/media.ts';

const service = useService();

type Form = ReturnType<typeof aForm>;

async function upload({ url, token }: HeldCase, form: Form) {
  return await service.call('POST', `${url}/documents`, { token, ...form });
}

async function download({ url, token }: HeldCase, documentId: string) {
  return expectStatus(await service.call('GET', `${url}/documents/${documentId}/file`, { token }), 200);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('an upload', () => {
  it('answers 201 with the record, which is then in the list, the case and on its own', async () => {
    const held = await createCase(service);
    const file = aFile('image/jpeg', 5000);
    const fields = { kind: 'lab_result', title: 'Máu', note: 'lần 2', takenAt: '2026-11-01T08:30' };
    const { body } = expectStatus(await upload(held, aFileForm(file, fields, 'image/jpeg')), 201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      ...fields,
      fileName: 'ket-qua.bin',
      mediaType: 'image/jpeg',
      size: 5000,
      sha256: sha256(file),
      uploadedAt: new Date(service.deps.clock()).toISOString(),
    });
    const { documents, events } = await readCase(service, held);
    expect(documents).toEqual([body]);
    expect((await service.call('GET', `${held.url}/documents`, { token: held.token })).body).toEqual([body]);
    expect((await service.call('GET', `${held.url}/documents/${body.id}`, { token: held.token })).body).toEqual(body);
    expect(events.at(-1)).toMatchObject({
      kind: 'document.added',
      actor: 'family',
      detail: { documentId: body.id, kind: 'lab_result' },
    });
  });

  it('without any field but the file is of kind other', async () => {
    const held = await createCase(service);
    const { body } = expectStatus(
      await upload(held, aForm([{ name: 'file', value: aFile(), fileName: 'a.pdf' }])),
      201,
    );
    expect(body).toMatchObject({ kind: 'other', title: null, note: null, takenAt: null, mediaType: 'application/pdf' });
  });

  it('takes its fields before, after and around the file', async () => {
    const held = await createCase(service);
    const file = { name: 'file', value: aFile(), fileName: 'a.pdf' };
    const kind = { name: 'kind', value: 'imaging' };
    const title = { name: 'title', value: 'Phim phổi' };
    for (const parts of [
      [kind, title, file],
      [file, kind, title],
      [kind, file, title],
    ]) {
      expect(expectStatus(await upload(held, aForm(parts)), 201).body).toMatchObject({
        kind: 'imaging',
        title: 'Phim phổi',
      });
    }
  });

  it.each(mediaTypes)('of %s is taken as claimed, as octet-stream and without a claim', async (mediaType) => {
    const held = await createCase(service);
    const value = aFile(mediaType);
    for (const contentType of [mediaType, 'application/octet-stream', undefined]) {
      const part = { name: 'file', value, fileName: 'tep', ...(contentType && { contentType }) };
      expect(expectStatus(await upload(held, aForm([part])), 201).body.mediaType).toBe(mediaType);
    }
  });

  it('takes a claim with parameters and in capitals', async () => {
    const held = await createCase(service);
    expectStatus(await upload(held, aFileForm(aFile(), {}, 'Application/PDF; charset=binary')), 201);
  });

  it('keeps every byte, whatever its size against the frames it is stored in', async () => {
    const held = await createCase(service);
    for (const size of [9, frameBytesMax - 1, frameBytesMax, frameBytesMax + 1, 3 * frameBytesMax + 17]) {
      const file = aFile('application/pdf', size);
      for (let at = 9; at < size; at++) file[at] = (at * 31) & 0xff;
      const document = await uploadFile(service, held, file);
      expect(document).toMatchObject({ size, sha256: sha256(file) });
      expect((await download(held, document.id)).bytes.equals(file), String(size)).toBe(true);
    }
  });

  it('takes a file that holds the boundary but not at the beginning of a line', async () => {
    const held = await createCase(service);
    const file = Buffer.from('%PDF-1.7 --danloi-test-boundary\r\n -- \r\n--danloi-test-boundar \r\n\r\n--');
    const document = await uploadFile(service, held, file);
    expect((await download(held, document.id)).bytes.equals(file)).toBe(true);
  });

  it('of a photo stores it without names and places, and takes the day from it when none is sent', async () => {
    const held = await createCase(service);
    const plain = aFile('image/jpeg', 5000);
    const told = { artist: 'Nguyễn Thị Lan', takenAt: '2026:10:31 17:05:09', gps: Buffer.from('21 01 42 105 51 00') };
    const photo = jpegWith(plain, exifSegment(told));
    const document = await uploadFile(service, held, photo);
    expect(document).toMatchObject({ size: 5000, sha256: sha256(plain), takenAt: '2026-10-31T17:05:09' });
    expect((await download(held, document.id)).bytes.equals(plain)).toBe(true);
    expect(await uploadFile(service, held, photo, { takenAt: '2026-11-01' })).toMatchObject({ takenAt: '2026-11-01' });
  });

  it('that is damaged, too large to show or something else as well is refused and leaves nothing', async () => {
    const held = await createCase(service);
    const photo = aFile('image/png', 300);
    const absurd = Buffer.from(photo);
    absurd.writeUInt32BE(0xffffffff, 16);
    for (const [status, file] of [
      [400, photo.subarray(0, 200)],
      [413, absurd],
      [415, Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')],
    ] as const) {
      expectStatus(await upload(held, aFileForm(file)), status);
    }
    expect((await readCase(service, held)).documents).toEqual([]);
  });

  it(`takes ${limits.documentsPerCaseMax} and refuses one more with 409`, async () => {
    const held = await createCase(service);
    for (let count = 0; count < limits.documentsPerCaseMax; count++) await uploadFile(service, held, aFile());
    expectStatus(await upload(held, aFileForm(aFile())), 409);
    const { documents } = await readCase(service, held);
    expect(documents).toHaveLength(limits.documentsPerCaseMax);
    const url = `${held.url}/documents/${documents[0]?.id}`;
    expectStatus(await service.call('DELETE', url, { token: held.token }), 204);
    await uploadFile(service, held, aFile());
  });
});

describe('the file name', () => {
  async function nameOf(header: string): Promise<string | null> {
    const boundary = 'danloi-test-boundary';
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; ${header}\r\n\r\n`),
      aFile(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return expectStatus(await upload(await createCase(service), { headers, payload }), 201).body.fileName;
  }

  it.each([
    ['filename="Bệnh án.pdf"', 'Bệnh án.pdf'],
    [`filename="Be${'̣'}nh án.pdf"`, 'Bẹnh án.pdf'],
    ['filename="x.pdf"; filename*=UTF-8\'\'B%E1%BB%87nh%20%C3%A1n.pdf', 'Bệnh án.pdf'],
    ['filename="x.pdf"; filename*=UTF-8\'\'%FF%FE', 'x.pdf'],
    ['filename="../../etc/passwd"', 'passwd'],
    ["filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['filename="C:\\fakepath\\anh.jpg"', 'anh.jpg'],
    ['filename="/var/www/"', null],
    ['filename=".."', null],
    ['filename=""', null],
    ['filename="a\u0000b\u0007\u202Egpj.exe"', 'abgpj.exe'],
    ['filename="a\\"b;c.pdf"', 'a"b;c.pdf'],
    ['filename=plain.pdf', 'plain.pdf'],
  ])('%s is kept as %s', async (header, expected) => {
    expect(await nameOf(header)).toBe(expected);
  });

  it('is cut to its limit in code points', async () => {
    const name = await nameOf(`filename="${'🩻'.repeat(300)}"`);
    expect([...(name ?? '')]).toHaveLength(limits.fileNameLengthMax);
  });

  it('never names a file on the disk', async () => {
    await nameOf('filename="../../thoat-ra-ngoai.pdf"');
    const stored: string[] = [];
    for await (const { key } of service.deps.files.list()) stored.push(key);
    for (const key of stored) expect(key).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('over a real line', () => {
  it('no byte of the file or of a field is lost or changed, in whatever pieces they come, several at once', async () => {
    const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (seed: number) => {
      const held = await createCase(service);
      const file = aFile('application/pdf', 2 * frameBytesMax + 1000 * seed);
      // Full of what could be the beginning of a boundary, so that pieces of the form have to be put together.
      for (let at = 9; at < file.length; at++) file[at] = '\r\n--danloi'.charCodeAt((at * seed) % 11);
      const note = 'ghi chú '.repeat(100).trim();
      const { headers, payload } = aForm([
        { name: 'file', value: file, fileName: 'a.pdf' },
        { name: 'note', value: note },
      ]);
      const cuts = [0, 100, 70_000, 70_001, 300_000, payload.length - 900, payload.length - 500, payload.length];
      const pieces = cuts.slice(1).map((end, at) => payload.subarray(cuts[at], end));
      const answer = await fetch(`${origin}${held.url}/documents`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${held.token}` },
        body: ReadableStream.from(pieces),
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(201);
      const { id, ...record } = (await answer.json()) as { id: string };
      expect(record).toMatchObject({ note, size: file.length, sha256: sha256(file) });
      const read = await fetch(`${origin}${held.url}/documents/${id}/file`, {
        headers: { authorization: `Bearer ${held.token}` },
      });
      expect(Buffer.from(await read.arrayBuffer()).equals(file)).toBe(true);
    };
    await Promise.all([1, 2, 3, 5].map(send));
  });
});
