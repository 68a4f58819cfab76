import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import { invalid } from '#contract/errors.ts';
import type { Repeat } from '#contract/follow-up.ts';
import { limits } from '#contract/limits.ts';
import { nextDue } from '#contract/repeat.ts';
import { parseWhen } from '#contract/when.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';
import { isFull } from '../case-file/refuse-when-full.ts';
import { insertFollowUp, readRule } from './queries.ts';

type Row = Selectable<Tables['follow_ups']>;

export function refuseEndBeforeStart(repeat: Repeat | null | undefined, dueAt: number): void {
  if (repeat?.until === undefined || (parseWhen(repeat.until)?.atMs ?? 0) >= dueAt) return;
  throw invalid('repeat.until', {
    vi: 'sớm hơn lần hẹn đầu tiên (dueAt).',
    en: 'is before the first time it is due (dueAt).',
  });
}

/**
 * Makes the next of a series; what is left of the row that it follows. The rule goes on to the next one, and whoever
 * takes it off the row is the only one who makes it, whatever instance that is and however often it is tried.
 */
export async function continueSeries(trx: Trx, row: Row, now: number): Promise<Row> {
  if (row.repeats === null) return row;
  const { numUpdatedRows } = await trx
    .updateTable('follow_ups')
    .set({ repeats: null })
    .where('id', '=', row.id)
    .where('repeats', '=', row.repeats)
    .executeTakeFirst();
  const over = { ...row, repeats: null };
  const dueAtText = nextDue(readRule(row.repeats), Math.max(row.due_at, now));
  if (numUpdatedRows === 0n || dueAtText === undefined) return over;
  await forgetLongPast(trx, row);
  // In a case without room the one that is over becomes the next one, rather than that nobody is reminded any more.
  if (await isFull(trx, row.case_number, 'follow_ups')) return await moveOn(trx, row, dueAtText, now);
  const { position: _position, ...next } = { ...row, ...dueAgain(dueAtText, now), id: randomUUIDv7(), created_at: now };
  await insertFollowUp(trx, next);
  await recordEvent(trx, row.case_number, {
    at: now,
    kind: 'followup.added',
    actor: 'system',
    detail: { followUpId: next.id, kind: row.kind },
  });
  return over;
}

function dueAgain(dueAtText: string, now: number) {
  return {
    due_at_text: dueAtText,
    due_at: parseWhen(dueAtText)?.atMs ?? now,
    status: 'scheduled' as const,
    updated_at: now,
  };
}

async function moveOn(trx: Trx, row: Row, dueAtText: string, now: number): Promise<Row> {
  const moved = { ...dueAgain(dueAtText, now), repeats: row.repeats };
  await trx.updateTable('follow_ups').set(moved).where('id', '=', row.id).execute();
  await recordEvent(trx, row.case_number, {
    at: now,
    kind: 'followup.updated',
    actor: 'system',
    detail: { followUpId: row.id, status: moved.status },
  });
  return { ...row, ...moved };
}

/** Two medicines a day would fill a case within months. */
async function forgetLongPast(trx: Trx, { id, series_id }: Row): Promise<void> {
  const past = await trx
    .selectFrom('follow_ups')
    .select('id')
    .where('series_id', '=', series_id)
    .where('id', '<>', id)
    .where('status', '<>', 'scheduled')
    .orderBy('position', 'desc')
    .offset(limits.pastPerSeriesMax - 1)
    .limit(limits.followUpsPerCaseMax)
    .execute();
  if (past.length === 0) return;
  await trx
    .deleteFrom('follow_ups')
    .where(
      'id',
      'in',
      past.map((each) => each.id),
    )
    .execute();
}

/** The next of each series whose last one is over, or whose time has passed: somebody may never say that it is done. */
export async function continueAllSeries(db: Db, now: number, batchSize: number): Promise<number> {
  const over = await db
    .selectFrom('follow_ups')
    .select(['id', 'case_number'])
    .where('repeats', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('due_at', '<', now)
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  for (const { id, case_number } of over) {
    await db.transaction().execute(async (trx) => {
      await loadCaseForChange(trx, case_number);
      const row = await trx
        .selectFrom('follow_ups')
        .selectAll()
        .where('id', '=', id)
        .where('status', '<>', 'cancelled')
        .executeTakeFirst();
      // Moved into the future meanwhile, it is still to come.
      if (row && row.due_at < now) await continueSeries(trx, row, now);
    });
  }
  return over.length;
}
