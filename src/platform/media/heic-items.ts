import { type Box, boxesIn, clearHandlerName, freeBox } from './boxes.ts';
import { refuseAbsurdSize } from './found.ts';
import { damaged } from './pieces.ts';
import { inOrder, type Span } from './spans.ts';

const kept = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl']);
/** Coded pictures, and those made of others. Every other item is a remark. */
const pictures = new Set(['hvc1', 'hev1', 'lhv1', 'av01', 'avc1', 'grid', 'iden', 'iovl', 'tmap']);
const propertiesFreed = new Set(['udes', 'uuid', 'altt', 'crtt', 'mdft', 'free', 'skip']);
const extentsMax = 10_000;
const hiddenFlag = 1;

type Item = { type: string; flagsAt: number };
type Extent = { item: number; method: number; start: number; end: number };

/**
 * Takes out of the table of a HEIC picture, in place, all that tells of people and places, and says where in the file
 * the remarks and thumbnails themselves stand.
 */
export function cleanItems(bytes: Buffer, meta: Box): { spans: Span[]; exif: Span | undefined } {
  const boxes = new Map<string, Box>();
  for (const box of boxesIn(bytes, Math.min(meta.body + 4, meta.end), meta.end)) {
    if (!kept.has(box.type) || boxes.has(box.type)) freeBox(bytes, box);
    else boxes.set(box.type, box);
    if (box.type === 'hdlr') clearHandlerName(bytes, box);
  }
  const items = new Map(itemsIn(bytes, boxes.get('iinf')));
  const thumbnails = new Set(thumbnailsIn(bytes, boxes.get('iref')));
  cleanProperties(bytes, boxes.get('iprp'));
  const spans: Span[] = [];
  const data = boxes.get('idat');
  let exifStart: number | undefined;
  for (const { item: id, method, start, end } of extentsIn(bytes, boxes.get('iloc'))) {
    const item = items.get(id);
    const isThumbnail = thumbnails.has(id);
    if (item && pictures.has(item.type) && !isThumbnail) continue;
    if (item && isThumbnail) bytes[item.flagsAt] = (bytes[item.flagsAt] ?? 0) | hiddenFlag;
    if (end <= start) throw damaged();
    if (method === 1 && data) bytes.fill(0, data.body + start, Math.min(data.body + end, data.end));
    if (method !== 0) continue;
    if (item?.type === 'Exif') exifStart ??= start;
    spans.push({ start, end, filler: 0 });
  }
  const ordered = inOrder(spans);
  return { spans: ordered, exif: ordered.find(({ start }) => start === exifStart) };
}

/** Reads numbers one after another; what reaches beyond the box is a fault. */
class Numbers {
  readonly #bytes: Buffer;
  readonly #end: number;
  at: number;

  constructor(bytes: Buffer, { body, end }: Box) {
    this.#bytes = bytes;
    this.#end = end;
    this.at = body;
  }

  next(size: number): number {
    if (this.at + size > this.#end) throw damaged();
    this.at += size;
    if (size === 0) return 0;
    if (size === 8) return Number(this.#bytes.readBigUInt64BE(this.at - 8));
    return this.#bytes.readUIntBE(this.at - size, size);
  }
}

function* itemsIn(bytes: Buffer, box: Box | undefined): Generator<[number, Item]> {
  if (!box) return;
  const numbers = new Numbers(bytes, box);
  const version = numbers.next(4) >>> 24;
  numbers.next(version === 0 ? 2 : 4);
  for (const entry of boxesIn(bytes, numbers.at, box.end)) {
    const numbers = new Numbers(bytes, entry);
    const version = numbers.next(4) >>> 24;
    const id = numbers.next(version === 3 ? 4 : 2);
    numbers.next(2);
    const type = version < 2 ? '' : bytes.toString('latin1', numbers.at, numbers.at + 4);
    if (version >= 2) numbers.next(4);
    // A name is free text and ends with a zero; what stands behind it says of what kind a remark is.
    const nameEnd = bytes.indexOf(0, numbers.at);
    if (nameEnd < 0 || nameEnd >= entry.end) bytes.fill(0x20, numbers.at, entry.end);
    else bytes.fill(0x20, numbers.at, nameEnd);
    yield [id, { type, flagsAt: entry.body + 3 }];
  }
}

/** The items that are thumbnails of others; after this, nothing refers to them. */
function* thumbnailsIn(bytes: Buffer, box: Box | undefined): Generator<number> {
  if (!box) return;
  const idBytes = new Numbers(bytes, box).next(4) >>> 24 === 0 ? 2 : 4;
  for (const reference of boxesIn(bytes, box.body + 4, box.end)) {
    if (reference.type !== 'thmb') continue;
    yield new Numbers(bytes, reference).next(idBytes);
    bytes.write('free', reference.start + 4, 'latin1');
  }
}

function cleanProperties(bytes: Buffer, box: Box | undefined): void {
  if (!box) return;
  for (const container of boxesIn(bytes, box.body, box.end)) {
    if (container.type !== 'ipco') continue;
    for (const property of boxesIn(bytes, container.body, container.end)) {
      if (propertiesFreed.has(property.type)) freeBox(bytes, property);
      if (property.type !== 'ispe') continue;
      const numbers = new Numbers(bytes, { ...property, body: property.body + 4 });
      refuseAbsurdSize(numbers.next(4), numbers.next(4));
    }
  }
}

/** Where the bytes of each item stand, as ISO/IEC 14496-12 has them in `iloc`. */
function* extentsIn(bytes: Buffer, box: Box | undefined): Generator<Extent> {
  if (!box) return;
  const numbers = new Numbers(bytes, box);
  const version = numbers.next(4) >>> 24;
  const sizes = numbers.next(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  if ([offsetSize, lengthSize, baseSize, indexSize].some((size) => ![0, 4, 8].includes(size))) throw damaged();
  const idSize = version < 2 ? 2 : 4;
  const count = numbers.next(idSize);
  let seen = 0;
  for (let index = 0; index < count; index++) {
    const item = numbers.next(idSize);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseSize);
    const extents = numbers.next(2);
    for (let extent = 0; extent < extents; extent++) {
      if (++seen > extentsMax) throw damaged();
      numbers.next(indexSize);
      const start = base + numbers.next(offsetSize);
      yield { item, method, start, end: start + numbers.next(lengthSize) };
    }
  }
}
