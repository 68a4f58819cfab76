import type { DirectoryHospital } from '#contract/directory.ts';
import type { CorrectedFacts } from '#contract/report.ts';
import { type CorrectableFact, correctableFacts } from '#contract/vocabulary.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { type Correction, formerFacts, stands } from './lay-corrections.ts';

export type AcceptedCorrection = Correction & { reportId: string; acceptedAt: number; acceptedBy: string };

/** Those in force, the latest last. */
export async function listCorrections(db: Db): Promise<AcceptedCorrection[]> {
  const rows = await db
    .selectFrom('corrections')
    .selectAll()
    .where('undone_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    reportId: row.report_id,
    hospitalId: row.hospital_id,
    facts: JSON.parse(row.facts) as CorrectedFacts,
    former: JSON.parse(row.former) as CorrectedFacts,
    source: row.source,
    certainty: row.certainty,
    asOf: row.as_of,
    acceptedAt: row.accepted_at,
    acceptedBy: row.accepted_by,
  }));
}

export async function insertCorrection(trx: Trx, correction: Omit<AcceptedCorrection, 'former'>): Promise<void> {
  const { reportId, hospitalId, facts, source, certainty, asOf, acceptedAt, acceptedBy } = correction;
  const former = formerFacts(await findImported(trx, hospitalId), facts);
  await trx
    .insertInto('corrections')
    .values({
      report_id: reportId,
      hospital_id: hospitalId,
      facts: JSON.stringify(facts),
      former: JSON.stringify(former),
      source,
      certainty,
      as_of: asOf,
      accepted_at: acceptedAt,
      accepted_by: acceptedBy,
      undone_at: null,
      undone_by: null,
    })
    .execute();
}

export async function markUndone(trx: Trx, reportId: string, by: string, now: number): Promise<void> {
  await trx
    .updateTable('corrections')
    .set({ undone_at: now, undone_by: by })
    .where('report_id', '=', reportId)
    .execute();
}

async function findImported(db: Db, hospitalId: string): Promise<DirectoryHospital | undefined> {
  const row = await db.selectFrom('hospitals').select('body').where('id', '=', hospitalId).executeTakeFirst();
  return row && (JSON.parse(row.body) as DirectoryHospital);
}

/** The facts of a correction that have given way to a later import. */
export async function listGivenWay(db: Db, correction: Correction): Promise<CorrectableFact[]> {
  const imported = await findImported(db, correction.hospitalId);
  if (!imported) return [];
  return correctableFacts.filter((fact) => correction.facts[fact] !== undefined && !stands(imported, correction, fact));
}
