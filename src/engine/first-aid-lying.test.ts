import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { understand } from './understand.ts';

const planOf = (symptoms: string, patient: Intake['patient'] = { age: 40 }) =>
  understand({ need: 'treatment', patient, symptoms })
    .safety.doNow.map(({ vi }) => vi)
    .join('\n');

const onSide = /nằm nghiêng dù tỉnh|Đặt nằm nghiêng, đầu và chân ngang/u;

describe('who can’t keep the mouth clear lies on the side, though awake', () => {
  test.each([
    [
      'low sugar',
      'ong ngoai vua chich thuoc tieu duong, may do 1.9, noi nham, tay run, do nuoc duong vo mieng thi chay ra',
    ],
    ['low sugar', 'bà tiểu đường đo 2.1, lơ mơ, đút nước đường không nuốt được, sặc'],
    ['a snake', 'rắn hổ đất cắn mắt cá lúc bắt ếch, thầy lang đắp lá rồi mà nó cứ chảy nhớt, khó nuốt'],
    ['low sugar', 'bà tụt đường huyết 2.0 gọi ú ớ, cắn chặt răng không đổ sữa vào được'],
    ['a snake', 'bị rắn cạp nong cắn, sụp mí mắt, nước bọt chảy nhiều'],
    ['a puffer fish', 'ăn so biển xong tê môi, yếu hai chân, còn tỉnh'],
    ['a snake', 'bi ran cap nia can, gio chay dai, nuot khong duoc'],
    ['a puffer fish', 'an ca noc nuong xong te moi te luoi, gio tay chan nhac hong noi, tho yeu'],
    ['a puffer fish', 'ate puffer fish, lips numb, now his arms are weak but he is awake'],
    [
      'a pesticide',
      'ck xit thuoc sau ngoai ruong ve, nuoc mieng trao ra, mo hoi dam dia, con nguoi teo nhu dau kim, run co',
    ],
    ['a dive', 'vừa lặn bình lên xong tức ngực, ho ra máu, nói nửa chừng thì đờ ra'],
    ['a dive', 'anh thợ lặn mới lên bờ thì khạc ra máu, lơ mơ'],
  ])('after %s: %s', (_, symptoms) => {
    const plan = planOf(symptoms);
    expect(plan).toMatch(onSide);
    expect(plan).not.toMatch(/ngồi thẳng|để trẻ nằm nghỉ|Nằm phẳng/u);
    expect(plan).toContain('Không cho ăn uống gì');
  });

  test('nothing sweet goes into a mouth that lets it run out, and the sugar that was measured is not asked for', () => {
    const plan = planOf('máy đo 1.9, tay run, nói nhảm, đổ nước đường vô miệng thì chảy ra', { age: 75 });
    expect(plan).toContain('cần tiêm truyền đường');
    expect(plan).not.toMatch(/uống ngay nước đường|Có máy thì đo đường huyết/u);
    expect(planOf('đo 2.8, vã mồ hôi, run tay, còn tỉnh', { age: 75 })).toContain('uống ngay nước đường');
  });

  test('who dived and is awake lies flat, and who was bitten and is well only rests', () => {
    expect(planOf('đi lặn biển lên tê hai chân, đau khớp')).toContain('Nằm phẳng');
    expect(planOf('vừa bị rắn lục cắn ở tay, sưng đau')).not.toMatch(onSide);
  });
});

describe('poison', () => {
  test.each([
    ['be lay thuoc huyet ap cua ba noi nhai chac 5 6 vien, gio ngu hoai keu k day', 2],
    ['con an hat gi ngoai vuon truong, gio do mat, con nguoi gian to, noi sang, kho mieng', 8],
    ['cháu nhai mấy viên thuốc tim của ông, giờ lừ đừ', 3],
    ['bé ăn mấy hột ngô đồng rồi nôn liên tục', 7],
  ] as const)('that was eaten is not washed off the skin: %s', (symptoms, age) => {
    const plan = planOf(symptoms, { age });
    expect(plan).toContain('không gây nôn');
    expect(plan).not.toMatch(/khói|rửa da/u);
  });

  test('that was seeds is brought as seeds', () => {
    expect(planOf('con an hat gi ngoai vuon truong, gio do mat, con nguoi gian to, noi sang', { age: 8 })).toMatch(
      /ảnh cây.*Ai cùng ăn/u,
    );
  });

  test('that was sprayed is washed off, with gloves', () => {
    const plan = planOf(
      'ck xit thuoc sau ngoai ruong ve, nuoc mieng trao ra, mo hoi dam dia, con nguoi teo nhu dau kim',
    );
    expect(plan).toMatch(/đeo găng.*Cởi bỏ quần áo.*rửa da/u);
  });
});

test('who missed dialysis half sits, and the legs stay low', () => {
  for (const symptoms of [
    'me em chay than bo 2 cu vi mua lu, nay tay chan yeu xiu, tim dap cham rai, tuc nguc',
    'bố lọc máu bỏ 1 buổi, giờ tức ngực, mạch yếu, người lả đi',
  ]) {
    const plan = planOf(symptoms, { age: 56 });
    expect(plan).toContain('Bỏ lọc máu');
    expect(plan).not.toMatch(/kê hai chân cao|kê chân/u);
  }
});

test('who is cold through is moved gently and never raised by the legs or rubbed', () => {
  for (const symptoms of [
    'cụ mấy hôm nay trời rét, người lạnh toát đo có 33 độ, lay chỉ ú ớ',
    'ông cụ dầm mưa cả đêm, người lạnh cóng, lơ mơ, nói không rõ',
  ]) {
    const plan = planOf(symptoms, { age: 82 });
    expect(plan).toMatch(/di chuyển thật nhẹ.*không xoa bóp/u);
    expect(plan).toMatch(/nằm nghiêng/u);
    expect(plan).not.toMatch(/kê hai chân|ngồi/u);
  }
  expect(planOf('nôn ra máu, người lạnh toát, vã mồ hôi, trời lạnh')).not.toContain('Người quá lạnh');
});

test('dengue with cold hands lies down and is kept warm, and the drowsy on the side', () => {
  const plan = planOf('con bị xuất huyết ngày thứ 5, hết sốt rồi mừng quá, mà tay chân lạnh, đau bụng, nằm li bì', {
    age: 9,
  });
  expect(plan).toMatch(/dù đã hết sốt.*Không aspirin/u);
  expect(plan).toMatch(/cho nằm, kê hai chân cao.*Lơ mơ mà còn thở: đặt nằm nghiêng/u);
  expect(plan).toContain('Giữ ấm');
  expect(plan).toContain('theo dõi nhịp thở');
  expect(plan).not.toContain('khi chưa thử máu');
});

test('a father on dialysis has missed none, and who is grown is told of no bowel of a child', () => {
  expect(planOf('bo em chay than nhan tao, hom nay ngu ga ngu gat, goi thi u roi lai ngu', { age: 60 })).not.toContain(
    'Bỏ lọc máu',
  );
  const grown = planOf('thai 16 tuần, ói ra mật xanh mật vàng suốt, mệt lả', { age: 33, sex: 'female' });
  expect(grown).not.toMatch(/ngoại nhi|đắp chăn|Tạm chưa/u);
});
