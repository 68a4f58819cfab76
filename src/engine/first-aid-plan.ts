import type { Urgency, Words } from '#contract/vocabulary.ts';
import type { Facts } from './finding.ts';
import {
  type Act,
  type Advice,
  type AgeGroup,
  type Deed,
  type FirstAid,
  firstAid,
  type When,
} from './knowledge/first-aid.ts';
import { causesOfAnySign } from './knowledge/first-aid-causes.ts';
import { tiers } from './knowledge/first-aid-signs.ts';
import { type Choice, cord, mouths, postures, sides, type Wish, warmths } from './knowledge/first-aid-slots.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import type { AidCase, SignAid } from './knowledge/sign.ts';

/** What a plan is made of: the signs that are there, those that are only as likely as the first, and the causes told. */
export type Signs = {
  readonly codes: readonly string[];
  readonly guessed?: readonly string[];
  readonly cases?: ReadonlySet<AidCase>;
  /** Where no ambulance comes soon. */
  readonly isFar?: boolean;
  /** Who struggles for breath or sinks is driven by no family. */
  readonly isFaint?: boolean;
};

/** For whom a plan is made. */
export type Patient = {
  readonly age: AgeGroup;
  readonly pregnant: boolean;
  readonly awake: boolean | undefined;
  /** Since when, as far as it is told. */
  readonly days?: number;
};

type Aid = Pick<SignAid, 'decisive' | 'after'>;

/** In their order, the most deadly sign first. */
const aidOf: ReadonlyMap<string, SignAid> = new Map(tiers.flatMap(({ signs }) => Object.entries(signs)));
const deadliness: ReadonlyMap<string, number> = new Map([...aidOf.keys()].map((code, at) => [code, at]));

const linesMax = 7;

type Candidate = { readonly line: Advice; readonly rank: number };
const ranks = { scene: 0, decisive: 1, slot: 2, warmth: 3, more: 4 } as const;

/**
 * One plan for all signs together: what decides for each is in it, nothing in it opposes anything else in it, and the
 * most deadly sign leads. `lead` is the call, or how soon to be seen.
 */
export function firstAidPlan(
  signs: Signs,
  patient: Patient,
  urgency: Exclude<Urgency, 'routine'>,
  lead: Advice = firstAid.call115,
): Advice[] {
  const aids: Aid[] = [...aidsOf(signs), ...causesOfAnySign.filter((each) => signs.cases?.has(each))];
  const isThere = (code: string) => signs.codes.includes(code) || signs.guessed?.includes(code) === true;
  const fits = (line: Advice | undefined): line is Advice =>
    line !== undefined &&
    isFor(line, patient) &&
    !line.notBeside?.some(isThere) &&
    (line.onlyBeside?.some(isThere) ?? true) &&
    (urgency === 'emergency' ? !line.urgentOnly : line.alsoUrgent === true);
  const candidates: Candidate[] = [];
  const add = (line: Advice | undefined, rank: number) => {
    if (fits(line) && candidates.every((other) => other.line !== line)) candidates.push({ line, rank });
  };
  const slots = slotLines(aids, patient);
  for (const { decisive } of aids) {
    for (const each of decisive) {
      const line = lineOf(each, slots);
      add(line, line?.isScene ? ranks.scene : ranks.decisive);
    }
  }
  if (
    aids.length > 0 &&
    patient.pregnant &&
    !candidates.some(({ line }) => line === firstAid.maternity || line.says === 'maternity')
  )
    add(firstAid.sayPregnant, ranks.decisive);
  for (const line of [slots.posture, slots.mouth]) add(line, ranks.slot);
  for (const { after = [] } of aids) for (const each of after) add(lineOf(each, slots), ranks.more);
  const plan = withoutConflict(candidates.filter(({ line }) => !isSaidBy(line, candidates))).sort(
    (a, b) => a.rank - b.rank,
  );
  const room = Math.max(linesMax - 1, plan.findLastIndex(({ rank }) => rank <= ranks.decisive) + 1);
  const lines = plan.slice(0, room).map(({ line }) => line);
  if (urgency === 'emergency' && lines.length === 0) lines.push(firstAid.stayAndWatch);
  return [lead.isCall ? callFor(lines, signs, patient, lead) : lead, ...lines];
}

