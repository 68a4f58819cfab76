import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { registeredOf, understand } from '#engine/home.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What the place on the card, an island and a small district mean for which door is first. */
const wednesday = Date.parse('2026-11-18T09:30+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'] & { card?: string };

function intakeOf(province: string, { age, ageMonths, sex = 'female', card, ...told }: Told): Intake {
  const aged = ageMonths === undefined ? { age: age ?? 45 } : { ageMonths };
  const insurance = card === undefined ? {} : { insurance: { hasCard: true, registeredAt: card } };
  return { need: 'treatment', ...insurance, ...told, patient: { ...aged, sex, province } };
}

const from = (province: string, told: Told) => navigate(intakeOf(province, told), graph, wednesday);
const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');
const names = (places: readonly { hospital: { name: { vi: string } } }[]) =>
  places.map(({ hospital }) => hospital.name.vi);

describe('the place on the card', () => {
  it.each([
    ['Châu Đốc', 'BVĐK khu vực tỉnh An Giang', 'Bệnh viện Đa khoa khu vực tỉnh An Giang (Châu Đốc)'],
    ['Binh Duong', 'Thuan An district hospital', 'Trung tâm Y tế khu vực Thuận An'],
    ['Tân Uyên, Lai Châu', 'Trung tâm y tế huyện Tân Uyên', 'Trung tâm Y tế Tân Uyên'],
    ['Châu Thành, Hậu Giang', 'TTYT Chau Thanh', undefined],
    ['Lấp Vò', 'TTYT Lấp Vò', 'Bệnh viện Lấp Vò'],
    ['Thai Thuy, Thai Binh', 'TTYT Thai Thuy', 'Bệnh viện Đa khoa Thái Thuỵ'],
    ['My Tho', 'BV DKTT Tien Giang', 'Bệnh viện Đa khoa Tiền Giang'],
    ['Hong Ngu Dong Thap', 'BV khu vuc Hong Ngu', 'Bệnh viện Đa khoa khu vực Hồng Ngự'],
    ['Ba Đồn', 'Bệnh viện Đa khoa khu vực Bắc Quảng Bình', 'Bệnh viện Đa khoa khu vực Bắc Quảng Trị'],
    ['Dong Hoi', 'BV Viet Nam - Cuba', 'Bệnh viện Hữu nghị Việt Nam - Cuba Đồng Hới'],
    ['Hà Nội', 'BV Viet Nam - Cuba', 'Bệnh viện Hữu nghị Việt Nam - Cuba'],
    ['Biên Hòa', 'BV Thong Nhat', 'Bệnh viện Đa khoa Thống Nhất'],
    ['Tân Bình, TP.HCM', 'BV Thong Nhat', 'Bệnh viện Thống Nhất'],
    ['Vũng Liêm', 'TTYT Vũng Liêm', undefined],
    ['Bình Chánh', 'TTYT Bình Chánh', undefined],
    ['thai nguyen', 'benh vien gang thep', 'Bệnh viện Gang Thép Thái Nguyên'],
    ['Hà Nội', 'benh vien gang thep', undefined],
    ['Nghệ An', 'BV Sản nhi', 'Bệnh viện Sản Nhi Nghệ An'],
    ['Thanh Hóa', 'BV Y học cổ truyền tỉnh', 'Bệnh viện Y học cổ truyền tỉnh Thanh Hoá'],
    ['Phủ Lý', 'BV tỉnh', 'Bệnh viện Đa khoa Hà Nam'],
    ['Hà Tĩnh', 'Bệnh viện đa khoa tỉnh', 'Bệnh viện Đa khoa tỉnh Hà Tĩnh'],
    ['Yên Lập, Phú Thọ', 'TTYT huyện', 'Trung tâm Y tế khu vực Yên Lập'],
    ['Yên Lập, Phú Thọ', 'TTYT H. Yên Lập', 'Trung tâm Y tế khu vực Yên Lập'],
    ['Phú Thọ', 'TTYT huyện', undefined],
    ['can tho', 'bv 121', 'Bệnh viện Quân y 121'],
    ['tphcm', 'bv nd 115', 'Bệnh viện Nhân dân 115'],
  ])('of somebody in %s, “%s”, is %s', (province, card, name) => {
    expect(registeredOf(graph, intakeOf(province, { card }))?.name).toBe(name);
  });

  it.each<[string, Told, string]>([
    [
      'KBang',
      { age: 29, symptoms: 'sanh được 4 tháng, muốn cấy que hoặc đặt vòng', card: 'TTYT Kbang' },
      'Trung tâm Y tế huyện Kbang',
    ],
    [
      'Kinh Môn Hải Dương',
      { symptoms: 'trĩ lâu năm, đi ngoài máu tươi nhỏ giọt', severity: 'mild', card: 'tt y te kinh mon' },
      'Trung tâm Y tế Kinh Môn',
    ],
    ['Binh Duong', { diagnosis: 'tăng huyết áp', symptoms: 'cần thuốc hằng tháng', card: 'BV Thuận An' }, 'Thuận An'],
  ])('comes first in %s for what any doctor there begins', (province, told, name) => {
    const { primary, insurance } = from(province, told);
    expect(primary.hospital.name.vi).toContain(name);
    expect(insurance.details.map(({ vi }) => vi).join(' ')).not.toContain('Xin phiếu chuyển');
  });

  it('comes first by its name though the directory does not have it, with hospitals beside', () => {
    const { primary, alternatives, insurance } = from('Gò Quao Kiên Giang', {
      symptoms: 'ho khan 3 tuần, không sốt',
      card: 'TTYT Go Quao',
    });
    expect(primary.hospital).toEqual({ id: '', name: { vi: 'Trung tâm Y tế Gò Quao', en: 'Gò Quao Medical Centre' } });
    expect(words(primary.reasons)).toContain('chưa có địa chỉ');
    expect(insurance.summary.vi).toContain('nơi đăng ký trên thẻ');
    expect(alternatives.length).toBeGreaterThan(0);
  });

  it.each<[string, Told, string]>([
    [
      'Quận 7, TP.HCM',
      { ageMonths: 5, symptoms: 'hai má đỏ ráp, bú ngủ bình thường', severity: 'mild', card: 'BV quận 7' },
      'Bệnh viện Quận 7',
    ],
    [
      'Đức Linh, Bình Thuận',
      {
        need: 'surgery',
        age: 69,
        symptoms: 'cục phồng ở bẹn phải, đứng lâu lòi ra nằm xuống xẹp',
        severity: 'mild',
        card: 'BV Đức Linh',
      },
      'Bệnh viện Đức Linh',
    ],
  ])('comes first in %s, unlisted as it is, before one farther or in another province', (province, told, name) => {
    const { primary, alternatives } = from(province, told);
    expect(primary.hospital).toMatchObject({ id: '', name: { vi: name } });
    expect(alternatives.length).toBeGreaterThan(0);
  });

  it('has the department and stands first, where only the province is told', () => {
    const deaf = { symptoms: 'sáng hôm qua ngủ dậy tai trái điếc đặc, ù như ve kêu', durationDays: 1 };
    expect(from('Hưng Yên', { ...deaf, card: 'bv pho noi' }).primary.hospital.name.vi).toContain('Phố Nối');
    expect(from('Hưng Yên', deaf).primary.hospital.name.vi).toContain('tỉnh Hưng Yên');
  });

  it('is named as the family names it, where nobody knows the province; not for what must be seen today', () => {
    const stiff = { need: 'admission', symptoms: 'đau mỏi vai gáy quanh năm, muốn nằm viện châm cứu' } as const;
    const card = 'BV Y học cổ truyền tỉnh';
    const { primary, nextSteps, insurance } = from('', { ...stiff, severity: 'mild', card });
    expect(primary.hospital.name.vi).toContain(card);
    expect(words(nextSteps.map(({ title }) => title))).toContain(card);
    expect(insurance.summary.vi).toContain('nơi đăng ký trên thẻ');
    const hot = from('', { symptoms: 'sốt cao 3 ngày, đau mỏi người', card });
    expect(hot.primary.hospital.name.vi).toContain('gần nhất');
  });

  it('does not come before the house of what has a name already, and has that of the nerves beside it', () => {
    const sugar = { age: 35, diagnosis: 'đái tháo đường thai kỳ', symptoms: 'bầu 26 tuần, đường huyết cao' };
    const { primary } = from('Hải Châu', { ...sugar, card: 'Trung tâm y tế Hải Châu' });
    expect(primary.hospital.name.vi).toContain('Phụ sản');
    const tremor = { age: 70, symptoms: 'run tay trái lúc nghỉ, đi bước ngắn 200 ngày nay' };
    const { alternatives } = from('Phù Cừ Hưng Yên', { ...tremor, card: 'TTYT Phù Cừ' });
    expect(alternatives.map(({ department }) => department.name.vi).join()).toContain('Thần kinh');
  });

  it('does not hold up what the district cannot do', () => {
    const eyes = { need: 'surgery', diagnosis: 'đục thủy tinh thể', age: 70, card: 'BV Giồng Riềng' } as const;
    expect(from('Giồng Riềng Kiên Giang', eyes).primary.hospital.name.vi).not.toContain('Giồng Riềng');
  });

  it('is left for one near home by who asks to, and is no alternative then', () => {
    const { primary, alternatives } = from('Ninh Hải Ninh Thuận', {
      need: 'revisit',
      symptoms: 'lấy thuốc tiểu đường hàng tháng ở bệnh viện tỉnh xa quá, muốn về gần nhà',
      card: 'Bệnh viện đa khoa tỉnh Ninh Thuận',
    });
    expect(primary.hospital.name.vi).toContain('gần nhà');
    expect(names(alternatives)).not.toContain('Bệnh viện Đa khoa Ninh Thuận');
    expect(names(alternatives).join()).toContain('Ninh Hải');
  });

  it('does not give what only those who transplanted prescribe', () => {
    const { primary } = from('Moc Hoa', {
      need: 'revisit',
      symptoms: 'ghep than o Cho Ray 2 nam, thuoc con 9 ngay ma chua xin dc giay chuyen',
      goal: 'khong bi dut thuoc chong thai ghep',
      card: 'BVDK khu vuc Dong Thap Muoi',
    });
    expect(primary.hospital.id).toBe('bv-cho-ray');
    expect(words(primary.reasons)).toContain('phiếu chuyển');
  });
});

