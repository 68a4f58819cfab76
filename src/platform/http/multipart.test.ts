import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '#contract/errors.ts';
import { boundaryOf, readMultipart } from './multipart.ts';

type Form = { name: string; fileName?: string; contentType?: string; value: Buffer };

/** A second, plain writer of the format, to hold the reader against. */
function write(parts: readonly Form[], boundary: string): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, fileName, contentType, value }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
          `${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n` +
          `${contentType === undefined ? '' : `Content-Type: ${contentType}\r\n`}\r\n`,
      ),
      value,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** Chunks of the given sizes and the rest as a last one, each spoilt as soon as the next one is asked for. */
async function* inChunks(bytes: Buffer, sizes: Iterable<number>): AsyncGenerator<Buffer> {
  let at = 0;
  for (const size of sizes) {
    if (at >= bytes.length) return;
    yield* spoilt(bytes.subarray(at, at + size));
    at += size;
  }
  if (at < bytes.length) yield* spoilt(bytes.subarray(at));
}

function* spoilt(bytes: Buffer): Generator<Buffer> {
  const chunk = Buffer.from(bytes);
  yield chunk;
  chunk.fill('?');
}

async function read(source: AsyncIterable<Buffer>, boundary: string): Promise<Form[]> {
  const parts: Form[] = [];
  for await (const { name, fileName, contentType, body } of readMultipart(source, boundary)) {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    parts.push({
      name,
      ...(fileName !== undefined && { fileName }),
      ...(contentType !== undefined && { contentType }),
      value: Buffer.concat(chunks),
    });
  }
  return parts;
}

const readText = (text: string | Buffer, boundary = 'b') => read(inChunks(Buffer.from(text), []), boundary);

const boundary = 'x-b';
/** Bytes that look as much as possible like the boundary that they are not. */
const trickyValue = fc
  .array(fc.constantFrom('\r', '\n', '-', '--', '\r\n', '\r\n--', '\r\n--x', '\r\n--x-', 'x', 'b', '\0', 'ệ'))
  .map((pieces) => pieces.join(''))
  .filter((text) => !text.includes(`\r\n--${boundary}`) && !text.startsWith(`--${boundary}`))
  .map((text) => Buffer.from(text));

const forms = fc.array(
  fc.record({
    name: fc.constantFrom('file', 'title', 'note', 'tên'),
    value: fc.oneof(
      trickyValue,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    ),
  }),
  { maxLength: 5 },
);

describe('a form', () => {
  it('comes out as it was written, whatever it holds and however it is cut up', async () => {
    await fc.assert(
      fc.asyncProperty(forms, fc.infiniteStream(fc.integer({ min: 1, max: 40 })), async (parts, sizes) => {
        const bytes = write(parts, boundary);
        expect(await read(inChunks(bytes, sizes), boundary)).toEqual(parts);
      }),
      { numRuns: 300 },
    );
  });

  it('comes out the same when it is cut in two at any place, or into single bytes', async () => {
    const parts = [
      { name: 'title', value: Buffer.from('Kết quả\r\n--x-c') },
      { name: 'file', fileName: 'a.pdf', contentType: 'application/pdf', value: Buffer.from('\r\n\r\n--x-\r\n-') },
      { name: 'note', value: Buffer.alloc(0) },
    ];
    const bytes = write(parts, boundary);
    for (let at = 1; at < bytes.length; at++) {
      expect(await read(inChunks(bytes, [at]), boundary), `cut at ${at}`).toEqual(parts);
    }
    expect(await read(inChunks(bytes, Array(bytes.length).fill(1)), boundary)).toEqual(parts);
  });

  it('that is cut off at any place is broken, never shorter', async () => {
    const bytes = write([{ name: 'file', value: Buffer.from('abc') }], boundary);
    for (let length = 0; length < bytes.length - 4; length++) {
      const reading = read(inChunks(bytes.subarray(0, length), []), boundary);
      await expect(reading, `${length} bytes`).rejects.toThrow('malformed_multipart');
    }
  });

  it('may be left unread in part: the next part begins where it begins', async () => {
    const names: string[] = [];
    const bytes = write(
      [
        { name: 'a', value: Buffer.alloc(5000, 'x') },
        { name: 'b', value: Buffer.from('y') },
      ],
      'b',
    );
    for await (const { name } of readMultipart(inChunks(bytes, Array(100).fill(100)), 'b')) names.push(name);
    expect(names).toEqual(['a', 'b']);
  });

  it('may have a preamble and an epilogue, and spaces after a boundary', async () => {
    const text = 'hello\r\n--b \t\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\nbye';
    expect(await readText(text)).toEqual([{ name: 'a', value: Buffer.from('1') }]);
  });

  it('may be empty', async () => {
    expect(await readText('--b--\r\n')).toEqual([]);
  });

  const part = (headers: string) => `--b\r\n${headers}\r\n\r\n1\r\n--b--\r\n`;

  it.each([
    ['no boundary', 'nothing'],
    ['another boundary', '--c\r\n\r\n--c--'],
    ['a boundary that goes on', '--bc\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--'],
    ['no headers', '--b\r\n\r\n1\r\n--b--'],
    ['a header without a colon', part('content-disposition form-data; name="a"')],
    ['a header without a name', part(': x')],
    ['no disposition', part('content-type: text/plain')],
    ['another disposition', part('content-disposition: attachment; name="a"')],
    ['no name', part('content-disposition: form-data; filename="a"')],
    ['two names', part('content-disposition: form-data; name="a"; name="b"')],
    ['two names in other letters', part('content-disposition: form-data; name="a"; NAME="b"')],
    ['headers without an end', `--b\r\nx: ${'x'.repeat(20_000)}`],
    ['only line feeds', '--b\ncontent-disposition: form-data; name="a"\n\n1\n--b--\n'],
  ])('with %s is refused', async (_name, text) => {
    await expect(readText(text)).rejects.toThrow('malformed_multipart');
  });

  it('has at most twenty parts', async () => {
    const parts = (count: number) => Array.from({ length: count }, () => ({ name: 'a', value: Buffer.from('1') }));
    expect(await readText(write(parts(20), 'b'))).toHaveLength(20);
    await expect(readText(write(parts(21), 'b'))).rejects.toThrow('malformed_multipart');
  });
});

