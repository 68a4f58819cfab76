import type { MediaType } from '#contract/vocabulary.ts';
import { passDicom } from './dicom-names.ts';
import type { Found } from './found.ts';
import { cleanHeic, cleanMp4 } from './iso-media.ts';
import { cleanJpeg } from './jpeg.ts';
import { gathered, type Pieces } from './pieces.ts';
import { cleanPng } from './png.ts';
import { onlyOneThing } from './two-things.ts';
import { cleanWebp } from './webp.ts';

/** Papers and scans are evidence: they are kept as they came, and a doctor gets a copy with names blanked. */
const asItCame = (bytes: Pieces) => bytes.rest();
const scan = (bytes: Pieces) => gathered(passDicom(bytes));

const cleaners: Record<MediaType, (bytes: Pieces, found: Found) => AsyncGenerator<Buffer>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
  'video/mp4': cleanMp4,
  'application/pdf': asItCame,
  'application/dicom': scan,
};

/**
 * The bytes to keep of a file: read by its structure and never decoded, without what it tells of people and places,
 * and without anything behind its end. A file that cannot be followed, or that is something else as well, is refused.
 */
export async function* makeInert(mediaType: MediaType, bytes: Pieces, found: Found): AsyncGenerator<Buffer> {
  yield* onlyOneThing(mediaType, cleaners[mediaType](bytes, found));
  await bytes.drain();
}
