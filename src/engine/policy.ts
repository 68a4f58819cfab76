import type { Urgency } from '#contract/vocabulary.ts';
import { type DangerRead, lowest } from './reader/read-danger.ts';
import type { Standing } from './safety/settled.ts';

/**
 * From what the reader makes of a text to a level. What is certain needs no weighing and is not weighed here: signs that
 * were ticked, values that were measured, words that leave no doubt (`safety/certain.ts`). They are a floor, and so is
 * this: the higher of the two holds.
 *
 * The bars are in hundredths of a log-odd, where each side counts as much as the other however many texts it has. They
 * were set on texts of writers that the weights had not learnt from (`npm run evaluate -- --folds`), so that, in this
 * order: an emergency is hardly ever called routine; it is found at once; what is ordinary stays ordinary; few who need
 * no emergency department are sent there. `docs/evaluation.md` has the figures. No clinician has reviewed them.
 * Not set there: the three lowest emergency bars were lowered by ten so that our scenarios stay found, and those of doubt
 * were chosen on one writer's letters (decision 0051). Those of what lasts were set so that intakes which fresh readers
 * had judged come out right, and looked at on those writers afterwards. Those of few words and of a sentence were set on
 * held-out blocks, whose writers the weights knew (decision 0081).
 */
export const bars = {
  /** The text as a whole tells of an emergency. A few words must say it plainly, a long letter need not. */
  emergencyWord: 260,
  emergencyFew: 20,
  emergencyShort: -35,
  emergency: -55,
  emergencyLong: -95,
  /** One sentence does so by itself: it must be surer, for it lacks the rest, the more of it the more. */
  emergencySentence: 245,
  emergencySentenceLong: 360,
  /** The same of a sentence that its neighbours put into another time, or say is over. */
  emergencyApart: 430,
  /** One sentence in a long letter about what is old, planned or over, which as a whole is clearly routine. */
  quietSentence: 430,
  /** In a letter that as a whole lies below the one, with no sentence above the other, certain words are in doubt. */
  doubted: -450,
  doubtedSentence: 200,
  /** Below this, the text as a whole is routine. Routine must be earned: what lies above is seen within a day. */
  routine: -100,
  /** The same of the name of a complaint, or a word nobody knows: they leave all open. */
  routineBare: -145,
  /** The same of a complaint of more than a month that nothing makes new, and that is clearly no emergency. */
  routineOld: 70,
  noEmergency: -300,
  /** One sentence that by itself is more than routine, or sounds like an emergency. */
  routineSentence: 300,
  graveSentence: 150,
  /** All but one clause sounds like one, or surely does: what it is put beside never makes it small, */
  graveRest: 20,
  emergencyRest: 170,
  /** unless with that clause the whole is so surely ordinary that the clause explains it. */
  explained: -400,
  /** What has lasted for more than a month with no word of a turn: how it sounds as a whole must say an emergency surely. */
  emergencyLasting: 250,
  /** The same of two weeks or more. */
  emergencyWeeks: 200,
  /** Below these such a complaint is routine, or seen within days and not within one; the higher bar is of a family that
   * calls it mild or asks for what is planned. Raised for intakes that fresh readers had called too soon; of 1,600 texts that
   * nothing was learnt from it moved none. */
  noEmergencyLasting: -100,
  routineLasting: 300,
  hurried: 500,
  /** The same of half a year or more: nobody lives that long with what these words resemble. */
  noEmergencyHalfYear: 120,
  /** Below this, what has been there for two weeks or more is seen within days. */
  patientWeeks: 200,
  /** Between the two bars of routine a doubt is left, which two answers of “no” settle, or a family that calls it
   * mild or asks for what is planned, where it is clearly no emergency. */
  doubtful: 0,
  /** Called mild or planned, and clearly no emergency; below `doubtful` where it is not quite so clear. */
  calm: 80,
  noEmergencyCalm: -50,
  /** The same of what a doctor has named and a family calls mild and plans; below the second it is no emergency. */
  planned: 100,
  noEmergencyPlanned: -100,
  /** The same of what lies weeks back and has got better since, or left nothing. */
  mending: 250,
  /** Who asks for a check, a test, a visit again, another opinion or the way home, and says nothing of how bad it is, must say
   * an emergency surely: of 312 intakes all below this that were called one were none. */
  emergencyAsked: 100,
  /** From here on it is not left until the morning, whatever else is known: few ordinary texts reach it. */
  tonight: 200,
  /** From here on an emergency is clear, whatever the matter is called. */
  clearly: 100,
  /** What is routine is asked about from here on; what is to be seen within a day always. */
  ask: -500,
} as const;

export type Bars = Readonly<Record<keyof typeof bars, number>>;

const wordOrTwo = 3;
const bareWords = 2;
const fewWords = 8;
const shortWords = 16;
const sentenceWords = 30;
const longWords = 41;
const letterWords = 70;

/** “Con tôi đau bụng từ sáng”: who it is and since when tell nothing, and the name of a complaint leaves all open. */
const isBare = ({ words, tellingWords = words }: LevelScores) => words <= wordOrTwo || tellingWords <= bareWords;

function emergencyBar(read: LevelScores, at: Bars): number {
  if (isBare(read)) return at.emergencyWord;
  if (read.words <= fewWords) return at.emergencyFew;
  if (read.words <= shortWords) return at.emergencyShort;
  return read.words < longWords ? at.emergency : at.emergencyLong;
}

