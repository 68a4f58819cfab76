import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Where the shipped directory sends people who are in no danger, by what they have and by what they want. */

/** Behind which door one is seen when clinics are open. */
const workingMorning = Date.parse('2026-11-17T08:00:00+07:00');

type Told = Omit<Intake, 'patient' | 'need'> & { need?: Intake['need'] };

function answer(age: number, sex: 'male' | 'female', province: string, told: Told) {
  return navigate({ need: 'treatment', ...told, patient: { age, sex, province } }, graph, workingMorning);
}

type Answer = ReturnType<typeof answer>;
const namesOf = ({ primary, alternatives }: Answer) =>
  [primary, ...alternatives].map(({ hospital }) => hospital.name.vi);
const wordsOf = ({ primary, alternatives }: Answer) =>
  [primary, ...alternatives].flatMap(({ reasons }) => reasons.map(({ vi }) => vi)).join(' ');

describe('the door fits the patient', () => {
  it('no man of 63 is sent to the children’s department', () => {
    for (const symptoms of ['nuốt nghẹn tăng dần 2 tháng', 'viêm xoang nghẹt mũi 3 tháng', 'khàn tiếng 5 tuần nay']) {
      const { primary, alternatives } = answer(63, 'male', 'Hà Nội', { symptoms });
      for (const { department } of [primary, ...alternatives]) expect(department.name.vi).not.toMatch(/trẻ em|Nhi/u);
    }
  });

  it('an antenatal visit is not booked in the delivery room', () => {
    const { primary, alternatives } = answer(27, 'female', 'Hà Nội', {
      need: 'checkup',
      symptoms: 'khám thai 12 tuần',
    });
    for (const { department } of [primary, ...alternatives])
      expect(department.name.vi).not.toMatch(/Đẻ|Sanh|Sản bệnh/u);
  });

  it('a swollen calf does not go to trauma, nor rehabilitation at home to the stroke unit', () => {
    const calf = answer(47, 'female', 'Hà Nội', {
      symptoms: 'bắp chân trái sưng đau, nóng 3 ngày nay sau chuyến bay dài',
    });
    expect(calf.primary.department.name.vi).not.toContain('Chấn thương');
    const home = answer(70, 'male', 'Hà Nội', {
      need: 'home_care',
      symptoms: 'tai biến cách đây 6 tháng, liệt nửa người, muốn tập phục hồi chức năng tại nhà',
    });
    expect(home.primary.hospital.name.vi).toMatch(/phục hồi chức năng/i);
  });

  it('a child’s squint stays in Hưng Yên, and a sore throat in the district', () => {
    const squint = answer(5, 'female', 'Hưng Yên', { symptoms: 'bé 5 tuổi mắt bị lé từ nhỏ' });
    expect(graph.hospitals.get(squint.primary.hospital.id)).toMatchObject({ city: 'Hưng Yên' });
    const throat = answer(30, 'male', 'Hải Hậu, Nam Định', {
      symptoms: 'ho khan, đau họng nhẹ 3 ngày',
      severity: 'mild',
    });
    expect(throat.primary.distanceKm).toBeLessThan(10);
    expect(wordsOf(throat)).toContain('bảo hiểm y tế thường trả đủ mức của thẻ');
  });

  it('a pregnant woman who is no emergency is seen by obstetricians', () => {
    const { primary } = answer(28, 'female', 'Quảng Ninh', {
      symptoms: 'thai 20 tuần, tiểu buốt tiểu rắt 2 ngày, không sốt',
    });
    expect(primary.hospital.name.vi).toContain('Sản');
  });
});

