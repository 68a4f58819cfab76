import { limits } from '#contract/limits.ts';
import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { bars } from '../policy.ts';
import { isMatter } from '../topics.ts';
import { isAtLeast } from '../urgency.ts';
import type { Check } from './check.ts';
import { isSilentDistress } from './despair.ts';
import { isPossible, mayBe } from './is-possible.ts';
import { isRequest } from './request.ts';

/** Nobody is asked about what no word of theirs speaks for. */
const tellsMin = 20;

/** A few words leave more open than can be asked. */
const fewWords = 8;
const openOfFew = 6;

/**
 * The signs whose answer would decide: those whose words are in doubt, then the likeliest that would raise the level, that
 * the text does not deny and nobody has answered yet.
 */
export function questionsFor(check: Check, urgency: Urgency): string[] {
  const { told, denied, unsure, doubted } = check;
  if (urgency === 'emergency' || !check.read || told.tokens.length === 0) return [];
  // Of words that nobody has seen, what they seem to speak for is chance: it is to be told again.
  if (check.others.some(({ id }) => id === 'not_understood')) return [];
  const answered = [...denied, ...unsure];
  const open = [
    ...doubted.filter((code) => !answered.includes(code)),
    ...ofSilence(check, urgency).filter((code) => !answered.includes(code)),
    ...likeliest(check, urgency, answered),
  ];
  const left = asksLeft(check);
  return [...new Set(open)].slice(0, left > 0 && told.tokens.length <= fewWords ? openOfFew : left);
}

/** Where an emergency is not far, the likeliest of them is asked about, whoever treats it. */
export function askAnyway({ read, doubted }: Check, urgency: Urgency, ask: readonly string[]): string | undefined {
  if (urgency !== 'urgent' || !read || read.whole.emergency < bars.noEmergency) return undefined;
  return ask.find((code) => doubted.every((each) => each !== code));
}

/** How many more may be asked in a run, over all its answers. */
export function asksLeft({ denied, unsure }: Check): number {
  return Math.max(0, limits.askMax - denied.length - unsure.length);
}

/** Who hurries in silence is asked about dying before anything else: nobody writes it unasked. */
function ofSilence(check: Check, urgency: Urgency): RedFlagCode[] {
  return urgency === 'urgent' && isSilentDistress(check.reading) && !isNothingOfTheMind(check) ? ['suicide_risk'] : [];
}

function likeliest(check: Check, urgency: Urgency, answered: readonly string[]): string[] {
  const { read, facts, flags } = check;
  if (!read || (urgency === 'routine' && read.whole.emergency < bars.ask)) return [];
  const isOfNoMind = isNothingOfTheMind(check);
  const open = read.signsNotDenied().filter(({ code, tells }) => {
    const sign = findRedFlag(code);
    if (!sign || tells < tellsMin || answered.includes(sign.code) || flags.get(code)?.level === sign.level)
      return false;
    if (code === 'suicide_risk' && isOfNoMind) return false;
    return !isAtLeast(urgency, sign.level) && mayBe(sign, facts);
  });
  const [first] = open;
  return open.filter(({ score }) => score >= (first?.score ?? 0) - behindMax).map(({ code }) => code);
}

/**
 * In hundredths of a log-odd: a sign this far behind the likeliest is asked about by chance. Set on 1,600 texts that
 * nothing had been learnt from: no right question was lost.
 */
const behindMax = 250;

/** Nobody who asks about a tooth or a paper is asked whether they wish to die. */
function isNothingOfTheMind({ intake, reading, topics }: Check): boolean {
  if (isRequest(intake, reading)) return true;
  return topics.some(isMatter) && !topics.some(({ about }) => about?.endsWith('psychiatry'));
}

const likelyMax = 8;

/** What the words speak for that would be an emergency in such a patient, as far as they don't deny it. */
export function likelyEmergencies({ read, reading, facts }: Check, urgency: Urgency): string[] {
  if (urgency === 'emergency' || !read || reading.tokens.length === 0) return [];
  // What is this far from danger resembles nothing but by chance, and most texts are.
  if (urgency === 'routine' && read.whole.emergency < bars.ask) return [];
  const possible = read.signsNotDenied().filter(({ code, tells }) => {
    const sign = findRedFlag(code);
    return sign?.level === 'emergency' && tells >= tellsMin && isPossible(sign, facts);
  });
  return possible.slice(0, likelyMax).map(({ code }) => code);
}
