import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { firstAid } from '../knowledge/first-aid.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 40 }, symptoms, ...given };
  return checkSafety(readIntake(intake), intake);
}
const saidOf = ({ reasons }: ReturnType<typeof check>) => reasons.map(({ vi }) => vi).join(' ');

describe('told in full as what waits', () => {
  test.each<[string, Partial<Intake>]>([
    [
      'em so thay cuc tron bang hot nhan o nguc phai, lan qua lan lai, khong dau',
      { need: 'checkup', patient: { age: 23, sex: 'female' }, severity: 'mild', durationDays: 20 },
    ],
    [
      'Old crown on a lower molar came off while eating. No pain, just sharp edge.',
      { need: 'find_doctor', severity: 'mild', durationDays: 1 },
    ],
    [
      'cháu chảy mũi trong, ho húng hắng 2 ngày, vẫn bú vẫn chơi, không sốt',
      { patient: { ageMonths: 9 }, severity: 'mild', durationDays: 2 },
    ],
    [
      'bo chau do huyet ap o tram xa 160/95 may lan, khong thay met gi, bo khong chiu uong thuoc',
      {
        need: 'checkup',
        patient: { age: 58 },
        severity: 'mild',
        durationDays: 30,
        goal: 'kham o dau de bo tin ma uong thuoc',
      },
    ],
    [
      'tim thinh thoang hang 1 nhip roi dap manh, hay bi luc thuc khuya uong cf, ko ngat ko dau nguc',
      { need: 'checkup', patient: { age: 28 }, severity: 'mild', durationDays: 25 },
    ],
    [
      'Đá bóng bị lật sơ mi cổ chân, hơi sưng mắt cá ngoài, vẫn đi được nhưng cà nhắc, 4 hôm rồi còn tím',
      { patient: { age: 21 }, severity: 'mild', durationDays: 4 },
    ],
    [
      "I live in San Jose. My mother is being sent home on Friday, she can stand with a walker. My brother works all day and we don't know what she needs at home.",
      {
        need: 'discharge',
        patient: { age: 80 },
        goal: 'nurse or physio who comes to the house',
        diagnosis: 'hip replacement after a fall, 6 days ago',
      },
    ],
  ])('is ordinary: %s', (symptoms, given) => {
    expect(check(symptoms, given).urgency).toBe('routine');
  });

  test.each<[string, Partial<Intake>]>([
    ['rang su bi rot xuong hong, ho sac tim tai', {}],
    ['lật cổ chân, đi được chút nhưng bàn chân lạnh trắng bệch, tê', {}],
    ['sổ mũi không sốt, vẫn bú mà thở nhanh rút lõm ngực', { patient: { ageMonths: 9 } }],
    ['thỉnh thoảng tim hẫng nhịp, hôm nay đang chạy bộ thì ngất', { severity: 'mild' }],
    ['huyết áp 165/100 không đau đầu, sáng dậy tay phải yếu, nói đớ', { patient: { age: 66 } }],
    ['My father is being discharged on Friday but since this morning he is confused and short of breath', {}],
    ['thay khop goi 10 ngay, di bang khung, nay bap chan sung dau, kho tho', { patient: { age: 70 } }],
  ])('and what only looks like it is not: %s', (symptoms, given) => {
    expect(check(symptoms, { durationDays: 1, ...given }).urgency).toBe('emergency');
  });

  test('tablets for nine days are seen to in time, and so is a test with a last week', () => {
    const tablets = 'còn thuốc 9 ngày, giờ muốn lãnh thuốc lao trong này, hết ho rồi';
    const given = { diagnosis: 'lao phổi đang uống thuốc tháng thứ 2' };
    expect(check(tablets, given)).toMatchObject({ urgency: 'routine', seeWithin: '3d' });
    const pregnant: Partial<Intake> = { need: 'checkup', patient: { age: 27, sex: 'female' } };
    expect(check('bau 12 tuan, muon do do mo da gay va lam double test', pregnant).seeWithin).toBe('3d');
    expect(check('bau 12 tuan, do mo da gay binh thuong, hoi lich kham sau', pregnant).seeWithin).not.toBe('3d');
  });
});

describe('what must not wait', () => {
  test.each<[string, Partial<Intake>]>([
    ['tía em tiểu đường, ngón chân út thâm đen hôi, lên cơn lạnh đêm qua', { patient: { age: 65 }, durationDays: 7 }],
    [
      'thai 37w, tu hom qua toi gio chi ui nhe 2 3 cai, an ngot nam nghieng cung vay',
      { patient: { age: 29, sex: 'female' }, durationDays: 1 },
    ],
    ['chau moi sanh 5 ngay, vang da toi dui roi, bu lai rai hay ngu', { patient: { ageMonths: 0 }, durationDays: 3 }],
    ['co soi than trai 9mm, dau hong lung, sot lanh run 39 do', { durationDays: 2 }],
    ['chau sot 3 hom 39 do, noi cham do o long ban tay ban chan, ngu hay giat minh', { patient: { age: 3 } }],
    ['cat amidan 6 ngay, sang nay khac ra mau tuoi tung bun', { patient: { age: 9 }, durationDays: 1 }],
  ])('is an emergency: %s', (symptoms, given) => {
    expect(check(symptoms, given).urgency).toBe('emergency');
  });

  test('where one goes straight to whoever is on duty, no line speaks of a day', () => {
    const less = check('bé tay chân miệng ngày 2, sốt 38,8, đêm qua giật mình 1 lần, chơi ít', {
      patient: { age: 2 },
      durationDays: 2,
    });
    expect(less).toMatchObject({ urgency: 'urgent', seeWithin: '24h' });
    expect(less.doNow[0]).toBe(firstAid.toDutyNow);
    expect(saidOf(less)).not.toContain('24 giờ');
    const knee = check('khop goi phai sung nong do, dau khong co duoi duoc, sot 39', { durationDays: 2 });
    expect([firstAid.seenNow, firstAid.toDutyNow]).toContain(knee.doNow[0]);
    expect(check('đau họng 3 ngày, nuốt đau, sốt 38', {}).doNow).not.toContain(firstAid.seenNow);
  });
});

describe('reasons', () => {
  test('speak of no first hours beside a day', () => {
    const face = check(
      'Sáng ngủ dậy súc miệng nước chảy ra một bên, mắt trái nhắm không kín, trán bên đó cũng không nhăn được, tay chân khỏe bình thường',
      { patient: { age: 39 }, durationDays: 1 },
    );
    expect(face.seeWithin).toBe('24h');
    expect(saidOf(face)).not.toContain('vài giờ đầu');
  });

  test('quote what frightens, and not what a grandmother advises', () => {
    const baby: Partial<Intake> = { patient: { ageMonths: 1 }, durationDays: 1 };
    const fever = check('be 40 ngay tuoi sot 38.4 tu chieu, van bu nhung it hon, me em bao moc rang', baby);
    expect(saidOf(fever)).toContain('sot 38.4');
    expect(saidOf(fever)).not.toContain('moc rang');
    expect(saidOf(check('bà nội bảo đau ngực dữ dội từ sáng', { patient: { age: 75 } }))).toContain('đau ngực');
  });
});
