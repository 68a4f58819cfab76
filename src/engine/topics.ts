import type { Assessment } from './assess.ts';
import type { Facts, Readings, SafetyOutcome } from './finding.ts';
import { findSpecialty } from './knowledge/specialties.ts';
import type { Topic } from './knowledge/topic.ts';
import { complaints, matters } from './knowledge/topics.ts';
import { bars } from './policy.ts';
import type { DangerRead } from './reader/read-danger.ts';
import { isLowPressure } from './safety/low-pressure.ts';
import { measuresNow } from './safety/measures.ts';
import { numberOf } from './safety/number-words.ts';
import { type Context, type Finding, withContext } from './text/context.ts';
import { phraseList } from './text/phrase-list.ts';
import { buildPhrases, findPhrases, type Match, quote } from './text/phrases.ts';
import { type Reading, wordsOf } from './text/reading.ts';
import { WordSet } from './text/word-set.ts';

type Told = {
  readonly topic: Topic;
  readonly isMatter: boolean;
  /** It says “không” itself. */
  readonly isNo: boolean;
  readonly ends?: Ends;
};

/** Of a phrase with a gap, how many words stand before the first and after the last. */
type Ends = { readonly before: number; readonly after: number };

const saysNo = /không|chưa|khong|chua/u;

const phrases = buildPhrases<Told>([
  ...matters.flatMap((topic) => heardAs(topic, true)),
  ...complaints.flatMap((topic) => heardAs(topic, false)),
]);

function heardAs(topic: Topic, isMatter: boolean) {
  return topic.heard
    .split('|')
    .flatMap((each) => phraseList<Told>(each, { topic, isMatter, isNo: saysNo.test(each), ...gapped(each) }));
}

function gapped(phrase: string): { readonly ends?: Ends } {
  const [first, ...more] = phrase.split('…').map((part) => wordsOf(part).length);
  const after = more.at(-1);
  return first && after ? { ends: { before: first, after } } : {};
}

/** What is denied, over or another's is no topic. */
const notTold: ReadonlySet<Context> = new Set(['denied', 'resolved', 'past', 'other']);
/** A phrase that says “không” itself is not denied by it. */
function isTold({ context, value: { topic } }: Finding<Told>): boolean {
  if (topic.isOfKin) return context !== 'denied';
  if (topic.isAfter && (context === 'past' || context === 'resolved')) return true;
  return !notTold.has(context) || topic.isOfLowPressure === true;
}

const no = new WordSet('khong chua');

/** “Tiểu đường, chân không loét” is no ulcer, and “chảy máu chân răng, ho” no “răng hô”. */
function isParted({ tokens }: Reading, { from, to, value: { isNo } }: Match<Told>): boolean {
  if (to - from === 1 && tokens[from]?.clause !== tokens[to]?.clause) return true;
  return !isNo && tokens.slice(from + 1, to).some((token) => no.has(token));
}

type Around = { readonly topic: Topic; readonly is: 'beside' | 'unless' };

const around = buildPhrases<Around>(
  [...matters, ...complaints].flatMap((topic) => [
    ...(topic.beside ? phraseList<Around>(topic.beside, { topic, is: 'beside' }) : []),
    ...(topic.unless ? phraseList<Around>(topic.unless, { topic, is: 'unless' }) : []),
  ]),
);

/** Whether the words around say that it is for this patient: of a womb that was operated on nobody counts pads. */
function isMeantBy(readings: readonly Reading[]): (topic: Topic) => boolean {
  const said = { beside: new Set<Topic>(), unless: new Set<Topic>() };
  for (const reading of readings) {
    const found = findPhrases(reading, around).filter(counts);
    if (found.length === 0) continue;
    for (const each of withContext(reading, found)) if (isSo(each)) said[each.value.is].add(each.value.topic);
  }
  return (topic) => (!topic.beside || said.beside.has(topic)) && !said.unless.has(topic);
}

/** What takes a picture, or what leads, away counts also where it may be another word without its marks. */
function counts({ weak, value: { topic, is } }: Match<Around>): boolean {
  return !weak || (is === 'unless' && (topic.isPicture === true || isLeading(topic)));
}

/** “Không ra máu” takes nothing away, but from a picture of what else would be an emergency, which must be beyond doubt. */
function isSo({ context, value: { topic, is } }: Finding<Around>): boolean {
  return context !== 'denied' || is === 'beside' || (topic.isPicture === true && topic.atMost === 'urgent');
}

