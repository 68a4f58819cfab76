import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Pregnancy by its weeks, children, vaccines, screening: in cases made up for this. */
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { patient?: Partial<Intake['patient']> };

function answer({ patient, ...told }: Told) {
  const intake: Intake = { need: 'checkup', ...told, patient: { province: 'Nam Định', ...patient } };
  return navigate(intake, graph, tuesdayMorning);
}

type Answer = ReturnType<typeof answer>;
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');
const warning = ({ nextSteps }: Answer) => nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';
const mother = { age: 28, sex: 'female', isSelf: true } as const;

describe('a pregnancy goes by its weeks', () => {
  test.each<[string, string, RegExp]>([
    ['bầu 10 tuần, muốn làm NIPT', '14d', /13 tuần 6 ngày/u],
    ['em bau 12 tuan chua di kham lan nao', '3d', /13 tuần 6 ngày/u],
    ['thai 13 tuần 2 ngày, muốn siêu âm đo da gáy, không đau bụng', '3d', /đi ngay tuần này/u],
    ['bau 21 tuan can sieu am hinh thai', '14d', /18–22 tuần/u],
    ['thai 26 tuần, dung nạp đường có phải nhịn ăn không', 'planned', /24–28 tuần/u],
  ])('%s', (symptoms, within, line) => {
    const given = answer({ symptoms, patient: mother });
    expect(given.safety.seeWithin).toBe(within);
    expect(steps(given)).toMatch(line);
    expect(warning(given)).toMatch(/ra máu/u);
  });

  test.each([
    'thai 12 tuần muốn đo da gáy mà sáng nay ra máu đỏ, đau bụng',
    'bau 11 tuan dinh di sieu am do da gay, sang nay ra mau',
    'thai 10 tuan thay ti mau hong, co can sieu am lai khong',
  ])('and what hurries is not taken for a date: %s', (symptoms) => {
    expect(steps(answer({ symptoms, patient: mother }))).not.toMatch(/13 tuần 6 ngày/u);
  });

  test('a screening that has its answer is not done again', () => {
    const given = answer({ symptoms: 'thai 13 tuần double test nguy cơ cao 1/90, có phải chọc ối', patient: mother });
    expect(steps(given)).toMatch(/chưa phải là kết luận/u);
    expect(steps(given)).not.toMatch(/đi ngay tuần này/u);
  });

  test('a child that moves less is looked at now, whatever day is booked', () => {
    const given = answer({
      need: 'revisit',
      symptoms: 'thai 36 tuần hẹn khám tuần sau, hai hôm nay bé ít đạp hơn',
      patient: mother,
    });
    expect(given.safety).toMatchObject({ urgency: 'urgent', seeWithin: '24h', goNow: true });
    expect(steps(given)).toMatch(/Đi ngay bây giờ/u);
    expect(steps(given)).toMatch(/đo tim thai/u);
  });

  test.each<[string, RegExp, RegExp]>([
    ['bầu 30 tuần, em bị thủy đậu nổi mụn nước khắp người từ hôm qua', /đang nổi ban/u, /vừa tiếp xúc/u],
    ['bầu 18 tuần, con lớn bị thủy đậu hôm qua', /vừa tiếp xúc/u, /đang nổi ban/u],
  ])('who has the pox and who was near it are told different things: %s', (symptoms, said, notSaid) => {
    const text = steps(answer({ symptoms, patient: mother }));
    expect(text).toMatch(said);
    expect(text).not.toMatch(notSaid);
  });
});

describe('a wound that is deep or dirty', () => {
  test.each(['dẫm phải đinh gỉ chiều qua, hơi sưng', 'sang nay giam phai manh chai dinh bun'])(
    'is cleaned, and tetanus named: %s',
    (symptoms) => {
      const given = answer({ need: 'treatment', symptoms, patient: { age: 50, sex: 'male' } });
      expect(steps(given)).toMatch(/uốn ván/u);
      expect(warning(given)).toMatch(/cứng hàm/u);
      expect(given.primary.department.name.vi).not.toMatch(/Truyền nhiễm|tiêm chủng/u);
    },
  );
});

describe('a vaccine', () => {
  test.each<[Told, RegExp]>([
    [
      { symptoms: 'muốn chích hpv, có chồng rồi còn chích được không', patient: { age: 30, sex: 'female' } },
      /9 đến 45 tuổi/u,
    ],
    [
      { symptoms: 'sắp tới chuẩn bị mang thai, cần tiêm những mũi nào', patient: { age: 27, sex: 'female' } },
      /vắc xin sống/u,
    ],
    [{ symptoms: 'em bau 24 tuan chua tiem uon van, tiem o dau', patient: mother }, /ít nhất một tháng/u],
    [{ symptoms: 'bé trễ mũi 5 trong 1 hai tháng, tiêm ở trạm được không', patient: { age: 1 } }, /tiêm tiếp/u],
  ])('is asked for where it is given, with no danger to watch for: %j', (told, line) => {
    const given = answer({ need: 'find_hospital', ...told });
    expect(given.primary.department.name.vi).toBe('Phòng tiêm chủng');
    expect(steps(given)).toMatch(line);
    expect(warning(given)).toBe('');
  });

  test('that a children’s doctor is to plan leads to one, and the language is heard', () => {
    const given = answer({
      need: 'find_doctor',
      symptoms: 'Our 2-year-old needs his next vaccines; we need a pediatrician to go through his French booklet',
      goal: 'French speaking',
      patient: { age: 2, province: 'Quận 1, TP. Hồ Chí Minh' },
    });
    expect(given.primary.department.name.en).not.toMatch(/vaccination/iu);
    expect(steps(given)).toMatch(/tiếng|Ngôn ngữ:/u);
    expect(steps(given)).toMatch(/tiêm bù/u);
  });

  test('after a contact is asked for within days', () => {
    const given = answer({ symptoms: 'lớp con có bạn bị thủy đậu, con chưa tiêm, vẫn khỏe', patient: { age: 5 } });
    expect(given.safety.seeWithin).toBe('3d');
    expect(steps(given)).toMatch(/3 ngày sau tiếp xúc/u);
  });
});

