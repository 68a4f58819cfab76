import { ageInYears } from '#contract/age.ts';
import { caseIdOf } from '#contract/ids.ts';
import type { Intake } from '#contract/intake.ts';
import type { Patient } from '#contract/patient.ts';
import type { QueueItem, QueueQuery } from '#contract/queue.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import { findRedFlag } from '#engine/knowledge/red-flags.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import { instant } from '#platform/clock.ts';
import { decodeCursor, encodeCursor, pageSize } from '#platform/http/page.ts';
import { urgencyOf } from '../case-file/case-row.ts';
import { openRecommendation } from '../case-file/recommendation-row.ts';
import { isLater } from '../case-file/standing.ts';
import { countQueue, listQueue, type QueueFilter, type QueuePlace } from './queries.ts';

type QueuePage = { items: QueueItem[]; total: number; next: string | undefined };
type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

export async function readQueue(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  navigatorName: string,
  query: QueueQuery,
  language: Language,
): Promise<QueuePage> {
  const filter: QueueFilter = {
    ...(query.urgency !== undefined && { urgency: query.urgency }),
    ...(query.assigned === 'me' && { assigned: { to: navigatorName } }),
    ...(query.assigned === 'none' && { assigned: 'none' }),
  };
  const after = query.cursor === undefined ? undefined : decodeCursor<QueuePlace>(query.cursor, isQueuePlace);
  const size = pageSize(query);
  const rows = await listQueue(db, filter, after, size + 1, language);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    items: page.map((row) => toItem(row, seal, language)),
    total: await countQueue(db, filter),
    next: last && encodeCursor([last.urgency, last.standing, waitingSince(last), last.case_number]),
  };
}

function isQueuePlace(values: readonly unknown[]): boolean {
  return values.length === 4 && values.every(Number.isSafeInteger);
}

function waitingSince({ waiting_since, created_at }: QueueRow): number {
  return waiting_since ?? created_at;
}

function toItem(row: QueueRow, seal: Deps['seal'], language: Language): QueueItem {
  const caseSeal = seal.of(`case:${row.case_number}`, row);
  const { patient } = caseSeal.open<Intake>('intake', row.intake);
  const profile = caseSeal.open<Patient>('patient', row.patient);
  const { humanNavigator, place, safety, specialties } = openRecommendation(row.recommendation, caseSeal);
  return {
    caseId: caseIdOf(row.case_number),
    state: row.state,
    urgency: urgencyOf(row.urgency),
    needs_human: row.needs_human === 1,
    reasons: humanNavigator.reasons,
    need: row.need,
    signs: safety.matched.flatMap(({ code }) => signOf(code, language)),
    specialties: specialties.map((code) => ({ code, label: findSpecialty(code)?.name[language] ?? code })),
    age: ageInYears(patient) ?? null,
    ...(patient.ageMonths !== undefined && { ageMonths: patient.ageMonths }),
    sex: patient.sex ?? profile.sex ?? null,
    province: patient.province ?? profile.province ?? place?.name?.split(', ').at(-1) ?? null,
    keyUsed: row.key_used === 1,
    laterOfAddress: isLater(row.standing),
    waitingSince: instant(waitingSince(row)),
    assignedNavigator: row.assigned_navigator,
    missedFollowUps: row.missed ?? 0,
    notes: row.notes ?? 0,
  };
}

/**
 * By its name in the catalogue. The words it was found in are the family's, and so is a code that the catalogue does
 * not have: anything may stand there.
 */
function signOf(code: string, language: Language) {
  const sign = findRedFlag(code);
  return sign ? [{ code, label: sign.label[language] }] : [];
}
