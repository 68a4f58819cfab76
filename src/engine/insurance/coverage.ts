import type { HospitalLevel, HospitalType } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { askedErrands } from '../errands.ts';
import type { SafetyOutcome } from '../finding.ts';
import { isSelfPaid } from '../topics.ts';
import type { Card } from './card.ts';

/** What insurance pays in this matter: nothing, all but half of a provincial visit without a slip, or that too. */
export type Coverage = 'none' | 'without_half' | 'with_half';

export function coverageOf(card: Card, assessment: Assessment, safety: Pick<SafetyOutcome, 'topics'>): Coverage {
  if (paysAlone(card) || isPaidByFamily(assessment, safety)) return 'none';
  return card.paysHalf ? 'with_half' : 'without_half';
}

export function paysAlone({ has, kind, isForeign }: Card): boolean {
  return isForeign || (has === false && kind !== 'child_under_6');
}

/** What insurance leaves to the family, or a paper that others ask for. */
export function isPaidByFamily({ goals }: Assessment, { topics }: Pick<SafetyOutcome, 'topics'>): boolean {
  return isSelfPaid(topics) || askedErrands(goals).some((errand) => errand.isSelfPaid);
}

type House = { readonly acceptsInsurance?: boolean; readonly type: HospitalType; readonly level?: HospitalLevel };

/** Whether the card is taken: as told or, of a public house of the former district tier, as is usual. */
export function acceptance({ acceptsInsurance, type, level }: House): 'yes' | 'no' | 'usually' | 'unknown' {
  if (acceptsInsurance !== undefined) return acceptsInsurance ? 'yes' : 'no';
  return type === 'public' && level === 'district' ? 'usually' : 'unknown';
}
