import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { frameBytesMax } from '#platform/seal/frames.ts';
import { aFile, aForm } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { storedFiles } from '#test/stored.ts';

const service = useService();
let held: HeldCase;
beforeEach(async () => {
  held = await createCase(service);
});

async function get(path: string, headers: Record<string, string> = {}) {
  return await service.call('GET', `${held.url}/documents/${path}`, { token: held.token, headers });
}

describe('the bytes', () => {
  it('come with their type, length, tag and a disposition that lets no browser run them', async () => {
    const { id, sha256 } = await uploadFile(service, held, aFile('image/png', 3000));
    const { headers, bytes } = expectStatus(await get(`${id}/file`), 200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '3000',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    expect(bytes).toHaveLength(3000);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const { id, sha256 } = await uploadFile(service, held, aFile('image/png', 3000));
    const answer = await service.call('HEAD', `${held.url}/documents/${id}/file`, { token: held.token });
    expect(expectStatus(answer, 200).headers).toMatchObject({ 'content-length': '3000', etag: `"${sha256}"` });
    expect(answer.bytes).toHaveLength(0);
  });

  it.each([
    '"><script>alert(1).pdf',
    "a'; filename=evil.html",
    'B\u1ec7nh án (1).PDF',
    'a%0d%0aset-cookie: x',
    'xet-nghiem.pdf.hta',
  ])('are offered under the name %s, as what they are, without letting it out of its place', async (fileName) => {
    const quoted = fileName.replaceAll('"', '\\"');
    const form = aForm([{ name: 'file', value: aFile(), fileName: quoted }]);
    const uploaded = await service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
    const { id } = expectStatus(uploaded, 201).body;
    const { headers } = expectStatus(await get(`${id}/file`), 200);
    const [, plain, encoded] =
      /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.~%-]+)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect(plain).toMatch(/\.pdf$/);
    const isNamedRight = fileName.toLowerCase().endsWith('.pdf');
    expect(decodeURIComponent(encoded ?? '')).toBe(isNamedRight ? fileName : `${fileName}.pdf`);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a file that is', () => {
  const pathOf = (id: string) => join(service.dataDir, 'documents', id.slice(-2), id);
  const alarms = () => service.logLines.filter((line) => line.includes('"msg":"file_lost"')).length;

  it('lost is told as a fault of ours, and not as if the document had never been there', async () => {
    const { id } = await uploadFile(service, held, aFile());
    await rm(pathOf(id));
    const before = alarms();
    const { body } = expectStatus(await get(`${id}/file`), 500);
    expect(Object.keys(body)).toEqual(['error']);
    expect(alarms()).toBe(before + 1);
  });

  it('damaged from its start is refused in the ordinary form', async () => {
    const { id } = await uploadFile(service, held, aFile());
    const file = await open(pathOf(id), 'r+');
    await file.write('X', 100);
    await file.close();
    const before = alarms();
    expect(Object.keys(expectStatus(await get(`${id}/file`), 500).body)).toEqual(['error']);
    expect(alarms()).toBe(before + 1);
  });
});

describe('Range', () => {
  const size = 2 * frameBytesMax + 1000;
  const file = aFile('application/pdf', size);
  for (let at = 9; at < size; at++) file[at] = (at * 31) & 0xff;

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-', 0, size],
    ['bytes=100-199', 100, 200],
    [`bytes=${frameBytesMax - 1}-${frameBytesMax}`, frameBytesMax - 1, frameBytesMax + 1],
    [`bytes=${frameBytesMax}-${2 * frameBytesMax - 1}`, frameBytesMax, 2 * frameBytesMax],
    [`bytes=${size - 1}-`, size - 1, size],
    ['bytes=-5', size - 5, size],
    [`bytes=-${size * 2}`, 0, size],
    [`bytes=10-${'9'.repeat(30)}`, 10, size],
  ])('%s gives just that part', async (range, start, end) => {
    const { id } = await uploadFile(service, held, file);
    const { headers, bytes } = expectStatus(await get(`${id}/file`, { range }), 206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end - 1}/${size}`,
      'content-length': String(end - start),
    });
    expect(bytes.equals(file.subarray(start, end))).toBe(true);
  });

  it.each([`bytes=${size}-`, `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])('%s lies outside: 416', async (range) => {
    const { id } = await uploadFile(service, held, file);
    const { headers, body } = expectStatus(await get(`${id}/file`, { range }), 416);
    expect(headers['content-range']).toBe(`bytes */${size}`);
    expect(Object.keys(body)).toEqual(['error']);
  });

  it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6', 'bytes 0-1'])(
    '%s is answered with the whole',
    async (range) => {
      const { id } = await uploadFile(service, held, aFile());
      expect(expectStatus(await get(`${id}/file`, { range }), 200).bytes).toHaveLength(1000);
    },
  );

  it('counts under If-Range only for the very same bytes', async () => {
    const { id, sha256 } = await uploadFile(service, held, aFile());
    const range = 'bytes=0-4';
    expectStatus(await get(`${id}/file`, { range, 'if-range': `"${sha256}"` }), 206);
    for (const other of ['"another"', `W/"${sha256}"`, 'Mon, 16 Nov 2026 01:00:00 GMT']) {
      expectStatus(await get(`${id}/file`, { range, 'if-range': other }), 200);
    }
  });
});

