import { crc32 } from 'node:zlib';

/** A file of an archive. Its bytes are asked for when their turn has come, and a piece is good until the next one. */
export type ZipEntry = { name: string; bytes: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

type Written = { name: Buffer; crc: number; size: number; at: number };

/** The largest number that the old form has room for; what is above stands in the longer form (Zip64). */
const room = 0xffff_ffff;
const entriesRoom = 0xffff;
/** Names are UTF-8, and sizes and checksum follow the bytes, because they are not known before. */
const flags = 0x0808;
const stored = 0;
const version = 20;
const versionOfLongForm = 45;

/**
 * An archive as it is written, piece by piece: no file is held in memory, and none is compressed, since pictures are
 * already. A file is smaller than 4 GiB; the archive need not be. Who does not get its end has no archive.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const time = dosTime(at);
  const written: Written[] = [];
  let position = 0;
  for await (const { name: text, bytes } of entries) {
    const entry = { name: Buffer.from(text), crc: 0, size: 0, at: position };
    const head = localHead(entry, time);
    yield head;
    for await (const piece of bytes()) {
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.length;
      yield piece;
    }
    if (entry.size > room) throw new Error('a file is too large for an archive');
    const foot = footOf(entry);
    yield foot;
    position += head.length + entry.size + foot.length;
    written.push(entry);
  }
  const listed = written.map((entry) => centralHead(entry, time));
  yield* listed;
  const size = listed.reduce((sum, { length }) => sum + length, 0);
  yield endOf(written.length, size, position);
}

function localHead({ name }: Written, time: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(stored, 8);
  head.writeUInt32LE(time, 10);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function footOf({ crc, size }: Written): Buffer {
  const foot = Buffer.alloc(16);
  foot.writeUInt32LE(0x0807_4b50, 0);
  foot.writeUInt32LE(crc, 4);
  foot.writeUInt32LE(size, 8);
  foot.writeUInt32LE(size, 12);
  return foot;
}

function centralHead({ name, crc, size, at }: Written, time: number): Buffer {
  const far = at > room ? longPosition(at) : Buffer.alloc(0);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(far.length > 0 ? versionOfLongForm : version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(stored, 10);
  head.writeUInt32LE(time, 12);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(size, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(far.length, 30);
  head.writeUInt32LE(Math.min(at, room), 42);
  return Buffer.concat([head, name, far]);
}

function longPosition(at: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(at), 4);
  return extra;
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, entriesRoom), 8);
  end.writeUInt16LE(Math.min(count, entriesRoom), 10);
  end.writeUInt32LE(Math.min(size, room), 12);
  end.writeUInt32LE(Math.min(at, room), 16);
  return at + size > room || count >= entriesRoom ? Buffer.concat([longEnd(count, size, at), end]) : end;
}

function longEnd(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(versionOfLongForm, 12);
  end.writeUInt16LE(versionOfLongForm, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(at + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** The time in the low half, the day in the high one, in steps of two seconds; what clock it is, the form does not say. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return ((day << 16) | time) >>> 0;
}
