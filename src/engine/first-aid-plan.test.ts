import { describe, expect, test } from 'vitest';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { firstAidPlan, type Patient } from './first-aid-plan.ts';
import { type Advice, type AgeGroup, firstAid } from './knowledge/first-aid.ts';
import { causesOfAnySign } from './knowledge/first-aid-causes.ts';
import { tiers } from './knowledge/first-aid-signs.ts';
import { findRedFlag, redFlags } from './knowledge/red-flags.ts';
import type { AidCase } from './knowledge/sign.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';

const ages: readonly AgeGroup[] = ['newborn', 'infant', 'child', 'adult', 'elder', 'unknown'];
const codes = redFlags.map(({ code }) => code);

type Made = {
  signs: readonly string[];
  patient: Patient;
  isEmergency: boolean;
  plan: Advice[];
  vi: string;
  en: string;
};

function make(signs: readonly string[], age: AgeGroup, pregnant: boolean, cases?: ReadonlySet<AidCase>): Made {
  const isEmergency = signs.some((code) => findRedFlag(code)?.level === 'emergency');
  const patient = { age, pregnant, awake: signs.includes('unresponsive_or_not_breathing') ? false : undefined };
  const plan = isEmergency
    ? firstAidPlan({ codes: signs, ...(cases && { cases }) }, patient, 'emergency')
    : firstAidPlan({ codes: signs, ...(cases && { cases }) }, patient, 'urgent', firstAid.withinADay);
  return { signs, patient, isEmergency, plan, vi: textOf(plan, 'vi'), en: textOf(plan, 'en') };
}

function textOf(plan: readonly Advice[], language: 'vi' | 'en'): string {
  return plan.map((line) => line[language]).join('\n');
}

const pairs = codes.flatMap((a, at) => codes.slice(at).map((b) => (a === b ? [a] : [a, b])));
const forEveryone = (signs: readonly string[], cases?: ReadonlySet<AidCase>) =>
  ages.flatMap((age) =>
    [false, true].filter((pregnant) => !(pregnant && isBaby(age))).map((pregnant) => make(signs, age, pregnant, cases)),
  );
const isBaby = (age: AgeGroup) => age === 'newborn' || age === 'infant';

function met(): string[][] {
  const together = readScenarios().map(({ intake }) =>
    checkSafety(readIntake(intake), intake).matched.map(({ code }) => code),
  );
  const all = new Map<string, string[]>();
  for (const signs of together) {
    all.set(signs.join(), signs);
    for (const triple of triplesOf(signs)) all.set(triple.join(), triple);
  }
  return [...all.values()].filter(({ length }) => length > 2);
}

function triplesOf(signs: readonly string[]): string[][] {
  return signs.flatMap((a, i) => signs.slice(i + 1).flatMap((b, j) => signs.slice(i + j + 2).map((c) => [a, b, c])));
}

const plans = [...pairs, ...met()].flatMap((signs) => forEveryone(signs));
/** Every sign beside every other whose cause is told. */
const plansByCause = [
  ...redFlags.flatMap(({ code, aid }) =>
    (aid.cases ?? []).flatMap((each) => codes.flatMap((other) => forEveryone([code, other], new Set([each])))),
  ),
  ...causesOfAnySign.flatMap((each) => codes.flatMap((code) => forEveryone([code], new Set([each])))),
];

/** The first few are enough to see what is wrong. */
function wrong(isWrong: (made: Made) => unknown, among: readonly Made[] = plans): string[] {
  return among
    .filter((made) => isWrong(made))
    .slice(0, 5)
    .map(
      ({ signs, patient, vi }) => `${signs.join(' + ')} (${patient.age}${patient.pregnant ? ', pregnant' : ''})\n${vi}`,
    );
}

