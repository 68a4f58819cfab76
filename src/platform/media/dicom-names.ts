import { ServiceError } from '#contract/errors.ts';
import { isHidden } from './dicom-hidden.ts';
import { numberIn, refuseAbsurdScan, type ScanSize, sizeOf } from './dicom-size.ts';
import { damaged, type Pieces } from './pieces.ts';
import { inOrder, type Span, spansMax } from './spans.ts';

const preambleBytes = 128;
const undefinedLength = 0xffffffff;
const depthMax = 32;
/** Of a value that is read: names of encodings and numbers. */
const shortBytes = 64;
const longKinds = new Set('OB OD OF OL OV OW SQ SV UC UN UR UT UV'.split(' '));
const shortKinds = new Set('AE AS AT CS DA DS DT FD FL IS LO LT PN SH SL SS ST TM UI UL US'.split(' '));
const textKinds = new Set('AE AS CS DA DS DT IS LO LT PN SH ST TM UC UR UT'.split(' '));
const space = 0x20;
const itemTag = { group: 0xfffe, item: 0xe000, endOfItem: 0xe00d, endOfSequence: 0xe0dd };
const pixels = 0x7fe0;

/** How the elements are written: their numbers, and whether they say of what kind they are. */
export type Syntax = { isBig: boolean; isImplicit: boolean };
type Level = Syntax & { holds: 'elements' | 'items' | 'fragments'; end: number; hidesAll: boolean };
export type Element = { group: number; element: number; kind: string; length: number; headBytes: number };

const explicit: Syntax = { isBig: false, isImplicit: false };
const implicit: Syntax = { isBig: false, isImplicit: true };

/** Where a DICOM file tells who the patient is, in sequences too. */
export async function namesInDicom(bytes: Pieces): Promise<Span[]> {
  const spans: Span[] = [{ start: 0, end: preambleBytes, filler: 0 }];
  for await (const _ of walkDicom(bytes, spans));
  return inOrder(spans);
}

/**
 * All bytes as they came, unless they claim a picture that no machine has the memory to show. One that cannot be
 * followed is evidence too: it is kept, and never shown to a doctor.
 */
export async function* passDicom(bytes: Pieces): AsyncGenerator<Buffer> {
  try {
    yield* walkDicom(bytes, []);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'file_damaged')) throw error;
  }
  yield* bytes.rest();
}

/**
 * Gives every byte that it takes. Throws when the file cannot be followed to its end, because then nobody knows what it
 * tells. Nothing of it is decoded.
 */
async function* walkDicom(bytes: Pieces, spans: Span[]): AsyncGenerator<Buffer> {
  yield* bytes.pass(preambleBytes + 4);
  const whole: Level = { ...explicit, holds: 'elements', end: Number.POSITIVE_INFINITY, hidesAll: false };
  const levels = [whole];
  const size: ScanSize = { rows: 0, columns: 0, frames: 1 };
  let isInFileHead = true;
  let syntax: Syntax | undefined;
  for (;;) {
    bytes.countPart();
    const level = openLevel(levels, bytes.position);
    const ahead = await bytes.ahead(12);
    if (ahead.length === 0) return;
    if (ahead.length < 8) throw damaged();
    if (isInFileHead && ahead.readUInt16LE(0) !== 0x0002) {
      isInFileHead = false;
      Object.assign(whole, syntax ?? guessedSyntax(ahead));
    }
    const found = elementAhead(ahead, level);
    yield bytes.takeHeld(found.headBytes);
    if (found.group === itemTag.group) yield* atItem(bytes, levels, found, spans);
    else if (level.holds !== 'elements') throw damaged();
    else if (isInFileHead && found.element === 0x0010) {
      const uid = await bytes.read(Math.min(found.length, shortBytes));
      yield uid;
      syntax = syntaxOf(uid.toString('latin1'));
    } else if (levels.length === 1 && sizeOf(found) && found.length <= shortBytes) {
      const value = await bytes.read(found.length);
      yield value;
      refuseAbsurdScan(Object.assign(size, { [sizeOf(found) as string]: numberIn(value, found, level) }));
    } else yield* atElement(bytes, levels, found, spans);
    if (spans.length > spansMax) throw damaged();
  }
}

/** The level in which the next element stands, once those that are over are closed. */
function openLevel(levels: Level[], position: number): Level {
  for (;;) {
    const level = levels.at(-1) as Level;
    if (position > level.end) throw damaged();
    if (position < level.end) return level;
    levels.pop();
  }
}

