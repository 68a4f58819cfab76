import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode, Words } from '#contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import type { SafetyOutcome } from '../finding.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import {
  getsWorse,
  noAmbulance,
  ofArm,
  ofLeg,
  turnsInto,
  watchCues,
  watchedAfterBirth,
  watchedAfterOperation,
  watchedAtCheckup,
  watchedBeside,
  watchedBy,
  watchedInAnyone,
  watchedInArm,
  watchedInDiabetes,
  watchedInDistress,
  watchedInSmallSkin,
  watchedNearBirth,
  watchedOf,
  watchWords,
  watchWorse,
  worseBy,
} from '../knowledge/next-steps/warning-signs.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import type { Topic } from '../knowledge/topic.ts';
import { isOfSoreFromLying } from '../knowledge/topics.ts';
import { isPossible } from '../safety/is-possible.ts';
import type { Person } from './person.ts';
import { isGrown } from './there-already.ts';
import { partsOf } from './told-cues.ts';

/** Where nobody is ill there is nothing to watch for. */
export function isHarmless({ topics, urgency, matched }: SafetyOutcome): boolean {
  return urgency === 'routine' && matched.length === 0 && topics[0]?.isHarmless === true;
}

/** Who carries a gene or plans a family, and tells of nothing that ails. */
export function isWell({ urgency, matched, seeWithin, likely }: SafetyOutcome, { told }: Person): boolean {
  const isPlanned = urgency === 'routine' && (seeWithin === 'planned' || seeWithin === '14d');
  return isPlanned && matched.length + told.has.size === 0 && told.cues.has('carrier') && likely.length === 0;
}

/** The signs that must not wait for the visit, of what this complaint may turn into. */
export function warningStep(assessment: Assessment, intake: Intake, safety: SafetyOutcome, person: Person): Step {
  if (isPlainCheckup(assessment, intake, safety)) return { icon: 'warning', title: watchedAtCheckup };
  const { vi, en } = ofThisLimb(withBeside(watched(assessment, intake, safety, person), person), person);
  if (assessment.goals.has('transfer_inpatient')) {
    return step(
      'warning',
      `Báo ngay bác sĩ, điều dưỡng của khoa nếu có: ${vi}.`,
      `Tell the ward’s doctor or nurse at once in case of: ${en}.`,
    );
  }
  const { grave, sooner } = byHaste({ vi, en });
  const isPlanned = sooner !== undefined && safety.urgency === 'routine';
  return step(
    'warning',
    `Gọi 115 hoặc đến cấp cứu ngay nếu có: ${grave.vi}.${isPlanned ? ` Khám sớm hơn nếu: ${sooner.vi}.` : ''}`,
    `Call 115 or go to an emergency department at once in case of: ${grave.en}.${isPlanned ? ` Be seen sooner in case of: ${sooner.en}.` : ''}`,
  );
}

/** What calls an ambulance, and what only asks for an earlier visit: of the first there are always two. */
function byHaste(watch: Words): { grave: Words; sooner?: Words } {
  const [vi, en] = [signsIn(watch.vi), signsIn(watch.en)];
  if (vi.length !== en.length || !vi.some((part) => noAmbulance.test(part))) return { grave: watch };
  const all = vi.map((part, at): Words => ({ vi: part, en: en[at] ?? '' }));
  const grave = all.filter((each) => !noAmbulance.test(each.vi));
  const inAnyone = watchedInAnyone.map(([, each]) => each).filter((each) => !watch.vi.includes(each.vi));
  return {
    grave: joined([...grave, ...inAnyone.slice(0, Math.max(0, watchedMin - grave.length))], ', '),
    sooner: joined(
      all.filter((each) => noAmbulance.test(each.vi)),
      ', ',
    ),
  };
}

/** What the words make likely besides, unless it is named. */
function withBeside(watch: Words, { told }: Person): Words {
  const more = watchedBeside.filter(({ cue, words }) => told.cues.has(cue) && !watch.vi.includes(words.vi.slice(0, 3)));
  return joined([...more.map(({ words }) => words), watch]);
}

/** An arm does not stop one from walking, and a leg has no fingers. */
function ofThisLimb(watch: Words, { told: { cues } }: Person): Words {
  if (cues.has('arm') === cues.has('leg')) return watch;
  const [own, other] = cues.has('arm') ? [ofArm, ofLeg] : [ofLeg, ofArm];
  const [vi, en] = [signsIn(watch.vi), signsIn(watch.en)];
  const isOther = vi.map((part) => other.test(part) && !own.test(part));
  if (vi.length !== en.length || !isOther.includes(true)) return watch;
  const left = vi.flatMap((part, at): Words[] => (isOther[at] ? [] : [{ vi: part, en: en[at] ?? '' }]));
  const isNumb = left.some((each) => each.vi.includes('tê'));
  return joined([...(cues.has('arm') && !isNumb ? [watchedInArm] : []), ...left], ', ');
}

