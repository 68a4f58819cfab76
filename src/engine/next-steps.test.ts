import { describe, expect, test } from 'vitest';
import type { Intake } from '../contract/intake.ts';
import { type Need, needs, type SeeWithin, type Urgency, urgencies } from '../contract/vocabulary.ts';
import { type Situation, situations } from './assess/situations.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { humanNavigator } from './human.ts';
import { cardOf } from './insurance/card.ts';
import { insuranceRoute } from './insurance.ts';
import { type Advice, firstAid } from './knowledge/first-aid.ts';
import { icons } from './knowledge/next-steps/step.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { match } from './matching.ts';
import { readIntake } from './navigate.ts';
import { nextSteps } from './next-steps.ts';

type Given = {
  need?: Need;
  urgency?: Urgency;
  situations?: readonly Situation[];
  intake?: Partial<Intake>;
  assessment?: Partial<Assessment>;
  doNow?: Advice[];
  seeWithin?: SeeWithin;
  facts?: Partial<SafetyOutcome['facts']>;
};

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);

const usual = { emergency: 'now', urgent: '24h', routine: 'planned' } as const;

function planned({ need = 'treatment', urgency = 'routine', ...given }: Given) {
  const doNow = given.doNow ?? (urgency === 'emergency' ? [firstAid.call115, firstAid.stayAndWatch] : []);
  const intake: Intake = { need, patient: { province: 'Tuyên Quang' }, ...given.intake };
  const assessment: Assessment = {
    specialties: ['gastroenterology'],
    understood: 'clearly',
    divided: false,
    goals: new Set(),
    grave: false,
    situations: new Set(given.situations ?? []),
    ...given.assessment,
  };
  const safety: SafetyOutcome = {
    urgency,
    seeWithin: given.seeWithin ?? usual[urgency],
    reasons: [],
    matched: [],
    doNow,
    specialties: [],
    ask: [],
    facts: {
      ageYears: undefined,
      ageMonths: undefined,
      sex: undefined,
      isChild: false,
      isElder: false,
      pregnant: false,
      postpartum: false,
      durationDays: undefined,
      acute: false,
      ...given.facts,
    },
    doubts: [],
  };
  const found = match(assessment, intake, safety, graph);
  return {
    ...nextSteps(assessment, intake, safety, found),
    insurance: insuranceRoute(
      assessment,
      intake,
      urgency,
      found,
      cardOf(intake, readIntake(intake), safety.facts, graph),
    ),
    human: humanNavigator(assessment, intake, safety, found),
  };
}

const everyPair = needs.flatMap((need) => urgencies.map((urgency) => [need, urgency] as const));

describe.each(everyPair)('%s, %s', (need, urgency) => {
  const { nextSteps: steps, bring, insurance, human } = planned({ need, urgency });

  test('has five to nine steps in order, with known pictures', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(urgency === 'emergency' ? 8 : 9);
    expect(steps.map(({ n }) => n)).toEqual(steps.map((_, index) => index + 1));
    for (const { icon } of steps) expect(icons).toContain(icon);
    expect(new Set(steps.map(({ title }) => title.vi)).size).toBe(steps.length);
  });

  test('warns of danger', () => {
    expect(steps.some(({ icon }) => icon === 'warning')).toBe(true);
  });

  test('says everything in both languages and promises nothing', () => {
    const said = [
      ...steps.map(({ title }) => title),
      ...bring,
      insurance.summary,
      ...insurance.details,
      ...human.reasons,
    ];
    for (const { vi, en } of said) {
      expect(vi).not.toBe('');
      expect(en).not.toBe('');
      expect(vi.toLowerCase().replaceAll('chẩn đoán hình ảnh', '')).not.toMatch(
        /chẩn đoán|không sao|tốt nhất|giỏi nhất|hàng đầu|số một|chắc chắn được|cam kết/u,
      );
      expect(en.toLowerCase().replaceAll('diagnostic imaging', '')).not.toMatch(
        /diagnos|guarantee|the best|leading hospital/,
      );
    }
  });

  test('dates the insurance rules and sends people to the desk', () => {
    expect(insurance.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(insurance.details.at(-1)?.vi).toContain('quầy bảo hiểm');
  });
});

