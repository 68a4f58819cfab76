import type { Document } from '#contract/document.ts';
import { ServiceError } from '#contract/errors.ts';
import { offeredFileName } from '#contract/file-name.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { matchesTag } from '#platform/http/cacheable.ts';
import { sendPieces } from '#platform/http/send-pieces.ts';
import type { Reply, Request } from '#platform/http/server.ts';
import { DamagedDocument } from '#platform/seal/frames.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { markFileMissing } from '../installation/queries.ts';
import { listKnownDocumentIds } from './queries.ts';

export type SentDocument = Document & { caseSeal: CaseSeal };

/** The bytes, whole or in part, in a way that lets no browser run them. */
export async function sendFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  request: Request,
  reply: Reply,
  document: SentDocument,
): Promise<Reply> {
  const { id, mediaType, size, sha256, caseSeal } = document;
  const etag = `"${sha256}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': mediaType,
    'content-disposition': dispositionOf(document),
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const known = request.headers['if-none-match'];
  if (known !== undefined && matchesTag(known, etag)) return reply.code(304).send();

  const range = rangeOf(request, size, etag);
  if (range === 'outside') {
    reply.header('content-range', `bytes */${size}`);
    throw new ServiceError('range_not_satisfiable');
  }
  const { start, end } = range ?? { start: 0, end: size };
  const storedRange = caseSeal.storedRange(start, end, size);
  const stored =
    (await files.find(id, storedRange)) ?? ((await files.putBack(id)) ? await files.find(id, storedRange) : undefined);
  if (!stored) throw await whyMissing(db, id);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  reply.header('content-length', end - start);
  try {
    const pieces = request.method === 'HEAD' ? [] : caseSeal.openBytes(id, stored.read, start, end, size);
    return await sendPieces(request, reply, pieces);
  } catch (error) {
    throw error instanceof DamagedDocument ? new ServiceError('file_lost', {}, { cause: error }) : error;
  } finally {
    await stored.close();
  }
}

/** Nearly always the document was deleted a moment ago; a record that has lost its file must be heard of. */
async function whyMissing(db: Db, id: string): Promise<Error> {
  if (!(await listKnownDocumentIds(db, [id])).has(id)) return new ServiceError('document_not_found');
  await markFileMissing(db);
  return new ServiceError('file_lost', {}, { cause: new Error(`the file of document ${id} is missing`) });
}

function dispositionOf(document: Document): string {
  const plain = offeredFileName({ ...document, fileName: null });
  if (document.fileName === null) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(offeredFileName(document)).replace(
    /['()*!]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

type Range = { start: number; end: number };

/** One range of bytes. Several at once, other units, and a range of an older file are answered with the whole. */
function rangeOf(request: Request, size: number, etag: string): Range | 'outside' | undefined {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') return Number(last) === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size };
  const start = Number(first);
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'outside' : { start, end };
}
