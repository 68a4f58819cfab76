import { useTexts } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';

/** Amid an answer that is there, in place of a part that could not be fetched: a line, no box. */
export function FailedLine() {
  return <p class="small muted">{useTexts(resultTexts).partFailed}</p>;
}