/** Written apart from the table that the plan is made with. */
const opposites: readonly (readonly [string, string])[] = [
  ...['sugar', 'ors', 'feed', 'water', 'medicine'].map((act) => ['nothing', act] as const),
  ...['legs-up', 'lie-still', 'left-side', 'knee-chest'].map((act) => ['sit-up', act] as const),
  ...['left-side', 'knee-chest', 'lie-still', 'limb-low', 'limb-still'].map((act) => ['legs-up', act] as const),
  ['knee-chest', 'left-side'],
  ['warm', 'cool'],
  ['warm', 'cool-burn'],
  ['warm', 'limb-low'],
  ['warm', 'neither-warm-nor-cold'],
  ['cool', 'neither-warm-nor-cold'],
  ['no-extra-water', 'water'],
  ['no-extra-water', 'ors'],
];
/** Words that keep two acts apart, whatever else is said. */
const keptApart = new Set(['awake/drowsy', 'breathing/breathless']);

function clashOfActs({ plan }: Made): string | undefined {
  const deeds = plan.flatMap(({ does = [] }) => does).map((deed) => deed.split(' ').reverse() as [string, string?]);
  for (const [one, other] of opposites) {
    for (const [, when = 'always'] of deeds.filter(([act]) => act === one)) {
      for (const [, otherwise = 'always'] of deeds.filter(([act]) => act === other)) {
        const isApart = keptApart.has([when, otherwise].toSorted().join('/')) || [when, otherwise].includes('cord');
        if (!isApart) return `${when} ${one} / ${otherwise} ${other}`;
      }
    }
  }
  return undefined;
}

type Language = 'vi' | 'en';
const gives: Record<Language, RegExp> = {
  vi: /(?<!không |chưa |không tự |đừng )(cho bú|(?<!x)uống ngay|cho uống|uống nước|oresol|nước đường|nước ngọt|paracetamol)/iu,
  en: /\b(go on feeding|feed now|drink sugar|sugar water at once|sip |rehydration|paracetamol|plain water)/iu,
};
const givesNothing: Record<Language, RegExp> = {
  vi: /^(Không cho ăn uống|Tạm chưa cho bú)/u,
  en: /^(Give nothing to eat|No feeding, food)/u,
};
const ifAwake: Record<Language, RegExp> = {
  vi: /^(Còn tỉnh|Bé tỉnh|Tỉnh lại)[^:]*:/u,
  en: /^(Awake|Baby awake|Once awake)[^:]*:/u,
};
const ifDrowsyNothing: Record<Language, RegExp> = {
  vi: /(Lơ mơ|Chưa tỉnh)[^:.]*: không cho gì vào miệng/u,
  en: /(Drowsy|Not awake)[^:.]*: nothing into the mouth/u,
};

/** Reads the words only: nothing to eat or drink, beside something to eat or drink. */
function clashAtMouth({ plan, isEmergency }: Made, language: Language): boolean {
  const sentences = plan.flatMap((line) => line[language].split(/(?<=\.) /u));
  const giving = sentences.filter(
    (sentence) => gives[language].test(sentence) && !/lemon juice|sữa hay/u.test(sentence),
  );
  if (giving.length === 0) return false;
  if (sentences.some((sentence) => givesNothing[language].test(sentence))) return true;
  if (!isEmergency) return false;
  return (
    giving.some((sentence) => !ifAwake[language].test(sentence)) ||
    !sentences.some((sentence) => ifDrowsyNothing[language].test(sentence))
  );
}

/** Words that must not stand in one plan. */
const unspeakable: readonly (readonly [RegExp, RegExp])[] = [
  [/ngồi thẳng|ngồi tựa|bế bé cao đầu/u, /kê (hai )?chân|nằm yên|cho nằm|[Nn]ằm nghiêng trái\.(?! Thấy)/u],
  [/kê (hai )?chân/u, /không kê cao|nằm yên|nghiêng trái|nẹp/u],
  [/[Gg]iữ ấm|đắp chăn|da kề da/u, /dội nước|[Xx]ối nước mát|không ủ kín|không chườm nóng\./u],
  [/dội nước và quạt/u, /[Kk]hông chườm lạnh/u],
  [/uống nước|oresol/u, /Không cố uống thêm nước/u],
  [/sit upright|sit leaning|head high/u, /legs raised|feet up|lie still|(?<!make them )lie down/u],
  [/legs raised|feet up/u, /do not raise it|lie still|left side|[Ss]plint/u],
  [/[Kk]eep (the baby )?warm/u, /fanning|[Rr]un cool|heavy wrapping|rub it or heat it/u],
];

