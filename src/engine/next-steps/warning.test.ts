import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from '../matching/a-graph.ts';
import { navigate } from '../navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function warned(symptoms: string, patient: Intake['patient'] = {}): string {
  const intake: Intake = { need: 'treatment', patient: { province: 'Tuyên Quang', ...patient }, symptoms };
  return navigate(intake, graph, now).nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';
}

describe('the line of warning signs', () => {
  test.each([
    ['rang khon ham duoi sung ma to nhu qua trung, ha mieng ko dc, sot nhe, nuot dau', { age: 24 }, /há miệng|nuốt/u],
    ['răng khôn đau, sưng má, nuốt rát, há miệng hơi khó', { age: 25 }, /há miệng|nuốt/u],
    ['be tieu chay ngay 8 9 lan phan co nhay, sot 38.7, khat nuoc, mieng kho, van con tinh', { age: 1 }, /khô môi/u],
    [
      'lam da 15 nam, ho khan, leo cau thang la tho doc, chup phoi bao day dac vai not nho',
      { age: 51 },
      /khó thở(?! tăng)/u,
    ],
    ['chong toi ngay nao cung lit ruou, khong uong la run tay do mo hoi, gio ong tu noi muon bo', { age: 49 }, /run/u],
  ] as const)('does not list what is told as there: %s', (text, patient, told) => {
    const line = warned(text, patient);
    expect(line).toMatch(/nếu có: [^,;]+[,;] /u);
    expect(line).not.toMatch(told);
  });

  test('keeps what tells of hands and feet at once', () => {
    expect(warned('chau moi sanh 5 ngay, vang da toi dui roi, bu tot', { ageMonths: 0 })).toContain('bàn tay bàn chân');
  });

  test('lists it where it is not told, or is told as not there', () => {
    expect(warned('răng khôn hàm dưới sưng má', { age: 24 })).toMatch(/há miệng|nuốt/u);
    expect(warned('be 15 thang tieu chay ngay 6 lan, van bu tot', { age: 1 })).toMatch(/khô môi/u);
    expect(
      warned('dau quan hong lung trai tung con, tieu hoi hong, chua sot, soi nieu quan 6mm', { age: 43 }),
    ).toContain('sốt');
  });

  test('calls no ambulance for what can be seen sooner instead', () => {
    const eats = warned('cháu biếng ăn, 20 tháng mới được 8 cân rưỡi, hay ra mồ hôi trộm', { age: 1 });
    expect(eats).toMatch(/nếu có: [^.]*không uống được\. Khám sớm hơn nếu: sụt cân/u);
    expect(
      warned('lot vo tom 10 nam, dem te 3 ngon tay dau ca 2 tay, vay vay moi do, hay lam rot dua', { age: 46 }),
    ).toMatch(/một bên người.*\. Khám sớm hơn nếu: teo bắp thịt/u);
    expect(
      warned('cháu lớp 2 ngồi không yên, chen ngang, quên đồ suốt, cô giáo phản ánh hoài', { age: 7 }),
    ).not.toMatch(/nếu có: [^.]*bỏ ăn ngủ/u);
  });

  test('is of this matter, not of another that its words resemble', () => {
    const lies = warned('ba ngoai nam mot cho sau tai bien 2 nam, moi bi do da vung xuong cung, tray chut xiu', {
      age: 87,
    });
    expect(lies).not.toMatch(/méo miệng|nói khó/u);
    expect(warned('ngua ke tay, bung, hang, dem ngua gai muon khoc', { age: 18 })).not.toContain('sau khi dùng thuốc');
    expect(warned('ben hang ngua do tung khoanh tron bo co vay, boi 7 mau roi lan rong ra', { age: 31 })).not.toMatch(
      /lông mày|da đầu/u,
    );
    expect(warned('tóc rụng từng khoảnh tròn bằng đồng xu', { age: 31 })).toMatch(/lông mày/u);
    expect(warned('mất ngủ từ hồi mất việc, lo nghĩ nhiều, tim đập nhanh, muốn khám tâm lý', { age: 33 })).toContain(
      'muốn chết',
    );
  });
});
