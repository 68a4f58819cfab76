import { type SeeWithin, seeWithins, type Urgency } from '../contract/vocabulary.ts';
import { findRedFlag } from './knowledge/red-flags.ts';

/** What an urgency rests on. */
export type Grounds = {
  readonly urgency: Urgency;
  /** Codes of the signs that hold. */
  readonly signs: readonly string[];
  /** Whether anything but signs raised it: that is seen within a day. */
  readonly isRaisedElse: boolean;
  readonly isSevere: boolean;
  /** Whether anything at all is wrong, or only a service is asked for. */
  readonly isComplaint: boolean;
};

/** How soon a doctor is to be seen: the soonest that any ground asks for. All that is said of time follows from this. */
export function seeWithinOf({ urgency, signs, isRaisedElse, isSevere, isComplaint }: Grounds): SeeWithin {
  if (urgency === 'emergency') return 'now';
  if (urgency === 'routine') return isComplaint ? '14d' : 'planned';
  const asked = signs.map(withinOfSign);
  if (isSevere || isRaisedElse) return '24h';
  return seeWithins.find((within) => asked.includes(within)) ?? '24h';
}

/** A sign that elsewhere is an emergency, or one that we don't know, is seen within a day. */
function withinOfSign(code: string): SeeWithin {
  const within = findRedFlag(code)?.within ?? '24h';
  return within === 'now' ? '24h' : within;
}
