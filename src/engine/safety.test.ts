import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { corpusCases } from '#scripts/evaluate/corpus.ts';
import { findRedFlag, redFlags } from './knowledge/red-flags.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { isAtLeast } from './urgency.ts';

function check(given: Partial<Intake>) {
  const intake: Intake = { need: 'treatment', patient: {}, ...given };
  return checkSafety(readIntake(intake), intake);
}

/** Some texts of every writer and level, the same ones every time. */
const texts = corpusCases()
  .filter((_, at) => at % 100 === 0)
  .map(({ intake }) => intake.symptoms ?? '');

describe('the safety check', () => {
  test.each(redFlags)('reaches $code by its code alone, at its level', ({ code, level }) => {
    const { urgency, matched } = check({ redFlags: [code] });
    expect(urgency).toBe(level);
    expect(matched).toMatchObject([{ code, level, words: [] }]);
  });

  test('an emergency asked for is one, whatever else is said', () => {
    const { urgency, doNow } = check({ need: 'emergency', symptoms: 'mệt' });
    expect(urgency).toBe('emergency');
    expect(doNow[0]?.vi).toContain('115');
  });

  test('a code that nobody knows is a danger sign, and a person is to look', () => {
    const { urgency, reasons, doubts } = check({ redFlags: ['purple_ears'] });
    expect(urgency).toBe('urgent');
    expect(reasons[0]?.vi).toContain('purple_ears');
    expect(doubts).toHaveLength(1);
  });

  describe('words that leave no doubt in a few lines', () => {
    const told = 'Chị họ em vỡ ối non, sa dây rốn, mổ khẩn giữa đêm, bé nằm lồng ấp hai tháng trời.';
    const calm = `Em thì mới cưới được bốn tháng, kinh nguyệt đều, sức khỏe bình thường, chưa có thai, không đau gì. Em
      chưa mổ xẻ gì, không dị ứng thuốc, cân nặng 50 ký, ăn ngủ được, mỗi sáng đi bộ nửa tiếng, mẹ em khỏe, ba em tiểu đường
      nhẹ uống thuốc đều, chồng em không hút thuốc, không uống rượu, khám công ty năm ngoái gan thận tim phổi đều tốt. Hai vợ chồng
      muốn hỏi trước khi có em bé nên khám tổng quát ở đâu, tiêm phòng những mũi nào, uống axit folic từ tháng thứ mấy, chi phí
      khoảng bao nhiêu và bảo hiểm có trả không ạ. Em cảm ơn bác sĩ nhiều.`;
    const sign = 'labour_or_waters_broken';

    test('stay certain there', () => {
      expect(check({ symptoms: 'em vỡ ối rồi, sa dây rốn' }).urgency).toBe('emergency');
    });

    test('are asked about in a long letter that is clearly no emergency', () => {
      const { urgency, ask } = check({ symptoms: `${told} ${calm}` });
      expect(urgency).toBe('urgent');
      expect(ask[0]).toBe(sign);
    });

    test('are an emergency there too once the answer is yes, or nobody is sure', () => {
      expect(check({ symptoms: `${told} ${calm}`, redFlags: [sign] }).urgency).toBe('emergency');
      expect(check({ symptoms: `${told} ${calm}`, redFlagsUnsure: [sign] }).urgency).toBe('emergency');
      expect(check({ symptoms: `${told} ${calm}`, redFlagsDenied: [sign] }).urgency).toBe('routine');
    });
  });

  test('a ticked sign keeps its level in someone it is not expected in', () => {
    const patient = { age: 60, sex: 'male' } as const;
    expect(check({ patient, redFlags: ['reduced_fetal_movement'] }).urgency).toBe('emergency');
  });

  test('a text that denies a ticked sign does not lower it', () => {
    expect(check({ redFlags: ['chest_pain_severe'], symptoms: 'không đau ngực' }).urgency).toBe('emergency');
  });

  test('reasons quote the patient’s words', () => {
    const { reasons, matched } = check({ patient: { age: 60 }, symptoms: 'Bố em MÉO MIỆNG từ sáng' });
    expect(reasons[0]?.vi).toContain('MÉO MIỆNG');
    expect(matched[0]?.words).toContain('MÉO MIỆNG');
  });

  test('what is said of a sign is said only where no other is nearly as likely', () => {
    const belly =
      'he came off his motorbike, now his belly is hard, left shoulder hurts and he went white and nearly fainted';
    const crash = check({ symptoms: belly, patient: { sex: 'male' } });
    expect(crash.urgency).toBe('emergency');
    expect(crash.reasons).toHaveLength(1);
    expect(crash.reasons[0]?.en).toMatch(/^You wrote “.+: this needs emergency care now, call 115\.$/);
    const stroke = check({ symptoms: 'bố tôi đột ngột méo miệng, nói đớ, yếu tay phải' });
    expect(stroke.reasons[0]?.vi).toContain(findRedFlag('stroke_signs')?.why.vi ?? '?');
  });

  test('an emergency speaks of no later day, and quotes nothing twice', () => {
    const { urgency, reasons } = check({
      patient: { age: 65 },
      severity: 'severe',
      symptoms: 'ôm ngực ngồi thở dốc, mặt tái mét, từ sáng tới giờ cứ ôm ngực',
    });
    expect(urgency).toBe('emergency');
    const told = reasons.map(({ vi }) => vi);
    expect(told.join(' ')).not.toContain('24 giờ');
    for (const reason of told) {
      const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? '');
      expect(quoted.filter((one) => quoted.some((other) => other !== one && other.includes(one)))).toEqual([]);
    }
  });

  test('declared severe is at least urgent, and mild lowers nothing', () => {
    expect(check({ severity: 'severe' }).urgency).toBe('urgent');
    expect(check({ severity: 'mild', symptoms: 'méo miệng, nói ngọng', patient: { age: 70 } }).urgency).toBe(
      'emergency',
    );
  });

  test.each(['qwrtz plmkv xdrgh bnvcx', 'xyz abc blah blah lorem ipsum', 'asdf'])(
    'a text that is not understood is never routine: %s',
    (symptoms) => {
      expect(check({ symptoms }).urgency).not.toBe('routine');
      expect(check({ symptoms, durationDays: 0 }).urgency).not.toBe('routine');
    },
  );

  test('asks about no sign where it has not understood', () => {
    expect(check({ symptoms: 'asdkjh qwe zxc' })).toMatchObject({ urgency: 'urgent', matched: [], ask: [] });
  });

  test('an illness of many years does not make old what began today', () => {
    const symptoms = 'tiểu đường 10 năm, sáng nay đau bụng lạ lắm';
    expect(check({ patient: { age: 50 }, symptoms }).facts.acute).toBe(true);
    expect(check({ patient: { age: 50 }, symptoms: 'đau bụng 2 tháng' }).facts.acute).toBe(false);
  });

  test('age 0 without months is taken for the youngest', () => {
    expect(check({ patient: { age: 0 }, symptoms: 'bé sốt' }).urgency).toBe('emergency');
    const { matched } = check({ patient: { age: 0 }, symptoms: 'bé 8 tháng sốt 38' });
    expect(matched.map(({ code }) => code)).not.toContain('infant_fever_under_3_months');
  });

  test.each([
    'be trai 5 tuan sot 38 do 2',
    'cháu nội 2 tháng, tối nay 39 độ',
    'bé gái 7 tuần kẹp nách 38,6',
    'bé nhà em 6 tuần sốt 38.4',
  ])('hears how young a baby is: %s', (symptoms) => {
    expect(check({ symptoms }).matched.map(({ code }) => code)).toContain('infant_fever_under_3_months');
  });

  test.each([
    'ong thong tieu tuot ra tu trua, toi gio chua tieu duoc, bung duoi cang',
    'tiểu buốt mấy hôm, tối qua sốt 38.6 lạnh run, đau hông lưng bên phải',
    'ngón chân cái loét đen có mùi hôi, chảy mủ cả tuần, tiểu đường 15 năm',
  ])('nothing that words say clearly is left until the morning: %s', (symptoms) => {
    expect(check({ patient: { age: 60 }, symptoms })).toMatchObject({ canWaitOvernight: false });
  });

  test('days after “our baby” are how long it lasts', () => {
    expect(check({ symptoms: 'bé nhà em 3 ngày sốt 38.4' }).facts).toMatchObject({ durationDays: 3 });
  });

  test('fever that falls on the dangerous days of dengue does not reassure', () => {
    const symptoms = 'con bị sốt xuất huyết, hết sốt rồi nhưng đau bụng nhiều, tay chân lạnh, lừ đừ';
    expect(check({ patient: { age: 9 }, durationDays: 5, symptoms }).urgency).toBe('emergency');
  });

  test('a name in the goal is a topic, a sign in the goal is a danger', () => {
    expect(check({ patient: { age: 50 }, goal: 'muốn tầm soát đột quỵ' }).urgency).toBe('routine');
    expect(
      check({ patient: { age: 50 }, goal: 'mẹ đang méo miệng, nói ngọng, yếu nửa người, cần bệnh viện gần nhất' })
        .urgency,
    ).toBe('emergency');
  });

  test('a diagnosis counts by need and time', () => {
    const diagnosis = 'Viêm ruột thừa';
    expect(check({ need: 'surgery', diagnosis, durationDays: 1 }).urgency).toBe('emergency');
    expect(check({ need: 'second_opinion', diagnosis, durationDays: 1 }).urgency).toBe('urgent');
    expect(check({ need: 'revisit', diagnosis: 'Sau mổ viêm ruột thừa 2 năm trước', durationDays: 700 }).urgency).toBe(
      'routine',
    );
  });

  test('asks only what would raise the urgency, and nothing when it is an emergency', () => {
    const answers = texts.map((symptoms) => check({ symptoms }));
    expect(answers.some(({ ask }) => ask.length > 0)).toBe(true);
    for (const { urgency, ask, doubts } of answers) {
      if (urgency === 'emergency') expect(ask).toEqual([]);
      if (doubts.length > 0) expect(ask).toEqual([]);
      for (const code of ask) expect(isAtLeast(urgency, findRedFlag(code)?.level ?? 'routine')).toBe(false);
    }
    expect(check({ redFlags: ['seizure'] }).ask).toEqual([]);
  });

  test('takes not sure for neither yes nor no: a doctor is to look, and it is not asked again', () => {
    const intake = { need: 'checkup', patient: { age: 35, sex: 'female' } } as const;
    expect(check(intake)).toMatchObject({ urgency: 'routine' });
    const { urgency, seeWithin, matched, ask, reasons } = check({
      ...intake,
      redFlagsUnsure: ['breathing_difficulty'],
    });
    expect({ urgency, seeWithin, matched }).toEqual({ urgency: 'urgent', seeWithin: '24h', matched: [] });
    expect(ask).not.toContain('breathing_difficulty');
    expect(reasons.map(({ vi }) => vi).join()).toMatch(/chưa chắc.*trong 24 giờ/u);
    expect(check({ redFlags: ['seizure'], redFlagsUnsure: ['seizure'] }).matched).toHaveLength(1);
    expect(check({ ...intake, redFlagsUnsure: ['breast_lump_or_change'] }).seeWithin).toBe('14d');
  });

  test('never asks about what was just denied', () => {
    expect(
      check({ patient: { age: 66 }, durationDays: 0, symptoms: 'mệt trong người, không co giật' }).ask,
    ).not.toContain('seizure');
  });

  test('asks nothing of someone who wrote nothing', () => {
    expect(check({ need: 'checkup' }).ask).toEqual([]);
    expect(check({ need: 'surgery', diagnosis: 'hở van hai lá nặng' }).ask).toEqual([]);
  });
});

