import { describe, expect, it } from 'vitest';
import { unzip } from '#test/unzip.ts';
import { type ZipEntry, zip } from './zip.ts';

const at = new Date('2026-11-16T08:30:10Z');
const pieces = (...texts: string[]) => ({ bytes: () => texts.map((text) => Buffer.from(text)) });

async function archiveOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const written: Buffer[] = [];
  for await (const piece of zip(entries, at)) written.push(Buffer.from(piece));
  return Buffer.concat(written);
}

describe('an archive', () => {
  it('holds each file under its name, in any script, whatever its pieces were', async () => {
    const archive = await archiveOf([
      { name: 'một.txt', ...pieces('xin ', 'chào') },
      { name: 'thư mục/hai.txt', ...pieces() },
    ]);
    const files = [...unzip(archive)].map(([name, bytes]) => [name, bytes.toString()]);
    expect(files).toEqual([
      ['một.txt', 'xin chào'],
      ['thư mục/hai.txt', ''],
    ]);
  });

  it('is one without any file too', async () => {
    expect([...unzip(await archiveOf([]))]).toEqual([]);
  });

  it('asks for the bytes of a file only when those before it have gone out', async () => {
    const asked: string[] = [];
    const entry = (name: string): ZipEntry => ({
      name,
      *bytes() {
        asked.push(name);
        yield Buffer.from(name);
      },
    });
    const written = zip([entry('a'), entry('b')], at);
    await written.next();
    await written.next();
    expect(asked).toEqual(['a']);
  });

  it('says beyond 4 GiB in the long form where a file is', async () => {
    const piece = Buffer.alloc(64 * 2 ** 20);
    const bytes = () => Array.from({ length: 33 }, () => piece);
    const halves = ['big 0', 'big 1'].map((name) => ({ name, bytes }));
    let length = 0;
    let tail = Buffer.alloc(0);
    for await (const each of zip([...halves, { name: 'last', ...pieces('far') }], at)) {
      length += each.length;
      if (each !== piece) tail = Buffer.concat([tail, each]);
    }
    const farAt = 2 * (30 + 5 + 33 * piece.length + 16);
    const extra = tail.indexOf('last', tail.indexOf('PK\x01\x02')) + 4;
    expect(tail.readBigUInt64LE(extra + 4)).toBe(BigInt(farAt));
    const end = tail.indexOf('PK\x06\x06');
    expect(tail.readBigUInt64LE(end + 32)).toBe(3n);
    expect(Number(tail.readBigUInt64LE(end + 48)) + Number(tail.readBigUInt64LE(end + 40))).toBe(length - 98);
  });
});
