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
  expect(back('The factory doctor wants a scan.')).toContain('acute_limb_weakness');
  expect(back('No weakness. The factory doctor wants a scan.')).not.toContain('acute_limb_weakness');
  const restless = 'cháu hiếu động, không tập trung, cô giáo nói hay chạy ra khỏi lớp, tìm bác sĩ tâm lý';
  expect(asked(restless, { patient: { age: 7 } })).not.toContain('suicide_risk');
  expect(asked('đàn ông béo, ngáy rất to, có lúc ngưng thở rồi thở lại, ban ngày buồn ngủ')).not.toContain(
    'unresponsive_or_not_breathing',
  );
  const lump = asked('sờ thấy cục cứng ở ngực trái, không đau, da hơi lõm', { patient: { age: 41, sex: 'female' } });
  expect(lump).not.toContain('chest_pain_severe');
  const ears = 'ù tai phải mấy tháng nay, đêm càng rõ, nghe kém dần';
  expect(asked(ears)).not.toContain('shock_signs');
});

test('a pregnancy of which nobody told is asked about once', () => {
  const cramps = asked('đau bụng kinh dữ dội tháng này, phải nghỉ làm, đau cả khi quan hệ', {
    patient: { age: 24, sex: 'female' },
  });
  expect(cramps.filter((code) => /pregnan/u.test(code))).toHaveLength(1);
});

test('where an emergency is not far, the likeliest is asked about, whoever treats it', () => {
  const told = 'cắt amidan hôm thứ 6, sáng nay khạc ra chút máu, giờ đã cầm';
  expect(asked(told, { durationDays: 0 })).toContain('severe_bleeding');
  const lupus = 'lupus dang uong cellcept, hai ngay nay sot 38,4, noi them ban do o ma, dau khop, nuoc tieu sui bot';
  expect(asked(lupus, { durationDays: 2 })).toContain('fever_immunosuppressed');
});

test('what is asked is spoken for by the words, and nothing is asked of what has lasted and can wait', () => {
  const knees = 'bo em hai dau goi dau keu lao xao, len doc thi duoc xuong doc la dau khong di noi';
  expect(asked(knees, { patient: { age: 67 }, durationDays: 400 })).toEqual([]);
  const tremor = 'ông run tay trái lúc ngồi xem ti vi, cầm bát thì đỡ, đi bước ngắn, mặt cứ đờ ra';
  expect(asked(tremor, { patient: { age: 70 }, durationDays: 200 })).not.toContain('chest_pain_severe');
  const testis = 'bé có một bên bìu xẹp, sờ không thấy hòn, bé vẫn chơi bình thường';
  expect(asked(testis, { patient: { ageMonths: 14 } })).not.toContain('swallowed_dangerous_object');
  const goitre = 'cổ to dần, tim đập nhanh hay hồi hộp, sút 4 cân, tay run nóng nực';
  expect(asked(goitre, { patient: { age: 37 } })).not.toContain('electrical_injury');
  // What is hidden is still asked about.
  const pills = 'bé 3 tuổi cầm vỉ thuốc của bà, không biết nuốt viên nào chưa, vẫn chơi';
  expect(asked(pills, { patient: { age: 3 }, durationDays: 0 })).toContain('poisoning');
});

test('nobody with a proven cancer is asked about its signs', () => {
  const told = 'nội soi sinh thiết ra ung thư đại tràng, bác sĩ tỉnh hẹn mổ tuần sau';
  expect(asked(told, { diagnosis: 'ung thư đại tràng' })).not.toContain('cancer_alarm_symptoms');
});

test('who sits in silence is asked about dying first', () => {
  const father = 'từ ngày bà mất bố em đêm ngủ được 2-3 tiếng, ăn ít, ngồi thừ ra cả ngày, không nói chuyện với ai';
  expect(asked(father, { patient: { age: 73 }, durationDays: 90, need: 'treatment' })[0]).toBe('suicide_risk');
});

test('who has told of a sign is asked how far it goes', () => {
  const question = (symptoms: string, code: string) => {
    const intake: Intake = { need: 'treatment', patient: { age: 32 }, symptoms, durationDays: 1, severity: 'moderate' };
    return ask(understand(intake), intake).find((each) => each.code === code)?.question.vi;
  };
  const face = 'ngủ dậy mắt trái nhắm hổng kín, miệng lệch sang phải, trán trái không nhăn được, tay chân bình thường';
  expect(question(face, 'stroke_signs')).toMatch(/^Ngoài điều đã kể/u);
  const wound = 'vết đứt ở bàn chân 4 ngày nay chảy mủ, sưng đỏ quanh';
  expect(question(wound, 'spreading_skin_infection')).toMatch(/^Chỗ đỏ có đang lan/u);
  const shock = 'bị điện giật nhẹ ở tay lúc sửa ổ cắm, giờ hơi tê';
  expect(question(shock, 'electrical_injury')).toMatch(/^Có bị điện giật/u);
});

test('what was told is asked about by how far it goes, and nothing of another organ', () => {
  const fit: Intake = {
    need: 'treatment',
    patient: { ageMonths: 22, sex: 'male' },
    severity: 'moderate',
    durationDays: 1,
    symptoms:
      'trua nay be sot 39.8 len co giat trong mat khoang 1 phut roi tinh, gio choi lai binh thuong nhung van sot, lan dau bi',
  };
  expect(ask(understand(fit), fit).map(({ question }) => question.vi)).toContain(
    'Cơn có kéo dài trên 5 phút, lặp lại, hoặc sau cơn gọi không tỉnh hẳn không?',
  );
  const heart =
    'On blood pressure tablets. Since yesterday heart rate 130 and irregular, a bit breathless climbing stairs.';
  expect(asked(heart, { need: 'checkup', patient: { age: 66 }, durationDays: 1 })).not.toContain(
    'black_or_bloody_stool',
  );
  const hands = 'bau 30 tuan te ran 2 ban tay ve dem, sang day cam luoc khong chac, huyet ap di kham van binh thuong';
  expect(asked(hands, { need: 'treatment', patient: { age: 28, sex: 'female' } })).not.toContain('hypertensive_crisis');
});
