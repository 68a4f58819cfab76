import type { Intake } from '#contract/intake.ts';
import type { HospitalLevel, HospitalType } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import { askedErrands } from '../errands.ts';
import type { SafetyOutcome } from '../finding.ts';
import { foldedText } from '../graph/letters.ts';
import { isFeltInBreast } from '../knowledge/work-up.ts';
import { isSelfPaid } from '../topics.ts';
import type { Card } from './card.ts';
import { isOwnWish } from './own-wish.ts';

/** What insurance pays in this matter: nothing, all but half of a provincial visit without a slip, or that too. */
export type Coverage = 'none' | 'without_half' | 'with_half';

export function coverageOf(card: Card, assessment: Assessment, intake: Intake, safety: Matter): Coverage {
  if (paysAlone(card) || isPaidByFamily(assessment, intake, safety)) return 'none';
  return card.paysHalf ? 'with_half' : 'without_half';
}

export function paysAlone({ has, kind, isForeign }: Card): boolean {
  return isForeign || (has === false && kind !== 'child_under_6');
}

/** What insurance leaves to the family, or a paper that others ask for. */
export function isPaidByFamily({ goals }: Assessment, intake: Intake, safety: Matter): boolean {
  return (
    (isSelfPaid(safety.topics) && !isFound(intake, safety)) ||
    askedErrands(goals).some((errand) => errand.isSelfPaid) ||
    isOwnWish(intake, safety) ||
    (intake.need === 'surgery' && changesSex.test(foldedText(`${intake.symptoms ?? ''} ${intake.goal ?? ''}`)))
  );
}

/** Women are screened at their own cost; what was found or felt is looked into on the card. */
const screened = new Set(['breast', 'gynecology']);

function isFound(intake: Intake, { topics: [topic] }: Matter): boolean {
  if (!screened.has(topic?.about ?? '')) return false;
  return (intake.diagnosis ?? '').trim() !== '' || isFeltInBreast(intake);
}

type Matter = Pick<SafetyOutcome, 'topics' | 'urgency' | 'facts'>;

const changesSex = /(?<!\p{L})(?:chuyen gioi|transgender)(?!\p{L})/u;

type House = { readonly acceptsInsurance?: boolean; readonly type: HospitalType; readonly level?: HospitalLevel };

/** Whether the card is taken: as told or, of a public house or one that the army shares with it, as is usual. */
export function acceptance({ acceptsInsurance, type, level }: House): 'yes' | 'no' | 'usually' | 'unknown' {
  if (acceptsInsurance !== undefined) return acceptsInsurance ? 'yes' : 'no';
  const isShared = type === 'military' && level === 'district';
  return type === 'public' || isShared ? 'usually' : 'unknown';
}
