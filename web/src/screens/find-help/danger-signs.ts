import type { DangerStrings } from '#web/strings/danger.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { drawings } from './drawings.ts';

export type DangerSign = keyof DangerStrings['signs'];

/**
 * The signs that are asked of everyone, before anything else: codes of the catalogue. The whole catalogue is too long
 * to read in fear; the rest is found in the text, or asked because of it.
 */
export const dangerSigns: readonly { code: DangerSign; icon: IconName }[] = [
  { code: 'unresponsive_or_not_breathing', icon: 'alert' },
  { code: 'breathing_difficulty', icon: drawings.lungs },
  { code: 'chest_pain_severe', icon: 'heart' },
  { code: 'stroke_signs', icon: drawings.brain },
  { code: 'seizure', icon: drawings.bolt },
  { code: 'severe_bleeding', icon: drawings.drop },
  { code: 'vomiting_blood', icon: drawings.drop },
  { code: 'child_danger_signs', icon: drawings.baby },
  { code: 'pregnancy_bleeding_or_severe_pain', icon: 'user' },
  { code: 'major_trauma', icon: drawings.ambulance },
  { code: 'poisoning', icon: drawings.poison },
  { code: 'suicide_risk', icon: 'chat' },
];
