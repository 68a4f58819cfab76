import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { assess } from './assess.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { fold } from './text/fold.ts';

function assessed(intake: Partial<Intake>) {
  const whole: Intake = { need: 'treatment', patient: {}, ...intake };
  const readings = readIntake(whole);
  return assess(readings, whole, checkSafety(readings, whole));
}

const plain: [string, string][] = [
  ['hay bị ợ chua, đầy bụng sau bữa tối', 'gastroenterology'],
  ['da tay nổi mẩn ngứa, bong tróc', 'dermatology'],
  ['đau khớp gối, sáng dậy cứng khớp', 'rheumatology'],
  ['tiểu buốt tiểu rắt mấy hôm nay', 'urology'],
  ['trễ kinh, kinh nguyệt không đều', 'gynecology'],
  ['ù tai, nghe kém bên trái', 'ent'],
  ['sâu răng, sưng nướu', 'dentistry'],
  ['đường huyết đói 9, khát nước nhiều', 'endocrinology'],
  ['buồn chán, mất hứng thú, hay khóc một mình, mất ngủ', 'psychiatry'],
  ['thoát vị đĩa đệm L4 L5 đau lan xuống chân', 'spine'],
];

describe('the words of the text', () => {
  test.each(plain)('"%s" leads to %s among the first three, with marks and without', (symptoms, code) => {
    expect(assessed({ symptoms }).specialties.slice(0, 3)).toContain(code);
    expect(assessed({ symptoms: fold(symptoms) }).specialties.slice(0, 3)).toContain(code);
  });

  test('what is denied counts less than what is there', () => {
    const { specialties } = assessed({ symptoms: 'không ho, không khó thở, chỉ đau khớp gối, sáng dậy cứng khớp' });
    expect(['rheumatology', 'orthopedics']).toContain(specialties[0]);
  });

  test('what a doctor called it outweighs what it feels like', () => {
    const { specialties } = assessed({ symptoms: 'mệt, chóng mặt', diagnosis: 'suy thận mạn' });
    expect(specialties[0]).toBe('nephrology');
  });

  test('a longer term hides the shorter one inside it', () => {
    expect(assessed({ symptoms: 'đau bụng kinh' }).specialties[0]).toBe('gynecology');
  });
});

describe('an English text', () => {
  test.each([
    ['my hands tremble and I shuffle when I walk', 'neurology'],
    ['the room spins when I roll over in bed', 'neurology'],
    ['bulging veins in my calves that ache', 'vascular_surgery'],
    ['I lie awake worrying about everything', 'psychiatry'],
    ['itchy red patches on both elbows', 'dermatology'],
  ])('"%s" leads to %s among the first three', (symptoms, code) => {
    expect(assessed({ symptoms }).specialties.slice(0, 3)).toContain(code);
  });
});

describe('who the patient is', () => {
  test('a child sees paediatrics among the first three, and one of the organ', () => {
    const { specialties, situations } = assessed({ patient: { age: 3 }, symptoms: 'ho có đờm kéo dài' });
    expect(specialties.slice(0, 3)).toContain('pediatrics');
    expect(specialties.slice(0, 3).some((code) => /pulmonology|pediatric_respiratory/.test(code))).toBe(true);
    expect(situations).toContain('child');
  });

  test('a newborn sees both the newborn ward and paediatrics among the first three', () => {
    const { specialties } = assessed({ patient: { age: 0 }, symptoms: 'bé sơ sinh 10 ngày tuổi vàng da, bú kém' });
    const top = specialties.filter((code) => code !== 'emergency').slice(0, 3);
    expect(top).toContain('neonatology');
    expect(top).toContain('pediatrics');
  });

  test('a child’s general complaint is for paediatrics, and says where else to look', () => {
    const { specialties } = assessed({ symptoms: 'con tôi ăn uống kém, mãi không tăng cân' });
    expect(specialties.slice(0, 3)).toContain('pediatrics');
    expect(specialties.length).toBeGreaterThan(2);
  });

  test('a child’s list names the organ’s own specialist too, who is there where none for children is', () => {
    const { specialties } = assessed({ patient: { age: 5 }, symptoms: 'đi tiểu nhiều lần, tiểu buốt' });
    expect(specialties).toContain('pediatrics');
    expect(specialties).toContain('urology');
  });

  test('a man who waits for a child is for those who see men', () => {
    const { specialties } = assessed({ symptoms: 'tôi lấy vợ ba năm, chưa có con, tinh trùng yếu' });
    expect(specialties.slice(0, 3)).toContain('andrology');
  });

  test('words alone can tell that it is a child', () => {
    expect(assessed({ symptoms: 'bé nhà em biếng ăn, quấy khóc' }).situations).toContain('child');
  });

  test('a grown-up of known age is no child, whatever the words', () => {
    expect(assessed({ patient: { age: 30 }, symptoms: 'từ khi sinh bé tôi đau lưng' }).situations).not.toContain(
      'child',
    );
  });

  test('without a word of a child, the organ’s own specialist is named and not the one for children', () => {
    const { specialties } = assessed({ symptoms: 'môi tím tái, khó thở, hồi hộp, mệt khi gắng sức' });
    expect(specialties[0]).toBe('cardiology');
    expect(specialties.filter((code) => code.startsWith('pediatric_'))).toEqual([]);
  });

  test('pregnancy keeps obstetrics among the first three', () => {
    const { specialties } = assessed({
      patient: { sex: 'female', age: 28 },
      symptoms: 'mang thai 20 tuần, đau răng, sưng nướu, sâu răng hàm',
    });
    expect(specialties.slice(0, 3)).toContain('obstetrics');
  });

  test('asking for a test does not push the patient’s own specialty out of the first three', () => {
    const symptoms = 'mang thai 20 tuần, đau răng, sâu răng, ù tai, nghe kém';
    const pregnant = assessed({ need: 'lab_test', patient: { sex: 'female', age: 28 }, symptoms });
    expect(pregnant.specialties.slice(0, 3)).toContain('obstetrics');
  });

  test('a form that says another sex than the words still gets a specialty', () => {
    expect(assessed({ patient: { sex: 'male' }, diagnosis: 'thai 30 tuần' }).specialties.length).toBeGreaterThan(0);
  });

  test('a man is not sent to gynaecology for a shared complaint', () => {
    const { specialties } = assessed({ patient: { sex: 'male' }, symptoms: 'đau bụng dưới' });
    expect(specialties).not.toContain('gynecology');
  });

  test('a father in the text is a man, whatever the form leaves open', () => {
    const { specialties } = assessed({ patient: { age: 58 }, symptoms: 'bố em đau bụng âm ỉ, ăn vào đầy bụng' });
    expect(specialties.slice(0, 3)).toContain('gastroenterology');
    expect(specialties).not.toContain('gynecology');
  });
});

