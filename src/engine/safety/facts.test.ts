import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { factsOf } from './facts.ts';

function factsIn(symptoms: string, patient: Intake['patient'] = {}, weights?: 'damaged') {
  const intake: Intake = { need: 'treatment', patient, symptoms };
  const reading = readIntake(intake).symptoms;
  return weights ? factsOf(intake, reading, weights) : factsOf(intake, reading);
}

describe('the years that a text tells', () => {
  test.each([
    ['chú Năm tui sáu mươi tám tuổi, té xuống mương', 68],
    ['bố vợ tôi tám mươi ba tuổi, ngã ba lần', 83],
    ['em hai sáu tuổi, đau bụng kinh', 26],
    ['bé hai ba tuổi sốt', 2],
    ['anh họ bốn mươi tư tuổi ho ra máu', 44],
    ['ong noi bay muoi lam tuoi kho tho', 75],
    ['mẹ tôi bảy chục tuổi chóng mặt', 70],
    ['tôi hút thuốc ba mươi năm, năm nay 55 tuổi', 55],
    ['mổ tim lúc 4 tuổi, giờ mình 27 tuổi', 27],
    ['Penicillin nổi mẩn lúc 5 tuổi, giờ 30 tuổi', 30],
    ['PSA 3,2 tuổi 60, cần ý kiến', 60],
    ['AMH 0.8 tuổi 37, thả 2 năm', 37],
    ['tôi 63, từng nhồi máu nhẹ', 63],
    ['ông ngoại, ngoài sáu mươi, đau ngực', 60],
    ['con gái lớp 8 hay khóc', 13],
    ["I'm 61, no period for ten years", 61],
    ['29 y/o, tired eyes', 29],
    ['my son 5 years, fever', 5],
    ['she is sixty seven years old', 67],
  ])('in “%s” are %d', (text, years) => {
    expect(factsIn(text).ageYears).toBe(years);
  });

  test.each([
    'gout for eight years, last flare at Tet',
    'bị hen từ năm 9 tuổi, nay đi làm rồi vẫn còn khó thở khi lạnh',
    'đau lưng mười hai năm nay',
    'huyết áp 150, 160',
    'cô giáo dạy lớp 5 khàn tiếng hai tuần, uống thuốc không đỡ',
  ])('are none in “%s”', (text) => {
    expect(factsIn(text).ageYears).toBeUndefined();
  });

  test('count in days what is spelled out', () => {
    expect(factsIn('sốt mười hai ngày').durationDays).toBe(12);
    expect(factsIn('đau sau muoi ngay mo').durationDays).not.toBe(60);
  });
});

describe('who is ill', () => {
  test.each([
    ['con sốt 38,2 ngày đầu, chơi ngoan', true],
    ['chau nuot may vien nam cham', true],
    ['thằng nhỏ bị chó cắn bắp chân', true],
    ['tay chân miệng ngày 2, con thở mệt', true],
    ['đi bộ 500m thì bắp chân chuột rút, tôi hút thuốc từ trẻ', false],
    ['38 weeks, painless tightenings, baby kicks loads', false],
    ['em sinh mổ mười một ngày, vết mổ khô, sữa về nhiều', false],
    ['mẹ em ho khan hai tuần', false],
  ])('in “%s” is a child: %s', (text, isChild) => {
    expect(factsIn(text).isChild).toBe(isChild);
  });

  test('is not the baby of whom an age is told beside', () => {
    const mother = 'Chị dâu tui sanh con thứ tư được mười hai ngày, sản dịch ít dần, bụng dưới hết thấy cục';
    expect(factsIn(mother)).toMatchObject({ isChild: false, ageMonths: undefined, postpartum: true });
    expect(factsIn('We tried for a baby 14 months').ageMonths).toBeUndefined();
  });

  test('is told by the form before any word', () => {
    expect(factsIn('bé bú kém', { age: 40 }).isChild).toBe(false);
    expect(factsIn('tôi đau lưng', { age: 9 }).isChild).toBe(true);
  });

  test('is told by plain words where the weights are damaged', () => {
    expect(factsIn('bé ho', {}, 'damaged').isChild).toBe(true);
    expect(factsIn('tôi ho', {}, 'damaged')).toMatchObject({ isChild: false, isElder: false, pregnant: false });
    expect(factsIn('em bầu 7 tháng', {}, 'damaged').pregnant).toBe(true);
  });
});

describe('months since a birth', () => {
  test('are those of the mother', () => {
    expect(factsIn('Em sinh bé được 3 tháng, giờ vẫn đau vết mổ')).toMatchObject({
      ageMonths: undefined,
      postpartum: true,
    });
  });

  test.each(['Em sinh bé được 3 tháng, bé ho hai hôm nay', 'bé sinh được 3 tháng bị ho'])(
    'and of the child in “%s”',
    (text) => {
      expect(factsIn(text).ageMonths).toBe(3);
    },
  );
});