function open(levels: Level[], level: Omit<Level, 'end'>, start: number, length: number): void {
  const outer = levels.at(-1) as Level;
  const end = length === undefinedLength ? Number.POSITIVE_INFINITY : start + length;
  if ((Number.isFinite(end) && end > outer.end) || levels.length >= depthMax) throw damaged();
  levels.push({ ...level, end });
}

function syntaxOf(uid: string): Syntax {
  const name = uid.replace(/[\0 ]+$/, '');
  if (name === '1.2.840.10008.1.2') return implicit;
  if (name === '1.2.840.10008.1.2.2') return { isBig: true, isImplicit: false };
  // Deflated as a whole, where nothing can be blanked; and what only its maker knows.
  const isReadable =
    /^1\.2\.840\.10008\.1\.2\.(1|4\.\d+|5|7\.\d+|8\.1)$/.test(name) && name !== '1.2.840.10008.1.2.4.95';
  if (!isReadable) throw damaged();
  return explicit;
}

function guessedSyntax(ahead: Buffer): Syntax {
  const kind = ahead.toString('latin1', 4, 6);
  return longKinds.has(kind) || shortKinds.has(kind) ? explicit : implicit;
}

function elementAhead(ahead: Buffer, { isBig, isImplicit }: Syntax): Element {
  const read16 = (at: number) => (isBig ? ahead.readUInt16BE(at) : ahead.readUInt16LE(at));
  const read32 = (at: number) => (isBig ? ahead.readUInt32BE(at) : ahead.readUInt32LE(at));
  const tag = { group: read16(0), element: read16(2) };
  if (isImplicit || tag.group === itemTag.group) return { ...tag, kind: '', length: read32(4), headBytes: 8 };
  const kind = ahead.toString('latin1', 4, 6);
  if (shortKinds.has(kind)) return { ...tag, kind, length: read16(6), headBytes: 8 };
  if (!longKinds.has(kind) || ahead.length < 12) throw damaged();
  return { ...tag, kind, length: read32(8), headBytes: 12 };
}

async function* atItem(bytes: Pieces, levels: Level[], { element, length }: Element, spans: Span[]) {
  const level = levels.at(-1) as Level;
  if (element === itemTag.item && level.holds === 'items') {
    open(levels, { ...level, holds: 'elements' }, bytes.position, length);
  } else if (element === itemTag.item && level.holds === 'fragments' && length !== undefinedLength) {
    yield* atValue(bytes, level, length, level.hidesAll ? 0 : undefined, spans);
  } else if (element === itemTag.endOfItem && level.holds === 'elements' && levels.length > 1) {
    levels.pop();
  } else if (element === itemTag.endOfSequence && level.holds !== 'elements') {
    levels.pop();
  } else {
    throw damaged();
  }
}

async function* atElement(bytes: Pieces, levels: Level[], found: Element, spans: Span[]) {
  const level = levels.at(-1) as Level;
  const { group, element, kind, length } = found;
  const hidesAll = level.hidesAll || isHidden(group, element, kind);
  const isUndefined = length === undefinedLength;
  const holds = isUndefined && group === pixels && kind !== 'SQ' ? 'fragments' : 'items';
  if (isUndefined || (await isSequence(bytes, level, found))) {
    // A sequence whose kind got lost is written without kinds throughout.
    const { isBig, isImplicit } = kind === 'UN' ? implicit : level;
    open(levels, { isBig, isImplicit, holds, hidesAll }, bytes.position, length);
    return;
  }
  const filler = kind === '' || textKinds.has(kind) ? space : 0;
  yield* atValue(bytes, level, length, hidesAll ? filler : undefined, spans);
}

/** Where no kind is told, a sequence is known by the item that it begins with. */
async function isSequence(bytes: Pieces, { isBig }: Syntax, { group, kind, length }: Element): Promise<boolean> {
  if (kind === 'SQ') return true;
  if ((kind !== '' && kind !== 'UN') || length < 8 || group === pixels) return false;
  const ahead = await bytes.ahead(4);
  return ahead.toString('hex', 0, 4) === (isBig && kind === '' ? 'fffee000' : 'feff00e0');
}

/** A value that ends with the file is cut off, which hides nothing. */
async function* atValue(bytes: Pieces, level: Level, length: number, filler: number | undefined, spans: Span[]) {
  const start = bytes.position;
  if (start + length > level.end) throw damaged();
  if (filler !== undefined && length > 0) spans.push({ start, end: start + length, filler });
  for (let left = length; left > 0 && (await bytes.ahead(1)).length > 0; ) {
    const taken = bytes.takeHeld(left);
    left -= taken.length;
    yield taken;
  }
}