describe('the need and the danger', () => {
  test('an emergency names what it is about first and emergency care near the top', () => {
    const { specialties } = assessed({ need: 'emergency', symptoms: 'đau ngực' });
    expect(specialties[0]).toBe('cardiology');
    expect(specialties.slice(0, 3)).toContain('emergency');
  });

  test('an emergency of a child names the organ, paediatrics and emergency care', () => {
    const { specialties } = assessed({ need: 'emergency', patient: { age: 3 }, symptoms: 'ho, khò khè, khó thở' });
    expect(specialties[0]).toMatch(/pulmonology|pediatric_respiratory/);
    expect(specialties.slice(1, 3)).toEqual(['pediatrics', 'emergency']);
  });

  test('an emergency without words is for emergency care', () => {
    expect(assessed({ need: 'emergency' }).specialties[0]).toBe('emergency');
  });

  test('tests, scans and check-ups name their own department near the top', () => {
    expect(assessed({ need: 'lab_test', symptoms: 'đau khớp' }).specialties.slice(0, 3)).toContain('laboratory');
    expect(assessed({ need: 'imaging' }).specialties[0]).toBe('diagnostic_imaging');
    expect(assessed({ need: 'checkup' }).specialties[0]).toBe('health_checkup');
  });

  test('an operation on the heart is a matter for those who know hearts, and for a centre', () => {
    const { specialties, grave } = assessed({ need: 'surgery', diagnosis: 'hở van hai lá nặng' });
    expect(['cardiac_surgery', 'cardiology']).toContain(specialties[0]);
    expect(grave).toBe(true);
  });

  test('cancer is not named for a complaint that it seldom explains', () => {
    expect(assessed({ symptoms: 'khò khè, nặng ngực' }).specialties).not.toContain('oncology');
    expect(assessed({ symptoms: 'nuốt nghẹn, sụt cân nhanh' }).specialties).toContain('oncology');
  });

  test('cancer is grave, a cold is not', () => {
    expect(assessed({ diagnosis: 'ung thư đại tràng' }).grave).toBe(true);
    expect(assessed({ symptoms: 'sổ mũi, hắt hơi' }).grave).toBe(false);
  });

  test('without words there is still a specialty, and nothing is claimed to be understood', () => {
    expect(assessed({})).toMatchObject({ specialties: ['general_internal'], understood: 'not_at_all' });
    expect(assessed({ patient: { age: 2 } }).specialties).toEqual(['pediatrics']);
  });
});

test('with damaged weights the lexicon alone says where to turn', () => {
  const intake: Intake = { need: 'treatment', patient: {}, symptoms: 'tiểu buốt tiểu rắt mấy hôm nay' };
  const readings = readIntake(intake);
  expect(assess(readings, intake, checkSafety(readings, intake), 'damaged').specialties[0]).toBe('urology');
});
