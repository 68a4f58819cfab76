import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from './understand.ts';

const told = (symptoms: string, patient: Intake['patient'] = {}) =>
  understand({ need: 'treatment', patient, symptoms }).safety;
const saidTo = (...of: Parameters<typeof told>) =>
  told(...of)
    .doNow.map(({ vi }) => vi)
    .join('\n');
const codesOf = (...of: Parameters<typeof told>) => told(...of).matched.map(({ code }) => code);

describe('injuries', () => {
  test.each([
    'ban e cam dau xuong ho boi can, gio dau gay, te 2 tay, cam dien thoai cung rot',
    'em trai nhảy cắm đầu xuống sông, giờ đau cổ, hai chân không nhúc nhích',
    'cháu nhảy hồ bơi đầu đập xuống đáy, giờ cổ đau không dám quay, tay chân tê rần',
    'my brother dived into a shallow pool, his neck hurts and his hands are numb',
  ])('holds the neck of who dived headfirst, and waits: %s', (text) => {
    const said = saidTo(text, { age: 20, sex: 'male' });
    expect(said).toMatch(/^Gọi 115 ngay và chờ xe/u);
    expect(said).toMatch(/giữ yên đầu và cổ/u);
    expect(said).not.toMatch(/thở: đặt nằm nghiêng|Ngắt điện/u);
  });

  test('takes a telephone for no current, and still a shock for one', () => {
    expect(
      codesOf('cam dau xuong ho boi can, gio dau gay, te 2 tay, cam dien thoai cung rot', { age: 20 }),
    ).not.toContain('electrical_injury');
    expect(codesOf('bi dien giat bat tinh, dien thoai cung chay', { age: 20 })).toContain('electrical_injury');
  });

  test.each([
    'tho dien bi giat vang khoi thang, tinh lai roi ma tim dap lung tung, long ban tay chay den',
    'bị điện giật té khỏi thang, giờ tỉnh rồi, tim đập nhanh',
  ])('lets lie still whom current threw off a ladder: %s', (text) => {
    const said = saidTo(text, { age: 33, sex: 'male' });
    expect(said).toMatch(/nằm yên, giữ thẳng đầu và cổ/u);
    expect(said).not.toMatch(/Ngồi hoặc nằm nghỉ|người khác chở/u);
  });

  test.each([
    'nó rạch cổ tay sâu thấy gân, máu nhỏ giọt cả sàn, không cho ai lại gần',
    'con em cắt cổ tay tự tử, máu chảy nhiều',
    'my daughter slit her wrists, there is blood everywhere, she wants to die',
  ])('presses the cut of who wants to die, and leaves nobody alone: %s', (text) => {
    expect(saidTo(text, { age: 15, sex: 'female' })).toMatch(/Ép chặt vải sạch.*Đừng để ở một mình/su);
  });

  test('brings who lost fingers, presses, and straps nobody to a board', () => {
    const said = saidTo('may ep dap lia 2 ngon tay, bo ngon vo bich da roi gio di dau', { age: 39, sex: 'male' });
    expect(said).toMatch(/ép chặt.*Phần đứt rời.*Giơ cao/su);
    expect(said).not.toMatch(/ván phẳng/u);
    const crashed = saidTo('tai nạn xe tải, đứt lìa 2 ngón tay, bất tỉnh, máu phun', { age: 39 });
    expect(crashed).not.toMatch(/^Đi ngay/u);
  });

  test('raises no legs on a pelvis that may be broken', () => {
    const text =
      'cụ đang uống thuốc chống đông sau đặt van, ngã đập mông từ qua, nay bụng hông tím bầm, mặt nhợt, đứng là ngất';
    const said = saidTo(text, { age: 83, sex: 'male' });
    expect(said).toMatch(/Không nhấc hay xoay chân.*tên thuốc chống đông/su);
    expect(said).not.toMatch(/kê hai chân/u);
  });

  test.each([
    'tourist here, motorbike fell on me in Hà Giang, belly getting hard and I feel faint',
    'bị ghi đông xe thúc vào bụng, giờ bụng cứng, choáng, vã mồ hôi',
  ])('hears the bleeding inside of a belly that was hit, and no infection: %s', (text) => {
    expect(saidTo(text, { age: 40, sex: 'male' })).toMatch(/chảy máu bên trong/u);
    expect(saidTo(text, { age: 40, sex: 'male' })).not.toMatch(/giấy tờ bệnh cũ/u);
    expect(codesOf(text, { age: 40, sex: 'male' })).not.toContain('sepsis_signs');
  });

  test('turns a head that was hit as one block, and asks for the blood thinner', () => {
    const text = 'má e on warfarin, fell last night, woke up with worst headache and pupil one side to ra';
    const said = saidTo(text, { age: 62, sex: 'female' });
    expect(said).toMatch(/lăn nghiêng cả người một lượt/u);
    expect(said).toMatch(/tên thuốc chống đông/u);
    expect(said).not.toMatch(/thở: đặt nằm nghiêng/u);
  });
});

