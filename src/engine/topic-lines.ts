import type { Assessment } from './assess.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import { firstAid } from './knowledge/first-aid.ts';
import type { Topic } from './knowledge/topic.ts';
import { complaints, matters } from './knowledge/topics.ts';
import { askedClauses } from './reader/asked-clauses.ts';
import { measuresNow } from './safety/measures.ts';
import { numberOf } from './safety/number-words.ts';
import { isSaidBy } from './said-twice.ts';
import { isOfOldDays, withContext } from './text/context.ts';
import { phraseList } from './text/phrase-list.ts';
import { buildPhrases, findPhrases, type Match } from './text/phrases.ts';
import type { Reading } from './text/reading.ts';
import { WordSet } from './text/word-set.ts';
import { isMatter, toldIn } from './topics.ts';

type Asked = 'saidWith' | 'saidWithout' | 'before' | 'figure' | 'wish';
type Around = { readonly topic: Topic; readonly is: Asked };

const around = buildPhrases<Around>(
  [...matters, ...complaints].flatMap((topic) => [
    ...listed(topic, 'saidWith', topic.saidWith),
    ...listed(topic, 'saidWithout', topic.saidWithout),
    ...listed(topic, 'before', topic.before),
    ...listed(topic, 'figure', topic.figureMin === undefined ? undefined : topic.heard),
    ...listed(topic, 'wish', topic.isWished && topic.heard),
  ]),
);

function listed(topic: Topic, is: Asked, words: string | undefined) {
  return words ? phraseList<Around>(words, { topic, is }) : [];
}

type Found = { readonly reading: Reading; readonly match: Match<Around> };

/**
 * The topics with only those lines that are for this patient as things stand: a matter may be the patient's, with its
 * specialty and its warning, while what is usually said of it is too late, too early, or about another case of it.
 */
export function withFittingLines(
  topics: readonly Topic[],
  { symptoms, diagnosis, goal }: Readings,
  safety: SafetyOutcome,
  { specialties }: Pick<Assessment, 'specialties'>,
): readonly Topic[] {
  if (!topics.some(({ says }) => says)) return topics;
  const found = [symptoms, goal, diagnosis].flatMap(foundIn);
  const isPassing = safety.urgency === 'routine' ? passingIn(symptoms, specialties[0] ?? '') : () => false;
  // Of few words all is open; of more it is what they tell that hurries, and what is said of a matter that waits calms them.
  const isHurried = safety.urgency === 'urgent' && symptoms.tokens.length > fewWords;
  const isFit = (topic: Topic) =>
    isTimely(topic, safety) &&
    !(isHurried && topic.atMost === 'routine') &&
    isMeant(
      topic,
      found.filter(({ match }) => match.value.topic === topic),
    ) &&
    !(topic.isOfPressure && isNormalPressure(symptoms)) &&
    !isPassing(topic);
  const said: Topic[] = [];
  for (const topic of topics) said.push(isFit(topic) && !isSaidBy(topic, said) ? topic : withoutLine(topic));
  return said;
}

function withoutLine({ says, ...topic }: Topic): Topic {
  return topic;
}

/** “Không ra nhiều” and “không khát” are not told. */
function foundIn(reading: Reading): Found[] {
  const found = findPhrases(reading, around);
  const told = found.length > 0 ? withContext(reading, found) : [];
  return told.filter(({ context }) => context !== 'denied').map((match) => ({ reading, match }));
}

/** Of 31 such lines in longer texts readers called 10 fitting, 13 not, and 8 harmful; in shorter ones 4, 1 and none. */
const fewWords = 17;
/** A text of this many words tells of much besides what it is about. */
const letterWords = 80;
const opening = 0.25;

/**
 * Whether a matter is only touched: in the story of old days, or once in a letter about something else, after its
 * opening and in no question. Complaints that are common are touched in letters about anything.
 */
function passingIn(reading: Reading, about: string): (topic: Topic) => boolean {
  const { tokens } = reading;
  // What else the words could name hides nothing of a matter that was heard.
  const told = toldIn(reading, () => false);
  const asked = tokens.length < letterWords ? [] : askedClauses(reading);
  return (topic) => {
    const own = told.filter(({ value }) => value.topic === topic);
    const [only] = own;
    if (!only || topic.isAfter || topic.isOfKin) return false;
    if (own.every((each) => isOfOldDays(reading, each))) return true;
    const codes = isMatter(topic) ? (topic.of ?? topic.about ?? '').split(' ') : [];
    if (tokens.length < letterWords || own.length > 1 || codes.includes(about) || only.from < tokens.length * opening)
      return false;
    return !asked.some(({ from, to }) => from <= only.to && only.from < to);
  };
}

