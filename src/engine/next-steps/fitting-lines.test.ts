import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readText } from '../text/reading.ts';
import { toldIn } from '../topics.ts';
import { understand } from '../understand.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const understood = (symptoms: string, { age, sex, ...rest }: Rest = {}) =>
  understand({
    need: 'treatment',
    patient: { ...(age === undefined ? {} : { age }), ...(sex ? { sex } : {}) },
    symptoms,
    ...rest,
  });
const saidTo = (symptoms: string, rest?: Rest) =>
  understood(symptoms, rest)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join('\n');

const heardIn = (symptoms: string) =>
  toldIn(readText(symptoms))
    .map(({ value }) => value.topic.heard)
    .join('\n');

describe('a word without its marks', () => {
  it.each([
    ['an duoc mot xiu com', 'ngất xỉu'],
    ['kinh 40 ngay moi co mot lan', 'cổ vai gáy'],
    ['me em hay te tay ve dem', 'hay ngã'],
    ['mat do ngua ca hai ben tu hom qua', 'chữ viết nhỏ'],
    ['nguoi lo mo, goi khong thua', 'gaping'],
    ['da uong ba lan roi', 'mẹ lẫn'],
    ['lan dau nam hai nghin, nam hai lan kiem tra', 'tàn nhang'],
    ['ong hut thuoc lao 40 nam', 'đang điều trị lao'],
    ['kinh thua bac si', 'kinh nguyệt thất thường'],
    ['nuoc tieu mau vang', 'đái ra máu'],
    ['xin vao cty linh kien can giay kham suc khoe', 'kiến cắn'],
  ])('“%s” is not taken for another', (symptoms, row) => {
    expect(heardIn(symptoms)).not.toContain(row);
  });

  it.each([
    ['bà nội hay té, tháng này té ba lần', 'hay ngã'],
    ['mỏi cổ, ngồi máy tính cả ngày', 'cổ vai gáy'],
    ['hom qua bi xiu mot lan, tinh lai ngay', 'ngất xỉu'],
    ['uong thuoc lao duoc hai thang', 'đang điều trị lao'],
  ])('but “%s” is heard', (symptoms, row) => {
    expect(heardIn(symptoms)).toContain(row);
  });
});

describe('a line that only sounds as if it fitted', () => {
  it.each<[string, string, Rest?]>([
    ['19t đo HA 190/110 tình cờ lúc hiến máu, tối về đo lại vẫn 185', 'thấy máu, kim tiêm'],
    ['Tối qua em ăn cá bị hóc xương, nuốt cơm không xuôi, sáng nay nuốt nước bọt vẫn đau nhói', 'xà phòng'],
    ['nuốt luôn hột chôm chôm hồi trưa, ko mắc ko nghẹn, ăn cơm bình thường', 'Nuốt nghẹn kéo dài'],
    ['sốt xuất huyết xuất viện 5 ngày rồi, tiểu cầu 210, ăn trứng được chưa', 'trở nặng'],
    ['ra mủ vàng đầu dương vật sáng nay, 4 hôm trước có quan hệ không bao', '72 giờ', { sex: 'male', age: 25 }],
    ['Tiểu đường uống thuốc đều, đường 6.5, hay bị hăm bẹn', 'Một lần thử chưa kết luận'],
    ['nhức đầu hơn tháng, mắt tối sầm vài giây khi đứng dậy', 'hay gặp ở người gầy', { sex: 'female', age: 26 }],
    ['con 4 tuổi xanh đi, chân tay mấy chỗ bầm, bạch cầu cao bất thường, tiểu cầu còn 45', 'nhích lên'],
    ['má em tiểu lắt nhắt hai ngày rày, nước tiểu hồng hồng, má sáu mươi tuổi', 'PSA'],
    ['đi cầu phân sệt như bã cà phê mấy hôm, bạn nói tại ăn tiết canh', 'Ăn tiết canh mà khỏe'],
    ['nghe ông bạn kể bị nhồi máu cơ tim đặt stent mà hãi, tui 45 khỏe mạnh nên tầm soát gì', 'chống đông tiểu cầu'],
    ['hụt hơi, D-dimer và siêu âm tim đều bình thường, mẹ bảo do thiếu máu lên não', 'D-dimer cao'],
    ['mẹ em mổ laser suy tĩnh mạch 1 tháng rồi, mang vớ tới khi nào', 'khám Mạch máu hoặc Tim mạch trước'],
    ['Quai bi 5 ngay, gio bi trai sung nong dau, sot 39, 20 tuoi', 'nghỉ ở nhà'],
    ['acid uric 480, mỡ máu hơi cao, người không đau nhức gì', 'Cơn gút'],
    ['phổi tắc nghẽn COPD, xịt thuốc hết rồi, leo cầu là thở dốc', 'tăng cân, ít vận động', { age: 66 }],
    ['mấy tháng nay mất kinh, bốc hỏa, đổ mồ hôi, cáu gắt, khó ngủ', 'dậy thì', { sex: 'female', age: 50 }],
    ['vợ chồng em muốn có con, họ hàng có người tan máu bẩm sinh, em hồng cầu nhỏ', 'do viêm, cảm'],
  ])('“%s” is not told “%s”', (symptoms, said, rest) => {
    expect(saidTo(symptoms, rest)).not.toContain(said);
  });

  it.each<[string, string, Rest?]>([
    ['phổi tắc nghẽn COPD, xịt thuốc hết rồi', 'Phổi tắc nghẽn', { age: 66 }],
    ['hay bị sưng đau ngón chân cái sau bữa rượu, mỗi tháng 1 lần, axit uric 560', 'hạ axit uric', { age: 45 }],
    ['vợ chồng em muốn có con, em hồng cầu nhỏ, xét nghiệm gen ở đâu', 'điện di', { age: 25 }],
    ['muốn cho bố mẹ đi khám tổng quát, gói khám người già gồm những gì', 'đo loãng xương'],
    ['lấy máu là xỉu, hiến máu xong choáng', 'thấy máu, kim tiêm', { age: 20 }],
    ['bao rách tối qua, có cần uống thuốc phòng không', '72 giờ', { sex: 'male', age: 25 }],
  ])('but “%s” is told “%s”', (symptoms, said, rest) => {
    expect(saidTo(symptoms, rest)).toContain(said);
  });
});

