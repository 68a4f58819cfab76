import type { Intake } from '#contract/intake.ts';
import type { Need, RedFlagCode, SeeWithin, Urgency, Words } from '#contract/vocabulary.ts';
import type { Facts, Readings, SafetyOutcome } from './finding.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import type { Topic } from './knowledge/topic.ts';
import { bars, isDoubted, type Known, levelOf } from './policy.ts';
import { toldOnly } from './read-intake.ts';
import { type DangerWeights, dangerWeights } from './reader/danger-weights.ts';
import { type DangerRead, readDanger } from './reader/read-danger.ts';
import type { MatchedSign } from './recommendation.ts';
import { type Certain, type CertainSign, certainSigns } from './safety/certain.ts';
import { type Check, hold, orderFlags } from './safety/check.ts';
import { withoutCountedSugar } from './safety/counted-sugar.ts';
import { isDespair } from './safety/despair.ts';
import { isSlowIllness, readDiagnosis } from './safety/diagnosis.ts';
import { doNowOf, matchedOf, notUnderstood, reasonsOf, unknownCode } from './safety/explain.ts';
import { factsOf } from './safety/facts.ts';
import { raiseTogether } from './safety/grave-together.ts';
import { holdRead } from './safety/hold-read.ts';
import { type Measure, measuresNow, withoutMeasures } from './safety/measures.ts';
import { askAnyway, asksLeft, likelyEmergencies, questionsFor } from './safety/questions.ts';
import { ails, isRequest } from './safety/request.ts';
import { isLeftBehind, isUsualOxygen, type Standing, standingOf } from './safety/settled.ts';
import { soonOf } from './safety/soon.ts';
import { raiseStrange } from './safety/strange.ts';
import { canWaitOvernight, goingOf, seeWithinOf, soonest } from './see-within.ts';
import { joinReadings } from './text/join-readings.ts';
import type { Reading } from './text/reading.ts';
import { WordSet } from './text/word-set.ts';
import { isKnownToWait, isMatter, topicsOf } from './topics.ts';
import { higher } from './urgency.ts';

/**
 * The safety check: what was ticked, what is certain, what a doctor called it, and what the reader makes of the words.
 * Each may only raise the level that the others reached.
 */
export function checkSafety(readings: Readings, intake: Intake, weights = dangerWeights()): SafetyOutcome {
  const told = toldOnly(readings);
  const check = startCheck(readings, told, intake, weights);
  // Sorted, because the order in which signs are ticked means nothing.
  for (const code of intake.redFlags?.toSorted() ?? []) hold(check, code, findRedFlag(code)?.level ?? 'urgent', []);
  const standing = standingOf(told, isCalm(intake) || isErrand(intake), intake, check.facts);
  const measures = withoutCountedSugar(check.reading, measuresNow(check.reading));
  const certain = certainOf(check, measures);
  const isUsual = (rule: string | undefined) => isUsualOxygen(standing, rule, measures);
  for (const sign of certain.signs) {
    const isNotNow = isLeftBehind(standing, sign) || isUsual(sign.rule);
    if (isNotNow && isAskable(check, sign)) check.doubted.push(sign.code);
    else if (isInDoubt(check, sign)) doubt(check, sign);
    else hold(check, sign.code, sign.level, sign.words);
  }
  check.others.push(...certain.raises.filter(({ id }) => !isUsual(id)));
  if (!standing.isSettled) readDiagnosis(check, readings.diagnosis, standing);
  const grave = raiseTogether(check, readings);
  // “Mổ cườm thường không gấp” is the wrong thing to say to an eye that went red after it.
  const isOther = ({ about }: Topic) => about === undefined || grave.every((each) => each.about !== about);
  if (grave.length > 0) check.topics = [...grave, ...check.topics.filter((each) => isMatter(each) && isOther(each))];
  raiseStrange(check);
  holdRead(check, check.read ? levelRead(check, check.read, readings, standing) : 'urgent');
  orderFlags(check);

  const urgency = urgencyOf(check);
  const matched = matchedOf(check);
  const seeWithin = withinOf(check, urgency, readings, standing);
  const going = goingOf({ matched, topics: check.topics, facts: check.facts, seeWithin });
  const doNow = doNowOf(check, urgency, seeWithin, going);
  const ask = questionsFor(check, urgencyOf(check, isUnderstood));
  return {
    urgency,
    seeWithin,
    isForNow: going !== undefined,
    canWaitOvernight: waitsOvernight(check),
    reasons: reasonsOf(check, seeWithin, doNow[0]?.isGoing === true, going),
    matched,
    doNow,
    specialties: specialtiesOf(matched),
    ask,
    askAnyway: askAnyway(check, urgency, ask),
    asksLeft: asksLeft(check),
    doubted: check.doubted,
    likely: likelyEmergencies(check, urgency),
    facts: check.facts,
    topics: check.topics,
    doubts: doubtsOf(check),
  };
}

