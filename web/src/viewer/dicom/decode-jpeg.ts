import { DicomError, type Frame } from './dicom-image.ts';
import type { PixelLayout } from './pixels.ts';

/** Baseline JPEG of eight bits is what browsers know themselves. */
export async function decodeJpegInBrowser(bytes: Uint8Array, layout: PixelLayout): Promise<Frame> {
  const rgba = await pixelsOf(new Blob([bytes.slice()], { type: 'image/jpeg' }), layout);
  if (layout.samples === 3) return { kind: 'colour', rgba };
  return { kind: 'grey', values: Uint8Array.from({ length: rgba.length / 4 }, (_, pixel) => rgba[pixel * 4] ?? 0) };
}

async function pixelsOf(blob: Blob, { columns, rows }: PixelLayout): Promise<Uint8ClampedArray<ArrayBuffer>> {
  let bitmap: ImageBitmap;
  try {
    // A colour profile must not change grey values that a window is laid over.
    bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  } catch (cause) {
    throw new DicomError('syntax', cause);
  }
  if (bitmap.width !== columns || bitmap.height !== rows) throw new DicomError('broken');
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new DicomError('too_large');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, columns, rows).data as Uint8ClampedArray<ArrayBuffer>;
}
