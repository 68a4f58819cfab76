import type { Intake } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import type { Language } from '#contract/vocabulary.ts';
import { navigateIntake } from './api/public.ts';
import { findDanger, isEngineReady, navigateOnDevice } from './engine-worker/engine.ts';
import { withPosition } from './here.ts';

export type Outcome = {
  recommendation: Recommendation;
  madeBy: 'service' | 'device';
  /** Whether distances run from where the device is. */
  isHere: boolean;
};

/** Longer than this the device's own answer is worth more than a better one that does not come. */
const patienceMs = 8000;

/**
 * The recommendation for an intake. An emergency is answered by the device alone: at once, and with nothing sent.
 * Everything else is answered by the service, which knows more hospitals, or by the device when there is no network.
 * A page that was opened anew has no engine yet and asks the service, whatever it is: in danger the sooner answer is the
 * better one.
 */
export async function recommend(intake: Intake, language: Language): Promise<Outcome> {
  if (await isEmergency(intake)) {
    const onDevice = await tryOnDevice(intake, language);
    if (onDevice) return onDevice;
  }
  const outcome = (await askService(intake)) ?? (await tryOnDevice(intake, language));
  if (!outcome) throw new Error('neither the service nor the device could answer');
  return outcome;
}

async function isEmergency(intake: Intake): Promise<boolean> {
  const found = findDanger(intake).catch(() => undefined);
  const isTicked = intake.redFlags !== undefined;
  if (!isEngineReady() && !isTicked && navigator.onLine) return false;
  return (await found)?.urgency === 'emergency';
}

async function tryOnDevice(intake: Intake, language: Language): Promise<Outcome | undefined> {
  const placed = withPosition(intake);
  const bilingual = await navigateOnDevice(placed).catch(() => undefined);
  return bilingual && { recommendation: inLanguage(bilingual, language), madeBy: 'device', isHere: placed !== intake };
}

async function askService(intake: Intake): Promise<Outcome | undefined> {
  if (!navigator.onLine) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([navigateIntake(intake), late]);
  return answer?.ok ? { recommendation: answer.value, madeBy: 'service', isHere: false } : undefined;
}
