import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 60 }, symptoms, durationDays: 1, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('things that are grave together', () => {
  test.each([
    ['black stools on aspirin', 'Black sticky stools for two days. On aspirin and clopidogrel since the stent.'],
    ['black stools and dizziness', 'bố đi ngoài phân đen hai hôm, đứng lên chóng mặt'],
    ['a missed dialysis and swelling', 'chồng chạy thận thứ 3-5-7, lỡ một buổi, sáng nay chân phù to hơn'],
    ['jaundice, fever and pain', 'vang da vang mat 10 ngay, hom nay bat dau sot 38,5 va dau ha suon phai'],
  ])('are an emergency: %s', (_, symptoms) => {
    expect(check(symptoms).urgency).toBe('emergency');
  });

  test('are none where one of them is missing, denied or explained', () => {
    expect(check('chồng chạy thận thứ 3-5-7, chân hơi phù như mọi khi').urgency).not.toBe('emergency');
    expect(check('uống viên sắt nên phân đen, thỉnh thoảng chóng mặt').urgency).not.toBe('emergency');
    expect(check('uống aspirin lâu nay, phân không đen').urgency).not.toBe('emergency');
    expect(check('dau suon phai sot 38.5 hai hom, an do mo la oi, chua vang mat').urgency).not.toBe('emergency');
    expect(check('mắt mờ dần mấy năm nay, đục thủy tinh thể, hỏi giá mổ phaco', { durationDays: 20 }).urgency).toBe(
      'routine',
    );
  });

  test('are not left until the morning where an eye or a tooth can be saved', () => {
    const eye = check('mổ cườm mắt phải 4 ngày rồi, nay mắt đỏ nhức, nhìn mờ hẳn đi');
    const tooth = check('té xe đạp gãy văng nguyên cái răng cửa, răng vĩnh viễn, mới 25 phút', { patient: { age: 9 } });
    for (const { canWaitOvernight, topics } of [eye, tooth]) {
      expect(canWaitOvernight).toBe(false);
      expect(topics[0]?.says).toBeDefined();
    }
    expect(eye.topics, 'nothing that says an operation on the eye can wait').toHaveLength(1);
  });
});
