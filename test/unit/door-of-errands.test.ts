import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer({ at, ...given }: Partial<Intake> & { readonly at?: string }) {
  const patient = { age: 45, ...given.patient, ...(at !== undefined && { province: at }) };
  const found = navigate({ need: 'treatment', ...given, patient }, graph, wednesday);
  const { primary, alternatives, insurance } = found;
  return {
    first: `${primary.hospital.name.vi} | ${primary.department.name.vi}`,
    why: primary.reasons.map(({ vi }) => vi).join(' '),
    km: primary.distanceKm,
    others: alternatives.map(({ hospital }) => hospital.name.vi),
    said: found.nextSteps.map(({ title }) => title.vi).join('\n'),
    paid: [insurance.summary, ...insurance.details].map(({ vi }) => vi).join('\n'),
    help: found.humanNavigator.reasons.map(({ vi }) => vi).join('\n'),
    urgency: found.safety.urgency,
  };
}

test.each([
  ['siêu âm thấy nhân giáp, huyện bảo lên trên chọc tế bào', 'muốn lên Nội tiết TW, xin giấy chuyển thế nào'],
  ['sieu am thay nhan giap, huyen bao len tren choc te bao', 'lam sao xin dc giay len vien tren'],
])('“%s, %s”: who was sent on fetches the slip', (symptoms, goal) => {
  const insurance = { hasCard: true, registeredAt: 'TTYT Lạng Giang' };
  const { first, said } = answer({ need: 'find_hospital', at: 'Lạng Giang, Bắc Giang', symptoms, goal, insurance });
  expect(first).toContain('Lạng Giang | Phòng khám, rồi quầy cấp phiếu chuyển');
  expect(said).toContain('10 ngày làm việc');
});

test('a card that the directory does not know is named as it is written', () => {
  const insurance = { hasCard: true, registeredAt: 'TTYT Anh Son' };
  const symptoms = 'u xo tu cung to, xin giay chuyen len tinh';
  expect(answer({ at: 'Anh Sơn, Nghệ An', symptoms, insurance }).first).toContain('TTYT Anh Son');
});

test.each([
  ['mo thoat vi dia dem ra vien hom qua, quen xin giay nghi huong bhxh', 'xin lai giay nghi om o phong nao'],
  ['tuần trước nằm viện viêm phổi, về rồi công ty mới đòi giấy', 'xin giấy nghỉ ốm trễ có được không'],
])('“%s”: the paper of a stay comes from those who treated', (symptoms, goal) => {
  const { first, said } = answer({ need: 'discharge', at: 'Dĩ An', symptoms, goal });
  expect(first).toContain('Bệnh viện đã điều trị đợt này');
  expect(said).toContain('giấy ra viện bản gốc');
  expect(said).not.toContain('xin ngay trong buổi khám');
});

test('who is ill today asks for the paper during the visit', () => {
  const { first } = answer({ at: 'Dĩ An', symptoms: 'sốt ho 2 ngày, muốn khám và xin giấy nghỉ ốm' });
  expect(first).not.toContain('đã điều trị');
});

test.each([
  ['ba cu chua co bao hiem, dau lung moi goi', 'nguoi tren 75 xin the bao hiem mien phi o dau', 76],
  ['cha tôi chưa có thẻ bảo hiểm', 'nghe nói 75 tuổi được cấp thẻ miễn phí, làm ở đâu', 77],
])('“%s, %s”: the commune gives it', (symptoms, goal, age) => {
  const told = { need: 'checkup', at: 'Càng Long, Trà Vinh', symptoms, goal, insurance: { hasCard: false } } as const;
  expect(answer({ ...told, patient: { age } }).first).toContain('Ủy ban nhân dân xã');
  expect(answer({ ...told, goal: 'khám ở đâu', patient: { age } }).first).not.toContain('Ủy ban');
});

