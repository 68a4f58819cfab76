import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 40 }, severity: 'moderate', symptoms, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('what is slow is seen within weeks', () => {
  test.each<[string, Partial<Intake>]>([
    [
      'dau that lung 2 tuan nay, di boc xi mang ve la dau, cui xuong kho dung len, dan cao dan khong do',
      { durationDays: 14 },
    ],
    [
      'vai phải đau, giơ tay lên chải đầu không nổi, cài áo sau lưng không với tới, nằm nghiêng bên đó là thức',
      { durationDays: 75 },
    ],
    ['tê ngón cái ngón trỏ ngón giữa tay phải, đêm tê buốt phải dậy vẩy tay', { durationDays: 100 }],
    ['giờ hễ ho hay cười mạnh là són tiểu, phải lót băng hằng ngày', { durationDays: 700 }],
    ['ngứa da nổi mẩn đỏ hai cẳng tay mấy tháng nay, bôi thuốc đỡ rồi lại bị, lan rộng ra', { durationDays: 100 }],
    [
      'sổ mũi đau họng ho, sốt nhẹ hôm đầu giờ hết sốt, người uể oải, cả cơ quan bị',
      { durationDays: 3, severity: 'mild' },
    ],
    ['sáng trở mình là nhà quay vòng vòng chừng nửa phút, nằm im thì hết, buồn nôn', { durationDays: 5 }],
  ])('%s', (symptoms, given) => {
    expect(check(symptoms, given)).toMatchObject({ urgency: 'routine', seeWithin: '14d' });
  });

  test('a tremor of months too, though its words sound graver', () => {
    const tremor = 'tay phải ông cứ run như vê thuốc lúc ngồi chơi, cầm đồ thì bớt, đi bước ngắn lụp chụp, mặt đờ ra';
    expect(check(tremor, { patient: { age: 70 }, durationDays: 270 }).seeWithin).toBe('14d');
  });

  test.each<[string, Partial<Intake>]>([
    ['đang cúi làm ruộng bỗng đau lưng như xé, vã mồ hôi, choáng', {}],
    ['dau lung sau khi vac lua, tu hom qua hai chan yeu dan, khong tieu duoc', {}],
    ['dau vai trai lan xuong tay, gio tay len van dau, va mo hoi, tuc nguc tu sang', { patient: { age: 60 } }],
    ['dem qua te tay phai voi nua mat, cam do roi', { patient: { age: 66 } }],
    ['hết sốt từ sáng, sổ mũi, mà lừ đừ tay chân lạnh, đau bụng', { patient: { age: 9 } }],
    ['đau ngực khi leo cầu thang cả năm nay, giờ ngồi yên cũng đau, vã mồ hôi', { durationDays: 365 }],
    ['nằm xuống trở mình chóng mặt quay cuồng, nói ngọng, đi lảo đảo', { patient: { age: 66 } }],
    ['nhuc rang uong 20 vien para tu sang, gio buon non', {}],
  ])('and what only looks like it is an emergency as ever: %s', (symptoms, given) => {
    expect(check(symptoms, given).urgency).toBe('emergency');
  });

  test('what grows over months in heart, breath or nerves is not left for weeks', () => {
    expect(check('yếu dần hai chân 3 tháng nay, đi phải vịn, tiểu khó', { durationDays: 90 }).seeWithin).not.toBe(
      '14d',
    );
    expect(check('đau ngực mỗi khi đi nhanh 2 tháng nay, nghỉ thì hết', { durationDays: 60 }).seeWithin).not.toBe(
      '14d',
    );
  });
});