describe('the mother', () => {
  test('gives the child of a mother who hears voices into other arms, and raises no legs', () => {
    const text = 'vk sinh đc 3 tuần, cứ nói phải đem con đi cho nó đỡ khổ, đêm không ngủ, nghe tiếng ai gọi';
    const said = saidTo(text, { sex: 'female' });
    expect(said).toMatch(/Người khác bế bé ngay, không để mẹ ở một mình với bé/u);
    expect(said).not.toMatch(/kê hai chân|đồ ướt/u);
    expect(saidTo('my wife gave birth 2 weeks ago, she hears voices telling her to harm the baby')).toMatch(
      /Người khác bế bé ngay/u,
    );
  });

  test('presses no cloth on a womb, speaks of no cord a day after, and lets nobody get up', () => {
    const said = saidTo('sanh xong về nhà hôm qua, giờ máu ra ồ ạt cục như trái cam, lạnh run chóng mặt');
    expect(said).toMatch(/xoa tròn mạnh bụng ngay dưới rốn.*Không đứng dậy/su);
    expect(said).toContain('khoa sản');
    expect(said).not.toMatch(/ép chặt|dây rốn|đi tiểu nếu được/u);
    expect(saidTo('vợ đẻ ở nhà, nhau chưa ra mà máu chảy ồ ạt', { age: 24, sex: 'female' })).toContain(
      'Không kéo dây rốn',
    );
  });

  test.each([
    'vỡ ối rồi thấy cái gì như sợi dây trơn trơn lòi ra ngoài',
    'bầu 38 tuần vỡ ối, sa dây rốn rồi',
    'her water broke and I can see the cord hanging out',
  ])('lets kneel at once whose cord is out: %s', (text) => {
    const said = saidTo(text, { age: 24, sex: 'female' });
    expect(said).toMatch(/quỳ gối ngay, ngực sát xuống, mông cao/u);
    expect(said).not.toMatch(/nghiêng trái/u);
  });

  test('speaks of no cord where the head comes, and of stopping the car', () => {
    const said = saidTo('vo em dau de tren xe, thay toc em be ra roi, dang ket xe o cau', { age: 32, sex: 'female' });
    expect(said).toMatch(/trên xe: dừng chỗ an toàn/u);
    expect(said).not.toMatch(/mông cao/u);
    expect(saidTo('vợ em đau đẻ, muốn rặn liên tục', { age: 32, sex: 'female' })).toContain('mông cao');
  });

  test('gives nothing by mouth to who bleeds heavily after pills to end a pregnancy', () => {
    const text = 'bau 12 tuan tu mua thuoc pha o nha, gio ra mau thay 2 bang lon moi gio, ret run, mui hoi';
    const said = saidTo(text, { age: 36, sex: 'female' });
    expect(said).toMatch(/kê hai chân cao/u);
    expect(said).toContain('Không cho ăn uống gì');
    expect(said).not.toMatch(/oresol|nghiêng trái/u);
  });

  test.each([
    'em trễ kinh 6 tuần, nay đau nhói một bên bụng dưới, ra xíu máu, đứng dậy tối sầm',
    'vk tre kinh co nua thang ma dau bung quan quai, dau len toi vai, mat xanh nhu tau la',
  ])('lays down with raised legs who may bleed inside early on: %s', (text) => {
    const said = saidTo(text, { age: 25, sex: 'female' });
    expect(said).toMatch(/Cho nằm, kê hai chân cao/u);
    expect(said).not.toMatch(/nghiêng trái/u);
  });

  test('lays nobody on the left for a child that is born', () => {
    const said = saidTo('đẻ rơi trên đường, nhau chưa ra, máu chảy nhiều', { age: 22, sex: 'female' });
    for (const line of [/kê hai chân cao/u, /Không kéo dây rốn/u, /xoa tròn mạnh/u]) expect(said).toMatch(line);
    expect(said).not.toMatch(/nghiêng trái/u);
    expect(saidTo('vợ em đẻ hôm kia, giờ ra máu cục to, tụt huyết áp, chóng mặt', { age: 30, sex: 'female' })).toMatch(
      /xoa tròn mạnh/u,
    );
  });

  test('still lays on the left who is far on', () => {
    expect(saidTo('bầu 34 tuần ra máu ồ ạt, choáng', { age: 30, sex: 'female' })).toMatch(/nghiêng trái/u);
  });
});