function signsIn(watch: string): string[] {
  return watch.split(/[,;] /u);
}

function isPlainCheckup(
  { specialties: [first = ''] }: Assessment,
  { need, redFlagsUnsure = [] }: Intake,
  { seeWithin, matched, likely, topics }: SafetyOutcome,
): boolean {
  const isPlanned = need === 'checkup' && seeWithin === 'planned' && !topics.some(({ watch }) => watch);
  return isPlanned && matched.length + redFlagsUnsure.length === 0 && !likely.some((code) => isOf(code, first));
}

const watchedMax = 3;
/** One sign alone would say that nothing else matters. */
const watchedMin = 2;
/** Beside a sign of the matter itself, no list of everything. */
const besideMax = 2;

function watched(assessment: Assessment, intake: Intake, safety: SafetyOutcome, person: Person): Words {
  const { specialties, situations } = assessment;
  const { need, redFlagsUnsure = [], redFlagsDenied = [] } = intake;
  // A sore of today is watched before the stroke of long ago.
  const sore = safety.topics.find(isOfSoreFromLying);
  const topic = sore ?? safety.topics.find(({ watch }) => watch);
  const own = notThereYet(topic?.watch, person, safety);
  // What a leg tells of a clot comes before what is usual after an operation.
  const isOther = toldToTurn(person).length > 0 && own?.vi.includes('đau ngực') === false;
  if (own && !isOther && redFlagsUnsure.length === 0 && !redFlagsDenied.some((code) => speaksOf(own, code)))
    return isOfMind(topic) ? own : withMind(own, assessment, person);
  if (situations.has('distress') && situations.has('postpartum')) return watchedInDistress;
  if (need === 'discharge' && (situations.has('operation') || person.told.cues.has('operated')))
    return watchedAfterOperation;
  const [first = ''] = specialties;
  const named = redFlagsUnsure.length === 0 ? notThereYet(namedWatch(first, person), person, safety) : undefined;
  if (named && safety.matched.every(({ code }) => findRedFlag(code)?.within === '14d')) return named;
  const held = [...safety.matched.map(({ code }) => code as RedFlagCode), ...toldToTurn(person)];
  const turned = held.flatMap((code) => turnsInto[code] ?? []);
  const codes: string[] = [
    ...turned,
    ...redFlagsUnsure,
    ...(isNearBirth(safety, person) ? watchedNearBirth : []),
    ...safety.likely.filter((code) => isOf(code, first)),
    ...(situations.has('postpartum') ? watchedAfterBirth : []),
    ...(situations.has('diabetes') && first === 'endocrinology' ? watchedInDiabetes : []),
    ...watchedIn(first),
  ];
  // A child’s danger signs name the fits already.
  const isNamed = (code: string) => code === 'seizure' && codes.includes('child_danger_signs') && isSmall(person);
  // What a sign turns into is enough: a third that the words only resemble belongs to another organ.
  const near = turned.length >= watchedMin && redFlagsUnsure.length === 0 ? turned : codes;
  const words = [...new Set(near)]
    .filter((code) => !isNamed(code))
    .filter((code) => redFlagsUnsure.includes(code as RedFlagCode) || !isOfOlderMinds(code, assessment, person))
    .filter((code) => fitsWhatIsTold(code, assessment, safety, person))
    .flatMap((code) => wordsFor(code, intake, safety, person, turned))
    .filter((each, at, all) => all.indexOf(each) === at);
  if (words.length >= watchedMin) return joined(words.slice(0, watchedMax));
  if (first === 'dermatology' && isSmall(person) && safety.matched.length === 0) return watchedInSmallSkin;
  const worse = worseBy[person.told.cues.has('cast') && first === 'orthopedics' ? 'cast' : first];
  const isWorse = worse && (words.length === 0 || worse === worseBy.cast);
  const left = isWorse ? notThereYet(worse, person, safety) : undefined;
  if (left) return left;
  const inAnyone = watchedInAnyone
    .filter(([sign]) => !codes.includes(sign) && !person.told.has.has(sign) && !person.told.denies.has(sign))
    .map(([, each]) => each);
  return joined([...words, ...inAnyone.slice(0, words.length > 0 ? besideMax : undefined)], ', ');
}

