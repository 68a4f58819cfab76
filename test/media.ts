import { crc32 } from 'node:zlib';

/** Parts of pictures, films and scans, to put into a file what it shall not tell. Written out by hand, right or wrong. */

type Entry = { tag: number; kind: number; value: Buffer };
export type Told = {
  orientation?: number;
  artist?: string;
  takenAt?: string;
  offset?: string;
  /** Degrees, minutes and seconds of latitude and longitude. */
  gps?: Buffer;
  thumbnail?: Buffer;
};

export function unsigned(value: number, bytes: 2 | 4, isLittle = false): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (isLittle) buffer.writeUIntLE(value, 0, bytes);
  else buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** What a camera writes into a picture: EXIF without its prefix. */
export function exifOf(told: Told, isLittle = true): Buffer {
  const ascii = (tag: number, text: string): Entry => ({ tag, kind: 2, value: Buffer.from(`${text}\0`) });
  const long = (tag: number, value: number): Entry => ({ tag, kind: 4, value: unsigned(value, 4, isLittle) });
  const first: Entry[] = [
    ...(told.orientation ? [{ tag: 0x0112, kind: 3, value: unsigned(told.orientation, 2, isLittle) }] : []),
    ...(told.artist ? [ascii(0x013b, told.artist)] : []),
  ];
  const inner = [
    ...(told.takenAt ? [ascii(0x9003, told.takenAt)] : []),
    ...(told.offset ? [ascii(0x9011, told.offset)] : []),
  ];
  const place = told.gps ? [{ tag: 0x0002, kind: 7, value: told.gps }] : [];
  const innerAt = 8 + sizeOf([...first, long(0, 0), long(0, 0)]);
  const placeAt = innerAt + sizeOf(inner);
  const folders = [
    folder([...first, long(0x8769, innerAt), long(0x8825, placeAt)], 8, isLittle),
    folder(inner, innerAt, isLittle),
    folder(place, placeAt, isLittle),
    told.thumbnail ?? Buffer.alloc(0),
  ];
  return Buffer.concat([Buffer.from(isLittle ? 'II*\0' : 'MM\0*', 'latin1'), unsigned(8, 4, isLittle), ...folders]);
}

const sizeOf = (entries: Entry[]) =>
  6 + entries.reduce((sum, { value }) => sum + 12 + (value.length > 4 ? value.length : 0), 0);

function folder(entries: Entry[], at: number, isLittle: boolean): Buffer {
  let dataAt = at + 6 + entries.length * 12;
  const heads: Buffer[] = [];
  const data: Buffer[] = [];
  for (const { tag, kind, value } of entries) {
    const count = value.length / (kind === 3 ? 2 : kind === 4 ? 4 : 1);
    heads.push(unsigned(tag, 2, isLittle), unsigned(kind, 2, isLittle), unsigned(count, 4, isLittle));
    if (value.length > 4) {
      heads.push(unsigned(dataAt, 4, isLittle));
      data.push(value);
      dataAt += value.length;
    } else {
      heads.push(Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4));
    }
  }
  return Buffer.concat([unsigned(entries.length, 2, isLittle), ...heads, Buffer.alloc(4), ...data]);
}

export function segment(marker: number, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker]), unsigned(bytes.length + 2, 2), bytes]);
}

export const exifSegment = (told: Told) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(told)]));

/** A JPEG with these segments right behind its beginning. */
export function jpegWith(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)]);
  return Buffer.concat([unsigned(body.length - 4, 4), body, unsigned(crc32(body), 4)]);
}

/** A PNG with these chunks right behind its header. */
export function pngWith(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

export function riffChunk(type: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(type), unsigned(data.length, 4, true), data, padding]);
}

/** A simple WebP as an extended one, with these chunks at its end. */
export function webpWith(webp: Buffer, ...chunks: Buffer[]): Buffer {
  const isExtended = webp.toString('latin1', 12, 16) === 'VP8X';
  const head = riffChunk('VP8X', Buffer.from('0c000000000000000000', 'hex'));
  const picture = webp.subarray(12);
  if (isExtended) picture.writeUInt8((picture[8] ?? 0) | 0x0c, 8);
  const body = Buffer.concat([...(isExtended ? [] : [head]), picture, Buffer.alloc(picture.length % 2), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), unsigned(body.length + 4, 4, true), Buffer.from('WEBP'), body]);
}

export function box(type: string, ...bodies: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(bodies.map((each) => Buffer.from(each as string, 'latin1')));
  return Buffer.concat([unsigned(body.length + 8, 4), Buffer.from(type, 'latin1'), body]);
}

