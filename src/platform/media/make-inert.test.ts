import { describe, expect, it } from 'vitest';
import { type ErrorCode, ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { type MediaType, mediaTypes } from '#contract/vocabulary.ts';
import { aFile } from '#test/builders.ts';
import {
  box,
  type DicomElement,
  type DicomSyntax,
  dicomOf,
  exifOf,
  exifSegment,
  heicOf,
  jpegWith,
  mp4With,
  pngChunk,
  pngWith,
  riffChunk,
  segment,
  type Told,
  trackOf,
  unsigned,
  webpWith,
} from '#test/media.ts';
import type { Found } from './found.ts';
import { makeInert } from './make-inert.ts';
import { Pieces } from './pieces.ts';

async function* inPieces(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += size) {
    const piece = Buffer.from(file.subarray(at, at + size));
    yield piece;
    // A piece is good only until the next one is asked for.
    piece.fill(0xee);
  }
}

async function kept(mediaType: MediaType, file: Buffer, size = 1000): Promise<{ file: Buffer; found: Found }> {
  const found: Found = {};
  const pieces: Buffer[] = [];
  for await (const piece of makeInert(mediaType, new Pieces(inPieces(file, size)), found)) {
    pieces.push(Buffer.from(piece));
  }
  return { file: Buffer.concat(pieces), found };
}

