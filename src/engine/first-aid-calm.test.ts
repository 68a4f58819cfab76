import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(symptoms: string, given: Partial<Intake> = {}) {
  const intake: Intake = { need: 'treatment', patient: { age: 35, province: 'Tuyên Quang' }, symptoms, ...given };
  const { safety, nextSteps } = navigate(intake, graph, now);
  return {
    urgency: safety.urgency,
    doNow: safety.doNow.map(({ vi }) => vi).join('\n'),
    why: safety.reasons.map(({ vi }) => vi).join('\n'),
    steps: nextSteps.map(({ title }) => title.vi),
    icon: nextSteps[0]?.icon,
  };
}

const aged = (age: number): Partial<Intake> => ({ patient: { age, province: 'Tuyên Quang' } });

describe('first aid for what has been done, or is over, already', () => {
  test.each([
    'cưa máy cắt vào đùi, máu phun thành tia, buộc khăn rồi vẫn thấm ướt',
    'may cat co van vao cang chan mau phun ra nhu voi, da lay ao buoc chat ma mau van chay uot het',
  ])('ties a limb only where pressing with full weight fails: %s', (text) => {
    const { doNow } = answer(text, { severity: 'severe' });
    expect(doNow.indexOf('bằng cả sức nặng người')).toBeGreaterThan(0);
    expect(doNow.indexOf('buộc một dải vải rộng')).toBeGreaterThan(doNow.indexOf('bằng cả sức nặng người'));
    expect(doNow).toContain('không nới ra');
  });

  test.each([
    'chảy máu cam 30 phút không cầm, ướt hết 3 cái khăn tay',
    'bị rắn lục cắn vào tay, chỗ cắn chảy máu không cầm',
    'rong kinh ướt hết băng, tay chân lạnh',
  ])('ties nothing round what is no wound of a limb: %s', (text) => {
    expect(answer(text, { severity: 'severe' }).doNow).not.toContain('buộc một dải vải rộng');
  });

  test('keeps the dressing on a wound that no longer bleeds, and lets the family drive', () => {
    const cut = answer('dao chặt dừa chém vào bắp chân, đã băng ép, máu ngừng chảy rồi nhưng vết sâu thấy mỡ');
    expect(cut.doNow).toMatch(/^Đi ngay đến khoa cấp cứu/u);
    expect(cut.doNow).toContain('giữ nguyên băng ép');
    expect(answer('dao chém vào bắp chân, máu chưa ngừng chảy, mặt tái').doNow).toMatch(/^Gọi 115 ngay/u);
  });

  test('has a cast split and not splinted again', () => {
    const text = 'té gãy tay bó bột hôm qua, nay các ngón tay sưng, hơi tím, kêu chật và nhức nhiều hơn';
    const { doNow } = answer(text, aged(10));
    expect(doNow).toContain('rạch nới bột');
    expect(doNow).not.toMatch(/Nẹp giữ yên|không kê cao/u);
  });

  test('does not speak of no breath to who came round, nor of power that is off', () => {
    const shock = answer('sửa mái tôn bị điện giật văng xuống, bất tỉnh 2 phút, giờ tỉnh, bàn tay cháy đen một chỗ');
    expect(shock.doNow).not.toMatch(/Chưa tỉnh|Ngắt điện/u);
    expect(shock.doNow).toMatch(/giữ thẳng đầu và cổ/u);
    expect(shock.doNow).toMatch(/Chỗ cháy do điện/u);
    expect(answer('điện giật bất tỉnh, ngừng thở').doNow).toMatch(/Ngắt điện trước/u);
    expect(answer('bất tỉnh 5 phút, giờ lơ mơ').doNow).toMatch(/ép tim/u);
  });

  test('tells what to do if the ambulance is far', () => {
    const fall = answer('té từ giàn giáo, hai chân tê không nhúc nhích được', { severity: 'severe' });
    expect(fall.steps[0]).toMatch(/chờ xe cấp cứu.*ván phẳng/u);
    const sinking = answer('té xe hồi trưa đập đầu, về nhà bình thường, tối ói vọt 3 lần, giờ ngủ gà gọi ú ớ');
    expect(sinking.doNow).toMatch(/xe 115 đến chậm thì đi ngay bằng ô tô/u);
    expect(sinking.doNow).not.toMatch(/chờ xe đến|đường huyết/u);
  });

  test.each([
    ['cat sat bi mạt sat văng vo mat trai, com xon do', 'không khều bằng kim'],
    ['từ hôm qua thấy chớp sáng, nhiều đốm đen bay, sáng nay như có màn che góc dưới mắt phải', 'soi đáy mắt'],
    ['bị rắn lục cắn mu bàn tay, sưng tới khuỷu', 'hỏi có huyết thanh kháng nọc'],
    ['đau đẻ từ đêm, vỡ ối, muốn rặn, đường sạt lở xe không ra được', 'đừng lên đường'],
    ['sáng nay nói đớ, yếu tay trái khoảng 15 phút rồi hết, giờ bình thường', 'Dù đã hết vẫn phải đi'],
    ['bắp chân trái sưng đau, sáng nay khó thở, đau ngực khi hít sâu', 'không leo cầu thang'],
    ['em trai cầm dao đòi chém cả nhà, nói có người sai khiến', 'ra khỏi chỗ đó trước'],
    ['bạn em viết thư tuyệt mệnh, đòi nhảy lầu, đang ở ban công', '113 và 114'],
    ['té trong nhà tắm, đau háng không đứng dậy được, chân ngắn hơn bên kia', 'chèn gối'],
    ['uống rượu tối qua, sáng nay nôn, nhìn mờ hẳn', 'cồn công nghiệp'],
    ['nấu cám trong bếp kín, cả nhà 3 người đau đầu buồn nôn, bà lả đi', 'ra chỗ thoáng'],
    ['rơi xuống ao, vớt lên khóc được, giờ ho nhiều', 'phổi có thể nặng lên'],
  ])('says what decides: %s', (text, line) => {
    expect(answer(text, { severity: 'severe' }).doNow).toContain(line);
  });

  test('says what decides where it is to be seen within a day too', () => {
    expect(answer('Bé nuốt đồng xu chiều nay, uống nước được', { ...aged(4), severity: 'mild' }).doNow).toContain(
      'chưa cho ăn uống cho đến khi chụp phim',
    );
    expect(answer('hàn điện không đeo kính, tối về hai mắt cộm rát chảy nước mắt').doNow).toContain('thuốc tê');
    expect(answer('búa đập vào ngón tay cái, tím móng, sưng đau', { severity: 'severe' }).doNow).toContain(
      'không tự chọc móng',
    );
    const cut = answer('cut my foot on coral, it bled a lot but has stopped now, gaping', { severity: 'severe' });
    expect(cut.doNow).toContain('giữ nguyên băng ép');
    const fit = answer('trưa nay sốt 39.8 lên co giật 1 phút rồi tỉnh, giờ chơi lại bình thường', aged(2));
    expect(fit.doNow).toMatch(/Giật lại: đặt nằm nghiêng.*không nhét gì vào miệng/u);
  });

  test('asks for no spitting where a nosebleed has stopped', () => {
    const text = 'chau xanh xao met moi ca thang, hay bam tim, dem dau chan, hom nay chay mau cam 2 lan moi cam';
    const child = answer(text, { ...aged(6), redFlags: ['severe_bleeding'] });
    expect(child.doNow).toContain('Máu mũi đã cầm');
    expect(child.doNow).not.toContain('Nhổ máu ra');
  });

  test('names no poison where nobody swallowed or breathed anything', () => {
    const text = 'chau xanh xao met moi ca thang, hay bam tim, dem dau chan, hom nay chay mau cam 2 lan moi cam';
    expect(answer(text, aged(6)).doNow).not.toContain('chất độc');
    expect(answer('bé uống nhầm dầu hỏa, ho sặc sụa', aged(2)).doNow).toContain('chất độc');
  });

  test('soaks the spine of a fish, and names no other part than the one that hurts', () => {
    const sting = answer('bị cá ngát đâm vào tay nhức dữ dội, sưng', {
      patient: { age: 35, sex: 'male', province: 'Tuyên Quang' },
    });
    expect(sting.doNow).toContain('nước nóng vừa chịu được');
    expect(sting.why).not.toContain('bìu');
  });

  test('says once how to hold a joint', () => {
    const { doNow, steps } = answer('ngã xe đạp đau cổ tay, cổ tay sưng to, vẫn nhúc nhích ngón tay được', aged(7));
    const held = [...doNow.split('\n'), ...steps].filter((line) => /^Nẹp giữ yên/u.test(line));
    expect(held).toHaveLength(1);
  });

  test('takes no cut of a crash for a bite', () => {
    const cut = answer('Crashed my motorbike on the loop, deep cut on my shin, bleeding stopped with pressure');
    expect(cut.doNow).not.toContain('vắc xin dại');
  });
});

describe('whom a family brings', () => {
  test('is told so at the head, with the same word in the reasons', () => {
    const eye = answer('Sáng nay dậy tự nhiên mắt phải không thấy gì như có rèm kéo xuống, không đau');
    expect(eye.icon).toBe('hospital');
    expect(eye.doNow).toMatch(/^Đi ngay đến khoa cấp cứu/u);
    const wrist = answer('Ngã xích đu, cổ tay sưng vẹo, không chịu cử động, ngón tay hồng ấm', aged(6));
    expect(wrist.doNow + wrist.why).not.toMatch(/Gọi 115 ngay|gọi 115\.$/u);
  });

  test('is not who struggles for breath', () => {
    const child = answer('bé nuốt viên pin, khó thở, chảy dãi', aged(3));
    expect(child.urgency).toBe('emergency');
    expect(child.icon).toBe('phone');
  });
});
