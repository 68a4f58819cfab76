import type { Document } from '#contract/document.ts';
import { instant } from '#platform/clock.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export const documentColumns = ['id', 'kind', 'media_type', 'size', 'sha256', 'uploaded_at', 'sealed'] as const;
export type DocumentRow = Pick<Tables['documents'], (typeof documentColumns)[number]>;
export type DocumentWords = Pick<Document, 'title' | 'note' | 'takenAt' | 'fileName'>;

export function documentRowToView(row: DocumentRow, caseSeal: CaseSeal): Document {
  const { title, note, takenAt, fileName } = caseSeal.open<DocumentWords>('document', row.sealed);
  return {
    id: row.id,
    kind: row.kind,
    title,
    note,
    takenAt,
    fileName,
    mediaType: row.media_type,
    size: row.size,
    sha256: row.sha256,
    uploadedAt: instant(row.uploaded_at),
  };
}

export const insertDocument = prepared<Omit<Tables['documents'], 'position'>>()((db, value) =>
  db
    .insertInto('documents')
    .values(each(value, ['id', 'case_number', 'kind', 'media_type', 'size', 'sha256', 'uploaded_at', 'sealed'])),
);

const find = prepared<{ caseNumber: number; id: string }>()((db, value) =>
  db
    .selectFrom('documents')
    .select(documentColumns)
    .where('case_number', '=', value('caseNumber'))
    .where('id', '=', value('id')),
);

export async function findDocument(db: Db, caseNumber: number, id: string): Promise<DocumentRow | undefined> {
  const [row] = await find(db, { caseNumber, id });
  return row;
}

export async function listDocumentRows(db: Db, caseNumber: number): Promise<DocumentRow[]> {
  return await db
    .selectFrom('documents')
    .select(documentColumns)
    .where('case_number', '=', caseNumber)
    .orderBy('position')
    .execute();
}

export async function deleteDocument(trx: Trx, caseNumber: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('documents')
    .where('case_number', '=', caseNumber)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listKnownDocumentIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('documents').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listDocumentsAfter(db: Db, position: number, limit: number) {
  return await db
    .selectFrom('documents')
    .select(['id', 'position'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
}
