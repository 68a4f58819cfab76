import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Which door of the shipped directory is right for whom, and what stands beside it. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 45, sex = 'female', ...told }: Told) {
  return navigate({ need: 'treatment', ...told, patient: { age, sex, province } }, graph, tuesday);
}

const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');
const ids = (places: readonly { hospital: { id: string } }[]) => places.map(({ hospital }) => hospital.id);

describe('who lies in a hospital', () => {
  it('and is in danger is told to stay, and that the hospital moves whom it cannot treat', () => {
    const { primary, alternatives, emergency } = from('Đức Linh, Bình Thuận', {
      need: 'discharge',
      sex: 'male',
      symptoms: 'rắn chàm quạp cắn, nằm viện huyện 1 ngày, chân sưng tới gối, nướu rỉ máu',
      goal: 'gia đình xin về đắp thuốc nam',
    });
    expect(primary.hospital).toMatchObject({ id: '', name: { vi: 'Bệnh viện đang nằm' } });
    expect(words(primary.reasons)).toMatch(/đừng tự đưa về.*xe cấp cứu/);
    expect(alternatives.length).toBeGreaterThan(0);
    expect(emergency?.nearest.length).toBeGreaterThan(0);
  });

  it('and was let go is led to an emergency department in danger, not back to the ward', () => {
    const { primary } = from('Bình Chánh', {
      need: 'discharge',
      age: 9,
      symptoms:
        'sốt xuất huyết nằm viện 2 bữa, hôm qua xin về nhà, tối nay tay chân lạnh ngắt, vật vã, lừ đừ, không đi tiểu',
      goal: 'chờ sáng tái khám được không',
    });
    expect(primary.hospital.id).not.toBe('');
    expect(primary.department.name.vi).toMatch(/Cấp cứu/);
  });

  it('and is moved home asks the ward that is named, and sees what is near home', () => {
    const { primary, alternatives } = from('Bảo Lâm, Lâm Đồng', {
      need: 'discharge',
      sex: 'male',
      symptoms: 'gãy xương đùi đóng đinh nội tủy 6 ngày ở Chợ Rẫy, ổn định',
      goal: 'bệnh viện cho chuyển về tỉnh nằm tiếp, cần giấy gì',
    });
    expect(primary.hospital.id).toBe('bv-cho-ray');
    expect(primary.insurance).toBeUndefined();
    for (const { distanceKm } of alternatives) expect(distanceKm).toBeLessThan(40);
  });
});

describe('the department', () => {
  it.each<[string, string, Told, RegExp]>([
    [
      'of blisters at the eye',
      'Nha Trang',
      { symptoms: 'blisters on my forehead and the tip of my nose, the eye is red', durationDays: 2 },
      /Mắt/,
    ],
    [
      'of a leg that may hold a clot, also after a birth',
      'Bắc Ninh',
      { need: 'imaging', age: 33, symptoms: 'sinh 3 tuần, bắp chân trái sưng to hơn bên phải 4 phân, đau, ấn đau' },
      /Tim mạch|Mạch máu/,
    ],
    [
      'of liver values that were found raised',
      'Việt Trì',
      { need: 'lab_test', sex: 'male', symptoms: 'men gan ALT 78, GGT 210', severity: 'mild', hasPriorResults: true },
      /Tiêu hóa|Gan/,
    ],
    [
      'of a mammogram',
      'Bắc Kạn',
      { need: 'imaging', age: 50, symptoms: 'chưa thấy gì bất thường', goal: 'chụp nhũ ảnh', severity: 'mild' },
      /Chẩn đoán hình ảnh/,
    ],
    [
      'of a PSA that frightens',
      'Tân An',
      {
        need: 'lab_test',
        age: 60,
        sex: 'male',
        symptoms: 'khám sức khỏe PSA ra 5,8',
        goal: 'đọc trên mạng thấy PSA cao là ung thư, thử lại ở đâu',
        severity: 'mild',
        hasPriorResults: true,
      },
      /Tiết niệu/,
    ],
  ])('%s is the one that treats it', (_, province, told, name) => {
    const { primary } = from(province, told);
    expect(primary.department.name.vi).toMatch(name);
    expect(graph.hospitals.get(primary.hospital.id)).toMatchObject({ level: 'provincial', type: 'public' });
  });
});

describe('a second opinion', () => {
  it('is not asked of the hospital that gave the first, but of one above it', () => {
    const { primary, alternatives } = from('Thái Bình', {
      need: 'second_opinion',
      age: 9,
      diagnosis: 'Dậy thì sớm trung ương',
      goal: 'bác sĩ khuyên tiêm mỗi tháng, muốn hỏi thêm bác sĩ khác',
      insurance: { registeredAt: 'BV Nhi Thái Bình' },
    });
    expect(primary.hospital.id).toBe('bv-nhi-trung-uong');
    expect(ids(alternatives)).not.toContain('bv-nhi-thai-binh');
  });
});

describe('an island', () => {
  it('of which the family says that it cannot do this is left for its own province', () => {
    const told = { need: 'find_hospital', age: 59, symptoms: 'đau khớp gối khi lên cầu thang, 2 tháng nay' } as const;
    const { primary } = from('đảo Lý Sơn', { ...told, goal: 'trên đảo không có máy chụp, vô đất liền đi đâu' });
    const there = graph.hospitals.get(primary.hospital.id);
    expect([there?.provinceCode, there?.island]).toEqual(['51', undefined]);
    expect(from('đảo Lý Sơn', told).primary.distanceKm).toBeLessThan(5);
    expect(from('đảo Lý Sơn', { symptoms: 'sổ mũi, ho nhẹ', severity: 'mild' }).primary.distanceKm).toBeLessThan(5);
  });
});

