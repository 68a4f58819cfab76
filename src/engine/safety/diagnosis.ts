import type { Intake } from '#contract/intake.ts';
import { acuteIllnesses, urgentIllnesses } from '../knowledge/rules-diagnosis.ts';
import { type Finding, withContext } from '../text/context.ts';
import { buildPhrases, findPhrases, quote } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import type { Check } from './check.ts';

type Illness = 'acute' | 'urgent' | 'old';

const illnesses = buildPhrases<Illness>([
  ...acuteIllnesses.map((phrase) => ({ phrase, value: 'acute' as const })),
  ...urgentIllnesses.map((phrase) => ({ phrase, value: 'urgent' as const })),
  ...'sau mổ | sau khi mổ | hậu phẫu | di chứng | đã điều trị | đã mổ | ổn định | theo dõi | tái khám | năm trước | cũ'
    .split(' | ')
    .map((phrase) => ({ phrase, value: 'old' as const })),
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
export function readDiagnosis(check: Check, reading: Reading): void {
  if (reading.tokens.length === 0) return;
  const found = withContext(reading, findPhrases(reading, illnesses));
  // “Theo dõi u gan” at the beginning names what is suspected, not what is only being watched.
  const isOld = found.some(({ value, from }) => value === 'old' && from > 0);
  for (const finding of found) {
    if (finding.value === 'old' || finding.context !== 'present') continue;
    const level = levelOf(check, finding, isOld);
    if (level) check.others.push({ id: `diagnosis_${finding.value}`, level, words: [quote(reading, finding)] });
  }
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
