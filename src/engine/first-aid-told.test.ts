import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { firstAidPlan } from './first-aid-plan.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, given: Partial<Intake> = {}) {
  const { safety, nextSteps } = navigate(
    { need: 'treatment', patient: { province: 'Tuyên Quang' }, symptoms, ...given },
    graph,
    now,
  );
  return {
    level: safety.urgency,
    doNow: safety.doNow.map(({ vi }) => vi).join('\n'),
    steps: nextSteps.map(({ title }) => title.vi),
  };
}
const doNow = (symptoms: string, given: Partial<Intake> = {}) => answer(symptoms, given).doNow;

describe('first aid by the cause that is told', () => {
  test('sends out of the smoke, and speaks of no bottle, who breathed it in', () => {
    for (const text of ['cả nhà đốt than sưởi, ngạt khói, mẹ tôi lơ mơ', 'ngạt khói cháy nhà, ho sặc sụa']) {
      expect(doNow(text)).toContain('ra chỗ thoáng');
      expect(doNow(text)).not.toMatch(/gây nôn|vỏ chai|rửa da/u);
    }
  });

  test('speaks of no smoke and no skin to who swallowed something', () => {
    const plan = doNow('em gái uống cả nắm thuốc ngủ chừng 20 viên, giờ đang lơ mơ');
    expect(plan).toContain('không gây nôn');
    expect(plan).not.toMatch(/chỗ thoáng|rửa da/u);
    expect(doNow('my brother took an overdose of sleeping pills')).not.toMatch(/chỗ thoáng|rửa da/u);
  });

  test('sends along everybody who ate the same', () => {
    const plan = doNow('chồng tôi ăn cá nóc xong tê môi, nôn ói, tay chân yếu');
    expect(plan).toMatch(/Mang theo phần còn thừa.*Ai cùng ăn/su);
    expect(plan).not.toMatch(/chỗ thoáng|rửa da/u);
  });

  test('undresses and rinses who has the poison on the skin', () => {
    const plan = doNow('bố đi phun thuốc trừ sâu bị đổ vào người, giờ nôn, vã mồ hôi, co đồng tử', {
      redFlags: ['poisoning'],
    });
    expect(plan).toMatch(/Cởi bỏ quần áo dính hóa chất/u);
    expect(plan).not.toContain('chỗ thoáng');
  });

  test('tells how to keep a finger that was cut off', () => {
    const plan = doNow('máy cưa cắt đứt lìa ngón tay trỏ, máu chảy nhiều');
    expect(plan).toMatch(/ép chặt.*bọc vải sạch ẩm.*không để chạm thẳng vào đá/su);
    expect(plan).not.toContain('giữ thẳng đầu và cổ');
  });

  test('lets who fell from high lie until the ambulance comes, and keeps both ways open where it is far', () => {
    const fall = 'chồng em rơi từ giàn giáo tầng 3, đau lưng, hai chân tê không nhấc được';
    const { steps } = answer(fall);
    expect(doNow(fall)).toMatch(/^Gọi 115 ngay và chờ xe đến/u);
    expect(doNow(fall)).toContain('nằm yên');
    expect(steps[0]).toContain('chờ xe cấp cứu');
    expect(steps.join(' ')).not.toContain('hoặc đưa người bệnh');
    expect(doNow(`${fall}, nhà em ở vùng cao`)).toMatch(/hoặc đưa ngay đến khoa cấp cứu/u);
  });

  test('rinses a chemical out of the eye, and leaves alone what is stuck in it', () => {
    expect(doNow('vôi bắn vào mắt con tôi, mắt đỏ đau rát')).toContain('Rửa mắt ngay');
    const pierced = doNow('que tre đâm vào mắt cháu, chảy máu');
    expect(pierced).toContain('không rút, không dụi');
    expect(pierced).not.toContain('Rửa mắt ngay');
  });

  test('presses no belly of who is fed by a tube, and gives nothing more', () => {
    const plan = doNow('bà nằm liệt ăn qua ống sonde, vừa bơm sữa xong bị sặc tím mặt, thở khò khè');
    expect(plan).toMatch(/Ngừng ngay việc cho ăn/u);
    expect(plan).toContain('Không cho ăn uống gì');
    expect(plan).not.toMatch(/ép bụng|nước đường/u);
  });

  test('never tells somebody who was raped to wash', () => {
    const plan = doNow('em bị hiếp dâm tối qua, sợ lây HIV, giờ phải làm gì');
    expect(plan).toContain('chưa tắm rửa, chưa thay đồ');
    expect(plan).toContain('72 giờ');
    expect(plan).not.toMatch(/Rửa (vết thương )?bằng xà phòng/u);
  });

  test('washes the prick of a needle', () => {
    expect(
      doNow('bị kim tiêm của người nhiễm HIV đâm vào tay sáng nay', { redFlags: ['hiv_exposure_recent'] }),
    ).toMatch(/Rửa vết thương bằng xà phòng.*72 giờ/su);
  });

  test('speaks calmly of a mother who is low, and of danger only when it is told', () => {
    const low = doNow('vợ em sau sinh 2 tháng buồn bã, khóc suốt, không muốn bế con', {
      redFlags: ['acute_psychosis_or_violence'],
    });
    expect(low).toMatch(/Đừng để mẹ ở một mình.*trông bé/su);
    expect(low).not.toMatch(/113|giữ khoảng cách/u);
    expect(
      doNow('vợ em sau sinh nghe tiếng nói xúi, cầm dao đòi giết con', { redFlags: ['acute_psychosis_or_violence'] }),
    ).toContain('113');
  });

  test('hides no medicine from somebody who is dying and wants to be at home', () => {
    const home = doNow('ba tôi ung thư giai đoạn cuối, bệnh viện trả về, ba muốn ra đi ở nhà', {
      redFlags: ['suicide_risk'],
    });
    expect(home).toMatch(/giảm nhẹ.*thuốc giảm đau/su);
    expect(home).not.toMatch(/cất xa thuốc/u);
    expect(doNow('bà bệnh giai đoạn cuối, bà muốn chết ở nhà', { redFlags: ['suicide_risk'] })).not.toContain('cất xa');
    expect(doNow('ba tôi ung thư giai đoạn cuối đòi tự tử', { redFlags: ['suicide_risk'] })).toContain('cất xa thuốc');
  });
});

