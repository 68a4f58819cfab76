import type { SeeWithin } from '#contract/vocabulary.ts';
import type { Facts, Readings } from '../finding.ts';
import type { Soon } from '../knowledge/topic.ts';
import { soon } from '../knowledge/topics.ts';
import { soonest } from '../see-within.ts';
import { type Context, withContext } from '../text/context.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';

const kinds = ['heard', 'beside', 'unless'] as const;
type Part = { readonly rule: Soon; readonly kind: (typeof kinds)[number] };

const phrases = buildPhrases<Part>(
  soon.flatMap((rule) =>
    kinds.flatMap((kind) => (rule[kind] === undefined ? [] : phraseList<Part>(rule[kind], { rule, kind }))),
  ),
);

const notTold: ReadonlySet<Context> = new Set(['denied', 'other', 'feared', 'asked']);
const over: ReadonlySet<Context> = new Set(['past', 'resolved']);
/** A letter has room for old days. */
const briefWords = 60;

/** The soonest time that what is told has of its own. */
export function soonOf(readings: Readings, facts: Facts): SeeWithin | undefined {
  let within: SeeWithin | undefined;
  for (const rule of soonIn(readings, facts)) within = soonest(rule.within, within);
  return within;
}

/** All that is told and has a time of its own. */
export function soonIn(
  { symptoms, diagnosis, goal }: Readings,
  { durationDays }: Pick<Facts, 'durationDays'>,
): readonly Soon[] {
  const found = new Map<Soon, Set<Part['kind']>>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const matches = findPhrases(reading, phrases).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, matches)) {
      if (value.kind !== 'unless' && (notTold.has(context) || (value.rule.isToldBriefly && over.has(context))))
        continue;
      found.set(value.rule, (found.get(value.rule) ?? new Set()).add(value.kind));
    }
  }
  return [...found].flatMap(([rule, told]) => {
    const isTold = told.has('heard') && (rule.beside === undefined || told.has('beside')) && !told.has('unless');
    if (rule.isToldBriefly && symptoms.tokens.length > briefWords) return [];
    const isInTime = rule.daysMax === undefined || (durationDays !== undefined && durationDays <= rule.daysMax);
    return isTold && isInTime ? rule : [];
  });
}