describe('an island without a listed house', () => {
  const rash = { ageMonths: 5, symptoms: 'hai má đỏ sần, ngứa', severity: 'mild' } as const;

  it('is where it begins, with the mainland beside', () => {
    const { primary, alternatives } = from('dao Cat Ba', rash);
    expect(primary.hospital.name.vi).toContain('trên đảo');
    expect(alternatives.length).toBeGreaterThan(0);
  });

  it('is left by who says so', () => {
    const { primary } = from('dao Cat Ba', { ...rash, goal: 'muốn vào đất liền khám' });
    expect(primary.hospital.name.vi).not.toContain('trên đảo');
  });
});

describe('small children', () => {
  it('are seen for their skin in the hospital for children', () => {
    const rash = 'hai má đỏ rát, khuỷu tay khô sần gãi suốt';
    expect(from('Hải Dương', { ageMonths: 7, symptoms: rash, severity: 'mild' }).primary.hospital.name.vi).toBe(
      'Bệnh viện Nhi Hải Dương',
    );
  });

  it('of whom only the province is known find it before one farther away', () => {
    const { emergency } = from('Lao Cai', {
      need: 'emergency',
      ageMonths: 22,
      symptoms: 'đang ăn lạc thì sặc, ho tím tái, thở rít, môi tím',
    });
    const listed = (emergency?.nearest ?? []).map(({ hospital }) => hospital.name.vi);
    expect(listed.findIndex((name) => name.includes('Sản Nhi'))).toBeLessThan(
      listed.findIndex((name) => name.includes('Sa Pa')),
    );
  });
});

