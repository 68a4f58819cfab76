import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 50 }, symptoms, ...given };
  return checkSafety(readIntake(intake), intake);
}

const woman = { patient: { age: 51, sex: 'female' } } as const;
const baby = { patient: { ageMonths: 1 } } as const;
const pain = 'Bố em K phổi di căn xương, viện trả về, hết thuốc giảm đau, đau không ngủ được';
const flushes = 'Bốc hoả từng cơn, đang họp mồ hôi vã ra, đêm mất ngủ, kinh 5 tháng mới thấy 1 lần';
const stroke = 'bố em tai biến 3 tháng, yếu nửa người trái, tập đi được vài bước, muốn có người đến nhà tập';
const pale =
  'Bé sinh ra được 33 ngày vẫn vàng da, bà bảo phơi nắng là hết, mấy hôm nay phân cứ trắng bệch như bột, nước tiểu vàng sậm';

describe('what sounds like an emergency and is told in full', () => {
  test.each<[string, string, Partial<Intake>, 'routine' | 'urgent']>([
    [
      'a stiff shoulder of months',
      'vai trái đau cứng, giơ tay chải đầu hổng được, cài áo sau lưng cũng hổng tới, đêm nằm nghiêng nhức',
      { durationDays: 110, severity: 'moderate' },
      'routine',
    ],
    ['flushes as periods end', flushes, { ...woman, durationDays: 200, severity: 'moderate' }, 'routine'],
    ['exercises at home after a stroke', stroke, { need: 'home_care', diagnosis: 'nhồi máu não cũ' }, 'routine'],
    ['cancer pain without its medicine', pain, { severity: 'severe' }, 'urgent'],
    ['pale stools of a yellow baby that feeds', pale, { ...baby, durationDays: 28 }, 'urgent'],
    [
      'methadone in another province',
      'đang uống methadone liều 80 ở Mai Châu, tháng sau xuống Bắc Ninh làm khu công nghiệp, cần chỗ uống tiếp',
      { need: 'find_hospital' },
      'routine',
    ],
  ])('is none: %s', (_, symptoms, given, level) => {
    expect(check(symptoms, given).urgency).toBe(level);
  });

  test('tablets that last for some days more hurry nobody who feels as ever', () => {
    const given = { need: 'revisit', diagnosis: 'tiểu đường típ 2, 8 năm' } as const;
    expect(check('tôi hết thuốc tuần sau, đường đo 8.2, người bình thường', given).seeWithin).toMatch(/^(?:3|14)d$/u);
  });

  test.each<[string, string, Partial<Intake>]>([
    ['a shoulder and the chest', 'sáng nay đau vai trái lan ra ngực, vã mồ hôi, không giơ tay chải đầu được', {}],
    ['an arm that fell', 'đột ngột tay trái không giơ lên chải đầu được, miệng méo, vai mỏi', {}],
    ['flushes and the chest', 'bốc hỏa, vã mồ hôi, đau thắt ngực lan ra tay trái, kinh thưa', woman],
    ['flushes and a faint', 'bốc hỏa rồi vã mồ hôi lạnh, ngất xỉu, tay chân lạnh, mất kinh 5 tháng', woman],
    ['a stroke again', `${stroke}, sáng nay méo miệng nói đớ`, { need: 'home_care' }],
    ['a stroke of today', 'bố yếu nửa người trái, méo miệng từ sáng, hỏi có người đến nhà tập không', {}],
    ['cancer pain and a rope', `${pain}, bố giấu dây thừng đòi treo cổ tự tử`, {}],
    ['cancer pain and breath', `${pain}, khó thở, môi tím, lơ mơ`, {}],
    ['pale stools and no feeding', `${pale}, bỏ bú, li bì khó đánh thức`, baby],
    ['methadone and sleep', 'uống methadone liều 80, tháng sau chuyển chỗ, giờ ngủ gà gọi khó dậy, thở chậm', {}],
    ['tablets and a chest', 'sắp hết thuốc huyết áp, người bình thường mà từ sáng đau thắt ngực vã mồ hôi', {}],
  ])('stays one: %s', (_, symptoms, given) => {
    expect(check(symptoms, given).urgency).toBe('emergency');
  });

  test('of a baby past its first weeks nobody says that it is under 28 days old', () => {
    const reasons = (ageMonths: number) =>
      check('bé bú kém, vàng tới bàn chân, khóc yếu', { patient: { ageMonths } })
        .reasons.map(({ vi }) => vi)
        .join(' ');
    expect(reasons(1)).toContain('những tháng đầu');
    expect(reasons(1)).not.toContain('28 ngày');
    expect(reasons(0)).toContain('28 ngày');
  });
});

