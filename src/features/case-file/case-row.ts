import type { Case } from '#contract/case.ts';
import { caseIdOf } from '#contract/ids.ts';
import type { Intake } from '#contract/intake.ts';
import { type Urgency, urgencies } from '#contract/vocabulary.ts';
import { instant } from '#platform/clock.ts';
import type { Bit, Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

export type CaseRow = Omit<Tables['cases'], 'case_number' | 'changes' | 'key_used'> & {
  case_number: number;
  key_used: Bit;
};

export function urgencyRank(urgency: Urgency): number {
  return urgencies.indexOf(urgency);
}

export function urgencyOf(rank: number): Urgency {
  const urgency = urgencies[rank];
  if (urgency === undefined) throw new Error(`a case has the urgency ${rank}`);
  return urgency;
}

export function caseRowToView(
  row: Omit<CaseRow, 'access_token_hash' | 'sealing_key' | 'patient' | 'waiting_since' | 'key_used'>,
  caseSeal: CaseSeal,
): Case {
  return {
    id: caseIdOf(row.case_number),
    state: row.state,
    urgency: urgencyOf(row.urgency),
    needs_human: row.needs_human === 1,
    need: row.need,
    intake: caseSeal.open<Intake>('intake', row.intake),
    chosenHospitalId: row.chosen_hospital_id,
    assignedNavigator: row.assigned_navigator,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}
