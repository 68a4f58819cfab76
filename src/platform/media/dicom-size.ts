import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Element, Syntax } from './dicom-names.ts';

export type ScanSize = { rows: number; columns: number; frames: number };

const group = 0x0028;
const elements: Record<number, keyof ScanSize> = { 8: 'frames', 16: 'rows', 17: 'columns' };

export function sizeOf(found: Element): keyof ScanSize | undefined {
  return found.group === group ? elements[found.element] : undefined;
}

/** The number of frames is written as a text, the two others as numbers of two bytes. */
export function numberIn(value: Buffer, found: Element, { isBig }: Syntax): number {
  if (sizeOf(found) === 'frames') return Number.parseInt(value.toString('latin1'), 10) || 1;
  if (value.length < 2) return 0;
  return isBig ? value.readUInt16BE() : value.readUInt16LE();
}

/** As of a picture; a scan may have many, but none of them and not all of them together may be absurd. */
export function refuseAbsurdScan({ rows, columns, frames }: ScanSize): void {
  if (rows * columns > limits.picturePixelsMax) throw new ServiceError('picture_too_large');
  if (rows * columns * frames > limits.scanPixelsMax) throw new ServiceError('scan_too_large');
}
