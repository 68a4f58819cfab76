import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { askedErrands } from './errands.ts';
import { goalsOf } from './goals.ts';
import { redFlags } from './knowledge/red-flags.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import { readIntake } from './read-intake.ts';
import type { BilingualRecommendation } from './recommendation.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-15T08:00:00Z');

function answer(intake: Partial<Intake>): BilingualRecommendation {
  return navigate({ need: 'treatment', patient: { age: 45, province: 'Tuyên Quang' }, ...intake }, graph, now);
}

const codes = redFlags.map(({ code }) => code);
const scenarios = readScenarios().map(({ intake }) => ({ intake, answer: navigate(intake, graph, now) }));
const told = scenarios.map(({ answer }) => answer);
/** A question that has an answer of its own is answered first. */
const answersToQuestions = new Set(
  scenarios
    .filter(({ intake }) => askedErrands(goalsOf(readIntake(intake), intake)).length > 0)
    .map(({ answer }) => answer),
);
const ticked = codes.flatMap((a, at) => codes.slice(at).map((b) => answer({ redFlags: [a, b] })));
const answers = [...told, ...ticked];

/** All that an answer says to the family, but for the hospitals’ own merits: one may be open 24 hours. */
function said({ safety, nextSteps }: BilingualRecommendation, language: 'vi' | 'en'): string {
  return [...safety.reasons, ...safety.doNow, ...nextSteps.map(({ title }) => title)]
    .map((words) => words[language])
    .join('\n');
}

const times = {
  vi: { '24h': /24 giờ|hôm nay/u, '3d': /3 ngày/u, '14d': /hai tuần/u },
  en: { '24h': /24 hours|\btoday\b/u, '3d': /3 days/u, '14d': /two weeks/u },
} as const;

describe('how soon, over every scenario and every two signs', () => {
  test('is now exactly in an emergency, and else fits the urgency', () => {
    const allowed = { emergency: ['now'], urgent: ['24h', '3d', '14d'], routine: ['3d', '14d', 'planned'] };
    const wrong = answers.filter(({ safety }) => !allowed[safety.urgency].includes(safety.seeWithin ?? ''));
    expect(wrong.map(({ safety }) => safety)).toEqual([]);
  });

  test.each(['vi', 'en'] as const)('is one time in all that is said (%s)', (language) => {
    const torn = answers.filter((each) => {
      const text = said(each, language).replaceAll(/“[^”]*”/gu, '');
      const named = Object.values(times[language]).filter((time) => time.test(text)).length;
      return named > 1;
    });
    expect(torn.slice(0, 3).map((each) => said(each, language))).toEqual([]);
  });

  test.each(['vi', 'en'] as const)('is named where someone is to be seen soon (%s)', (language) => {
    const silent = answers.filter((each) => {
      const { urgency, seeWithin = 'now' } = each.safety;
      const { nextSteps } = each;
      const time = urgency === 'urgent' && seeWithin !== 'now' && seeWithin !== 'planned' && times[language][seeWithin];
      const first = answersToQuestions.has(each) ? nextSteps : nextSteps.slice(0, 1);
      return time && !first.some(({ title }) => time.test(title[language]));
    });
    expect(silent.map(({ nextSteps }) => nextSteps[0]?.title)).toEqual([]);
  });

  test('is two weeks when only signs of cancer or of the breast make it urgent', () => {
    for (const code of ['cancer_alarm_symptoms', 'breast_lump_or_change'])
      expect(answer({ redFlags: [code] }).safety).toMatchObject({ urgency: 'urgent', seeWithin: '14d' });
    expect(answer({ redFlags: ['cancer_alarm_symptoms'], severity: 'severe' }).safety.seeWithin).toBe('24h');
    expect(answer({ redFlags: ['breast_lump_or_change', 'fainting'] }).safety.seeWithin).toBe('24h');
    expect(answer({ redFlags: ['breast_lump_or_change', 'no_such_sign'] }).safety.seeWithin).toBe('24h');
  });

  test('is planned for a request without a complaint', () => {
    expect(answer({ need: 'checkup' }).safety.seeWithin).toBe('planned');
    expect(answer({ symptoms: 'da mặt nổi mụn trứng cá mấy tháng nay', durationDays: 90 }).safety.seeWithin).toBe(
      '14d',
    );
  });
});

