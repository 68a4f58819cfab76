import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { placeName } from '#engine/graph/place-name.ts';
import { homeOf } from '#engine/home.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Where the words of a letter say that the patient is, with a province and without. */

function told(text: Pick<Intake, 'symptoms' | 'goal'>, province?: string, isSelf?: boolean) {
  const patient = { ...(province !== undefined && { province }), ...(isSelf !== undefined && { isSelf }) };
  const { place } = homeOf(graph, { need: 'treatment', patient, ...text }, true);
  return place && `${placeName(place)}${place.isGuess ? ' ?' : ''}`;
}

describe('inside the province that was told, a place is heard', () => {
  it.each([
    ['Me em o Nam Can, the bhyt dang ky tram y te xa', 'Cà Mau', 'Năm Căn, Cà Mau'],
    ['con gai em nguoi Muong o Lac Son, tan mau bam sinh', 'Phú Thọ', 'Lạc Sơn, Hòa Bình'],
    ['Rắn cắn mu bàn chân trong U Minh, giờ sụp mí mắt', 'Cà Mau', 'U Minh, Cà Mau'],
    ['cha tôi nhà dưới Đầm Dơi bị té', 'Cà Mau', 'Đầm Dơi, Cà Mau'],
    ['ngã xe gần Mèo Vạc, gãy tay', 'Hà Giang', 'Mèo Vạc, Hà Giang'],
    ['tự thay dịch màng bụng ở nhà tại Côn Đảo được hơn một năm', 'Bà Rịa - Vũng Tàu', 'Côn Đảo, Bà Rịa - Vũng Tàu'],
    ['thay băng ở nhà tại Cô Tô', 'Quảng Ninh', 'Cô Tô, Quảng Ninh'],
    ['Anh Hai em làm bên Angola, mới về Bù Đăng được 11 ngày', 'Bình Phước', 'Bù Đăng, Bình Phước'],
    ['Có y tá vào Như Xuân thay không', 'Thanh Hóa', 'Như Xuân, Thanh Hóa'],
    ['mẹ em ở Vinh đau lưng', 'Nghệ An', 'Vinh, Nghệ An'],
    ['mẹ xuất viện về ở Thọ Xuân', 'Thanh Hóa', 'Thọ Xuân, Thanh Hóa'],
    ['My friend came off his motorbike near Dong Van', 'Hà Giang', 'Đồng Văn, Hà Giang'],
    ['He fell on the road near Sa Pa', 'Lào Cai', 'Sa Pa, Lào Cai'],
    ['Moved to Da Lat in March', 'Lâm Đồng', 'Đà Lạt, Lâm Đồng'],
    ['three dives off An Thoi, Phu Quoc this morning', 'Kiên Giang', 'An Thới, Kiên Giang'],
    ['stung by a jellyfish on Phu Quoc', 'Kiên Giang', 'Phú Quốc, Kiên Giang'],
    ['Looking for a clinic in Nha Trang to replace an IUD', 'Khánh Hòa', 'Nha Trang, Khánh Hòa'],
  ])('%s', (text, province, place) => {
    expect(told({ symptoms: text }, province)).toBe(place);
    expect(told({ symptoms: 'đau', goal: text }, province)).toBe(place);
  });

  it.each([
    ['siêu âm ở Buôn Ma Thuột thấy u', 'Đắk Lắk'],
    ['sieu am o Vinh thay soi', 'Nghệ An'],
    ['uống thuốc ông lang bên Thọ Xuân', 'Thanh Hóa'],
    ['uống thuốc của ông lang ở Thọ Xuân', 'Thanh Hóa'],
    ['cháu làm trong Dĩ An, mẹ đau lưng', 'Bình Dương'],
    ['muốn ra Vinh khám', 'Nghệ An'],
    ['mới về Đức Trọng khám', 'Lâm Đồng'],
    ['đi khám bác sĩ tư ở Vinh', 'Nghệ An'],
    ['nằm ở Bệnh viện Vinh', 'Nghệ An'],
    ['I had surgery in Nha Trang last year', 'Khánh Hòa'],
    ['my doctor in Nha Trang said so', 'Khánh Hòa'],
    ['he was moved to Nha Trang yesterday', 'Khánh Hòa'],
    ['noi hach o co to bang ngon tay', 'Quảng Ninh'],
    ['o nha be bi sot', 'TP. Hồ Chí Minh'],
    ['em ở Thủ Đức, mẹ ở Củ Chi', 'TP. Hồ Chí Minh'],
  ])('and none in: %s', (text, province) => {
    expect(told({ symptoms: text }, province)).toBe(province);
  });

  it('and that of who writes about another is not the patient’s', () => {
    expect(told({ symptoms: 'em ở Thủ Đức, mẹ ở Củ Chi' }, 'TP. Hồ Chí Minh', false)).toBe('Củ Chi, TP. Hồ Chí Minh');
  });
});

