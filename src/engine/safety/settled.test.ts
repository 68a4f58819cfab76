import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(given: Partial<Intake> & Pick<Intake, 'need'>) {
  const intake: Intake = { patient: {}, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('what was treated and stands still, where something planned is asked for', () => {
  test.each<[Intake['need'], string, string]>([
    ['discharge', 'sau mổ ruột thừa', 'ra viện ba tuần rồi, xin lại giấy ra viện nộp công ty'],
    [
      'home_care',
      'Đột quỵ giai đoạn phục hồi',
      'mẹ ra viện 3 tuần, còn yếu nửa người, ăn ngủ tốt, muốn tập phục hồi chức năng ở nhà, hỏi bảo hiểm',
    ],
    ['imaging', 'ung thư đại tràng', 'đã mổ, hóa trị xong, bác sĩ hẹn chụp CT kiểm tra'],
    ['second_opinion', 'Nhồi máu não, đã ổn định', 'bố xuất viện rồi, muốn nơi khác xem lại đơn thuốc'],
  ])('is no emergency by its name nor by what it left: %s, %s', (need, diagnosis, goal) => {
    expect(check({ need, diagnosis, goal }).urgency).toBe('routine');
  });

  test('is one as soon as something new is told, or another thing is asked for', () => {
    const goal = 'bố ra viện 3 tuần, sáng nay đột ngột yếu nửa người phải, méo miệng';
    expect(check({ need: 'home_care', goal }).urgency).toBe('emergency');
    expect(check({ need: 'treatment', symptoms: 'bố ra viện 3 tuần, yếu nửa người, méo miệng' }).urgency).toBe(
      'emergency',
    );
    expect(check({ need: 'discharge', symptoms: 'sau mổ 5 ngày, bụng cứng như gỗ, sốt 39, lơ mơ' }).urgency).toBe(
      'emergency',
    );
  });

  test.each(['face drooping and slurred speech, feels fine', 'bố tôi méo miệng, nói ngọng, giờ vẫn ổn'])(
    'is not what only passed: %s',
    (symptoms) => {
      for (const diagnosis of ['', 'tăng huyết áp'])
        expect(check({ need: 'checkup', symptoms, diagnosis }).urgency).toBe('emergency');
    },
  );

  test('never lowers what was ticked or called severe', () => {
    const calm = { need: 'home_care', goal: 'bố ra viện 3 tuần, đang ổn, cần tập ở nhà' } as const;
    expect(check(calm).urgency).toBe('routine');
    expect(check({ ...calm, redFlags: ['stroke_signs'] }).urgency).toBe('emergency');
    expect(check({ ...calm, severity: 'severe' }).urgency).not.toBe('routine');
  });
});

test('a breath held while snoring is asked about, not taken for a heart that stopped', () => {
  const text = 'vợ bảo tôi ngáy to, có khi ngừng thở rồi thở lại, ban ngày hay ngủ gật';
  const codes = (given: Partial<Intake> & Pick<Intake, 'need'>) => check(given).matched.map(({ code }) => code);
  expect(codes({ need: 'checkup', symptoms: text })).not.toContain('unresponsive_or_not_breathing');
  expect(codes({ need: 'treatment', symptoms: 'ông tôi đang ngủ ngáy thì im bặt, ngừng thở rồi' })).toContain(
    'unresponsive_or_not_breathing',
  );
});

test('a dose before “vì” is no number of strips', () => {
  expect(check({ need: 'find_doctor', goal: 'đang uống Euthyrox 50 vì suy giáp, muốn khám nội tiết' }).urgency).toBe(
    'routine',
  );
  expect(check({ need: 'treatment', symptoms: 'em gái uống 3 vỉ thuốc panadol' }).urgency).toBe('emergency');
});

describe('the name of an illness', () => {
  const attack = 'Heart attack (NSTEMI), one stent';
  test('raises nobody who is to leave the ward treated, or is cared for at home after it', () => {
    const goal = 'They discharge him tomorrow. Is it okay to fly in ten days and what papers should we ask for?';
    const symptoms = 'My husband had a stent put in four days ago, no pain since, walking in the corridor.';
    expect(check({ need: 'discharge', diagnosis: attack, symptoms, goal }).urgency).toBe('routine');
    const sore = 'Cha em tai biến 4 tháng, liệt nửa người trái. Mông đỏ một mảng cỡ đồng xu, chưa trầy.';
    const atHome = { need: 'home_care', diagnosis: 'nhồi máu não cũ', durationDays: 3, severity: 'mild' } as const;
    expect(check({ ...atHome, symptoms: sore }).urgency).toBe('routine');
  });

  test('raises as before where it is treated now, or something new is told', () => {
    expect(check({ need: 'treatment', diagnosis: attack }).urgency).toBe('emergency');
    expect(check({ need: 'home_care', diagnosis: 'đột quỵ', durationDays: 0 }).urgency).not.toBe('routine');
    const again = 'sáng nay lại đau, xin cho về nhà';
    expect(check({ need: 'discharge', diagnosis: 'nhồi máu cơ tim', goal: again }).urgency).not.toBe('routine');
  });

  test('of piles of the second grade waits, where they are called mild', () => {
    const symptoms = 'đi ngoài ra máu tươi nhỏ giọt sau khi đi cầu, búi trĩ lòi ra tự tụt vào, không đau bụng';
    const piles = { need: 'treatment', symptoms, durationDays: 30, severity: 'mild' } as const;
    expect(check({ ...piles, diagnosis: 'trĩ nội độ 2' }).urgency).toBe('routine');
    expect(check(piles).urgency).toBe('urgent');
  });
});

test('oxygen as on every day is no emergency in lungs that are long ill, unless it is below 88 or breathing is worse', () => {
  const told = (text: string) =>
    check({ need: 'home_care', diagnosis: 'COPD giai đoạn D', symptoms: `Mẹ em thở oxy tại nhà 2 lít, ${text}` });
  const usual = told('hôm nay vẫn như mọi ngày, đo SpO2 91%');
  expect(usual.urgency).not.toBe('emergency');
  expect(usual.ask).toContain('breathing_difficulty');
  expect(told('hôm nay vẫn như mọi ngày, đo SpO2 86%').urgency).toBe('emergency');
  expect(told('hôm nay khó thở hơn, đo SpO2 91%').urgency).toBe('emergency');
  expect(told('đo SpO2 91%').urgency).toBe('emergency');
});

test('what lies weeks back and left nothing, or mends, is no emergency; what grows out of it is', () => {
  const fall = { need: 'imaging', patient: { age: 5 }, durationDays: 21, severity: 'mild' } as const;
  const fell = 'She fell off a swing three weeks ago and had a bump on the forehead.';
  const well = 'No vomiting, no drowsiness then or since, plays and sleeps normally.';
  expect(check({ ...fall, symptoms: `${fell} ${well}` }).urgency).toBe('routine');
  expect(check({ ...fall, symptoms: `${fell} Since this morning she vomits and is drowsy.` }).urgency).toBe(
    'emergency',
  );
});

describe('who chose emergency help and asks whether to go', () => {
  const reasons = (given: Partial<Intake>) =>
    check({ need: 'emergency', ...given })
      .reasons.map(({ vi }) => vi)
      .join(' ');

  test('is not told to have asked for it, and is told of the danger alone', () => {
    const symptoms = 'con uống mấy ngụm thuốc cỏ, ói 2 lần rồi, giờ nó nói hết rồi chỉ rát miệng';
    const said = reasons({ symptoms, goal: 'có cần đi viện không hay cho uống nước đậu xanh' });
    expect(said).toContain('Bạn ghi');
    expect(said).not.toContain('Bạn yêu cầu');
    expect(reasons({ symptoms: 'cứu với' })).toContain('Bạn yêu cầu');
  });

  test('needs none for a lid that twitches', () => {
    const symptoms = 'mấy hôm nay mí mắt trái cứ giật giật, ngồi máy tính nhiều, thức khuya, không đau không mờ';
    const asks = { need: 'emergency', symptoms, severity: 'moderate' } as const;
    expect(check({ ...asks, goal: 'có cần đi cấp cứu luôn không hay để mai' }).urgency).not.toBe('emergency');
    expect(check(asks).urgency).toBe('emergency');
  });
});
