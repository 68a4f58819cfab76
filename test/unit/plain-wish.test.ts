import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Where nothing hurries, what the family plainly wishes decides the first place. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 45, sex = 'female', isSelf, ...told }: Told) {
  const patient = { age, sex, province, ...(isSelf !== undefined && { isSelf }) };
  return navigate({ need: 'treatment', ...told, patient }, graph, tuesday);
}

type Answer = ReturnType<typeof from>;
const first = ({ primary }: Answer) => primary.hospital.name.vi;
const door = ({ primary }: Answer) => primary.department.name.vi;
const others = ({ alternatives }: Answer) => alternatives.map(({ hospital }) => hospital.name.vi);
const address = ({ primary }: Answer) => primary.hospital.address ?? '';
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');

describe('a city that is wished for', () => {
  it.each<[string, Told, RegExp]>([
    [
      'Lương Sơn, Hòa Bình',
      { need: 'find_hospital', symptoms: 'cưới ba năm chưa có con', goal: 'bệnh viện hiếm muộn uy tín ở Hà Nội' },
      /Hà Nội/u,
    ],
    [
      'huyện Quảng Hòa, Cao Bằng',
      {
        need: 'find_doctor',
        symptoms: 'huyết áp hay lên 160, uống thuốc hai năm',
        diagnosis: 'tăng huyết áp',
        goal: 'tìm bác sĩ tim mạch, đi Thái Nguyên hay Hà Nội đều được',
      },
      /Thái Nguyên/u,
    ],
    ['Do Luong, Nghe An', { need: 'checkup', goal: 'full check up package in Vinh' }, /Nghệ An/u],
    [
      'Lệ Thủy, Quảng Bình',
      { need: 'find_hospital', symptoms: 'đau khớp gối hai năm nay', goal: 'muốn vào Huế khám khớp' },
      /Huế/u,
    ],
    ['Cái Bè, Tiền Giang', { symptoms: 'nổi mẩn ngứa nửa năm', goal: 'tim bac si da lieu o Sai Gon' }, /Hồ Chí Minh/u],
  ])('from %s comes first, with what is near home beside it', (home, told, city) => {
    const answer = from(home, told);
    expect(address(answer)).toMatch(city);
    const [near] = answer.alternatives;
    expect(near?.distanceKm ?? 0).toBeLessThan(answer.primary.distanceKm ?? 0);
    expect(steps(answer)).toMatch(
      /như gia đình muốn là được(?:, mang phiếu chuyển nếu dùng bảo hiểm)?\. Muốn đỡ đi lại/u,
    );
    expect(steps(answer)).not.toMatch(/chưa cần đi xa/u);
  });

  it.each([
    'có phải lên Hà Nội khám không',
    'nên mổ ở tỉnh hay ở Hà Nội',
    'con gái em ở Hà Nội mới về',
    'không muốn xuống Hà Nội',
    'đã mổ ở Hà Nội, giờ muốn khám gần nhà',
  ])('is not meant by “%s”', (goal) => {
    const answer = from('Tuyên Quang', { age: 60, symptoms: 'đau khớp gối hai năm nay', goal });
    expect(address(answer)).toMatch(/Tuyên Quang/u);
    expect(steps(answer)).not.toMatch(/như gia đình muốn/u);
  });

  it('waits where it must be seen today', () => {
    const answer = from('Lương Sơn, Hòa Bình', {
      age: 30,
      symptoms: 'sốt 39,5 độ ba ngày, đau bụng, nôn nhiều',
      goal: 'bệnh viện ở Hà Nội',
    });
    expect(steps(answer)).not.toMatch(/như gia đình muốn/u);
  });

  it('that the form names has a place near home beside it', () => {
    const answer = from('Đồng Văn, Hà Giang', {
      symptoms: 'đau khớp gối hai năm nay',
      preferredCity: 'Hà Nội',
    });
    expect(address(answer)).toMatch(/Hà Nội/u);
    expect(answer.alternatives[0]?.distanceKm ?? 0).toBeLessThan(answer.primary.distanceKm ?? 0);
  });

  it('around which one lives comes before the far one that it is weighed against', () => {
    const answer = from('Thốt Nốt, Cần Thơ', {
      need: 'surgery',
      diagnosis: 'sỏi túi mật',
      symptoms: 'bác sĩ khuyên cắt túi mật nội soi',
      goal: 'mổ ở Cần Thơ hay lên Sài Gòn',
    });
    expect(first(answer)).toBe('Bệnh viện Đa khoa thành phố Cần Thơ');
    expect(others(answer).indexOf('Bệnh viện Chợ Rẫy')).toBeGreaterThan(
      others(answer).indexOf('Bệnh viện Đa khoa Trung ương Cần Thơ'),
    );
  });
});