/** In what is told, and in all that was written: what is cut away never takes a certain sign with it. */
function certainOf({ reading, told, facts }: Check, measures: readonly Measure[]): Certain {
  const whole = certainSigns(reading, facts, measures);
  if (told.tokens.length === reading.tokens.length) return whole;
  const isNew = ({ code }: CertainSign) => whole.signs.every((each) => each.code !== code);
  return { ...whole, signs: [...whole.signs, ...certainSigns(told, facts, []).signs.filter(isNew)] };
}

/** What was cut away never takes a danger to what waits: where all of it sounds like one, or plainly hurries, somebody looks today. */
function levelRead(check: Check, read: DangerRead, readings: Readings, standing: Standing): Urgency {
  const known = knownOf(check, read, standing);
  const level = levelTold(check, read, readings, standing, known);
  const all = level === 'routine' ? check.readWhole() : undefined;
  if (!all || all === read) return level;
  const hurries = all.whole.notRoutine >= (known.isCalm ? bars.calm : bars.doubtful);
  return hurries || levelOf(all, known) === 'emergency' ? 'urgent' : level;
}

function knownOf({ intake, facts, denied }: Check, read: DangerRead, standing: Standing): Known {
  return {
    ...standing,
    noes: denied.length,
    isOld: isOld(facts),
    isCalm: isCalm(intake) || isErrand(intake),
    isPlanned: isPlanned(intake) || isBookedQuietly(intake, facts, read, standing),
    isAskedFor: isAskedFor(intake),
  };
}

function levelTold(check: Check, read: DangerRead, { diagnosis }: Readings, standing: Standing, known: Known): Urgency {
  const level = levelOf(read, known);
  if (level === 'emergency') return level;
  const lowered = (to: Urgency): Urgency => (isKnownToWait(check.topics, read, check.facts) ? 'routine' : to);
  if (level === 'urgent' && read.whole.emergency < bars.noEmergencyPlanned && isSlowIllness(check, diagnosis))
    return 'routine';
  // What only grows over months, or comes with every period, is weighed as what lasts: never an emergency less.
  const isSlow = standing.isSlow || standing.isMonthly;
  if (level === 'urgent' && isSlow && !isDespair(check.reading)) {
    if (standing.isMonthly && isQuietPain(read)) return 'routine';
    return lowered(levelOf(read, { ...known, isLasting: true }));
  }
  return lowered(level);
}

/** How a pain of every period sounds; what is told beside it must not speak of an emergency. */
function isQuietPain({ whole, gravest }: DangerRead): boolean {
  const isNone = whole.emergency < bars.noEmergencyHalfYear && gravest.emergency < bars.doubtedSentence;
  return isNone && whole.notRoutine < bars.hurried;
}

/** What the family was asked about and could not rule out stays certain. */
function isAskable({ unsure }: Check, { code }: CertainSign): boolean {
  return !unsure.includes(code);
}

/** What was measured stays certain too. */
function isInDoubt(check: Check, sign: CertainSign): boolean {
  const { read } = check;
  return read !== undefined && sign.rule === undefined && isDoubted(read) && isAskable(check, sign);
}

function doubt({ doubted, others, denied }: Check, { code, words }: CertainSign): void {
  doubted.push(code);
  if (!denied.includes(code)) others.push({ id: 'in_doubt', level: 'urgent', words });
}

const monthDays = 30;

/** A complaint of more than a month that nothing makes new. */
export function isOld({ durationDays = 0, acute }: Facts): boolean {
  return durationDays > monthDays && !acute;
}

/** What one plans and books: nobody asks for these because of what began today. */
const plan: readonly Need[] = ['checkup', 'revisit', 'second_opinion', 'lab_test', 'imaging', 'discharge', 'home_care'];

function isCalm({ severity, need }: Intake): boolean {
  return severity === 'mild' || (severity === undefined && plan.includes(need));
}

/** A hospital bed is asked for by who has been told to come, as well as by who hurries: the first names the illness. */
function isAskedFor({ severity, need, diagnosis = '' }: Intake): boolean {
  return severity === undefined && (plan.includes(need) || (need === 'admission' && diagnosis.trim() !== ''));
}

/** What a doctor has named, is called mild and is planned: whoever hurries writes otherwise. */
function isPlanned({ severity, need, diagnosis = '' }: Intake): boolean {
  return severity === 'mild' && diagnosis.trim() !== '' && (plan.includes(need) || need === 'surgery');
}

