import type { Intake } from '#contract/intake.ts';
import type { CapabilityCode, Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { clinicTime } from './clinic-hours.ts';
import { askedErrands, isCalm } from './errands.ts';
import type { SafetyOutcome } from './finding.ts';
import { needOf, type Wished } from './goals.ts';
import type { GraphHospital } from './graph/graph.ts';
import type { Card } from './insurance/card.ts';
import { isCardElsewhere } from './insurance/card-elsewhere.ts';
import { coverageOf } from './insurance/coverage.ts';
import { writesEnglish } from './insurance/foreign-writer.ts';
import type { Errand } from './knowledge/errands.ts';
import { errands as errandsByName } from './knowledge/errands.ts';
import { firstAid } from './knowledge/first-aid.ts';
import {
  afterwards,
  beforeVisit,
  errands,
  forForeigners,
  goalSteps,
  insteadOfVisit,
} from './knowledge/next-steps/goal-steps.ts';
import { stepsByNeed } from './knowledge/next-steps/planned-steps.ts';
import { type Step, step } from './knowledge/next-steps/step.ts';
import type { HavingIt } from './matching/nearest-with.ts';
import { isNamedByFamily, type Match } from './matching.ts';
import { emergencySteps, firstAidStep } from './next-steps/emergency.ts';
import { errandSteps, isVaccinePlace, stepsOf as stepsOfErrand } from './next-steps/errand-steps.ts';
import { forThisPerson } from './next-steps/for-this-person.ts';
import { homeFirstSteps, isHomeFirstStep } from './next-steps/home-first-steps.ts';
import { advisedSteps, answerSteps, cityStep, questionStep, waitStep, wishSteps } from './next-steps/own-words.ts';
import { cardPapers, emergencyPapers, papers, wardPapers, withoutCard } from './next-steps/papers.ts';
import type { Person } from './next-steps/person.ts';
import { referralStep } from './next-steps/referral.ts';
import { selfCareSteps } from './next-steps/self-care-steps.ts';
import { serviceSteps } from './next-steps/service-steps.ts';
import { situated } from './next-steps/situated.ts';
import { isHarmless, isWell, warningStep } from './next-steps/warning.ts';
import { priority, stepsOf, type Weighed } from './next-steps/weighed.ts';
import {
  askFirst,
  biteStep,
  hoursStep,
  isForEmergency,
  nameOf,
  type Visit,
  whereStep,
} from './next-steps/where-to-go.ts';
import { whichFirst } from './next-steps/which-first.ts';
import type { BilingualRecommendation } from './recommendation.ts';
import { isForDuty, isHasty } from './see-within.ts';
import { aboutOf, isAboutVaccine } from './topics.ts';

export type NextSteps = { nextSteps: BilingualRecommendation['nextSteps']; bring: Words[] };

/** All that the steps depend on; `now` only through Vietnam’s clinic hours. */
export type Known = {
  readonly assessment: Assessment;
  readonly intake: Intake;
  readonly safety: SafetyOutcome;
  readonly match: Match;
  readonly person: Person;
  readonly card: Card;
  readonly now: number;
  /** The hospitals that the family’s wish names. */
  readonly asked?: readonly GraphHospital[];
  readonly nearestWith?: (code: CapabilityCode) => HavingIt | undefined;
  readonly hospitalOf?: (id: string) => GraphHospital | undefined;
};

export function nextSteps(known: Known): NextSteps {
  const { safety, person } = known;
  const emergency = safety.urgency === 'emergency';
  const steps = emergency ? emergencySteps(known) : plannedSteps(known);
  const fitting = forThisPerson(person);
  return {
    nextSteps: steps.map(fitting).map(({ icon, title }, index) => ({ n: index + 1, icon, title })),
    bring: emergency ? emergencyPapers(person, known.card.isForeign) : papersFor(known),
  };
}

/** Whoever only has a question brings what it takes, and no papers for a visit. */
function papersFor({ assessment, intake, safety, match, person, card }: Known): Words[] {
  const asked = isCalm(safety) ? askedErrands(assessment.goals) : [];
  // Who asks besides whether to fast comes for the paper all the same.
  const paper = asked.find(({ isPaper, isSelfPaid }) => isPaper && isSelfPaid);
  const own = (match.errand ?? paper ?? asked[0])?.bring;
  if (!own && assessment.goals.has('discharge') && match.primary.hospital.id === '') return wardPapers(person);
  if (isAtInsurance(assessment, match)) return cardPapers;
  const isPaid = coverageOf(card, assessment, intake, safety) !== 'none' && !isCardElsewhere(intake);
  const bring = own ? [...own] : papers(assessment, intake, person, match, card, isPaid);
  return person.told.cues.has('lostCard') ? bring.map(withoutCard) : bring;
}

/** Where the registered place is changed nobody is examined. */
function isAtInsurance({ goals }: Assessment, { primary, errand }: Match): boolean {
  return goals.has('change_registration') && primary.hospital.id === '' && !errand;
}

const plannedStepsMax = 6;
/** Lines that hold for any visit only fill up a short list. */
const filledTo = 4;

function plannedSteps(known: Known): Step[] {
  const { assessment, intake, safety, person } = known;
  const plan = planOf(known);
  const { visit, goal, isSoon, isVisit, isErrand, isBite } = plan;
  const isAnswered = goal === 'transfer_inpatient' || isBite || safety.topics.some(({ overErrands }) => overErrands);
  // Whoever fears an infection may be pregnant besides, and that is asked for elsewhere.
  const isOpen = (each: Errand) => !isAnswered || each === errandsByName.contraception_in_time;
  const own = topicSteps(safety);
  // What is said of this test is more than what is said of all.
  const isSaid = (each: Errand) => each === errandsByName.fasting && own.some(saysFasting);
  const asked = askedErrands(assessment.goals).filter(
    (each) => isOpen(each) && !isOpenNow(each, visit) && !isSaid(each),
  );
  // Whose day is set prepares for it, whatever else is asked.
  const isDated = known.match.errand === errandsByName.planned_stay;
  if ((asked.length > 0 || isDated) && isCalm(safety) && !visit.match.isOpenDoor)
    return withWarning(errandSteps(asked, visit, known));
  const opening = isBite ? [biteStep(visit)] : openingSteps(plan, known);
  const { told } = person;
  const aid = aidSteps(assessment, safety, isBite, own);
  const isTold = safety.topics.some(({ isGrave, isWound, says }) => (isGrave || isWound) && says);
  const isWard = known.match.primary.hospital.id === '';
  const questions = isTold ? [] : questionStep(told, safety.topics, isErrand ? 'desk' : isWard ? 'ward' : 'visit');
  const first = firstAnswer(asked, known);
  const wishes =
    isErrand && goal !== 'vaccination' ? [] : wishSteps(told, [...opening, ...first, ...aid, ...own], visit.within);
  const replies = isBite ? [] : answerSteps(told, [...opening, ...wishes, ...aid, ...own], visit.within);
  const slip = goal || isBite ? [] : referralStep(known, visit);
  return fitting([
    // Whose card pays in full only with a slip goes for it before.
    ...weigh(visit.within === '24h' ? [] : slip, priority.added),
    ...weigh(opening.slice(0, 1), priority.fixed),
    ...weigh(
      isErrand || isHarmless(safety) || isWell(safety, person) ? [] : [warningStep(assessment, intake, safety, person)],
      priority.fixed,
    ),
    ...weigh(opening.slice(1), priority.fixed),
    ...weigh(first, priority.fixed),
    ...weigh(wishes, priority.fixed),
    ...weigh(goal || isBite ? [] : whichFirst(intake, assessment.specialties), priority.own),
    ...weigh(isAnswered && !isBite ? [] : waitStep(told, visit.within), priority.own),
    ...weigh(serviceSteps(known), priority.own),
    ...weigh(isErrand || isBite ? [] : foreignSteps(known, [...first, ...wishes]), priority.own),
    ...weigh(aid, priority.own),
    ...weigh(own, priority.own),
    ...weigh(replies, priority.own),
    ...weigh(advisedSteps(told, [...opening, ...aid, ...own, ...replies], visit.within), priority.own),
    ...weigh(isSoon || isCardElsewhere(intake) ? [] : cityStep(known), priority.own),
    ...weigh(questions, priority.own),
    ...(isErrand ||
    goal === 'transfer_inpatient' ||
    isHomeFirstStep(opening[0]) ||
    (own.length > 0 && isSaidByTopic(intake, safety))
      ? []
      : ownSteps(known, isSoon).filter(({ step: { icon } }) => icon !== 'fasting' || !own.some(saysFasting))),
    ...weigh(
      goal || isBite || own.length > 0 || safety.doNow.includes(firstAid.sling) ? [] : selfCareSteps(known),
      priority.added,
    ),
    ...weigh(visit.within === '24h' ? slip : [], priority.added),
    ...(isVisit ? situated(known, isBite) : []),
    ...weigh(results(intake), priority.more),
    ...weigh(isVisit ? generic(visit, isSoon, own.length + questions.length > 0) : [], priority.generic),
  ]);
}

/** What to watch for is said last there, and is not what there is no room for. */
function withWarning(steps: Step[]): Step[] {
  const last = steps.at(-1);
  if (steps.length <= plannedStepsMax || last?.icon !== 'warning') return steps.slice(0, plannedStepsMax);
  return [...steps.slice(0, plannedStepsMax - 1), last];
}

const saysLanguage = /tiếng Anh|người dịch|Ngôn ngữ/u;

/** Who writes English and has no card here is told of the language and the money. */
function foreignSteps({ card, intake }: Known, said: readonly Step[]): Step[] {
  if (!card.isForeign || !writesEnglish(intake) || said.some(({ title }) => saysLanguage.test(title.vi))) return [];
  return [forForeigners];
}

/** Beside what hurries, one line to the first question that can be answered now. */
function firstAnswer(asked: readonly Errand[], known: Known): readonly Step[] {
  const first = asked.find(({ isForLater }) => !isForLater);
  return first ? stepsOfErrand(first, known).slice(0, 1) : [];
}

/** Who is told of a door that is open now asks no more whether one is. */
function isOpenNow(errand: Errand, { match }: Visit): boolean {
  return match.isOpenDoor === true && errand === errandsByName.opening_hours;
}

/** What kind of list it is to be. */
type Plan = {
  readonly visit: Visit;
  readonly goal: Wished | undefined;
  readonly isSoon: boolean;
  /** Whether one goes to see a doctor at all. */
  readonly isVisit: boolean;
  /** Papers or a vaccine for someone whom nothing ails. */
  readonly isErrand: boolean;
  readonly isBite: boolean;
};

function planOf({ assessment, intake, safety, match, now }: Known): Plan {
  const { seeWithin: within, urgency, canWaitOvernight, matched } = safety;
  // A visit that is booked is prepared like any other, however grave the doubt.
  // Who has run out of medicine has nothing new to tell.
  const isSoon = within === '24h' || (within === '3d' && urgency !== 'routine');
  // An impression of the words does not keep anybody who is sent home.
  const isLeaving = intake.need === 'discharge' && assessment.goals.has('discharge') && isCalm(safety);
  const wished = goalOf(assessment.goals, isSoon && !isLeaving) ?? (isAboutVaccine(safety) ? 'vaccination' : undefined);
  // Who is led to a doctor asks there.
  const goal = wished === 'vaccination' && !isVaccinePlace(match) ? undefined : wished;
  // Who asks for a vaccine and tells of nothing else is well, however the words sound.
  const isWell = goal === 'vaccination' && urgency === 'routine' && matched.length === 0;
  const isInstead = goal !== undefined && insteadOfVisit.includes(goal);
  return {
    visit: {
      within,
      need: needOf(intake, assessment.goals),
      match,
      time: clinicTime(now),
      canWaitOvernight,
      isHasty: isHasty(safety),
      isForDuty: isForDuty(safety),
    },
    goal,
    isSoon,
    isVisit: !isInstead || (urgency === 'urgent' && goal !== 'transfer_inpatient'),
    isErrand:
      goal !== undefined &&
      errands.includes(goal) &&
      (within === 'planned' ||
        !intake.symptoms ||
        isWell ||
        (urgency === 'routine' && isAtInsurance(assessment, match))),
    isBite: within === '24h' && matched.some(({ code }) => code === 'rabies_exposure'),
  };
}

/** A wish waits while something hurries, but for that of one who is in hospital already. */
function goalOf(goals: Assessment['goals'], isSoon: boolean): Wished | undefined {
  if (goals.has('transfer_inpatient')) return 'transfer_inpatient';
  return isSoon ? undefined : [...insteadOfVisit, ...beforeVisit].find((goal) => goals.has(goal));
}

/** What must be seen in two weeks comes before the wish, and the wish before a visit that is only planned. */
function openingSteps({ visit, goal, isVisit }: Plan, known: Known): readonly Step[] {
  const atHome = homeFirstSteps(known, visit);
  const seen = atHome.length > 0 ? atHome : [whereStep(visit)];
  if (!goal) return seen;
  const { match } = visit;
  // Who is moved is moved to the first hospital beside the one where they are.
  const [next] = goal === 'transfer_inpatient' ? match.alternatives : [];
  const there = next ? { ...match, primary: next } : match;
  const { situations, specialties } = known.assessment;
  const hasTissue = situations.has('cancer') || specialties[0] === 'oncology';
  const name = next && !isNamedByFamily(next) ? elsewhere : nameOf(there);
  const wish = goalSteps[goal]({ name, call: askFirst(there), hasTissue });
  // Who may be at home by now is told of a doctor there.
  if (goal === 'discharge' && isVisit) {
    const [primary = match.primary] = match.alternatives;
    return [whereStep({ ...visit, match: { ...match, primary } }), wish];
  }
  if (isVisit) return known.safety.urgency === 'urgent' ? [...seen, wish] : [wish, ...seen];
  const then = afterwards[goal];
  return [wish, ...stepsOf(then ? [then] : [], known)];
}

/** Where nobody has said which: the hospital that treats knows who can take the patient. */
const elsewhere: Words = { vi: 'bệnh viện khác', en: 'another hospital' };

/** What to do at once, but for the time and the wash, which are in the first step, and for what a circumstance says anyway. */
function aidSteps({ situations }: Assessment, { doNow }: SafetyOutcome, isBite: boolean, own: readonly Step[]): Step[] {
  // A line of the matter tells how to hold that very joint.
  const isHeld = own.some(({ icon }) => icon === 'firstaid');
  return doNow
    .filter((line) => !(isHeld && line === firstAid.sling))
    .filter((line) => !line.isSchedule && !(line.saidBy && situations.has(line.saidBy)))
    .filter((line) => !(isBite && line === firstAid.washBite))
    .map(firstAidStep);
}

/** What is worth saying of the matter itself. */
function topicSteps({ topics }: SafetyOutcome): Step[] {
  return [...new Set(topics.flatMap(({ says }) => says ?? []))];
}

/** Needs of which the general lines say less than a line about the matter. */
const saidByTopic: ReadonlySet<Intake['need']> = new Set([
  'checkup',
  'treatment',
  'find_doctor',
  'find_hospital',
  'emergency',
  'surgery',
  'imaging',
]);

function isSaidByTopic({ need }: Intake, { topics }: SafetyOutcome): boolean {
  return saidByTopic.has(need) || (need === 'lab_test' && aboutOf(topics) !== undefined);
}

/** What is particular to the need; the first of it is the one to keep. */
function ownSteps(known: Known, isSoon: boolean): Weighed[] {
  // “Xem thêm các nơi khác” where there are none.
  if (known.intake.need === 'find_hospital' && known.match.alternatives.length === 0) return [];
  const need = needOf(known.intake, known.assessment.goals);
  if (need === 'checkup' && !isSoon && !isGeneralCheckup(known)) return [];
  const lines = stepsByNeed[need][isSoon ? 'soon' : 'later'];
  const first = ofAnyVisit.has(need) ? priority.generic : priority.own;
  return stepsOf(lines, known).map((each, at) => ({ step: each, keep: at === 0 ? first : priority.more }));
}

/** Needs whose lines hold for any visit. */
const ofAnyVisit: ReadonlySet<Intake['need']> = new Set(['treatment', 'find_doctor', 'find_hospital']);

/** Nobody fasts for the eyes, the heart’s echo or a vaccine. */
function isGeneralCheckup({ assessment: { specialties, goals }, intake, person: { told } }: Known): boolean {
  const [first = 'health_checkup'] = specialties;
  // “Khám” is also what those choose who only have a question.
  const isTold = !intake.symptoms || told.cues.has('checkup') || told.cues.has('fastingTest');
  return isTold && (first === 'health_checkup' || first === 'general_internal') && !goals.has('vaccination');
}

function weigh(steps: readonly Step[], keep: number): Weighed[] {
  return steps.map((each) => ({ step: each, keep }));
}

/** Gives up the least needed from the end until the rest fits; the order stays. */
function fitting(steps: readonly Weighed[]): Step[] {
  const kept = [...steps];
  for (;;) {
    const least = Math.min(...kept.map(({ keep }) => keep));
    if (kept.length <= (least <= priority.more ? filledTo : plannedStepsMax)) break;
    kept.splice(
      kept.findLastIndex(({ keep }) => keep === least),
      1,
    );
  }
  return kept.map((each) => each.step);
}

function saysFasting({ title }: Step): boolean {
  return /nhịn ăn/iu.test(title.vi);
}

/** What holds for every visit says little beside a line about this one. */
function generic(visit: Visit, isSoon: boolean, hasOwn: boolean): Step[] {
  const ask = hasOwn ? [] : [isSoon ? askUrgent : askRoutine];
  if (isForEmergency(visit)) return ask;
  // Within a day the first step says until when to come.
  return visit.within === '24h' ? [askUrgent] : [hoursStep(visit), ...ask];
}

const askUrgent = step(
  'question',
  'Hỏi bác sĩ: có cần nhập viện không, theo dõi dấu hiệu gì, khi nào phải quay lại.',
  'Ask the doctor: is admission needed, what to watch for, when to come back.',
);
const askRoutine = step(
  'question',
  'Ghi sẵn 3–5 câu muốn hỏi bác sĩ, triệu chứng và ngày bắt đầu.',
  'Write down 3–5 questions for the doctor, the complaints and when they began.',
);

function results({ hasPriorResults }: Intake): Step[] {
  if (!hasPriorResults) return [];
  return [
    step(
      'folder',
      'Xếp kết quả cũ theo ngày và hỏi kết quả nào còn dùng được để khỏi làm lại.',
      'Put earlier results in order of date, and ask which still count so that tests are not repeated.',
    ),
  ];
}