describe('the steps of every answer', () => {
  test('hold the whole plan of an emergency, right after the call', () => {
    const cut = answers.filter(({ safety: { emergency, doNow }, nextSteps }) => {
      const titles = nextSteps.map(({ title }) => title.vi);
      return emergency && doNow.slice(1).some(({ vi }, at) => titles[at + 1] !== vi);
    });
    expect(cut.map(({ nextSteps }) => nextSteps)).toEqual([]);
  });

  test('say to call 115 now in emergencies only', () => {
    const alarmed = answers.filter(
      (each) => !each.safety.emergency && /Gọi 115 ngay|Call 115 now/u.test(said(each, 'vi') + said(each, 'en')),
    );
    expect(alarmed.map((each) => said(each, 'vi'))).toEqual([]);
  });

  test('say nothing twice', () => {
    const doubled = answers.filter(
      ({ nextSteps }) => new Set(nextSteps.map(({ title }) => title.vi)).size < nextSteps.length,
    );
    expect(doubled.map(({ nextSteps }) => nextSteps)).toEqual([]);
  });
});

describe('what decides is in the steps', () => {
  const cases: [string, Partial<Intake>, RegExp[]][] = [
    ['sugar', { redFlags: ['hypoglycemia', 'altered_consciousness', 'hyperglycemia_crisis'] }, [/nước đường/u]],
    ['pressing the chest', { redFlags: ['unresponsive_or_not_breathing', 'breathing_difficulty'] }, [/ép tim/u]],
    ['cooling', { redFlags: ['heat_stroke', 'altered_consciousness'] }, [/dội nước/u]],
    ['fresh air', { redFlags: ['poisoning', 'altered_consciousness'] }, [/ra chỗ thoáng/u]],
    ['rinsing the skin', { redFlags: ['poisoning', 'breathing_difficulty'] }, [/cởi bỏ quần áo dính, rửa da/u]],
    [
      'the last time well',
      { redFlags: ['stroke_signs', 'altered_consciousness'] },
      [/lần cuối còn/u, /Không chích máu/u],
    ],
    [
      'a maternity ward and the left side',
      { redFlags: ['preeclampsia_signs', 'seizure'], patient: { age: 28, sex: 'female' } },
      [/khoa sản/u, /nghiêng trái/u],
    ],
    [
      'the knees and chest',
      { redFlags: ['labour_or_waters_broken'], patient: { age: 28, sex: 'female' } },
      [/mông cao/u],
    ],
    [
      'safety and both numbers',
      { redFlags: ['assault_or_abuse', 'airway_swelling_or_stridor'] },
      [/113 và 115/u, /nhắn/u],
    ],
  ];
  test.each(cases)('%s', (_, intake, words) => {
    const { nextSteps, safety } = answer(intake);
    expect(safety.emergency).toBe(true);
    const text = nextSteps.map(({ title }) => title.vi).join('\n');
    for (const word of words) expect(text).toMatch(word);
  });

  test('a baby with fever is fed and not kept warm', () => {
    const { safety, nextSteps } = answer({ symptoms: 'bé 2 tháng sốt 38.4', patient: { age: 0 } });
    const text = [...safety.doNow, ...nextSteps.map(({ title }) => title)].map(({ vi }) => vi).join('\n');
    expect(safety.emergency).toBe(true);
    expect(text).toContain('tiếp tục cho bú');
    expect(text).not.toMatch(/giữ ấm|ủ ấm/iu);
  });
});

describe('circumstances that a sign brings along', () => {
  test('a bite that was ticked gets its step and its papers', () => {
    const { nextSteps, bring } = answer({ redFlags: ['rabies_exposure'] });
    expect(nextSteps.map(({ title }) => title.vi)).toContainEqual(expect.stringContaining('nơi còn vắc xin'));
    expect(bring.map(({ vi }) => vi)).toContainEqual(expect.stringContaining('Sổ tiêm phòng dại'));
  });

  test.each(['black_or_bloody_stool', 'coughing_blood_heavy', 'vomiting_blood'])('%s is bleeding', (code) => {
    expect(redFlags.find((flag) => flag.code === code)).toMatchObject({ situations: ['bleeding'] });
  });
});
