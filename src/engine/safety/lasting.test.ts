import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { checkSafety } from '../safety.ts';

function check(given: Partial<Intake>) {
  const intake: Intake = { need: 'treatment', patient: {}, ...given };
  return checkSafety(readIntake(intake), intake);
}

describe('what has lasted for a month or more, with no word of a turn', () => {
  test.each<[string, number | undefined]>([
    ['Bố em hai năm nay tay phải run lúc để yên, đi bước ngắn lê chân, mặt đơ ít cười, chữ viết bé dần.', undefined],
    ['ngứa bẹn lở vòng tròn, mồ hôi ra là ngứa điên luôn, xức bảy màu hoài mà nó lan ra mông', 60],
    ['ù tai trái như ve kêu suốt ngày, đêm yên tĩnh càng rõ, nghe hơi kém đi, không chóng mặt, gần 1 năm', 330],
    ['đau mặt ngoài khuỷu tay phải, vặn nắp chai cũng đau, nghỉ 3 tuần chưa khỏi', 40],
    ['con gái tám tuổi ngực nhú lên đau hai bên, cao nhanh', 90],
  ])('is not seen within a day by how it sounds: %s', (symptoms, durationDays) => {
    expect(check({ symptoms, ...(durationDays && { durationDays }) }).seeWithin).toMatch(/^(?:3d|14d)$/u);
  });

  test.each([
    'Vai phải đau không dơ tay lên được',
    'sau lưng ê ẩm, dán cao cũng đỡ được đôi bữa, đi đứng bình thường, chỉ cúi xuống nhổ cỏ là đau',
  ])('is routine where the words hardly hurry: %s', (symptoms) => {
    expect(check({ symptoms, durationDays: 75 })).toMatchObject({ urgency: 'routine', seeWithin: '14d' });
  });

  test('and is not where they began the day before yesterday', () => {
    expect(check({ symptoms: 'Vai phải đau không dơ tay lên được', durationDays: 2 }).seeWithin).not.toBe('planned');
  });

  test.each([
    ['đau ngực trái lan ra tay, vã mồ hôi, sáng nay đau dữ dội', 90],
    ['đau đầu cả tháng nay, sáng nay tự nhiên yếu nửa người, méo miệng', 40],
    ['uống lithium nhiều năm nay, giờ tay run mạnh, đi như say rượu, nói líu ríu', 400],
    ['đau đầu kéo dài cả tháng nay tăng dần, nhìn mờ', 30],
    ['cụ đặt sonde tiểu hai tháng nay. Tu dem tui nuoc tieu trong khong, bung duoi phong, nguoi nong ran, tay run', 60],
  ])('is an emergency as ever where it turned: %s', (symptoms, durationDays) => {
    expect(check({ symptoms, durationDays }).urgency).toBe('emergency');
  });
});

describe('what a doctor has named and is asked for as what can be booked', () => {
  test.each<Partial<Intake>>([
    {
      need: 'second_opinion',
      diagnosis: 'bệnh thận mạn giai đoạn 3b',
      symptoms:
        'Creatinin 165, bác sĩ nói suy thận độ 3. Một nơi cho uống ketosteril, một nơi bảo chỉ cần ăn nhạt và giữ huyết áp. Tôi không biết theo bên nào',
    },
    {
      need: 'find_hospital',
      diagnosis: 'suy than man giai doan cuoi',
      symptoms: 'chay than chu ky tuan 3 buoi o Sai Gon, tet nay ve que 10 ngay can cho chay tam, dang co FAV tay trai',
      goal: 'benh vien nhan chay than vang lai, giay to gi',
    },
  ])('is routine', (given) => {
    expect(check(given).urgency).toBe('routine');
  });

  test('is seen within days where the words leave a doubt, and at once where something is new', () => {
    const given: Partial<Intake> = {
      need: 'find_hospital',
      patient: { age: 51, sex: 'female' },
      diagnosis: 'chronic kidney disease stage 5',
      symptoms:
        'My mother has kidney failure stage 5, doctor said start dialysis soon. She is tired, itchy, legs a bit swollen. We live far from the city.',
      goal: 'nearest place with a dialysis slot that takes her insurance card',
    };
    expect(check(given).seeWithin).toBe('3d');
    expect(check({ ...given, symptoms: `${given.symptoms} Today she cannot breathe lying down.` }).urgency).toBe(
      'emergency',
    );
  });
});

describe('what has a time of its own, whatever is asked for', () => {
  test.each<[Partial<Intake>, string]>([
    [{ need: 'imaging', symptoms: 'Siêu âm thấy nốt ở gan 2cm, bác sĩ biểu chụp CT cản quang' }, '14d'],
    [
      {
        need: 'imaging',
        symptoms: 'chup xquang kham suc khoe thay dom mo phoi phai 8mm, hut thuoc 30 nam, khong ho khong sut can',
      },
      '14d',
    ],
    [{ need: 'imaging', symptoms: 'nang gan 2cm lành tính, siêu âm định kỳ' }, 'planned'],
    [{ need: 'revisit', symptoms: 'tiểu đường đã 6 năm, tháng ni hết thuốc, người bình thường' }, '3d'],
    [{ need: 'revisit', symptoms: 'cao huyết áp đã 6 năm, sắp hết thuốc, người bình thường' }, '14d'],
  ])('%j: %s', (given, within) => {
    expect(check(given)).toMatchObject({ urgency: 'routine', seeWithin: within });
  });
});

