import { crc32 } from 'node:zlib';
import { exifBytesMax, orientationOnly, readExif } from './exif.ts';
import { type Found, refuseAbsurdSize } from './found.ts';
import { damaged, type Pieces } from './pieces.ts';
import { meaningless } from './two-things.ts';

const signatureBytes = 8;
const headerBytes = 13;
/** The picture, its colours and its movement. Everything else tells of something else. */
const kept = new Set('PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs acTL fcTL fdAT'.split(' '));

/** A PNG without its texts, dates and places. */
export async function* cleanPng(bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  yield await bytes.readWhole(signatureBytes);
  const first = await bytes.ahead(8);
  if (first.toString('latin1', 4, 8) !== 'IHDR') return yield* meaningless(bytes);
  const header = await bytes.readWhole(8 + headerBytes + 4);
  if (header.readUInt32BE(0) !== headerBytes) throw damaged();
  refuseAbsurdSize(header.readUInt32BE(8), header.readUInt32BE(12));
  yield header;
  for (;;) {
    bytes.countPart();
    const head = await bytes.read(8);
    if (head.length === 0) return;
    if (head.length < 8) throw damaged();
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (type === 'IEND') return yield chunkOf(type, Buffer.alloc(0));
    if (kept.has(type)) {
      yield head;
      yield* bytes.pass(length + 4);
    } else if (type === 'eXIf' && length <= exifBytesMax) {
      const exif = readExif(await bytes.readWhole(length));
      await bytes.skip(4);
      found.takenAt ??= exif.takenAt;
      const tiff = orientationOnly(exif);
      if (tiff) yield chunkOf(type, tiff);
    } else {
      await bytes.skip(length + 4);
    }
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