const bookedNeeds: ReadonlySet<Need> = new Set(['second_opinion', 'surgery', 'find_doctor', 'find_hospital']);

/** What a doctor has named, and is asked for as one asks for what can be booked: nothing in it is new or of these days. */
function isBooked(
  { severity, need, diagnosis = '', goal = '', durationDays }: Intake,
  facts: Facts,
  standing: Standing,
): boolean {
  if (severity !== undefined || diagnosis.trim() === '' || standing.isNew || facts.pregnant || facts.postpartum)
    return false;
  const isAsked = need === 'second_opinion' || (bookedNeeds.has(need) && goal.trim() !== '');
  return isAsked && (durationDays ?? monthDays) >= monthDays;
}

/** Who looks for a place is less sure to plan than who has been told of an operation or wants another opinion. */
function isBookedQuietly(intake: Intake, facts: Facts, { whole }: DangerRead, standing: Standing): boolean {
  const isSought = intake.need === 'find_doctor' || intake.need === 'find_hospital';
  return isBooked(intake, facts, standing) && !(isSought && whole.notRoutine >= bars.doubtful);
}

/** Who says what they hope for, and nothing of how bad it is, may look for a place for what is under control. */
function isErrand({ severity, need, goal = '' }: Intake): boolean {
  return severity === undefined && soughtNeeds.has(need) && goal.trim() !== '';
}

const soughtNeeds: ReadonlySet<Need> = new Set(['find_doctor', 'find_hospital', 'surgery']);

function startCheck(
  readings: Readings,
  { symptoms, goal }: Readings,
  intake: Intake,
  weights: DangerWeights | 'damaged',
): Check {
  const told = joinReadings(symptoms, goal);
  const facts = factsOf(intake, told);
  const reading = joinReadings(readings.symptoms, readings.goal);
  const askedFrom = readings.symptoms.tokens.length > 0 ? readings.symptoms.text.length : undefined;
  const readOf = (each: Reading) =>
    weights === 'damaged' ? undefined : readDanger(withoutMeasures(each), facts, weights, askedFrom);
  const read = readOf(told);
  const isAnswered = (code: RedFlagCode) => !intake.redFlags?.includes(code);
  const unsure = [...new Set(intake.redFlagsUnsure)].filter(isAnswered).toSorted();
  return {
    intake,
    reading,
    told,
    facts,
    read,
    readWhole: () => (told.tokens.length === reading.tokens.length ? read : readOf(reading)),
    isCall: intake.need === 'emergency' && !isPlainlyMild(intake, read),
    topics: topicsOf(readings, facts),
    unsure,
    denied: [...new Set(intake.redFlagsDenied)].filter((code) => isAnswered(code) && !unsure.includes(code)),
    doubted: [],
    flags: new Map(),
    others: [],
  };
}

/** Fewer words are taken at their word: emergency. */
const toldWordsMin = 12;

/**
 * Hiccups since the morning, called mild, are no call for an ambulance, whatever was chosen. What is ticked or certain
 * counts as ever.
 */
function isPlainlyMild({ severity }: Intake, read: DangerRead | undefined): boolean {
  if (severity !== 'mild' || !read || read.words < toldWordsMin || read.knownWords * 2 < read.words) return false;
  return (
    read.whole.emergency < bars.noEmergency && levelOf(read, { noes: 0, isOld: false, isCalm: true }) === 'routine'
  );
}

function withinOf(check: Check, urgency: Urgency, readings: Readings, standing: Standing): SeeWithin {
  const { intake, flags, unsure, others, reading, topics } = check;
  if (urgency === 'urgent' && isSlowByNature(check)) return '14d';
  if (urgency === 'urgent' && isOldImpression(check, standing)) return withinOfOld(check, standing);
  const within = seeWithinOf({
    urgency,
    signs: [...flags.keys(), ...unsure],
    isRaisedElse: others.length > 0,
    isSevere: intake.severity === 'severe',
    isComplaint: reading.tokens.length > 0 && (!isRequest(intake, reading) || ails(intake, readings.symptoms)),
  });
  if (urgency === 'routine') {
    const whole = topics.find(({ isLeading }) => isLeading)?.within;
    return soonest(soonest(within, whole), soonOf(readings, check.facts));
  }
  const sooner = topics.find((topic) => topic.within)?.within;
  return sooner && urgency === 'urgent' && within === '14d' ? sooner : within;
}

