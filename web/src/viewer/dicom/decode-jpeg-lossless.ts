import { DicomError } from './dicom-image.ts';
import type { PixelLayout } from './pixels.ts';

/**
 * Lossless JPEG (ITU-T T.81, process 14), which hospitals' discs of CT and MRI are full of and no browser knows.
 * Each sample is predicted from its neighbours and the difference is stored in a Huffman code.
 */
export function decodeJpegLossless(bytes: Uint8Array, layout: PixelLayout): Uint8Array {
  const header = readHeader(bytes);
  if (header.columns !== layout.columns || header.rows !== layout.rows || header.components !== layout.samples) {
    throw new DicomError('broken');
  }
  const samples = decodeScan(bytes, header);
  if (layout.bitsAllocated === 8) return Uint8Array.from(samples);
  return new Uint8Array(samples.buffer);
}

/** For each code length up to 16: the first code of that length, and the values in the order of their codes. */
type HuffmanTable = { maxCode: Int32Array; valueAt: Int32Array; values: Uint8Array };

type Header = {
  columns: number;
  rows: number;
  components: number;
  precision: number;
  predictor: number;
  pointTransform: number;
  restartInterval: number;
  tables: HuffmanTable[];
  scanStart: number;
};

const marker = { start: 0xd8, huffman: 0xc4, losslessFrame: 0xc3, restartInterval: 0xdd, scan: 0xda } as const;

function readHeader(bytes: Uint8Array): Header {
  const tables = new Map<number, HuffmanTable>();
  let frame: Pick<Header, 'columns' | 'rows' | 'components' | 'precision'> | undefined;
  let restartInterval = 0;
  const u16 = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  let at = 0;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new DicomError('broken');
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.start || kind === 0xff) {
      at += kind === 0xff ? 1 : 2;
      continue;
    }
    const segment = at + 4;
    const end = at + 2 + u16(at + 2);
    if (kind === marker.huffman) readTables(bytes.subarray(segment, end), tables);
    if (kind === marker.restartInterval) restartInterval = u16(segment);
    if (kind === marker.losslessFrame) {
      frame = {
        precision: bytes[segment] ?? 0,
        rows: u16(segment + 1),
        columns: u16(segment + 3),
        components: bytes[segment + 5] ?? 0,
      };
    }
    if (kind === marker.scan) {
      if (!frame || frame.precision < 2 || frame.precision > 16) throw new DicomError('syntax');
      return { ...frame, restartInterval, ...readScanHeader(bytes, segment, end, frame.components, tables) };
    }
    at = end;
  }
  throw new DicomError('broken');
}

function readScanHeader(
  bytes: Uint8Array,
  segment: number,
  end: number,
  components: number,
  tables: ReadonlyMap<number, HuffmanTable>,
): Pick<Header, 'predictor' | 'pointTransform' | 'tables' | 'scanStart'> {
  // Components that come in scans of their own are allowed by the standard and made by nobody we know of.
  if (bytes[segment] !== components) throw new DicomError('syntax');
  const used = Array.from({ length: components }, (_, index) => {
    const table = tables.get((bytes[segment + 2 + index * 2] ?? 0) >> 4);
    if (!table) throw new DicomError('broken');
    return table;
  });
  return {
    tables: used,
    predictor: bytes[end - 3] ?? 1,
    pointTransform: (bytes[end - 1] ?? 0) & 15,
    scanStart: end,
  };
}

function readTables(segment: Uint8Array, tables: Map<number, HuffmanTable>): void {
  let at = 0;
  while (at + 17 <= segment.length) {
    const id = (segment[at] ?? 0) & 15;
    const counts = segment.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const values = segment.subarray(at + 17, at + 17 + total);
    const maxCode = new Int32Array(17).fill(-1);
    const valueAt = new Int32Array(17);
    let code = 0;
    let position = 0;
    for (let length = 1; length <= 16; length++) {
      const count = counts[length - 1] ?? 0;
      valueAt[length] = position - code;
      if (count > 0) maxCode[length] = code + count - 1;
      code = (code + count) << 1;
      position += count;
    }
    tables.set(id, { maxCode, valueAt, values });
    at += 17 + total;
  }
}