/** Whether to call or to go, and what comes even before that. */
function callFor(lines: readonly Advice[], signs: Signs, patient: Patient, lead: Advice): Advice {
  if (!signs.isFar && lines.some(staysPut)) return firstAid.callAndWait;
  // Minutes without breath decide, and no road is as short.
  if (!signs.isFar && lines.some((line) => isForBreath(line, signs))) return firstAid.helpHere;
  const led = !patient.pregnant && isBrought(signs) ? firstAid.goNow : lead;
  // Minutes of rinsing save an eye and skin, and no road does; who sinks is called for first.
  if (signs.isFaint) return led;
  if (lines.includes(firstAid.floodChemical)) return firstAid.rinseThenCall;
  if (!lines.includes(firstAid.rinseChemical)) return led;
  return led.isGoing ? firstAid.rinseThenGo : firstAid.rinseThenCall;
}

const blows: ReadonlySet<Advice> = new Set([
  firstAid.thrusts,
  firstAid.thrustsPregnant,
  firstAid.thrustsBaby,
  firstAid.thrustsAnyone,
]);
const compressions: ReadonlySet<Advice> = new Set([firstAid.compress, firstAid.compressBaby]);

/** What is done on the spot for somebody whose breath has stopped, or may have. */
function isForBreath(line: Advice, { codes }: Signs): boolean {
  return blows.has(line) || (compressions.has(line) && codes.includes('unresponsive_or_not_breathing'));
}

/** Whether each sign is told in such a way that who has it can be brought. */
function isBrought({ codes, guessed = [], cases, isFaint }: Signs): boolean {
  const isSo = (code: string) =>
    (!isFaint && findRedFlag(code)?.isBrought === true) ||
    aidOf.get(code)?.cases?.some((each) => each.isBrought && cases?.has(each)) === true;
  return codes.length > 0 && guessed.length === 0 && codes.every(isSo);
}

function isSaidBy(line: Advice, candidates: readonly Candidate[]): boolean {
  return candidates.some((other) => other.line.says !== undefined && firstAid[other.line.says as FirstAid] === line);
}

/** Who must not be moved waits for those who can. */
function staysPut({ does = [] }: Advice): boolean {
  return does.some((deed) => partsOf(deed)[0] === 'stay');
}

/** The most deadly first; of a sign that is only as likely as another, what does no harm if it is not there. */
function aidsOf({ codes, guessed = [], cases }: Signs): Aid[] {
  return [...codes, ...guessed]
    .toSorted((a, b) => (deadliness.get(a) ?? 0) - (deadliness.get(b) ?? 0))
    .flatMap((code): Aid[] => {
      const aid = aidOf.get(code);
      if (!aid || (aid.unless && codes.includes(aid.unless))) return [];
      return [codes.includes(code) ? byCause(aid, cases) : harmlessOf(aid)];
    });
}

function byCause(aid: SignAid, cases: ReadonlySet<AidCase> | undefined): Aid {
  const told = aid.cases?.filter((each) => cases?.has(each)) ?? [];
  if (told.length === 0) return aid;
  return { decisive: told.flatMap(({ decisive }) => decisive), after: told.flatMap(({ after = [] }) => after) };
}

const harmless: ReadonlySet<FirstAid | Wish> = new Set([
  'side',
  'neck',
  'nothingYet',
  'compress',
  'compressBaby',
  'watchBreath',
  'maternity',
  'notAlone',
]);

function harmlessOf({ decisive, after = [] }: Aid): Aid {
  const keep = (lines: readonly (FirstAid | Wish)[]) => lines.filter((line) => harmless.has(line));
  return { decisive: keep(decisive), after: keep(after) };
}

