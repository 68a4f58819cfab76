import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** Real files to send and to look at, made here so that a test can say what has to be seen in them. */

/** A picture of one colour, or of another on its right half. */
export function aPng(width = 160, height = 120, colours: [string, string] = ['#0b5c57', '#f6f7f3']): Buffer {
  const [left, right] = colours.map((colour) => Buffer.from(colour.slice(1), 'hex'));
  const row = Buffer.concat([
    Buffer.from([0]),
    ...Array.from({ length: width }, (_, x) => (x < width / 2 ? left : right) as Buffer),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** One page that says one line. */
export function aPdf(text = 'Ket qua'): Buffer {
  const content = `BT /F1 24 Tf 40 80 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 150] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.lastIndexOf('xref')}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

type Dicom = {
  columns?: number;
  rows?: number;
  frames?: number;
  transferSyntax?: string;
  photometric?: string;
  modality?: string;
  /** The stored value of a pixel, of sixteen bits. */
  valueAt?: (x: number, y: number, frame: number) => number;
};

/** A scan as a scanner would write it, uncompressed: explicit little-endian, sixteen bits, values from -1000. */
export function aDicom({
  columns = 64,
  rows = 48,
  frames = 1,
  transferSyntax = '1.2.840.10008.1.2.1',
  photometric = 'MONOCHROME2',
  modality = 'CT',
  valueAt = (x, y, frame) => x * 30 + y + frame * 100,
}: Dicom = {}): Buffer {
  const pixels = Buffer.alloc(columns * rows * frames * 2);
  for (let frame = 0; frame < frames; frame++) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        pixels.writeUInt16LE(valueAt(x, y, frame), ((frame * rows + y) * columns + x) * 2);
      }
    }
  }
  const meta = [
    element(0x0002, 0x0002, 'UI', '1.2.840.10008.5.1.4.1.1.2'),
    element(0x0002, 0x0003, 'UI', '1.2.3.4.5'),
    element(0x0002, 0x0010, 'UI', transferSyntax),
    element(0x0002, 0x0012, 'UI', '1.2.3.4'),
  ];
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    element(0x0002, 0x0000, 'UL', unsigned32(Buffer.concat(meta).length)),
    ...meta,
    element(0x0008, 0x0016, 'UI', '1.2.840.10008.5.1.4.1.1.2'),
    element(0x0008, 0x0018, 'UI', '1.2.3.4.5'),
    element(0x0008, 0x0060, 'CS', modality),
    element(0x0008, 0x103e, 'LO', 'Thorax'),
    element(0x0028, 0x0002, 'US', unsigned16(1)),
    element(0x0028, 0x0004, 'CS', photometric),
    ...(frames > 1 ? [element(0x0028, 0x0008, 'IS', String(frames))] : []),
    element(0x0028, 0x0010, 'US', unsigned16(rows)),
    element(0x0028, 0x0011, 'US', unsigned16(columns)),
    element(0x0028, 0x0100, 'US', unsigned16(16)),
    element(0x0028, 0x0101, 'US', unsigned16(12)),
    element(0x0028, 0x0102, 'US', unsigned16(11)),
    element(0x0028, 0x0103, 'US', unsigned16(0)),
    element(0x0028, 0x1050, 'DS', '0'),
    element(0x0028, 0x1051, 'DS', '2000'),
    element(0x0028, 0x1052, 'DS', '-1000'),
    element(0x0028, 0x1053, 'DS', '1'),
    element(0x7fe0, 0x0010, 'OW', pixels),
  ]);
}

const longKinds = ['OB', 'OW'];

function element(group: number, tag: number, kind: string, value: string | Buffer): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'latin1') : value;
  const padding = bytes.length % 2 === 0 ? '' : kind === 'UI' ? '\0' : ' ';
  const padded = Buffer.concat([bytes, Buffer.from(padding)]);
  const isLong = longKinds.includes(kind);
  const head = Buffer.alloc(isLong ? 12 : 8);
  head.writeUInt16LE(group, 0);
  head.writeUInt16LE(tag, 2);
  head.write(kind, 4, 'latin1');
  if (isLong) head.writeUInt32LE(padded.length, 8);
  else head.writeUInt16LE(padded.length, 6);
  return Buffer.concat([head, padded]);
}

function unsigned16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function unsigned32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Files that only other programs can make; `files/README.md` says which made them and from what. */
export function storedFile(name: string): Buffer {
  return readFileSync(new URL(`files/${name}`, import.meta.url));
}