describe('in danger', () => {
  it('the list goes on in the own province', () => {
    const { emergency } = from('Kỳ Sơn, Nghệ An', { need: 'emergency', symptoms: 'rắn cắn bàn tay, sưng tới khuỷu' });
    const listed = (emergency?.nearest ?? []).map(({ hospital }) => hospital.name.vi);
    expect(listed[1]).toContain('Tây Nam Nghệ An');
    expect(listed.join()).not.toContain('Ngọc Lặc');
  });

  it('the hospital of the own town comes before a sure door in the next', () => {
    const { primary, alternatives } = from('Bỉm Sơn Thanh Hóa', {
      age: 76,
      sex: 'male',
      symptoms: 'từ sáng không đái được giọt nào, bụng dưới căng cứng, đau dữ dội',
      severity: 'severe',
    });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Đa khoa Bỉm Sơn');
    expect(names(alternatives)).toContain('Bệnh viện Đa khoa Hà Trung');
  });

  it('what has antivenom is where a small house sends on', () => {
    const { alternatives } = from('Tri Tôn, An Giang', {
      need: 'emergency',
      symptoms: 'rắn hổ đất cắn mu bàn tay, hai mí mắt sụp, nói khó',
    });
    expect(names(alternatives)).toContain('Bệnh viện Đa khoa Trung tâm An Giang');
  });
});

