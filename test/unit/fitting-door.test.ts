import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { homeOf } from '#engine/home.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** The house and the door in it that fit what was told and wished: devoted, next door, above, or where one stays. */
const wednesday = Date.parse('2026-11-18T09:30+07:00');
const night = Date.parse('2026-11-18T22:30+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function intakeOf(province: string | undefined, { age = 45, sex = 'female', ...told }: Told): Intake {
  return { need: 'treatment', ...told, patient: { age, sex, ...(province !== undefined && { province }) } };
}

function from(province: string | undefined, told: Told, now = wednesday) {
  const answer = navigate(intakeOf(province, told), graph, now);
  const others = answer.alternatives.map(({ hospital }) => hospital.name.vi);
  return { ...answer, name: answer.primary.hospital.name.vi, door: answer.primary.department.name.vi, others };
}

describe('a house devoted to the matter', () => {
  const curtain = { age: 55, symptoms: 'bỗng dưng mắt phải tối sầm, nhìn không thấy từ sáng' };

  it('sees an eye in danger by day, with the emergency department beside it, and by night comes second', () => {
    const byDay = from('Tuy Hòa, Phú Yên', curtain);
    expect(byDay.name).toContain('Mắt Phú Yên');
    expect(byDay.others[0]).toContain('Đa khoa Phú Yên');
    expect(from('Tuy Hòa, Phú Yên', curtain, night).name).toContain('Đa khoa Phú Yên');
  });

  it('without beds takes nobody who must stay', () => {
    const symptoms = 'tâm thần phân liệt bỏ thuốc, cả tuần không ngủ, nói một mình, nhà muốn cho nhập viện';
    const { name, others } = from('Thạch Thất', { age: 30, need: 'admission', symptoms });
    expect([name, ...others].join()).not.toContain('ban ngày');
  });
});

describe('the door in a house', () => {
  it('is that for couples, though men are seen there too', () => {
    const symptoms = 'lấy chồng 2 năm chưa có em bé, kinh thất thường';
    const told = { age: 31, need: 'find_hospital', symptoms, goal: 'khám vô sinh' } as const;
    expect(from('Láng Hạ, Hà Nội', { ...told, preferredCity: 'Hà Nội' }).door).toMatch(/Hỗ trợ sinh sản|Hiếm muộn/u);
  });

  it('is not the surgeon’s for worn joints', () => {
    const symptoms = 'đau 2 đầu gối lên xuống cầu thang kêu lụp cụp';
    expect(from('Thái Thụy, Thái Bình', { age: 71, symptoms, durationDays: 365 }).door).not.toContain('Ngoại');
  });

  it('leads to who talks, for who asks for that', () => {
    const symptoms = 'mất việc nửa năm, chẳng thiết gì, hay khóc một mình';
    expect(from('Quận 12', { need: 'find_doctor', symptoms, goal: 'gặp chuyên gia tâm lý' }).door).toContain('Tâm lý');
    expect(from('Quận 12', { need: 'find_doctor', symptoms }).door).not.toContain('Tâm lý');
  });
});

describe('needles', () => {
  const slipped = { diagnosis: 'Thoát vị đĩa đệm', severity: 'moderate', durationDays: 900 } as const;

  it('are given in the own district to who asks for them, not to who has tried them', () => {
    const asks = 'thoat vi dia dem L4 L5 may nam ni, khong te chan, muon cham cuu o mo tot';
    expect(from('Thọ Xuân Thanh Hóa', { ...slipped, symptoms: asks }).door).toBe('Khoa Y học cổ truyền');
    const tried = 'thoát vị đĩa đệm mấy năm, đã châm cứu ba tháng không đỡ';
    expect(from('Thọ Xuân Thanh Hóa', { ...slipped, symptoms: tried }).door).not.toContain('cổ truyền');
  });
});

describe('another opinion on an operation', () => {
  const told = { age: 42, need: 'second_opinion', diagnosis: 'U xơ tử cung', durationDays: 180 } as const;

  it('is not asked of the house of the province that has most likely advised it', () => {
    const symptoms = 'siêu âm có u xơ tử cung 5cm, bệnh viện bảo cắt tử cung em chưa muốn cắt';
    const { primary, others } = from('Việt Trì', { ...told, symptoms });
    expect(graph.hospitals.get(primary.hospital.id)?.level).toBe('central');
    expect(others.join()).not.toContain('Sản Nhi tỉnh Phú Thọ');
  });

  it('of a private clinic’s word may be', () => {
    const symptoms = 'siêu âm có u xơ tử cung 5cm, phòng khám tư bảo cắt tử cung em chưa muốn cắt';
    expect(from('Việt Trì', { ...told, symptoms }).name).toContain('Phú Thọ');
  });
});