describe('a part', () => {
  async function only(headers: string): Promise<Form | undefined> {
    const [part] = await readText(`--b\r\n${headers}\r\n\r\n1\r\n--b--\r\n`);
    return part;
  }

  it.each([
    ['filename="a.pdf"', 'a.pdf'],
    ['filename=a.pdf', 'a.pdf'],
    ['FileName="a.pdf"', 'a.pdf'],
    ['filename="ảnh chụp.jpg"', 'ảnh chụp.jpg'],
    ['filename="a;b=c.pdf"', 'a;b=c.pdf'],
    ['filename="a\\"b.pdf"', 'a"b.pdf'],
    ['filename="../../etc/passwd"', 'passwd'],
    ['filename="C:\\\\Users\\\\a.pdf"', 'a.pdf'],
    ['filename="/"', ''],
    [`filename="x"; filename*=UTF-8''B%E1%BB%87nh%20%C3%A1n.pdf`, 'Bệnh án.pdf'],
    [`filename="x"; filename*=UTF-8''..%2F..%2Fa.pdf`, 'a.pdf'],
    [`filename="x"; filename*=UTF-8''%zz`, 'x'],
    [`filename="x"; filename*=latin1''%e9`, 'x'],
  ])('with %s is named %s', async (parameter, fileName) => {
    expect(await only(`content-disposition: form-data; name="file"; ${parameter}`)).toMatchObject({ fileName });
  });

  it.each([
    ['Content-Type: IMAGE/PNG; x=y', 'image/png'],
    ['content-type:application/pdf', 'application/pdf'],
  ])('with %s is claimed to be %s', async (header, contentType) => {
    expect(await only(`content-disposition: form-data; name="a"\r\n${header}`)).toMatchObject({ contentType });
  });

  it('without a type or a name claims nothing', async () => {
    expect(await only('content-disposition: form-data; name="a"')).toEqual({ name: 'a', value: Buffer.from('1') });
    expect(await only('content-disposition: form-data; name="a"\r\ncontent-type: ')).not.toHaveProperty('contentType');
  });
});

describe('the boundary', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data;boundary="a b;c"', 'a b;c'],
    ['Multipart/Form-Data; charset=utf-8; BOUNDARY=abc', 'abc'],
  ])('of %s is %s', (contentType, text) => {
    expect(boundaryOf(contentType)).toBe(text);
  });

  it.each([
    [undefined, 'content_type_unsupported'],
    ['application/json', 'content_type_unsupported'],
    ['multipart/mixed; boundary=a', 'content_type_unsupported'],
    ['multipart/form-database; boundary=a', 'content_type_unsupported'],
    ['multipart/form-data', 'malformed_multipart'],
    ['multipart/form-data; boundary=', 'malformed_multipart'],
    ['multipart/form-data; boundary=""', 'malformed_multipart'],
    [`multipart/form-data; boundary="${'x'.repeat(201)}"`, 'malformed_multipart'],
  ])('of %s is refused', (contentType, code) => {
    expect(() => boundaryOf(contentType)).toThrow(code);
    expect(() => boundaryOf(contentType)).toThrow(ServiceError);
  });
});