describe('the field of the province', () => {
  it.each([
    ['Ý Yên làng đúc đồng', 'Ý Yên'],
    ['Ý Yên làng mộc la xuyên', 'Ý Yên'],
    ['Bát Tràng làng gốm Gia Lâm', 'Bát Tràng'],
  ])('“%s” is %s, whatever its tail resembles', (text, name) => {
    expect(understand(graph, text).place?.district?.name).toBe(name);
  });
});

describe('a house that nobody has checked', () => {
  it('is not before the children’s hospital next to it, nor before a sure door for what is to be seen today', () => {
    const startles = 'ngày thứ 3 chân tay miệng, đêm qua giật mình nẩy người mấy lần, sáng nay nôn';
    const child = from('Vũ Thư, Thái Bình', { ageMonths: 28, symptoms: startles, diagnosis: 'chân tay miệng' });
    expect(child.safety.urgency).toBe('emergency');
    expect(child.primary.hospital.name.vi).toBe('Bệnh viện Nhi Thái Bình');
    const swells = 'mấy bữa nay sưng hai chưn, lên 3 ký, tối phải kê hai gối mới ngủ được';
    const heart = { age: 71, need: 'revisit', diagnosis: 'suy tim', symptoms: swells, card: 'TTYT Long Hồ' } as const;
    expect(from('Long Hồ Vĩnh Long', heart).primary.hospital.name.vi).not.toContain('Long Hồ');
  });
});

describe('the card in danger', () => {
  it('a public hospital on the card comes before a private one as near', () => {
    const { primary, alternatives } = from('Hong Ngu Dong Thap', {
      age: 84,
      symptoms: 'ba co di tieu chay chuc lan, uong vo la oi, moi kho, tieu co 1 lan it xiu, nam met lim di',
      card: 'BV khu vuc Hong Ngu',
    });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Đa khoa khu vực Hồng Ngự');
    expect(names(alternatives)[0]).toContain('Tâm Trí');
  });

  it('a house of the own district of which only the card tells comes before a far one', () => {
    const symptoms = 'chích insulin mà không ăn, giờ lơ mơ kêu không mở mắt, mồ hôi lạnh ngắt';
    const { primary, alternatives } = from('Vũng Liêm', { age: 74, symptoms, card: 'TTYT Vũng Liêm' });
    expect(primary.hospital.name.vi).toBe('Trung tâm Y tế Vũng Liêm');
    expect(words(alternatives[0]?.reasons)).not.toContain('gần hơn, đến đó trước');
    expect(from('Vũng Liêm', { age: 74, symptoms, card: 'Trạm y tế xã' }).primary.hospital.id).not.toBe('');
  });
});
