import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { damaged } from './pieces.ts';

/** What was learnt of a file while it passed. */
export type Found = { takenAt?: string | undefined };

/** A few bytes can claim a picture that no phone has the memory to show. */
export function refuseAbsurdSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw damaged();
  if (width * height > limits.picturePixelsMax) throw new ServiceError('picture_too_large');
}
