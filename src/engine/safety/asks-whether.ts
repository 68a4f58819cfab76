import type { Readings } from '../finding.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';

/** Ours, not reviewed. */
const whether = buildPhrases(
  phraseList(
    `có cần | có nên | có phải đi | có phải cấp cứu | có phải gọi | hay gọi 115 | hay cứ | hay để | hay chờ | hay đợi | hay nằm | được không | được ko | được hông | có sao không | cần … không | should i | should we | do i need | do we need
    | does he need | does she need | is it an emergency | or wait | or can it`,
    true,
  ),
);

/** Whether the family asks if it has to go, rather than to be helped at once. */
export function asksWhether({ symptoms, goal }: Readings): boolean {
  return [symptoms, goal].some((reading) => findPhrases(reading, whether).some(({ weak }) => !weak));
}
