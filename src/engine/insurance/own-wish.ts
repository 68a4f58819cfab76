import type { Intake } from '#contract/intake.ts';
import type { Need } from '#contract/vocabulary.ts';
import type { SafetyOutcome } from '../finding.ts';
import { foldedText } from '../graph/letters.ts';
import { isWholeCheckup } from '../knowledge/work-up.ts';

const screened: ReadonlySet<Need> = new Set(['checkup', 'lab_test', 'imaging']);

const nothingWrong =
  /(?<!\p{L})(?:(?:khong|ko|k|chua|hong|hok) (?:co |bi |thay )?(?:trieu chung|benh gi|gi (?:het|ca|bat thuong)|dau gi|sao)|(?:moi thu|suc khoe|co the) (?:van )?binh thuong|suc khoe (?:tot|on)|khoe manh|feel(?:s)? (?:fine|well)|no symptoms|healthy)(?!\p{L})/u;
const ordered =
  /(?<!\p{L})(?:chi dinh|bac si (?:dan|cho|bao|hen|yeu cau)|bs (?:dan|cho|bao|hen|yeu cau)|ordered|prescribed|hen tai kham)(?!\p{L})/u;

/** Whether a doctor has asked for it already. */
export function isOrdered({ symptoms = '', goal = '' }: Intake): boolean {
  return ordered.test(foldedText(`${symptoms} ${goal}`));
}

/** A test or a check-up that nobody has ordered, of somebody who feels nothing and has no illness: the family pays. */
export function isOwnWish(intake: Intake, { urgency, facts }: Pick<SafetyOutcome, 'urgency' | 'facts'>): boolean {
  const { need, symptoms = '', goal = '', diagnosis = '', hasPriorResults, patient } = intake;
  if (!screened.has(need) || urgency !== 'routine' || diagnosis.trim() !== '' || hasPriorResults) return false;
  if (facts.pregnant || facts.isChild || (patient.age ?? adult) < adult) return false;
  const told = foldedText(symptoms);
  return (
    (told === '' || nothingWrong.test(told) || isWholeCheckup(intake)) && !ordered.test(`${told} ${foldedText(goal)}`)
  );
}

const adult = 16;
