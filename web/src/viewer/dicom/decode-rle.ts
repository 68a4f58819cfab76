import { DicomError } from './dicom-image.ts';
import type { PixelLayout } from './pixels.ts';

const segmentsMax = 15;
const headerBytes = 64;

/**
 * DICOM's run-length encoding (PS3.5, annex G): one segment for each byte of a sample, the highest byte first. Gives the
 * samples pixel by pixel, little-endian.
 */
export function decodeRle(bytes: Uint8Array, { columns, rows, samples, bitsAllocated }: PixelLayout): Uint8Array {
  if (bytes.length < headerBytes) throw new DicomError('broken');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bytesPerSample = bitsAllocated / 8;
  const segmentCount = view.getUint32(0, true);
  if (segmentCount !== samples * bytesPerSample || segmentCount > segmentsMax) throw new DicomError('broken');
  const pixels = columns * rows;
  const step = samples * bytesPerSample;
  const decoded = new Uint8Array(pixels * step);
  for (let segment = 0; segment < segmentCount; segment++) {
    const start = view.getUint32(4 + segment * 4, true);
    const end = segment + 1 < segmentCount ? view.getUint32(8 + segment * 4, true) : bytes.length;
    if (start < headerBytes || end > bytes.length || start > end) throw new DicomError('broken');
    const sample = Math.floor(segment / bytesPerSample);
    const byteOfSample = bytesPerSample - 1 - (segment % bytesPerSample);
    decodeSegment(bytes.subarray(start, end), decoded, sample * bytesPerSample + byteOfSample, step, pixels);
  }
  return decoded;
}

function decodeSegment(source: Uint8Array, target: Uint8Array, first: number, step: number, pixels: number): void {
  let at = 0;
  let pixel = 0;
  while (at < source.length && pixel < pixels) {
    const control = source[at++] ?? 0;
    if (control === 128) continue;
    const isRun = control > 128;
    const length = isRun ? 257 - control : control + 1;
    for (let count = 0; count < length && pixel < pixels; count++, pixel++) {
      target[first + pixel * step] = source[isRun ? at : at + count] ?? 0;
    }
    at += isRun ? 1 : length;
  }
  if (pixel < pixels) throw new DicomError('broken');
}
