import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const told = (symptoms: string, { age = 48, sex = 'male', ...rest }: Rest = {}) =>
  understand({ need: 'treatment', patient: { age, sex, isSelf: true }, symptoms, ...rest });
const linesOf = (symptoms: string, rest?: Rest) =>
  told(symptoms, rest)
    .safety.topics.flatMap(({ says }) => says?.title.vi ?? [])
    .join();

describe('a matter of limbs, skin, eyes, ears, mouth or an operation that is over', () => {
  it.each<[string, string, string, Rest?]>([
    ['đau cổ vai gáy, ngồi máy tính 10 tiếng một ngày', 'rheumatology', 'Không bẻ cổ'],
    ['dau 2 dau goi, len xuong cau thang keu lup cup', 'rheumatology', 'tập cơ đùi', { age: 71 }],
    ['vai phải đau, giơ tay lên chải đầu không nổi', 'orthopedics', 'phục hồi chức năng', { durationDays: 75 }],
    ['thoat vi dia dem may nam, muon cham cuu o dau tot', 'traditional_medicine', 'Kim dùng một lần'],
    ['dao cắt ngón tay, khâu rồi mà không gập được đốt đầu ngón', 'orthopedics', 'đứt gân'],
    ['bi lat co chan 4 ngay truoc khi da banh, con sung', 'orthopedics', '4 bước'],
    ['dat ong JJ 3 tuan, rut o benh vien huyen duoc khong', 'urology', 'soi bàng quang'],
    ['sờ thấy tinh hoàn trái có cục cứng không đau', 'urology', 'siêu âm bìu'],
    ['toc rung thanh mang tron bang dong xu, da nhan', 'dermatology', 'mảng tròn'],
    ['tê ngón cái ngón trỏ ngón giữa, đêm tê phải dậy vẩy tay', 'neurology', 'điện cơ', { durationDays: 100 }],
    ['khan tieng hon 1 thang, la giao vien', 'ent', 'soi thanh quản'],
    ['rang ham duoi sau, toi nhuc khong ngu duoc', 'dentistry', 'nước muối ấm'],
    ['an old crown fell off while eating', 'dentistry', 'giữ mảnh, mão'],
    ['mổ tuyến giáp 2 tuần, giọng còn khàn, ăn kiêng gì', 'endocrinology', 'i-ốt', { severity: 'mild' }],
    ['bo toi moi mo cuom mat 3 ngay, co duoc goi dau khong', 'ophthalmology', 'nhỏ đúng thuốc', { age: 70 }],
    ['di tieu ra hon soi nho, gio het dau', 'urology', 'phân tích'],
    ['nhổ răng 3 ngày rồi còn đau nhức ổ răng, hôi', 'dentistry', 'gọi nơi đã nhổ'],
    ['mắt nhìn chữ gần mờ khi đọc', 'ophthalmology', 'lão thị'],
    ['muốn biết chỗ nào mổ cườm có bảo hiểm', 'ophthalmology', 'mức trần', { age: 72 }],
  ])('“%s” goes to %s with its line', (symptoms, code, said, rest) => {
    expect(told(symptoms, rest).assessment.specialties[0]).toBe(code);
    expect(linesOf(symptoms, rest)).toContain(said);
  });

  it.each<[string, Rest?]>([
    ['đau lưng sau khi cúi, hai chân yếu dần, không tiểu được'],
    ['đau cổ gáy, sốt cao, cứng cổ, nôn'],
    ['đau vai trái, không giơ tay được sáng nay, khó thở, vã mồ hôi'],
    ['tê ngón tay đêm qua rồi yếu nửa người'],
    ['viêm xoang sốt cao, sưng mắt, nhìn đôi'],
    ['mất tiếng, khó thở, thở rít'],
    ['bìu nổi gân nặng tức, đau dữ dội từ sáng nay, nôn'],
    [
      "Painless rubbery lumps in my neck & armpit for 2 months getting bigger, sweats soak the pillow, itchy all over. I'm 27.",
    ],
    ['vệt gân xanh đùi đỏ cứng đau nóng dọc chân'],
    ['mí mắt sụp chiều tối, nhìn một thành hai, nhai mỏi hàm hai tuần'],
  ])('“%s” is not calmed', (symptoms, rest) => {
    expect(told(symptoms, rest).safety.urgency).not.toBe('routine');
  });

  it.each([
    ['tóc rụng từng nắm khi gội', 'mảng tròn, da nhẵn'],
    ['nhổ răng khôn hôm qua, còn đau', 'chải nhẹ cả chỗ lợi trùm'],
    ['hai đầu gối đau khi lên cầu thang, té hôm qua sưng to', 'tập cơ đùi'],
    ['mẹ tôi viêm gan B, giấy chuyển tuyến sắp hết hạn', 'sau sinh'],
    ['nách mọc mụn mủ to, đau, vỡ rồi lại mọc', 'chống nắng'],
  ])('“%s” is not told “%s”', (symptoms, said) => {
    expect(linesOf(symptoms, { sex: 'female' })).not.toContain(said);
  });
});

describe('a phrase with a gap', () => {
  it('hides nothing that stands in it or says more than its edge', () => {
    expect(linesOf('gót chân mọc mụn cóc đi đau, đã đốt 1 lần mọc lại')).toContain('Mụn cóc');
    expect(linesOf('đau răng hàm dưới 3 đêm không ngủ được, uống giảm đau đỡ chút')).toContain('Đau răng');
  });

  it('hides the words at its edge', () => {
    expect(linesOf('đau răng sâu hai ngày, nay sưng má')).not.toContain('nhai bên kia');
  });
});

describe('what has been there for weeks and is such a matter', () => {
  it('is seen within two weeks, and sooner as an emergency of words alone is none', () => {
    expect(told('dau khuyu tay ben ngoai, van nuoc hay cam chao la dau', { durationDays: 35 }).safety.seeWithin).toBe(
      '14d',
    );
    const cataract = told('Ông mắt mờ như sương, đi ban đêm vấp, trạm bảo đục thủy tinh thể hai mắt', {
      age: 76,
      durationDays: 400,
      need: 'surgery',
      goal: 'mổ mắt bằng bảo hiểm ở gần',
    });
    expect(cataract.safety.urgency).toBe('routine');
  });
});
