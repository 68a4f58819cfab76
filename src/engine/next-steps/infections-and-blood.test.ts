import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const safetyOf = (symptoms: string, { age = 34, sex = 'male', ...rest }: Rest = {}) =>
  understand({ need: 'treatment', patient: { age, sex, isSelf: true }, symptoms, ...rest }).safety;
const linesOf = (symptoms: string, rest?: Rest) =>
  safetyOf(symptoms, rest).topics.flatMap(({ says }) => says?.title.vi ?? []);

describe('infections, blood, poisons and the old', () => {
  it.each<[string, string, Rest?]>([
    ['toi qua bao cao su rach, ban kia noi ra la co H, em phai lam gi', '72 giờ'],
    ['stuck my thumb with used needle this morning, patient status unknown', '72 giờ'],
    ['quan hệ không bao cách đây 1 năm, test 3 lần đều âm, vẫn sợ', 'không cần thử mãi'],
    ['phát ban ngứa lòng bàn tay sau khi khỏi sốt xuất huyết', 'vài tuần rồi tự hết'],
    ['NS1 dương tính ngày 3, mệt, hct tăng', 'mỗi ngày'],
    ['fever 39 for 4 days with a small black scab on my waist after trekking', 'sốt mò'],
    ['mười ngày nay cứ cách ngày là rét run rồi nóng rồi vã mồ hôi', 'ký sinh trùng sốt rét'],
    ['loi nuoc lut ve sot 3 ngay, bap chan dau bop khong duoc, mat do', 'xoắn khuẩn'],
    ['cẳng chân đỏ nóng lan mỗi ngày thêm vài phân', 'vẽ viền đỏ'],
    ['bạn cùng phòng bị não mô cầu nhập viện hôm qua, em chưa sao', 'trong 24 giờ'],
    ['ăn tiết canh hôm qua, chưa thấy gì', 'Ăn tiết canh mà khỏe'],
    ['hôm kia ăn tiết canh, nay sốt 38.5 đau đầu', 'liên cầu lợn'],
    ['bạn cùng phòng mới phát hiện lao phổi, em không ho', 'tổ chống lao'],
    ['mantoux 12mm, phổi sạch, bác sĩ bảo lao tiềm ẩn', 'không lây'],
    ['điều trị lao xong 6 tháng, đờm âm tính, công ty đòi giấy', 'Giấy hoàn thành điều trị'],
    ['hemophilia, gối phải sưng nóng đau từ sáng, chưa truyền yếu tố', 'truyền yếu tố càng sớm'],
    ['cắt lách 2015, chưa tiêm phế cầu, khỏe', 'não mô cầu'],
    ['hai cẳng chân nổi chấm đỏ li ti ấn không mất, rỉ máu chân răng', 'tiểu cầu'],
    ['tiểu cầu 138 đi khám công ty mới biết, không bầm không chảy máu', 'máy đếm sai'],
    ['thấy kim tiêm là xỉu, lần nào lấy máu cũng phải nằm', 'xin nằm khi lấy máu'],
    ['hạch cổ to dần 2 tháng, mồ hôi đêm, sụt 6 ký', 'sinh thiết'],
    ['thalassemia thể nhẹ, vợ chồng chuẩn bị có con nên xét nghiệm gì', 'cũng nên thử trước khi có con'],
    ['nhiet ke thuy ngan roi vo trong phong, em da don', 'không quét chổi'],
    ['phun thuốc sâu về nhức đầu buồn nôn', 'cholinesterase'],
    ['lỡ uống 2 viên vitamin C liền một lúc có sao không', 'Lỡ uống gấp đôi'],
    ['Dẫm gai cá ngát từ thứ bảy, nay nhức', 'nước nóng vừa chịu được'],
    ['chạy nửa marathon hôm qua, nay đau cơ dữ, nước tiểu nâu sẫm', 'thử CK'],
    ['đi cấy nắng về hơi choáng, uống nước nằm quạt thì khoẻ', 'Mệt, choáng vì nắng'],
    ['bà 85 tuổi ba hôm nay lẫn hơn hẳn, tiểu khai', 'nguyên nhân chữa được', { age: 85, sex: 'female' }],
    ['mẹ uống 9 loại thuốc một ngày của ba bác sĩ khác nhau', 'rà trùng', { age: 76, sex: 'female' }],
    ['huyết sắc tố 11.2 khi khám, ăn chay 5 năm', 'Thiếu máu'],
  ])('says to “%s” what it is about', (symptoms, words, rest) => {
    expect(linesOf(symptoms, rest).join(' ')).toContain(words);
  });

  it.each<[string, string]>([
    ['hôm kia ăn tiết canh, nay sốt 38.5 đau đầu', 'mà khỏe'],
    ['con rắn nước cắn chân, trầy rướm máu', 'không cần thuốc'],
    ['con ran tap ngon tay, hai lo nho', 'không cần thuốc'],
    ['ngồi xổm đứng lên phải chống, đùi yếu dần hai tháng', 'Tối sầm'],
    ['nhóm em khỏe, đọc trên mạng bài sốt mò nên lo', 'vảy đen'],
    ['covid dương tính, tiểu đường, sốt lại 38.5', 'COVID nhẹ'],
    ['chạm điện cao thế, bỏng tay, tim đập loạn', 'không cần khám tim'],
  ])('does not calm “%s”', (symptoms, words) => {
    expect(linesOf(symptoms).join(' ')).not.toContain(words);
  });

  it('says what rat bait does even where it is an emergency', () => {
    const told = safetyOf('bé liếm gói bả chuột hồng, chưa thấy triệu chứng gì', { age: 3 });
    expect(told.topics.some(({ says, inEmergency }) => inEmergency && says?.title.vi.includes('48–72 giờ'))).toBe(true);
  });
});