describe('words that say themselves why they sound grave', () => {
  const woman: Partial<Intake> = { patient: { age: 27, sex: 'female' } };

  test.each([
    'Tới tháng là đau bụng quằn quại phải nghỉ làm, mấy năm nay càng ngày càng nặng, uống giảm đau đỡ được vài tiếng',
    'moi lan hanh kinh la dau bung du doi, nam co quap, uong thuoc moi do, nhieu nam nay roi',
  ])('a pain of every period is no emergency: %s', (symptoms) => {
    expect(check(symptoms, woman)).toMatchObject({ urgency: 'routine', seeWithin: '14d' });
  });

  test.each([
    'tới tháng mà lần này đau bụng quằn quại chưa từng thấy, choáng, trễ kinh 2 tuần',
    'dau bung kinh du doi hon moi lan, uong 2 loai giam dau khong an thua, non 3 lan, phai nghi lam',
    'thang nao cung dau bung kinh, hom nay dau bung quan quai tu sang toi gio khong bot, oi',
  ])('unless it is another one: %s', (symptoms) => {
    expect(check(symptoms, woman).urgency).not.toBe('routine');
  });

  test('who looks for a place to be dialysed in does not call an ambulance, who missed it is seen', () => {
    const given: Partial<Intake> = { need: 'find_hospital', diagnosis: 'Suy thận mạn giai đoạn cuối' };
    const moves =
      'toi chay than tuan 3 buoi, sap vao Vung Tau o voi con 2 thang, can tim noi chay than trong do va thu tuc bao hiem';
    expect(check(moves, given).urgency).toBe('routine');
    expect(check('ba chay than 3 buoi tuan, ve que an tet bo 2 buoi, gio met kho tho phu mat', given).urgency).not.toBe(
      'routine',
    );
  });

  test('doctors who say this and that hide no danger', () => {
    expect(check('thoát vị đĩa đệm nơi nói mổ nơi nói không, sáng nay hai chân yếu tê vùng kín bí tiểu').urgency).toBe(
      'emergency',
    );
  });
});

describe('what is asked for as a test or a scan has its time', () => {
  test.each<[string, Partial<Intake>, string]>([
    [
      'các khớp ngón tay cổ tay hai bên sưng đau, sáng ngủ dậy cứng cả tiếng',
      { need: 'checkup', durationDays: 70 },
      '14d',
    ],
    [
      'Em sút 5 cân trong 2 tháng dù ăn khỏe, tay run, nóng, ra mồ hôi nhiều, tim đập nhanh, cổ hơi to',
      { need: 'lab_test', durationDays: 60 },
      '3d',
    ],
    [
      'đá banh lật sơ mi cổ chân hôm chủ nhật, sưng bầm mắt cá ngoài, đi cà nhắc được',
      { need: 'imaging', severity: 'mild', durationDays: 3 },
      '3d',
    ],
    ['cái răng hàm dưới bị sâu lủng lỗ, tối nhức hổng ngủ được, uống para đỡ chút', { durationDays: 5 }, '3d'],
    [
      'mệt hoài, lên lầu là thở, tóc rụng, ăn chay trường 4 năm, da xanh lè ai cũng hỏi',
      { need: 'lab_test', severity: 'mild', durationDays: 90 },
      '3d',
    ],
  ])('%s', (symptoms, given, within) => {
    expect(check(symptoms, given).seeWithin).toBe(within);
  });

  test('a check of who is well has none, nor has a tooth that no longer hurts', () => {
    const well =
      'Mẹ tôi khỏe, chỉ hay nhức mỏi vặt, chưa bao giờ khám tổng quát. Muốn cho bà đi khám một lần cho yên tâm';
    expect(check(well, { need: 'checkup' }).seeWithin).toBe('planned');
    const tooth = 'răng khôn hàm dưới mọc lệch, thỉnh thoảng sưng lợi nhét thức ăn, giờ hết sưng rồi muốn nhổ cho xong';
    expect(check(tooth, { severity: 'mild' }).seeWithin).toBe('14d');
  });
});

describe('quotes', () => {
  const said = (symptoms: string, given: Partial<Intake> = {}) =>
    check(symptoms, given)
      .reasons.map(({ vi }) => vi)
      .join(' ');

  test('give back the thought and not a scrap of it', () => {
    const face =
      'ngủ dậy thấy mắt trái nhắm không kín, súc miệng nước chảy ra mép, nhăn trán không được bên trái, tay chân bình thường';
    expect(said(face, { durationDays: 2 })).toContain('“ngủ dậy thấy mắt trái nhắm không kín”');
  });

  test('leave out what has eased', () => {
    const knee = 'đầu gối sưng nóng đỏ hai hôm nay, sốt nhẹ, hôm nay ít đau hơn';
    const reasons = said(knee, { durationDays: 2 });
    expect(reasons).toContain('sưng nóng đỏ');
    expect(reasons).not.toContain('ít đau');
  });
});
