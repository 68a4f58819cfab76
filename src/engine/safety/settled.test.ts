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

  test('is cared for at home, whatever severity was chosen, and is one where it came back', () => {
    const given = { need: 'home_care', diagnosis: 'ischaemic stroke three weeks ago', severity: 'moderate' } as const;
    const left = 'My dad came home from hospital last week, left side weak, cannot sit up alone.';
    expect(check({ ...given, symptoms: left, durationDays: 21 }).urgency).not.toBe('emergency');
    const again = `${left} Since this morning his face is drooping and he cannot speak.`;
    expect(check({ ...given, symptoms: again, durationDays: 21 }).urgency).toBe('emergency');
    expect(check({ ...given, need: 'treatment', symptoms: left, durationDays: 0 }).urgency).toBe('emergency');
  });

  test('a child that snores and breathes by the mouth for a year is none, with blue lips it is', () => {
    const snores = 'con ngủ ngáy to như người lớn, há miệng thở, amidan to, có nên cắt không';
    expect(check({ need: 'find_doctor', symptoms: snores, durationDays: 365 }).urgency).toBe('routine');
    const blue = 'con ngủ ngáy to, há miệng thở, môi tím từ chiều';
    expect(check({ need: 'find_doctor', symptoms: blue, durationDays: 365 }).urgency).toBe('emergency');
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
    expect(check({ need: 'discharge', diagnosis: attack, symptoms, goal }).urgency).not.toBe('emergency');
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

describe('what is weeks or years old and stands still', () => {
  const stroke = { need: 'treatment', diagnosis: 'nhồi máu não', durationDays: 90 } as const;
  const hand = 'Ôông nhà tui tai biến ba tháng ni, chừ tay trái co quắp, chân đi lê lê';

  test.each<[string, Partial<Intake> & Pick<Intake, 'need'>]>([
    ['a stroke of three months ago', { ...stroke, symptoms: hand, goal: 'ở Hà Tĩnh tập ở mô có bảo hiểm' }],
    [
      'a stroke of half a year ago, by its name',
      {
        ...stroke,
        durationDays: 180,
        diagnosis: 'xuất huyết não',
        symptoms: 'mẹ đi lại bằng gậy, muốn hỏi chỗ khám lại',
      },
    ],
    [
      'exercises for a stiff hand',
      {
        need: 'treatment',
        symptoms: 'Ba em đột quỵ 2 tháng, tay trái co quắp, đi phải vịn. Tập vật lý trị liệu Mỹ Tho có bảo hiểm không?',
        durationDays: 60,
      },
    ],
    [
      'tuberculosis in its second month of pills, and better',
      {
        need: 'find_hospital',
        diagnosis: 'lao phổi',
        symptoms: 'Bố lao phổi uống thuốc tháng thứ hai, hết ho. Nghe Bệnh viện 71 tốt, có nên chuyển vào không?',
      },
    ],
    [
      'the same told otherwise',
      {
        need: 'treatment',
        diagnosis: 'lao phổi',
        symptoms: 'em điều trị tháng thứ ba, tăng cân, hỏi khi nào thử đờm lại',
      },
    ],
    [
      'a tube to be changed in someone bedridden',
      {
        need: 'home_care',
        symptoms: 'Bà 88t nằm liệt, ăn sonde mũi, sắp phải thay ống.',
        goal: 'Có y tá vào Như Xuân thay không',
      },
    ],
    [
      'a sore without fever or smell, in bed for months for want of money',
      {
        need: 'home_care',
        durationDays: 20,
        symptoms:
          'ma toi 79 tuoi te gay co xuong dui, nha khong tien mo nen nam mot cho toi gio. Luc nay mong ba noi mot lo do, chua hoi, khong sot',
        goal: 'xin chi cach thay bang o nha',
      },
    ],
    [
      'two years of forgetting',
      {
        need: 'home_care',
        patient: { age: 81 },
        durationDays: 730,
        symptoms:
          'Her mum has been getting more forgetful for about two years. Now she packs a bag every evening, and last week she was found walking on the highway. No fever, eats fine, walks fine.',
        goal: 'Do any carers come to the home?',
      },
    ],
    [
      'breath held in the sleep of one who snores',
      {
        need: 'lab_test',
        patient: { age: 52, sex: 'male' },
        symptoms:
          "Husband snores like a truck and I've counted him stopping breathing for 15-20 seconds, then gasping. Dozes off at lunch, BP creeping up, 104 kg. Is there anywhere in Da Nang that does a real overnight sleep study?",
      },
    ],
    [
      'the same of one who nods off by day, where a doctor is looked for',
      {
        need: 'find_doctor',
        patient: { age: 45, sex: 'male' },
        symptoms: 'Ông xã ngáy như kéo bễ, khuya nín thở mấy chục giây rồi hộc lên, ban ngày ngồi họp cũng ngủ gật',
      },
    ],
  ])('is not read as new: %s', (_, given) => {
    expect(check(given).urgency).toBe('routine');
  });

  test.each<[string, Partial<Intake> & Pick<Intake, 'need'>]>([
    [
      'weakness that is new',
      { ...stroke, symptoms: 'bố tai biến ba tháng, sáng nay đột ngột yếu thêm bên phải, méo miệng' },
    ],
    ['a stroke that is called severe', { ...stroke, symptoms: hand, severity: 'severe' }],
    ['a stroke of yesterday', { ...stroke, symptoms: 'tay trái yếu', durationDays: 1 }],
    [
      'exercises, and a new fit',
      {
        need: 'treatment',
        durationDays: 60,
        symptoms: 'ba đột quỵ 2 tháng đang tập vật lý trị liệu, hôm nay lên cơn co giật',
      },
    ],
    [
      'tuberculosis that is treated, with blood',
      {
        need: 'find_hospital',
        diagnosis: 'lao phổi',
        symptoms: 'bố lao phổi uống thuốc tháng thứ hai, tối qua ho ra máu cả ly, mệt',
      },
    ],
    ['tuberculosis of which nothing is said', { need: 'treatment', diagnosis: 'lao phổi', symptoms: 'ho, sút cân' }],
    ['chills in bed', { need: 'home_care', symptoms: 'ông liệt giường lâu năm, đặt sonde tiểu, rét run, lơ mơ' }],
    ['a droop in bed', { need: 'home_care', symptoms: 'bà nằm liệt một chỗ, nay méo miệng, nói đớ' }],
    [
      'a snorer who nods off by day and cannot be woken now',
      { need: 'find_doctor', symptoms: 'bố ngáy to, ngày hay ngủ gật, giờ gọi không dậy, thở khò khè' },
    ],
    [
      'a snorer who cannot be woken',
      {
        need: 'checkup',
        symptoms: 'bố ngủ ngáy to khác thường, gọi không dậy, lay mãi không tỉnh, nửa người mềm nhũn',
      },
    ],
  ])('is raised as ever by what has come: %s', (_, given) => {
    expect(check(given).urgency).not.toBe('routine');
  });

  test('and has lasted for three months, with thoughts of death denied, is not hurried', () => {
    const symptoms =
      'Em sinh viên năm 2, ba tháng nay không ngủ được, lên lớp ngồi như cái xác, rớt 3 môn chưa dám nói với má. Không có nghĩ tới chuyện dại dột, chỉ thấy mệt và muốn ở một mình. Em sợ khám tâm thần bị ghi vô hồ sơ sau này xin việc không được.';
    const tired = {
      need: 'find_doctor',
      patient: { age: 20 },
      symptoms,
      goal: 'khám chỗ nào kín đáo, nhà nghèo nên đừng mắc quá',
    } as const;
    expect(check({ ...tired, durationDays: 90 }).seeWithin).toMatch(/^(3|14)d$/u);
    expect(check({ ...tired, symptoms: `${symptoms} Em muốn chết.`, durationDays: 90 }).seeWithin).toMatch(
      /^(now|24h)$/u,
    );
  });

  test('a look that steroids give is seen; their sudden end is an emergency', () => {
    const remedy = 'Anh tôi bị gút, ba năm nay uống thuốc tễ viên đen của ông lang.';
    const round = `${remedy} Giờ mặt tròn xoe đỏ au, bụng to mà chân tay teo, da mỏng va nhẹ là tím, đường huyết 9. Vợ anh đọc trên mạng nói có trộn corticoid nên tính vứt hết thuốc từ mai. Anh thì bảo hôm nào quên uống là người rã rời, buồn nôn.`;
    const told = check({ need: 'treatment', symptoms: round, diagnosis: 'gút', durationDays: 1095 });
    expect(told.urgency).not.toBe('routine');
    expect(told.topics[0]?.says?.title.vi).toContain('đừng tự ngưng đột ngột');
    const stopped = `${remedy} Bỏ thuốc 3 hôm, từ tối qua nôn liên tục, lả người`;
    expect(check({ need: 'treatment', symptoms: stopped, durationDays: 3 }).urgency).toBe('emergency');
  });
});