describe('the safety check with damaged weights', () => {
  function checkWithout(given: Partial<Intake>) {
    const intake: Intake = { need: 'treatment', patient: {}, ...given };
    return checkSafety(readIntake(intake), intake, 'damaged');
  }

  test('calls no text routine, says so with a reason, and asks nothing', () => {
    for (const symptoms of [...texts, 'da mặt nổi mụn trứng cá', 'mệt']) {
      const { urgency, reasons, ask } = checkWithout({ symptoms });
      expect([urgency, symptoms]).not.toEqual(['routine', symptoms]);
      expect(reasons.length).toBeGreaterThan(0);
      expect(ask).toEqual([]);
    }
  });

  test('counts what is certain: words, measured values, ticked signs, a diagnosis', () => {
    expect(checkWithout({ symptoms: 'bố tôi bất tỉnh' })).toMatchObject({
      urgency: 'emergency',
      matched: [{ code: 'unresponsive_or_not_breathing', words: ['bất tỉnh'] }],
    });
    expect(checkWithout({ symptoms: 'SpO2 85' }).urgency).toBe('emergency');
    expect(checkWithout({ redFlags: ['seizure'] }).urgency).toBe('emergency');
    expect(checkWithout({ need: 'surgery', diagnosis: 'Viêm ruột thừa', durationDays: 1 }).urgency).toBe('emergency');
    expect(checkWithout({ symptoms: 'đau ngực từ sáng' })).toMatchObject({ urgency: 'urgent', matched: [] });
  });
});
