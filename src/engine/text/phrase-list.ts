import { buildPhrases, type PhraseEntry, type Phrases } from './phrases.ts';

/** Before a phrase that is another word without its marks: “=ngáy”, which is no “ngày”. */
const marked = /^=/u;

type Unmarked = Exclude<PhraseEntry<unknown>['weakUnmarked'], undefined>;

/** The phrases of a list as we write it, “ | ” between them, all with one meaning. */
export function phraseList<Value>(
  list: string,
  value: Value,
  weakUnmarked: Unmarked = 'if ambiguous',
): PhraseEntry<Value>[] {
  return list.split('|').map((each) => {
    const phrase = each.trim();
    return { phrase: phrase.replace(marked, ''), value, needsMarks: marked.test(phrase), weakUnmarked };
  });
}

/** A table of such lists, by what they mean. */
export function phraseTable<Value extends string>(
  table: Readonly<Partial<Record<Value, string>>>,
  weakUnmarked?: Unmarked,
): Phrases<Value> {
  return buildPhrases(
    (Object.entries(table) as [Value, string][]).flatMap(([value, list]) => phraseList(list, value, weakUnmarked)),
  );
}