function isOfMind({ about = '', of = '' }: Pick<Topic, 'about' | 'of'> = {}): boolean {
  return /^psych/u.test(about || of);
}

/** Beside a heart that races, who lies awake over a loss is also watched for despair. */
function withMind(own: Words, { specialties: [about = ''] }: Assessment, { isChild, told }: Person): Words {
  const despair = watchWords.suicide_risk;
  const isSaid = /muốn chết|hại mình/u.test(own.vi) || told.denies.has('suicide_risk');
  return !despair || isSaid || isChild || !isOfMind({ about }) ? own : joined([despair, own], ', ');
}

/** A leg that tells of a clot is watched as one, whether or not the words were clear enough to hold it. */
function toldToTurn({ told }: Person): RedFlagCode[] {
  return told.has.has('leg_clot_signs') ? ['leg_clot_signs'] : [];
}

function namedWatch(first: string, { told: { cues } }: Person): Words | undefined {
  return watchedOf.find(
    ({ cue, unless = [], of }) =>
      cues.has(cue) && !unless.some((each) => cues.has(each)) && (of?.includes(first) ?? true),
  )?.watch;
}

const nearBirthWeeksMin = 34;

function isNearBirth({ facts }: SafetyOutcome, { weeks = 0 }: Person): boolean {
  return facts.pregnant && weeks >= nearBirthWeeksMin;
}

/** What the patient has already is nothing to watch for, but may get worse. */
function notThereYet(watch: Words | undefined, person: Person, safety: SafetyOutcome): Words | undefined {
  if (!watch) return undefined;
  const { told, isThere } = person;
  const vi = partsOf(watch.vi);
  const en = partsOf(watch.en);
  const isTold = (part: string) => [...told.signs].some(({ of }) => of.test(part)) || isReached(part, person, safety);
  // Parts that do not answer each other are often pieces of one sign: only what is surely one leaves.
  if (vi.length !== en.length) {
    const others = vi.filter((part) => !isTold(part));
    if (others.length === vi.length) return watch;
    return others.length === 0
      ? undefined
      : { vi: [getsWorse.vi, ...others].join(', '), en: `${getsWorse.en}, ${watch.en}` };
  }
  const signs = [...told.has, ...safety.matched.map(({ code }) => code as RedFlagCode)];
  const worse = new Set<Words>();
  const left = vi.flatMap((part, at): Words[] => {
    const other = en[at] ?? '';
    const sign = isGrown(part) ? undefined : signs.find((code) => speaksOf({ vi: part, en: other }, code));
    const isHere = isTold(part) || told.watched.has(part) || isThere(part) || isThere(other);
    if (!sign && !isHere) return [{ vi: part, en: other }];
    worse.add((sign && watchWorse[sign]) ?? getsWorse);
    return [];
  });
  return left.length === 0 ? undefined : joined([...worse, ...left], ', ');
}

const degreesIn = /^sốt(?: cao)?(?: lại)? (?:từ|trên) (\d{2}(?:,\d)?)/u;
const daysIn = /^(?:sốt.* )?quá (\d+)(?:–\d+)? ngày$/u;

/** A fever as high, or as long, as the one to be watched for. */
function isReached(part: string, { degrees = 0 }: Person, { facts: { durationDays = 0 } }: SafetyOutcome): boolean {
  const from = Number(degreesIn.exec(part)?.[1]?.replace(',', '.') ?? Infinity);
  const days = Number(daysIn.exec(part)?.[1] ?? Infinity);
  return degrees >= from || durationDays > days;
}

/** Under this no thoughts of dying and no voices are looked for behind late speech, tics or restlessness; ours. */
const despairYearsMin = 12;
const ofOlderMinds: ReadonlySet<string> = new Set(['suicide_risk', 'acute_psychosis_or_violence']);

function isOfOlderMinds(code: string, { situations }: Assessment, { years, told }: Person): boolean {
  const isYoung = years !== undefined && years < despairYearsMin;
  const isTold = situations.has('distress') || situations.has('self_harm') || told.has.has(code as RedFlagCode);
  return isYoung && !isTold && ofOlderMinds.has(code);
}

/** A fever that lasts longer is another’s. */
const dengueDaysMax = 10;
/** Before this week of a pregnancy no child is felt and no waters break. */
const lateWeeksMin = 20;
const ofLatePregnancy: ReadonlySet<string> = new Set([
  'labour_or_waters_broken',
  'reduced_fetal_movement',
  'preeclampsia_signs',
]);

