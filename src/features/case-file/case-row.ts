import type { Selectable } from 'kysely';
import type { Case } from '#contract/case.ts';
import { caseIdOf } from '#contract/ids.ts';
import type { Intake } from '#contract/intake.ts';
import { type Urgency, urgencies } from '#contract/vocabulary.ts';
import { instant } from '#platform/clock.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export type CaseRow = Omit<Selectable<Tables['cases']>, 'changes'>;

export const caseViewColumns = [
  'case_number',
  'state',
  'urgency',
  'needs_human',
  'need',
  'intake',
  'chosen_hospital_id',
  'assigned_navigator',
  'navigators_ended_at',
  'created_at',
  'updated_at',
] as const;

export function urgencyRank(urgency: Urgency): number {
  return urgencies.indexOf(urgency);
}

export function urgencyOf(rank: number): Urgency {
  const urgency = urgencies[rank];
  if (urgency === undefined) throw new Error(`a case has the urgency ${rank}`);
  return urgency;
}

export function caseRowToView(row: Pick<CaseRow, (typeof caseViewColumns)[number]>, caseSeal: CaseSeal): Case {
  return {
    id: caseIdOf(row.case_number),
    state: row.state,
    urgency: urgencyOf(row.urgency),
    needs_human: row.needs_human === 1,
    need: row.need,
    intake: caseSeal.open<Intake>('intake', row.intake),
    chosenHospitalId: row.chosen_hospital_id,
    assignedNavigator: row.assigned_navigator,
    ...(row.navigators_ended_at !== null && { navigatorsEndedAt: instant(row.navigators_ended_at) }),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}