describe('what was grave', () => {
  it('and is only watched from now on is watched near home', () => {
    const { primary } = from('Đà Lạt', {
      need: 'find_hospital',
      age: 67,
      diagnosis: 'ER+ breast cancer stage 1, on letrozole',
      symptoms: 'She had breast cancer surgery and finished radiotherapy. She feels well.',
      goal: 'Where can she continue follow-up?',
      severity: 'mild',
    });
    expect(primary.hospital.id).toBe('bv-da-khoa-tinh-lam-dong');
  });
});

describe('alternatives', () => {
  it('name each hospital once, and none that is the first', () => {
    for (const [province, told] of [
      ['Đại Từ, Thái Nguyên', { age: 8, diagnosis: 'Thông liên nhĩ', goal: 'khám ở Tim Hà Nội hay Nhi Trung ương' }],
      [
        'Bình Chánh',
        {
          diagnosis: 'suy thận mạn, lọc màng bụng',
          insurance: { registeredAt: 'BV Chợ Rẫy' },
          goal: 'có phải lên Chợ Rẫy không',
        },
      ],
    ] satisfies [string, Told][]) {
      const { primary, alternatives } = from(province, told);
      const all = ids([primary, ...alternatives]);
      expect(new Set(all).size).toBe(all.length);
      expect(words(alternatives.flatMap(({ reasons }) => reasons))).not.toMatch(/chưa thấy ghi khoa Nhi/);
    }
  });

  it('hold the town that the family weighs', () => {
    const { alternatives } = from('Buôn Hồ', {
      need: 'admission',
      age: 29,
      diagnosis: 'Thai 38 tuần, vết mổ cũ',
      goal: 'viện Buôn Hồ hay Buôn Ma Thuột',
    });
    expect(words(alternatives[0]?.reasons)).toMatch(/Buôn Ma Thuột.*hỏi đến/);
  });
});

describe('a place', () => {
  it('that shares its name with smaller ones is taken as told where nothing hurries', () => {
    const { place, primary } = from('Sơn Tây', { symptoms: 'đau khớp gối khi lên cầu thang, 2 tháng nay' });
    expect(place).toMatchObject({ name: 'Sơn Tây, Hà Nội' });
    expect(place?.asked).toBeUndefined();
    expect(place?.candidates?.length).toBeGreaterThan(0);
    expect(primary.distanceKm).not.toBeNull();
  });

  it('on a card is known by the town that its hospital was called after, and not mixed up with another tier', () => {
    const at = (province: string, registeredAt: string) =>
      from(province, { symptoms: 'đau bụng âm ỉ', insurance: { registeredAt } });
    expect(at('Nghĩa Lộ', 'BVĐK khu vực Nghĩa Lộ').primary.insurance?.vi).toContain('nơi đăng ký trên thẻ');
    const other = at('TP Lào Cai', 'BVĐK TP Lào Cai');
    for (const { insurance } of [other.primary, ...other.alternatives])
      expect(insurance?.vi).not.toContain('nơi đăng ký trên thẻ');
  });
});

describe('private care that is only for the language', () => {
  it('is not called a wish', () => {
    const { primary } = from('Tây Hồ, Hà Nội', {
      age: 52,
      symptoms: 'hot flushes',
      goal: 'English-speaking gynaecologist',
    });
    expect(words(primary.reasons)).toMatch(/thường có người nói tiếng Anh/);
    expect(words(primary.reasons)).not.toContain('mong muốn');
  });
});

describe('an evening that a family asks for', () => {
  it('is answered where the hours are not known by whom to ask', () => {
    const { primary } = from('Cai Lậy', {
      symptoms: 'tê ngón tay ban đêm',
      goal: 'kiếm chỗ khám chiều tối',
      severity: 'mild',
    });
    expect(words(primary.reasons)).toMatch(/Chưa biết nơi này có khám buổi chiều tối không: gọi hỏi trước/);
  });
});

describe('a wound of today', () => {
  it('is seen where somebody is awake, and not only vaccinated', () => {
    const told = {
      symptoms: 'sáng nay dẫm đinh rỉ sâu 2 phân dính bùn, sưng đau, chưa tiêm uốn ván, tối còn chỗ nào tiêm',
    };
    expect(
      from('Hải Hậu, Nam Định', { need: 'find_hospital', sex: 'male', age: 50, ...told }).primary.hospital.id,
    ).not.toBe('');
  });
});

describe('a check-up that nobody ordered', () => {
  it.each<[string, Told, boolean]>([
    ['of somebody who feels nothing', { need: 'checkup', symptoms: 'không triệu chứng', goal: 'khám tổng quát' }, true],
    ['with a complaint', { need: 'checkup', symptoms: 'khát nước, sụt 4 ký', goal: 'khám tổng quát' }, false],
    ['that a doctor ordered', { need: 'lab_test', symptoms: 'không đau gì', goal: 'bác sĩ dặn thử lại đường' }, false],
  ])('%s is paid by the family: %j', (_, told, isOwn) => {
    const { insurance, primary } = from('Quận 8', { age: 66, sex: 'male', ...told });
    expect(/thường không thuộc phần bảo hiểm/.test(insurance.summary.vi)).toBe(isOwn);
    expect(primary.insurance === undefined).toBe(isOwn);
  });
});
