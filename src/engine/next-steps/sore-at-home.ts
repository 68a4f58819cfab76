import { foldedText } from '../graph/letters.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import { soreFromLying } from '../knowledge/topics/own-topics.ts';
import type { Known } from '../next-steps.ts';
import { isHasty, uncapital } from './where-to-go.ts';

/** What makes a sore more than one: then the patient is brought, whoever could come. */
const graver =
  /(?<!(?:khong|ko|chua|hong|no|without) )(?<!\p{L})(?:sot|ret run|lo mo|li bi|lan|bo an|tho nhanh|kho tho|hoai tu|den|fever|drowsy|black)(?!\p{L})/u;

/** Who lies, has a sore and asks for a nurse is looked at in bed first. */
export function isSoreAtHome({ assessment: { goals, situations }, intake, safety }: Known): boolean {
  if (!goals.has('home_care') || !situations.has('bedridden') || safety.matched.length > 0 || isHasty(safety))
    return false;
  const isSore = safety.topics.some(({ says }) => says === soreFromLying);
  return isSore && !graver.test(foldedText(intake.symptoms ?? ''));
}

export function ifNobodyComes({ icon, title: { vi, en } }: Step): Step {
  return step(
    icon,
    `Hôm nay không ai đến xem được, hoặc người đến xem thấy cần: ${uncapital(vi)}`,
    `If nobody can come today, or whoever comes thinks so: ${uncapital(en)}`,
  );
}