describe('a matter told in other words than its name', () => {
  it.each<[string, string, string, Rest?]>([
    ['tay chan e do mo hoi nhieu tu nho, viet bai uot giay', 'dermatology', 'điện ion', { age: 20 }],
    ['my mother has a worn-out left hip, one hospital says replace now', 'orthopedics', 'Khớp háng mòn', { age: 67 }],
    ['bị thoái hóa khớp háng trái 2 năm, đi 200 m phải nghỉ', 'orthopedics', 'Khớp háng mòn', { age: 60 }],
    ['a brown spot on my back became darker and larger, edges irregular', 'dermatology', 'soi da', { age: 69 }],
    ['hai bàn tay khô nứt, bong da từng mảng, rửa chén thuê', 'dermatology', 'đeo găng', { age: 45 }],
    [
      'cấy que tránh thai 3 năm hết hạn, ra huyết rỉ rả, muốn tháo que',
      'gynecology',
      'bao cao su',
      { sex: 'female', age: 33 },
    ],
    ['xét nghiệm tinh dịch báo không có tinh trùng', 'andrology', 'chưa phải hết hy vọng', { sex: 'male', age: 36 }],
    ['siêu âm gan phải có nốt tăng âm 15mm, theo dõi u máu', 'gastroenterology', 'phần lớn là lành', { age: 48 }],
  ])('“%s”', (symptoms, about, line, rest) => {
    const { safety } = understood(symptoms, rest);
    expect(safety.topics.map((topic) => topic.about)).toContain(about);
    expect(saidTo(symptoms, rest)).toContain(line);
  });

  it.each<[string, string, Rest?]>([
    ['tay run, đổ mồ hôi, đói lả', 'điện ion', { age: 50 }],
    ['đốm đen bay trước mắt, ngày càng to ra', 'soi da', { age: 60 }],
    ['cấy que 2 tháng, ra máu rỉ rả', 'bao cao su', { sex: 'female', age: 30 }],
    ['mắt trái cháu bị lác vào trong', 'Nấm da', { age: 4 }],
    ['mom has bilateral knee osteoarthritis grade 4, wants a knee replacement', 'mổ là chuyện sau', { age: 69 }],
    ['sau khi uống thuốc, bàn tay bong da từng mảng, loét miệng, đang rửa chén', 'đeo găng', { age: 45 }],
  ])('but not “%s”', (symptoms, line, rest) => {
    expect(saidTo(symptoms, rest)).not.toContain(line);
  });

  it('says how a powder against psoriasis is left off', () => {
    const said = saidTo(
      'vảy nến 10 năm, uống thuốc nam dạng bột, ngừng là bùng, các khớp ngón tay sưng cứng buổi sáng',
      { age: 45 },
    );
    expect(said).toContain('đừng tự ngừng đột ngột');
  });
});
