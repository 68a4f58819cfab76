import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';

/** Every way in which a text may stand in bytes without being encrypted. */
export function formsOf(text: string): Map<string, Buffer> {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  const forms = new Map<string, Buffer>([
    ['itself', bytes],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(text, 'utf16le').swap16()],
    ['hex', Buffer.from(hex)],
    ['large hex', Buffer.from(hex.toUpperCase())],
    ['per cent', Buffer.from(hex.replace(/../g, '%$&'))],
    ['large per cent', Buffer.from(hex.toUpperCase().replace(/../g, '%$&'))],
  ]);
  for (const before of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Only the letters that do not depend on what stands beside it.
    const sure = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    forms.set(`base64, ${before}`, Buffer.from(sure));
    forms.set(`base64url, ${before}`, Buffer.from(sure.replaceAll('+', '-').replaceAll('/', '_')));
  }
  return forms;
}

/** By what packed bytes are known, and how long their head is: gzip, zlib, an entry of an archive. */
const packed: [signature: string, headBytes: (bytes: Buffer, at: number) => number][] = [
  ['1f8b0800', () => 10],
  ['1f8b0808', (bytes, at) => bytes.indexOf(0, at + 10) + 1 - at],
  ['7801', () => 2],
  ['789c', () => 2],
  ['78da', () => 2],
  ['504b0304', (bytes, at) => 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)],
];

/** Larger ones are databases: what they pack, their rows show. */
const unpackedBytesMax = 64 * 1024 * 1024;

/** The bytes, and whatever is packed in them. */
export function* withUnpacked(bytes: Buffer): Generator<Buffer> {
  yield bytes;
  if (bytes.length > unpackedBytesMax) return;
  for (const [signature, headBytes] of packed) {
    const needle = Buffer.from(signature, 'hex');
    for (let at = bytes.indexOf(needle); at >= 0 && at + 30 < bytes.length; at = bytes.indexOf(needle, at + 1)) {
      try {
        yield inflateRawSync(bytes.subarray(at + headBytes(bytes, at)), { finishFlush: constants.Z_SYNC_FLUSH });
      } catch {
        // It only looked so.
      }
    }
  }
}

export type Sought = { name: string; text: string };

/** Which of the texts stand in the bytes, and in which form. */
export function search(sought: readonly Sought[], bytes: Buffer): string[] {
  const found = new Set<string>();
  const needles = sought.flatMap(({ name, text }) =>
    [...formsOf(text)].map(([form, needle]) => ({ name, form, needle })),
  );
  for (const piece of withUnpacked(bytes)) {
    for (const { name, form, needle } of needles) if (piece.includes(needle)) found.add(`${name} as ${form}`);
  }
  return [...found];
}

/** Every file below a folder, as it is at this moment; one that goes away meanwhile is left out. */
export async function* filesBelow(folder: string): AsyncGenerator<{ path: string; bytes: Buffer }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (bytes) yield { path, bytes };
  }
}
