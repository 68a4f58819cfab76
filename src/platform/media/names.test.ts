import { describe, expect, it } from 'vitest';
import type { ServiceError } from '#contract/errors.ts';
import { type DicomElement, type DicomSyntax, dicomElement, dicomOf } from '#test/media.ts';
import { type NamedType, namesIn } from './names.ts';
import { blanked } from './spans.ts';

async function* inPieces(file: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

async function copyOf(mediaType: NamedType, file: Buffer, size = 100): Promise<Buffer> {
  const names = await namesIn(mediaType, inPieces(file, size));
  const pieces: Uint8Array[] = [];
  for await (const piece of blanked(inPieces(file, size), 0, names)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const name = 'NGUYEN^THI LAN';
const secrets = [name, '0911222333', '12 Ngo Gach', 'BN-2026-778', 'Bs Hoa'];
const seen: DicomElement[] = [
  ['00080020', 'DA', '20261101'],
  ['00080060', 'CS', 'CT'],
  ['00081030', 'LO', 'CT nguc co can quang'],
  ['00100040', 'CS', 'F '],
  ['00101010', 'AS', '045Y'],
];
const hidden: DicomElement[] = [
  ['00080080', 'LO', 'Phong kham 12 Ngo Gach'],
  ['00080090', 'PN', 'Bs Hoa'],
  ['00091001', 'LO', name],
  ['00100010', 'PN', name],
  ['00100020', 'LO', 'BN-2026-778'],
  ['00101040', 'LO', '12 Ngo Gach'],
  ['00102154', 'SH', '0911222333'],
  ['00104000', 'LT', `goi ${name}`],
];
const nested: DicomElement[] = [
  [
    '00081140',
    'SQ',
    [
      [
        ['00081150', 'UI', '1.2.3'],
        ['00400275', 'SQ', [hidden], true],
      ],
      hidden,
    ],
  ],
  [
    '00101002',
    'SQ',
    [
      [
        ['00100020', 'LO', 'BN-2026-778'],
        ['00080060', 'CS', name],
      ],
    ],
    true,
  ],
  ['00191002', 'SQ', [[['00280010', 'LO', name]]]],
];
const all = [...seen, ...hidden, ...nested];

describe('the copy of a scan for a doctor', () => {
  it.each<DicomSyntax>(['explicit', 'implicit', 'big'])(
    'tells nobody, however deep it stands, and shows the rest: %s',
    async (syntax) => {
      const file = dicomOf(all, syntax);
      for (const secret of secrets) expect(file.includes(secret)).toBe(true);
      for (const size of [1, 9, 5000]) {
        const copy = await copyOf('application/dicom', file, size);
        expect(copy.length).toBe(file.length);
        for (const secret of secrets) expect(copy.includes(secret), secret).toBe(false);
        for (const each of seen) expect(copy.includes(dicomElement(each, syntax)), each[0]).toBe(true);
        expect(copy.subarray(-64).equals(Buffer.alloc(64, 7))).toBe(true);
      }
    },
  );

  it('is blanked also where a sequence has lost its kind, and where the file does not say how it is written', async () => {
    const lost = dicomElement(
      ['00081140', 'UN', dicomElement(['00081140', 'SQ', [hidden]], 'implicit').subarray(8)],
      'explicit',
    );
    const bare = Buffer.concat([
      Buffer.alloc(128),
      Buffer.from('DICM'),
      ...hidden.map((each) => dicomElement(each, 'explicit')),
    ]);
    for (const file of [Buffer.concat([dicomOf(all), lost]), bare]) {
      const copy = await copyOf('application/dicom', file);
      for (const secret of secrets) expect(copy.includes(secret), secret).toBe(false);
    }
  });

  it('shows a picture in parts, and one that is cut off', async () => {
    const part = (element: string, body: Buffer) =>
      Buffer.concat([Buffer.from(element, 'hex'), Buffer.from([body.length, 0, 0, 0]), body]);
    const parts = Buffer.concat([
      Buffer.from('e07f10004f420000ffffffff', 'hex'),
      part('feff00e0', Buffer.alloc(0)),
      part('feff00e0', Buffer.from('\x10\x00\x10\x00PN\x04\x00abcd', 'latin1')),
      part('feffdde0', Buffer.alloc(0)),
    ]);
    const file = Buffer.concat([dicomOf(hidden).subarray(0, -76), parts]);
    const copy = await copyOf('application/dicom', file);
    expect(copy.subarray(-parts.length).equals(parts)).toBe(true);
    const cut = dicomOf(hidden).subarray(0, -30);
    expect((await copyOf('application/dicom', cut)).subarray(-34).equals(Buffer.alloc(34, 7))).toBe(true);
  });

  const deep = Array.from({ length: 60 }).reduce<DicomElement[]>((inner) => [['00081140', 'SQ', [inner]]], hidden);
  it.each<[string, Buffer]>([
    ['deflated as a whole', dicomOf(hidden, 'explicit', '1.2.840.10008.1.2.1.99')],
    ['in the manner of one maker', dicomOf(hidden, 'explicit', '1.2.840.113619.5.2')],
    ['of kinds that there are not', Buffer.concat([dicomOf([]), Buffer.from('\x10\x00\x10\x00xxxxxxxx', 'latin1')])],
    [
      'with an item longer than its sequence',
      Buffer.concat([
        dicomOf([]),
        Buffer.from('08004011535100001000000' + '0feff00e0ff000000', 'hex'),
        Buffer.alloc(40),
      ]),
    ],
    ['with sequences in sequences without end', dicomOf(deep)],
    ['with bytes that are nothing', Buffer.concat([dicomOf([]), Buffer.from('abc')])],
  ])('is not made of a file %s: what it tells is not known', async (_, file) => {
    await expect(copyOf('application/dicom', file)).rejects.toMatchObject({
      code: 'names_in_file',
    } satisfies Partial<ServiceError>);
  });
});

describe('the copy of a PDF for a doctor', () => {
  it('does not say who wrote it nor how it was called, as far as that is written plainly', async () => {
    const body = '/Type /Page (Ket qua)';
    const file = Buffer.from(
      `%PDF-1.7\n<< /Author (Lan \\) (Hoa) ket) /Title <feff004c0061006e> /Keywords(Lan)/Subject () >> ${body}\n` +
        '<x:xmpmeta xmlns="">Lan</x:xmpmeta> << /Author << >> >>\n%%EOF',
      'latin1',
    );
    for (const size of [1, 10, 5000]) {
      const copy = await copyOf('application/pdf', file, size);
      expect(copy.length).toBe(file.length);
      for (const secret of ['Lan', 'Hoa', 'ket)', '004c0061']) expect(copy.includes(secret), secret).toBe(false);
      expect(copy.includes(body)).toBe(true);
    }
  });
});