const fullBox = (type: string, version: number, ...bodies: (Buffer | string)[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...bodies);

type HeicItem = { type: string; name?: string; data: Buffer };

/** A HEIC picture of these items, the first of them the one to show; the last is a thumbnail when it is a picture. */
export function heicOf(items: HeicItem[], { width = 4, height = 4, more = [] as Buffer[] } = {}): Buffer {
  const brands = box('ftyp', 'heic', '\0\0\0\0', 'mif1heic');
  const info = items.map(({ type, name = '' }, index) =>
    fullBox(
      'infe',
      2,
      unsigned(index + 1, 2),
      '\0\0',
      type,
      `${name}\0`,
      type === 'mime' ? 'application/rdf+xml\0' : '',
    ),
  );
  const table = (dataAt: number) => {
    let at = dataAt;
    const places = items.map(({ data }, index) => {
      const place = Buffer.concat([
        unsigned(index + 1, 2),
        unsigned(0, 2),
        unsigned(1, 2),
        unsigned(at, 4),
        unsigned(data.length, 4),
      ]);
      at += data.length;
      return place;
    });
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, '\0\0\0\0pict', Buffer.alloc(12), 'Máy của Lan\0'),
      fullBox('pitm', 0, unsigned(1, 2)),
      fullBox('iinf', 0, unsigned(items.length, 2), ...info),
      fullBox('iref', 0, box('thmb', unsigned(items.length, 2), unsigned(1, 2), unsigned(1, 2))),
      box('iprp', box('ipco', fullBox('ispe', 0, unsigned(width, 4), unsigned(height, 4)), ...more)),
      fullBox('iloc', 0, Buffer.from('4400', 'hex'), unsigned(items.length, 2), ...places),
    );
  };
  const dataAt = brands.length + table(0).length + 8;
  return Buffer.concat([brands, table(dataAt), box('mdat', ...items.map(({ data }) => data))]);
}

const secondsFrom1904To = (iso: string) => Date.parse(iso) / 1000 + 2_082_844_800;

function track(handler: string, ...more: Buffer[]): Buffer {
  const size = Buffer.concat([Buffer.alloc(72), unsigned(64 * 65536, 4), unsigned(48 * 65536, 4)]);
  const name = fullBox('hdlr', 0, `\0\0\0\0${handler}`, Buffer.alloc(12), 'Video của Lan\0');
  const place = box('dinf', fullBox('dref', 0, unsigned(1, 4), fullBox('url ', 0, 'file:///Lan/\0')));
  return box(
    'trak',
    fullBox('tkhd', 0, size),
    box('mdia', fullBox('mdhd', 0, Buffer.alloc(20)), name, box('minf', place)),
    ...more,
  );
}

/** A film with these boxes in its table of contents. */
export function mp4With({ takenAt = '2026-11-01T01:30:00Z', inMovie = [] as Buffer[], behind = [] as Buffer[] } = {}) {
  const header = fullBox('mvhd', 0, unsigned(secondsFrom1904To(takenAt), 4), Buffer.alloc(92));
  const brands = box('ftyp', 'isom', '\0\0\x02\0', 'isomiso2');
  const movie = box('moov', header, track('vide'), ...inMovie);
  return Buffer.concat([brands, box('mdat', Buffer.alloc(300, 'x')), movie, ...behind]);
}

export const trackOf = track;

export type DicomSyntax = 'explicit' | 'implicit' | 'big';
const syntaxes = { explicit: '1.2.840.10008.1.2.1', implicit: '1.2.840.10008.1.2', big: '1.2.840.10008.1.2.2' };
const longKinds = ['OB', 'OW', 'SQ', 'UN', 'UT'];

type DicomValue = string | Buffer | DicomElement[][];
export type DicomElement = [tag: string, kind: string, value: DicomValue, isOfUndefinedLength?: boolean];

/** One element; a sequence is a list of items, each a list of elements. */
export function dicomElement([tag, kind, value, isOpen]: DicomElement, syntax: DicomSyntax): Buffer {
  const isLittle = syntax !== 'big';
  const head = Buffer.concat([
    unsigned(Number.parseInt(tag.slice(0, 4), 16), 2, isLittle),
    unsigned(Number.parseInt(tag.slice(4), 16), 2, isLittle),
  ]);
  const marker = (element: number, length: number) =>
    Buffer.concat([unsigned(0xfffe, 2, isLittle), unsigned(element, 2, isLittle), unsigned(length, 4, isLittle)]);
  const bytes = Array.isArray(value)
    ? Buffer.concat([
        ...value.map((item) => {
          const body = Buffer.concat(item.map((each) => dicomElement(each, syntax)));
          return isOpen
            ? Buffer.concat([marker(0xe000, 0xffffffff), body, marker(0xe00d, 0)])
            : Buffer.concat([marker(0xe000, body.length), body]);
        }),
        ...(isOpen ? [marker(0xe0dd, 0)] : []),
      ])
    : Buffer.from(value as string);
  const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2, kind === 'UI' ? 0 : 0x20)]);
  const length = isOpen ? 0xffffffff : padded.length;
  if (syntax === 'implicit') return Buffer.concat([head, unsigned(length, 4, true), padded]);
  const size = longKinds.includes(kind)
    ? Buffer.concat([Buffer.alloc(2), unsigned(length, 4, isLittle)])
    : unsigned(length, 2, isLittle);
  return Buffer.concat([head, Buffer.from(kind), size, padded]);
}

export function dicomOf(elements: DicomElement[], syntax: DicomSyntax = 'explicit', transferSyntax = syntaxes[syntax]) {
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    dicomElement(['00020010', 'UI', transferSyntax], 'explicit'),
    ...elements.map((each) => dicomElement(each, syntax)),
    dicomElement(['7fe00010', 'OW', Buffer.alloc(64, 7)], syntax),
  ]);
}
