import type { Document } from '#contract/document.ts';
import { ServiceError } from '#contract/errors.ts';
import { offeredFileName } from '#contract/file-name.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import { matchesTag } from '#platform/http/cacheable.ts';
import { sendPieces } from '#platform/http/send-pieces.ts';
import type { Reply, Request } from '#platform/http/server.ts';
import { mayHoldNames, type NamedType, namesIn } from '#platform/media/names.ts';
import { blanked } from '#platform/media/spans.ts';
import { DamagedDocument } from '#platform/seal/frames.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { markFileMissing } from '../installation/queries.ts';
import { findStored } from './find-stored.ts';
import { listKnownDocumentIds } from './queries.ts';

export type SentDocument = Document & { caseSeal: CaseSeal; isDoctorsCopy: boolean };

/** Part of the tag of a doctor's copy; another one whenever other names are blanked than before. */
const copyVersion = 'd1';

/** The bytes, whole or in part, in a way that lets no browser run them; to a doctor without the patient's name. */
export async function sendFile(
  deps: Pick<Deps, 'db' | 'files'>,
  request: Request,
  reply: Reply,
  document: SentDocument,
): Promise<Reply> {
  const { id, mediaType, size, sha256, caseSeal } = document;
  const hidesNames = document.isDoctorsCopy && mayHoldNames(mediaType);
  const etag = hidesNames ? `"${sha256}-${copyVersion}"` : `"${sha256}"`;
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
  const stored = await openStored(deps, document, start, end);
  try {
    const names = hidesNames ? await namesOf(deps, document, mediaType) : [];
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
    reply.header('content-length', end - start);
    const bytes = caseSeal.openBytes(id, stored.read, start, end, size);
    const pieces = names.length > 0 ? blanked(bytes, start, names) : bytes;
    return await sendPieces(request, reply, request.method === 'HEAD' ? [] : pieces);
  } catch (error) {
    throw error instanceof DamagedDocument ? new ServiceError('file_lost', {}, { cause: error }) : error;
  } finally {
    await stored.close();
  }
}

async function openStored(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, size, caseSeal }: SentDocument,
  start: number,
  end: number,
): Promise<StoredFile> {
  const stored = await findStored(files, id, caseSeal.storedRange(start, end, size));
  if (!stored) throw await whyMissing(db, id);
  return stored;
}

/** Read from its beginning to its end before the first byte goes out: what cannot be followed is not shown at all. */
async function namesOf(deps: Pick<Deps, 'db' | 'files'>, document: SentDocument, mediaType: NamedType) {
  const { id, size, caseSeal } = document;
  const stored = await openStored(deps, document, 0, size);
  try {
    return await namesIn(mediaType, caseSeal.openBytes(id, stored.read, 0, size, size));
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
