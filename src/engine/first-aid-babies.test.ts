import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from './understand.ts';

const baby = { age: 0 };
const planOf = (symptoms: string, patient: Intake['patient'] = baby) =>
  understand({ need: 'treatment', patient, symptoms })
    .safety.doNow.map(({ vi }) => vi)
    .join('\n');

const fasts = /[Tt]ạm chưa cho bú|Không cho ăn uống gì/u;
const feeds = /tiếp tục cho bú|Lơ mơ thì không cho bú/u;

describe('a baby that is not to be fed', () => {
  test.each([
    'cháu 3 tuần ói ra nước xanh rêu, bụng chướng căng',
    'chau 3 tuan oi ra dich xanh, bung chuong cang',
    'bé 20 ngày nôn ra mật xanh, bụng căng, bỏ bú',
    'my 3 week old is vomiting green and his belly is tense',
    'con 15 ngày ọc ra dịch màu xanh lá cây, bú kém',
    'bé 4 tuần nôn vọt sau bú, bụng căng',
  ])('vomits green: %s', (symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(fasts);
    expect(plan).toContain('bác sĩ ngoại nhi');
    expect(plan).not.toMatch(feeds);
  });

  test('who is grown and vomits gall, or a baby with loose stools, goes on drinking', () => {
    expect(planOf('nôn ra mật xanh, mắt trũng, khát dữ', { age: 30 })).not.toContain('ngoại nhi');
    expect(planOf('bé 8 tháng nôn xanh, tiêu chảy 10 lần, mắt trũng sâu, lừ đừ')).toContain('oresol');
  });

  test.each([
    'bé 8 tháng khóc ré từng cơn co chân lên, giữa cơn thì lả đi, ị ra nhầy đỏ như thạch',
    'be 8 thang khoc thet tung con, i ra mau nhay',
    'my 9 month old screams and pulls up his legs, limp in between, stool like red jelly',
  ])('has a bowel that slipped into itself: %s', (symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(fasts);
    expect(plan).toContain('Giữ tã có máu');
    expect(plan).not.toMatch(feeds);
  });

  test.each([
    'be 3 thang cuc o hang loi ra do au, khoc hoai, oi, an vo k xep',
    'bé 2 tháng cục ở bẹn cứng ngắc, đẩy không vào, nôn',
    'my 3 month old has a hernia that is hard and will not go back, vomiting',
  ])('has a hernia that is stuck: %s', (symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(fasts);
    expect(plan).toContain('không cố đẩy vào');
    expect(plan).not.toMatch(feeds);
  });

  test.each([
    'be 10 ngay tuoi cu ngung tho mot luc roi tim, xong lai tho lai, bi 3 lan r',
    'bé 3 tuần hay quên thở mấy giây, tím tái rồi thở lại',
    'my 10 day old stops breathing for seconds and turns blue, three times',
  ])('stops breathing again and again: %s', (symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(/búng gan bàn chân.*thổi|thổi nhẹ 5 hơi/su);
    expect(plan).not.toMatch(feeds);
  });
});

describe('a baby that is cold', () => {
  test.each([
    'bé 6 ngày tuổi ngủ li bì cả ngày k chịu bú, sờ người mát lạnh',
    'be 5 ngay tuoi nguoi lanh ngat, bo bu',
    'bé 20 ngày đo 35,4 độ, bú ít',
  ])('is warmed skin to skin, in the arms: %s', (symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(/da kề da.*không hơ than/u);
    expect(plan).not.toMatch(/không ủ kín|đặt nằm nghiêng/u);
    expect(plan).toContain('búng gan bàn chân');
  });

  test('one with a fever is wrapped in nothing, though its hands are cold', () => {
    const plan = planOf('bé 20 ngày sốt 38,5 tay chân lạnh');
    expect(plan).toContain('không ủ kín');
    expect(plan).not.toContain('da kề da');
  });
});

test('a baby that struggles for breath is forced to drink nothing', () => {
  for (const symptoms of [
    'be 2 thang tho nhanh lam, canh mui phap phong, moi hoi tim, bo bu tu sang',
    'bé 5 tháng thở rút lõm ngực, bú không được',
  ]) {
    const plan = planOf(symptoms);
    expect(plan).toContain('không ép bú');
    expect(plan).toContain('thổi');
  }
  expect(planOf('bé thở rút lõm ngực, cánh mũi phập phồng', { age: 6 })).not.toContain('không ép bú');
});

test('a child in a fit of asthma goes on with the reliever', () => {
  const plan = planOf('con e len cơn suyễn, xịt 6 cái rồi mà vẫn rút lõm cổ, nói k nổi 1 câu', { age: 6 });
  expect(plan).toMatch(/4–10 nhát.*lặp lại/u);
  expect(planOf('chồng em lên cơn hen, nói không ra hơi, có bình xịt ventolin', { age: 40 })).toContain('lặp lại');
});