function clashOfWords({ vi, en }: Made): boolean {
  // What holds for the drowsy alone is no contradiction to what holds for the awake.
  const text = `${vi}\n${en}`.replaceAll(
    /(Lơ mơ|Chưa tỉnh) mà còn thở:[^.]*\.|(Drowsy|Not awake) but breathing:[^.]*\./gu,
    '',
  );
  return unspeakable.some(([one, other]) => one.test(text) && other.test(text));
}

/** What somebody who gives first aid would look for, by the words; told apart where it depends on the patient. */
const mustSay: Readonly<Record<string, (made: Made) => readonly RegExp[]>> = {
  hypoglycemia: ({ signs }) => (signs.includes('choking') ? [] : [/nước đường/u, /không cho gì vào miệng/u]),
  unresponsive_or_not_breathing: () => [/ép tim|ấn nhanh giữa ngực/u, /đặt nằm nghiêng|lăn .*(nghiêng|sang trái)/u],
  electrical_injury: () => [/Ngắt điện trước/u, /ép tim|ấn nhanh giữa ngực/u],
  drowning: () => [/ép tim|ấn nhanh giữa ngực/u, /Không dốc ngược/u],
  heat_stroke: () => [/dội nước và quạt/u],
  poisoning: () => [/đưa ngay ra chỗ thoáng/u, /cởi bỏ quần áo dính, rửa da/u, /không gây nôn/u],
  choking: ({ patient }) =>
    patient.awake === false
      ? []
      : [/vỗ lưng 5 cái/u, isBaby(patient.age) || patient.pregnant ? /ấn ngực 5 cái/u : /ép bụng 5 cái/u],
  severe_bleeding: () => [/ép chặt/u],
  major_trauma: () => [/ép chặt/u, /giữ thẳng đầu và cổ/u],
  eye_chemical_or_penetrating_injury: () => [/rửa ngay dưới vòi nước/u],
  severe_burn: () => [/Xối nước mát/u],
  anaphylaxis: () => [/adrenaline/u],
  stroke_signs: () => [/lần cuối còn thấy bình thường/u, /Không chích máu/u],
  cold_painful_limb: () => [/không kê cao, không xoa bóp, không chườm nóng/u],
  snake_bite: () => [/không buộc chặt/u],
  rabies_exposure: () => [/xà phòng dưới vòi nước 15 phút/u],
  assault_or_abuse: () => [/gọi 113 và 115/u, /nhắn người thân gọi giúp/u, /khàn tiếng/u],
  suicide_risk: () => [/Đừng để ở một mình/u],
  seizure: () => [/không nhét gì vào miệng/u],
  infant_fever_under_3_months: ({ patient, plan }) =>
    isBaby(patient.age) && patient.awake !== false && !isFasting(plan) ? [/cho bú/u] : [],
  severe_dehydration: ({ patient, plan }) =>
    patient.age === 'newborn' || isFasting(plan) || patient.awake === false ? [] : [/oresol|cho bú|nước đường/u],
  labour_or_waters_broken: ({ patient }) => (isBaby(patient.age) ? [] : [/khoa sản/u, /mông cao/u]),
};
for (const code of ['pregnancy_bleeding_or_severe_pain', 'preeclampsia_signs', 'labour_or_waters_broken']) {
  const more = mustSay[code];
  Object.assign(mustSay, {
    [code]: (made: Made) => [
      ...(more?.(made) ?? []),
      ...(isBaby(made.patient.age) ? [] : [/khoa sản/u]),
      ...(isBaby(made.patient.age) || isPosedOtherwise(made) ? [] : [/nghiêng trái|nghiêng sang trái|lượt sang trái/u]),
    ],
  });
}

/** Someone who can't be woken, or whose neck and breath both forbid it, isn't laid on the left while awake. */
function isPosedOtherwise({ patient, vi }: Made): boolean {
  return (patient.awake === false && !/sang trái/u.test(vi)) || /tư thế dễ thở nhất/u.test(vi);
}