test('men are tested where couples without a child are treated', () => {
  const told = { need: 'lab_test', symptoms: 'cưới 3 năm chưa có con', goal: 'xét nghiệm tinh dịch đồ ở đâu' } as const;
  const patient = { age: 32, sex: 'male' } as const;
  expect(answer({ ...told, at: 'Hậu Lộc, Thanh Hóa', patient }).first).toContain(
    'Phụ sản Thanh Hóa | Khoa Hỗ trợ sinh sản',
  );
  expect(answer({ ...told, at: 'Hậu Lộc, Thanh Hóa', patient }).paid).toContain(
    'thường không thuộc phần bảo hiểm y tế trả',
  );
  expect(answer({ at: 'Hậu Lộc, Thanh Hóa', symptoms: 'tiểu buốt 2 ngày', patient }).first).not.toContain('Phụ sản');
});

test.each([
  ['checkup', 'can giay kham sk thi bang lai xe hang C, k benh gi'],
  ['checkup', 'bà hay quên, đi chợ lạc đường 2 lần'],
] as const)('%s “%s”: from an unknown place nobody is sent to Hà Nội', (need, symptoms) => {
  const { first, help } = answer({ need, symptoms });
  expect(first).toMatch(/gần nhất \|/u);
  expect(help).not.toContain('Chưa hiểu rõ');
});

test('what is slipped in a card is not taken for a district far away', () => {
  const insurance = { hasCard: true, registeredAt: 'BV da khoa Dung Quat' };
  const symptoms = 'mai sat bi vang vo mat phai, com xon do long';
  expect(answer({ symptoms, insurance }).first).not.toContain('Tuy Đức');
  expect(answer({ at: 'Dung Quat', symptoms, insurance }).others.join()).toContain('Quảng Ngãi');
});

test.each([
  ['Biên Hòa', 'ba em muon ve que Hung Ha Thai Binh an gio 2 tuan', 'xin chạy thận nhờ ở quê', 'Thái Bình'],
  ['Thủ Đức', 'má em tết muốn về Sa Đéc ăn tết 10 ngày', 'chỗ nào nhận chạy thận khách', 'Sa Đéc'],
])('from %s “%s”: dialysis is looked for where the patient will be', (at, symptoms, goal, there) => {
  const diagnosis = 'suy thận mạn, chạy thận tuần 3 buổi';
  expect(answer({ need: 'find_hospital', at, symptoms, goal, diagnosis }).first).toContain(there);
});

test('who travels for the dialysis itself is looked for at home, and the hospital on the card is asked first', () => {
  const told = answer({
    need: 'find_hospital',
    at: 'Hong Ngu, Dong Thap',
    diagnosis: 'suy than man giai doan cuoi',
    symptoms: 'anh toi chay than tuan 3 lan o Sai gon, muon chuyen ve gan nha',
    insurance: { hasCard: true, registeredAt: 'BVDK khu vuc Hong Ngu' },
  });
  expect(told.first).toContain('khu vực Hồng Ngự');
  expect(told.said).toContain('Giữ chỗ đang lọc');
});

test('a hospital of the own town comes first in danger', () => {
  const head = 'ngã xe đập đầu, nôn vọt 3 lần, gọi mãi mới mở mắt';
  const hurt = answer({ at: 'Vân Đồn, Quảng Ninh', symptoms: head, severity: 'severe' });
  expect(hurt.first).toContain('khu vực Vân Đồn');
  expect(hurt.others).not.toContain('Bệnh viện Đa khoa khu vực Vân Đồn');
  expect(hurt.why).not.toContain('gần hơn, đến đó trước');
  const burn = { symptoms: 'cháu ngã vào nồi nước sôi, bỏng cả lưng và hai đùi', patient: { age: 2 } };
  // A large hospital so near is not passed by for a medical centre.
  expect(answer({ at: 'Phong Điền, Huế', ...burn }).first).not.toContain('Trung tâm Y tế Phong Điền');
});