describe('near home', () => {
  it('what is given again and again is asked of the own province first', () => {
    const { name, primary, others } = from('Yen Bai', {
      age: 58,
      diagnosis: 'Ung thư vú',
      symptoms: 'truyen hoa chat 3 dot o Vien K, nha xa, muon truyen 3 dot con lai o tinh co duoc khong',
      goal: 'Truyền hóa chất gần nhà',
    });
    expect(name).toContain('số 1 tỉnh Lào Cai');
    expect(primary.reasons[0]?.vi).toContain('hỏi trước');
    expect(others.join()).toMatch(/Bệnh viện K|Tuyên Quang/u);
  });

  it('what any doctor begins is begun next door, with the house of the matter beside it', () => {
    const symptoms = 'ho hon 1 thang, co dom trang, sut 3 can, van di nuong duoc';
    const { name, others } = from('Muong La, Son La', { age: 51, sex: 'male', symptoms, severity: 'moderate' });
    expect(name).toContain('Mường La');
    expect(others.length).toBeGreaterThan(0);
  });

  it('a bite is seen to in the own district, whether or not it is listed', () => {
    const symptoms = 'sáng nay bị chó lạ cắn bắp chân chảy máu, chó chạy mất';
    const { name, door } = from('Bảo Lạc, Cao Bằng', { need: 'find_hospital', symptoms, goal: 'tiêm dại chỗ nào gần' });
    expect(name).toContain('Bảo Lạc');
    expect(door).toContain('tiêm chủng');
  });
});

describe('where somebody stays', () => {
  const away = {
    age: 66,
    need: 'revisit',
    diagnosis: 'tăng huyết áp',
    insurance: { hasCard: true, registeredAt: 'Bệnh viện đa khoa Quảng Nam' },
  } as const;

  it('is where they are looked after, and a medicine is renewed there', () => {
    const symptoms = 'uống thuốc đều 8 năm, nay hết thuốc, đang ở nhà con trong Đà Nẵng, lấy thuốc bảo hiểm được không';
    expect(homeOf(graph, intakeOf('Tam Kỳ', { ...away, symptoms })).place?.province.name).toBe('Đà Nẵng');
    expect(from('Tam Kỳ', { ...away, symptoms }).name).toContain('gần chỗ đang ở');
  });

  it.each(['đang ở nhà một mình, hết thuốc', 'con trai đang ở Đà Nẵng, tôi hết thuốc'])('is not “%s”', (symptoms) => {
    expect(homeOf(graph, intakeOf('Tam Kỳ', { ...away, symptoms })).place?.district?.name).toBe('Tam Kỳ');
  });
});

describe('who pays', () => {
  const bite = 'A stray dog bit my calf yesterday and it bled. Where can I get the vaccine near here?';

  it('a foreigner is told of the insurer, a mother who lives here of the card', () => {
    expect(from('Da Nang', { symptoms: bite }).insurance.summary.vi).toContain('bảo hiểm du lịch');
    const ofMother = 'My mother was bitten by a stray dog yesterday and it bled. Where can she get the vaccine?';
    expect(from('Da Nang', { symptoms: ofMother }).insurance.summary.vi).not.toContain('bảo hiểm du lịch');
  });

  it.each([
    ['general', '80 %'],
    ['other', '80, 95 hoặc 100 %'],
  ] as const)('a %s card is told %s', (kind, rate) => {
    const insurance = { hasCard: true, kind };
    const { details } = from('Việt Trì', { symptoms: 'đau khớp gối lâu nay', insurance }).insurance;
    expect(details.map(({ vi }) => vi).join(' ')).toContain(rate);
  });
});

it('from an unknown place nobody is sent to the other end of the country to be operated on', () => {
  const told = {
    age: 67,
    need: 'surgery',
    diagnosis: 'Thoái hóa khớp gối',
    symptoms: 'có nên thay khớp không',
  } as const;
  const { primary, name, door } = from(undefined, told);
  expect([primary.hospital.id, name]).toEqual(['', expect.stringContaining('gần nhất')]);
  expect(door).toContain('Chấn thương chỉnh hình');
});