describe('an emergency', () => {
  test('starts with 115 and then has the plan whole, in its order', () => {
    const aid = [firstAid.compress, firstAid.sayPregnant, firstAid.fit, firstAid.press, firstAid.quietRoom];
    const { nextSteps: steps } = planned({ urgency: 'emergency', doNow: [firstAid.call115, ...aid] });
    expect(steps[0]?.title.vi).toContain('115');
    expect(steps.slice(1, 1 + aid.length)).toMatchObject(
      aid.map(({ vi, en }) => ({ icon: 'firstaid', title: { vi, en } })),
    );
    expect(steps.filter(({ icon, title }) => icon === 'phone' && title.vi.startsWith('Gọi 115'))).toHaveLength(1);
  });

  test('asks for the time once', () => {
    const doNow = [firstAid.call115, firstAid.noteTime];
    const times = planned({ urgency: 'emergency', doNow }).nextSteps.filter(({ title }) =>
      /^Ghi lại giờ/u.test(title.vi),
    );
    expect(times).toHaveLength(1);
  });

  test('never talks of booking, price or fasting', () => {
    for (const need of needs) {
      const text = planned({ need, urgency: 'emergency' })
        .nextSteps.map(({ title }) => title.vi)
        .join(' ');
      expect(text).not.toMatch(/đặt lịch|chi phí|nhịn ăn/iu);
    }
  });

  test('is covered at any hospital and always calls for a person', () => {
    const { insurance, human } = planned({ urgency: 'emergency' });
    expect(insurance.summary.vi).toContain('mọi bệnh viện');
    expect(human.recommended).toBe(true);
  });
});

describe('an urgent matter', () => {
  test('says first where and within what time, then the signs of danger', () => {
    const [where, signs] = planned({ urgency: 'urgent' }).nextSteps;
    expect(where?.title.vi).toContain('24 giờ');
    expect(where?.title.vi).toContain('Bệnh viện near');
    expect(signs).toMatchObject({ icon: 'warning' });
  });

  test('of a day means going today, outside hours to an emergency department, and no booking', () => {
    for (const need of needs) {
      const text = said(planned({ need, urgency: 'urgent', seeWithin: '24h' }));
      expect(text).toMatch(/hôm nay.*khoa cấp cứu/su);
      expect(text).not.toMatch(/đặt lịch|giờ hẹn|hai tuần/iu);
    }
  });

  test('of two weeks is booked, and nothing in it hurries', () => {
    for (const need of needs) {
      const text = said(planned({ need, urgency: 'urgent', seeWithin: '14d' }));
      expect(text).toMatch(/Đặt lịch khám.*hai tuần/su);
      expect(text).not.toMatch(/24 giờ|hôm nay|trong ngày/iu);
    }
  });

  test('of three days says so and names no other time', () => {
    const text = said(planned({ urgency: 'urgent', seeWithin: '3d' }));
    expect(text).toContain('3 ngày');
    expect(text).not.toMatch(/24 giờ|hôm nay|hai tuần/iu);
  });

  test('tells what to do at once, and what a circumstance tells anyway only once', () => {
    const doNow = [firstAid.today, firstAid.washBite, firstAid.rabiesShot];
    const plain = said(planned({ urgency: 'urgent', doNow }));
    const bitten = said(planned({ urgency: 'urgent', doNow, situations: ['animal_bite'] }));
    for (const text of [plain, bitten]) {
      expect(text.match(/xà phòng dưới vòi nước 15 phút/gu)).toHaveLength(1);
      expect(text).toContain(firstAid.rabiesShot.vi);
      expect(text).not.toContain(firstAid.today.vi);
    }
  });
});

function said({ nextSteps: steps }: ReturnType<typeof planned>): string {
  return steps.map(({ title }) => title.vi).join('\n');
}

