import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { ask } from './ask.ts';
import { understand } from './understand.ts';

function asked(symptoms: string, given: Partial<Intake> = {}): string[] {
  const intake: Intake = { need: 'find_doctor', patient: { age: 40 }, symptoms, severity: 'moderate', ...given };
  return ask(understand(intake), intake).map(({ code }) => code);
}

test('nobody is asked what cannot be: of a wrist no battery, without a fever no blood poisoning', () => {
  const wrist = 'Came off my motorbike yesterday. Wrist is swollen and painful, fingers move fine. No head knock.';
  const bike = asked(wrist, { durationDays: 1 });
  expect(bike).toContain('fracture_or_dislocation');
  expect(bike).not.toContain('swallowed_dangerous_object');
  const cuts = asked('Cháu lầm lì, học sút, hay rạch tay nông bằng dao lam.', {
    patient: { age: 15 },
    durationDays: 60,
  });
  expect(cuts).not.toContain('sepsis_signs');
  expect(cuts).not.toContain('fever_immunosuppressed');
});

test('nobody is asked what was told', () => {
  const eye = (told: string) =>
    asked(`slept in contact lenses, since yesterday my right eye is ${told}`, { durationDays: 1 });
  expect(eye('red')).toContain('acute_painful_red_eye');
  expect(eye('very red and painful, vision is a bit foggy')).not.toContain('acute_painful_red_eye');
});

test('of a broken bone is asked who was hurt, and lately', () => {
  expect(asked('khớp ngón chân sưng đỏ đau sau bữa rượu, gút mấy lần rồi', { durationDays: 1 })).not.toContain(
    'fracture_or_dislocation',
  );
  const knee = 'chơi đá bóng bị vặn gối, sưng, đi lại thấy lỏng';
  expect(asked(knee, { durationDays: 2 })).toContain('fracture_or_dislocation');
  expect(asked(knee, { durationDays: 40 })).not.toContain('fracture_or_dislocation');
});

test('nobody is asked what the words deny, or what only another age or another matter has', () => {
  const back = (told: string) =>
    asked(`Low back pain down my left leg for weeks, worse when sitting. ${told}`, {
      need: 'imaging',
      durationDays: 60,
    });
  expect(back('No weakness. The factory doctor wants a scan.')).not.toContain('acute_limb_weakness');
  const restless = 'cháu hiếu động, không tập trung, cô giáo nói hay chạy ra khỏi lớp, tìm bác sĩ tâm lý';
  expect(asked(restless, { patient: { age: 7 } })).not.toContain('suicide_risk');
  expect(asked('đàn ông béo, ngáy rất to, có lúc ngưng thở rồi thở lại, ban ngày buồn ngủ')).not.toContain(
    'unresponsive_or_not_breathing',
  );
  const lip = 'con sinh ra đã hở môi bên trái, bú bình được, 5 cân 8';
  expect(asked(lip, { patient: { ageMonths: 4 }, goal: 'xin mổ miễn phí ở đâu' })).not.toContain(
    'severe_abdominal_pain',
  );
  expect(asked('buồn chán, mất ngủ cả tháng, khóc hoài không rõ vì sao')).toContain('suicide_risk');
});

test('who told of a sign is asked how far it goes', () => {
  const intake: Intake = {
    need: 'treatment',
    patient: { age: 1 },
    symptoms: 'be tieu chay ngay 8 9 lan phan co nhay lan mau, sot 38.7, khat nuoc, mieng kho, van con tinh',
  };
  const questions = ask(understand(intake), intake).map(({ question }) => question.vi);
  expect(questions).toContain('Có lừ đừ, mắt trũng, 6 giờ chưa tiểu, hay không uống nổi nữa?');
  expect(questions.join(' ')).not.toContain('khát nhiều');
});
