import type { Intake } from '#contract/intake.ts';
import { acuteIllnesses, slowIllnesses, urgentIllnesses } from '../knowledge/rules-diagnosis.ts';
import { type Finding, withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases, quote } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import type { Check } from './check.ts';
import { isRequest } from './request.ts';
import type { Standing } from './settled.ts';

type Illness = 'acute' | 'urgent' | 'slow' | 'old';

const illnesses = buildPhrases<Illness>([
  ...acuteIllnesses.map((phrase) => ({ phrase, value: 'acute' as const })),
  ...urgentIllnesses.map((phrase) => ({ phrase, value: 'urgent' as const })),
  ...slowIllnesses.map((phrase) => ({ phrase, value: 'slow' as const })),
  ...phraseList(
    `sau mổ | sau khi mổ | hậu phẫu | di chứng | đã điều trị | đã mổ | đã đặt stent | sau đặt stent | đã can thiệp | sau can thiệp | ổn định | theo dõi | tái khám
      | năm trước | cũ | was treated | already treated | stented | stent placed | after surgery | post-op | recovered | last year | years ago | months ago`,
    'old' as const,
  ),
]);

const activeNeeds: ReadonlySet<Intake['need']> = new Set([
  'treatment',
  'emergency',
  'admission',
  'find_hospital',
  'surgery',
]);
const recentDaysMax = 7;

/** A diagnosis names an illness, not a current event: how grave it is now depends on the need, the time and the words. */
export function readDiagnosis(check: Check, reading: Reading, { isNew, isOnCourse }: Standing): void {
  if (reading.tokens.length === 0 || isOnCourse) return;
  const found = withContext(reading, findPhrases(reading, illnesses));
  // “Theo dõi u gan” at the beginning names what is suspected, not what is only being watched.
  const isOld = found.some(({ value, from }) => value === 'old' && from > 0);
  for (const finding of found) {
    if (
      finding.value === 'old' ||
      finding.value === 'slow' ||
      finding.context !== 'present' ||
      (!isNew && isCaredFor(check, isOld))
    )
      continue;
    if (finding.value === 'acute' && !isNew && isLongPast(check)) continue;
    const level = levelOf(check, finding, isOld);
    if (level) check.others.push({ id: `diagnosis_${finding.value}`, level, words: [quote(reading, finding)] });
  }
}

const longPastDays = 30;

/** A stroke of three months ago is no stroke: what it left is told by the words, and they are read besides. */
function isLongPast({ intake: { severity }, facts: { durationDays = 0, acute } }: Check): boolean {
  return severity !== 'severe' && !acute && durationDays > longPastDays;
}

/** Who is to leave the ward lies there treated; who asks for care at home, or for a paper, of what is old. */
function isCaredFor({ intake, reading, facts }: Check, isOld: boolean): boolean {
  const { need, severity } = intake;
  if (severity === 'severe') return false;
  if (need === 'discharge') return true;
  if (need === 'home_care') return isOld || !facts.acute;
  return isOld && isRequest(intake, reading);
}

function levelOf({ intake }: Check, { value }: Finding<Illness>, isOld: boolean): 'emergency' | 'urgent' | undefined {
  const recent = intake.durationDays === undefined || intake.durationDays <= recentDaysMax;
  if (value === 'acute' && activeNeeds.has(intake.need) && recent && !isOld) return 'emergency';
  if (isOld && !recent) return undefined;
  if (value === 'acute') return 'urgent';
  // Who comes back for it is under treatment.
  if (intake.need === 'revisit') return undefined;
  return isOld ? undefined : 'urgent';
}

const slowDaysMin = 7;

/** Whether a doctor called it by a name that waits for a booked visit, and the family calls it mild and not new. */
export function isSlowIllness({ intake, facts }: Check, reading: Reading): boolean {
  if (intake.severity !== 'mild' || (facts.durationDays ?? 0) < slowDaysMin) return false;
  return withContext(reading, findPhrases(reading, illnesses)).some(
    ({ value, context }) => value === 'slow' && context === 'present',
  );
}
