import { ServiceError } from '#contract/errors.ts';
import { damaged, type Pieces } from './pieces.ts';

const headBytes = 1024;
/** The end of a ZIP archive stands at most this far before the end of the file. */
const tailBytes = 22 + 0xffff;
const page = /<(html|head|body|script|svg|iframe|!doctype|\?php)/i;
const archive = 'PK\x03\x04';
/** What a picture tells of people and places, or what could be a picture, a page or an archive of its own. */
const meaning = /exif\0|%pdf-|ns\.adobe\.com|photoshop 3\.0|\xff\xd8\xff[\xdb\xe0-\xef]|ihdr|moov|udta/i;
const longestMeaning = 16;

/** Refuses a file that is something else as well: whose head is a page or a PDF, or whose tail is an archive. */
export async function* onlyOneThing(mediaType: string, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // A PDF says so itself, and a DICOM file may carry one.
  const mayHoldPdf = ['application/pdf', 'application/dicom'].includes(mediaType);
  let head: Buffer | undefined = Buffer.alloc(0);
  const tail = new Tail();
  for await (const chunk of source) {
    if (head) {
      head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (head.length === headBytes) {
        refuseHead(head, mayHoldPdf);
        head = undefined;
      }
    }
    tail.add(chunk);
    yield chunk;
  }
  if (head) refuseHead(head, mayHoldPdf);
  if (tail.endsArchive()) throw isTwoThings();
}

function isTwoThings(): ServiceError {
  return new ServiceError('file_is_two_things');
}

function refuseHead(head: Buffer, mayHoldPdf: boolean): void {
  const text = head.toString('latin1');
  if (page.test(text) || text.includes(archive) || (!mayHoldPdf && text.includes('%PDF-'))) throw isTwoThings();
}

/** The last bytes of a file, in memory that is taken once. */
class Tail {
  readonly #memory = Buffer.allocUnsafe(tailBytes);
  #filled = 0;

  add(chunk: Buffer): void {
    const added = chunk.subarray(Math.max(0, chunk.length - tailBytes));
    const over = Math.max(0, this.#filled + added.length - tailBytes);
    this.#memory.copyWithin(0, over, this.#filled);
    this.#filled -= over;
    this.#filled += added.copy(this.#memory, this.#filled);
  }

  /** An end of an archive that is all in one file; by chance, one photo in many billions looks so. */
  endsArchive(): boolean {
    const bytes = this.#memory.subarray(0, this.#filled);
    for (let at = bytes.indexOf('PK\x05\x06'); at >= 0; at = bytes.indexOf('PK\x05\x06', at + 1)) {
      if (at + 22 <= bytes.length && bytes.readUInt32LE(at + 4) === 0) return true;
    }
    return false;
  }
}

/**
 * The rest of a file that has the signature of a picture and then no picture. Nothing shows it; it is kept as it came
 * as long as it means nothing to anything else either.
 */
export async function* meaningless(bytes: Pieces, taken: Buffer = Buffer.alloc(0)): AsyncGenerator<Buffer> {
  refuseMeaning(taken.toString('latin1'));
  yield taken;
  let before = taken.toString('latin1', Math.max(0, taken.length - longestMeaning));
  for await (const piece of bytes.rest()) {
    const text = before + piece.toString('latin1');
    refuseMeaning(text);
    before = text.slice(-longestMeaning);
    yield piece;
  }
}

function refuseMeaning(text: string): void {
  if (meaning.test(text) || page.test(text) || text.includes(archive)) throw damaged();
}
