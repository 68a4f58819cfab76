import type { Words } from '#contract/vocabulary.ts';
import { type Advice, firstAid } from '../knowledge/first-aid.ts';
import {
  callAndWait,
  callNow,
  callNowSelf,
  callOnWard,
  emergencyBasics,
  emergencyByNeed,
  goNow,
  helpHere,
  ofDespair,
  rinseThenCall,
  rinseThenGo,
} from '../knowledge/next-steps/emergency-steps.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';
import { advisedSteps, answerSteps, waitStep, wishSteps } from './own-words.ts';
import type { Person } from './person.ts';
import { serviceInDanger } from './service-steps.ts';

/** The plan whole, and what else there is room for. */
const emergencyStepsMax = 12;

/** What comes before any road. */
const onTheSpot: ReadonlyMap<Advice, Step> = new Map([
  [firstAid.callAndWait, callAndWait],
  [firstAid.helpHere, helpHere],
  [firstAid.rinseThenCall, rinseThenCall],
]);

export function emergencySteps(known: Known): Step[] {
  const {
    intake: { need },
    safety: { doNow, topics, matched },
    person,
    match,
    card: { isForeign },
  } = known;
  const { isSelf, told } = person;
  const isOnWard = match.isOnWard ?? false;
  const aid = doNow.filter(({ isCall }) => !isCall);
  const isWaiting = doNow.includes(firstAid.callAndWait);
  const going = doNow.includes(firstAid.rinseThenGo) ? rinseThenGo : goNow;
  const call = doNow.some(({ isGoing }) => isGoing) ? going : isSelf ? callNowSelf : callNow;
  // Who passes by a house that cannot operate is not told that the nearest one comes first.
  const isPassingBy = need === 'find_hospital' && matched.some(({ code }) => code === 'acute_testicular_pain');
  // The others speak of where to go.
  const added = (isWaiting && need !== 'emergency') || isOnWard || isPassingBy ? undefined : emergencyByNeed[need];
  const { time, medicines } = emergencyBasics;
  const { papersOfGuest, neverOfGuest } = emergencyBasics;
  const [ids, never] = isForeign ? [papersOfGuest, neverOfGuest] : [emergencyBasics.papers, emergencyBasics.never];
  // Of a mind in distress nobody thinks of scraping the skin, and pills are put away.
  const isOfMind = matched.length > 0 && matched.every(({ code }) => ofMind.has(code));
  const isDespair = isOfMind && matched.some(({ code }) => code === 'suicide_risk');
  const saysMedicines = aid.some(({ vi }) => vi.includes('thuốc đang dùng'));
  const first = [
    isOnWard ? callOnWard : (doNow.flatMap((line) => onTheSpot.get(line) ?? [])[0] ?? call(match.own)),
    ...aid.map(firstAidStep),
    // Nobody sits beside who has locked the door.
    ...(isDespair && !doNow.includes(firstAid.lockedIn) ? [isSelf ? ofDespair.self : ofDespair.other] : []),
    ...waitStep(told, 'now'),
    ...topics.flatMap(({ inEmergency, says }) => (inEmergency && says ? says : [])),
  ];
  const replies = [...wishSteps(told, first, 'now'), ...serviceInDanger(known), ...answerSteps(told, first, 'now')];
  const steps = [
    ...first,
    ...replies,
    ...advisedSteps(told, [...first, ...replies], 'now'),
    ...(added ? [added] : []),
    ...(isDespair || aid.some(({ notesTime }) => notesTime) ? [] : [time]),
    // Who is told whom to call instead of the family is not told to call it.
    ...(replies.some(({ title }) => title.vi.includes('đừng ở một mình')) ? [] : [companyOf(person)]),
    ...(isOfMind ? [] : [never]),
    ids,
    ...(isOfMind || saysMedicines ? [] : [medicines]),
  ];
  return steps.slice(0, Math.max(emergencyStepsMax, 1 + aid.length));
}

/** Who is ill and writes is told whom to call, not spoken about. */
function companyOf({ isChild, isSelf }: Person): Step {
  const { company, companyOfChild, companyOfSelf, companyOfChildSelf } = emergencyBasics;
  if (isSelf) return isChild ? companyOfChildSelf : companyOfSelf;
  return isChild ? companyOfChild : company;
}

const ofMind: ReadonlySet<string> = new Set(['suicide_risk', 'acute_psychosis_or_violence']);

export function firstAidStep({ vi, en }: Words): Step {
  return step('firstaid', vi, en);
}