describe('a hospital, a doctor or an hour that is wished for', () => {
  it('comes first of two of which either will do', () => {
    const answer = from('Sóc Sơn, Hà Nội', {
      age: 65,
      need: 'second_opinion',
      diagnosis: 'nốt mờ phổi phải 9mm',
      symptoms: 'Một nơi bảo theo dõi, một nơi khác bảo sinh thiết.',
      goal: 'xin ý kiến bác sĩ phổi hoặc hội chẩn ở Bệnh viện Phổi TW, Bạch Mai',
    });
    expect(first(answer)).toBe('Bệnh viện Phổi Trung ương');
    expect(others(answer)[0]).toBe('Bệnh viện Bạch Mai');
  });

  it('is the doctor of the matter, and not general medicine', () => {
    const told: Told = { symptoms: 'hồi hộp khi leo cầu thang nửa năm nay', diagnosis: 'tăng huyết áp' };
    expect(door(from('huyện Quảng Hòa, Cao Bằng', { ...told, goal: 'gặp bác sĩ tim mạch chỉnh thuốc' }))).toMatch(
      /Tim mạch/u,
    );
  });

  it('after hours is rather a private one, unless the cost or a card speaks against it', () => {
    const told: Told = { need: 'find_doctor', symptoms: 'hay đầy bụng, ợ chua sau ăn, một năm nay' };
    const evening = from('Cầu Giấy, Hà Nội', { ...told, goal: 'bác sĩ tiêu hóa giỏi, khám ngoài giờ' });
    expect(first(evening)).toBe('Bệnh viện Đa khoa Quốc tế Thu Cúc');
    expect(door(evening)).toMatch(/Tiêu hóa/u);
    const modest = from('Cầu Giấy, Hà Nội', { ...told, goal: 'bác sĩ tiêu hóa, khám ngoài giờ, chi phí vừa phải' });
    expect(first(modest)).not.toBe('Bệnh viện Đa khoa Quốc tế Thu Cúc');
  });

  it('for a birth is no centre that only tests', () => {
    const answer = from('District 7, HCMC', {
      age: 29,
      need: 'find_hospital',
      symptoms: '28 weeks pregnant, everything normal',
      goal: 'international hospital to give birth, with direct billing',
    });
    expect(first(answer)).toBe('Bệnh viện FV');
  });

  it('speaks English or French', () => {
    const answer = from('Tay Ho, Hanoi', {
      age: 2,
      need: 'checkup',
      symptoms: 'Healthy toddler, walking and eating fine.',
      goal: 'pediatric clinic with English or French speaking doctor for a checkup',
    });
    expect(answer.primary.reasons.map(({ en }) => en).join(' ')).toMatch(/It is private/u);
  });
});