function meets(signs: readonly string[], others: readonly string[] = []): boolean {
  return others.some((code) => signs.includes(code));
}

function isFasting(plan: readonly Advice[]): boolean {
  return plan.some(({ vi }) => givesNothing.vi.test(vi));
}

const pregnancySigns = new Set<string>(
  redFlags.filter(({ appliesTo }) => appliesTo?.pregnancy !== undefined).map(({ code }) => code),
);

describe('first aid for every two signs, for those that are met together, at every age, pregnant or not', () => {
  test('is looked at as a whole', () => {
    expect(pairs).toHaveLength((72 * 73) / 2);
    expect(plans.length).toBeGreaterThan(26_000);
  });

  test('never asks for two things that oppose each other', () => {
    expect(wrong(clashOfActs)).toEqual([]);
    expect(wrong(clashOfActs, plansByCause)).toEqual([]);
  });

  test.each(['vi', 'en'] as const)('never forbids and gives food or drink in the same breath (%s)', (language) => {
    expect(wrong((made) => clashAtMouth(made, language))).toEqual([]);
    expect(wrong((made) => clashAtMouth(made, language), plansByCause)).toEqual([]);
  });

  test('never says words that pull both ways', () => {
    expect(wrong(clashOfWords)).toEqual([]);
    expect(wrong(clashOfWords, plansByCause)).toEqual([]);
  });

  test('never says to drive somebody who must not be moved, nor to wash somebody who may want evidence', () => {
    const all = [...plans, ...plansByCause];
    const moves = ({ vi, plan }: Made) => /chỉ di chuyển khi/u.test(vi) && /hoặc đưa ngay/u.test(plan[0]?.vi ?? '');
    expect(wrong(moves, all)).toEqual([]);
    expect(wrong(({ vi }) => /[Cc]hưa tắm rửa/u.test(vi) && /Rửa vết thương bằng xà phòng/u.test(vi), all)).toEqual([]);
  });

  test('gives no sugar to somebody who chokes, and no inhaler to somebody who drowned', () => {
    expect(wrong(({ signs, vi }) => signs.includes('choking') && /nước đường/u.test(vi))).toEqual([]);
    expect(wrong(({ signs, vi }) => signs.includes('drowning') && /thuốc xịt/u.test(vi))).toEqual([]);
  });

  test('says what decides for each sign', () => {
    const silent = wrong((made) =>
      made.signs.some((code) => mustSay[code]?.(made).some((words) => !words.test(made.vi))),
    );
    expect(silent).toEqual([]);
  });

  test('holds every line that is marked decisive and fits the patient', () => {
    const aid = Object.assign({}, ...tiers.map(({ signs }) => signs)) as (typeof tiers)[number]['signs'];
    // Raising the feet gives way to any other posture.
    const gives = new Set(['faintAgain']);
    const lacking = wrong(({ signs, patient, plan, isEmergency }) =>
      signs
        .filter((code) => !signs.includes(aid[code]?.unless ?? ''))
        .flatMap((code) => aid[code]?.decisive ?? [])
        .filter((key) => key in firstAid && !gives.has(key))
        .map((key) => (firstAid as Record<string, Advice>)[key] as Advice)
        .filter((line) => isEmergency || line.alsoUrgent)
        .filter(({ awakeOnly, notBeside }) => !(awakeOnly && patient.awake === false) && !meets(signs, notBeside))
        .filter(({ onlyBeside }) => !onlyBeside || meets(signs, onlyBeside))
        .filter(
          ({ ages: whom, pregnant }) =>
            (whom?.includes(patient.age) ?? true) && (pregnant ?? patient.pregnant) === patient.pregnant,
        )
        .some((line) => !plan.includes(line)),
    );
    expect(lacking).toEqual([]);
  });

  test('is never empty, and no longer than seven lines unless more decide', () => {
    expect(wrong(({ plan, isEmergency }) => plan.length < (isEmergency ? 2 : 1))).toEqual([]);
    expect(wrong(({ signs, plan }) => signs.length < 3 && plan.length > 8)).toEqual([]);
    expect(wrong(({ plan }) => new Set(plan.map(({ vi }) => vi)).size < plan.length)).toEqual([]);
  });

  test('starts with the call in an emergency, and else never says to call now', () => {
    expect(wrong(({ plan, isEmergency }) => (plan[0]?.isCall === true) !== isEmergency)).toEqual([]);
    expect(wrong(({ vi, en, isEmergency }) => !isEmergency && /Gọi 115 ngay|Call 115 now/u.test(vi + en))).toEqual([]);
    expect(wrong(({ plan, isEmergency }) => !isEmergency && plan.some(({ alsoUrgent }) => !alsoUrgent))).toEqual([]);
  });

  test('has no advice for another age, and none about a child to be born where there is none', () => {
    expect(
      wrong(({ patient, vi }) => isBaby(patient.age) && /ép bụng 5|lái xe|paracetamol|khoa sản|nghiêng trái/u.test(vi)),
    ).toEqual([]);
    const isGrown = (age: AgeGroup) => age === 'adult' || age === 'elder';
    expect(wrong(({ patient, vi }) => isGrown(patient.age) && /\bBé\b|cho bú|da kề da|111|khóc/u.test(vi))).toEqual([]);
    const isPossible = ({ signs, patient }: Made) => patient.pregnant || signs.some((code) => pregnancySigns.has(code));
    expect(wrong((made) => !isPossible(made) && /khoa sản|nghiêng trái|sang trái|mang thai/u.test(made.vi))).toEqual(
      [],
    );
  });

  test('keeps warm nobody who is hot', () => {
    const hot = new Set(['heat_stroke', 'infant_fever_under_3_months']);
    expect(
      wrong(
        ({ signs, patient, vi }) =>
          !['adult', 'elder'].includes(patient.age) && signs.some((code) => hot.has(code)) && /[Gg]iữ ấm/u.test(vi),
      ),
    ).toEqual([]);
  });
});

