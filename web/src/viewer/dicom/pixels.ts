import type { Frame } from './dicom-image.ts';

/** How the bytes of a frame are to be read. */
export type PixelLayout = {
  columns: number;
  rows: number;
  frameCount: number;
  samples: number;
  /** All red, then all green, then all blue, instead of pixel by pixel. */
  isPlanar: boolean;
  photometric: string;
  bitsAllocated: number;
  bitsStored: number;
  isSigned: boolean;
  isBigEndian: boolean;
  palette: { first: number; tables: readonly Uint8Array[] } | undefined;
};

export function greyFrame(bytes: Uint8Array, layout: PixelLayout): Frame {
  if (layout.bitsAllocated === 1) return { kind: 'grey', values: singleBits(bytes, layout) };
  if (layout.bitsAllocated === 8) return { kind: 'grey', values: bytes };
  return { kind: 'grey', values: sixteenBits(bytes, layout) };
}

/** Only the stored bits count: the others may hold an overlay. */
function sixteenBits(bytes: Uint8Array, { isBigEndian, isSigned, bitsStored, columns, rows, samples }: PixelLayout) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.min(columns * rows * samples, Math.floor(bytes.length / 2));
  const values = isSigned ? new Int16Array(length) : new Uint16Array(length);
  const shift = 32 - Math.min(16, Math.max(1, bitsStored));
  for (let index = 0; index < length; index++) {
    const stored = view.getUint16(index * 2, !isBigEndian) << shift;
    values[index] = isSigned ? stored >> shift : stored >>> shift;
  }
  return values;
}

function singleBits(bytes: Uint8Array, { columns, rows }: PixelLayout): Uint8Array {
  return Uint8Array.from({ length: columns * rows }, (_, index) => ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1);
}

export function colourFrame(bytes: Uint8Array, layout: PixelLayout): Frame {
  return { kind: 'colour', rgba: layout.palette ? paletteColours(bytes, layout) : trueColours(bytes, layout) };
}

function paletteColours(bytes: Uint8Array, layout: PixelLayout): Uint8ClampedArray<ArrayBuffer> {
  const values = layout.bitsAllocated === 8 ? bytes : sixteenBits(bytes, layout);
  const { first = 0, tables = [] } = layout.palette ?? {};
  const rgba = new Uint8ClampedArray(layout.columns * layout.rows * 4).fill(255);
  tables.forEach((table, colour) => {
    for (let pixel = 0; pixel < values.length; pixel++) {
      const entry = Math.min(Math.max((values[pixel] ?? 0) - first, 0), table.length - 1);
      rgba[pixel * 4 + colour] = table[entry] ?? 0;
    }
  });
  return rgba;
}

function trueColours(bytes: Uint8Array, layout: PixelLayout): Uint8ClampedArray<ArrayBuffer> {
  const pixels = layout.columns * layout.rows;
  const rgba = new Uint8ClampedArray(pixels * 4).fill(255);
  const [pixelStep, sampleStep] = layout.isPlanar ? [1, pixels] : [3, 1];
  const isYbr = layout.photometric.startsWith('YBR_FULL') || layout.photometric.startsWith('YBR_PARTIAL');
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * pixelStep;
    const a = bytes[at] ?? 0;
    const b = bytes[at + sampleStep] ?? 0;
    const c = bytes[at + 2 * sampleStep] ?? 0;
    rgba[pixel * 4] = isYbr ? a + 1.402 * (c - 128) : a;
    rgba[pixel * 4 + 1] = isYbr ? a - 0.344136 * (b - 128) - 0.714136 * (c - 128) : b;
    rgba[pixel * 4 + 2] = isYbr ? a + 1.772 * (b - 128) : c;
  }
  return rgba;
}
