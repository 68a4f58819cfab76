import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What a family tells of hospitals, of doctors and of the matter itself decides the door. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');
const sundayEvening = Date.parse('2026-11-22T16:35+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 45, sex = 'female', isSelf, ...told }: Told, now = tuesday) {
  const patient = { age, sex, province, ...(isSelf !== undefined && { isSelf }) };
  return navigate({ need: 'treatment', ...told, patient }, graph, now);
}

const first = ({ primary }: ReturnType<typeof from>) => primary.hospital.name.vi;
const door = ({ primary }: ReturnType<typeof from>) => primary.department?.name.vi;
const others = ({ alternatives }: ReturnType<typeof from>) => alternatives.map(({ hospital }) => hospital.name.vi);
const said = ({ primary }: ReturnType<typeof from>) => primary.reasons.map(({ vi }) => vi).join(' ');

describe('a hospital that was told of', () => {
  it.each<[string, Told, string]>([
    [
      'Hà Đông',
      { need: 'revisit', diagnosis: 'Basedow', goal: 'tai kham BV noi tiet TW co dat lich dc k' },
      'Nội tiết Trung ương',
    ],
    [
      'Đông Hà',
      {
        need: 'admission',
        symptoms: 'Hẹn nhập viện BV Trung ương Huế thứ 2 tuần sau mổ bướu giáp, hiện khỏe',
        diagnosis: 'Bướu giáp nhân',
        goal: 'Nhập viện cần mang gì',
      },
      'Bệnh viện Trung ương Huế',
    ],
    [
      'Vinh',
      {
        need: 'second_opinion',
        age: 6,
        isSelf: false,
        diagnosis: 'VA quá phát độ 3',
        goal: 'Phòng khám tư bảo nạo VA cắt amidan luôn, có cần không',
        insurance: { hasCard: true, registeredAt: 'BV Sản Nhi Nghệ An' },
      },
      'Sản Nhi Nghệ An',
    ],
    [
      'Nha Trang',
      {
        need: 'surgery',
        age: 59,
        diagnosis: 'severe aortic stenosis',
        goal: 'They offered open surgery in Ho Chi Minh City. How long may we wait?',
      },
      'Bệnh viện Chợ Rẫy',
    ],
  ])('from %s comes first: booked, on the card, wished for or sent to', (province, told, name) => {
    expect(first(from(province, told))).toContain(name);
  });

  it('is listed, each of those weighed, and that of a city by the name of the city', () => {
    const liver = {
      need: 'second_opinion',
      diagnosis: 'Theo dõi u gan',
      goal: 'Nên vào Viện K, Bạch Mai hay 108',
    } as const;
    const found = from('Lào Cai', liver);
    expect([first(found), ...others(found)].join()).toMatch(/Bệnh viện K.*Bạch Mai.*108/);
    const ear = {
      need: 'surgery',
      diagnosis: 'Viêm tai giữa mạn thủng nhĩ',
      goal: 'Vá nhĩ ở Kiên Giang hay BV Tai Mũi Họng Sài Gòn',
    } as const;
    expect(others(from('Rạch Giá', ear))).toContain('Bệnh viện Tai Mũi Họng TP. Hồ Chí Minh');
  });

  it('keeps the day that is set, says so, and tells of the slip', () => {
    const { primary, insurance } = from('Đông Hà', {
      need: 'surgery',
      symptoms: 'Hẹn mổ BV Trung ương Huế thứ 2 tuần sau',
      diagnosis: 'Sỏi túi mật',
      insurance: { hasCard: true, registeredAt: 'BVĐK tỉnh Quảng Trị' },
    });
    expect(primary.reasons[0]?.vi).toContain('nơi đã hẹn');
    expect(insurance.summary.vi).toContain('40 %');
  });

  it('is open to whom a doctor sends there on a Sunday, though a smaller one is nearer', () => {
    const ear = {
      need: 'admission',
      age: 4,
      isSelf: false,
      symptoms: 'Con chảy mủ tai cả tuần, nay sau tai sưng đỏ đẩy vành tai vểnh ra, sốt 39',
      goal: 'Y sĩ bảo đi viện tỉnh nhập viện',
    } as const;
    expect(first(from('Kon Plông', ear, sundayEvening))).toBe('Bệnh viện Đa khoa tỉnh Quảng Ngãi 2');
  });

  it('is not the one that the family shuns, nor a private one whose offer it doubts', () => {
    const pills = {
      need: 'revisit',
      symptoms: 'Em uống thuốc trầm cảm được 4 tháng, ngủ tốt, đi làm lại rồi',
      diagnosis: 'Rối loạn trầm cảm',
      goal: 'em ngại gặp người quen ở bệnh viện tỉnh',
    } as const;
    expect(first(from('Pleiku', pills))).not.toBe('Bệnh viện Đa khoa Gia Lai');
    const veins = from('Gia Lâm', {
      need: 'surgery',
      diagnosis: 'Suy tĩnh mạch mạn',
      goal: 'Bệnh viện tư tư vấn laser 2 chân 60 triệu, có cần làm không',
    });
    expect(said(veins)).not.toContain('như gia đình mong muốn');
  });
});