/** “HA” is the pressure beside a figure or how it is; “ha mieng” and “ha sot” are not. */
function isOtherHa(reading: Reading, match: Match<Told>): boolean {
  if (quote(reading, match).toLowerCase() !== 'ha') return false;
  const next = reading.tokens[match.to + 1];
  return next !== undefined && numberOf(next) === undefined && !ofPressure.has(next);
}

const ofPressure = new WordSet('cao thap tang tut on do tam luc binh len xuong cua em toi bi khoang');

const mattersMax = 2;

/** Words this close name one thing: “đau đầu” in “đau đầu gối” is none, whoever the knee is of. */
const closeWords = 3;

/** The matters and complaints of a text, where they are told as the patient's; what cannot be meant, or says nothing, hides none. */
export function toldIn(reading: Reading, isFit = (_: Topic) => true): Finding<Told>[] {
  const all = namedIn(reading);
  const isHidden = (match: Match<Told>, by: Match<Told>) => {
    const { topic, ends } = by.value;
    if (topic.says === undefined || !isWithin(match, by)) return false;
    return isFit(topic) || (!ends && by.to - by.from < closeWords && isOfAnother(match.value.topic, topic));
  };
  const found = all.filter((match) => !all.some((other) => isHidden(match, other)));
  if (found.length === 0) return [];
  return withContext(reading, found).filter(isTold);
}

/** What a “không” parts is not there, and hides nothing: “vết mổ rỉ nước, không hôi” is a wound that weeps. */
function namedIn(reading: Reading): Match<Told>[] {
  return findPhrases(reading, phrases).filter(
    (match) => !match.weak && !isOtherHa(reading, match) && !isParted(reading, match),
  );
}

function isOfAnother(one: Topic, other: Topic): boolean {
  return one.about !== undefined && other.about !== undefined && one.about !== other.about;
}

/** What the patient's texts are about, as told: the matters, the first told first, or else the first complaint. */
export function topicsOf({ symptoms, diagnosis, goal }: Readings, facts: Facts): readonly Topic[] {
  const readings = [symptoms, goal, diagnosis];
  const weeks = weeksOf(symptoms);
  let isMeant: ((topic: Topic) => boolean) | undefined;
  const isFit = (topic: Topic) => {
    if (!isInMonths(topic, facts) || !isOf(topic, facts) || !isInWeeks(topic, weeks)) return false;
    isMeant ??= isMeantBy(readings);
    return isMeant(topic) && (!topic.isOfLowPressure || isMildPressure(symptoms, facts));
  };
  const fitting = readings
    .flatMap((reading) => toldIn(reading, isFit))
    .map(({ value }) => value)
    .filter(({ topic }) => isFit(topic));
  const heard = [...new Set(fitting.filter(({ isMatter }) => isMatter).map(({ topic }) => topic))];
  if (heard.length > 0) {
    const said = heard.filter(({ says }) => says);
    const first = [...said.filter(isLeading), ...said.filter((topic) => !isLeading(topic))].slice(0, mattersMax);
    return [...first, ...heard.filter(({ says }) => !says)];
  }
  const complaint = fitting.find(({ topic }) => topic.isOfLowPressure) ?? fitting[0];
  // What comes with a fever is watched as a fever.
  const isFeverish = fitting.some(({ topic }) => topic.isFever);
  return complaint && !isFeverish && !hasOwnSigns(facts) ? [complaint.topic] : [];
}

function isLeading(topic: Topic): boolean {
  return topic.isLeading === true;
}

function isInWeeks({ weeksMin = 0, weeksMax = Infinity }: Topic, weeks: number): boolean {
  return weeksMin <= weeks && weeks <= weeksMax;
}

/** A child of unknown age has what needs no age. */
function isInMonths({ monthsMin, monthsMax = Infinity }: Topic, { ageMonths, ageYears }: Facts): boolean {
  const months = ageMonths ?? (ageYears === undefined ? undefined : ageYears * 12);
  if (months === undefined) return monthsMin === undefined;
  return (monthsMin ?? 0) <= months && months <= monthsMax;
}

/** Of a pregnancy, 0 where none are told. */
function weeksOf(reading: Reading): number {
  return measuresNow(reading).find(({ kind }) => kind === 'weeks')?.value ?? weeksByMonth(reading);
}

const withChild = new WordSet('bau thai pregnant');
const monthWords = new WordSet('thang month months');
const ordinal = new WordSet('thu');
const monthReach = 5;
const monthsMax = 9;
const weeksAMonth = 4.35;