describe('the wish is heard', () => {
  it('who wants a private hospital gets one first, and is told so', () => {
    const asked = answer(38, 'male', 'Hồ Chí Minh', {
      need: 'find_hospital',
      symptoms: 'đau dạ dày, ợ chua 1 tháng',
      goal: 'muốn bệnh viện tư, có bảo lãnh',
    });
    expect(graph.hospitals.get(asked.primary.hospital.id)?.type).toBe('private');
    expect(wordsOf(asked)).toContain('Là bệnh viện tư như gia đình mong muốn');
  });

  it('a vaccine is not given in the ward for infections', () => {
    const hpv = answer(14, 'female', 'Đắk Lắk', {
      need: 'find_hospital',
      symptoms: 'muốn tiêm vắc xin HPV cho con gái',
    });
    expect(hpv.primary.department.name.vi).toBe('Phòng tiêm chủng');
    const near = answer(14, 'female', 'Ba Vì, Hà Nội', { need: 'find_hospital', symptoms: 'muốn tiêm vắc xin HPV' });
    expect(near.primary.department.name.vi).toBe('Phòng tiêm chủng');
  });

  it('a change of registration is an errand to the insurance office, records to the hospital that has them', () => {
    const office = answer(30, 'male', 'Bình Dương', { need: 'find_hospital', goal: 'đổi nơi khám BHYT ban đầu' });
    expect(office.primary.hospital.name.vi).toContain('Bảo hiểm xã hội');
    const records = answer(50, 'female', 'Đà Nẵng', { need: 'find_hospital', goal: 'xin sao bệnh án năm ngoái' });
    expect(records.primary.department.name.vi).toBe('Phòng Kế hoạch tổng hợp');
  });

  it('who lies in hospital asks the treating doctor first, and larger hospitals follow', () => {
    const moved = answer(65, 'male', 'Cà Mau', {
      symptoms: 'ba em đang nằm viện tỉnh vì viêm tụy 5 ngày chưa đỡ',
      goal: 'xin chuyển lên Chợ Rẫy',
    });
    expect(moved.primary.department.name.vi).toContain('Bác sĩ điều trị');
    expect(graph.hospitals.get(moved.alternatives[0]?.hospital.id ?? '')?.level).toBe('central');
  });

  it('a kidney transplant leads to a transplant centre, relief to the cancer hospital', () => {
    const kidney = answer(41, 'male', 'Cà Mau', { diagnosis: 'suy thận mạn giai đoạn cuối', goal: 'muốn ghép thận' });
    expect(graph.hospitals.get(kidney.primary.hospital.id)?.specialties).toContain('transplant');
    expect(namesOf(kidney)).toContain('Bệnh viện Chợ Rẫy');
    expect(kidney.humanNavigator.recommended).toBe(true);
    const relief = answer(72, 'female', 'Hồ Chí Minh', {
      need: 'home_care',
      diagnosis: 'ung thư phổi giai đoạn cuối',
      goal: 'chăm sóc giảm nhẹ tại nhà',
    });
    expect(relief.primary.hospital.name.vi).toContain('chăm sóc tại nhà');
    expect(relief.alternatives[0]?.hospital.name.vi).toContain('Ung Bướu');
  });

  it('a complaint of danger is answered before any wish', () => {
    const heart = answer(60, 'male', 'Hồ Chí Minh', {
      symptoms: 'đau ngực dữ dội lan tay trái, vã mồ hôi, muốn đổi nơi khám BHYT',
    });
    expect(heart.safety.urgency).toBe('emergency');
    expect(heart.primary.hospital.id).not.toBe('');
  });
});

describe('of all planned answers', () => {
  const complaints: [number, 'male' | 'female', string][] = [
    [60, 'female', 'tái khám huyết áp lấy thuốc'],
    [35, 'male', 'đau dạ dày, ợ chua'],
    [63, 'male', 'viêm xoang nghẹt mũi 3 tháng'],
    [5, 'female', 'bé ho sổ mũi nhẹ 2 ngày'],
    [3, 'male', 'bé 3 tuổi chậm nói'],
    [27, 'female', 'khám thai định kỳ 12 tuần'],
    [32, 'female', 'cưới 3 năm chưa có con, muốn khám hiếm muộn'],
    [48, 'female', 'ung thư vú giai đoạn 2'],
    [20, 'male', 'mụn trứng cá nhiều ở mặt'],
    [50, 'female', 'giãn tĩnh mạch chân, nặng chân về chiều'],
    [36, 'male', 'muốn bệnh viện tư khám đau lưng'],
    [70, 'male', 'mờ mắt dần, đục thủy tinh thể'],
  ];
  const regions = graph.provinces.flatMap(({ name, former }) => [
    name,
    ...former.flatMap((unit) => [
      unit.name,
      ...(unit.districts ?? []).slice(0, 3).map((each) => `${each.name}, ${unit.name}`),
    ]),
  ]);
  // In every region every third complaint, and each of them in every third region.
  const planned = regions.flatMap((region, at) =>
    complaints
      .filter((_, index) => (index + at) % 3 === 0)
      .map(([age, sex, symptoms]) => answer(age, sex, region, { symptoms }))
      .filter(({ safety }) => safety.urgency !== 'emergency'),
  );

  it('none tells as a fact what nobody has checked, and none says nothing', () => {
    for (const one of planned) {
      for (const { hospital, reasons } of [one.primary, ...one.alternatives]) {
        const said = reasons.map(({ vi }) => vi).join(' ');
        if (graph.hospitals.get(hospital.id)?.departmentsBasis !== 'checked')
          expect(said).not.toMatch(/không có khoa/iu);
        expect(said).not.toMatch(/Khoa Khám bệnh, đúng với|Tương đương|\[object|undefined/u);
      }
    }
  });

  it('alternatives are at most three, each another place, and none absurdly far', () => {
    for (const { primary, alternatives, place } of planned) {
      expect(alternatives.length).toBeLessThanOrEqual(3);
      expect(new Set(alternatives.map(({ hospital }) => hospital.id)).size).toBe(alternatives.length);
      if (place?.name === undefined) continue;
      for (const { distanceKm } of alternatives) {
        if (distanceKm !== null) expect(distanceKm - (primary.distanceKm ?? 0)).toBeLessThanOrEqual(200);
      }
    }
  });

  it('every hospital has its English name in English', () => {
    for (const { primary } of planned) expect(primary.hospital.name.en).not.toMatch(/^Bệnh viện /u);
  });
});
