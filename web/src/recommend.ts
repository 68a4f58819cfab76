import type { Intake } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { Language, Urgency } from '#contract/vocabulary.ts';
import { askService } from './ask-service.ts';
import { deviceFirst } from './danger/device-first.ts';
import { findDanger, isEngineReady, navigateOnDevice } from './engine-worker/engine.ts';
import { withPosition } from './here.ts';

export type Outcome = {
  recommendation: Recommendation;
  madeBy: 'service' | 'device';
  /** Whether distances run from where the device is. */
  isHere: boolean;
};

/**
 * The recommendation for an intake. An emergency is answered by the device alone while it is not slow: at once, and with
 * nothing sent. Everything else is answered by the service, which knows more hospitals, or by the device when there is
 * no network. A page that was opened anew has no engine yet and asks the service, whatever it is, and so does one whose
 * engine takes too long: in danger the sooner answer is the better one. Where both have spoken the graver counts, so
 * that `show` may be called a second time.
 */
export async function recommend(intake: Intake, language: Language, show: (outcome: Outcome) => void): Promise<void> {
  let shown: Urgency | undefined;
  const offer = (outcome: Outcome | undefined) => {
    if (!outcome) return;
    const { urgency } = outcome.recommendation.safety;
    // From where the device stands it knows the way better than whoever was told only the district.
    const isNearer = urgency === shown && outcome.isHere;
    if (shown && !isNearer && !isGraver(urgency, shown)) return;
    shown = urgency;
    show(outcome);
  };
  const found = findDanger(intake).then(
    ({ urgency }) => urgency,
    () => undefined,
  );
  const emergency = found.then((urgency) => (urgency === 'emergency' ? tryOnDevice(intake, language) : undefined));
  void emergency.then(offer);
  const isTicked = intake.redFlags !== undefined;
  if (isEngineReady() || isTicked || !navigator.onLine) await deviceFirst(emergency);
  if (shown === 'emergency') return;
  const served = await askService(intake);
  offer(served && { recommendation: served, madeBy: 'service', isHere: false });
  const urgency = await found;
  if (!shown || (urgency && isGraver(urgency, shown))) offer(await tryOnDevice(intake, language));
  if (!shown) throw new Error('neither the service nor the device could answer');
}

async function tryOnDevice(intake: Intake, language: Language): Promise<Outcome | undefined> {
  const placed = withPosition(intake);
  const bilingual = await navigateOnDevice(placed).catch(() => undefined);
  return bilingual && { recommendation: inLanguage(bilingual, language), madeBy: 'device', isHere: placed !== intake };
}

const grades: Record<Urgency, number> = { routine: 0, urgent: 1, emergency: 2 };

function isGraver(urgency: Urgency, than: Urgency): boolean {
  return grades[urgency] > grades[than];
}