describe('allergy, poison and other causes', () => {
  test.each([
    'friend ate peanuts, tongue getting big, voice weird, he says water will fix it',
    'after peanuts my tongue is swelling and voice is weird',
    'ăn tôm xong lưỡi to ra, giọng khàn đặc',
    'mới chích thuốc kháng sinh ở phòng mạch về, ngứa ran, choáng, tức ngực, tay chân lạnh ngắt',
  ])('asks for adrenaline: %s', (text) => {
    expect(told(text, { age: 24, sex: 'male' }).urgency).toBe('emergency');
    expect(saidTo(text, { age: 24, sex: 'male' })).toMatch(/adrenaline.*Không cho ăn uống gì/su);
  });

  test('takes what tablets did to a man for no poison', () => {
    const text = 'uống thuốc cường dương xong nó cứng hơn 6 tiếng k xuống, đau thốn, ngại quá';
    const said = saidTo(text, { age: 35, sex: 'male' });
    expect(said).toMatch(/Cương đau quá 4 giờ.*tiết niệu/su);
    expect(said).not.toMatch(/chất độc|Lơ mơ/u);
    expect(told(text, { age: 35, sex: 'male' }).urgency).toBe('emergency');
  });

  test('has a battery taken out of the nose where it lies', () => {
    const said = saidTo('nó nhét viên pin đồng hồ vô lỗ mũi từ chiều, chảy nước đen đen hôi, tưởng sổ mũi');
    expect(said).toMatch(/pin trong mũi.*tai mũi họng.*không nhỏ/su);
    expect(said).not.toMatch(/thực quản|nuốt pin/u);
    expect(saidTo('bé nuốt viên pin cúc áo', { age: 2 })).toContain('thực quản');
    expect(told('be nhet cuc pin vo lo tai, chay nuoc', { age: 4 }).urgency).toBe('emergency');
  });

  test.each([
    'con bé để lại thư xin lỗi ba mẹ, khóa cửa phòng, gọi k trả lời',
    'my son left a goodbye note, the door is locked and he won’t answer',
  ])('breaks a door behind which nobody answers: %s', (text) => {
    expect(saidTo(text, { age: 16 })).toMatch(/phá cửa ngay.*ép tim/su);
  });

  test('says that it was rat poison, though days ago, and pinches the nose', () => {
    const text = 'hom no an nham ba chuot mau hong, may bua dau tinh bo, nay chay mau mui bam tim khap nguoi';
    expect(saidTo(text, { age: 3 })).toMatch(/đã ăn bả chuột màu gì.*gói bả.*bóp chặt hai cánh mũi/su);
  });
});

test.each([
  ['a stiff neck', 'cổ cứng, nhức đầu dữ dội, sốt, không xuống giường được', 'meningitis_signs'],
  ['a jaw', 'hàm cứng, người cứng đơ, không xuống giường được', undefined],
  ['a belly', 'bụng cứng như gỗ, đau quặn không xuống giường nổi', 'severe_abdominal_pain'],
])('what is stiff elsewhere is spoken of as that: %s', (_, symptoms, code) => {
  const { doNow, matched } = understand({ need: 'treatment', patient: { age: 40, sex: 'male' }, symptoms }).safety;
  expect(doNow.map(({ vi }) => vi).join()).not.toContain('Cương đau');
  if (code) expect(matched.map((each) => each.code)).toContain(code);
});
