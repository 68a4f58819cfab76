import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Where the shipped directory sends people who did not say, or not plainly, where they are. */
const mondayMorning = Date.parse('2026-11-16T09:00+07:00');

function answer(told: Partial<Intake>, province?: string) {
  const patient = { age: 58, sex: 'male' as const, ...(province !== undefined && { province }) };
  return navigate({ need: 'treatment', ...told, patient }, graph, mondayMorning);
}

const heart = 'đau ngực dữ dội lan tay trái, vã mồ hôi';
const fever = 'sốt cao 3 ngày, đau mỏi người';
const knee = 'đau khớp gối khi lên cầu thang, 2 tháng nay';

describe('a place that nobody told', () => {
  it('names no hospital at the other end of the country when minutes or the day count', () => {
    for (const symptoms of [heart, fever]) {
      const { primary, alternatives, nextSteps, place } = answer({ symptoms });
      expect(primary.hospital.id).toBe('');
      expect(primary.hospital.name.vi).toContain('gần nhất');
      expect(alternatives).toEqual([]);
      expect(nextSteps[0]?.title.vi).toContain('gần nhất');
      expect(place?.asked?.vi).toContain('tỉnh nào');
    }
  });

  it.each<[string, Partial<Intake>, RegExp, RegExp]>([
    ['the mind', { symptoms: 'lo âu, khó ngủ, hay khóc, hai tháng nay' }, /đa khoa gần nhất/, /phòng khám Tâm/],
    [
      'what few do',
      { need: 'checkup', symptoms: 'cưới 3 năm chưa có con, muốn làm IVF' },
      /bệnh viện chuyên khoa gần nhất/,
      /Hỗ trợ sinh sản/,
    ],
  ])('%s is sent to no centre either: the kind of house near home is named', (_, told, house, department) => {
    const { primary, alternatives, nextSteps, place, humanNavigator } = answer(told);
    expect(primary.hospital.id).toBe('');
    expect(primary.hospital.name.vi).toMatch(new RegExp(house, 'iu'));
    expect(primary.reasons.map(({ vi }) => vi).join(' ')).toContain('Chưa biết người bệnh ở đâu');
    expect(alternatives).toEqual([]);
    expect(place?.asked?.vi).toContain('tỉnh nào');
    expect(humanNavigator.reasons.map(({ vi }) => vi).join()).not.toContain('Danh bạ chưa có');
    const step = nextSteps.find(({ title }) => title.vi.includes('gần nhất'));
    expect(step?.title.vi).toMatch(house);
    expect(step?.title.vi).toMatch(department);
    expect(step?.title.vi).toContain('Cho biết tỉnh và quận, huyện');
  });

  it.each<[string, Partial<Intake>, RegExp]>([
    ['an ordinary matter', { symptoms: knee }, /Khoa (?!Xét nghiệm)/],
    ['a test', { need: 'lab_test', symptoms: 'thử mỡ máu' }, /Khoa Khám bệnh/],
    ['the skin', { symptoms: 'da mặt nổi mụn, ngứa nhẹ' }, /phòng khám Da liễu/],
  ])('%s is sent to no centre: any hospital near home begins', (_, told, department) => {
    const { primary, alternatives, nextSteps, place, humanNavigator } = answer(told);
    expect([primary.hospital.id, primary.hospital.name.vi]).toEqual(['', 'Bệnh viện đa khoa gần nhất']);
    expect(primary.department.name.vi).toMatch(department);
    expect(alternatives).toEqual([]);
    expect(place?.asked?.vi).toContain('tỉnh nào');
    expect(humanNavigator.reasons.map(({ vi }) => vi).join()).not.toContain('Danh bạ chưa có');
    expect(nextSteps.map(({ title }) => title.vi).join(' ')).toContain('gần nhất. Cho biết tỉnh và quận, huyện');
  });

  it('keeps the hospital that the family names, in the card and in the step', () => {
    const { primary, alternatives, nextSteps } = answer({ symptoms: knee, goal: 'muốn lên Bệnh viện Chợ Rẫy khám' });
    expect(primary.hospital.id).toBe('bv-cho-ray');
    expect(primary.reasons.map(({ vi }) => vi).join(' ')).toContain('Chưa biết người bệnh ở đâu');
    expect(nextSteps.map(({ title }) => title.vi).join(' ')).toMatch(/Bệnh viện Chợ Rẫy\. Cho biết tỉnh/);
    expect(nextSteps.map(({ title }) => title.vi).join(' ')).not.toContain('đa khoa gần nhất');
    expect(alternatives).toEqual([]);
  });
});

describe('a name that several places bear', () => {
  it('is looked for first in the quận of that name, and the others are offered', () => {
    for (const name of ['Bình Tân', 'Tân Phú']) {
      const { primary, place } = answer({ symptoms: knee }, name);
      expect(graph.hospitals.get(primary.hospital.id)?.provinceCode).toBe('79');
      expect(place?.name).toBe(`${name}, TP. Hồ Chí Minh`);
      expect(place?.candidates?.map((each) => each.name).join()).toMatch(/Vĩnh Long|Đồng Nai/);
    }
  });

  it('is asked about in danger, and the door is one of the quận, with an if', () => {
    const { primary, place } = answer({ symptoms: heart }, 'Bình Tân');
    expect(graph.hospitals.get(primary.hospital.id)?.provinceCode).toBe('79');
    expect(primary.distanceKm).toBe(null);
    expect(primary.reasons.map(({ vi }) => vi).join(' ')).toContain('Nếu người bệnh ở Bình Tân, TP. Hồ Chí Minh');
    expect(place?.asked?.vi).toContain('Có nhiều nơi tên như vậy');
  });
});

