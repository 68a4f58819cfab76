import { reportLimits } from '#contract/report-limits.ts';
import type { ReportStatus } from '#contract/vocabulary.ts';
import { dayMs } from '#contract/when.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';

export type NewReportRow = Pick<
  Tables['reports'],
  'id' | 'hospital_id' | 'field' | 'received_at' | 'sealing_key' | 'sealed' | 'contact' | 'address'
>;

export async function insertReport(trx: Trx, report: NewReportRow, wrapped: string | undefined): Promise<void> {
  await trx
    .insertInto('reports')
    .values({ ...report, status: 'open', settled_at: null, settled_by: null, reason: null })
    .execute();
  if (wrapped !== undefined) await trx.insertInto('report_keys').values({ report_id: report.id, wrapped }).execute();
}

/**
 * How many wait, in all and for a hospital. Writing to the one row of the installation lets those who count and then
 * insert go one after the other, on both engines.
 */
export async function countOpenReports(trx: Trx, hospitalId: string): Promise<{ all: number; ofHospital: number }> {
  await trx.updateTable('installation').set({ only_one: 1 }).execute();
  const open = trx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'open');
  const all = await open.executeTakeFirstOrThrow();
  const ofHospital = await open.where('hospital_id', '=', hospitalId).executeTakeFirstOrThrow();
  return { all: all.count, ofHospital: ofHospital.count };
}

/** When the reports of an address about a hospital came since then that nobody has settled, the oldest first. */
export async function listTimesOf(trx: Trx, hospitalId: string, address: string, since: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('received_at')
    .where('status', '=', 'open')
    .where('hospital_id', '=', hospitalId)
    .where('address', '=', address)
    .where('received_at', '>', since)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at }) => received_at);
}

export type OpenReport = Pick<Tables['reports'], 'id' | 'field' | 'address'>;

/** The oldest first. */
export async function listOpenOf(trx: Trx, hospitalId: string): Promise<OpenReport[]> {
  return await trx
    .selectFrom('reports')
    .select(['id', 'field', 'address'])
    .where('status', '=', 'open')
    .where('hospital_id', '=', hospitalId)
    .orderBy('position')
    .execute();
}

export async function findFullest(trx: Trx): Promise<string | undefined> {
  const fullest = await trx
    .selectFrom('reports')
    .select('hospital_id')
    .where('status', '=', 'open')
    .groupBy('hospital_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.min('position'))
    .limit(1)
    .executeTakeFirst();
  return fullest?.hospital_id;
}

function reportRows(db: Db) {
  return db
    .selectFrom('reports')
    .leftJoin('corrections', 'corrections.report_id', 'reports.id')
    .leftJoin('report_keys', 'report_keys.report_id', 'reports.id')
    .selectAll('reports')
    .select([
      'report_keys.wrapped',
      'corrections.facts',
      'corrections.source as correction_source',
      'corrections.certainty',
      'corrections.as_of',
      'corrections.accepted_by',
    ]);
}

export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** Those that wait: the oldest first. Those that are settled: the newest first. */
export async function listReports(db: Db, status: ReportStatus, after: number | undefined, limit: number) {
  const [direction, beyond] = status === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = reportRows(db).where('reports.status', '=', status);
  if (after !== undefined) query = query.where('reports.position', beyond, after);
  return await query.orderBy('reports.position', direction).limit(limit).execute();
}

export async function countReports(db: Db, status: ReportStatus): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return await reportRows(db).where('reports.id', '=', id).executeTakeFirst();
}

export type Settling = {
  id: string;
  from: ReportStatus;
  to: ReportStatus;
  by: string;
  now: number;
  reason: string | null;
};

/** False when it was not as whoever settles it has seen it: of two at once only one gets a yes. */
export async function markSettled(trx: Trx, { id, from, to, by, now, reason }: Settling): Promise<boolean> {
  const settled = await trx
    .updateTable('reports')
    .set({ status: to, contact: null, address: null, settled_at: now, settled_by: by, reason })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** How to reach somebody is not kept for ever because nobody looked. */
export async function forgetContacts(db: Db, now: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ contact: null })
    .where('contact', 'is not', null)
    .where('received_at', '<=', now - reportLimits.contactKeepDays * dayMs)
    .execute();
}
