import { exifBytesMax, orientationOnly, readExif } from './exif.ts';
import { type Found, refuseAbsurdSize } from './found.ts';
import { damaged, type Pieces } from './pieces.ts';
import { meaningless } from './two-things.ts';

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
const beginnings = new Set(['VP8 ', 'VP8L', 'VP8X']);
const frameHeaderBytes = 16;
const sizeBytes = 10;

/**
 * A WebP without what it tells of people and places. Its length stands at its head and its remarks at its end, so they
 * are blanked where they are and nothing moves.
 */
export async function* cleanWebp(bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  const riff = await bytes.readWhole(12);
  yield riff;
  if (!beginnings.has((await bytes.ahead(4)).toString('latin1', 0, 4))) return yield* meaningless(bytes);
  const end = 8 + riff.readUInt32LE(4);
  while (bytes.position < end) {
    bytes.countPart();
    const head = await bytes.readWhole(8);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const padded = length + (length % 2);
    // The last byte of padding is often forgotten.
    if (bytes.position + length > end) throw damaged();
    if (beginnings.has(type)) refuseAbsurdCanvas(type, await bytes.ahead(sizeBytes));
    if (type === 'ANMF') {
      // The chunks of a frame stand in it one after another, as outside.
      yield head;
      yield* bytes.pass(frameHeaderBytes);
    } else if (kept.has(type)) {
      yield head;
      yield* bytes.pass(Math.min(padded, end - bytes.position));
    } else if (type === 'EXIF') {
      yield head;
      yield* exifKept(bytes, length, Math.min(padded, end - bytes.position), found);
    } else {
      head.write(type === 'XMP ' ? type : 'JUNK', 'latin1');
      yield head;
      yield* bytes.blank(Math.min(padded, end - bytes.position));
    }
  }
}

async function* exifKept(bytes: Pieces, length: number, padded: number, found: Found): AsyncGenerator<Buffer> {
  const body = await bytes.readWhole(Math.min(length, exifBytesMax));
  const exif = readExif(body);
  found.takenAt ??= exif.takenAt;
  const tiff = orientationOnly(exif);
  body.fill(0);
  if (tiff && tiff.length <= body.length) body.set(tiff);
  yield body;
  yield* bytes.blank(padded - body.length);
}

function refuseAbsurdCanvas(type: string, body: Buffer): void {
  if (body.length < sizeBytes) throw damaged();
  if (type === 'VP8X') {
    refuseAbsurdSize(body.readUIntLE(4, 3) + 1, body.readUIntLE(7, 3) + 1);
  } else if (type === 'VP8 ') {
    refuseAbsurdSize(body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff);
  } else {
    const bits = body.readUInt32LE(1);
    refuseAbsurdSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
}
