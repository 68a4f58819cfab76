import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type DocumentFields, DocumentFieldsSchema } from '#contract/document.ts';
import { invalid, ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { MediaType, Words } from '#contract/vocabulary.ts';
import { bodyChunks } from '#platform/http/body-chunks.ts';
import { boundaryOf, type Part, readMultipart } from '#platform/http/multipart.ts';
import { normaliseText, tooLong } from '#platform/http/normalise-text.ts';
import type { Request } from '#platform/http/server.ts';
import { memberOf, validatorOf } from '#platform/http/validation.ts';
import { agrees, mediaTypeOf, signatureBytes } from './media-type.ts';

const validateFields = validatorOf(DocumentFieldsSchema);
const fieldBytesMax = 32 * 1024;

export type ReceivedFile = { fileName: string | null; mediaType: MediaType; size: number; sha256: string };
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
  const hash = createHash('sha256');
  const received = { size: 0, mediaType: undefined as MediaType | undefined };
  await store(checked(part, received, (chunk) => hash.update(chunk)));
  const { size, mediaType } = received;
  if (mediaType === undefined) throw new Error('a file was stored without being looked at');
  return { fileName, mediaType, size, sha256: hash.digest('hex') };
}

/** Passes the bytes on once the first of them have shown what they are; stops at the limit. */
async function* checked(
  part: Part,
  received: { size: number; mediaType: MediaType | undefined },
  see: (chunk: Buffer) => void,
): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of part.body) {
    received.size += chunk.length;
    if (received.size > limits.documentSizeBytesMax) throw new ServiceError('file_too_large');
    see(chunk);
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < signatureBytes) continue;
    received.mediaType = establish(part, head);
    yield head;
    head = undefined;
  }
  if (received.size === 0) throw invalid('file', emptyFile);
  if (head !== undefined) {
    received.mediaType = establish(part, head);
    yield head;
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
