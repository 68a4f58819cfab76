import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Care at home, leaving a hospital, wounds, and papers: the door and the line that such a wish needs. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 70, sex = 'female', isSelf = false, ...told }: Told) {
  return navigate({ need: 'treatment', ...told, patient: { age, sex, province, isSelf } }, graph, tuesday);
}

type Answer = ReturnType<typeof from>;
const first = ({ primary }: Answer) => primary.hospital.name.vi;
const door = ({ primary }: Answer) => primary.department.name.vi;
const others = ({ alternatives }: Answer) => alternatives.map(({ hospital }) => hospital.name.vi);
const titles = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi);
const steps = (answer: Answer) => titles(answer).join('\n');

describe('who is nursed at home', () => {
  it.each([
    'Bà liệt giường ba năm, mới đặt ống thông tiểu, cần người tới thay ống hằng tuần',
    'ong yeu khong di lai duoc, muon bac si toi nha do huyet ap va ke thuoc',
    'cu bi parkinson nam mot cho, nuot kho hay sac, can dieu duong chi cach cho an',
  ])('is seen there first, with hospitals beside it: %s', (symptoms) => {
    const answer = from('Thanh Chương, Nghệ An', { need: 'home_care', symptoms });
    expect(door(answer)).toMatch(/đến nhà|tại nhà/u);
    expect(others(answer).length).toBeGreaterThan(0);
  });

  it('is seen there today too, where nobody can carry them and nothing else is told', () => {
    const symptoms = 'cụ nằm liệt, mông loét đen có mùi, nhà không khiêng đi viện được, nhờ bác sĩ đến nhà';
    const answer = from('Ninh Hải, Ninh Thuận', { age: 90, need: 'home_care', symptoms });
    expect(door(answer)).toBe('Bác sĩ, điều dưỡng đến nhà');
    expect(titles(answer)[0]).toMatch(/^Gọi ngay trạm y tế/u);
    expect(steps(answer)).toMatch(/Hôm nay không ai đến xem được.*Khoa/u);
    expect(steps(answer).match(/2 giờ một lần/gu)).toHaveLength(1);
  });

  it('is brought to a hospital where a fever or drowsiness is told', () => {
    const symptoms = 'cụ nằm liệt, mông loét đen có mùi, sốt 39 độ, lơ mơ, nhờ bác sĩ đến nhà';
    expect(door(from('Ninh Hải, Ninh Thuận', { age: 90, need: 'home_care', symptoms }))).not.toMatch(/đến nhà/u);
  });

  it('and out of pain medicine near the end is told where to get some at once', () => {
    const symptoms = 'ba ung thu giai doan cuoi o nha, het thuoc giam dau, dau khong ngu duoc, muon bac si den nha';
    const answer = from('Đông Hà, Quảng Trị', { sex: 'male', need: 'home_care', symptoms });
    expect(first(answer)).toMatch(/^Giảm đau, chăm sóc tại nhà/u);
    expect(steps(answer)).toMatch(/mà đang đau thì không chờ lịch hẹn/u);
  });

  it('and asks only for an injection or a new catheter is sent nobody else', () => {
    const symptoms = 'cần người tiêm thuốc tại nhà theo đơn bệnh viện, kháng sinh 5 ngày, ngày 2 lần';
    expect(door(from('Sa Pa, Lào Cai', { need: 'home_care', symptoms }))).toMatch(/tại nhà/u);
  });

  it('by a tube is told how to feed without choking', () => {
    const symptoms = 'ông tai biến nằm một chỗ, ăn qua sonde, cần y tá tới nhà hút đàm';
    expect(steps(from('Long Xuyên', { need: 'home_care', symptoms }))).toMatch(/nửa ngồi lúc ăn/u);
  });
});

describe('who is sent home', () => {
  it('after an operation is no patient for palliative care', () => {
    const symptoms =
      'má gay xuong dui dong dinh 6 ngay, bv cho ve, di xe gi ve, ai cat chi, co phai tiem chong dong khong';
    const answer = from('Krông Pắc, Đắk Lắk', { need: 'discharge', symptoms });
    expect(door(answer)).toBe('Khoa đang nằm');
    expect(steps(answer)).not.toMatch(/giảm nhẹ|đang dùng thuốc chống đông/u);
    expect(steps(answer)).toMatch(/nằm cáng/u);
    expect(steps(answer)).toMatch(/khớp 10–14 ngày/u);
    expect(steps(answer)).toMatch(/theo đúng đơn ra viện/u);
    expect(steps(answer)).toMatch(/bắp chân sưng đau/u);
  });

  it('with a drain learns who takes it out, and of a doctor near home', () => {
    const symptoms = 'chồng em xuất viện chiều nay sau mổ ruột thừa vỡ 7 ngày, còn ống dẫn lưu, về ai rút ống';
    const said = steps(from('Đô Lương, Nghệ An', { age: 58, sex: 'male', need: 'discharge', symptoms }));
    expect(said).toMatch(/Ống dẫn lưu: không tự rút/u);
    expect(said).not.toMatch(/Khoa đang nằm, bệnh viện đang điều trị/u);
  });

  it('tomorrow is still on the ward, and is not told to resist', () => {
    const symptoms = 'bo em mo u dai trang 8 ngay, mai ra vien, ve nha an gi, ai cat chi';
    const answer = from('Nghĩa Hưng, Nam Định', { sex: 'male', need: 'discharge', symptoms });
    expect(door(answer)).toBe('Khoa đang nằm');
    expect(steps(answer)).not.toMatch(/Nói sớm với bác sĩ điều trị/u);
  });
});