describe('what is graver together than it sounds', () => {
  test.each<[string, string, Partial<Intake>]>([
    [
      'blue, numb fingers under a fresh cast',
      'be gay tay bo bot toi qua, sang nay ngon tay sung tim, keu te voi dau nhieu hon luc chua bo, hen tai kham 7 ngay nua',
      { need: 'revisit', patient: { age: 10 }, durationDays: 1 },
    ],
    ['the same in English', 'My son is in a cast since yesterday, his fingers are swollen and blue, and numb.', {}],
    [
      'sixteen days of bleeding, pale and dizzy',
      'con gai moi co kinh nam ngoai, lan nay ra 16 ngay chua het, ngay thay 7 bang, moi nhot nhat, dung len chong mat',
      { patient: { age: 13, sex: 'female' }, durationDays: 16 },
    ],
    [
      'a period that will not stop, and near fainting',
      'em rong kinh 12 ngày, thay băng liên tục ướt đẫm, mặt tái nhợt, đứng dậy là muốn xỉu',
      { patient: { age: 28, sex: 'female' }, durationDays: 12 },
    ],
  ])('is an emergency: %s', (_, symptoms, given) => {
    expect(check(symptoms, given).urgency).toBe('emergency');
  });

  test('is none where it is over, or one thing alone', () => {
    const ofCast = 'bó bột tay 3 tuần, đã tháo bột hôm qua, ngón tay còn sưng nhẹ, hơi tê';
    expect(check(ofCast, { durationDays: 21 }).urgency).not.toBe('emergency');
    const warm = 'Bó bột cẳng tay hai hôm, mấy ngón hơi sưng và tê nhẹ, còn hồng ấm, cử động được, kê cao tay thì đỡ';
    expect(check(warm, { durationDays: 2 }).urgency).not.toBe('emergency');
    const itch = 'con bó bột tay 10 ngày, ngứa trong bột, ngón tay hồng, cử động tốt';
    expect(check(itch, { durationDays: 10 }).urgency).not.toBe('emergency');
    const long = 'em hay rong kinh 9 10 ngày, da hơi xanh, muốn khám xem thiếu máu không';
    expect(check(long, { patient: { age: 30, sex: 'female' }, durationDays: 180 }).urgency).not.toBe('emergency');
  });
});

describe('what waits, though its words sound hurried', () => {
  const grief = 'tu ngay chong mat den chu toi khong ngu duoc, dem nam thao lao den 3 4 gio sang, nguoi met moi';
  const hip = 'Bà ngã gãy cổ xương đùi đã thay khớp háng, ra viện 5 hôm, ngồi dậy được nhưng chưa dám đi';
  const stye = 'con gai noi muc leo o mi mat tren, sung do nhuc nhuc, nhin van ro';
  const toes = 'loi ruong nuoc ngap miet, ke chan lo loet trang bech ngua du lam, boi thuoc 7 mau hong het';
  const sore = 'Ông nằm liệt hơn năm, giờ vùng xương cùng bị loét một mảng bằng đồng xu, đỏ, không có mủ, không sốt';
  const thumb = 'ngón cái phải gập vào bật ra kêu cái phựt, sáng cứng phải lấy tay kia kéo ra';
  const loose = 'be di tieu long ngay 5 lan, phan vang ko mau, van choi, uong sua duoc, tieu binh thuong, ko sot';

  test.each<[string, Partial<Intake>, string]>([
    [grief, { durationDays: 75, severity: 'moderate', patient: { age: 58, sex: 'female' } }, '3d'],
    [hip, { need: 'home_care', patient: { age: 84 }, goal: 'tìm người tập tại nhà và thay băng' }, '14d'],
    [stye, { durationDays: 4, severity: 'mild', patient: { age: 16 } }, '14d'],
    [toes, { durationDays: 21, severity: 'mild' }, '14d'],
    [sore, { need: 'home_care', severity: 'moderate', patient: { age: 85 } }, '3d'],
    [thumb, { durationDays: 45, severity: 'mild' }, '14d'],
    ['nám hai gò má ngày càng đậm, thoa kem mua trên mạng không bớt', { durationDays: 700 }, '14d'],
    [loose, { durationDays: 2, severity: 'mild', patient: { ageMonths: 20 } }, '3d'],
  ])('%s', (symptoms, given, within) => {
    expect(check(symptoms, given).seeWithin).toBe(within);
  });

  test.each<[string, Partial<Intake>]>([
    [`${grief}, dau nguc, kho tho`, { durationDays: 75, severity: 'moderate', patient: { age: 58, sex: 'female' } }],
    [`${grief}, chi muon chet theo`, { durationDays: 75, patient: { age: 58, sex: 'female' } }],
    [`${stye}, sot, mi sung hup, dau khi liec`, { durationDays: 4, patient: { age: 16 } }],
    [`${hip}, hôm nay sốt, vết mổ chảy mủ`, { need: 'home_care', patient: { age: 84 } }],
    [`${toes}, tieu duong, ban chan sung do lan len, sot`, { durationDays: 21, severity: 'mild' }],
  ])('and not where more is told: %s', (symptoms, given) => {
    expect(['now', '24h']).toContain(check(symptoms, given).seeWithin);
  });
});