describe('the plan', () => {
  const linesOf = (signs: readonly string[], age: AgeGroup = 'adult') =>
    make(signs, age, false).plan.map(({ vi }) => vi);

  test('does not depend on the order in which signs are found', () => {
    const signs = ['shock_signs', 'hypoglycemia', 'breathing_difficulty', 'stroke_signs'];
    expect(linesOf(signs.toReversed())).toEqual(linesOf(signs));
  });

  test('sends the helper out of danger before anything else', () => {
    expect(linesOf(['unresponsive_or_not_breathing', 'electrical_injury'])[1]).toContain('Ngắt điện trước');
    expect(linesOf(['unresponsive_or_not_breathing', 'poisoning'])[1]).toContain('ra chỗ thoáng');
    expect(linesOf(['stroke_signs', 'assault_or_abuse'])[1]).toContain('chỗ an toàn');
  });

  test('tells somebody who is being strangled about safety, not about calming a patient', () => {
    const plan = linesOf(['assault_or_abuse', 'acute_psychosis_or_violence', 'breathing_difficulty']).join(' ');
    expect(plan).toMatch(/chỗ an toàn trước, gọi 113 và 115.*nhắn người thân.*khàn tiếng/su);
    expect(plan).not.toContain('nói nhẹ nhàng');
  });

  test('lets nobody sit up who can’t be woken', () => {
    const plan = linesOf(['unresponsive_or_not_breathing', 'breathing_difficulty']).join(' ');
    expect(plan).toContain('ép tim');
    expect(plan).not.toContain('ngồi');
  });

  test('warms a newborn, but lays it on nobody who may harm it', () => {
    expect(linesOf(['newborn_danger_signs'], 'newborn').join(' ')).toContain('da kề da');
    const beside = linesOf(['newborn_danger_signs', 'acute_psychosis_or_violence'], 'newborn');
    expect(beside.join(' ')).not.toContain('da kề da');
  });

  test('leaves out what decides least when it grows too long', () => {
    const plan = linesOf([
      'shock_signs',
      'vomiting_blood',
      'stroke_signs',
      'severe_abdominal_pain',
      'heat_stroke',
      'seizure',
    ]);
    expect(plan.length).toBeLessThanOrEqual(7);
    expect(plan).not.toContain(firstAid.bringMedicines.vi);
  });
});