describe('screening', () => {
  test('of several kinds at once is done where all of it is', () => {
    const given = answer({
      symptoms: 'muốn tầm soát ung thư vú, làm Pap và đo loãng xương một lần',
      patient: { age: 52, sex: 'female' },
    });
    expect(given.specialties[0]).toBe('health_checkup');
    expect(steps(given)).toMatch(/một buổi/u);
    expect(warning(given)).toBe('');
  });

  test('for thalassaemia before a wedding is for both, at a house that knows blood', () => {
    const given = answer({
      need: 'lab_test',
      symptoms: 'cháu em bị tan máu bẩm sinh, em sắp cưới muốn xét nghiệm xem hai đứa có mang gen không',
      patient: { age: 26, sex: 'female' },
    });
    expect(steps(given)).toMatch(/Hai người cùng thử/u);
    expect(given.primary.department.name.vi).not.toMatch(/đăng ký xét nghiệm/u);
  });
});

describe('children', () => {
  test.each<[string, number, RegExp]>([
    ['be 15 thang chua biet ngoi vung', 1, /Quay video/u],
    ['con 4 tuoi noi ngong, co giao noi khong nghe ra', 4, /ngôn ngữ trị liệu/u],
    ['bé táo bón ba tuần nay, phân cứng', 3, /ngồi bô/u],
    ['con bị thủy đậu ngày thứ 3, nhà có em bé 1 tháng', 6, /ngồi riêng/u],
    ['con gái chưa có kinh lần nào', 14, /15 tuổi chưa có kinh/u],
    ['bé 10 tháng một bên tinh hoàn chưa xuống', 0, /ngoại nhi/u],
    ['con sap vao lop 1 muon kham tong quat', 6, /Khám một buổi/u],
    ['con bị bạn bè trêu nên sợ đi học', 10, /111/u],
  ])('%s', (symptoms, age, line) => {
    const given = answer({ symptoms, patient: { age } });
    expect(steps(given)).toMatch(line);
    expect(given.safety.urgency).not.toBe('emergency');
  });
});

describe('women', () => {
  test.each<[string, number, RegExp]>([
    ['thai 17 tuần chưa làm sàng lọc, nipt còn được không', 30, /triple test/u],
    ['bau 40 tuan qua ngay du sinh ma chua chuyen da', 30, /41 tuần/u],
    ['bầu 6 tuần, trước đó lỡ chụp x quang răng', 30, /Đừng vội/u],
    ['kết quả hpv 18 dương tính, chưa biết làm gì', 38, /soi cổ tử cung/u],
    ['51 tuổi hay bốc hỏa, khó ngủ', 51, /cơn nóng/u],
    ['uong vi tranh thai quen 3 vien', 24, /dược sĩ/u],
    ['muốn đo loãng xương, có phải nhịn ăn không', 60, /DXA/u],
  ])('%s', (symptoms, age, line) => {
    const given = answer({ symptoms, patient: { age, sex: 'female', isSelf: true } });
    expect(steps(given)).toMatch(line);
    expect(given.safety.urgency).toBe('routine');
  });
});

test('who is cut off by a flood is not told to keep a day far away', () => {
  const given = answer({
    need: 'revisit',
    symptoms: 'con bị tan máu bẩm sinh, hẹn truyền máu ở Hà Nội mà sạt lở đường không đi được, quá hẹn 5 ngày',
    diagnosis: 'thalassemia',
    patient: { age: 8, province: 'Mộc Châu, Sơn La' },
  });
  expect(given.primary.hospital.id).not.toBe('');
  expect(given.primary.distanceKm ?? 0).toBeLessThan(120);
  expect(steps(given)).toMatch(/máu cùng nhóm/u);
});

test('who asks where to be operated on is told, and of the money besides', () => {
  const given = answer({
    need: 'second_opinion',
    symptoms: 'bé bị thông liên nhĩ, nên mổ ở đâu, nhà nghèo có quỹ hỗ trợ nào không',
    diagnosis: 'thông liên nhĩ',
    patient: { age: 3, province: 'Thủ Đức, TP. Hồ Chí Minh' },
  });
  expect(given.primary.hospital.id).not.toBe('');
  expect(steps(given)).toMatch(/Phòng Công tác xã hội/u);
});