it.each([
  ['Cù Lao Chàm, Hội An', 'Cù Lao Chàm'],
  ['dao Cu Lao Cham Hoi An', 'Cù Lao Chàm'],
  ['Quan Lạn, Vân Đồn, Quảng Ninh', 'Quan Lạn'],
  ['Bình Ba, Cam Ranh', 'Bình Ba'],
  ['Nam Du, Kiên Hải', 'Nam Du'],
])('who names an island before its coast is on the island: %s', (written, island) => {
  expect(told({ symptoms: 'đau bụng' }, written)).toContain(island);
});

describe('who calls home is where the call comes from', () => {
  it.each([
    ['Chồng em làm ở Bình Dương gọi về bảo sốt ngày thứ 5, lừ đừ', 'Bình Dương'],
    ['con gai hoc o Da Nang vua goi dien ve noi dau bung du doi', 'Đà Nẵng'],
    ['My brother called me from Nha Trang, he has chest pain', 'Nha Trang, Khánh Hòa'],
  ])('%s', (symptoms, place) => {
    expect(told({ symptoms }, 'Thanh Hóa', false)).toBe(place);
  });

  it.each(['bà nằm ở nhà gọi mãi không thưa', 'cháu đau ở bụng gọi về trạm xá'])('and nowhere else: %s', (symptoms) => {
    expect(told({ symptoms }, 'Thanh Hóa', false)).toBe('Thanh Hóa');
  });
});

describe('where no province was told', () => {
  it.each([
    ['me em o Nam Can bi ho', 'Năm Căn, Cà Mau'],
    ['em o nghe an bi ho', 'Nghệ An'],
    ['We are in Hoi An, my son has fever', 'Hội An, Quảng Nam'],
    ['thay ống thông tại nhà ở quận 7', 'Quận 7, TP. Hồ Chí Minh'],
    // Where one is treated is a guess, and none beside the place where one lives.
    ['kham nam khoa o Vinh', 'Vinh, Nghệ An ?'],
    ['vao phong kham tu o ha noi thay quang cao', 'Hà Nội ?'],
    ['Tôi ở Đức Thọ, viện cũ ở Hà Nội', 'Đức Thọ, Hà Tĩnh'],
    ['trung tâm ghép ở Hà Nội, em ở Lai Châu', 'Lai Châu'],
  ])('%s', (text, place) => {
    expect(told({ symptoms: text })).toBe(place);
  });

  it.each([
    'nổi hạch ở cổ to bằng ngón tay',
    'noi hach o co to bang ngon tay',
    'Ở nhà bé bị sốt',
    'o nha be bi sot',
    'dọc theo đường dây ở cổ đỏ như sợi chỉ',
    'mo o Hue nam ngoai',
    'tính ra Hà Nội khám',
    'Rắn cắn trong U Minh',
  ])('none is heard in: %s', (text) => {
    expect(told({ symptoms: text })).toBeUndefined();
  });
});

it('who is on an island is not sent over the sea first', () => {
  const symptoms =
    'My husband did three dives off An Thoi, Phu Quoc this morning. Two hours later both legs feel tingly and heavy, he stumbled.';
  const intake: Intake = { need: 'find_hospital', patient: { age: 34, sex: 'male', province: 'Kiên Giang' }, symptoms };
  const { primary } = navigate(intake, graph, Date.parse('2026-11-18T09:30+07:00'));
  expect(primary.distanceKm).toBeLessThan(40);
});