describe('wounds', () => {
  it.each([
    'dam phai dinh ri o cong trinh sang nay sau 2cm, da rua, chua chich uon van bao gio',
    'gai bưởi đâm vào bàn tay 3 ngày, sưng đỏ nhức',
    'bị tôn cứa đứt tay hôm kia, có cần tiêm uốn ván không',
  ])('that tetanus may come of are washed and the shot is asked for: %s', (symptoms) => {
    const answer = from('Cẩm Giàng, Hải Dương', { age: 41, sex: 'male', symptoms });
    expect(door(answer)).not.toMatch(/Truyền nhiễm/u);
    expect(steps(answer)).toMatch(/uốn ván/u);
    expect(steps(answer)).toMatch(/cứng hàm/u);
  });

  it('that were stitched are a matter for the health station', () => {
    const symptoms = 'em khâu 6 mũi ở đầu gối được 9 ngày, cắt chỉ ở trạm y tế được không';
    expect(first(from('Hà Đông', { age: 19, symptoms }))).toMatch(/^Trạm y tế gần nhà/u);
  });

  it('that only need a dressing are no stitches, and those that gape are seen by a surgeon', () => {
    const burn = from('Đồng Xoài', { age: 31, symptoms: 'bị bỏng bô xe máy 10 ngày, thay băng ở đâu' });
    expect(door(burn)).toBe('Phòng tiểu phẫu, thay băng');
    expect(steps(burn)).not.toMatch(/Cắt chỉ/u);
    const open = from('Thái Nguyên', { age: 55, symptoms: 'vết mổ 12 ngày hở 1 cm chảy dịch vàng, cắt chỉ được chưa' });
    expect(door(open)).toMatch(/Ngoại/u);
  });

  it.each<[string, RegExp]>([
    ['bo uong nham thuoc diet co 30 phut truoc, nha da moc hong cho oi va cho uong nuoc dau xanh', /Đã móc họng/u],
    ['chau co giat luc sot, ba nhet muong vao mieng va vat chanh, gio het giat ngu li bi', /Thứ đã nhét vào miệng/u],
  ])('and other harm: what was done already is answered: %s', (symptoms, line) => {
    expect(steps(from('Ba Tơ, Quảng Ngãi', { need: 'emergency', symptoms }))).toMatch(line);
  });

  it('of a snake: what was tied or cut is answered, and rabies is not spoken of', () => {
    const symptoms = 'bi ran luc can ngon tay, nha da cot chat day thun o co tay, rach cho can hut noc';
    const said = steps(from('Tân Phú, Đồng Nai', { age: 30, need: 'emergency', symptoms }));
    expect(said).toMatch(/Dây đã buộc: đừng tự tháo bung ra đột ngột/u);
    expect(said).toMatch(/Chỗ đã rạch, hút hay đắp/u);
    expect(said).not.toMatch(/dại/u);
  });

  it('that bleed under a tourniquet: the hour is noted, and it stays', () => {
    const symptoms = 'cưa máy cắt vào đùi chảy máu, đã cột garo 30 phút, máu còn rỉ';
    expect(steps(from('Phong Điền, Cần Thơ', { age: 48, symptoms }))).toMatch(/đừng tự nới hay tháo/u);
  });

  it('and bones that a healer has set: the pack comes off where the hand is numb', () => {
    const symptoms = 'té gãy cổ tay hôm qua, thầy lang nắn rồi bó lá, giờ bàn tay tê và sưng to';
    expect(steps(from('Hóc Môn', { age: 60, symptoms }))).toMatch(/nới, tháo bó ngay/u);
  });
});

