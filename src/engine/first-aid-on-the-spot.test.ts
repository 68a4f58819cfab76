import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08')]);

function answer(symptoms: string, patient: Intake['patient'] = {}) {
  const { safety, nextSteps } = navigate({ need: 'treatment', symptoms, patient }, graph, 0);
  return { doNow: safety.doNow.map(({ vi }) => vi), first: nextSteps[0]?.title.vi ?? '' };
}

describe('what comes before any road', () => {
  test.each([
    ['a heart that stopped', 'đá banh cái gục xuống, thở ngáp ngáp, gọi không dậy', { age: 35, sex: 'male' }],
    ['a piece of meat', 'ba em nghẹn miếng thịt, tím ngắt không nói được', { age: 60, sex: 'male' }],
    ['a child', 'bé hóc hạt nhãn, tím tái không khóc ra tiếng', {}],
  ] as [string, string, Intake['patient']][])('is done on the spot: %s', (_, symptoms, patient) => {
    const { doNow, first } = answer(symptoms, patient);
    expect(doNow[0]).toMatch(/làm ngay tại chỗ/u);
    expect(first).toMatch(/làm ngay tại chỗ/u);
  });

  test('is no reason to stay for who breathes, or where no ambulance comes', () => {
    expect(answer('đau ngực dữ dội lan tay trái, vã mồ hôi').doNow[0]).toMatch(/hoặc đưa ngay đến/u);
  });

  test('nobody who gasps is taken for somebody who breathes', () => {
    expect(answer('gục xuống, gọi không dậy, thở ngáp', { age: 50 }).doNow.join()).toMatch(/không phải thở ngáp\)/u);
  });

  test('the belly of a child of whom no age is told is not pressed if it is a baby', () => {
    expect(answer('bé hóc hạt nhãn, tím tái không khóc ra tiếng').doNow.join()).toMatch(
      /dưới 1 tuổi: vỗ lưng và ấn ngực/u,
    );
  });

  test('acid is washed off before anything else, with what is soaked by it', () => {
    const { doNow, first } = answer('bi tat axit vo mat vo co, da trang bech, dau rat ko chiu noi', { age: 26 });
    expect(doNow[0]).toMatch(/^Xối rửa .*gọi 115/u);
    expect(first).toMatch(/^Xối rửa/u);
    expect(doNow.join()).toMatch(/cắt bỏ quần áo/u);
    expect(doNow.join()).not.toMatch(/dính vào da thì để nguyên/u);
  });

  test('a fire is cooled as before', () => {
    expect(answer('bị bỏng lửa cả hai tay và ngực, da cháy đen', { age: 30 }).doNow.join()).toMatch(/Xối nước mát/u);
  });
});

describe('what a physician missed in the plan', () => {
  test.each([
    ['who may fit before birth', 'bầu 34 tuần, nhức đầu dữ lắm, mắt thấy đom đóm, chân mặt sưng phù', 'Nếu co giật'],
    ['a head that burst', 'vợ em kêu đau đầu như búa bổ, chưa bao giờ đau vậy, giờ ói quá trời', 'nằm nghiêng'],
    [
      'black stools and a faint',
      'mấy bữa nay đi cầu phân đen thui như bã cà phê, nay đứng lên là muốn xỉu',
      'kê hai chân cao',
    ],
    ['spirit that blinds', 'nhậu rượu can từ hôm kia, sáng nay nhìn như có sương trắng, thở gấp, lơ mơ', 'cùng uống'],
    ['purple spots', 'cháu sốt, giờ chân nổi đốm tím ấn không mất, lan nhanh, ngủ gà', 'nặng lên rất nhanh'],
  ])('%s', (_, symptoms, line) => {
    expect(answer(symptoms, { age: 30 }).doNow.join('\n')).toContain(line);
  });
});

describe('a blade or a machine breaks no neck', () => {
  test.each([
    ['an arm in a press', 'tay bị cuốn vô máy ép mía, dập nát tới khuỷu, còn dính tí da', 'ép chặt'],
    ['a stab in the neck', 'chồng em bị đâm vào cổ, khăn ướt đẫm máu, mặt tái, nói lảm nhảm', 'ép chặt'],
    ['bowel', 'bị chém ngang bụng, ruột lòi ra ngoài, có nên nhét vô lại không', 'co gối'],
    [
      'an open chest',
      'bị đâm một dao dưới nách, chỗ đó phì phì bọt theo nhịp thở, thở không nổi',
      'không bịt hay ép kín',
    ],
  ])('%s', (_, symptoms, line) => {
    const { doNow } = answer(symptoms, { age: 30 });
    expect(doNow.join('\n')).toContain(line);
    expect(doNow[0]).not.toMatch(/ván phẳng/u);
  });

  test('nobody presses a chest shut through which somebody breathes', () => {
    const { doNow } = answer('bị đâm vào ngực, vết đâm phì phì bọt máu theo nhịp thở, chảy máu nhiều', { age: 30 });
    expect(doNow.join('\n')).toContain('không bịt hay ép kín');
    expect(doNow.join('\n')).not.toMatch(/ép chặt|ván phẳng/u);
  });

  test('nobody pinches the nose of a small baby', () => {
    expect(answer('bé 1 tháng chảy máu mũi không cầm, lả đi', { age: 0, ageMonths: 1 }).doNow.join()).not.toContain(
      'cánh mũi',
    );
  });

  test('and a fall may', () => {
    expect(answer('té từ giàn giáo cao, đau lưng, không nhấc chân được', { age: 30 }).doNow[0]).toMatch(/ván phẳng/u);
  });
});
