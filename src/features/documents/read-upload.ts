import { isUtf8 } from 'node:buffer';
import { createHash, type Hash } from 'node:crypto';
import { type DocumentFields, DocumentFieldsSchema } from '#contract/document.ts';
import { invalid, ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { MediaType, Words } from '#contract/vocabulary.ts';
import { bodyChunks } from '#platform/http/body-chunks.ts';
import { boundaryOf, type Part, readMultipart } from '#platform/http/multipart.ts';
import { normaliseText, tooLong } from '#platform/http/normalise-text.ts';
import type { Request } from '#platform/http/server.ts';
import { memberOf, validatorOf } from '#platform/http/validation.ts';
import type { Found } from '#platform/media/found.ts';
import { makeInert } from '#platform/media/make-inert.ts';
import { Pieces } from '#platform/media/pieces.ts';
import { agrees, mediaTypeOf, signatureBytes } from './media-type.ts';

const validateFields = validatorOf(DocumentFieldsSchema);
const fieldBytesMax = 32 * 1024;

export type ReceivedFile = {
  fileName: string | null;
  mediaType: MediaType;
  /** Of the bytes that are stored: those that came, without what told of people and places. */
  size: number;
  sha256: string;
  /** When the picture says it was taken. */
  takenAt: string | undefined;
};
export type ReceivedUpload = { fields: DocumentFields; file: ReceivedFile };

/** Takes the checked bytes of the file while they come in; resolves when they are stored. */
type Store = (bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Reads the form to its end, in whatever order its fields come, and hands the file on while it streams. */
export async function readUpload(request: Request, store: Store): Promise<ReceivedUpload> {
  const boundary = boundaryOf(request.headers['content-type']);
  const source = bodyChunks(request.raw);
  try {
    return await readForm(source, boundary, store);
  } finally {
    // Lets go of the stream, so that the server can drop what a refusal left unread.
    await source.return(undefined);
  }
}

async function readForm(source: AsyncIterable<Buffer>, boundary: string, store: Store): Promise<ReceivedUpload> {
  // Without a prototype, so that a field of any name is kept and then refused by it.
  const fields: Record<string, string> = Object.create(null);
  let file: ReceivedFile | undefined;
  for await (const part of readMultipart(source, boundary)) {
    if (part.name === 'file') {
      if (file) throw sentTwice('file');
      file = await receiveFile(part, store);
    } else {
      const name = normaliseText(part.name, 'body');
      if (Object.hasOwn(fields, name)) throw sentTwice(name);
      fields[name] = await receiveField(name, part);
    }
  }
  validateFields(fields);
  if (!file) throw invalid('file', { vi: 'thiếu tệp.', en: 'is required.' });
  return { fields, file };
}

function sentTwice(name: string): ServiceError {
  return invalid(name, { vi: 'chỉ được gửi một lần.', en: 'may be sent only once.' });
}

async function receiveField(name: string, { body }: Part): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > fieldBytesMax) throw invalid(name, tooLong);
    chunks.push(Buffer.from(chunk));
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw invalid(name, { vi: 'phải là văn bản UTF-8.', en: 'must be text in UTF-8.' });
  return normaliseText(bytes.toString('utf8'), name, memberOf(DocumentFieldsSchema, name).maxLength);
}

async function receiveFile(part: Part, store: Store): Promise<ReceivedFile> {
  const fileName = safeFileName(part.fileName);
  const received: Received = { hash: createHash('sha256'), size: 0, found: {} };
  await store(inert(part, received));
  const { size, mediaType, hash, found } = received;
  if (mediaType === undefined) throw new Error('a file was stored without being looked at');
  return { fileName, mediaType, size, sha256: hash.digest('hex'), takenAt: found.takenAt };
}

type Received = { hash: Hash; size: number; mediaType?: MediaType; found: Found };

/** The bytes to store, counted and summed, once the first of those that came have shown what they are. */
async function* inert(part: Part, received: Received): AsyncGenerator<Buffer> {
  const bytes = new Pieces(notTooLarge(part.body));
  const head = await bytes.ahead(signatureBytes);
  if (head.length === 0) throw invalid('file', emptyFile);
  received.mediaType = establish(part, head);
  for await (const piece of makeInert(received.mediaType, bytes, received.found)) {
    received.hash.update(piece);
    received.size += piece.length;
    yield piece;
  }
}

/** The limit is of what is sent, so that nobody has to know what will be left of it. */
async function* notTooLarge(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limits.documentSizeBytesMax) throw new ServiceError('file_too_large');
    yield chunk;
  }
}

const emptyFile: Words = { vi: 'tệp rỗng.', en: 'is empty.' };

function establish({ contentType }: Part, head: Buffer): MediaType {
  const found = mediaTypeOf(head);
  if (found === undefined) throw new ServiceError('media_type_not_allowed');
  if (!agrees(contentType, found)) {
    throw new ServiceError('media_type_mismatch', { claimed: (contentType ?? '').slice(0, 80) });
  }
  return found;
}

/** A name to show and to offer for saving; never one to open a file by. */
function safeFileName(fileName = ''): string | null {
  // What cannot be seen goes first: without it, letters and marks that it kept apart come together.
  const seen = fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  const name = normaliseText(seen, 'filename', limits.fileNameLengthMax).trim();
  if (!name || name === '.' || name === '..') return null;
  return [...name].slice(0, limits.fileNameLengthMax).join('');
}
