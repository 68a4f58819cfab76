import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#deps.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { DamagedDocument } from '#platform/seal/frames.ts';
import { keyedMark } from '#platform/seal/keyed-seal.ts';
import { plainCaseSeal, plainMark } from '#platform/seal/plain-seal.ts';
import type { CaseSeal, SealOwner, SealPurpose } from '#platform/seal/seal.ts';
import { bindAllOfCase } from '../case-file/bound.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { rechain } from '../case-file/rechain.ts';
import { forbidPlain } from './plain-allowed.ts';
import { sealedOfCase, sealedOfReport } from './sealed-columns.ts';

type EncryptDeps = Pick<Deps, 'db' | 'files' | 'seal'>;
type EncryptedDocument = { id: string; size: number; sha256: string };

export type EncryptReport = { cases: number; reports: number; damaged: string[] };

/**
 * Gives a key to what was stored before there were keys, case by case: first the key, then the files, and then all rows
 * and the mark of the case in one transaction. Stopped anywhere, it is begun again and finds what it has done. Nobody
 * else may write meanwhile: who had opened a case before would go on writing plain.
 */
export async function encryptOld(deps: EncryptDeps, tell: (progress: string) => void = () => {}) {
  const report: EncryptReport = { cases: 0, reports: 0, damaged: [] };
  for (;;) {
    const next = await findPlain(deps.db, 'cases', 'case_number');
    if (next === undefined) break;
    report.damaged.push(...(await encryptCase(deps, Number(next))));
    tell(`cases: ${++report.cases}`);
  }
  for (;;) {
    const next = await findPlain(deps.db, 'reports', 'id');
    if (next === undefined) break;
    await encryptReport(deps, String(next));
    tell(`reports: ${++report.reports}`);
  }
  await forbidPlain(deps.db);
  return report;
}

async function findPlain(db: Db, table: 'cases' | 'reports', column: string): Promise<string | number | undefined> {
  const { rows } = await sql<{ id: string | number }>`select ${sql.ref(column)} as id from ${sql.table(table)}
    where sealing_key = ${plainMark} order by ${sql.ref(column)} limit 1`.execute(db);
  return rows[0]?.id;
}

/** The ids of documents whose files could not be read: they stay as they are. */
async function encryptCase({ db, files, seal }: EncryptDeps, caseNumber: number): Promise<string[]> {
  refuseForged(seal, `case:${caseNumber}`);
  const caseSeal = await giveKey(db, seal, caseNumber);
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'size', 'sha256'])
    .where('case_number', '=', caseNumber)
    .execute();
  const damaged: string[] = [];
  for (const document of documents) if (!(await encryptFile(files, document, caseSeal))) damaged.push(document.id);
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, caseNumber);
    for (const [table, columns] of Object.entries(sealedOfCase)) {
      const key = table === 'cases' || table === 'recommendations' ? 'case_number' : 'position';
      const count = await encryptRows(trx, { table, key, columns, where: { case_number: caseNumber } }, caseSeal);
      if (table === 'events' && count > 0) await rechain(trx, caseNumber);
    }
    await bindAllOfCase(trx, caseNumber, caseSeal);
    await trx.updateTable('cases').set({ sealing_key: keyedMark }).where('case_number', '=', caseNumber).execute();
  });
  return damaged;
}

/** One that somebody has made plain is not to be taken for an old one. */
function refuseForged(seal: Deps['seal'], owner: SealOwner): void {
  seal.of(owner, { sealing_key: plainMark, wrapped: null });
}

/** The key that an earlier attempt has left, or a new one. */
async function giveKey(db: Db, seal: Deps['seal'], caseNumber: number): Promise<CaseSeal> {
  const owner: SealOwner = `case:${caseNumber}`;
  const wrapped = seal.create().wrapFor(owner) ?? '';
  await db
    .insertInto('case_keys')
    .values({ case_number: caseNumber, wrapped })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('case_keys')
    .select('wrapped')
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  return seal.of(owner, { sealing_key: keyedMark, wrapped: kept.wrapped });
}

type SealedRows = {
  table: string;
  key: string;
  columns: Readonly<Record<string, SealPurpose>>;
  where: Record<string, unknown>;
};

/** Gives how many there were. */
async function encryptRows(trx: Trx, { table, key, columns, where }: SealedRows, caseSeal: CaseSeal): Promise<number> {
  let count = 0;
  const from = trx.selectFrom(table as 'contacts').selectAll();
  const rows = (await from.where((eb) => eb.and(where)).execute()) as unknown as Record<string, unknown>[];
  for (const row of rows) {
    const sealed: Record<string, string> = {};
    for (const [column, purpose] of Object.entries(columns)) {
      const text = row[column];
      if (typeof text !== 'string') continue;
      sealed[column] = caseSeal.seal(purpose, plainCaseSeal.open(purpose, text));
    }
    if (Object.keys(sealed).length === 0) continue;
    await trx
      .updateTable(table as 'contacts')
      .set(sealed)
      .where((eb) => eb.and({ [key]: row[key] }))
      .execute();
    count++;
  }
  return count;
}

/** Puts the encrypted file in the place of the plain one. False when there is no file, or it is not what it was. */
async function encryptFile(files: Deps['files'], document: EncryptedDocument, caseSeal: CaseSeal): Promise<boolean> {
  const { id } = document;
  try {
    await files.put(id, caseSeal.sealBytes(id, opened(files, document, plainCaseSeal)));
    return true;
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
  }
  // It may have been encrypted by an attempt that was stopped after it.
  try {
    for await (const _ of opened(files, document, caseSeal));
    return true;
  } catch (error) {
    if (!(error instanceof DamagedDocument)) throw error;
    return false;
  }
}

/** The bytes of a document; at their end it is certain that they are the ones that were once uploaded. */
async function* opened(files: Deps['files'], { id, size, sha256 }: EncryptedDocument, by: CaseSeal) {
  const stored = await files.find(id);
  if (!stored) throw new DamagedDocument('a document has no file');
  const sum = createHash('sha256');
  try {
    for await (const piece of by.openBytes(id, stored.read, 0, size, size)) {
      sum.update(piece);
      yield piece;
    }
  } finally {
    await stored.close();
  }
  if (sum.digest('hex') !== sha256) throw new DamagedDocument('a document has a file with another hash');
}

async function encryptReport({ db, seal }: EncryptDeps, id: string): Promise<void> {
  refuseForged(seal, `report:${id}`);
  const { caseSeal, sealingKey, wrapFor } = seal.create();
  await db.transaction().execute(async (trx) => {
    const wrapped = wrapFor(`report:${id}`) ?? '';
    await trx.insertInto('report_keys').values({ report_id: id, wrapped }).execute();
    await encryptRows(trx, { table: 'reports', key: 'id', columns: sealedOfReport, where: { id } }, caseSeal);
    await trx.updateTable('reports').set({ sealing_key: sealingKey }).where('id', '=', id).execute();
  });
}
