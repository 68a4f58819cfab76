import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readPlace } from '#engine/graph/read-place.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

const noon = Date.parse('2026-11-17T11:00+07:00');

type Told = Pick<Intake, 'need' | 'symptoms'> & Partial<Intake> & { readonly at: string; readonly age: number };

function doors({ at, age, ...intake }: Told) {
  const answer = navigate({ ...intake, patient: { ...intake.patient, age, province: at } }, graph, noon);
  const { primary, alternatives } = answer;
  return {
    first: `${primary.hospital.name.vi} | ${primary.department.name.vi}`,
    why: primary.reasons.map(({ vi }) => vi).join(' '),
    km: primary.distanceKm ?? -1,
    others: alternatives.map(({ hospital }) => `${hospital.name.vi}, ${hospital.address}`).join('\n'),
    urgency: answer.safety.urgency,
  };
}

test.each([
  ['Quỳnh Phụ, Thái Bình', 'đục thủy tinh thể hai mắt, bác sĩ bảo mổ, ngại lên Hà Nội', 'Hà Nội'],
  ['Quynh Phu, Thai Binh', 'duc thuy tinh the hai mat, bac si bao mo. khong muon len HN', 'Hà Nội'],
] as const)('from %s, “%s”: what is refused is not named', (at, symptoms, city) => {
  const { first, others } = doors({ need: 'surgery', at, age: 66, symptoms });
  expect(first).toMatch(/Mắt Thái Bình/u);
  expect(others).not.toContain(city);
});

test('a question about a far city stays one, though “không” stands near it', () => {
  const symptoms = 'sỏi thận 12mm, không biết có phải lên Sài Gòn không hay ở đây tán được';
  const { others } = doors({ need: 'find_hospital', at: 'Vũng Tàu', age: 58, symptoms });
  expect(others).toMatch(/Hồ Chí Minh/u);
});

test('what is given again and again is given elsewhere than in the city that tires', () => {
  const symptoms = 'ung thư đại tràng đã mổ, còn 8 lần hóa trị, lên Sài Gòn xa quá, truyền thuốc ở đâu được';
  const { first } = doors({ need: 'treatment', at: 'Mỏ Cày Nam, Bến Tre', age: 55, symptoms });
  expect(first).toMatch(/Cần Thơ|Nguyễn Đình Chiểu/u);
});

test('nobody is led farther than the city that tires', () => {
  const symptoms = 'ung thư giáp đã mổ, tháng nào cũng lên Sài Gòn mệt lắm, lấy thuốc ở tỉnh được không';
  const told = {
    need: 'revisit',
    at: 'Thủ Thừa, Long An',
    age: 57,
    diagnosis: 'ung thư tuyến giáp',
    symptoms,
  } as const;
  expect(doors(told).km).toBeLessThan(40);
});

test.each([
  ['Con Cuông, Nghệ An', 3, 'mắt phải cháu bị lác từ lúc 1 tuổi, giờ càng rõ, có cần mổ không', /Bệnh viện Mắt/u],
  ['Quỳnh Phụ, Thái Bình', 12, 'trường khám thấy con bị cong vẹo cột sống', /Chấn thương chỉnh hình/u],
  ['Đức Phổ, Quảng Ngãi', 50, 'viêm khớp dạng thấp 3 năm, đổi nơi theo dõi', /tỉnh Quảng Ngãi/u],
  ['Vĩnh Bảo, Hải Phòng', 11, 'lùn nhất lớp, cả năm không cao thêm', /Trẻ em Hải Phòng/u],
] as const)('%s, %i years, “%s” is looked into by its own doctor', (at, age, symptoms, expected) => {
  expect(doors({ need: 'checkup', at, age, symptoms }).first).toMatch(expected);
});

test('lids that swell overnight lead to no eye doctor, those with discharge do', () => {
  const swollen = { need: 'checkup', at: 'Mỏ Cày Nam, Bến Tre', age: 6 } as const;
  const kidneys = 'ngủ dậy bé sưng 2 mí mắt, nay sưng luôn chân, nước tiểu nhiều bọt';
  expect(doors({ ...swollen, symptoms: kidneys }).first).not.toMatch(/Mắt/u);
  expect(doors({ ...swollen, symptoms: 'bé mắt đỏ, sáng dậy nhiều ghèn, mí mắt sưng' }).first).toMatch(/Mắt/u);
});

test('a cleft is closed where it is done often, also where one field is typed without marks', () => {
  const { first } = doors({
    need: 'surgery',
    at: 'Mường La, Sơn La',
    age: 1,
    symptoms: 'be bi sut moi ho ham ech chua mo',
    goal: 'tìm nơi mổ tốt',
  });
  expect(first).toMatch(/Nhi Trung ương|Răng Hàm Mặt Trung ương|Nhi Hà Nội/u);
});

test('whose kin had cancer of the breast, and feels nothing, is led to pictures and no surgeon', () => {
  const symptoms = 'mẹ tôi bị ung thư vú, tôi không sờ thấy gì, muốn chụp nhũ ảnh tầm soát';
  const { first } = doors({ need: 'imaging', at: 'Long Điền, Bà Rịa - Vũng Tàu', age: 42, symptoms });
  expect(first).not.toMatch(/Ngoại/u);
});

test('cells of the neck of the womb are looked for by women’s doctors', () => {
  const symptoms = 'muốn tầm soát ung thư cổ tử cung, chưa làm lần nào, có 2 con';
  const patient = { sex: 'female' } as const;
  expect(doors({ need: 'checkup', at: 'Quận 7 TPHCM', age: 31, patient, symptoms }).first).toMatch(/Phụ|Từ Dũ|Hùng/u);
});

