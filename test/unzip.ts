import { crc32 } from 'node:zlib';

/** Reads an archive by its list at the end, as programs do, in the long form too; holds every file to its checksum. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const { count, at: first } = readEnd(archive, end);
  const files = new Map<string, Buffer>();
  let at = first;
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== 0x0201_4b50) throw new Error('the list of the archive is broken');
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = archive.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const short = archive.readUInt32LE(at + 42);
    const local = short === 0xffff_ffff ? Number(extra.readBigUInt64LE(4)) : short;
    if (archive.readUInt32LE(local) !== 0x0403_4b50) throw new Error(`${name} is not where the list says`);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 24));
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (archive.readUInt32LE(start + bytes.length) !== 0x0807_4b50) throw new Error(`${name} ends elsewhere`);
    files.set(name, bytes);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function readEnd(archive: Buffer, end: number): { count: number; at: number } {
  if (end < 20 || archive.readUInt32LE(end - 20) !== 0x0706_4b50)
    return { count: archive.readUInt16LE(end + 10), at: archive.readUInt32LE(end + 16) };
  const long = Number(archive.readBigUInt64LE(end - 12));
  if (archive.readUInt32LE(long) !== 0x0606_4b50) throw new Error('the long end of the archive is broken');
  return { count: Number(archive.readBigUInt64LE(long + 32)), at: Number(archive.readBigUInt64LE(long + 48)) };
}
