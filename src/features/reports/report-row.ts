import type { Hospital } from '#contract/hospital.ts';
import type { CorrectedFacts, Report } from '#contract/report.ts';
import type { Deps } from '#deps.ts';
import { instant, instantOrNull } from '#platform/clock.ts';
import type { ReportRow } from './queries.ts';

/** What is sealed of a report besides the contact. */
export type ReportWords = { text: string; source: string | null };

export function reportRowToView(row: ReportRow, { seal, graph }: Pick<Deps, 'seal' | 'graph'>): Report {
  const caseSeal = seal.of(`report:${row.id}`, row);
  const { text, source } = caseSeal.open<ReportWords>('report', row.sealed);
  const hospital = graph().hospitals.get(row.hospital_id);
  return {
    id: row.id,
    hospitalId: row.hospital_id,
    hospitalName: hospital?.name ?? null,
    ...(hospital && { present: presentFacts(hospital) }),
    field: row.field,
    text,
    source,
    contact: row.contact === null ? null : caseSeal.open<string>('reporter', row.contact),
    status: row.status,
    receivedAt: instant(row.received_at),
    settledAt: instantOrNull(row.settled_at),
    settledBy: row.settled_by,
    reason: row.reason,
    correction: correctionOf(row),
  };
}

function presentFacts({
  name,
  address,
  phone,
  location,
  hours,
  emergency24h,
}: Hospital): NonNullable<Report['present']> {
  return {
    name,
    address,
    ...(phone !== undefined && { phone }),
    ...(location && { location }),
    ...(hours && hours.length > 0 && { hours: hours.map(({ text }) => text).join(' ') }),
    ...(emergency24h !== undefined && { emergency24h }),
  };
}

function correctionOf({ facts, correction_source, certainty, as_of, accepted_by }: ReportRow): Report['correction'] {
  if (facts === null || correction_source === null || certainty === null || as_of === null || accepted_by === null) {
    return null;
  }
  const parsed = JSON.parse(facts) as CorrectedFacts;
  return { facts: parsed, source: correction_source, certainty, asOf: as_of, acceptedBy: accepted_by };
}
