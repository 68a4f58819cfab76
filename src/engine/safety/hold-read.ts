import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { besideMax, type SignScore, tellsMin } from '../reader/read-danger.ts';
import { phraseList } from '../text/phrase-list.ts';
import { buildPhrases, findPhrases } from '../text/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { type Check, hold } from './check.ts';
import { isByMistake, isOfChildbedBody } from './despair.ts';
import { isPossible } from './is-possible.ts';
import { isLowPressure } from './low-pressure.ts';
import { isOneLimbCold } from './one-cold-limb.ts';
import { namesSign } from './told-sign.ts';

/** To be seen within a day, a sign is named only when no other is as likely. */
const clearlyMin = 260;
const signsMax = 3;

/** Holds what the reader found at this level: the likeliest signs with the words that weighed most. */
export function holdRead(check: Check, level: Urgency): void {
  const { read, reading } = check;
  if (level === 'routine' || reading.tokens.length === 0) return;
  // Of words that nobody has seen, what they seem to weigh is chance.
  if (level === 'urgent' && check.others.some(({ id }) => id === 'not_understood')) return;
  const signs = read ? likelySigns(check, read.signs, level) : [];
  if (signs[0]?.code === childbedCode && isOnlyDespair(check)) return;
  if (signs[0]?.code === strokeCode && isOnlyHip(check)) return;
  const isUnclear = level === 'emergency' && !isClear(signs[0], read?.signs ?? []);
  const named = signs.flatMap(({ code }) => {
    const words = read?.wordsFor(code, level) ?? [];
    // A sign without words would be taken for one that was ticked.
    return words.length > 0 ? [{ code, words }] : [];
  });
  named.forEach(({ code, words }, at) => {
    hold(check, code, level, words, { isGuessed: at > 0, isUnclear });
  });
  if (named.length === 0) check.others.push({ id: 'read', level, words: read?.wordsFor('', level) ?? [] });
}

const childbedCode: RedFlagCode = 'postpartum_danger_signs';

/** A young mother who wants to die, of whose body nothing is told, is laid down and kept warm for nothing: her mind is the danger. */
function isOnlyDespair({ flags, reading }: Check): boolean {
  return flags.get('suicide_risk')?.level === 'emergency' && !isOfChildbedBody(reading);
}

const strokeCode: RedFlagCode = 'stroke_signs';
const brainWords = buildPhrases(
  phraseList(
    `méo | nói | lưỡi | tay | nửa người | một bên người | lơ mơ | lú | gọi | mắt | đầu | nhức đầu | chóng mặt | nôn | ói | ngất | co giật | tê | yếu | liệt | face | mouth | speech | speak | slurred | arm | hand | one side | numb | weak | drowsy | confused | head | vision | eyes | dizzy | vomit | vomiting | fainted | seizure`,
    true,
    false,
  ),
);

/** A leg that is short and turned after a fall is the hip; of face, speech, arm or head nothing is told. */
function isOnlyHip({ flags, reading }: Check): boolean {
  return flags.get('fracture_or_dislocation')?.level === 'emergency' && findPhrases(reading, brainWords).length === 0;
}

/** So far the likeliest must lie before the next: of those nearer two in five were wrong on writers that were held out. */
const clearMin = 150;

function isClear(first: SignScore | undefined, signs: readonly SignScore[]): boolean {
  const next = signs.find(({ code }) => code !== first?.code);
  return first !== undefined && first.score - (next?.score ?? 0) >= clearMin;
}

function likelySigns({ facts, reading }: Check, signs: readonly SignScore[], level: Urgency): SignScore[] {
  const isNamed = namesSign(reading);
  const possible = signs.filter(({ code, tells }) => {
    const sign = findRedFlag(code);
    return (
      tells >= tellsMin &&
      sign !== undefined &&
      isPossible(sign, facts) &&
      isNamed(code) &&
      !(isOfPressure(code) && isLowPressure(reading))
    );
  });
  const [first, second] = possible;
  if (!first) return [];
  // Two that are both looked into within weeks say the same of the time.
  const rival = isSlow(first) ? possible.find((each) => !isSlow(each)) : second;
  if (level === 'urgent') return first.score - (rival?.score ?? 0) >= clearlyMin ? [first] : [];
  const named = possible.filter(({ score }) => score >= first.score - besideMax).slice(0, signsMax);
  return limbBeforeShock(withoutDespair(named, reading), reading);
}

/** A patch too many on an old man in pain resembles the words of who wants to die. The level stays that of the other sign. */
function withoutDespair(named: SignScore[], reading: Reading): SignScore[] {
  const others = named.filter(({ code }) => code !== 'suicide_risk');
  return others.length > 0 && others.length < named.length && isByMistake(reading) ? others : named;
}

function isSlow({ code }: SignScore): boolean {
  return findRedFlag(code)?.within === '14d';
}

/**
 * Words of a limb without blood resemble those of a shock, whose legs are raised and warmed: the very harm. A shock that
 * is certain was held before.
 */
function limbBeforeShock(named: SignScore[], reading: Reading): SignScore[] {
  const shock = named.find(({ code }) => code === 'shock_signs');
  const hasLimb = named.some(({ code }) => code === limbCode);
  if (!shock || !(hasLimb || isOneLimbCold(reading))) return named;
  if (hasLimb) return named.filter((each) => each !== shock);
  return named.map((each) => (each === shock ? { ...shock, code: limbCode } : each));
}

const limbCode: RedFlagCode = 'cold_painful_limb';

/** What was measured outweighs what the words resemble. */
function isOfPressure(code: string): boolean {
  return code === 'hypertensive_crisis';
}
