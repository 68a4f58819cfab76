import { type MediaType, mediaTypes } from '#contract/vocabulary.ts';
import { aFile } from './builders.ts';
import {
  box,
  type DicomElement,
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
  trackOf,
  unsigned,
  webpWith,
} from './media.ts';

/** Always the same numbers for a seed, so that what was found once is found again. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What a page would do if it ran: ask for this address. */
export const traceOfRunning = '/hostile-ran';
export const hostilePage = `<html><body><script>fetch('${traceOfRunning}')</script><img src=x onerror="fetch('${traceOfRunning}')"></body></html>`;
const archive = Buffer.concat([Buffer.from('PK\x03\x04name'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
const payloads = [
  Buffer.from(hostilePage),
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>fetch('${traceOfRunning}')</script></svg>`,
  ),
  Buffer.from(`*/=1;fetch('${traceOfRunning}')//`),
  Buffer.from(`%PDF-1.7\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj`),
  archive,
  Buffer.from('MZ\x90\0 a program'),
  Buffer.from('GIF89a/*'),
];
const extremes = [0, 1, 7, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

const picture = { type: 'hvc1', data: Buffer.alloc(300, 'i') };
const scan: DicomElement[] = [
  ['00080060', 'CS', 'CT'],
  ['00081140', 'SQ', [[['00081150', 'UI', '1.2.3']]], true],
  ['00100010', 'PN', 'A^B'],
];
const told = { orientation: 6, artist: 'A', takenAt: '2026:11:01 08:30:00' };
const good: Record<MediaType, Buffer> = {
  'image/jpeg': Buffer.concat([jpegWith(aFile('image/jpeg', 900), exifSegment(told)), Buffer.from('ffd9', 'hex')]),
  'image/png': Buffer.concat([pngWith(aFile('image/png', 900), pngChunk('eXIf', exifOf(told))), pngChunk('IEND', '')]),
  'image/webp': webpWith(aFile('image/webp', 900), riffChunk('EXIF', exifOf(told))),
  'image/heic': heicOf([picture, { type: 'Exif', data: Buffer.concat([unsigned(0, 4), exifOf(told)]) }]),
  'application/pdf': Buffer.concat([aFile('application/pdf', 900), Buffer.from('\n%%EOF\n')]),
  'application/dicom': dicomOf(scan),
  'video/mp4': mp4With({ inMovie: [box('udta', 'x')] }),
};

export type HostileFile = { file: Buffer; claimed: string | undefined };

/** One way or another of being something else than it says, or of leading its reader astray. */
export function aHostileFile(random: (below: number) => number): HostileFile {
  const pick = <Each>(list: readonly Each[]) => list[random(list.length)] as Each;
  const mediaType = pick(mediaTypes);
  const base = Buffer.from(good[mediaType]);
  const payload = pick(payloads);
  const at = () => random(base.length);
  const ways: (() => Buffer)[] = [
    // Something else altogether, under a good name.
    () => payload,
    // The signature, and then something else.
    () => Buffer.concat([base.subarray(0, pick([4, 8, 12, 24, 33, 132])), payload, Buffer.alloc(random(2000), 'x')]),
    // Something else behind it, before it, or in the middle.
    () => Buffer.concat([base, payload]),
    () => Buffer.concat([payload, base]),
    () => Buffer.concat([base.subarray(0, at()), payload, base.subarray(at())]),
    () =>
      mediaType === 'image/jpeg'
        ? jpegWith(base, segment(0xe0 + random(16), payload))
        : pngWith(base, pngChunk('PLTE', payload)),
    // Cut off, doubled, or with some of its numbers changed.
    () => base.subarray(0, at()),
    () => Buffer.concat([base.subarray(0, at()), base.subarray(at())]),
    () => {
      for (let count = 1 + random(8); count > 0; count--) base[at()] = random(256);
      return base;
    },
    () => {
      base.writeUInt32BE(pick(extremes), random(base.length - 4));
      return base;
    },
    () => {
      base.writeUInt32LE(pick(extremes), random(base.length - 4));
      return base;
    },
    () => Buffer.concat([base.subarray(0, 24), Buffer.from(Array.from({ length: random(3000) }, () => random(256)))]),
  ];
  const claimed = pick([mediaType, undefined, 'application/octet-stream', 'text/html', 'image/svg+xml']);
  return { file: pick(ways)(), claimed };
}

export type PlantedFile = { mediaType: MediaType; file: Buffer; secrets: Buffer[] };

/** A file as a phone or a scanner writes it, with a name, a number and a place in all the corners that it has. */
export function aPlantedFile(index: number, pictures: Record<'jpeg' | 'png' | 'webp', Buffer>): PlantedFile {
  const texts = [
    `Nguyễn Thị Lan ${index}`,
    `0911${100_000 + index}`,
    `${index} Ngõ Gạch Hà Nội`,
    `BN-${777_000 + index}`,
  ];
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const secrets = texts.flatMap((text) => [
    Buffer.from(text),
    utf16(text),
    utf16(text).swap16(),
    Buffer.from(text.normalize('NFD').replace(/\p{M}/gu, ''), 'latin1'),
  ]);
  const all = Buffer.concat(
    secrets.flatMap((secret) => [Buffer.from('|'), secret, Buffer.alloc((secret.length + 1) % 2)]),
  );
  const exif = exifOf({ ...told, artist: texts[0] as string, gps: all, thumbnail: all }, index % 2 === 0);
  const mime = Buffer.concat([Buffer.from('<x:xmpmeta>'), all]);
  const elements: DicomElement[] = [
    ['00080060', 'CS', 'CT'],
    ['00080081', 'ST', all],
    ['00080090', 'PN', all],
    ['00091010', 'UN', all],
    ['00100010', 'PN', all],
    ['00100020', 'LO', all],
    ['00101040', 'LO', all],
    ['00102154', 'SH', all],
    [
      '00400275',
      'SQ',
      [
        [
          ['00321032', 'PN', all],
          ['00400009', 'SH', all],
        ],
      ],
      true,
    ],
    [
      '00081140',
      'SQ',
      [
        [
          ['00081150', 'UI', '1.2'],
          ['00100010', 'PN', all],
        ],
      ],
    ],
  ];
  const files: [MediaType, () => Buffer][] = [
    [
      'image/jpeg',
      () =>
        Buffer.concat([
          jpegWith(
            pictures.jpeg,
            segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])),
            segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), mime])),
            segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), all])),
            segment(0xfe, all),
          ),
          all,
        ]),
    ],
    ['image/png', () => pngWith(pictures.png, pngChunk('eXIf', exif), pngChunk('tEXt', all), pngChunk('iTXt', all))],
    ['image/webp', () => webpWith(pictures.webp, riffChunk('EXIF', exif), riffChunk('XMP ', mime))],
    [
      'image/heic',
      () =>
        heicOf([picture, { type: 'Exif', data: Buffer.concat([unsigned(0, 4), exif]) }, { type: 'mime', data: mime }]),
    ],
    [
      'video/mp4',
      () =>
        mp4With({
          inMovie: [box('udta', box('\xa9xyz', all)), trackOf('meta', box('meta', all))],
          behind: [box('uuid', all)],
        }),
    ],
    ['application/dicom', () => dicomOf(elements, 'explicit')],
    ['application/dicom', () => dicomOf(elements, 'implicit')],
    ['application/dicom', () => dicomOf(elements, 'big')],
  ];
  const [mediaType, make] = files[index % files.length] as (typeof files)[number];
  return { mediaType, file: make(), secrets };
}
