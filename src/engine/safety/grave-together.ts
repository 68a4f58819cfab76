import type { Readings } from '../finding.ts';
import { type Together, together } from '../knowledge/together.ts';
import type { Topic } from '../knowledge/topic.ts';
import { bars, isDoubted } from '../policy.ts';
import { isUnmarkedNotYet } from '../reader/not-told.ts';
import { type Context, isOfOldDays, withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases, quote } from '../text/phrases.ts';
import { type Check, hold } from './check.ts';

const kinds = ['known', 'told', 'also', 'unless'] as const;
type Kind = (typeof kinds)[number];
type Part = { readonly rule: Together; readonly kind: Kind };

const phrases = buildPhrases<Part>(
  together.flatMap((rule) =>
    kinds.flatMap((kind) =>
      rule[kind] === undefined
        ? []
        : phraseList<Part>(rule[kind], { rule, kind }, rule.isHeardUnmarked ? false : undefined),
    ),
  ),
);

const ofPregnant = together.filter((rule) => rule.ofPregnant);

const lightWordsMax = 1;
/** An illness stays one when it was found long ago; what it brings counts only now. */
const notKnown: ReadonlySet<Context> = new Set(['denied', 'other', 'resolved']);

/** Raises what things that the intake tells, in any of its texts, are together; with what is to be said of it. */
export function raiseTogether(check: Check, { symptoms, diagnosis, goal }: Readings): Topic[] {
  const found: Readonly<Record<Kind, Map<Together, string>>> = {
    known: new Map(),
    told: new Map(),
    also: new Map(),
    unless: new Map(),
  };
  for (const reading of [symptoms, diagnosis, goal]) {
    const matches = findPhrases(reading, phrases, lightWordsMax).filter(({ weak }) => !weak);
    for (const finding of withContext(reading, matches)) {
      const { rule, kind } = finding.value;
      const counts =
        kind === 'told'
          ? finding.context === 'present' && !isOfOldDays(reading, finding)
          : !notKnown.has(finding.context) || (rule.ofOthers === true && finding.context === 'other');
      if (counts && !isUnmarkedNotYet(reading, finding.from - 1) && !found[kind].has(rule))
        found[kind].set(rule, quote(reading, finding));
    }
  }
  for (const rule of check.facts.pregnant ? ofPregnant : []) if (!found.known.has(rule)) found.known.set(rule, '');
  const topics: Topic[] = [];
  // A letter that as a whole is clearly more than routine tells of now.
  if (check.read && isDoubted(check.read) && check.read.whole.notRoutine < bars.tonight) return topics;
  for (const [rule, known] of found.known) {
    const told = found.told.get(rule);
    const also = rule.also === undefined ? [] : found.also.get(rule);
    if (told === undefined || also === undefined || found.unless.has(rule)) continue;
    if ((check.facts.durationDays ?? 0) > (rule.daysMax ?? Infinity)) continue;
    const { name, level, sign, topic } = rule;
    if (sign && check.denied.includes(sign)) continue;
    const words = [known, told, also].flat().filter(Boolean);
    if (sign) hold(check, sign, level, words);
    else check.others.push({ id: name, level, words });
    if (topic && !topics.some(({ says }) => says === topic.says))
      topics.push({ heard: rule.known, isGrave: true, ...topic });
  }
  return topics;
}