describe('circumstances', () => {
  test.each(situations)('%s never crowds out the warning or the place', (situation) => {
    const { nextSteps: steps } = planned({ need: 'surgery', situations: [situation, 'child', 'diabetes', 'fever'] });
    expect(steps[0]?.icon).toBe('calendar');
    expect(steps.at(-1)?.icon).toBe('warning');
    expect(steps.length).toBeLessThanOrEqual(9);
  });

  test('whoever must not fast is named wherever fasting is', () => {
    for (const need of needs) {
      for (const { icon, title } of planned({ need, situations: ['endoscopy'] }).nextSteps) {
        if (icon !== 'fasting') continue;
        expect(title.vi).toContain('hỏi bác sĩ trước');
        expect(title.en).toMatch(/ask (a|the) doctor (before|first)/);
      }
    }
  });

  test('earlier results are brought, and without them no package is bought', () => {
    const said = (hasPriorResults: boolean) =>
      planned({ intake: { hasPriorResults } })
        .nextSteps.map(({ title }) => title.vi)
        .join(' ');
    expect(said(true)).toContain('khỏi làm lại');
    expect(said(false)).toContain('chưa cần mua gói xét nghiệm');
  });

  test('a pregnant woman brings her antenatal book, a child its birth certificate', () => {
    expect(planned({ situations: ['pregnant'] }).bring.map(({ vi }) => vi)).toContainEqual(
      expect.stringContaining('Sổ khám thai'),
    );
    expect(planned({ situations: ['child'] }).bring.map(({ vi }) => vi)).toContainEqual(
      expect.stringContaining('giấy khai sinh'),
    );
  });
});

describe('a person is recommended', () => {
  const cases: [string, Given][] = [
    ['for cancer', { situations: ['cancer'] }],
    ['for an operation', { situations: ['operation'] }],
    ['for a second opinion', { need: 'second_opinion' }],
    ['for three illnesses', { intake: { conditionsCount: 3 } }],
    ['at 75', { facts: { ageYears: 75 } }],
    ['at 65 when the patient asks alone', { facts: { ageYears: 65 }, intake: { patient: { isSelf: true } } }],
    ['for one who lives alone', { situations: ['alone'] }],
    ['for a pregnancy at 41', { situations: ['pregnant'], facts: { ageYears: 41 } }],
    ['for an infant with urgent signs', { situations: ['infant'], urgency: 'urgent' }],
    ['for care of a bedridden patient at home', { situations: ['bedridden'], need: 'home_care' }],
    ['after violence', { situations: ['violence'] }],
    ['for thoughts of death', { situations: ['self_harm'] }],
    ['for an interpreter', { situations: ['foreign_language'] }],
    ['after many visits', { situations: ['many_visits'] }],
    ['when no department fits', { assessment: { specialties: ['transplant'] } }],
    ['when the text is not understood', { assessment: { understood: 'not_at_all' }, intake: { symptoms: 'asdf' } }],
    ['for a long way', { intake: { patient: { province: 'Hồ Chí Minh' } } }],
  ];
  test.each(cases)('%s', (_, given) => {
    const { recommended, reasons } = planned(given).human;
    expect(recommended).toBe(true);
    expect(reasons.length).toBeGreaterThan(0);
  });

  test('and not for an ordinary visit', () => {
    expect(planned({ intake: { conditionsCount: 2 }, facts: { ageYears: 64 } }).human).toEqual({
      recommended: false,
      reasons: [],
    });
  });
});

describe('insurance', () => {
  test('tells that a central hospital pays little without a referral', () => {
    const { insurance } = planned({ intake: { preferredCity: 'Hà Nội' } });
    expect(insurance.summary.vi).toContain('phiếu chuyển');
  });

  test('a follow-up visit goes by its slip', () => {
    expect(planned({ need: 'revisit' }).insurance.summary.vi).toContain('phiếu hẹn');
  });

  test('points to the list of grave diseases only where it may matter', () => {
    const mentions = (given: Given) => planned(given).insurance.details.some(({ vi }) => vi.includes('01/2025'));
    expect(mentions({ situations: ['cancer'] })).toBe(true);
    expect(mentions({})).toBe(false);
  });
});