describe('the door that is as good and nearer', () => {
  const card = (registeredAt: string) => ({ hasCard: true, registeredAt });

  it('is that of the card, where another has no more than the same clinic', () => {
    const told = { age: 54, severity: 'moderate', durationDays: 100 } as const;
    const symptoms = 'Vai trái cứng đờ, chải đầu không được, đêm nằm nghiêng đau thức giấc';
    const { name } = from('Quỳ Hợp', { ...told, symptoms, insurance: card('TTYT Quỳ Hợp') });
    expect(name).toContain('Quỳ Hợp');
  });

  it('is not passed for a picture of which is asked whether it is needed', () => {
    const symptoms =
      'Tui bốc vác ở cửa khẩu, đau thắt lưng chạy xuống mông rồi xuống bắp chân trái, ho là buốt tới gót, đi lại vẫn được';
    const told = { age: 44, sex: 'male', durationDays: 30, severity: 'moderate', symptoms } as const;
    const place = 'Lao Bảo, Quảng Trị';
    expect(from(place, { ...told, goal: 'Có cần chụp cộng hưởng từ liền không' }).name).toContain('Hướng Hoá');
    expect(from(place, { ...told, goal: 'muốn chụp MRI' }).name).not.toContain('Hướng Hoá');
  });

  it('is the province’s for a couple that nobody has examined, whatever is wished for', () => {
    const symptoms = 'vợ chồng em cưới 4 năm chưa có con, chưa đi khám mô hết';
    const told = { age: 35, need: 'find_hospital', symptoms, goal: 'muốn làm thụ tinh ống nghiệm' } as const;
    expect(from('Hương Khê Hà Tĩnh', told).name).toContain('Hà Tĩnh');
  });

  it('is above the district where a breech is to be born, and the card’s is named beside it', () => {
    const symptoms = 'thai 35 tuần ngôi mông, con so, mọi thứ khác bình thường';
    const told = { age: 31, need: 'checkup', symptoms, insurance: card('TTYT Chiêm Hóa') } as const;
    const { name, others } = from('Chiêm Hóa', { ...told, goal: 'nên đẻ ở huyện hay xuống tỉnh' });
    expect(name).toContain('tỉnh Tuyên Quang');
    expect(others.join()).toContain('Chiêm Hoá');
    expect(from('Chiêm Hóa', told).name).toContain('Chiêm Hoá');
  });

  it('is told beside what the card does not pay', () => {
    const symptoms = 'Bé bị hẹp bao quy đầu, tiểu phồng lên một chút rồi mới ra, không sốt không đau';
    const { others } = from('Phong Điền, Huế', { age: 5, sex: 'male', symptoms, insurance: card('TTYT Phong Điền') });
    expect(others.join()).toContain('Trung tâm Y tế Phong Điền');
  });

  it('is no island’s where a ferry carries cars', () => {
    const { primary, name } = from('Cần Giờ', {
      age: 69,
      symptoms: 'đêm nào cũng bị chuột rút bắp chân',
      severity: 'mild',
    });
    expect(name).toContain('của Cần Giờ');
    expect(JSON.stringify(primary)).not.toMatch(/đảo|trực thăng/u);
    expect(from('Lý Sơn', { age: 69, symptoms: 'ngứa da nhẹ', severity: 'mild' }).name).not.toContain('của Lý Sơn');
  });

  it('is the skin doctor’s house where that doctor is asked for, though nobody knows from where', () => {
    const symptoms = 'nám 2 gò má nhiều năm, xài kem trộn';
    expect(from(undefined, { age: 36, symptoms, goal: 'bs da liễu uy tín' }).name).toContain('chuyên khoa');
    const calm = { age: 36, symptoms: 'ngứa da nhẹ 3 tháng nay', durationDays: 90 };
    expect(from(undefined, calm).name).toContain('đa khoa gần nhất');
  });
});

describe('a breast cancer with a day for the knife', () => {
  it('leaves time to ask, and is told how', () => {
    const symptoms =
      'My aunt was told she has breast cancer, 2.3 cm. Surgeon proposes full mastectomy next Thursday; can the breast be saved?';
    const told = { age: 53, need: 'second_opinion', symptoms, preferredCity: 'Ho Chi Minh City' } as const;
    const { safety, others, nextSteps } = from('Hue', told);
    expect(safety.urgency).toBe('routine');
    expect(others.join()).toContain('Huế');
    expect(nextSteps.map(({ title }) => title.vi).join()).toContain('giữ vú');
    const worse = 'ung thư vú chờ mổ cắt vú, hôm nay sốt cao, vú đỏ nóng đau lan nhanh, khó thở';
    expect(from('Hue', { ...told, symptoms: worse }).safety.urgency).not.toBe('routine');
  });
});

describe('what is denied, over, of old days or of somebody else', () => {
  it.each<[string, string, Told]>([
    ['cần mổ cắt amidan', 'anh nó hồi nhỏ bị hở hàm ếch đã mổ', { need: 'surgery', age: 6 }],
    ['cẳng chân đỏ nóng sưng', 'không có vết thương, không trầy xước', {}],
    ['thay khớp gối', 'mẹ tôi trước đây từng xạ trị', { need: 'second_opinion', age: 66 }],
    ['người mệt mỏi một tuần nay', 'hàng xóm vừa xét nghiệm gen ung thư', {}],
    ['mất ngủ hai tháng nay', 'em không muốn gặp chuyên gia tâm lý', {}],
  ])('opens no other door: “%s”, “%s”', (told, beside, given) => {
    const withBeside = from('Nghệ An', { ...given, symptoms: told, goal: `${told}; ${beside}` });
    expect(withBeside.name).toBe(from('Nghệ An', { ...given, symptoms: told, goal: told }).name);
  });
});
