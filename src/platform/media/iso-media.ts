import type { Box } from './boxes.ts';
import { exifBytesMax, readExif } from './exif.ts';
import type { Found } from './found.ts';
import { cleanItems } from './heic-items.ts';
import { cleanMovie } from './movie.ts';
import { damaged, type Pieces } from './pieces.ts';
import { blanked, type Span } from './spans.ts';
import { meaningless } from './two-things.ts';

/** A table of contents is held in memory; that of a film of the largest size takes a tenth of this. */
const tableBytesMax = 4 * 1024 * 1024;
const brandsBytesMax = 512;
const passed = new Set(['mdat', 'styp', 'sidx', 'ssix', 'mfra', 'pdin', 'prft']);
const beginnings = new Set([...passed, 'moov', 'moof', 'meta', 'free', 'skip', 'wide', 'uuid', 'udta', 'bloc']);

/** What of a picture is to be blanked further on, once its table has said where that is. */
type Hidden = { spans: Span[]; exif?: Span; exifBytes: Buffer };

export async function* cleanMp4(bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  yield* cleanIsoMedia(bytes, found, undefined);
}

export async function* cleanHeic(bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  const hidden: Hidden = { spans: [], exifBytes: Buffer.alloc(0) };
  const see = (span: Span, was: Uint8Array) => {
    if (span !== hidden.exif || hidden.exifBytes.length >= exifBytesMax) return;
    hidden.exifBytes = Buffer.concat([hidden.exifBytes, was]);
  };
  yield* blanked(cleanIsoMedia(bytes, found, hidden), 0, hidden.spans, see);
  if ((hidden.spans.at(-1)?.end ?? 0) > bytes.position) throw damaged();
  // Four bytes before it say how many more stand before it.
  const { exifBytes } = hidden;
  if (exifBytes.length > 4) found.takenAt ??= readExif(exifBytes.subarray(4 + exifBytes.readUInt32BE(0))).takenAt;
}

/**
 * A film or a picture without what it tells of people and places. Nothing moves, because these files say of everything
 * where it stands: what goes is turned into empty space.
 */
async function* cleanIsoMedia(bytes: Pieces, found: Found, hidden: Hidden | undefined): AsyncGenerator<Buffer> {
  const brands = await readHead(bytes);
  if (!brands || brands.size > brandsBytesMax) throw damaged();
  yield brands.bytes;
  yield* bytes.pass(brands.size);
  const second = (await bytes.ahead(8)).toString('latin1', 4, 8);
  if (!beginnings.has(second)) return yield* meaningless(bytes);
  for (;;) {
    bytes.countPart();
    const head = await readHead(bytes);
    if (!head) return;
    if (passed.has(head.type)) {
      yield head.bytes;
      yield* head.size === toTheEnd ? bytes.rest() : bytes.pass(head.size);
    } else if (head.type === 'moov' || head.type === 'moof') {
      const table = await readTable(bytes, head);
      cleanMovie(table.bytes, table.box, found);
      yield table.bytes;
    } else if (head.type === 'meta' && hidden) {
      const table = await readTable(bytes, head);
      hideItems(table, hidden, bytes.position);
      yield table.bytes;
    } else {
      if (head.size === toTheEnd) throw damaged();
      head.bytes.write('free', 4, 'latin1');
      yield head.bytes;
      yield* bytes.blank(head.size);
    }
  }
}

type Table = { bytes: Buffer; box: Box };

function hideItems({ bytes, box }: Table, hidden: Hidden, position: number): void {
  const { spans, exif } = cleanItems(bytes, box);
  const [first] = spans;
  // What went past before it was known for what it is cannot be called back.
  if (hidden.spans.length > 0 || (first && first.start < position)) throw damaged();
  hidden.spans.push(...spans);
  if (exif) hidden.exif = exif;
}

const toTheEnd = Number.POSITIVE_INFINITY;

type Head = { type: string; bytes: Buffer; size: number };

async function readHead(bytes: Pieces): Promise<Head | undefined> {
  const head = await bytes.read(8);
  if (head.length === 0) return undefined;
  if (head.length < 8) throw damaged();
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 0) return { type, bytes: head, size: toTheEnd };
  if (size !== 1) return sized({ type, bytes: head, size: size - 8 });
  const long = await bytes.readWhole(8);
  return sized({ type, bytes: Buffer.concat([head, long]), size: Number(long.readBigUInt64BE(0)) - 16 });
}

function sized(head: Head): Head {
  if (head.size < 0) throw damaged();
  return head;
}

async function readTable(bytes: Pieces, head: Head): Promise<Table> {
  if (head.size > tableBytesMax) throw damaged();
  const table = Buffer.concat([head.bytes, await bytes.readWhole(head.size)]);
  return { bytes: table, box: { type: head.type, start: 0, body: head.bytes.length, end: table.length } };
}