async function refusal(mediaType: MediaType, file: Buffer): Promise<ErrorCode | 'taken'> {
  try {
    await kept(mediaType, file);
    return 'taken';
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}

const name = 'Nguyen Thi Lan 0911222333';
const place = Buffer.from('21 01 42 105 51 00 HaNoi');
const told: Told = { orientation: 6, artist: name, takenAt: '2026:11:01 08:30:00', gps: place, thumbnail: place };
const jpeg = aFile('image/jpeg', 300);
const png = aFile('image/png', 300);
const webp = aFile('image/webp', 300);
const xmp = Buffer.from(`<x:xmpmeta>${name}</x:xmpmeta>`);
const image = { type: 'hvc1', data: Buffer.alloc(40, 'i') };
const heic = heicOf(
  [
    image,
    { type: 'Exif', name: 'của Lan', data: Buffer.concat([unsigned(0, 4), exifOf(told)]) },
    { type: 'mime', data: xmp },
    { type: 'hvc1', data: Buffer.from(`thumbnail ${name}`) },
  ],
  { more: [box('udes', name)] },
);
const told4 = [
  box('udta', box('\xa9xyz', '+21.0245+105.84117/'), box('meta', name)),
  trackOf('meta', box('udta', name)),
];
const mp4 = mp4With({ inMovie: told4, behind: [box('uuid', name), box('free', name)] });

/** Every kind of file with names, a place and a thumbnail in all the corners that it has for them. */
const tellingFiles: [MediaType, Buffer][] = [
  [
    'image/jpeg',
    Buffer.concat([
      jpegWith(
        jpeg,
        exifSegment(told),
        segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${name}`),
        segment(0xe2, `MPF\0${name}`),
        segment(0xed, `Photoshop 3.0\0${name}`),
        segment(0xfe, name),
        segment(0xe0, `JFXX\0${name}`),
      ),
      Buffer.from('ffd9', 'hex'),
      jpegWith(jpeg, exifSegment(told)),
    ]),
  ],
  [
    'image/png',
    Buffer.concat([
      pngWith(
        png,
        pngChunk('eXIf', exifOf(told)),
        pngChunk('tEXt', `Author\0${name}`),
        pngChunk('iTXt', xmp),
        pngChunk('zTXt', name),
        pngChunk('tIME', Buffer.from('07ea0b01081e00', 'hex')),
        pngChunk('prVW', name),
      ),
      pngChunk('IEND', ''),
      Buffer.from(name),
    ]),
  ],
  [
    'image/webp',
    Buffer.concat([
      webpWith(webp, riffChunk('EXIF', exifOf(told)), riffChunk('XMP ', xmp), riffChunk('LAN ', Buffer.from(name))),
      Buffer.from(name),
    ]),
  ],
  ['image/heic', heic],
  ['video/mp4', mp4],
];

describe('what is kept of a file', () => {
  it.each(mediaTypes)('that tells nothing is the whole %s, in whatever pieces it comes', async (mediaType) => {
    const file = aFile(mediaType, 2000);
    for (const size of [1, 7, 511, 100_000]) expect((await kept(mediaType, file, size)).file.equals(file)).toBe(true);
  });

  it.each(tellingFiles)('tells nobody, no place and no thumbnail: %s', async (mediaType, file) => {
    expect(file.includes(name) && (mediaType === 'video/mp4' || file.includes(place))).toBe(true);
    for (const size of [1, 13, 100_000]) {
      const { file: left } = await kept(mediaType, file, size);
      for (const secret of [name, 'Lan', place, '+21.0245']) expect(left.includes(secret), String(size)).toBe(false);
    }
  });

  it.each(tellingFiles)('is taken as it is when it is sent again: %s', async (mediaType, file) => {
    const once = (await kept(mediaType, file)).file;
    expect((await kept(mediaType, once)).file.equals(once)).toBe(true);
  });

  it.each([
    ['image/jpeg', '2026-11-01T08:30:00'],
    ['image/png', '2026-11-01T08:30:00'],
    ['image/webp', '2026-11-01T08:30:00'],
    ['image/heic', '2026-11-01T08:30:00'],
    ['video/mp4', '2026-11-01T01:30:00Z'],
  ] as const)('leaves the day on which it was taken to the record: %s', async (mediaType, takenAt) => {
    const file = new Map(tellingFiles).get(mediaType) as Buffer;
    expect((await kept(mediaType, file)).found.takenAt).toBe(takenAt);
  });

  it('takes the offset from a phone that tells it, and no day that there never was', async () => {
    const taken = async (each: Told) => (await kept('image/jpeg', jpegWith(jpeg, exifSegment(each)))).found.takenAt;
    expect(await taken({ ...told, offset: '+09:00' })).toBe('2026-11-01T08:30:00+09:00');
    expect(await taken({ takenAt: '2026:02:30 08:30:00' })).toBeUndefined();
    expect(await taken({ takenAt: '0000:00:00 00:00:00' })).toBeUndefined();
  });

  it('stays the right way up: of the EXIF only the orientation is left', async () => {
    const upright = (await kept('image/jpeg', jpegWith(jpeg, exifSegment({ ...told, orientation: 1 })))).file;
    expect(upright.equals(jpeg)).toBe(true);
    const turned = jpegWith(jpeg, exifSegment(told));
    const only = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
    const segmentLeft = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), only]));
    expect((await kept('image/jpeg', turned)).file.equals(jpegWith(jpeg, segmentLeft))).toBe(true);
    for (const [mediaType, file] of tellingFiles.slice(0, 3)) {
      expect((await kept(mediaType, file)).file.includes(only), mediaType).toBe(true);
    }
  });

  it('keeps its colours', async () => {
    const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
    const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
    const file = jpegWith(jpeg, profile, adobe);
    expect((await kept('image/jpeg', file)).file.equals(file)).toBe(true);
    const coloured = pngWith(png, pngChunk('iCCP', 'profile'), pngChunk('gAMA', '\0\0\xb1\x8f'));
    expect((await kept('image/png', coloured)).file.equals(coloured)).toBe(true);
  });

  it('of a film and of a HEIC picture moves by no byte', async () => {
    for (const [mediaType, file] of [
      ['video/mp4', mp4],
      ['image/heic', heic],
    ] as const) {
      const { file: left } = await kept(mediaType, file);
      expect(left.length).toBe(file.length);
    }
    expect((await kept('image/heic', heic)).file.includes(image.data)).toBe(true);
  });

  it('has nothing behind its end', async () => {
    const whole = Buffer.concat([jpeg, Buffer.from('ffd9', 'hex')]);
    const zip = Buffer.from('PK\x03\x04 an archive');
    expect((await kept('image/jpeg', Buffer.concat([whole, zip]))).file.equals(whole)).toBe(true);
    const wholePng = Buffer.concat([png, pngChunk('IEND', '')]);
    expect((await kept('image/png', Buffer.concat([wholePng, zip]))).file.equals(wholePng)).toBe(true);
    expect((await kept('image/webp', Buffer.concat([webp, zip]))).file.equals(webp)).toBe(true);
  });
});

const archive = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
const script = '<script>alert(1)</script>';

describe('a file that is something else as well', () => {
  it.each<[string, MediaType, Buffer]>([
    ['a PDF that is a page', 'application/pdf', Buffer.from(`%PDF-1.7\n${script}`)],
    ['a PDF that is an archive', 'application/pdf', Buffer.concat([aFile(), archive])],
    ['a scan that is an archive', 'application/dicom', Buffer.concat([aFile('application/dicom'), archive])],
    [
      'a scan that is a page',
      'application/dicom',
      Buffer.concat([aFile('application/dicom', 140), Buffer.from(script)]),
    ],
    ['a JPEG whose colours are a PDF', 'image/jpeg', jpegWith(jpeg, segment(0xe2, 'ICC_PROFILE\0%PDF-1.7'))],
    ['a PNG whose palette is a page', 'image/png', pngWith(png, pngChunk('PLTE', script))],
    ['a JPEG whose picture is an archive', 'image/jpeg', Buffer.concat([jpeg, archive])],
    ['a film whose data is an archive', 'video/mp4', Buffer.concat([mp4With(), box('mdat', archive)])],
  ])('is refused: %s', async (_, mediaType, file) => {
    expect(await refusal(mediaType, file)).toBe('file_is_two_things');
  });

  it.each<[MediaType]>([['image/jpeg'], ['image/png'], ['image/webp'], ['image/heic'], ['video/mp4']])(
    'is refused when it is nothing else: the signature of %s and then a page',
    async (mediaType) => {
      const signature = { 'image/jpeg': 4, 'image/png': 8, 'image/webp': 12 }[mediaType as string] ?? 24;
      const file = Buffer.concat([
        aFile(mediaType).subarray(0, signature),
        Buffer.alloc(3000, 'x'),
        Buffer.from(script),
      ]);
      expect(await refusal(mediaType, file)).toBe('file_damaged');
    },
  );
});

describe('a file that cannot be followed', () => {
  const beyond = unsigned(0x7ffffff0, 4);
  const deep = Array.from({ length: 40 }).reduce<Buffer>((inner) => box('edts', inner), box('elst', ''));
  const loop = Buffer.concat([unsigned(4, 4), Buffer.from('free')]);
  const itemBeyond = heicOf([image, { type: 'Exif', data: Buffer.alloc(50) }]);
  it.each<[string, MediaType, Buffer]>([
    ['a segment longer than the JPEG', 'image/jpeg', Buffer.concat([jpeg, Buffer.from('ffe1fff0', 'hex'), place])],
    ['a JPEG of nothing but a remark', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), exifSegment(told), place])],
    ['a segment of no length', 'image/jpeg', Buffer.concat([jpeg, Buffer.from('ffe10000', 'hex')])],
    ['a chunk longer than the PNG', 'image/png', Buffer.concat([png, beyond, Buffer.from('tEXt'), place])],
    ['a PNG that ends inside its picture', 'image/png', png.subarray(0, 200)],
    [
      'a header of a PNG of no size',
      'image/png',
      Buffer.concat([png.subarray(0, 16), Buffer.alloc(8), png.subarray(24)]),
    ],
    ['a WebP longer than it is', 'image/webp', webp.subarray(0, 200)],
    ['a chunk longer than the WebP', 'image/webp', webpWith(webp, Buffer.concat([Buffer.from('EXIF'), beyond]))],
    ['a box longer than the film', 'video/mp4', Buffer.concat([mp4With(), beyond, Buffer.from('mdat')])],
    ['a box shorter than its head', 'video/mp4', Buffer.concat([mp4With(), loop])],
    [
      'a box longer than the one around it',
      'video/mp4',
      mp4With({ inMovie: [Buffer.concat([beyond, Buffer.from('udta')])] }),
    ],
    ['boxes in boxes in boxes', 'video/mp4', mp4With({ inMovie: [deep] })],
    [
      'a table of contents without end',
      'video/mp4',
      Buffer.concat([aFile('video/mp4', 40), box('moov', Buffer.alloc(5e6))]),
    ],
    ['a remark behind the end of the HEIC', 'image/heic', itemBeyond.subarray(0, itemBeyond.length - 20)],
  ])('is refused: %s', async (_, mediaType, file) => {
    expect(await refusal(mediaType, file)).toBe('file_damaged');
  });

  it('is not read for ever: a JPEG of nothing but empty segments', async () => {
    const empty = Buffer.from('fffe0002', 'hex');
    const file = jpegWith(jpeg, Buffer.concat(Array.from({ length: 100_001 }, () => empty)));
    expect(await refusal('image/jpeg', file)).toBe('file_damaged');
  });
});

describe('a picture larger than any', () => {
  const side = Math.ceil(Math.sqrt(limits.picturePixelsMax)) + 1;
  const sized = (file: Buffer, at: number, size: Buffer) => {
    const changed = Buffer.from(file);
    size.copy(changed, at);
    return changed;
  };
  const two = (value: number, isLittle = false) =>
    Buffer.concat([unsigned(value, 2, isLittle), unsigned(value, 2, isLittle)]);
  const scanOf = (rows: number, columns: number, frames = '1 ', syntax: DicomSyntax = 'explicit') => {
    const number = (value: number) => unsigned(value, 2, syntax !== 'big');
    const inside: DicomElement = ['00081140', 'SQ', [[['00280010', 'US', number(9)]]]];
    const size: DicomElement[] = [
      ['00280008', 'IS', frames],
      ['00280010', 'US', number(rows)],
      ['00280011', 'US', number(columns)],
    ];
    return dicomOf([inside, ...size], syntax);
  };
  it.each<[MediaType, Buffer]>([
    ['image/jpeg', sized(jpeg, 25, two(side))],
    ['image/png', sized(png, 16, Buffer.concat([unsigned(side, 4), unsigned(side, 4)]))],
    ['image/webp', sized(webp, 26, two(side, true))],
    ['image/heic', heicOf([image], { width: side, height: side })],
    ['application/dicom', scanOf(side, side)],
    ['application/dicom', scanOf(side, side, '1', 'big')],
  ])('is refused by what its head says: %s', async (mediaType, file) => {
    expect(await refusal(mediaType, file)).toBe('picture_too_large');
  });

  it('is refused where its frames together are absurd, and kept where they are not or cannot be followed', async () => {
    expect(await refusal('application/dicom', scanOf(2000, 2000, '501 ', 'implicit'))).toBe('scan_too_large');
    const usual = scanOf(1024, 1024, '900 ');
    for (const file of [usual, usual.subarray(0, -70), Buffer.concat([usual, Buffer.from('abc')])]) {
      expect((await kept('application/dicom', file)).file.equals(file)).toBe(true);
    }
  });
});