describe('a complaint told in full', () => {
  const face =
    'Sáng qua dậy đánh răng thấy nước chảy ra một bên mép, mắt trái không nhắm kín, nhăn trán không được bên trái, đau sau tai';
  const breast =
    'Em sanh được 1 tháng, ngực bên trái sưng đỏ cứng một cục, nhức nhối, sốt lạnh 2 bữa nay, vắt sữa không ra';
  const blisters = 'be noi bong nuoc long ban tay ban chan, lo mieng, sot 38.5, khong chiu an, con choi duoc';

  test.each<[string, Intake['patient']]>([
    [`${face}, chân tay khỏe bình thường`, { age: 34 }],
    [breast, { age: 26, sex: 'female' }],
    [blisters, { age: 4 }],
    ['mọc răng khôn đau quá, há miệng không được', { age: 21 }],
    ['cháu bị tan máu bẩm sinh, lần này da xanh hơn, mệt, bụng to, đến kỳ truyền máu rồi', { age: 7 }],
  ])('is seen today: %s', (symptoms, patient) => {
    expect(check({ symptoms, patient, durationDays: 2 })).toMatchObject({ urgency: 'urgent', seeWithin: '24h' });
  });

  test.each([
    'hai mắt mờ dần mấy năm, mắt phải chỉ còn thấy bóng tay, trạm khám nói cườm khô phải mổ',
    'mắt phải mờ như có sương, trạm xá nói cườm khô chín rồi, mắt trái cũng bắt đầu',
  ])('is no call for an ambulance where its name says why it sounds so: %s', (symptoms) => {
    const given: Partial<Intake> = { need: 'surgery', symptoms, goal: 'mổ cườm có bảo hiểm', patient: { age: 74 } };
    expect(check(given).urgency).not.toBe('emergency');
    expect(check({ ...given, symptoms: `${symptoms}, sáng nay tự nhiên tối sầm` }).urgency).toBe('emergency');
    expect(check({ ...given, symptoms: `${symptoms}, mắt đỏ nhức dữ dội` }).urgency).toBe('emergency');
  });

  test.each<[string, Intake['patient']]>([
    [`${face}, tay trái yếu, nói ngọng`, { age: 64 }],
    [`${breast}, rét run, lơ mơ`, { age: 26, sex: 'female' }],
    [`${blisters}, giật mình chới với nhiều lần, run tay chân, li bì`, { age: 4 }],
    ['mọc răng khôn đau quá, há miệng không được, sưng xuống cổ, nuốt không được', { age: 21 }],
  ])('is an emergency with what makes it one: %s', (symptoms, patient) => {
    expect(check({ symptoms, patient, durationDays: 2 }).urgency).toBe('emergency');
  });
});

describe('the bare name of a complaint, with whose it is', () => {
  test.each([
    'con tôi đau bụng',
    'mẹ tôi chóng mặt',
    'ba em bi dau bung',
    'con em bị nôn',
    'my son has a fever',
    'my mother has a headache',
    'con tôi đau bụng từ sáng',
    'mẹ tôi đau đầu 3 hôm nay',
    'my mother has chest pain',
    'my son has had a fever since yesterday',
  ])('is asked about, and no emergency yet: %s', (symptoms) => {
    const { urgency, ask } = check({ symptoms });
    expect(urgency).toBe('urgent');
    expect(ask.length).toBeGreaterThan(0);
  });

  test.each([
    'me toi kho tho',
    'ba toi khong tho nua',
    'bố tôi co giật',
    'ba toi mat y thuc tu sang nay',
    'ông ngoại em bị tai biến từ đêm qua',
  ])('is an emergency where the name alone is one: %s', (symptoms) => {
    expect(check({ symptoms }).urgency).toBe('emergency');
  });
});

describe('what is told in full', () => {
  test.each<[Partial<Intake>, string]>([
    [{ symptoms: 'bé 3 tuổi nổi nốt nước ở lòng bàn tay bàn chân với trong miệng, sốt 38, ăn kém, vẫn chơi' }, '24h'],
    [{ symptoms: 'small lump in my left breast, it moves, not painful', patient: { age: 38, sex: 'female' } }, '14d'],
    [
      {
        symptoms: '9 weeks after birth, nursing, left breast hard, red and hot, fever 38.6 since last night',
        patient: { age: 30, sex: 'female' },
      },
      '24h',
    ],
    [{ symptoms: 'chó nhà hàng xóm cắn vào bắp chân sáng nay, trầy da, rửa xà phòng rồi' }, '24h'],
  ])('has its own time: %j', (given, within) => {
    expect(check(given).seeWithin).toBe(within);
  });

  test('is more where a word of danger stands beside it', () => {
    expect(check({ symptoms: 'chó becgie cắn nát mặt cháu 4 tuổi, máu chảy không cầm' }).urgency).toBe('emergency');
  });
});

describe('what has lasted for two weeks or more, by the form', () => {
  test.each([
    'đi cầu ra máu đỏ tươi nhỏ giọt cuối bãi, có cục thịt lòi ra tự thụt vô, ngồi nhiều',
    'đau lưng tê xuống chân trái',
  ])('is no emergency by how it sounds: %s', (symptoms) => {
    expect(check({ symptoms, durationDays: 20, patient: { age: 41 } }).urgency).not.toBe('emergency');
  });

  test('is one as ever where it turned', () => {
    const symptoms = 'đau lưng tê xuống chân trái, từ sáng nay bí tiểu, tê vùng ngồi, hai chân yếu hẳn';
    expect(check({ symptoms, durationDays: 20, patient: { age: 41 } }).urgency).toBe('emergency');
  });
});