function isTimely(
  { isLasting, isOfNow, notBleeding, says, saidDaysMax = Infinity }: Topic,
  { urgency, doNow, matched, facts: { durationDays = 0, acute } }: SafetyOutcome,
): boolean {
  if (durationDays > saidDaysMax) return false;
  if (notBleeding && doNow.includes(firstAid.thinner)) return false;
  if (urgency === 'routine') return !isOfNow;
  // What has been there for months, and only sounds as if it hurried, is told the same as on calm days.
  const isOld = urgency === 'urgent' && matched.length === 0 && durationDays > longDays && !acute;
  return !isLasting || (isOld && !(says && noHurry.test(says.title.vi)));
}

const longDays = 60;
const noHurry = /gấp|vội/u;

function isMeant({ saidWith, isWished, figureMin = 0 }: Topic, own: readonly Found[]): boolean {
  const are = (kind: Asked) => own.filter(({ match }) => match.value.is === kind);
  const figures = are('figure').flatMap(figuresBehind);
  return (
    (!saidWith || are('saidWith').length > 0) &&
    are('saidWithout').every(({ match }) => match.weak) &&
    !are('before').some(isDone) &&
    (!isWished || are('wish').some(isAsked)) &&
    (figures.length === 0 || figures.some((figure) => figure >= figureMin))
  );
}

/** Who writes no more than this writes what is wished for. */
const briefWords = 15;
const wishes = new WordSet('muon dinh can nen hen sap gia want need plan planning book turn price cost');

function isAsked({ reading, match: { from, to } }: Found): boolean {
  const { tokens } = reading;
  const sentence = tokens[from]?.sentence;
  return (
    tokens.length <= briefWords ||
    tokens.some((token) => token.sentence === sentence && wishes.has(token)) ||
    askedClauses(reading).some((clause) => clause.from <= to && from < clause.to)
  );
}

const isYear = (number: number | undefined) => number !== undefined && number >= 1950 && number < 2100;

const figureReach = 4;

/** “INR tháng này 2.6” */
function figuresBehind({ reading: { tokens }, match: { to } }: Found): number[] {
  return tokens
    .slice(to + 1, to + 1 + figureReach)
    .flatMap(({ number, clause }) => (clause !== tokens[to]?.clause || isYear(number) ? [] : (number ?? [])));
}

const doneReach = 10;
const justDone = new WordSet('da vua moi sau tung');
const doneBefore = new WordSet('after since had');
const toCome = new WordSet('hen se sap dinh muon can nen phai cho doi');
const units = new WordSet('ngay hom bua tuan thang nam tieng day days week weeks month months year years');
/** “Ba tuần nữa” is to come, and what hurts “hai năm nay” is not done. */
const notYet = new WordSet('nua nay toi sau tuoi');
const lately = new WordSet('qua kia truoc ngoai thu ago');
const hours = new WordSet('sang trua chieu');
const today = new WordSet('nay');
const was = new WordSet('was went');
const done = new WordSet('xong yesterday');

/** Whether what the line speaks of as still to come is told as done: “đã mổ”, “mổ trĩ 8 ngày”, “tiêm hôm qua”. */
function isDone({ reading: { tokens }, match: { from, to } }: Found): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from);
  if (before.slice(-2).some((token) => toCome.has(token))) return false;
  if (justDone.has(tokens[from - 1]) || before.some((token) => doneBefore.has(token))) return true;
  if (was.has(tokens[to + 1])) return true;
  for (let at = to + 1; at <= to + doneReach; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || token.clause !== tokens[to]?.clause) return false;
    if (isYear(token.number) || done.has(token)) return true;
    if (numberOf(token) !== undefined && units.has(next) && !notYet.has(tokens[at + 2])) return true;
    if (units.has(token) && (lately.has(next) || next?.number !== undefined)) return true;
    if (hours.has(token) && today.has(next)) return true;
  }
  return false;
}

/** From here on a pressure is worth measuring for a week. */
const raisedFrom = 130;

function isNormalPressure(reading: Reading): boolean {
  const pressures = measuresNow(reading).filter(({ kind }) => kind === 'systolic');
  return pressures.length > 0 && pressures.every(({ value }) => value < raisedFrom);
}
