import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** The kind of house that fits the matter: near for what anybody begins, above the district for what it lacks. */
const workingMorning = Date.parse('2026-11-17T08:00:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { age?: number; sex?: 'male' | 'female' };

function from(province: string, { age = 45, sex = 'female', ...told }: Told) {
  const answer = navigate({ need: 'find_doctor', ...told, patient: { age, sex, province } }, graph, workingMorning);
  const at = graph.hospitals.get(answer.primary.hospital.id);
  const others = answer.alternatives.map(({ hospital }) => graph.hospitals.get(hospital.id));
  return { ...answer, name: answer.primary.hospital.name.vi, at, others };
}

describe('a place in English letters', () => {
  it.each([
    ['Dist 7', 'Quận 7'],
    ['D.3, Ho Chi Minh City', 'Quận 3'],
    ['Dist.12 HCM', 'Quận 12'],
    ['Phu My Hung, D7', 'Quận 7'],
    ['West Lake, Hanoi', 'Tây Hồ'],
    ['Times City Hanoi', 'Hai Bà Trưng'],
    ['Ecopark', 'Văn Giang'],
    ['xã Phú Mỹ Hưng, Củ Chi', 'An Nhơn Tây'],
  ])('%s', (text, name) => {
    expect(readPlace(graph, text).place?.district?.name).toBe(name);
  });

  it('leaves the number of a ward to its district', () => {
    expect(readPlace(graph, 'Ward 5, District 3, HCMC').place?.called).toBe('Phường 5');
  });
});

describe('what a district does not do', () => {
  it.each<[string, Told]>([
    ['Cẩm Khê, Phú Thọ', { age: 16, symptoms: 'răng khểnh, muốn chỉnh nha' }],
    ['Giồng Riềng, Kiên Giang', { age: 4, symptoms: 'be 4 tuoi chua noi duoc cau nao, goi ten khong quay lai' }],
    ['Gò Dầu, Tây Ninh', { need: 'lab_test', symptoms: 'viêm gan B, muốn định lượng virus HBV DNA' }],
    ['Tri Tôn, An Giang', { age: 70, symptoms: 'nghe kém, muốn đo thính lực' }],
  ])('leads to the province: %s', (place, told) => {
    expect(['provincial', 'central']).toContain(from(place, told).at?.level);
  });

  it('a limb is made in a workshop, and beside it stands where people learn to walk again', () => {
    const { primary, alternatives } = from('Cam Lộ, Quảng Trị', { symptoms: 'cụt tay do tai nạn, muốn làm tay giả' });
    expect(primary.department.name.vi).toContain('Xưởng');
    expect(alternatives[0]?.department.name.vi).toMatch(/Phục hồi chức năng|Khám bệnh/u);
  });

  it('bones are not measured where children are born', () => {
    const symptoms = 'sau mãn kinh lưng còng dần, muốn đo mật độ xương';
    expect(from('Thành phố Thái Bình', { age: 60, need: 'checkup', symptoms }).name).not.toMatch(/sản/iu);
  });

  it('a mammogram beside another picture is taken where breasts are looked at', () => {
    const symptoms = 'due for a bone density scan and a mammogram';
    const { primary } = from('Da Nang', { age: 55, need: 'imaging', symptoms });
    expect(primary.department.name.vi).not.toContain('khớp');
  });
});

describe('what is begun by any doctor today', () => {
  it.each<[string, Told]>([
    ['Bình Gia, Lạng Sơn', { age: 30, symptoms: 'ho sốt 39, khạc đờm vàng, đau ngực khi ho, thở hơi nhanh' }],
    ['Bỉm Sơn, Thanh Hóa', { age: 30, symptoms: 'tieu buot tieu rat, sot ret run 38.5 do, dau hong lung' }],
    ['Hàm Yên, Tuyên Quang', { age: 12, symptoms: 'ngã xe đạp, cổ tay sưng đau, ngón còn cử động được' }],
  ])('is begun in the own district: %s', (place, told) => {
    const { safety, primary } = from(place, { need: 'treatment', ...told });
    expect(safety.urgency).toBe('urgent');
    expect(primary.distanceKm).toBeLessThan(10);
  });

  it('names the large house of the province beside it', () => {
    const symptoms = 'tiểu đường, ngón chân út đen, chảy dịch hôi, sưng đỏ mu bàn chân';
    const { others, at } = from('Yên Thành, Nghệ An', { age: 66, need: 'treatment', symptoms });
    expect(at?.level).toBe('district');
    expect(others.some((each) => each?.level === 'provincial')).toBe(true);
  });

  it('leaves a far city that the family likes for later, and names it', () => {
    const symptoms = 'vàng da, nước tiểu sẫm, ngứa mười ngày nay';
    const { others, primary } = from('Mường La', { age: 60, symptoms, preferredCity: 'Hà Nội' });
    expect(primary.distanceKm).toBeLessThan(60);
    expect(others.some((each) => each?.city === 'Hà Nội')).toBe(true);
  });
});

describe('a house that is neither near nor of the matter', () => {
  it('is passed for the department', () => {
    const symptoms = 'run tay trái lúc nghỉ, đi chậm dần một năm nay';
    const { primary } = from('Vạn Ninh, Khánh Hòa', { age: 70, symptoms });
    expect(primary.department.name.vi).toContain('Thần kinh');
  });

  it('is passed for the own centre where the matter is mild', () => {
    const { primary } = from('Nậm Pồ, Điện Biên', { age: 50, need: 'treatment', symptoms: 'đau lưng mấy tháng nay' });
    expect(primary.distanceKm).toBeLessThan(10);
  });

  it('for a child is not chosen before a children’s hospital as near', () => {
    const told = {
      age: 7,
      sex: 'male',
      need: 'checkup',
      symptoms: 'cháu đêm hay đái dầm, ban ngày bình thường',
    } as const;
    const { name, primary } = from('Xã Bà Điểm (Hóc Môn)', told);
    expect(`${name}, ${primary.department.name.vi}`).toMatch(/Nhi đồng|Khoa Nhi/);
  });
});

describe('another opinion', () => {
  it('stands above what was said in the province, in whatever language', () => {
    const symptoms = 'the hospital in Binh Thuan wants to remove my thyroid, I would like another opinion';
    expect(from('Phan Thiết', { need: 'second_opinion', symptoms }).at?.level).toBe('central');
  });

  it('in another city is that of one above, not of its house of the same rank', () => {
    const symptoms = 'chụp CT ở bệnh viện tỉnh thấy nốt phổi 8mm, bác sĩ hẹn chụp lại';
    const told = { need: 'second_opinion', diagnosis: 'nốt phổi', symptoms, preferredCity: 'Hà Nội' } as const;
    expect(from('Thanh Hóa', told).at?.level).toBe('central');
  });

  it('is not judged in a district', () => {
    const symptoms = 'bệnh viện tỉnh bảo cắt tử cung vì u xơ, em muốn nghe ý kiến nơi khác';
    const { others } = from('Tĩnh Gia, Thanh Hóa', { need: 'second_opinion', diagnosis: 'u xơ tử cung', symptoms });
    expect(others.map((each) => each?.level)).not.toContain('district');
  });

  it('is sought in the city that is wished for beside the complaint', () => {
    const symptoms = 'bệnh viện tỉnh nói cắt dạ dày, gia đình muốn lên Sài Gòn hỏi lại';
    const { at } = from('Đơn Dương, Lâm Đồng', { need: 'second_opinion', diagnosis: 'ung thư dạ dày', symptoms });
    expect(at?.city).toBe('Hồ Chí Minh');
  });
});

describe('who asks where to be treated', () => {
  it('is told it before where to ask for money', () => {
    const symptoms = 'bé tim bẩm sinh, nhà không có tiền mổ, xin hỏi mổ ở bệnh viện nào';
    const { primary, at } = from('Tam Kỳ, Quảng Nam', { age: 3, diagnosis: 'còn ống động mạch', symptoms });
    expect(at?.level).toBe('central');
    expect(primary.department.name.vi).toContain('Tim');
  });

  it('“Vũng Tàu or Saigon” is told of both', () => {
    const symptoms = 'trồng răng implant hai cái, ở Vũng Tàu hay lên Sài Gòn';
    const { others } = from('Vũng Tàu', { symptoms });
    expect(others.some((each) => each?.name.includes('Răng Hàm Mặt'))).toBe(true);
  });
});

describe('in danger', () => {
  it('a mind goes first where it can stay, in a city of which no district is told', () => {
    expect(from('Hà Nội', { age: 20, symptoms: 'em muốn chết, em đang cầm dao' }).name).toBe('Bệnh viện Bạch Mai');
  });

  it('an eye hospital near by is among the doors', () => {
    const told = { age: 60, symptoms: 'bỗng dưng mắt phải tối sầm, nhìn không thấy từ sáng' };
    const { others, at } = from('TP Vinh', told);
    expect([at, ...others].some((each) => each?.name.includes('Mắt'))).toBe(true);
  });
});

it('a child’s hernia is operated on in the province, not across the country', () => {
  const told = {
    age: 4,
    need: 'surgery',
    symptoms: 'bé chạy nhảy thì bẹn phồng, nằm xuống xẹp, trạm bảo thoát vị phải mổ',
  } as const;
  expect(from('Lộc Hà, Hà Tĩnh', told).primary.distanceKm).toBeLessThan(60);
  const testis = { age: 3, need: 'surgery', symptoms: 'tinh hoan ben phai ko so thay tu luc sinh' } as const;
  const door = from('Ninh Hòa, Khánh Hòa', testis).primary;
  expect(door.distanceKm).toBeLessThan(60);
  expect(door.department.name.vi).toMatch(/Ngoại/u);
});