describe('a second opinion', () => {
  it.each<[string, Told, RegExp]>([
    [
      'Buôn Ma Thuột',
      {
        age: 55,
        sex: 'male',
        diagnosis: 'polyp đại tràng loạn sản độ cao',
        symptoms: 'Noi soi dai trang co polyp 3cm. Benh vien tinh noi phai mo cat doan ruot',
        goal: 'hoi them y kien tuyen tren',
      },
      /Hồ Chí Minh/u,
    ],
    [
      'Ý Yên, Nam Định',
      {
        age: 43,
        symptoms: 'Siêu âm khối ở vú phải 18mm BI-RADS 4B. Em lên tỉnh chụp nhũ ảnh họ cũng bảo sinh thiết.',
        goal: 'nhờ bác sĩ tuyến trên xem lại phim',
      },
      /Hà Nội/u,
    ],
  ])('from %s of a higher level is a hospital above the province', (home, told, city) => {
    const answer = from(home, { need: 'second_opinion', ...told });
    expect(address(answer)).toMatch(city);
  });

  it.each<[string, Told, RegExp]>([
    [
      'Phan Thiết, Bình Thuận',
      {
        age: 49,
        diagnosis: 'Nhân giáp TIRADS 4',
        symptoms: 'Bác sĩ ở tỉnh nói phải cắt toàn bộ tuyến giáp, chọc kim thì giấy ghi lành tính',
        goal: 'xin ý kiến bác sĩ khác trước khi mổ',
      },
      /Hồ Chí Minh/u,
    ],
    [
      'Kon Tum',
      {
        age: 12,
        diagnosis: 'vẹo cột sống',
        symptoms: 'Con gai lech vai, veo cot song 32 do, cho thi bao deo ao nep, cho bao mo',
      },
      /Hồ Chí Minh|Đà Nẵng/u,
    ],
    [
      'Việt Trì, Phú Thọ',
      {
        age: 58,
        sex: 'male',
        need: 'find_doctor',
        diagnosis: 'hẹp ống sống thắt lưng',
        symptoms: 'Trên tỉnh khuyên mổ, chân còn đi được',
        goal: 'muốn hỏi thêm ý kiến trước khi quyết',
      },
      /Hà Nội/u,
    ],
  ])('on what was said in the province of %s, or by two who do not agree, is above it', (home, told, city) => {
    const answer = from(home, { need: 'second_opinion', ...told });
    expect(address(answer)).toMatch(city);
    expect(others(answer).join()).not.toMatch(/cổ truyền|An Phước/u);
  });

  it('is asked near home where the family says so', () => {
    const answer = from('Phan Thiết, Bình Thuận', {
      need: 'second_opinion',
      diagnosis: 'Nhân giáp TIRADS 4',
      symptoms: 'Bác sĩ ở tỉnh nói phải cắt toàn bộ tuyến giáp',
      goal: 'hỏi thêm bác sĩ khác gần nhà',
    });
    expect(address(answer)).not.toMatch(/Hồ Chí Minh/u);
  });

  it.each([
    ['Vĩnh Yên', 'Hẹp động mạch vành', 'xem lại đĩa phim ở Viện Tim mạch Bạch Mai hoặc viện E', /Bạch Mai/u, /viện E/u],
    ['Hưng Yên', 'HSIL', 'ý kiến bác sĩ bệnh viện K', /viện K$/u, /./u],
    ['Biên Hòa', 'hẹp mạch vành', 'BV Đồng Nai bảo đặt stent, muốn lên Chợ Rẫy xem lại', /Chợ Rẫy/u, /./u],
  ])('from %s goes where the wish names', (home, diagnosis, goal, name, other) => {
    const answer = from(home, { need: 'second_opinion', diagnosis, goal });
    expect(first(answer)).toMatch(name);
    expect(others(answer).join()).toMatch(other);
  });

  it('that hurries is not put off', () => {
    const answer = from('Gò Vấp', {
      age: 61,
      sex: 'male',
      need: 'second_opinion',
      diagnosis: 'nốt phổi đơn độc',
      symptoms: 'nốt 14mm bờ tua gai, từ hôm qua ho ra máu tươi, một nơi bảo theo dõi, một nơi bảo sinh thiết',
      goal: 'hội chẩn lại phim',
    });
    expect(answer.safety.urgency).toBe('urgent');
    expect(steps(answer)).toMatch(/cũng là một ý kiến nữa/u);
  });

  it('is also what who was treated in the province in vain asks for above it', () => {
    const answer = from('Nam Đàn, Nghệ An', {
      symptoms: 'đau dạ dày điều trị ở bệnh viện tỉnh 3 tháng không đỡ',
      goal: 'muốn lên tuyến trên khám',
    });
    expect(address(answer)).not.toMatch(/Nghệ An/u);
    expect(door(answer)).toMatch(/Tiêu hóa/u);
  });

  it('in another city names nowhere the hospital that gave the first', () => {
    const answer = from('Mộ Đức, Quảng Ngãi', {
      age: 49,
      sex: 'male',
      need: 'second_opinion',
      diagnosis: 'thoát vị đĩa đệm L4L5',
      symptoms: 'Chụp cộng hưởng từ ở tỉnh ghi thoát vị đĩa đệm. Bác sĩ ở đó khuyên mổ bắt vít.',
      goal: 'xin ý kiến bác sĩ cột sống ở Đà Nẵng hoặc Sài Gòn coi có bắt buộc phải mổ không',
    });
    expect(address(answer)).toMatch(/Đà Nẵng/u);
    expect(others(answer)).not.toContain('Bệnh viện Đa khoa tỉnh Quảng Ngãi');
  });
});