test('what any doctor begins today, and a child’s small matter, begins in the own district', () => {
  const symptoms = 'con tiêu chảy ngày 8 lần, môi khô, khóc ít nước mắt';
  expect(answer({ at: 'Hải Lăng, Quảng Trị', symptoms, patient: { ageMonths: 11 } }).first).toContain('Hải Lăng');
  const picky = { need: 'checkup', symptoms: 'con biếng ăn, ăn ngậm cả tiếng', patient: { age: 4 } } as const;
  expect(answer({ at: 'Bảo Lạc, Cao Bằng', ...picky }).first).toContain('của Bảo Lạc');
  const ear = { need: 'checkup', symptoms: 'ù tai trái 3 tháng' } as const;
  expect(answer({ at: 'Phong Thổ, Lai Châu', ...ear }).first).toContain('Lai Châu');
});

test('a wound that festers goes to who cleans it, not to the vaccination room', () => {
  const symptoms = 'dam phai dinh gi 5 ngay truoc, nay chan sung do nong, sot, chua tiem uon van bao gio';
  expect(answer({ at: 'Cẩm Khê, Phú Thọ', symptoms }).first).toMatch(/\| Khoa (?:Cấp cứu|Ngoại)/u);
  const well = { need: 'checkup', symptoms: 'muốn tiêm phòng uốn ván', patient: { age: 40 } } as const;
  expect(answer({ at: 'Cẩm Khê, Phú Thọ', ...well }).first).toContain('tiêm chủng');
});

test('tears and sleepless nights are no matter of the heart; a tight chest is', () => {
  const patient = { age: 17, sex: 'female' } as const;
  const weeps = 'e sap thi, dem 3-4h sang moi ngu dc, hay hoi hop khoc vo co, hoc ko vo';
  expect(answer({ need: 'find_doctor', at: 'Pleiku', symptoms: weeps, patient }).first).toContain('Tâm thần');
  const heart = 'hay hồi hộp, tim đập nhanh, tức ngực khi leo cầu thang, hay khóc vì lo';
  expect(answer({ need: 'find_doctor', at: 'Pleiku', symptoms: heart }).first).not.toContain('Tâm thần');
});

test('who weighs rays against the knife hears those who give both', () => {
  const told = { need: 'second_opinion', at: 'Vung Tau', diagnosis: 'prostate cancer', preferredCity: 'HCMC' } as const;
  const symptoms = 'my dad was told to have surgery for prostate cancer';
  const patient = { age: 67, sex: 'male' } as const;
  expect(answer({ ...told, symptoms, patient, goal: 'surgery versus radiation' }).first).toContain('Ung Bướu');
});

test.each([
  ['I’m visiting from Melbourne. Cracked a molar.', undefined],
  ['Viet kieu in Texas, coming home to Hai Phong for Tet. Need two implants.', true],
  ['I live in California and need a crown while in Hai Phong.', true],
])('“%s”: no slip and no card', (symptoms, isSelf) => {
  const { paid } = answer({ at: 'Hải Phòng', symptoms, patient: { age: 50, ...(isSelf && { isSelf }) } });
  expect(paid).not.toContain('phiếu chuyển');
});

test('a son abroad says nothing of his father’s card', () => {
  const symptoms = 'I live in California, my dad in Hai Phong needs a crown.';
  expect(answer({ at: 'Hải Phòng', symptoms, patient: { age: 70, isSelf: false } }).paid).toContain('thẻ');
});

test('whether the card pays for needles is answered', () => {
  const told = { at: 'Đà Lạt', symptoms: 'đau vai gáy lâu năm', insurance: { hasCard: true } };
  const line = 'thường được thẻ trả khi bác sĩ khám và chỉ định';
  expect(answer({ ...told, goal: 'châm cứu có dùng bhyt được không' }).said).toContain(line);
  expect(answer({ ...told, goal: 'muốn khám bảo hiểm' }).said).not.toContain(line);
});
