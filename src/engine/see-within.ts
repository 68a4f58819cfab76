import { type SeeWithin, seeWithins, type Urgency } from '../contract/vocabulary.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { cancerSymptoms, cancerSymptomsWithSign, withinOfRule } from './knowledge/see-within.ts';

/** What an urgency rests on. */
export type Grounds = {
  readonly urgency: Urgency;
  /** Codes of the signs that hold. */
  readonly signs: readonly string[];
  /** What else raised it, by the ids of rules and complaints. */
  readonly others: readonly string[];
  readonly isSevere: boolean;
  readonly isAcute: boolean;
  /** Whether anything at all is wrong, or only a service is asked for. */
  readonly isComplaint: boolean;
};

/** How soon a doctor is to be seen: the soonest that any ground asks for. All that is said of time follows from this. */
export function seeWithinOf({ urgency, signs, others, isSevere, isAcute, isComplaint }: Grounds): SeeWithin {
  if (urgency === 'emergency') return 'now';
  if (urgency === 'routine') return isComplaint ? '14d' : 'planned';
  const asked = signs.map(withinOfSign);
  const isAlarm = asked.includes('14d');
  for (const id of others) asked.push(withinOfOther(id, isAcute, isAlarm));
  if (isSevere || asked.length === 0) return '24h';
  return seeWithins.find((within) => asked.includes(within)) ?? '24h';
}

/** A sign that elsewhere is an emergency, or one that we don't know, is seen within a day. */
function withinOfSign(code: string): SeeWithin {
  const within = findRedFlag(code)?.within ?? '24h';
  return within === 'now' ? '24h' : within;
}

function withinOfOther(id: string, isAcute: boolean, isAlarm: boolean): SeeWithin {
  const isCancerSign = cancerSymptoms.has(id) || (isAlarm && cancerSymptomsWithSign.has(id));
  return isCancerSign && !isAcute ? '14d' : (withinOfRule[id] ?? '24h');
}
