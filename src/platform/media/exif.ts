import { parseWhen } from '#contract/when.ts';

/** What a picture says of itself and we keep: which way up it is; and when it was taken, for its record. */
export type Exif = { orientation: number; takenAt: string | undefined };

/** More than this is thumbnails and notes of the maker. */
export const exifBytesMax = 64 * 1024;
const prefix = Buffer.from('Exif\0\0', 'latin1');
const upright = 1;
const entriesMax = 200;
const tag = { orientation: 0x0112, exifFolder: 0x8769, taken: 0x9003, digitised: 0x9004, offset: 0x9011 } as const;
const bytesOfKind: Record<number, number> = { 2: 1, 3: 2, 4: 4 };

export function readExif(bytes: Buffer): Exif {
  const tiff = bytes.subarray(0, prefix.length).equals(prefix) ? bytes.subarray(prefix.length) : bytes;
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return { orientation: upright, takenAt: undefined };
  const isLittle = order === 'II*\0';
  const first = entriesOf(tiff, isLittle, numberAt(tiff, isLittle, 4, 4));
  const inner = entriesOf(tiff, isLittle, numberOf(first.get(tag.exifFolder), isLittle));
  const orientation = numberOf(first.get(tag.orientation), isLittle);
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : upright,
    takenAt: whenOf(inner.get(tag.taken) ?? inner.get(tag.digitised), inner.get(tag.offset)),
  };
}

/** The values of one folder by their tags. Only two folders are ever read, so that no chain of them can be a loop. */
function entriesOf(tiff: Buffer, isLittle: boolean, at: number): Map<number, Buffer> {
  const entries = new Map<number, Buffer>();
  if (at < 8 || at + 2 > tiff.length) return entries;
  const count = Math.min(numberAt(tiff, isLittle, at, 2), entriesMax);
  for (let index = 0; index < count; index++) {
    const entry = at + 2 + index * 12;
    if (entry + 12 > tiff.length) break;
    const size = (bytesOfKind[numberAt(tiff, isLittle, entry + 2, 2)] ?? 0) * numberAt(tiff, isLittle, entry + 4, 4);
    const start = size <= 4 ? entry + 8 : numberAt(tiff, isLittle, entry + 8, 4);
    if (size > 0 && start + size <= tiff.length) {
      entries.set(numberAt(tiff, isLittle, entry, 2), tiff.subarray(start, start + size));
    }
  }
  return entries;
}

function numberAt(bytes: Buffer, isLittle: boolean, at: number, size: number): number {
  if (at + size > bytes.length) return 0;
  return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
}

function numberOf(value: Buffer | undefined, isLittle: boolean): number {
  return value && value.length <= 4 ? numberAt(value, isLittle, 0, value.length) : 0;
}

/** `2026:11:01 08:30:00` and, from newer phones, `+07:00`. */
function whenOf(value: Buffer | undefined, offset: Buffer | undefined): string | undefined {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)\0?$/.exec(value?.toString('latin1') ?? '');
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const zone = /^[+-]\d\d:\d\d/.exec(offset?.toString('latin1') ?? '')?.[0] ?? '';
  const when = `${year}-${month}-${day}T${time}${zone}`;
  return parseWhen(when) ? when : undefined;
}

/** The smallest EXIF that keeps a picture the right way up; nothing where it is so anyway. */
export function orientationOnly({ orientation }: Exif): Buffer | undefined {
  if (orientation === upright) return undefined;
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
