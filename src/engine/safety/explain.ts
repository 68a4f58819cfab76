import type { RedFlagCode, SeeWithin, Urgency, Words } from '#contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import { firstAidPlan, patientOf } from '../first-aid-plan.ts';
import { type Advice, firstAid } from '../knowledge/first-aid.ts';
import { awakeAgain } from '../knowledge/first-aid-causes.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { withinWords } from '../knowledge/see-within.ts';
import type { MatchedSign } from '../recommendation.ts';
import type { Going } from '../see-within.ts';
import type { Reading } from '../text/reading.ts';
import { gravestFirst } from '../urgency.ts';
import type { Check, HeldFlag, OtherRaise } from './check.ts';
import { wholeQuotes } from './quotes.ts';
import { isToldFaint, isToldFar, toldCases } from './told-cases.ts';

const quotesMax = 3;
const reasonsMax = 8;

type Raise = { readonly level: Urgency; readonly reason: Words; readonly isTimed?: boolean };

/** Why this urgency, the gravest first, each with the words that led there; they name one time only, that of the answer. */
export function reasonsOf(check: Check, within: SeeWithin, isGoing = false, going?: Going): Words[] {
  const { flags, unsure, others, intake, isCall, reading, facts } = check;
  const raises: Raise[] = [];
  const when = going ? rightNow : soon(within);
  if (isCall) raises.push(askedForEmergency);
  const said = new Set<string>();
  const isOpen = (flag: HeldFlag) => flag.isUnclear || (!going && isToldInADay(flag));
  for (const flag of flags.values()) {
    // The same words do not tell of another sign, which is only as likely.
    if (isOpen(flag)) continue;
    if (!flag.isGuessed || !flag.words.every((word) => said.has(word)))
      raises.push(flagRaise({ ...flag, words: wholeQuotes(reading, flag.words, false) }, facts));
    for (const word of flag.words) said.add(word);
  }
  // What is said of a sign that is only likely may not be so: its words say it.
  const unclear = [...flags.values()].filter(isOpen).map((flag) => ({ ...flag, id: flag.code }));
  const read = [...unclear, ...others].map((each) => ({ ...each, words: wholeQuotes(reading, each.words, true) }));
  addOthers(raises, read, when, isGoing);
  if (unsure.length > 0) raises.push({ level: 'urgent', isTimed: true, reason: notSure(unsure, when) });
  if (intake.severity === 'severe') raises.push(severeSaid(when));
  if (raises.length === 0) return [nothingFound];
  raises.sort(gravestFirst);
  const isEmergency = raises[0]?.level === 'emergency';
  const reasons: Words[] = [];
  for (const { reason, isTimed } of raises) {
    // To be told of a day makes no sense beside being told to go now.
    if (reasons.length < reasonsMax && !(isEmergency && isTimed)) reasons.push(reason);
  }
  return reasons;
}

const askedForEmergency: Raise = {
  level: 'emergency',
  reason: { vi: 'Bạn yêu cầu cấp cứu. Gọi 115 ngay.', en: 'You asked for emergency help. Call 115 now.' },
};

function severeSaid({ vi, en }: Words): Raise {
  const reason = {
    vi: `Bạn cho biết tình trạng đang nặng: cần được bác sĩ khám ${vi}.`,
    en: `You said that it is severe: a doctor should see this ${en}.`,
  };
  return { level: 'urgent', isTimed: true, reason };
}

const rightNow: Words = { vi: 'ngay bây giờ', en: 'right now' };

/** What is said of hours, or of going at once. */
const hurries = /ngay|giờ|phút/u;

/** What is said of a sign that speaks of the first hours makes no sense beside a day. */
function isToldInADay({ code, level, words }: HeldFlag): boolean {
  const flag = findRedFlag(code);
  // Who thinks of dying is told so, and not to be alone now, though the visit is within a day.
  if (code === 'suicide_risk') return false;
  return level === 'urgent' && flag?.level === 'emergency' && words.length > 0 && hurries.test(flag.why.vi);
}

export const nothingFound: Words = {
  vi: 'Trong những gì bạn ghi, chưa thấy dấu hiệu nguy hiểm nào mà chúng tôi nhận biết được. Nếu nặng lên, gọi 115.',
  en: 'Nothing you wrote is a danger sign that we recognise. If it gets worse, call 115.',
};

/** Of a baby that is older than the weeks that the sign itself speaks of. */
const pastFirstWeeks: Words = {
  vi: 'Trẻ trong những tháng đầu trở nặng rất nhanh.',
  en: 'A baby in its first months gets worse very fast.',
};

function flagRaise({ code, level, words }: HeldFlag, { ageMonths = 0 }: Facts): Raise {
  const flag = findRedFlag(code);
  if (!flag) return { level, reason: unknownCode(code) };
  const { label } = flag;
  const why = code === 'newborn_danger_signs' && ageMonths > 0 ? pastFirstWeeks : flag.why;
  if (words.length === 0) {
    return { level, reason: { vi: `Bạn đã chọn “${label.vi}”. ${why.vi}`, en: `You chose “${label.en}”. ${why.en}` } };
  }
  const quoted = quotes(words);
  return { level, reason: { vi: `Bạn ghi ${quoted}. ${why.vi}`, en: `You wrote ${quoted}. ${why.en}` } };
}

export function unknownCode(code: string): Words {
  return {
    vi: `Dấu hiệu “${code}” không có trong danh mục của chúng tôi, nên được coi là dấu hiệu nguy hiểm.`,
    en: `The sign “${code}” is not in our catalogue, so it is treated as a danger sign.`,
  };
}

