import { exifBytesMax, orientationOnly, readExif } from './exif.ts';
import { type Found, refuseAbsurdSize } from './found.ts';
import { damaged, type Pieces } from './pieces.ts';
import { meaningless } from './two-things.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const adobe = 0xee;
const fillBytesMax = 16;
/** `JFIF`, version, units and density; behind them a thumbnail. */
const jfifBytes = 14;
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Comments and what applications write; of it only what colours need is kept. */
const isRemark = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** A JPEG without what it tells of people and places: only its picture, its colours and which way up it is. */
export async function* cleanJpeg(bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  yield await bytes.readWhole(2);
  let hasFrame = false;
  let hasLost = false;
  for (;;) {
    const marker = await nextMarker(bytes);
    if (marker === endOfImage) return yield Buffer.from([0xff, marker]);
    const { length: left } = await bytes.ahead(4);
    if (marker === undefined || left < 4) break;
    const size = (await bytes.ahead(4)).readUInt16BE(2);
    const segment = await bytes.read(2 + size);
    if (size < 2 || segment.length < 2 + size) {
      if (hasFrame || hasLost) throw damaged();
      return yield* meaningless(bytes, segment);
    }
    if (isFrame(marker)) {
      hasFrame = true;
      if (size < 8) throw damaged();
      refuseAbsurdSize(segment.readUInt16BE(7), segment.readUInt16BE(5));
    }
    const kept = isRemark(marker) ? remarkKept(marker, segment, found) : segment;
    if (!kept?.equals(segment)) hasLost = true;
    if (kept) yield kept;
    if (marker === startOfScan) yield* scan(bytes);
  }
  // What is left of a file that was nothing but remarks is no picture.
  if (hasFrame ? (await bytes.ahead(1)).length > 0 : hasLost) throw damaged();
  yield* meaningless(bytes);
}

/** The next marker, not yet taken; nothing where there is none. */
async function nextMarker(bytes: Pieces): Promise<number | undefined> {
  bytes.countPart();
  for (let filled = 0; filled < fillBytesMax; filled++) {
    const ahead = await bytes.ahead(2);
    if (ahead.length < 2 || ahead[0] !== 0xff) return undefined;
    const marker = ahead[1] as number;
    if (marker !== 0xff) return marker < 0xc0 ? undefined : marker;
    bytes.takeHeld(1);
  }
  return undefined;
}

function remarkKept(marker: number, segment: Buffer, found: Found): Buffer | undefined {
  const body = segment.subarray(4);
  const says = (text: string) => body.toString('latin1', 0, text.length) === text;
  if (marker === 0xe0 && says('JFIF\0') && body.length >= jfifBytes) return jfif(body);
  if (marker === 0xe1 && says('Exif\0')) return exifKept(body, found);
  if (marker === 0xe2 && says('ICC_PROFILE\0')) return segment;
  if (marker === adobe && says('Adobe') && body.length === 12) return segment;
  return undefined;
}

function jfif(body: Buffer): Buffer {
  const kept = Buffer.from([0xff, 0xe0, 0, jfifBytes + 2, ...body.subarray(0, jfifBytes)]);
  kept.fill(0, 2 + jfifBytes);
  return kept;
}

function exifKept(body: Buffer, found: Found): Buffer | undefined {
  const exif = readExif(body.subarray(0, exifBytesMax));
  found.takenAt ??= exif.takenAt;
  const tiff = orientationOnly(exif);
  return tiff && Buffer.concat([Buffer.from([0xff, 0xe1, 0, tiff.length + 8]), Buffer.from('Exif\0\0'), tiff]);
}

/** The coded picture, which has no length: it goes on until a marker that does not belong to it. */
async function* scan(bytes: Pieces): AsyncGenerator<Buffer> {
  for (;;) {
    const ahead = await bytes.ahead(2);
    if (ahead.length < 2) return yield bytes.takeHeld(ahead.length);
    const count = countOfScan(ahead);
    if (count === 0) return;
    yield bytes.takeHeld(count);
  }
}

/** How many of these bytes are of the scan for certain. */
function countOfScan(bytes: Buffer): number {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return at;
    const isOfScan = next < 0xc0 || (next >= 0xd0 && next <= 0xd8) || next === 0xff;
    if (!isOfScan) return at;
  }
  return bytes.length;
}
