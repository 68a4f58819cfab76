import type { FindHelpStrings } from '../../strings.find-help.vi.ts';
import type { IconName } from '../../ui/icon.tsx';

export type DangerSign = keyof FindHelpStrings['danger']['signs'];

/**
 * The signs that are asked of everyone, before anything else: codes of the catalogue. The whole catalogue is too long
 * to read in fear; the rest is found in the text, or asked because of it.
 */
export const dangerSigns: readonly { code: DangerSign; icon: IconName }[] = [
  { code: 'unresponsive_or_not_breathing', icon: 'alert' },
  { code: 'breathing_difficulty', icon: 'lungs' },
  { code: 'chest_pain_severe', icon: 'heart' },
  { code: 'stroke_signs', icon: 'brain' },
  { code: 'seizure', icon: 'bolt' },
  { code: 'severe_bleeding', icon: 'drop' },
  { code: 'vomiting_blood', icon: 'drop' },
  { code: 'child_danger_signs', icon: 'baby' },
  { code: 'pregnancy_bleeding_or_severe_pain', icon: 'user' },
  { code: 'major_trauma', icon: 'ambulance' },
  { code: 'poisoning', icon: 'poison' },
  { code: 'suicide_risk', icon: 'chat' },
];