/** “Bầu gần 6 tháng”, “mang bầu tháng thứ 8”. */
function weeksByMonth({ tokens }: Reading): number {
  const at = tokens.findIndex((token) => withChild.has(token));
  if (at < 0) return 0;
  const near = tokens.slice(at + 1, at + 1 + monthReach).filter(({ clause }) => clause === tokens[at]?.clause);
  const by = near.findIndex((token) => monthWords.has(token));
  if (by < 0) return 0;
  const after = ordinal.has(near[by + 1]) ? near[by + 2] : near[by + 1];
  const months = numberIn(near[by - 1]) ?? numberIn(after);
  return months === undefined || months > monthsMax ? 0 : Math.floor(months * weeksAMonth);
}

function numberIn(token: Reading['tokens'][number] | undefined): number | undefined {
  return token && numberOf(token);
}

/**
 * “Đau đầu” in “đau đầu gối” is no headache. What stands in a gap, or says more than the words at its edge, is told all
 * the same: the wart in “gót chân mọc mụn cóc đi đau”, and the eye in “mới mổ cườm ba ngày”.
 */
function isWithin(match: Match<Told>, other: Match<Told>): boolean {
  const { from, to } = match;
  if (from < other.from || other.to < to || other.to - other.from <= to - from) return false;
  const { ends } = other.value;
  if (!ends) return true;
  const isWhole = match.value.ends === undefined;
  const words = to - from + 1;
  return (
    (from === other.from && (!isWhole || words <= ends.before)) ||
    (to === other.to && (!isWhole || words <= ends.after))
  );
}

const smallYearsMax = 5;

/** What is common in others may be grave in a mother or a small child, who have signs of their own to watch for. */
function hasOwnSigns({ pregnant, postpartum, ageMonths, ageYears }: Facts): boolean {
  return pregnant || postpartum || ageMonths !== undefined || (ageYears ?? smallYearsMax + 1) <= smallYearsMax;
}

function isOf({ who, yearsMin = 0 }: Topic, { isChild, sex, pregnant, ageYears = yearsMin }: Facts): boolean {
  if (ageYears < yearsMin) return false;
  if (who === 'child') return isChild;
  if (who === 'adult') return !isChild;
  if (who === 'pregnant') return pregnant;
  if (who === 'woman') return !isChild && sex !== 'male';
  return who !== 'man' || sex !== 'female';
}

/** In pregnancy and after birth any raised pressure is looked at soon. */
function isMildPressure(reading: Reading, { pregnant, postpartum }: Facts): boolean {
  return !pregnant && !postpartum && isLowPressure(reading);
}

/** A letter has room for a danger beside what it is about. */
const briefWords = 45;
const monthDays = 30;
const weeksDays = 14;

/**
 * What is to be seen within a day by how it sounds, and is a matter known to wait, is not hurried, unless its words say
 * clearly that it is more. A matter lowers nothing else: what is an emergency stays one, whatever it is called.
 */
export function isKnownToWait(told: readonly Topic[], read: DangerRead, facts: Facts): boolean {
  const { whole, gravest, words } = read;
  const { acute, durationDays = 0 } = facts;
  if (isExplained(told, read, facts)) return true;
  const others = told.filter(({ isExplained }) => !isExplained);
  const pictures = others.filter(({ isPicture }) => isPicture);
  const isPicture = pictures.length > 0;
  const topics = isPicture ? pictures : others;
  if (topics.length === 0 || !topics.every((topic) => topic.atMost === 'routine')) return false;
  const isLed = others.some(isLeading) && others.every(({ isPicture, isLeading }) => isPicture || isLeading);
  const isNoEmergency = whole.emergency < bars.noEmergencyLasting;
  // A matter that has its own time, and has been there for more than a month, must sound hurried indeed.
  const isSlow = topics.every(({ within }) => within) && durationDays > monthDays && !acute;
  // What has been there for weeks, and as a whole is this matter, or is told in full, may sound worse than it is.
  const isLasting = isNoEmergency && (isPicture || (durationDays >= weeksDays && isLed));
  const bar = isSlow ? bars.hurried : isLasting ? bars.routineLasting : bars.planned;
  const isOfNow = acute && !topics.every(({ isOfLowPressure, isOfDays }) => isOfLowPressure || isOfDays);
  const isSure = gravest.emergency >= bars.emergencySentence;
  return words <= briefWords && !isOfNow && whole.notRoutine < bar && !isSure;
}

/** What says why its words sound so grave is less grave than it sounds, unless it is new. */
function isExplained(told: readonly Topic[], { whole, words }: DangerRead, { acute }: Facts): boolean {
  if (acute || told.length === 0) return false;
  const isHasty = told.some((topic) => !topic.isExplained && (topic.isGrave || topic.isTonight));
  const pictures = isHasty ? [] : told.filter(({ isPicture, explains }) => isPicture && explains);
  if ((pictures.length > 0 ? pictures : told).every((topic) => topic.explains && topic.atMost === 'routine'))
    return true;
  const known = told.filter(({ isExplained }) => isExplained);
  if (known.length === 0 || isHasty) return false;
  const isQuiet = words <= briefWords && whole.notRoutine < bars.tonight;
  return isQuiet && known.every((topic) => topic.atMost === 'routine');
}

