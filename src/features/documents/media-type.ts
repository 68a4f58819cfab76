import type { MediaType } from '#contract/vocabulary.ts';

/** As many first bytes as any signature needs: DICOM's stands behind a preamble of 128. */
export const signatureBytes = 512;

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']);
const heifBrands = new Set(['mif1', 'msf1']);
const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash|f4v |NDSC|mmp4)$/;

/** What the bytes are, by their signature alone; nothing when they are none of the types that we take. */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(128, 132) === 'DICM') return hasHarmlessPreamble(bytes) ? 'application/dicom' : undefined;
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  if (text(4, 8) === 'ftyp') return mediaTypeOfBrands(bytes);
  return undefined;
}

/** The preamble of a DICOM file may hide the head of a program (CVE-2019-11687); empty or TIFF is what it is for. */
function hasHarmlessPreamble(bytes: Buffer): boolean {
  const preamble = bytes.subarray(0, 128);
  const start = preamble.toString('latin1', 0, 4);
  return start === 'II*\0' || start === 'MM\0*' || preamble.every((byte) => byte === 0);
}

/** A HEIF picture of the general brand says among its compatible brands whether it is HEIC. */
function mediaTypeOfBrands(bytes: Buffer): MediaType | undefined {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brand = (at: number) => bytes.toString('latin1', at, at + 4);
  const major = brand(8);
  if (heicBrands.has(major)) return 'image/heic';
  if (heifBrands.has(major)) {
    for (let at = 16; at + 4 <= end; at += 4) if (heicBrands.has(brand(at))) return 'image/heic';
    return undefined;
  }
  return mp4Brand.test(major) ? 'video/mp4' : undefined;
}

const otherNames: Record<string, MediaType> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'application/x-pdf': 'application/pdf',
};

/** Whether the sender's claim and the bytes agree. No claim, or the type that means "some bytes", agrees with all. */
export function agrees(claimed: string | undefined, found: MediaType): boolean {
  if (claimed === undefined || claimed === 'application/octet-stream') return true;
  return (otherNames[claimed] ?? claimed) === found;
}