function decodeScan(bytes: Uint8Array, header: Header): Uint16Array<ArrayBuffer> {
  const { columns, rows, components, restartInterval, pointTransform } = header;
  const samples = new Uint16Array(columns * rows * components);
  const reader = new BitReader(bytes, header.scanStart);
  const width = columns * components;
  let sinceRestart = 0;
  let rowOfRestart = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (restartInterval > 0 && sinceRestart === restartInterval) {
        reader.restart();
        sinceRestart = 0;
        rowOfRestart = row;
      }
      for (let component = 0; component < components; component++) {
        const at = row * width + column * components + component;
        const table = header.tables[component];
        if (!table) throw new DicomError('broken');
        const isFirst = sinceRestart === 0;
        const predicted = predict(samples, at, { header, isFirst, isFirstRow: row === rowOfRestart, column, width });
        samples[at] = predicted + reader.difference(table);
      }
      sinceRestart++;
    }
  }
  if (pointTransform > 0)
    for (let at = 0; at < samples.length; at++) samples[at] = (samples[at] ?? 0) << pointTransform;
  return samples;
}

type Place = { header: Header; isFirst: boolean; isFirstRow: boolean; column: number; width: number };

function predict(samples: Uint16Array, at: number, { header, isFirst, isFirstRow, column, width }: Place): number {
  const { components, precision, pointTransform, predictor } = header;
  if (isFirst) return 1 << (precision - pointTransform - 1);
  const left = samples[at - components] ?? 0;
  if (isFirstRow) return left;
  const above = samples[at - width] ?? 0;
  if (column === 0) return above;
  const corner = samples[at - width - components] ?? 0;
  switch (predictor) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return corner;
    case 4:
      return left + above - corner;
    case 5:
      return left + ((above - corner) >> 1);
    case 6:
      return above + ((left - corner) >> 1);
    case 7:
      return (left + above) >> 1;
    default:
      throw new DicomError('syntax');
  }
}

class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #bits = 0;
  #held = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  difference(table: HuffmanTable): number {
    const category = this.#code(table);
    if (category === 0) return 0;
    if (category === 16) return 32_768;
    if (category > 16) throw new DicomError('broken');
    let value = 0;
    for (let count = 0; count < category; count++) value = (value << 1) | this.#bit();
    return value < 1 << (category - 1) ? value - (1 << category) + 1 : value;
  }

  /** After a restart marker nothing of what was before counts. */
  restart(): void {
    this.#held = 0;
    while (this.#at + 1 < this.#bytes.length) {
      const isMarker = this.#bytes[this.#at] === 0xff && ((this.#bytes[this.#at + 1] ?? 0) & 0xf8) === 0xd0;
      if (isMarker) {
        this.#at += 2;
        return;
      }
      this.#at++;
    }
    throw new DicomError('broken');
  }

  #code({ maxCode, valueAt, values }: HuffmanTable): number {
    let code = 0;
    for (let length = 1; length <= 16; length++) {
      code = (code << 1) | this.#bit();
      if (code <= (maxCode[length] ?? -1)) return values[code + (valueAt[length] ?? 0)] ?? 0;
    }
    throw new DicomError('broken');
  }

  #bit(): number {
    if (this.#held === 0) {
      if (this.#at >= this.#bytes.length) throw new DicomError('broken');
      this.#bits = this.#bytes[this.#at++] ?? 0;
      this.#held = 8;
      // A zero byte after 0xff says that the 0xff is data and no marker.
      if (this.#bits === 0xff && this.#bytes[this.#at] === 0) this.#at++;
    }
    this.#held--;
    return (this.#bits >> this.#held) & 1;
  }
}
