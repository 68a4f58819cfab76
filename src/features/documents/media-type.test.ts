import { describe, expect, it } from 'vitest';
import { type MediaType, mediaTypes } from '#contract/vocabulary.ts';
import { aFile } from '#test/builders.ts';
import { agrees, mediaTypeOf } from './media-type.ts';

/** The head of an ISO media file: its major brand and the brands it is compatible with. */
function ftyp(major: string, ...compatible: string[]): Buffer {
  const brands = [major, '\0\0\0\0', ...compatible].join('');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + brands.length);
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, 'latin1'), Buffer.alloc(100, 'x')]);
}

function dicom(preamble: Buffer): Buffer {
  return Buffer.concat([preamble, Buffer.alloc(128 - preamble.length), Buffer.from('DICM'), Buffer.alloc(100)]);
}

describe('the type of a file', () => {
  it.each(mediaTypes)('%s is known by its signature', (mediaType) => {
    expect(mediaTypeOf(aFile(mediaType))).toBe(mediaType);
  });

  it.each<[string, Buffer, MediaType]>([
    ['HEIC that an iPhone writes', ftyp('heic', 'mif1', 'heic'), 'image/heic'],
    ['HEIC under the general brand mif1', ftyp('mif1', 'mif1', 'heic'), 'image/heic'],
    ['a HEIC sequence', ftyp('msf1', 'hevc'), 'image/heic'],
    ['an MP4 of version 2', ftyp('mp42', 'isom'), 'video/mp4'],
    ['a video of an Android phone', ftyp('isom', 'isom', 'mp42'), 'video/mp4'],
    ['DICOM with an empty preamble', dicom(Buffer.alloc(128)), 'application/dicom'],
    ['DICOM with a TIFF preamble', dicom(Buffer.from('II*\0')), 'application/dicom'],
    ['DICOM with a big-endian TIFF preamble', dicom(Buffer.from('MM\0*')), 'application/dicom'],
  ])('%s is taken', (_name, bytes, mediaType) => {
    expect(mediaTypeOf(bytes)).toBe(mediaType);
  });

  it.each<[string, Buffer]>([
    ['no bytes', Buffer.alloc(0)],
    ['plain text', Buffer.from('xin chào')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a zip', Buffer.from('PK\x03\x04')],
    ['a TIFF that is no DICOM', Buffer.from('II*\0xxxxxxxx')],
    ['a GIF', Buffer.from('GIF89a')],
    ['a program hidden in a DICOM preamble', dicom(Buffer.from('MZ\x90\0'))],
    ['a page hidden in a DICOM preamble', dicom(Buffer.from('<html>'))],
    ['an unknown brand', ftyp('wxyz', 'isom', 'mp42')],
    ['an AVIF picture', ftyp('avif', 'mif1', 'avif')],
    ['a HEIF picture that is no HEIC', ftyp('mif1', 'mif1', 'avif')],
    ['a QuickTime film', ftyp('qt  ', 'qt  ')],
    ['half a JPEG signature', Buffer.from('ffd8', 'hex')],
    ['a RIFF that is a sound', Buffer.from('RIFF\0\0\0\0WAVE')],
    ['a PDF that does not begin as one', Buffer.from(' %PDF-1.7')],
    ['an ftyp box cut off', Buffer.from('\0\0\0\x18ftyp')],
  ])('%s is not taken', (_name, bytes) => {
    expect(mediaTypeOf(bytes)).toBeUndefined();
  });
});

describe('the claim of the sender', () => {
  it.each([undefined, 'application/octet-stream'])('%s claims nothing', (claimed) => {
    for (const mediaType of mediaTypes) expect(agrees(claimed, mediaType)).toBe(true);
  });

  it('agrees with its own type and with no other', () => {
    for (const claimed of mediaTypes) {
      for (const found of mediaTypes) expect(agrees(claimed, found)).toBe(claimed === found);
    }
  });

  it('may be another usual name of the same', () => {
    expect(agrees('image/jpg', 'image/jpeg')).toBe(true);
    expect(agrees('image/heif', 'image/heic')).toBe(true);
    expect(agrees('image/jpg', 'image/png')).toBe(false);
  });

  it('of a type that we do not take agrees with nothing', () => {
    for (const claimed of ['text/html', 'image/svg+xml', 'toString', '__proto__']) {
      for (const found of mediaTypes) expect(agrees(claimed, found), claimed).toBe(false);
    }
  });
});
