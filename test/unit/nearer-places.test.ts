import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '#engine/home.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Which of several houses comes first: the near one that can begin, and none where the family was not served. */
const wednesday = Date.parse('2026-11-18T09:30+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'] & { card?: string };

function from(province: string, { age, ageMonths, sex = 'female', card, ...told }: Told) {
  const aged = ageMonths === undefined ? { age: age ?? 45 } : { ageMonths };
  const insurance = card === undefined ? {} : { insurance: { hasCard: true, registeredAt: card } };
  const intake: Intake = { need: 'treatment', ...insurance, ...told, patient: { ...aged, sex, province } };
  return navigate(intake, graph, wednesday);
}

const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');
const names = (places: readonly { hospital: { name: { vi: string } } }[]) =>
  places.map(({ hospital }) => hospital.name.vi);

describe('of houses that would do as well', () => {
  it.each<[string, Told, string, string]>([
    [
      'Thu Duc, HCMC',
      { need: 'find_doctor', symptoms: 'A crown on a lower molar came loose last week. No pain.', severity: 'mild' },
      'Bệnh viện Đa khoa Thủ Đức',
      'a tooth with the same department',
    ],
    [
      'Thuan An',
      {
        need: 'lab_test',
        age: 41,
        sex: 'male',
        symptoms: 'kham suc khoe cty acid uric 480, nguoi khong dau nhuc gi',
        hasPriorResults: true,
        severity: 'mild',
      },
      'Trung tâm Y tế khu vực Thuận An',
      'what any doctor reads',
    ],
    [
      'Vũng Tàu',
      {
        need: 'find_doctor',
        age: 7,
        sex: 'male',
        symptoms: 'cháu lớp 2 ngồi không yên, chen ngang, quên đồ suốt, cô giáo phản ánh hoài',
        severity: 'moderate',
      },
      'Bệnh viện Đa khoa Vũng Tàu',
      'a child before a journey',
    ],
    [
      'Bồng Sơn, Bình Định',
      {
        need: 'find_doctor',
        age: 83,
        symptoms: 'Bà nội nặng tai lâu rồi, nói phải la lớn, không đau không chảy mủ',
        severity: 'mild',
        goal: 'Đo thính lực và đeo máy trợ thính',
      },
      'Bệnh viện Đa khoa khu vực Bồng Sơn',
      'an old ear next door',
    ],
    [
      'Na Hang, Tuyên Quang',
      { age: 55, symptoms: 'giẫm phải đinh gỉ hôm kia, bàn chân sưng đỏ nhức, chưa tiêm gì', durationDays: 2 },
      'Trung tâm Y tế khu vực Na Hang',
      'a wound of these days',
    ],
    [
      'thu duc',
      {
        need: 'surgery',
        age: 24,
        symptoms: 'rang khon ham duoi moc lech, nha khoa noi phai tieu phau nho',
        severity: 'mild',
        card: 'bv le van viet',
      },
      'Bệnh viện Đa khoa Thủ Đức',
      'a tooth that is drawn on a visit',
    ],
  ])('the near one is first from %s', (province, told, name, _why) => {
    expect(from(province, told).primary.hospital.name.vi).toBe(name);
  });

  it('a house of the matter keeps its place for what has a name, and a children’s hospital near by for a child', () => {
    const heart = { age: 62, diagnosis: 'hẹp van hai lá khít', symptoms: 'mệt khi gắng sức' };
    expect(from('Hà Đông, Hà Nội', heart).primary.hospital.name.vi).not.toBe('Bệnh viện Đa khoa Hà Đông');
    const rash = { ageMonths: 7, symptoms: 'hai má đỏ rát, khuỷu tay khô sần gãi suốt', severity: 'mild' } as const;
    expect(from('Hải Dương', rash).primary.hospital.name.vi).toBe('Bệnh viện Nhi Hải Dương');
  });

  it('who is dialysed three times a week goes to the nearest, and is not told that it stands in another town', () => {
    const { primary } = from('Quảng Trị', {
      need: 'find_hospital',
      diagnosis: 'suy thận mạn giai đoạn cuối, chạy thận tuần 3 buổi',
      symptoms: 'Ba em muốn vào ở với con ở Dĩ An khoảng 1 tháng, cần chỗ chạy thận tiếp',
      preferredCity: 'Dĩ An Bình Dương',
    });
    expect(primary.distanceKm).toBeLessThan(8);
    expect(words(primary.reasons)).not.toContain('như gia đình mong muốn');
  });

  it('nobody is told of a centre far away for what is nursed at home', () => {
    const { alternatives } = from('Kim Sơn, Ninh Bình', {
      need: 'home_care',
      age: 91,
      symptoms: 'Bà nằm một chỗ 4 tháng, vùng cùng cụt đỏ, trợt da bằng đồng xu, không sốt',
      goal: 'có ai đến nhà thay băng không',
    });
    expect(names(alternatives).join()).not.toContain('Trung ương');
  });
});