describe('errands', () => {
  it('a limb is made by a workshop, and mostly not paid by insurance', () => {
    const symptoms = 'đoạn chi dưới gối do tiểu đường 5 tháng trước, vết mổ lành rồi, lắp chân giả ở đâu';
    const answer = from('Đại Lộc, Quảng Nam', { age: 58, symptoms });
    expect(door(answer)).toMatch(/Xưởng chân tay giả/u);
    expect(others(answer).join()).not.toMatch(/cổ truyền/iu);
    expect(steps(answer)).toMatch(/thường không trả chân tay giả/u);
  });

  it('the disability paper is given by the commune', () => {
    const symptoms = 'chong toi liet hai chan 1 nam, muon lam giay khuyet tat thi lam o dau';
    expect(first(from('Cam Lâm, Khánh Hòa', { age: 54, symptoms }))).toMatch(/^Ủy ban nhân dân xã/u);
  });

  it.each([
    'suy tim tai kham moi thang, gio Long An nhap Tay Ninh thi giay chuyen tuyen 1 nam con dung duoc ko',
    'lupus đang theo dõi, xã tôi sáp nhập đổi tên thì thẻ bảo hiểm có phải đổi không',
  ])('a merger voids no card and no slip: %s', (symptoms) => {
    expect(steps(from('Cần Giuộc, Long An', { age: 49, need: 'revisit', symptoms }))).toMatch(/^Sáp nhập tỉnh, xã/mu);
  });

  it('implants are paid up to a ceiling', () => {
    const symptoms = 'ba bi hong khop hang, muon thay khop hang nhan tao, bao hiem chi bao nhieu';
    expect(steps(from('Uông Bí', { need: 'surgery', symptoms, insurance: { hasCard: true } }))).toMatch(/mức trần/u);
  });

  it('dialysis elsewhere is booked before anybody sets out', () => {
    const symptoms = 'me chay than 3 lan/tuan, tet nay ve que 10 ngay, tim cho chay than tam';
    const answer = from('Quy Nhơn', { age: 60, need: 'find_hospital', symptoms });
    expect(answer.safety.urgency).toBe('routine');
    expect(steps(answer)).toMatch(/chỉ đi khi nơi đó đã hẹn chắc đủ các buổi/u);
  });

  it('with an order in hand one goes where scans are made, on the day that is asked for', () => {
    const symptoms = 'bs cho phieu chup mri so nao vi dau dau keo dai, bv huyen khong co may, t7 chup o dau duoc';
    const answer = from('Thường Tín, Hà Nội', { age: 47, need: 'imaging', symptoms });
    expect(door(answer)).toMatch(/Chẩn đoán hình ảnh/u);
    expect(steps(answer)).toMatch(/có làm thứ Bảy, Chủ nhật không/u);
    expect(steps(answer)).not.toMatch(/Khám rồi mới chụp|buổi sáng ngày làm việc/u);
  });

  it.each<[string, Told, RegExp]>([
    ['a pacemaker', { need: 'revisit', symptoms: 'mẹ đặt máy tạo nhịp 2021, tới hạn kiểm tra máy' }, /thẻ máy/u],
    ['a stone', { symptoms: 'sỏi thận trái 1,2cm, muốn tán sỏi không mổ' }, /tán ngoài cơ thể/u],
    [
      'contrast',
      { need: 'imaging', symptoms: 'chụp lại nốt phổi 6mm, có cần thuốc cản quang' },
      /nốt phổi thường không cần/u,
    ],
    [
      'a face',
      { age: 40, symptoms: 'sang day mieng meo sang trai, mat phai nham khong kin, tay chan khoe, noi ro' },
      /dán mi/u,
    ],
    ['a tooth', { age: 24, symptoms: 'răng khôn mọc lệch hay đau, muốn nhổ chủ nhật' }, /răng khôn|phim toàn/iu],
  ])('%s has a line of its own', (_, told, line) => {
    expect(steps(from('Bảo Lộc, Lâm Đồng', told))).toMatch(line);
  });
});

it('a feeding tube that slipped out is placed again today, and is no emergency by itself', () => {
  const symptoms = 'bà liệt giường ăn qua sonde, trưa nay sonde mũi bị tuột, tìm người đặt lại';
  const slipped = from('Huế', { need: 'home_care', symptoms });
  expect(slipped.safety.urgency).toBe('urgent');
  expect(steps(slipped)).toMatch(/đừng tự đẩy vào lại/u);
  expect(from('Huế', { need: 'home_care', symptoms: `${symptoms}, giờ tím tái khó thở` }).safety.urgency).toBe(
    'emergency',
  );
});

it('who takes methadone is led to the clinic that gives it, and warned of missed doses', () => {
  const moving = from('Lái Thiêu, Bình Dương', {
    age: 40,
    symptoms: 'dang uong methadone, doi tro muon chuyen cho uong',
  });
  expect(door(moving)).toContain('methadone');
  expect(steps(moving)).toMatch(/lỡ từ ba ngày/u);
});

it('a planned visit at home is arranged, and nobody is sent to its counter', () => {
  const symptoms = 'mẹ hay quên, đi lạc, đưa đi khám thì mệt. có bác sĩ đến nhà khám không, giá bao nhiêu';
  const visit = from('Tây Hồ, Hà Nội', { age: 81, need: 'home_care', symptoms, goal: 'bác sĩ đến nhà' });
  expect(steps(visit)).toMatch(/hỏi ai đến nhà được/u);
  expect(steps(visit)).not.toMatch(/lấy số ở quầy đăng ký|hôm nay/u);
});
