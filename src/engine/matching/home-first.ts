import type { Intake } from '#contract/intake.ts';
import type { Assessment } from '../assess.ts';
import { foldedText } from '../graph/letters.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import type { Safety } from './danger.ts';

const staysInBed =
  /(?<!\p{L})(?:khong|ko|k|hong|kho|chang)(?: the)? (?:di|dua|khieng|cho|chuyen|ngoi|boc)(?: \p{L}+){0,3} (?:vien|benh vien|xe|kham|duoc)(?!\p{L})|(?<!\p{L})(?:khong ra khoi nha|nam liet|liet giuong|nam mot cho|nam 1 cho|bedridden|bed-bound|cannot be moved|can't be moved)(?!\p{L})/u;

/** Who is not to be carried about for it: they lie, or are near their end and at home. */
function isAtHome({ goals, situations }: Assessment, { symptoms = '', goal = '' }: Intake): boolean {
  return (
    situations.has('bedridden') ||
    goals.has('palliative_care') ||
    staysInBed.test(foldedText(symptoms)) ||
    staysInBed.test(foldedText(goal))
  );
}

/** What makes it more than care: then the patient is brought, whoever could come. */
const graver =
  /(?<!(?:khong|ko|chua|hong|no|without) )(?<!\p{L})(?:sot|ret run|lo mo|li bi|lan (?:rong|nhanh|ra)|bo an|tho nhanh|kho tho|fever|drowsy|short of breath)(?!\p{L})/u;

/**
 * Whether somebody comes to the bed first: the family asks for it, and nothing was told that only a hospital treats.
 * What is to be seen today is seen today there too; near the end relief comes to the bed whatever else is told.
 */
export function isHomeFirst(assessment: Assessment, intake: Intake, safety: Safety): boolean {
  const { urgency, matched, topics = [] } = safety;
  if (!assessment.goals.has('home_care') || urgency === 'emergency') return false;
  if (urgency === 'routine') return intake.need === 'home_care' || isAtHome(assessment, intake);
  const isHasty =
    matched.some(({ code }) => findRedFlag(code)?.isHasty) ||
    topics.some(({ isGrave, isTonight }) => isGrave && isTonight);
  if (isHasty || !isAtHome(assessment, intake)) return false;
  const isCare = matched.length === 0 && !graver.test(foldedText(intake.symptoms ?? ''));
  return isCare || assessment.goals.has('palliative_care');
}
