import { ServiceError } from '#contract/errors.ts';
import type { MediaType } from '#contract/vocabulary.ts';
import { namesInDicom } from './dicom-names.ts';
import { namesInPdf } from './pdf-names.ts';
import { Pieces } from './pieces.ts';
import type { Span } from './spans.ts';

/** A scan of a thousand frames tells a hundred things of each. */
const elementsMax = 1_000_000;
/** The types that are stored as they came, with the names in them. */
const finders = { 'application/dicom': namesInDicom, 'application/pdf': namesInPdf };

export type NamedType = keyof typeof finders;

export function mayHoldNames(mediaType: MediaType): mediaType is NamedType {
  return mediaType in finders;
}

/** Where a stored file tells who the patient is. One that cannot be followed is not to be shown: it might tell it. */
export async function namesIn(mediaType: NamedType, source: AsyncIterable<Uint8Array>): Promise<Span[]> {
  try {
    return await finders[mediaType](new Pieces(source, elementsMax));
  } catch (error) {
    throw error instanceof ServiceError ? new ServiceError('names_in_file', {}, { cause: error }) : error;
  }
}