describe('a nurse at home', () => {
  const lies = 'Bà nằm liệt sau tai biến 1 năm, giờ có vết loét ở xương cùng bằng miệng chén, chảy dịch hôi';
  const told = { age: 84, need: 'home_care', goal: 'cần điều dưỡng tới nhà thay băng' } as const;
  const titles = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi);

  it('is asked for before anybody who lies with a sore is taken to a clinic', () => {
    const answer = from('Đống Đa, Hà Nội', { ...told, symptoms: `${lies}, bà vẫn ăn được cháo` });
    expect(titles(answer)[0]).toMatch(/^Gọi ngay trạm y tế.*có giấy phép chăm sóc tại nhà.*giá mỗi lần và hóa đơn/u);
    expect(titles(answer)[1]).toMatch(/đỏ lan rộng.*sốt/u);
    expect(titles(answer)[2]).toMatch(/^Hôm nay không ai đến xem được.*trong (?:24 giờ|3 ngày)/u);
    expect(steps(answer)).toMatch(/trở mình 2 giờ một lần/u);
  });

  it.each(['sốt 38 từ hôm qua', 'lơ mơ từ sáng'])('comes after the visit where it hurries: %s', (worse) => {
    const answer = from('Đống Đa, Hà Nội', { ...told, symptoms: `${lies}, ${worse}` });
    expect(titles(answer)[0]).not.toMatch(/chăm sóc tại nhà/u);
  });

  it('for a small sore is no matter for the skin clinic', () => {
    const symptoms = 'Ngoại nằm liệt 2 năm, mới bị lở chỗ xương cùng bằng đồng xu, da đỏ chảy dịch ít, không sốt';
    const answer = from('Quận 5, TPHCM', { ...told, symptoms });
    expect(`${first(answer)} ${door(answer)}`).not.toMatch(/da liễu/iu);
    expect(titles(answer)[0]).toMatch(/ai đến nhà được.*giá mỗi lần, có hóa đơn không/u);
  });
});

describe('what others have set already', () => {
  it.each<[string, Told]>([
    [
      'Hai Ba Trung, Hanoi',
      {
        age: 72,
        sex: 'male',
        symptoms:
          'Planned inguinal hernia repair, the surgeon told us to be admitted next Monday. Atrial fibrillation.',
        diagnosis: 'inguinal hernia, atrial fibrillation',
        goal: 'which papers to bring',
      },
    ],
    [
      'Diên Khánh, Khánh Hòa',
      {
        age: 50,
        sex: 'male',
        symptoms: 'thoát vị bẹn, bác sĩ hẹn nhập viện mổ thứ 2 tuần sau, hiện khỏe',
        diagnosis: 'thoát vị bẹn, tăng huyết áp',
        goal: 'nhập viện cần giấy tờ gì',
      },
    ],
  ])('from %s: a day of admission is kept where it was set', (home, told) => {
    const answer = from(home, { need: 'admission', ...told });
    expect(first(answer)).toBe('Bệnh viện đã hẹn ngày nhập viện');
    expect(others(answer)).toEqual([]);
    expect(steps(answer)).toMatch(/Gọi khoa hoặc phòng hẹn đã cho lịch/u);
  });

  it('who asks for a day of admission is still shown a hospital', () => {
    const answer = from('Diên Khánh, Khánh Hòa', {
      need: 'admission',
      symptoms: 'sỏi túi mật, chưa có lịch mổ',
      goal: 'muốn đặt lịch nhập viện mổ',
    });
    expect(answer.primary.hospital.id).not.toBe('');
  });

  it('who goes home tomorrow asks on the ward', () => {
    const answer = from('Tuy Phong, Bình Thuận', {
      age: 3,
      need: 'discharge',
      symptoms: 'Bé nằm viện 8 ngày viêm phổi, hết sốt 4 ngày. Bác sĩ nói mai về.',
      goal: 'giấy ra viện, thuốc về nhà uống mấy ngày',
    });
    expect(first(answer)).toBe('Bệnh viện đang điều trị');
  });

  it('a follow-up of which the card names a place that nobody knows goes back there', () => {
    const answer = from('Mỏ Cày Nam, Bến Tre', {
      age: 69,
      need: 'revisit',
      diagnosis: 'COPD',
      symptoms: 'khỏe, tới hẹn tái khám mà giấy hẹn mất rồi',
      insurance: { hasCard: true, registeredAt: 'BV Cù Lao Minh' },
    });
    expect(first(answer)).toBe('Nơi đã hẹn khám lại');
  });

  it('a slip is asked for at the place on the card, by its name; what is given again and again is given near home', () => {
    const answer = from('Bảo Yên, Lào Cai', {
      age: 62,
      sex: 'male',
      need: 'find_hospital',
      diagnosis: 'K đại tràng sigma giai đoạn III',
      symptoms: 'mổ ở Việt Đức tháng trước, dặn truyền hóa chất 12 đợt',
      goal: 'tìm bệnh viện truyền hóa chất gần, giấy chuyển tuyến xin ở đâu',
      insurance: { hasCard: true, registeredAt: 'BVĐK Bảo Yên' },
    });
    expect(first(answer)).toMatch(/Bảo Yên/u);
    expect(answer.alternatives[0]?.distanceKm ?? 1000).toBeLessThan(100);
  });
});
