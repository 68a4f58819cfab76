import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

const told = (symptoms: string, age = 40) => understand({ need: 'treatment', patient: { age }, symptoms });
const linesOf = (symptoms: string, age?: number) =>
  told(symptoms, age)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join();

describe('a matter of the skin, of bones and joints, or of what is asked about them', () => {
  it.each<[string, string, number?]>([
    ['cháy nắng đỏ rát vai sau đi biển, không phồng nước, bôi nha đam được ko', 'Cháy nắng'],
    ['Bô xe máy in một vết bằng đồng xu ở bắp chân ba hôm, không sưng đỏ. Bôi nghệ có hết thâm không?', 'Bỏng nhỏ'],
    ['nước sôi đổ mu bàn chân phồng 2 bọng lớn, đi được', 'Bỏng phồng nước'],
    ['Sẹo bỏng cũ hồi nhỏ co kéo ngón tay, giờ muốn phẫu thuật tạo hình', 'Sẹo bỏng cũ'],
    ['Muốn tẩy nốt ruồi ở má có từ bé, không đổi màu không lớn', 'soi da trước'],
    ['da chân đỏ nóng lan rộng bằng bàn tay từ hôm qua', 'khoanh mép đỏ'],
    ['mụn nước từng chùm ở trán lan xuống mí mắt phải, rát như phỏng, mới hôm qua', '72 giờ đầu', 66],
    ['Hut mo bung o tham my vien 6 ngay, bung duoi do cung, ri nuoc duc, sot 38.2', 'Sau thẩm mỹ'],
    ['gay xuong suon so 7 duoc 5 tuan, het dau gan het, duoc da banh chua', 'quấn ngực'],
    ['con 12t đá banh nhiều đau ngay cục xương dưới gối, nghỉ thì hết', 'xương bánh chè', 12],
    ['keo tay dat be 3 tuoi qua duong, be khoc roi buong thong tay khong chiu gio len', 'buông thõng', 3],
    ['Gối mẹ tiêm khớp ba hôm trước, nay nóng đỏ sưng to, sốt 38,9', 'nhiễm trùng khớp', 66],
    ['em lupus đang uống 20mg pred với imuran, sốt 38 từ chiều qua', 'khám hôm nay'],
    ['lupus on dinh 4 nam, uong Plaquenil 200, co can kham mat moi nam', 'khám mắt hằng năm'],
    ['my fingers go white and then blue and red when I hold an iced coffee', 'giữ ấm'],
    ['ban dem te 3 dau ngon tay cai tro giua, phai vay tay moi do', 'điện cơ'],
    ['bó bột 10 ngày ngứa quá lấy que chọc được không', 'đừng thọc que'],
    ['thuong binh cut chan trai duoi goi, chan gia cu bi long, muon lam cai moi', 'niên hạn', 65],
    ['xo lo tai bi loi to nhu hat dau phong, ngua', 'Sẹo lồi', 22],
  ])('“%s” hears its line', (symptoms, said, age) => {
    expect(linesOf(symptoms, age)).toContain(said);
  });

  it.each<[string, string, number?]>([
    ['bô xe phỏng bằng lòng bàn tay, chảy mủ hôi, sốt', 'Bỏng nhỏ'],
    ['nốt ruồi ở má to ra, chảy máu, muốn tẩy', 'Muốn tẩy nốt ruồi'],
    ['ngủ dậy trẹo cổ, sốt cao, đau đầu, nôn', 'ngủ sai thế'],
    ['tập gym xong đau đùi, nước tiểu nâu như coca', 'Ê cơ'],
    ['đau giữa hai bả vai khi ngồi, vã mồ hôi, khó thở', 'Mỏi giữa'],
    ['mụn nước từng chùm ở trán lan xuống mí mắt sưng, rát', 'Cục sưng ở mi', 66],
    ['đau khuỷu tay, gút nhiều năm nổi tophi', 'Đau khuỷu tay do vặn', 60],
    ['cắt mí hôm qua, mắt nhìn mờ, đau tăng', 'Làm đẹp'],
  ])('“%s” does not hear “%s”', (symptoms, said, age) => {
    expect(linesOf(symptoms, age)).not.toContain(said);
  });

  it.each([
    'hút mỡ bụng xong khó thở, tím tái',
    'tiêm filler mũi xong nhìn mờ một mắt, da trắng bệch',
    'nâng ngực 5 ngày, sốt 39, rét run, vết mổ chảy mủ',
    'cấy mỡ mặt xong co giật, lơ mơ',
    'Gan day di bo 200 met la nang nguc, nghi thi het',
    'cắt mí xong mắt mờ',
  ])('“%s” is not calmed', (symptoms) => {
    expect(told(symptoms).safety.urgency).not.toBe('routine');
  });
});