function isFor({ ages, pregnant, awakeOnly, daysMax = Infinity }: Advice, patient: Patient): boolean {
  if ((patient.days ?? 0) > daysMax) return false;
  if (ages && !ages.includes(patient.age)) return false;
  if (pregnant !== undefined && pregnant !== patient.pregnant) return false;
  return !(awakeOnly && patient.awake === false);
}

type Slots = {
  readonly posture: Advice | undefined;
  readonly mouth: Advice | undefined;
  readonly warmth: Advice | undefined;
};
const slotOf: Readonly<Record<Wish, keyof Slots | undefined>> = {
  forward: 'posture',
  sit: 'posture',
  level: 'posture',
  legsUp: 'posture',
  flat: 'posture',
  left: 'posture',
  still: 'posture',
  rest: 'posture',
  side: 'posture',
  vomits: 'posture',
  drools: 'posture',
  cord: 'posture',
  cordOut: 'posture',
  sugar: 'mouth',
  nothing: 'mouth',
  unfed: 'mouth',
  chokes: 'mouth',
  nothingYet: 'mouth',
  feed: 'mouth',
  ors: 'mouth',
  sips: 'mouth',
  water: 'mouth',
  warm: 'warmth',
  limb: undefined,
  neck: undefined,
  unpressed: undefined,
};

function isWish(each: FirstAid | Wish): each is Wish {
  return each in slotOf;
}

function lineOf(each: FirstAid | Wish, slots: Slots): Advice | undefined {
  if (!isWish(each)) return firstAid[each];
  const slot = slotOf[each];
  return slot && slots[slot];
}

function slotLines(aids: readonly Aid[], patient: Patient): Slots {
  const wishes = new Set<Wish>();
  for (const { decisive, after = [] } of aids)
    for (const each of [...decisive, ...after]) if (isWish(each)) wishes.add(each);
  // Who fits is not sat up, nor is who came up from a dive.
  if (aids.some(({ decisive }) => decisive.includes('fit') || decisive.includes('dived'))) wishes.delete('sit');
  // Who lies on the side while awake lies there drowsy too.
  if (patient.awake !== false && wishes.has('drools')) wishes.delete('side');
  const asks = (slot: keyof Slots) => [...wishes].some((wish) => slotOf[wish] === slot);
  const isPosed = asks('posture');
  // On her back the child presses on the great vessels: whoever is pregnant lies on the left, once it is big enough.
  if (wishes.has('unpressed')) wishes.delete('left');
  else if (isPosed && patient.pregnant) wishes.add('left');
  return {
    posture: isPosed ? postureOf(wishes, patient) : undefined,
    mouth: asks('mouth') ? choose(mouths, wishes, patient) : undefined,
    warmth: choose(warmths, wishes, patient),
  };
}

function choose(choices: readonly Choice[], asked: ReadonlySet<Wish>, { age, awake }: Patient): Advice | undefined {
  return choices.find(
    (choice) =>
      (choice.ages?.includes(age) ?? true) &&
      (choice.awake === undefined || choice.awake === awake) &&
      choice.wishes.every((wish) => asked.has(wish)),
  )?.says;
}

/** What holds for the awake, for a cord that is seen and for the drowsy, in one line. */
function postureOf(wishes: ReadonlySet<Wish>, patient: Patient): Advice | undefined {
  const side = choose(sides, wishes, patient);
  const awake = patient.awake === false ? undefined : choose(postures, wishes, patient);
  const parts: Advice[] = [];
  if (awake) parts.push(side ? headed(whileAwake(awake), { vi: 'Còn tỉnh: ', en: 'Awake: ' }) : capital(awake));
  if (wishes.has('cord') && patient.age !== 'newborn' && patient.age !== 'infant') parts.push(cord);
  if (side) {
    const isOut = patient.awake === false;
    parts.push(headed(side, isOut ? notAwake : drowsy));
  }
  const [first, ...more] = parts;
  return first && more.reduce(joined, first);
}

const notAwake: Words = {
  vi: 'Chưa tỉnh mà còn thở đều (không phải thở ngáp): ',
  en: 'Not awake but breathing steadily (not gasping): ',
};
const drowsy: Words = { vi: 'Lơ mơ mà còn thở: ', en: 'Drowsy but breathing: ' };

