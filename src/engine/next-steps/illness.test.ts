import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { understand } from '../understand.ts';
import { toldCues } from './told-cues.ts';

type Who = { readonly age: number; readonly sex: 'male' | 'female' };

const intake = (symptoms: string, { age, sex }: Who): Intake => ({
  need: 'treatment',
  patient: { age, sex, isSelf: true },
  symptoms,
});

const linesOf = (symptoms: string, who: Who = { age: 58, sex: 'male' }) =>
  understand(intake(symptoms, who)).safety.topics.flatMap(({ says }) => says?.title.vi ?? []);

const repliesTo = (symptoms: string) => {
  const { answers, advised, questions } = toldCues(readIntake(intake(symptoms, { age: 58, sex: 'male' })));
  return { lines: [...answers, ...advised].map(({ says }) => says.title.vi), questions: questions.doctor };
};

describe('what matters most in a long illness', () => {
  it.each([
    ['bố tôi có máy tạo nhịp, bác sĩ bảo chụp mri gối', 'thẻ máy'],
    ['mẹ bị parkinson uống madopar, dạo này hay đứng khựng', 'không tự tăng, giảm'],
    ['toi deo kinh ap trong, mat do cong choi', 'corticoid'],
    ['sáng dậy miệng lệch, mắt trái nhắm không kín, tay chân khỏe', 'dán mi'],
    ['dang chich loang xuong, gio muon nho rang ham', 'xương hàm'],
    ['chụp phổi có nốt mờ 8mm, hẹn chụp lại', 'CT liều thấp'],
    ['hbsag duong tinh khi kham cong ty', 'HBV DNA'],
    ['tôi bị viêm gan C', 'HCV RNA'],
    ['sỏi thận 15 mm muốn tán', 'tán ngoài cơ thể'],
    ['sỏi niệu quản 5 mm', 'lưới lọc'],
    ['tiểu đường 10 năm, hai bàn chân tê rần', 'soi gan chân'],
    ['đang uống thuốc lao tháng thứ 3, hơi ngứa', 'vi trùng dễ kháng thuốc'],
    ['ba tôi tai biến năm ngoái, ăn hay sặc', 'khám nuốt'],
    ['đau nửa đầu mười năm nay, uống panadol suốt', 'nhật ký'],
    ['đang uống sertraline 2 tuần chưa đỡ muốn bỏ thuốc', '2–6 tuần'],
    ['toi bi glocom nho thuoc xalatan', 'nhỏ thuốc đều'],
    ['suy tim mấy năm, muốn biết cách theo dõi', 'cân mỗi sáng'],
    ['ghép gan 3 năm, thuốc tacrolimus sắp hết', 'không được thiếu ngày nào'],
    ['ong nam liet, ong an qua mui bi tuot', 'không tự đặt lại'],
    ['vàng da, ngứa, phân bạc màu, nước tiểu sẫm', 'đường mật có tắc'],
  ])('%s', (symptoms, said) => {
    expect(linesOf(symptoms).join(' ')).toContain(said);
  });

  it('says nothing of it beside another case of the same words', () => {
    expect(linesOf('xét nghiệm viêm gan B, C âm tính')).toEqual([]);
    expect(linesOf('sỏi thận 15 mm muốn tán').join('')).not.toContain('lưới lọc');
  });

  it('leads who measures the bones to the doctor of bones, and nobody who fell', () => {
    const first = (symptoms: string) =>
      understand(intake(symptoms, { age: 66, sex: 'female' })).assessment.specialties[0];
    expect(first('mãn kinh lâu rồi, lưng còng, muốn đo mật độ xương')).toBe('rheumatology');
    expect(first('mới té đau háng không đi được, năm ngoái đo loãng xương')).not.toBe('rheumatology');
  });
});

describe('questions with one answer', () => {
  it.each([
    ['uong losartan huyet ap on roi, bo thuoc duoc khong', 'nhờ thuốc'],
    ['hết thuốc huyết áp, trạm y tế có phát không', 'trạm y tế ghi trên thẻ'],
    ['đặt stent, nha sĩ bảo ngừng aspirin để nhổ răng, có được không', 'Nhổ răng thường không phải ngừng'],
    ['ung thu vu, hoa tri o ha noi xa qua, truyen o gan nha duoc khong', 'phác đồ'],
    ['hp dương tính, bao lâu thì test lại', '4 tuần sau'],
    ['bị lao phổi, có lây cho con nhỏ không', 'hết lây'],
    ['tieu duong 5 nam co can kham mat khong', 'đáy mắt mỗi năm'],
    ['suy thận độ 3, đau gối uống meloxicam được không', 'hỏng thận thêm'],
    ['có nẹp vít cẳng chân, chụp mri được không', 'titan'],
    ['đang đặt sonde tiểu, bao lâu thay ống', '2–4 tuần'],
    ['uống rosuvastatin mỏi cơ, bỏ thuốc được không', 'thử men cơ'],
    ['uống medrol nửa năm, tự giảm liều được không', 'cách giảm dần'],
    ['bạn cho lọ tobradex nhỏ mắt đỏ', 'corticoid'],
    ['bà sa sút trí tuệ, có nên cho uống thuốc ngủ không', 'Đừng tự mua thuốc ngủ'],
  ])('%s', (symptoms, said) => {
    expect(repliesTo(symptoms).lines.join(' ')).toContain(said);
  });

  it('does not hand to the doctor what is answered, and does hand what is not', () => {
    expect(repliesTo('suy thận độ 3, đau gối uống meloxicam được không').questions).toEqual([]);
    // “Ngừng thuốc” is answered beside what is treated, and here it is something else.
    expect(repliesTo('viêm gan tự miễn, có phải uống thuốc cả đời không').questions).toHaveLength(1);
  });

  it('leaves to the eye doctor what the eye doctor gave', () => {
    expect(repliesTo('sau mổ mắt bác sĩ cho nhỏ tobradex, nhỏ mấy ngày').lines.join('')).not.toContain('corticoid');
  });

  it('takes no grandfather who hears badly for a healer', () => {
    expect(repliesTo('ong toi lang tai may nam nay').lines).toEqual([]);
  });
});
