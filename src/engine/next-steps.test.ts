import { describe, expect, test } from 'vitest';
import type { DirectoryHospital } from '#contract/directory.ts';
import type { Intake } from '#contract/intake.ts';
import { needs, urgencies } from '#contract/vocabulary.ts';
import { type Situation, situations } from './assess/situations.ts';
import type { Goal } from './goals.ts';
import { firstAid } from './knowledge/first-aid.ts';
import { icons } from './knowledge/next-steps/step.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';
import { type Given, planned, said, tuesdayEvening, tuesdayMorning } from './next-steps/a-plan.ts';
import type { MatchedSign } from './recommendation.ts';

const at = (time: string) => Date.parse(`${time}+07:00`);
const saturdayMorning = at('2026-11-21T08:30');
const saturdayAfternoon = at('2026-11-21T14:00');
const sundayEvening = at('2026-11-22T20:00');

const everyPair = needs.flatMap((need) => urgencies.map((urgency) => [need, urgency] as const));

describe.each(everyPair)('%s, %s', (need, urgency) => {
  const { nextSteps: steps, bring, insurance, human } = planned({ need, urgency });

  test('has few steps in order, with known pictures', () => {
    expect(steps.length).toBeGreaterThanOrEqual(urgency === 'urgent' ? 3 : 4);
    expect(steps.length).toBeLessThanOrEqual(urgency === 'emergency' ? 8 : 6);
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

  test.each<[string, number, boolean, RegExp, RegExp]>([
    ['in consulting hours', tuesdayMorning, false, /hôm nay.*Khoa Nội Tiêu hóa/u, /cấp cứu|sáng mai/u],
    ['at night, when it can wait', tuesdayEvening, true, /tối nay ở nhà.*sáng mai từ 7 giờ.*Khoa Nội/u, /cấp cứu/u],
    ['at night, when it cannot', tuesdayEvening, false, /ngay tối nay.*khoa cấp cứu của/u, /sáng mai|hôm nay/u],
    ['on Sunday evening', sundayEvening, true, /sáng mai từ 7 giờ/u, /cấp cứu/u],
    ['before a free day', saturdayAfternoon, true, /ngay chiều nay.*cấp cứu.*nghỉ đến sáng thứ Hai/u, /ở nhà/u],
    ['on Saturday morning', saturdayMorning, true, /sáng nay.*Thứ Bảy có nơi nghỉ/u, /ở nhà/u],
    ['on a holiday', at('2026-09-02T10:00'), true, /ngay sáng nay.*cấp cứu.*ngày lễ/u, /ở nhà|sáng mai/u],
    ['before dawn', at('2026-11-17T03:00'), true, /đêm nay ở nhà.*sáng nay từ 7 giờ/u, /sáng mai/u],
  ])('of a day sends to a door that is open: %s', (_, now, canWaitOvernight, says, never) => {
    const first = planned({ urgency: 'urgent', seeWithin: '24h', now, canWaitOvernight }).nextSteps[0]?.title.vi ?? '';
    expect(first).toMatch(says);
    expect(first).not.toMatch(never);
    expect(first).toContain('24 giờ');
  });

  test('of a day is never booked', () => {
    for (const need of needs)
      for (const now of [tuesdayMorning, tuesdayEvening, saturdayAfternoon])
        expect(said(planned({ need, urgency: 'urgent', now }))).not.toMatch(/đặt lịch|giờ hẹn|hai tuần/iu);
  });

  test('of two weeks hurries nobody, at whatever hour', () => {
    for (const need of needs) {
      for (const now of [tuesdayMorning, tuesdayEvening, saturdayAfternoon]) {
        const text = said(planned({ need, urgency: 'urgent', seeWithin: '14d', now }));
        expect(text).not.toMatch(/24 giờ|hôm nay|tối nay|trong ngày|ở khoa cấp cứu/iu);
      }
    }
  });

  test('of three days says so and names no other time', () => {
    const text = said(planned({ urgency: 'urgent', seeWithin: '3d', now: tuesdayEvening }));
    expect(text).toContain('3 ngày');
    expect(text).not.toMatch(/24 giờ|hôm nay|hai tuần|cấp cứu của/iu);
  });

  test('tells what to do at once, and what a circumstance tells anyway only once', () => {
    const doNow = [firstAid.withinADay, firstAid.washBite, firstAid.rabiesShot];
    const plain = said(planned({ urgency: 'urgent', doNow }));
    const bitten = said(planned({ urgency: 'urgent', doNow, situations: ['animal_bite'] }));
    for (const text of [plain, bitten]) {
      expect(text.match(/xà phòng dưới vòi nước 15 phút/gu)).toHaveLength(1);
      expect(text).toContain(firstAid.rabiesShot.vi);
      expect(text).not.toContain(firstAid.withinADay.vi);
    }
  });
});

describe('circumstances', () => {
  test.each(situations)('%s never crowds out the warning or the place', (situation) => {
    const { nextSteps: steps } = planned({ need: 'surgery', situations: [situation, 'child', 'diabetes', 'fever'] });
    expect(steps[0]?.icon).toBe('calendar');
    expect(steps[1]?.icon).toBe('warning');
    expect(steps.length).toBeLessThanOrEqual(6);
  });

  test('whoever must not fast is named wherever fasting is', () => {
    for (const need of needs) {
      for (const { icon, title } of planned({ need, situations: ['endoscopy'] }).nextSteps) {
        if (icon !== 'fasting') continue;
        expect(title.vi).toContain('hỏi bác sĩ trước');
        expect(title.en).toMatch(/ask a doctor before/);
      }
    }
  });

  test('earlier results are put in order, and nobody without any hears of tests', () => {
    expect(said(planned({ intake: { hasPriorResults: true } }))).toContain('khỏi làm lại');
    expect(said(planned({ intake: { hasPriorResults: false } }))).not.toMatch(/xét nghiệm|khỏi làm lại/u);
  });

  test('a pregnant woman brings her antenatal book, a small child its birth certificate and an older one none', () => {
    const brings = (given: Given) =>
      planned(given)
        .bring.map(({ vi }) => vi)
        .join('\n');
    expect(brings({ situations: ['pregnant'] })).toContain('Sổ khám thai');
    const aged = (ageYears: number) => brings({ situations: ['child'], facts: { ageYears, isChild: true } });
    expect(aged(3)).toMatch(/giấy khai sinh.*tiêm chủng/su);
    expect(aged(8)).not.toMatch(/giấy khai sinh|chứng sinh|tiêm chủng/u);
    expect(brings({ urgency: 'emergency', facts: { ageYears: 8, isChild: true } })).toContain('của trẻ');
  });

  test('a scan is prepared for what it is', () => {
    const forScan = (situation: Situation) => said(planned({ need: 'imaging', situations: [situation] }));
    expect(forScan('mri')).toMatch(/máy tạo nhịp.*kim loại/u);
    expect(forScan('mri')).not.toMatch(/nhịn ăn|siêu âm/iu);
    expect(forScan('ultrasound')).toMatch(/nhịn tiểu/u);
    expect(forScan('contrast_scan')).toMatch(/cản quang/u);
  });
});

describe('the way to book', () => {
  const reached = (given: Partial<DirectoryHospital>, now = tuesdayMorning) => {
    const only = aGraph([aHospital('one', '08', given)]);
    const intake: Intake = {
      need: 'treatment',
      patient: { province: 'Tuyên Quang' },
      symptoms: 'da mặt nổi mụn trứng cá mấy tháng nay',
    };
    return navigate(intake, only, now).nextSteps[0]?.title.vi ?? '';
  };

  test('is by the number and the address that are known', () => {
    expect(reached({ phone: '024 1; 024 2', website: 'https://one.vn/' })).toMatch(
      /Đặt lịch.*gọi 024 1 hoặc xem one\.vn/u,
    );
    expect(reached({ website: 'https://one.vn/' })).toMatch(/Đặt lịch.*: xem one\.vn\./u);
    expect(reached({ phone: '024 1' }, tuesdayEvening)).toContain('gọi 024 1 trong giờ làm việc');
  });

  test('is at the desk when neither is', () => {
    expect(reached({})).toMatch(/lấy số ở quầy/u);
    expect(reached({})).not.toMatch(/Đặt lịch|trang web|ứng dụng|tổng đài|gọi/u);
  });
});

describe('a wish', () => {
  const first = (goal: Goal, given: Given = {}) =>
    planned({ ...given, goals: [goal] }).nextSteps.map(({ title }) => title.vi);

  test.each<[Goal, RegExp, boolean]>([
    ['transfer_inpatient', /bác sĩ đang điều trị.*phiếu chuyển/u, false],
    ['discharge', /giấy ra viện/u, false],
    ['home_care', /trạm y tế/u, false],
    ['records_copy', /viết đơn.*Phòng Kế hoạch tổng hợp/u, false],
    ['change_registration', /bảo hiểm xã hội.*VssID/u, false],
    ['vaccination', /điểm tiêm chủng.*sổ/u, false],
    ['transplant', /tóm tắt bệnh án.*phiếu chuyển/u, true],
    ['palliative_care', /chăm sóc giảm nhẹ/u, true],
    ['second_opinion', /bản sao hồ sơ/u, true],
    ['guaranteed_payment', /hãng bảo hiểm/u, true],
    ['private_care', /giá khám/u, true],
  ])('for %s has a first step of its own', (goal, says, isVisit) => {
    const steps = first(goal);
    expect(steps[0]).toMatch(says);
    expect(/Đến khám|Đặt lịch/u.test(steps.join('\n'))).toBe(isVisit);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(6);
  });

  test('waits while something hurries, unless the patient is in hospital already', () => {
    expect(first('records_copy', { urgency: 'urgent' })[0]).toMatch(/Đi khám ngay hôm nay/u);
    const [talk, warning] = first('transfer_inpatient', { urgency: 'urgent' });
    expect(talk).toMatch(/bác sĩ đang điều trị/u);
    expect(warning).toMatch(/điều dưỡng của khoa/u);
  });

  test('to leave hospital with something urgent begins with the ward', () => {
    expect(said(planned({ need: 'discharge', urgency: 'urgent' }))).toMatch(/^Còn ở viện: báo ngay bác sĩ/u);
  });
});

test('a bite is washed first, and vaccinated the same day or as soon as doors open', () => {
  const bite: MatchedSign = { code: 'rabies_exposure', label: { vi: '', en: '' }, level: 'urgent', words: [] };
  const given: Given = { urgency: 'urgent', matched: [bite], situations: ['animal_bite'] };
  expect(said(planned(given))).toMatch(/^Rửa ngay.*15 phút.*tiêm phòng dại ngay hôm nay/u);
  expect(said(planned({ ...given, now: tuesdayEvening }))).toMatch(/^Rửa ngay.*15 phút.*sáng mai từ 7 giờ/u);
});

test('a referral is got at the place on the card, where insurance asks for one', () => {
  const mentions = (given: Given) => said(planned(given)).includes('phiếu chuyển');
  const insured: Given = { intake: { insurance: { hasCard: true } } };
  expect(mentions(insured)).toBe(true);
  // Below every answer stands what the card pays.
  expect(mentions({})).toBe(false);
  expect(mentions({ intake: { insurance: { hasCard: false } } })).toBe(false);
  expect(mentions({ ...insured, need: 'revisit' })).toBe(false);
  expect(mentions({ ...insured, urgency: 'urgent', now: tuesdayEvening, canWaitOvernight: false })).toBe(false);
});

describe('the signs of danger', () => {
  const warned = (given: Given) => planned(given).nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';
  const sign = (code: string): MatchedSign => ({ code, label: { vi: '', en: '' }, level: 'urgent', words: [] });

  test('are what the sign that holds may turn into', () => {
    expect(warned({ urgency: 'urgent', matched: [sign('leg_clot_signs')] })).toMatch(/khó thở.*đau tức ngực/u);
  });

  test('are of the first specialty only, and of what the words resemble there', () => {
    const assessment = { specialties: ['dermatology', 'cardiology'] };
    expect(warned({ assessment })).not.toMatch(/đau tức ngực/u);
    expect(warned({ assessment: { specialties: ['preventive_medicine', 'urology'] } })).not.toMatch(/tiểu/u);
    expect(warned({ likely: ['suicide_risk', 'severe_abdominal_pain'] })).toMatch(/nếu có: đau bụng dữ dội/u);
    expect(warned({ likely: ['suicide_risk'] })).not.toMatch(/muốn chết/u);
  });

  test('fit the patient', () => {
    const urology = { specialties: ['urology'] };
    expect(warned({ assessment: urology, facts: { sex: 'male', ageYears: 40 } })).toContain('tinh hoàn');
    expect(warned({ assessment: urology, facts: { sex: 'female', ageYears: 40 } })).not.toContain('tinh hoàn');
    const child = (facts: Given['facts']) =>
      warned({ assessment: { specialties: ['pediatrics'] }, facts: { isChild: true, ...facts } });
    expect(child({ ageYears: 0, ageMonths: 2 })).toContain('bé sốt từ 38');
    expect(child({ ageYears: 3 })).not.toContain('bé sốt từ 38');
    expect(child({ ageYears: 9 })).not.toMatch(/bú/u);
    const situations = ['postpartum', 'distress'] as const;
    expect(warned({ assessment: { specialties: ['obstetrics'] }, situations })).toMatch(/làm hại mình hay bé/u);
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