function headed(part: Advice, head: Words): Advice {
  return { ...part, vi: head.vi + part.vi, en: head.en + part.en };
}

function whileAwake(part: Advice): Advice {
  return { ...part, does: (part.does ?? []).map((deed) => (deed.includes(' ') ? deed : (`awake ${deed}` as Deed))) };
}

function capital(part: Advice): Advice {
  const raise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { ...part, vi: raise(part.vi), en: raise(part.en) };
}

function joined(a: Advice, b: Advice): Advice {
  return {
    vi: `${a.vi} ${b.vi}`,
    en: `${a.en} ${b.en}`,
    source: `${a.source} ${b.source}`,
    does: [...(a.does ?? []), ...(b.does ?? [])],
  };
}

/** Each gives way to what stands before it; warmth, the least decisive of all, also to what stands behind it. */
function withoutConflict(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const isWarmth = candidate.line.does?.includes('warm') === true;
    const others = isWarmth ? candidates.filter((other) => other !== candidate) : kept;
    if (others.some(({ line }) => opposes(line, candidate.line))) continue;
    kept.push(isWarmth ? { ...candidate, rank: ranks.warmth } : candidate);
  }
  return kept;
}

/** What can't be done to one and the same person. */
const opposed: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  nothing: ['sugar', 'ors', 'feed', 'water', 'medicine'],
  'no-extra-water': ['ors', 'water'],
  'sit-up': ['legs-up', 'left-side', 'lie-still', 'knee-chest'],
  'legs-up': ['left-side', 'lie-still', 'knee-chest', 'limb-low', 'limb-still'],
  warm: ['cool', 'cool-burn', 'limb-low', 'neither-warm-nor-cold'],
  cool: ['neither-warm-nor-cold'],
};
const apart: Readonly<Partial<Record<When, When>>> = {
  awake: 'drowsy',
  drowsy: 'awake',
  breathless: 'breathing',
  breathing: 'breathless',
};

function opposes(a: Advice, b: Advice): boolean {
  return (a.does ?? []).some((one) => b.does?.some((other) => areOpposed(one, other)) ?? false);
}

function areOpposed(one: Deed, other: Deed): boolean {
  const [act, when] = partsOf(one);
  const [otherAct, otherWhen] = partsOf(other);
  const isOpposed = opposed[act]?.includes(otherAct) || opposed[otherAct]?.includes(act);
  return isOpposed === true && !(when && otherWhen && apart[when] === otherWhen);
}

function partsOf(deed: Deed): [act: Act, when: When | undefined] {
  const [first, second] = deed.split(' ');
  return second === undefined ? [first as Act, undefined] : [second as Act, first as When];
}

const infantMonthsMax = 11;
/** The word is then another's: a small child that swallowed what its mother takes. */
const childbearingYearsMin = 10;
const neverPregnant: readonly AgeGroup[] = ['newborn', 'infant', 'elder'];
/** Signs that only a child shows, whose age nobody may have told. */
const ofChildren: readonly string[] = ['child_breathing_distress', 'child_danger_signs'];

export function patientOf(
  { ageYears, ageMonths, isChild, isElder, pregnant, sex, durationDays = 0 }: Facts,
  codes: readonly string[],
): Patient {
  const age: AgeGroup =
    ageMonths === 0
      ? 'newborn'
      : ageYears === 0 || (ageMonths !== undefined && ageMonths <= infantMonthsMax)
        ? 'infant'
        : isChild
          ? 'child'
          : isElder
            ? 'elder'
            : ageYears !== undefined
              ? 'adult'
              : codes.some((code) => ofChildren.includes(code))
                ? 'child'
                : 'unknown';
  return {
    age,
    pregnant:
      pregnant &&
      sex !== 'male' &&
      !neverPregnant.includes(age) &&
      (ageYears === undefined || ageYears >= childbearingYearsMin),
    awake: codes.includes('unresponsive_or_not_breathing') ? false : undefined,
    days: durationDays,
  };
}