/** Words that sound grave, of which the matter itself says why, and which is known to be slow. */
function isSlowByNature({ intake, flags, unsure, others, facts, topics }: Check): boolean {
  const isOnlyRead = flags.size + unsure.length === 0 && others.every(({ id }) => id === 'read');
  if (!isOnlyRead || intake.severity === 'severe' || facts.acute) return false;
  return topics.some((topic) => topic.isExplained && topic.within === '14d');
}

/** What has been there for months and sounds like no emergency, or is known to be slow, is seen within weeks. */
function withinOfOld({ intake, read, topics }: Check, { isSlow }: Standing): SeeWithin {
  if (!isSlow || !read || topics.some(({ within }) => within === '3d')) return '3d';
  const isKnownSlow = topics.some(({ isPicture, within }) => isPicture && within === '14d');
  const bar = isCalm(intake) ? bars.hurried : bars.routineLasting;
  return isKnownSlow || (read.whole.emergency < bars.noEmergencyLasting && read.whole.notRoutine < bar) ? '14d' : '3d';
}

/**
 * Nothing but how the words sound hurries what is older than a month, or than two weeks by the form, and not new, and they are clearly no emergency or as
 * a whole routine: a doctor is to look at it soon, and no day or night makes a difference.
 */
function isOldImpression(check: Check, standing: Standing): boolean {
  const { intake, reading, flags, unsure, others, read, facts, topics } = check;
  if (!read || intake.severity === 'severe' || flags.size > 0 || unsure.length > 0) return false;
  const isBookedThen = isBooked(intake, facts, standing) && read.whole.notRoutine < bars.planned;
  const { emergency, notRoutine } = read.whole;
  const isWeeksOld = standing.isWeeksThere && emergency < bars.noEmergencyLasting && notRoutine < bars.patientWeeks;
  if (!isOld(facts) && !standing.isLongThere && !isBookedThen && !isWeeksOld) return false;
  const isLong = isWeeksOld || (standing.isLongThere && notRoutine < bars.hurried);
  const isPatient = isBookedThen || (isLong && intake.need !== 'discharge');
  const isRoutine =
    (isPatient || notRoutine < (emergency < bars.noEmergency ? bars.tonight : bars.routine)) &&
    !facts.pregnant &&
    !facts.postpartum;
  // Who has wanted to die for months is not left for days.
  if (isDespair(reading)) return false;
  const mayWait =
    topics.length > 0 && topics.every(({ atMost, within, explains }) => atMost && (within === '3d' || explains));
  // A picture of what is slow, there for months and no clear emergency, is not hurried by how much it hurts.
  const isSlowPicture =
    standing.isSlow &&
    emergency < bars.noEmergencyHalfYear &&
    topics.some(({ isPicture, atMost, within }) => isPicture && atMost === 'routine' && within === '14d');
  return (isRoutine || mayWait || isSlowPicture) && others.every(({ id }) => id === 'read');
}

function waitsOvernight({ intake, flags, unsure, others, reading, read, facts, topics }: Check): boolean {
  if (topics.some(({ isTonight }) => isTonight)) return false;
  return canWaitOvernight({
    signs: [...flags.keys(), ...unsure],
    raises: others.map(({ id }) => id),
    isSevere: intake.severity === 'severe',
    isClear: (read?.whole.notRoutine ?? 0) >= bars.tonight,
    hasFever: reading.tokens.some((token) => feverWords.has(token)),
    facts,
  });
}

const feverWords = new WordSet('sot fever');

/** Those of the gravest sign first. */
function specialtiesOf(matched: readonly MatchedSign[]): string[] {
  return [...new Set(matched.flatMap(({ code }) => findRedFlag(code)?.specialties ?? []))];
}

/** What stands behind a raise that is more than our not understanding. */
function isUnderstood({ id }: { readonly id: string }): boolean {
  return id !== 'not_understood';
}

function urgencyOf(
  { intake, flags, unsure, others, isCall }: Check,
  counts = (_: { readonly id: string }) => true,
): Urgency {
  let urgency: Urgency = isCall ? 'emergency' : intake.severity === 'severe' ? 'urgent' : 'routine';
  // Not sure is never taken for no.
  if (unsure.length > 0) urgency = higher(urgency, 'urgent');
  for (const { level } of flags.values()) urgency = higher(urgency, level);
  for (const other of others) if (counts(other)) urgency = higher(urgency, other.level);
  return urgency;
}

function doubtsOf({ flags, others }: Check): Words[] {
  const doubts: Words[] = [];
  for (const code of flags.keys()) if (!findRedFlag(code)) doubts.push(unknownCode(code));
  if (others.some(({ id }) => id === 'not_understood')) doubts.push(notUnderstood);
  return doubts;
}