describe('If-None-Match', () => {
  it('answers 304 without a body for the copy at hand, also before a range is looked at', async () => {
    const { id, sha256 } = await uploadFile(service, held, aFile());
    for (const tag of [`"${sha256}"`, `W/"${sha256}"`, `"x", "${sha256}"`, '*']) {
      const answer = expectStatus(await get(`${id}/file`, { 'if-none-match': tag, range: 'bytes=99999-' }), 304);
      expect(answer.text).toBe('');
      expect(answer.headers.etag).toBe(`"${sha256}"`);
    }
    expectStatus(await get(`${id}/file`, { 'if-none-match': '"x"' }), 200);
  });
});

describe('DELETE', () => {
  it.each(['', '/file'])('on …/{docId}%s removes record and bytes, is an event, and then 404', async (ending) => {
    const { id } = await uploadFile(service, held, aFile());
    const kept = await uploadFile(service, held, aFile());
    expect(await storedFiles(service.dataDir)).toContain(id);
    const remove = () => service.call('DELETE', `${held.url}/documents/${id}${ending}`, { token: held.token });
    expect(expectStatus(await remove(), 204).text).toBe('');
    expect(await storedFiles(service.dataDir)).not.toContain(id);
    const { documents, events } = await readCase(service, held);
    expect(documents.map((document) => document.id)).toEqual([kept.id]);
    expect(events.at(-1)).toMatchObject({ kind: 'document.removed', actor: 'family', detail: { documentId: id } });
    expectStatus(await remove(), 404);
    expectStatus(await get(id), 404);
    expectStatus(await get(`${id}/file`), 404);
    expectStatus(await get(`${kept.id}/file`), 200);
  });

  it('does not reach into another case, nor does reading', async () => {
    const { id } = await uploadFile(service, await createCase(service), aFile());
    for (const [method, path] of [
      ['GET', id],
      ['GET', `${id}/file`],
      ['DELETE', id],
      ['DELETE', `${id}/file`],
    ] as const) {
      expectStatus(await service.call(method, `${held.url}/documents/${path}`, { token: held.token }), 404);
    }
    expect(await storedFiles(service.dataDir)).toContain(id);
  });

  it('is not for a navigator, nor is uploading', async () => {
    held = await createQueuedCase(service);
    const { id } = await uploadFile(service, held, aFile());
    for (const path of [id, `${id}/file`]) {
      const url = `${held.url}/documents/${path}`;
      expectStatus(await service.call('DELETE', url, { token: navigatorToken }), 403);
    }
    const form = aForm([{ name: 'file', value: aFile(), fileName: 'a.pdf' }]);
    expectStatus(await service.call('POST', `${held.url}/documents`, { token: navigatorToken, ...form }), 403);
    expect((await readCase(service, held)).documents).toHaveLength(1);
  });
});