const talkingYears = 2;
const smallYearsMax = 5;
function isSmall({ years }: Person): boolean {
  return years !== undefined && years <= smallYearsMax;
}

function speaksOf({ vi }: Words, code: RedFlagCode): boolean {
  const cues = Object.hasOwn(watchCues, code) ? watchCues[code] : undefined;
  return cues?.split(' | ').some((cue) => vi.includes(cue)) === true;
}

/** Dengue without a fever, a plaster without a cast, a new stroke to who learns to walk after one. */
function fitsWhatIsTold(
  code: string,
  { situations, specialties: [first] }: Assessment,
  safety: SafetyOutcome,
  person: Person,
): boolean {
  const { facts, matched, urgency } = safety;
  const sign = findRedFlag(code);
  if (!sign || !isPossible(sign, facts)) return false;
  if (code === 'dengue_warning_signs')
    return (
      (situations.has('fever') || matched.some((each) => each.code === 'prolonged_fever')) &&
      !situations.has('operation') &&
      !situations.has('postpartum') &&
      (facts.durationDays ?? 0) <= dengueDaysMax
    );
  if (ofLatePregnancy.has(code) && person.weeks !== undefined && person.weeks < lateWeeksMin) return false;
  // Who cannot speak tells of no headache.
  if (code === 'meningitis_signs') return (person.years ?? talkingYears) >= talkingYears;
  // Of a small child it is said that it is hard to wake.
  if (code === 'altered_consciousness' && person.years !== undefined && person.years < talkingYears) return false;
  // Low sugar is of who takes something against sugar.
  if (code === 'hypoglycemia') return situations.has('diabetes');
  if (code === 'severe_abdominal_pain' && matched.some((each) => each.code === 'spreading_skin_infection'))
    return false;
  if (code === 'severe_drug_rash') return person.told.cues.has('medicine');
  if (code === 'fracture_or_dislocation') return person.told.cues.has('cast');
  if (code === 'cauda_equina_signs') return first === 'spine' || person.told.cues.has('back');
  if (code === 'anaphylaxis' || (code === 'airway_swelling_or_stridor' && first === 'allergy_immunology'))
    return person.told.cues.has('allergy');
  if (code === 'stroke_signs') return !(urgency === 'routine' && person.told.cues.has('rehab'));
  // Possible in any woman of that age, which is no reason to speak to her as if she were pregnant.
  const { pregnancy } = sign.appliesTo ?? {};
  return pregnancy === undefined || pregnancy === 'postpartum' || (facts.pregnant && person.mayBePregnant);
}

/** What is there already can only get worse; what was denied is not named, unless it is what a sign that holds turns into. */
function wordsFor(
  code: string,
  { redFlagsDenied = [] }: Intake,
  safety: SafetyOutcome,
  person: Person,
  turned: readonly RedFlagCode[],
): Words[] {
  const sign = code as RedFlagCode;
  if (redFlagsDenied.includes(sign) || (person.told.denies.has(sign) && !turned.includes(sign))) return [];
  const isThere = person.told.has.has(sign) || safety.matched.some((each) => each.code === code);
  const words = isThere ? (watchWorse[sign] ?? getsWorse) : notThereYet(watchWords[sign], person, safety);
  return words ? [words] : [];
}

/** A sign of another specialty than the first is what the words resemble, not what they are about. */
function isOf(code: string, specialty: string): boolean {
  return findRedFlag(code)?.specialties.includes(specialty) === true;
}

function watchedIn(specialty: string): readonly RedFlagCode[] {
  return watchedBy[specialty] ?? (specialty.startsWith('pediatric_') ? watchedBy.pediatrics : undefined) ?? [];
}

function joined(all: readonly Words[], by = '; '): Words {
  const said = new Set<string>();
  const [vi, en]: [string[], string[]] = [[], []];
  for (const each of all) {
    // “Tím môi” is said once, whether of the breath or of the heart.
    const [parts, others] = [partsOf(each.vi), partsOf(each.en)];
    const left = parts.map((_, at) => at).filter((at) => !said.has(parts[at] ?? ''));
    for (const part of parts) said.add(part);
    if (left.length === 0) continue;
    const isSame = left.length === parts.length || parts.length !== others.length;
    vi.push(isSame ? each.vi : left.map((at) => parts[at]).join(', '));
    en.push(isSame ? each.en : left.map((at) => others[at]).join(', '));
  }
  return { vi: vi.join(by), en: en.join(by) };
}