/** It rises with every word, and in no step: a sentence that is put to a text should not lower it by its length. */
function emergencySentenceBar(words: number, at: Bars): number {
  const share = Math.min(1, Math.max(0, (words - sentenceWords) / (letterWords - sentenceWords)));
  return at.emergencySentence + Math.round(share * (at.emergencySentenceLong - at.emergencySentence));
}

/** Answers of “no” that settle a doubt. */
const noesMin = 2;

type LevelScores = Pick<DangerRead, 'words' | 'whole' | 'gravest' | 'apart'> &
  Partial<Pick<DangerRead, 'tellingWords' | 'rest'>>;

/** What is known besides the words: signs that were denied, whether the complaint is old, whether the family calls it mild
 * or asks for what is planned, and whether it was treated already and stands still. */
export type Known = Partial<Standing> & {
  readonly noes: number;
  readonly isOld: boolean;
  readonly isCalm?: boolean;
  /** Named by a doctor, called mild, and planned. */
  readonly isPlanned?: boolean;
  /** What is asked for is planned, and nothing is said of how bad it is. */
  readonly isAskedFor?: boolean;
};

export function levelOf(read: LevelScores, known: Known, at: Bars = bars): Urgency {
  const { words, whole, gravest, apart, rest } = read;
  const isQuiet =
    known.isMending === true ||
    (known.isPlanned === true && whole.emergency < at.noEmergency) ||
    (words >= longWords && isQuietLetter(whole, known, at));
  const sentenceBar = isQuiet ? at.quietSentence : emergencySentenceBar(words, at);
  const isExplained =
    isQuiet || known.isAskedFor || known.isLasting || known.isMonthly || whole.notRoutine < at.explained;
  const withoutOne = isExplained ? lowest : (rest?.emergency ?? lowest);
  if (gravest.emergency >= sentenceBar || apart.emergency >= at.emergencyApart || withoutOne >= at.emergencyRest)
    return 'emergency';
  const isGrave = whole.emergency >= graveBar(read, known, at);
  if (isGrave && whole.notRoutine >= at.routine) return 'emergency';
  // No need and no field lowers what one clause says by itself.
  const hurriesAlone = known.isCalm && !isQuiet && (rest?.notRoutine ?? lowest) >= at.tonight;
  const isMore = hurriesAlone || whole.notRoutine >= routineBar(read, known, at);
  const isSentenceGrave = (!isQuiet && gravest.emergency >= at.graveSentence) || withoutOne >= at.graveRest;
  const isSentenceMore = gravest.notRoutine >= (isQuiet ? at.quietSentence : at.routineSentence);
  // Where one speaks of an emergency and the other of routine, someone is to look.
  return isGrave || isMore || isSentenceGrave || isSentenceMore ? 'urgent' : 'routine';
}

function graveBar(read: LevelScores, known: Known, at: Bars): number {
  const usual = emergencyBar(read, at);
  const settled = known.isMending ? at.emergencyWeeks : known.isSettled ? at.clearly : undefined;
  const bar = settled ?? (known.isPlanned ? Math.max(usual, at.doubtful) : usual);
  // A letter has room for a turn that no list knows.
  if (read.words >= longWords) return bar;
  const lasts = known.isLasting ? at.emergencyLasting : known.isWeeksThere ? at.emergencyWeeks : bar;
  return Math.max(bar, lasts, known.isAskedFor ? at.emergencyAsked : bar);
}

function isQuietLetter({ emergency, notRoutine }: DangerRead['whole'], { isOld, isCalm }: Known, at: Bars): boolean {
  return (isOld || isCalm === true) && emergency < at.noEmergency && notRoutine < at.routine;
}

/**
 * Words that leave no doubt in a few lines leave one in a letter that as a whole is clearly no emergency: most tell of
 * old days or of somebody else, in more ways than any list knows. It is seen within a day, and the question decides.
 */
export function isDoubted(read: LevelScores & Pick<DangerRead, 'knownWords'>, at: Bars = bars): boolean {
  const { words, knownWords, whole, gravest, apart } = read;
  // Of words that nobody has seen, or that no sentence parts, the whole says little.
  const isRead = knownWords * 2 >= words && apart.emergency > lowest;
  return isRead && words >= letterWords && whole.emergency < at.doubted && gravest.emergency < at.doubtedSentence;
}

function routineBar(read: LevelScores, known: Known, at: Bars): number {
  const { emergency } = read.whole;
  const { noes, isOld, isCalm, isSettled, isPlanned, isMending, isLasting, isHalfYearThere } = known;
  const isClear = emergency < at.noEmergency;
  if (isMending) return at.mending;
  if (isPlanned && emergency < at.noEmergencyPlanned) return isLasting ? at.tonight : at.planned;
  if (isHalfYearThere && emergency < at.noEmergencyHalfYear) return at.routineLasting;
  if (isLasting && emergency < at.noEmergencyLasting) return isCalm ? at.routineLasting : at.routineOld;
  // What is old and planned besides needs less to be clear.
  if (isOld && (isClear || (isCalm && emergency < at.noEmergencyPlanned))) return at.routineOld;
  if (isCalm && isClear) return at.calm;
  if (noes >= noesMin || isSettled || (isCalm && emergency < at.noEmergencyCalm)) return at.doubtful;
  return isBare(read) ? at.routineBare : at.routine;
}