test('a sign that is only as likely as another brings no line that would be wrong without it', () => {
  const patient = { age: 'adult', pregnant: false, awake: undefined } as const;
  const guessed = ['breathing_difficulty', 'anaphylaxis', 'seizure', 'hypoglycemia', 'altered_consciousness'];
  const plan = firstAidPlan({ codes: ['vomiting_blood'], guessed }, patient, 'emergency');
  const text = plan.map(({ vi }) => vi).join(' ');
  expect(text).not.toMatch(/thuốc xịt|adrenaline|co giật|nước đường|ngồi thẳng/u);
  expect(text).toMatch(/Lơ mơ mà còn thở: đặt nằm nghiêng.*Không cho ăn uống gì/u);
});

describe('whoever can be brought', () => {
  test.each([
    'bị mạt sắt văng vào mắt, đau nhức, mắt đỏ, nhìn mờ',
    'từ sáng đến giờ không đái được giọt nào, bụng dưới căng cứng',
    'đau dữ dội một bên tinh hoàn từ tối, sưng to',
  ])('goes now and calls no ambulance first: %s', (symptoms) => {
    const { level, doNow: plan, steps } = answer(symptoms);
    expect(level).toBe('emergency');
    expect(plan).toMatch(/^Đi ngay đến khoa cấp cứu gần nhất/u);
    expect(steps[0]).toMatch(/^Đi ngay.*gọi 115/u);
  });

  test('calls where another sign needs the ambulance', () => {
    expect(doNow('từ sáng không đái được giọt nào, giờ lơ mơ gọi không thưa, thở yếu')).toMatch(/^Gọi 115 ngay/u);
  });
});

describe('what resembles a sign that nobody tells of', () => {
  test('brings none of its first aid: no fast for who loses water, no sting without one', () => {
    const dry = doNow(
      'Watery diarrhea maybe 12 times since yesterday, fever 38.9, now dizzy every time I stand up, peeing very little',
    );
    expect(dry).toMatch(/oresol/u);
    expect(dry).not.toMatch(/^Không cho ăn uống gì/mu);
    const puffy =
      'cháu sáng dậy mặt húp mắt sưng, nước tiểu đỏ như nước rửa thịt, đái ít, hai tuần trước bị chốc ở chân';
    expect(doNow(puffy, { patient: { age: 8 } })).not.toMatch(/ngòi/u);
  });

  test('a jellyfish is not scraped off nor washed with fresh water', () => {
    const stung = doNow(
      'My daughter was stung by a jellyfish at the beach half an hour ago, long red whip marks on her leg, now she is coughing, her lips are swelling and she feels faint',
    );
    expect(stung).toMatch(/adrenaline/u);
    expect(stung).not.toMatch(/Gạt bỏ ngòi/u);
    expect(doNow('bị ong vò vẽ đốt, môi sưng, khó thở')).toMatch(/Gạt bỏ ngòi/u);
  });
});
