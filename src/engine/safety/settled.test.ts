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