describe('a place is taken from', () => {
  it.each([
    ['mẹ tôi đang ở huyện Yên Thành, Nghệ An', 'Yên Thành, Nghệ An'],
    ['nhà ở Cai Lậy Tiền Giang', 'thị xã Cai Lậy, Tiền Giang'],
    ['em sống ở Đà Lạt', 'Đà Lạt, Lâm Đồng'],
  ])('the complaint: %s', (said, name) => {
    expect(answer({ symptoms: `${said}, ${knee}` }).place?.name).toBe(name);
    expect(answer({ symptoms: knee, goal: said }).place?.name).toBe(name);
  });

  it.each(['sưng đau ở cổ chân', 'ở nhà chưa uống thuốc', 'năm ngoái mổ ở Huế', 'bị ngã tại trường'])(
    'no such words: %s',
    (said) => {
      expect(answer({ symptoms: said }).place?.name).toBeUndefined();
    },
  );

  it('the card, then the city that the family would like, as a guess that is asked about', () => {
    const insurance = { registeredAt: 'Bệnh viện Đa khoa huyện Diễn Châu' };
    const byCard = answer({ symptoms: heart, insurance, preferredCity: 'Đà Nẵng' });
    expect(byCard.place).toMatchObject({ name: 'Diễn Châu, Nghệ An', guess: true });
    expect(graph.hospitals.get(byCard.primary.hospital.id)?.city).toBe('Nghệ An');
    const byCity = answer({ symptoms: knee, preferredCity: 'Đà Nẵng' });
    expect(byCity.place).toMatchObject({ name: 'Đà Nẵng', guess: true });
    expect(graph.hospitals.get(byCity.primary.hospital.id)?.city).toBe('Đà Nẵng');
  });

  it('what was written first of all', () => {
    const insurance = { registeredAt: 'Bệnh viện Đa khoa huyện Diễn Châu' };
    expect(answer({ symptoms: `em ở Đà Lạt, ${knee}`, insurance }, 'Cà Mau').place?.name).toBe('Cà Mau');
  });
});

describe('a name that several places bear', () => {
  it.each([
    ['Sơn Tây', 'Hà Nội'],
    ['Tân An', 'Tây Ninh'],
  ])('%s leads to the town while the question is asked', (name, city) => {
    for (const told of [answer({ symptoms: heart }, name), answer({ symptoms: `em ở ${name}, ${heart}` })]) {
      expect(told.place).toMatchObject({ guess: true, asked: { vi: expect.stringContaining('nhiều nơi') } });
      expect(graph.hospitals.get(told.primary.hospital.id)?.city).toBe(city);
      expect(told.primary.distanceKm).toBeNull();
    }
  });

  it('is settled by the card', () => {
    const insurance = { registeredAt: 'Trung tâm Y tế huyện Sơn Tây' };
    const { place } = answer({ symptoms: knee, insurance }, 'Sơn Tây');
    expect(place?.name).toBe('Sơn Tây, Quảng Ngãi');
  });

  it.each([
    ['Cao Lãnh', 'thành phố Cao Lãnh, Đồng Tháp'],
    ['Cai Lậy', 'thị xã Cai Lậy, Tiền Giang'],
    ['Tân An, Long An', 'Tân An, Long An'],
    ['Phú Mỹ', 'Phú Mỹ, Bà Rịa - Vũng Tàu'],
  ])('%s is not asked where town and district lie side by side', (text, name) => {
    const { place } = answer({ symptoms: knee }, text);
    expect(place?.name).toBe(name);
    expect(place?.asked).toBeUndefined();
  });
});

describe('an emergency', () => {
  it('never heads a house “Khoa Cấp cứu” of which nobody knows that it has one', () => {
    const { primary } = answer({ symptoms: heart }, 'Yên Thành, Nghệ An');
    expect(primary.department.name.vi).toBe('Bộ phận cấp cứu hoặc bác sĩ trực');
    expect(primary.reasons.map(({ vi }) => vi).join(' ')).not.toContain('Chưa rõ');
  });

  it('says first that a nearer post is better where all that we know is far', () => {
    const districts = graph.provinces.flatMap(({ former }) =>
      former.flatMap((unit) => (unit.districts ?? []).map(({ name }) => `${name}, ${unit.name}`)),
    );
    let far = 0;
    for (const text of districts) {
      const { primary, emergency } = answer({ symptoms: heart }, text);
      const [nearest] = emergency?.nearest ?? [];
      if ((nearest?.distanceKm ?? 0) <= 15) continue;
      far += 1;
      expect(primary.reasons[0]?.vi, text).toMatch(
        /^Nếu .*(trung tâm y tế|bệnh viện).* gần hơn|nơi y tế gần nhất trên đảo/i,
      );
      expect(emergency?.note?.vi, text).toMatch(/115/);
    }
    expect(far).toBeGreaterThan(0);
  });
});