describe('the department', () => {
  it.each<[string, string, Told, RegExp]>([
    [
      'a joint to be replaced',
      'Nha Trang',
      {
        need: 'second_opinion',
        age: 70,
        diagnosis: 'thoái hoá khớp gối độ 4',
        goal: 'thay khớp gối hay tiêm tế bào gốc',
      },
      /Chấn thương chỉnh hình/,
    ],
    [
      'blood and slime without a name',
      'Hoà Vang',
      {
        need: 'find_doctor',
        age: 65,
        symptoms: 'đi cầu ra máu lẫn nhầy hơn tháng, ai cũng nói trĩ',
        goal: 'có nội soi gây mê không',
      },
      /Tiêu hóa/,
    ],
    [
      'shingles by the eye, without marks',
      'Trà Vinh',
      {
        need: 'find_doctor',
        age: 61,
        symptoms: 'noi mun nuoc mot ben tran lan xuong mi mat va chot mui, rat',
        goal: 'muon kiem bs',
      },
      /Mắt/,
    ],
    [
      'a whole check-up of somebody who snores',
      'Hải An, Hải Phòng',
      { need: 'checkup', age: 52, sex: 'male', symptoms: 'hay ngủ ngáy', goal: 'Khám tổng quát gồm những gì' },
      /theo yêu cầu/,
    ],
    [
      'a wound of a caesarean',
      'Quận 7',
      { need: 'home_care', age: 31, symptoms: 'Em mổ lấy thai ngày thứ 6, vết mổ khô', goal: 'thay băng, cắt chỉ' },
      /Khám bệnh|Phụ sản|đến nhà/,
    ],
    [
      'a mind, where no department is listed',
      'Lạng Sơn',
      { need: 'find_doctor', age: 53, sex: 'male', diagnosis: 'Rối loạn trầm cảm', goal: 'khám ở đâu' },
      /hỏi phòng khám Tâm thần/,
    ],
    [
      'a cure in traditional medicine',
      'Tuyên Quang',
      {
        need: 'admission',
        age: 56,
        diagnosis: 'Thoát vị đĩa đệm L4-L5',
        goal: 'Muốn nằm viện y học cổ truyền châm cứu 2 tuần',
      },
      /Khoa Khám bệnh$/,
    ],
  ])('is that of %s', (_, province, told, name) => {
    expect(door(from(province, told))).toMatch(name);
  });

  it('is reached in a house of its own for eyes that cannot wait and for a troubled adolescent', () => {
    const eye = { age: 26, symptoms: 'mắt phải đỏ nhức, chói sáng từ hôm qua, đeo kính áp tròng' };
    expect(first(from('Gò Công', eye))).toBe('Bệnh viện Mắt TP. Hồ Chí Minh');
    const teen = {
      need: 'find_doctor',
      age: 15,
      isSelf: false,
      symptoms: 'cháu lầm lì, hay rạch tay nông cho đỡ bức bối chứ không muốn chết',
    } as const;
    expect(first(from('Sơn Trà Đà Nẵng', teen))).toBe('Bệnh viện Tâm thần Đà Nẵng');
  });
});

describe('what stands beside the matter', () => {
  it('does not take over the place: a vaccine, a relative’s cancer', () => {
    const pap = {
      need: 'revisit',
      age: 40,
      diagnosis: 'HPV type 16 dương tính',
      goal: 'bác sĩ hẹn soi cổ tử cung, chích ngừa giờ còn kịp không',
    } as const;
    expect(door(from('Đồng Xoài', pap))).toBe('Khoa Phụ sản');
    const sister = {
      need: 'checkup',
      age: 50,
      goal: 'Mình chưa khám tổng quát bao giờ, chị gái mới bị ung thư vú. Khám ở Nam Định hay lên Hà Nội?',
    } as const;
    const found = from('Nam Định', sister);
    expect(first(found)).toBe('Bệnh viện Đa khoa Nam Định');
    expect(said(found)).not.toContain('nhiều kinh nghiệm');
  });

  it('leaves a common operation in the province', () => {
    const rupture = {
      need: 'surgery',
      age: 8,
      sex: 'male',
      isSelf: false,
      diagnosis: 'thoat vi ben phai',
      goal: 'muon mo cho chau',
    } as const;
    const found = from('Kon Plong', rupture);
    expect(first(found)).toBe('Bệnh viện Đa khoa tỉnh Quảng Ngãi 2');
    expect(said(found)).not.toContain('nhiều kinh nghiệm');
  });
});

describe('the way', () => {
  it('of a town and the district of its name is told from the town', () => {
    const { primary } = from('Long My, Hau Giang', { symptoms: 'đau ngực dữ dội lan tay trái, vã mồ hôi' });
    expect(primary.distanceKm).not.toBeNull();
  });

  it('to a far door for today names the nearer one', () => {
    const found = from('Phuoc Long, Bac Lieu', {
      need: 'admission',
      age: 21,
      symptoms: 'bầu 9 tuần nghén nặng, 3 ngày nay ăn uống gì ói hết, đứng lên chóng mặt',
    });
    expect(said(found)).toContain('Gần hơn có Trung tâm Y tế khu vực Phước Long');
  });

  it('leads for today into no other province while the own one has a house', () => {
    const found = from('Lục Ngạn', {
      need: 'surgery',
      severity: 'severe',
      symptoms: 'đau quặn hạ sườn phải từ tối qua không dứt, sốt 38,7, nôn hai lần, da không vàng',
      diagnosis: 'Sỏi túi mật 12mm (siêu âm năm ngoái)',
      goal: 'Có phải mổ cắt túi mật không, đang vụ thu cam muốn để ra Tết mổ.',
    });
    expect(graph.hospitals.get(found.primary.hospital.id)?.provinceCode).toBe('24');
  });

  it('is not left for the mainland by who says that nobody can cross', () => {
    const tube = {
      need: 'revisit',
      age: 55,
      sex: 'male',
      diagnosis: 'sỏi thận, đặt JJ',
      goal: 'biển động không vô bờ được, trễ 1 tuần có sao không',
    } as const;
    expect(first(from('Phú Quý', tube))).toContain('Phú Quý');
  });
});
