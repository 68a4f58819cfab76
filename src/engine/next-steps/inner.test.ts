import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from '../understand.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & { readonly age?: number; readonly sex?: 'male' | 'female' };

const intake = (symptoms: string, { age = 52, sex = 'male', ...rest }: Rest = {}): Intake => ({
  need: 'treatment',
  patient: { age, sex, isSelf: true },
  symptoms,
  ...rest,
});
const woman: Rest = { age: 33, sex: 'female' };
const safetyOf = (symptoms: string, rest?: Rest) => understand(intake(symptoms, rest)).safety;
const linesOf = (symptoms: string, rest?: Rest) =>
  safetyOf(symptoms, rest).topics.flatMap(({ says }) => says?.title.vi ?? []);
const specialtyOf = (symptoms: string, rest?: Rest) => understand(intake(symptoms, rest)).assessment.specialties[0];

describe('an adult’s inner medicine', () => {
  it.each<[string, string, Rest?]>([
    ['tim hay đập nhanh hồi hộp, không đau ngực, uống cà phê thì nhiều hơn', 'Holter'],
    ['hai bàn chân chiều là phù, ấn lõm, sáng bớt', 'siêu âm tim'],
    ['uong amlor 2 thang nay chan phu', 'đừng tự bỏ', { durationDays: 60 }],
    ['ho 5 tuan, sot nhe ve chieu, ra mo hoi trom, sut 4 ky', 'thử đờm tìm lao'],
    ['ho khan 3 tuan nay sau khi bi cam, khong sot khong sut can', 'sau cảm', { durationDays: 21 }],
    ['burning stomach pain at night, taking ibuprofen for my back', 'loét dạ dày'],
    ['test hơi thở HP dương tính', 'HP dương tính'],
    ['khi tao khi long, phan det, co luc lan mau, sut 3 can', 'nội soi đại tràng'],
    ['4-5 ngày mới đi cầu một lần, phân cứng, uống thuốc sắt', 'Sắt, canxi'],
    ['đái ra máu mấy lần rồi tự hết, không đau', 'đã tự hết'],
    ['suy thận độ 3, nên ăn uống thế nào', 'Ăn nhạt'],
    ['ket qua kali 6.1 to dam', 'điện tim'],
    ['sot 39 do ngay thu 3, dau hoc mat, nhuc moi nguoi', 'NS1'],
    ['noi gan xanh o chan ngoan ngoeo, toi nang chan, chuot rut', 'Doppler'],
    ['mổ ung thư vú năm ngoái, nay cánh tay sưng nặng dần, không đỏ không sốt', 'không đo huyết áp', woman],
    ['có nốt ruồi ở gan bàn chân từ lâu, nửa năm nay to ra, bờ nham nhở', 'Đừng đốt'],
    ['mắt trái nhắm không kín, súc miệng nước chảy ra mép, nhăn trán không được', 'nước mắt nhân tạo'],
    ['bầu 30 tuần tê rần 2 bàn tay về đêm', 'Tê hai bàn tay về đêm', woman],
    ['nghi ruou la run tay mat ngu, muon cai', 'đừng tự ngừng hẳn'],
    ['glucose 6.4, HbA1c 6.1, vậy là tiểu đường chưa', 'chưa tới ngưỡng'],
  ])('“%s” has its line', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it.each<[string, string, Rest?]>([
    ['mẹ méo miệng, nói đớ từ sáng', 'nước mắt nhân tạo', woman],
    ['gân xanh ở chân vỡ, máu bắn thành vòi', 'Doppler'],
    ['mổ tuyến giáp ba hôm, tê đầu ngón tay và quanh môi', 'nẹp'],
    ['uống enalapril ho khan, hôm nay môi hơi dày', 'đổi nhóm khác'],
    ['nhức thái dương, chải đầu cũng đau, nhai mỏi hàm', 'ngồi máy lâu', { age: 61 }],
    ['tiểu đường đang tiêm insulin, sáng nào cũng run, đói cồn cào', 'thử HP'],
  ])('but not “%s”', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).not.toContain(said);
  });

  it('is tired and pale before it is hair', () => {
    expect(specialtyOf('mệt hoài, lên lầu là thở, tóc rụng, ăn chay 4 năm, da xanh lè', woman)).toBe(
      'general_internal',
    );
    expect(specialtyOf('tóc rụng nhiều mấy tháng nay', woman)).toBe('dermatology');
  });

  it('waits where it is a cold, or months old, and never where it is more', () => {
    const cold = 'sổ mũi đau họng ho, sốt nhẹ hôm đầu giờ hết sốt, cả cơ quan bị';
    expect(safetyOf(cold, { durationDays: 3 }).urgency).toBe('routine');
    expect(safetyOf(`${cold}, giờ khó thở tím môi`, { durationDays: 3 }).urgency).toBe('emergency');
    const shaking = 'ông đi chậm, chân lê bước ngắn, tay run lúc nghỉ, mặt đơ';
    expect(safetyOf(shaking, { age: 73, durationDays: 270 })).toMatchObject({ urgency: 'routine', seeWithin: '14d' });
    expect(safetyOf(shaking, { age: 73, durationDays: 1 }).urgency).not.toBe('routine');
    expect(safetyOf(`${shaking}, sáng nay nói đớ yếu nửa người`, { age: 73, durationDays: 270 }).urgency).toBe(
      'emergency',
    );
  });

  it('is heard where a longer name is another’s: a child’s cold stands over no grown-up’s', () => {
    expect(linesOf('sổ mũi ho, sốt nhẹ', { age: 30 }).join()).toContain('7–10 ngày');
  });
});