test('who is to practise on a ward after a stroke goes to rehabilitation', () => {
  const symptoms = 'ông tai biến 2 tháng, yếu nửa người, muốn nằm viện tập phục hồi chức năng';
  expect(doors({ need: 'admission', at: 'Cam Ranh', age: 70, symptoms }).first).toMatch(/Phục hồi chức năng/u);
});

test('an art that few houses have, asked for by its name, is asked about there', () => {
  const symptoms = 'bác sĩ bảo cắt tử cung vì u xơ, muốn hỏi nơi khác có nút mạch không';
  const told = { need: 'second_opinion', at: 'Đông Hà', age: 46, patient: { sex: 'female' }, symptoms } as const;
  expect(doors({ ...told, diagnosis: 'u xơ tử cung' }).first).toMatch(/Trung ương Huế/u);
});

test('what any doctor begins today is begun next door, not half a day away', () => {
  const symptoms = 'bé đi ngoài phân nước hai ngày, ngày 7 lần, vẫn bú, mắt hơi trũng';
  expect(doors({ need: 'treatment', at: 'Kỳ Sơn, Nghệ An', age: 1, symptoms }).km).toBeLessThan(15);
});

test('a spine that is pressed goes past the small house, with words of its own', () => {
  const symptoms = 'đau lưng dữ, tê vùng yên ngựa và hậu môn, bí tiểu, hai chân yếu từ sáng';
  const { first, why, urgency } = doors({ need: 'treatment', at: 'Tây Sơn, Bình Định', age: 40, symptoms });
  expect(urgency).toBe('emergency');
  expect(first).toMatch(/tỉnh Gia Lai/u);
  expect(why).toMatch(/cột sống/u);
});

test('in an emergency of the eye the eye hospital near by comes first', () => {
  const symptoms = 'tự nhiên mắt phải tối sầm không thấy gì từ một tiếng trước';
  expect(doors({ need: 'treatment', at: 'Quận 10 TPHCM', age: 50, symptoms }).first).toMatch(/Mắt/u);
});

test('where minutes count the nearest comes first, for a child too', () => {
  const symptoms = 'bé rơi xuống ao vớt lên tím tái, giờ ho hoài thở nhanh lơ mơ';
  const { first } = doors({ need: 'treatment', at: 'Long Xuyên', age: 3, symptoms });
  expect(first).toMatch(/Đa khoa Trung tâm An Giang/u);
});

test('who would rather be seen in a city, by a doctor who speaks their language, is not kept next door today', () => {
  const symptoms = 'Red urine twice this week, no pain. I would like an English speaking doctor, Da Nang is fine.';
  const { first } = doors({ need: 'find_doctor', at: 'Hoi An', age: 61, symptoms, preferredCity: 'Da Nang' });
  expect(first).not.toMatch(/Hội An/u);
});

test('a province is not taken for the commune that bears its name with another mark', () => {
  expect(readPlace(graph, 'Gia Nghĩa, Đăk Nông').place?.former?.name).toBe('Đắk Nông');
  expect(readPlace(graph, 'xã Đăk Nông, Ngọc Hồi').place?.former?.name).toBe('Kon Tum');
});

test('a dormitory is no commune, and a name without marks that two wards bear is asked about', () => {
  expect(readPlace(graph, 'ky tuc xa thai nguyen').place?.province.name).toBe('Thái Nguyên');
  const { candidates } = readPlace(graph, 'lang nghe Dong Ky');
  expect(candidates.map(({ former }) => former?.name).toSorted()).toEqual(['Bắc Giang', 'Bắc Ninh']);
  expect(readPlace(graph, 'Đồng Kỳ').candidates).toEqual([]);
  expect(readPlace(graph, 'xã Thái Ninh').place?.district?.name).toBe('Thái Ninh');
});

test('a house for the mind is none for who will not have it, and one for others', () => {
  const symptoms = 'con choi game tu sang toi khuya, nghi hoc 3 tuan nay, khong noi chuyen voi ai trong nha';
  const told = { need: 'find_doctor', at: 'Dĩ An', age: 14, symptoms, durationDays: 90 } as const;
  const { first, others } = doors({ ...told, goal: 'kham tam ly tre vi thanh nien, khong muon vao vien tam than' });
  expect(`${first} ${others}`).not.toMatch(/Tâm thần Trung ương/u);
  expect(doors({ ...told, goal: 'xin kham benh vien tam than' }).first).toMatch(/Tâm [Tt]hần/u);
});

test('a womb that is to be kept, and light for the skin, are for the province', () => {
  const symptoms = 'sieu am co 3 nhan xo tu cung cai lon 6cm, kinh ra nhieu 7 8 ngay';
  const told = { need: 'surgery', at: 'Krông Pắc', age: 38, symptoms, patient: { sex: 'female' } } as const;
  const { first } = doors({ ...told, goal: 'muon giu tu cung de con sinh con', diagnosis: 'u xo tu cung' });
  expect(first).not.toMatch(/Buôn Hồ/u);
  const spots = 'da em nổi mấy đốm trắng quanh miệng với mu bàn tay, lan từ từ';
  const light = {
    need: 'find_hospital',
    at: 'Duyên Hải Trà Vinh',
    age: 17,
    symptoms: spots,
    durationDays: 150,
  } as const;
  expect(doors({ ...light, goal: 'bệnh viện da liễu nào chiếu đèn được' }).first).not.toMatch(/huyện/u);
});

test('an itch that a whole dormitory has is begun next door, not over the mountains', () => {
  const symptoms = 'chau hoc ban tru, ngua ke tay voi bung nhat la ban dem, noi mun nuoc, 5 ban cung phong cung bi';
  expect(doors({ need: 'treatment', at: 'Mù Cang Chải', age: 13, symptoms, durationDays: 20 }).km).toBeLessThan(10);
});
