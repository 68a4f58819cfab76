import { findHelpTexts } from '#web/screens/find-help/strings.ts';
import { homeTexts } from '#web/screens/home/strings.ts';
import { caseTexts } from '#web/strings/case.ts';
import { emergencyStripTexts } from '#web/strings/emergency-strip.ts';
import { failureTexts } from '#web/strings/failure.ts';
import { familyTexts } from '#web/strings/family.ts';
import { hereTexts } from '#web/strings/here.ts';
import { keyTexts } from '#web/strings/key.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { notesTexts } from '#web/strings/notes.ts';
import { noticesTexts } from '#web/strings/notices.ts';
import { opinionTexts } from '#web/strings/opinion.ts';
import { peopleTexts } from '#web/strings/people.ts';
import { queueTexts } from '#web/strings/queue.ts';
import { resultTexts } from '#web/strings/result.ts';
import { reviewTexts } from '#web/strings/review.ts';
import { sharedTexts } from '#web/strings/shared.ts';
import { signInTexts } from '#web/strings/sign-in.ts';
import { stopTexts } from '#web/strings/stop.ts';
import { loadEnglish, type Texts } from '#web/texts.ts';

await loadEnglish();

/** The words of the pages, for a journey that is walked in both languages. */
export function wordsIn(language: 'vi' | 'en') {
  const of = <Words>(texts: Texts<Words>): Words => texts[language] ?? texts.vi;
  return {
    case: of(caseTexts),
    failure: of(failureTexts),
    family: of(familyTexts),
    findHelp: of(findHelpTexts),
    here: of(hereTexts),
    home: of(homeTexts),
    key: of(keyTexts),
    navigator: of(navigatorTexts),
    newCase: of(newCaseTexts),
    notes: of(notesTexts),
    notices: of(noticesTexts),
    opinion: of(opinionTexts),
    people: of(peopleTexts),
    queue: of(queueTexts),
    result: of(resultTexts),
    review: of(reviewTexts),
    shared: of(sharedTexts),
    signIn: of(signInTexts),
    stop: of(stopTexts),
    strip: of(emergencyStripTexts),
  };
}