function notSure(codes: readonly RedFlagCode[], soon: Words): Words {
  const labels = codes.flatMap((code) => findRedFlag(code)?.label ?? []);
  const vi = quotes(labels.map((label) => label.vi));
  const en = quotes(labels.map((label) => label.en));
  return {
    vi: `Bạn chưa chắc có hay không: ${vi}. Nên để bác sĩ xem ${soon.vi}; nếu thấy rõ là có, gọi 115.`,
    en: `You are not sure about: ${en}. A doctor should look ${soon.en}; if it becomes plain, call 115.`,
  };
}

/** The first few of the words; a part of what is quoted anyway is not quoted again. */
function quotes(words: readonly string[]): string {
  let quoted = '';
  let count = 0;
  for (const word of words) {
    if (count === quotesMax) break;
    if (words.some((other) => other.length > word.length && other.includes(word))) continue;
    quoted += `${count > 0 ? ', ' : ''}“${word}”`;
    count += 1;
  }
  return quoted;
}

/** One sentence for each level, with all the words that led to it. */
function addOthers(raises: Raise[], others: readonly OtherRaise[], soon: Words, isGoing: boolean): void {
  if (others.length === 0) return;
  const understood = others.filter(({ id }) => id !== 'not_understood');
  for (const level of ['emergency', 'urgent'] as const) {
    const same = understood.filter((other) => other.level === level);
    const words = wordsOf(same);
    // Where a sign says why, nothing without words is added.
    if (same.length === 0 || (words.length === 0 && raises.some((raise) => raise.level === level))) continue;
    raises.push({ level, reason: otherReason(level, words, soon, isGoing), isTimed: level === 'urgent' });
  }
  if (others.length > understood.length) raises.push({ level: 'urgent', reason: notUnderstood, isTimed: true });
}

function wordsOf(raises: readonly OtherRaise[]): string[] {
  const all: string[] = [];
  for (const { words } of raises) for (const word of words) if (!all.includes(word)) all.push(word);
  return all;
}

function soon(within: SeeWithin): Words {
  return within === '3d' || within === '14d' ? withinWords[within] : withinWords['24h'];
}

function otherReason(level: 'emergency' | 'urgent', words: readonly string[], soon: Words, isGoing: boolean): Words {
  const said = words.length > 0;
  const vi = said ? `Bạn ghi ${quotes(words)}` : 'Theo những gì bạn cho biết';
  const en = said ? `You wrote ${quotes(words)}` : 'From what you told us';
  if (level === 'emergency' && isGoing)
    return { vi: `${vi}: cần đến khoa cấp cứu ngay.`, en: `${en}: this needs an emergency department now.` };
  if (level === 'emergency')
    return { vi: `${vi}: cần cấp cứu ngay, gọi 115.`, en: `${en}: this needs emergency care now, call 115.` };
  return { vi: `${vi}: nên được bác sĩ khám ${soon.vi}.`, en: `${en}: a doctor should see this ${soon.en}.` };
}

export const notUnderstood: Words = {
  vi: 'Chúng tôi chưa hiểu rõ điều bạn ghi, nên để bác sĩ khám trong 24 giờ. Bạn có thể viết lại bằng lời khác.',
  en: 'We did not fully understand what you wrote, so a doctor should look within 24 hours. You can say it in other words.',
};

export function matchedOf({ flags }: Check): MatchedSign[] {
  return [...flags.values()]
    .map(({ code, level, words }): MatchedSign => {
      const label = findRedFlag(code)?.label ?? { vi: `Dấu hiệu “${code}”`, en: `Sign “${code}”` };
      return { code, label, level, words: [...words] };
    })
    .sort(gravestFirst);
}

export const schedules: Readonly<Partial<Record<SeeWithin, Advice>>> = {
  '24h': firstAid.withinADay,
  '3d': firstAid.threeDays,
  '14d': firstAid.twoWeeks,
};

const goes: Readonly<Record<Going, Advice>> = { duty: firstAid.toDutyNow, now: firstAid.seenNow };

/** What to do at once: the call or how soon to be seen, then one plan for all signs together. */
export function doNowOf(
  { flags, facts, reading }: Check,
  urgency: Urgency,
  within: SeeWithin,
  going?: Going,
): Advice[] {
  if (urgency === 'routine') return [];
  const held = [...flags.values()];
  const codes = held.flatMap(({ code, isGuessed }) => (isGuessed ? [] : code));
  const guessed = held.flatMap(({ code, isGuessed }) => (isGuessed ? code : []));
  const seen = going ? goes[going] : (schedules[within] ?? firstAid.withinADay);
  const lead = urgency === 'emergency' ? callOf(held, reading) : seen;
  const cases = toldCases(reading);
  const signs = { codes, guessed, cases, isFar: isToldFar(reading), isFaint: isToldFaint(reading) };
  const patient = patientOf(facts, codes);
  return firstAidPlan(signs, cases.has(awakeAgain) ? { ...patient, awake: undefined } : patient, urgency, lead);
}

/** No ambulance for an eye or a bite: whoever walks in is there sooner. */
function callOf(held: readonly HeldFlag[], reading: Reading): Advice {
  const grave = held.filter(({ level }) => level === 'emergency');
  const isBrought =
    grave.length > 0 && grave.every(({ code }) => findRedFlag(code)?.isBrought) && !isToldFaint(reading);
  return isBrought ? firstAid.goNow : firstAid.call115;
}
