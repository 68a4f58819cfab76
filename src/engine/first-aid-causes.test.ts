import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, given: Partial<Intake> = {}) {
  const { safety, nextSteps } = navigate(
    { need: 'treatment', patient: { province: 'Tuyên Quang' }, symptoms, ...given },
    graph,
    now,
  );
  return {
    codes: safety.matched.map(({ code }) => code),
    doNow: safety.doNow.map(({ vi }) => vi).join('\n'),
    all: nextSteps.map(({ title }) => title.vi).join('\n'),
  };
}

describe('first aid that the usual plan of the sign would make harmful', () => {
  test.each([
    ['con gái 6 tuổi cắt amidan hôm thứ hai, giờ máu chảy không cầm, nôn ra máu cục', { age: 6 }, 'nằm nghiêng'],
    ['cat amidan tuan truoc, hom nay kho ra mau tuoi 2 lan, moi lan nua chen', { age: 11 }, 'nằm nghiêng'],
    ['nhổ răng hàm từ chiều, máu chảy không cầm, ướt hết mấy cục bông', { age: 40 }, 'cúi ra trước'],
    ['ông tôi chảy máu cam hai tiếng, máu ra không ngừng, mặt tái', { age: 70 }, 'cúi ra trước'],
    ['nosebleed for an hour, blood pouring, the bleeding won’t stop', { age: 30 }, 'cúi ra trước'],
  ])('leans forward and spits, never legs up, whose throat, mouth or nose bleeds: %s', (text, patient, posture) => {
    const { doNow } = answer(text, { patient, redFlags: ['severe_bleeding', 'shock_signs'] });
    expect(doNow).toContain(posture);
    expect(doNow).toMatch(/Nhổ máu ra.*Không cho ăn uống/su);
    expect(doNow).not.toMatch(/kê hai chân|vải sạch ép/u);
  });

  test('rubs the womb of who bleeds after a birth, and rubs nothing that a jellyfish touched', () => {
    const birth = answer('vợ đẻ ở nhà đêm qua, nhau ra rồi mà máu cứ chảy ướt mấy cái váy, mặt trắng', {
      patient: { age: 24, sex: 'female' },
    });
    expect(birth.doNow).toMatch(/xoa tròn mạnh bụng ngay dưới rốn/u);
    const sting = answer('bị sứa chích ở bãi biển, vệt đỏ quanh chân, đau dữ dội, tức ngực', { patient: { age: 25 } });
    expect(sting.doNow).toMatch(/Không chà xát, không cát, không nước ngọt/u);
    expect(answer('ăn gỏi sứa xong nổi mẩn, khó thở').doNow).not.toContain('giấm');
  });

  test('still presses a wound, and lets the neck lie still beside a bleeding mouth', () => {
    expect(answer('dao cắt vào bắp tay, máu chảy không cầm').doNow).toContain('ép chặt');
    const fall = answer('ngã xe đập đầu, gãy răng, miệng đầy máu', { redFlags: ['severe_bleeding', 'major_trauma'] });
    expect(fall.doNow).toContain('giữ thẳng đầu và cổ');
    expect(fall.doNow).not.toContain('cúi ra trước');
  });

  test.each([
    'bà nội rung nhĩ, từ trưa bàn chân phải đau dữ dội, lạnh ngắt, tái nhợt, không nhấc nổi ngón',
    'tự nhiên tay trái tôi đau buốt, trắng bệch, lạnh toát từ khuỷu xuống, tê rần',
  ])('neither raises nor warms a limb that is cold and pale: %s', (text) => {
    const { doNow, codes } = answer(text);
    expect(codes).toContain('cold_painful_limb');
    expect(doNow).toMatch(/không kê cao.*mổ được mạch máu/su);
    expect(doNow).not.toMatch(/kê hai chân|Giữ ấm/u);
  });

  test('treats a shock that is certain as one, also beside a limb', () => {
    const { codes } = answer('chân trái gãy, người lạnh ngắt, vã mồ hôi lạnh, mạch yếu');
    expect(codes).toContain('shock_signs');
    expect(codes).not.toContain('cold_painful_limb');
  });

  test('asks before the next dose, and never bids to go on, where a blood thinner bleeds', () => {
    for (const text of [
      'mẹ tôi uống warfarin, từ sáng đi ngoài phân đen, mệt',
      'tôi uống clopidogrel sau đặt stent, hai hôm nay chảy máu chân răng, người bầm tím nhiều chỗ',
    ]) {
      const { doNow, all } = answer(text, { severity: 'severe' });
      expect(doNow).toContain('trước khi uống liều tới');
      expect(all).not.toMatch(/[Kk]hông (tự )?ngừng thuốc/u);
    }
    expect(answer('bố uống warfarin đều, hôm nay đau đầu', { severity: 'severe' }).doNow).not.toContain('liều tới');
  });

  test('takes everybody out of a room with burning coal, whatever sign is read', () => {
    for (const text of [
      'tối qua đốt than trong phòng kín, sáng nay vợ tôi lơ mơ, hai con đau đầu nôn',
      'toi qua dot than suoi trong phong, sang nay me em lo mo goi khong day',
    ]) {
      const { doNow } = answer(text);
      expect(doNow).toMatch(/mọi người ra chỗ thoáng.*Ai ở cùng chỗ đó/su);
      expect(doNow.indexOf('chỗ thoáng')).toBeLessThan(doNow.indexOf('nằm nghiêng'));
    }
  });

  test('lays a diver flat and forbids another dive', () => {
    for (const text of [
      'anh tôi lặn biển mò ốc, lên bờ nửa tiếng thì hai chân yếu liệt, tê',
      'came back from scuba, both legs went numb and weak, cannot stand',
    ]) {
      const { doNow } = answer(text);
      expect(doNow).toMatch(/Không lặn lại.*Nằm phẳng/su);
    }
    expect(answer('nhảy xuống hồ bơi đập đầu, hai chân liệt').doNow).not.toContain('lặn');
  });

  test('gives nothing by mouth when the feeding tube is out, or to who chokes after a stroke', () => {
    for (const text of [
      'bà tôi nuôi ăn qua ống mũi, sáng nay bị tuột ống, đút sữa được không',
      'bố em tai biến tháng trước, hai hôm nay ăn cháo cứ sặc, ho, sốt nhẹ',
    ])
      expect(answer(text, { severity: 'severe' }).doNow).toContain('Chưa cho ăn uống hay thuốc gì qua miệng');
    expect(answer('ông bị tuột ống thông tiểu', { severity: 'severe' }).doNow).not.toContain('qua miệng');
  });

  test('does not press where nothing bleeds out, nor on bowel that has come out', () => {
    const press = 'lấy vải sạch ép chặt';
    expect(answer('tai nạn xe, đùi rách toác, máu chảy xối xả, mặt tái').doNow).toContain(press);
    for (const text of [
      'té từ nóc nhà lợp tôn xuống, ảnh tỉnh mà hai chân không cục cựa, từ ngực trở xuống không biết đau, mấy người đang tính xốc ảnh lên xe máy',
      'trâu húc lòi ruột ra ngoài vết rách bụng',
      'chay mau mui ca tieng khong cam, khac ra cuc',
    ])
      expect(answer(text).doNow, text).not.toContain(press);
  });

  test('gives breaths, not blows, to a baby who has gone limp', () => {
    expect(answer('bé 11 tháng ngậm hạt đậu phộng sặc, tím mặt, không khóc được').doNow).toContain('vỗ lưng 5 cái');
    const limp = answer('bé 1 tháng sặc sữa trào mũi, mặt tím, mềm nhũn, vỗ lưng 5 phút vẫn thở nấc').doNow;
    expect(limp).toContain('thổi ngạt');
    expect(limp).not.toContain('vỗ lưng 5 cái');
  });

  test('sends who ate the same, not who took poison alone, and asks no one in despair to keep the rest', () => {
    const together = 'cùng ăn hay cùng uống';
    expect(answer('ăn cá nóc khô xong tê môi tê lưỡi, tay yếu').doNow).toContain(together);
    expect(answer('chị dâu ăn ba lá ngón vì giận chồng, giờ chóng mặt, lưỡi cứng').doNow).not.toContain(together);
    const despair = answer(
      'thuoc ngu em de danh khong uong nen gio duoc 6 vi day, de cung la thu em viet cho hai dua nho. Em muon hoi neu uong 6 vi Seduxen qua nam thi co phai cap cuu gi khong, hay la ngu luon, em so nhat la song do dang',
    ).doNow;
    expect(despair).not.toMatch(/cùng ăn|phần còn thừa/u);
  });

  test('stops no medicine that holds an illness, and warms a scalded child who shivers', () => {
    const stops = 'Ngừng thuốc nghi ngờ';
    expect(answer('uống thuốc gút 3 tuần, sốt, môi lở loét, da phồng rộp tuột từng mảng').doNow).toContain(stops);
    expect(answer('pemphigus đang giảm thuốc, lưng tuột da từng mảng, sốt 39.5, miệng loét').doNow).not.toContain(
      stops,
    );
    const cold = answer('bé kéo nồi canh sôi, phỏng từ ngực xuống đùi, bé run lập cập, không thấy tiểu').doNow;
    expect(cold).not.toContain('Xối nước mát');
    expect(cold).toContain('Giữ ấm');
  });

  test('cools no burn of hours ago in who is sinking, and lets a baby cry that stops breathing', () => {
    const cool = 'Xối nước mát';
    expect(answer('cháo nóng đổ vào ngực bụng bé 2 tuổi, phồng rộp, da tuột').doNow).toContain(cool);
    expect(answer('cháo nóng đổ vào ngực bụng bé 2 tuổi lúc sáng, da tuột, giờ nằm im không khóc').doNow).not.toContain(
      cool,
    );
    const calm = 'tránh làm trẻ khóc';
    expect(answer('bé 2 tuổi thở rít, rút lõm ngực, cánh mũi phập phồng').doNow).toContain(calm);
    expect(answer('ho gà, bé 6 tuần ho xong tím đen, ngưng thở chục giây').doNow).not.toContain(calm);
  });

  test('reads no gas in an unmarked “mỗi khi có”, nor a feeding tube in a stroke', () => {
    const { doNow } = answer('dap dinh 10 ngay truoc, ham cung, lung uon cong moi khi co tieng dong');
    expect(doNow).not.toContain('chỗ thoáng');
    expect(answer('bố tai biến cũ, nay liệt bên trái, nuốt không được').doNow).not.toContain('đặt lại ống');
  });

  test('names the line for children only to a child', () => {
    expect(answer('con gái 15 tuổi uống cả vỉ thuốc ngủ muốn chết').doNow).toContain('111');
    expect(
      answer(
        'Chị bạn cùng phòng trọ nhắn em giữ hộ con mèo và cái sổ tiết kiệm, bảo "mai không còn phiền ai nữa", em gọi không nghe máy.',
      ).doNow,
    ).not.toContain('111');
  });

  test.each([
    ['chồng em trộn vôi bị bắn vào mắt phải, mới 10 phút, mắt đỏ rực không mở được, đau rát kinh khủng', {}],
    ['tho ho bi xi mang ban vao mat trai, dau rat khong mo mat duoc', {}],
    ['bleach splashed into my eye, burning badly', {}],
    ['nước tẩy bồn cầu bắn vào mắt, rát quá', { redFlags: ['major_trauma', 'eye_chemical_or_penetrating_injury'] }],
  ] as const)('rinses an eye first and sends there, with no spine and no bleeding: %s', (text, given) => {
    const { doNow, all } = answer(text, given as Partial<Intake>);
    expect(doNow).toMatch(/^Rửa mắt trước.*\nRửa mắt ngay dưới vòi nước/u);
    expect(all).toMatch(/^Rửa mắt trước/u);
    expect(doNow).not.toMatch(/giữ thẳng|ép chặt|chờ xe|Giữ ấm|ăn uống/u);
  });

  test('calls for who fell from the scaffold with lime in the eye, or sinks', () => {
    const fall = answer('té giàn giáo, vôi bắn vào mắt, đau lưng không nhấc chân được', { redFlags: ['major_trauma'] });
    expect(fall.doNow).toMatch(/^Gọi 115.*giữ thẳng/su);
    const faint = answer('axit bắn vào mắt và mặt, giờ khó thở, lơ mơ', {
      redFlags: ['eye_chemical_or_penetrating_injury'],
    });
    expect(faint.doNow).toMatch(/^Gọi 115/u);
  });

  test('lays a diver flat, and speaks to him of no spine and no wound', () => {
    const { doNow } = answer('chồng em mới lặn biển lên, tê chân, khó thở, đau khớp', { redFlags: ['major_trauma'] });
    expect(doNow).toContain('Nằm phẳng');
    expect(doNow).not.toMatch(/ván phẳng|ép chặt|ngồi thẳng/u);
  });

  test('holds no neck still for a headache that nobody was hit for', () => {
    const redFlags: Intake['redFlags'] = ['head_injury_danger_signs', 'thunderclap_headache'];
    const sudden = answer('đau đầu dữ dội đột ngột, và nôn, cứng cổ, buồn ngủ', { redFlags });
    expect(sudden.doNow).not.toMatch(/giữ thẳng đầu|ván phẳng/u);
    expect(answer('té xe đập đầu, đau đầu dữ dội, nôn', { redFlags }).doNow).toMatch(/giữ thẳng đầu/u);
  });

  test('watches the heart of who had a shock and is awake, in whatever words', () => {
    const { doNow } = answer(
      'Husband got a shock from the water pump, was thrown back and passed out maybe 20 seconds. He is awake but confused, small black burn on the palm.',
    );
    expect(doNow).toMatch(/điện tim.*ép tim ngay/su);
    expect(doNow).toContain('Chỗ cháy do điện');
    expect(doNow).not.toContain('kê chân lên');
    expect(answer('I got a shock when I saw the bill, my chest hurts badly').doNow).not.toContain('điện tim');
  });

  test('has a locked door opened, and lays on the side whose pills are gone', () => {
    const text =
      'ban cung phong em nhan tin tam biet moi nguoi, em ve thay no khoa cua, trong phong co soi day voi vi thuoc ngu boc gan het, keu con tra loi ma noi leu nheu';
    const { doNow, all } = answer(text);
    expect(doNow).toMatch(/Cửa khóa.*113, 114/u);
    expect(doNow).toMatch(/nằm nghiêng.*Không cho ăn uống gì, không gây nôn/u);
    expect(all).not.toContain('Ngồi cạnh');
    const english = 'My flatmate texted goodbye to his family and has locked himself in with a lot of sleeping pills';
    expect(answer(english).doNow).toContain('Cửa khóa');
    expect(answer('em buồn quá muốn chết, nhà không khóa cửa').doNow).not.toContain('Cửa khóa');
  });

  test.each([
    'em trai gian nguoi yeu uong may ngum thuoc co chay mau xanh, oi ra, no noi khong sao khong di vien',
    'em trai uống 1 ngụm thuốc cỏ, đã ói ra hết, giờ tỉnh táo, nó năn nỉ đừng đưa đi viện',
    'chị gái uống hết vỉ thuốc ngủ 20 viên, nhất quyết không đi viện',
    'my sister took 30 sleeping pills and refuses to go to hospital',
  ])('takes who swallowed poison and refuses all the same: %s', (text) => {
    expect(answer(text).doNow).toContain('Không chịu đi vẫn phải đưa đi ngay');
  });

  test('asks for adrenaline, for a place that takes a battery out, and tells at the gate of measles', () => {
    const crab = 'My husband ate crab, his lips and tongue are swelling, hives everywhere and he can’t get enough air';
    expect(answer(crab).doNow).toMatch(/cần tiêm adrenaline/u);
    expect(answer('ăn tôm xong nổi mề đay, sưng môi, khó thở').doNow).toMatch(/cần tiêm adrenaline/u);
    const battery = answer('con em vừa nuốt viên pin cúc áo, giờ nhễu dãi, không chịu uống nước', {
      patient: { age: 2 },
    });
    expect(battery.doNow).toMatch(/nuốt pin.*nội soi gắp/u);
    expect(answer('bé nuốt đồng xu, đau ngực', { patient: { age: 2 } }).doNow).not.toContain('nuốt pin');
    const rash = 'chau sot 4 ngay, mat do nhem, ho nhieu, hom nay noi ban tu mat xuong nguc, chua tiem soi, bu kem di';
    expect(answer(rash, { patient: { age: 0 } }).doNow).toContain('nói ngay ở cổng');
    expect(answer('bé sốt nổi mẩn sau tiêm sởi hôm qua', { patient: { age: 1 } }).doNow).not.toContain('ở cổng');
  });
});
