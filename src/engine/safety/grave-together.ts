import type { Readings } from '../finding.ts';
import { type Together, together } from '../knowledge/together.ts';
import type { Topic } from '../knowledge/topics/topic.ts';
import { isDoubted } from '../policy.ts';
import { type Context, isOfOldDays, withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases, quote } from '../text/phrases.ts';
import { type Check, hold } from './check.ts';

type Half = { readonly rule: Together; readonly isKnown: boolean };

const phrases = buildPhrases<Half>(
  together.flatMap((rule) => [
    ...phraseList<Half>(rule.known, { rule, isKnown: true }),
    ...phraseList<Half>(rule.told, { rule, isKnown: false }),
  ]),
);

const lightWordsMax = 1;
/** An illness stays one when it was found long ago; what it brings counts only now. */
const notKnown: ReadonlySet<Context> = new Set(['denied', 'other', 'resolved']);

/** Raises what two things that the intake tells, in any of its texts, are together; with what is to be said of it. */
export function raiseTogether(check: Check, { symptoms, diagnosis, goal }: Readings): Topic[] {
  const known = new Map<Together, string>();
  const told = new Map<Together, string>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases, lightWordsMax).filter(({ weak }) => !weak);
    for (const finding of withContext(reading, found)) {
      const { rule, isKnown } = finding.value;
      const half = isKnown ? known : told;
      const counts = isKnown
        ? !notKnown.has(finding.context)
        : finding.context === 'present' && !isOfOldDays(reading, finding);
      if (counts && !half.has(rule)) half.set(rule, quote(reading, finding));
    }
  }
  const topics: Topic[] = [];
  if (check.read && isDoubted(check.read)) return topics;
  for (const [rule, words] of known) {
    const also = told.get(rule);
    if (also === undefined || (check.facts.durationDays ?? 0) > (rule.daysMax ?? Infinity)) continue;
    const { name, level, sign, topic } = rule;
    if (sign && check.denied.includes(sign)) continue;
    if (sign) hold(check, sign, level, [words, also]);
    else check.others.push({ id: name, level, words: [words, also] });
    if (topic) topics.push({ heard: rule.known, isGrave: true, ...topic });
  }
  return topics;
}
