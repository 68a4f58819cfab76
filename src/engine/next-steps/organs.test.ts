import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

const linesOf = (symptoms: string, age = 52, sex: 'male' | 'female' = 'male') => {
  const intake: Intake = { need: 'treatment', patient: { age, sex, isSelf: true }, symptoms };
  return understand(intake).safety.topics.flatMap(({ says }) => says?.title.vi ?? []);
};

describe('what families tell of heart, vessels, lungs, kidneys and hormones', () => {
  it.each<[string, string, number?]>([
    ['ngực trái thỉnh thoảng nhói như kim châm vài giây rồi hết, từ hồi cấp ba', 'sụn sườn', 20],
    ['tuần này leo cầu thang là tức giữa ngực, đứng lại 2 phút thì hết', 'troponin'],
    ['hom qua xiu vai giay, tinh lai lien, hom nay lan thu 2 trong tuan', 'đo điện tim hôm nay'],
    ['uống bisoprolol mạch 56, người khỏe, có giảm liều không', 'Mạch nghỉ'],
    ['đo 3 lần 186/112, hết thuốc 10 ngày, không nhức đầu', 'không uống gấp đôi'],
    ['van tim nhân tạo cơ học, cần thử INR', 'sổ INR'],
    ['có nên mua an cung để sẵn phòng tai biến không', 'Nhớ ba dấu'],
    ['bay 14 tiếng về hai hôm, bắp chân trái to hơn bên kia, bóp đau', 'Doppler'],
    ['phình động mạch chủ bụng 3,2 cm phát hiện tình cờ, bao lâu siêu âm lại', 'siêu âm lại đúng hẹn'],
    ['đi bộ 200 mét là mỏi bắp chân phải nghỉ, cả năm nay', 'ABI'],
    ['hen phe quan kiem soat tot, ca nam khong len con, giam lieu Symbicort duoc khong', 'ít nhất 3 tháng'],
    ['ho đờm xanh, sốt 38,7 ba ngày, hít sâu nhói sườn phải', 'chụp phổi'],
    ['phim ghi bụi phổi silic, thở tốt, có được chế độ không', 'bệnh nghề nghiệp'],
    ['chạy thận, sáng nay sờ cầu tay không thấy rung nữa', 'gọi khoa lọc máu ngay'],
    ['tập gym squat 200 cái, hai hôm nay đùi sưng cứng, nước tiểu như coca', 'CK'],
    ['ghép thận 3 năm ổn định, quên cữ thuốc tối có uống bù được không', 'không gấp đôi'],
    ['cắt tuyến giáp 2 năm, uống Berlthyrox 100, TSH 1.9', 'lúc đói'],
    ['bác sĩ hẹn tuần sau nhập viện uống i-ốt phóng xạ, có phải cách ly cháu nhỏ không', 'ngủ riêng'],
    ['khát nước tiểu đêm hai tháng nay, sụt 3 ký', 'đầu ngón tay và ceton', 13],
    ['đặt stent 6 tháng, khỏe, tái khám gần nhà được không hay phải lên Chợ Rẫy', 'nơi gần nhà có Tim mạch'],
  ])('%s', (symptoms, said, age) => {
    expect(linesOf(symptoms, age).join()).toContain(said);
  });

  it.each<[string, string, number?]>([
    ['sáng nay nhói ngực trái, khó thở, vã mồ hôi', 'sụn sườn'],
    ['mạch 44, choáng, tối sầm', 'thường là bình thường'],
    ['hai bắp chân căng mỏi hai bên như nhau mấy năm nay', 'cục máu đông'],
    ['phình động mạch chủ bụng, bỗng đau bụng dữ dội, choáng', 'siêu âm lại đúng hẹn'],
    ['ghép thận 3 năm, hôm qua sốt 38,5, tiểu ít', 'đặt chuông'],
    ['đường 17, vẫn uống Diamicron đều, khát nước', 'nước ngọt, thử lại'],
    ['bị điện giật, đầu ngón có đốm trắng', 'ANA'],
    ['lỡ uống 2 lần thuốc chống đông hôm nay', 'uống ngay liều đó'],
  ])('but not to “%s”', (symptoms, said, age) => {
    expect(linesOf(symptoms, age).join()).not.toContain(said);
  });
});