const specialtiesMax = 5;

/** The specialty that a matter belongs to stands first; in an emergency what hurries does. */
export function withTopics(told: Assessment, { topics, urgency, facts }: SafetyOutcome): Assessment {
  if (urgency === 'emergency') return told;
  const assessed = urgency === 'routine' ? afterChildbed(told, facts) : told;
  if (topics.length === 0) return assessed;
  const about = aboutOf(topics);
  const isCalm = urgency === 'routine' && topics.every((topic) => topic.atMost === 'routine');
  const { situations, grave } = assessed;
  const code = about && ((situations.has('child') && findSpecialty(about)?.child) || about);
  const whole = topics.find((topic) => isLeading(topic) && topic.about === about);
  const fitting = whole?.of
    ? assessed.specialties.filter((each) => whole.of?.split(' ').includes(each))
    : assessed.specialties;
  // A matter of no specialty takes none away.
  const specialties = [...new Set(code ? [code, ...fitting] : fitting.length > 0 ? fitting : assessed.specialties)];
  return {
    ...assessed,
    // What is called by its name is understood, however few of the words are known.
    understood: assessed.understood === 'not_at_all' && whole ? 'vaguely' : assessed.understood,
    specialties: specialties.slice(0, specialtiesMax),
    // “Tầm soát ung thư” is no cancer.
    grave: grave && !isCalm,
    situations: new Set(
      [...situations].filter(
        (each) => !(isCalm && each === 'cancer') && !topics.some(({ leavesOut }) => leavesOut === each),
      ),
    ),
  };
}

/** What has lasted longer is no matter of the childbed, however it began; ours. */
const childbedDaysMax = 90;

/** “Nám từ khi sinh”, years ago: no signs of the first weeks are watched for, unless the mother is in distress. */
function afterChildbed(assessed: Assessment, { durationDays = 0 }: Facts): Assessment {
  const { situations } = assessed;
  if (durationDays <= childbedDaysMax || situations.has('distress')) return assessed;
  return { ...assessed, situations: new Set([...situations].filter((each) => each !== 'postpartum')) };
}

export function aboutOf(topics: readonly Topic[] = []): string | undefined {
  return topics.find(({ about }) => about)?.about;
}

/** Whoever tells of nothing but what one is vaccinated against asks for the vaccine. */
export function isAboutVaccine({ urgency, topics }: Pick<SafetyOutcome, 'urgency' | 'topics'>): boolean {
  return urgency === 'routine' && aboutOf(topics) === 'preventive_medicine';
}

/** How many specialties a matter may agree with: the first one told has more of them than what is told beside it. */
const firstAgrees = 5;
const besideAgrees = 2;
const complaintAgrees = 1;

const pointsNowhere: ReadonlySet<string> = new Set([
  'general_internal',
  'health_checkup',
  'laboratory',
  'diagnostic_imaging',
  'preventive_medicine',
]);

/** Those that belong to what the words are about: “vô sinh” as a fear beside acne, or “ngứa” in a plaster, does not. */
export function agreeing(topics: readonly Topic[], { specialties }: Assessment): readonly Topic[] {
  const isGraveTold = topics.some(({ isGrave }) => isGrave);
  return topics.filter((topic, at) => {
    // “Do not stop the medicine by yourself” may be the very harm where something grave has come of it.
    if (isGraveTold && !topic.isGrave && topic.says?.icon === 'pill') return false;
    const own = (topic.of ?? topic.about)?.split(' ');
    // Where the words point nowhere, the name of the matter is all there is.
    if (topic.isGrave || isLeading(topic) || !own || pointsNowhere.has(specialties[0] ?? '')) return true;
    const reach = isMatter(topic) ? (at === 0 ? firstAgrees : besideAgrees) : complaintAgrees;
    const near = specialties.slice(0, reach);
    return own.some((code) => near.includes(code) || near.includes(findSpecialty(code)?.child ?? code));
  });
}

/** Whether the family usually pays for the matter itself. */
export function isSelfPaid(topics: readonly Topic[]): boolean {
  return topics[0]?.isSelfPaid === true;
}

const allMatters = new Set(matters);

/** Whether it is called by its name, rather than a common complaint. */
export function isMatter(topic: Topic): boolean {
  return allMatters.has(topic);
}