describe('another opinion in a large city', () => {
  it('is asked of the house of that very matter', () => {
    const nodule = {
      need: 'second_opinion',
      age: 40,
      symptoms: 'siêu âm cổ ở huyện có nhân thùy phải 12mm TIRADS 3',
      diagnosis: 'nhân tuyến giáp',
      goal: 'muốn xuống Hà Nội khám lại cho chắc',
    } as const;
    const { primary } = from('Cao Bằng', { ...nodule, preferredCity: 'Hà Nội' });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Nội tiết Trung ương');
  });
});

describe('where the family was not served', () => {
  const shoulder = 'bac si bao chup MRI khop vai phai vi dau 3 thang khong gio tay len duoc';

  it('is not where it is sent back first', () => {
    const told = { need: 'imaging', sex: 'male', severity: 'moderate', card: 'bvdk bac lieu' } as const;
    const late = from('bac lieu', { ...told, symptoms: `${shoulder}, ma bv tinh cho lau qua` });
    expect(late.primary.hospital.name.vi).not.toBe('Bệnh viện Đa khoa Bạc Liêu');
    expect(names(late.alternatives)).toContain('Bệnh viện Đa khoa Bạc Liêu');
    const dated = from('bac lieu', { ...told, symptoms: `${shoulder}, bv tinh hen thang sau kham lai` });
    expect(dated.primary.hospital.name.vi).toBe('Bệnh viện Đa khoa Bạc Liêu');
  });

  it('a health station without vaccine does not stand before the hospital', () => {
    const bite = 'bị chó lạ cắn vào bàn tay chảy máu chiều qua, chó chạy mất rồi';
    const lacking = from('Mường Lát Thanh Hóa', { symptoms: `${bite}, ở đây xã chưa thấy có thuốc tiêm phòng dại` });
    expect(lacking.primary.hospital.name.vi).toBe('Bệnh viện Đa khoa Mường Lát');
  });
});

describe('a cancer of the husband’s family', () => {
  it('sends nobody past the hospital of the province', () => {
    const belly = 'đau thượng vị lúc đói, đầy hơi, em chồng bị ung thư dạ dày nên lo';
    const { primary } = from('Phủ Lý', { need: 'imaging', age: 39, symptoms: belly, goal: 'nội soi gây mê ở đâu' });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Đa khoa Hà Nam');
  });
});

describe('a place by what people call it', () => {
  it.each([
    ['Dong Van loop, Meo Vac', 'Mèo Vạc'],
    ['Dong Van loop', 'Đồng Văn'],
    ['Da Nang, An Thuong area', 'Ngũ Hành Sơn'],
    ['An Thuong', undefined],
    ['KCN Đình Trám Bắc Giang', 'Việt Yên'],
    ['KCX Tân Thuận', 'Quận 7'],
    ['KCN Tràng Duệ', 'An Dương'],
    ['Bui Vien, Saigon', 'Quận 1'],
  ])('“%s” is %s', (text, name) => {
    expect(understand(graph, text).place?.district?.name).toBe(name);
  });
});
