import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Women, mothers, children, the mind, and what is done until help is there: in cases made up for this. */
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { patient?: Partial<Intake['patient']> };

function answer({ patient, ...told }: Told) {
  const intake: Intake = { need: 'treatment', ...told, patient: { province: 'Nam Định', ...patient } };
  return navigate(intake, graph, tuesdayMorning);
}

type Answer = ReturnType<typeof answer>;
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');
const doNow = ({ safety }: Answer) => safety.doNow.map(({ vi }) => vi).join('\n');
const woman = { age: 29, sex: 'female', isSelf: true } as const;

describe('who is pregnant or wishes to be', () => {
  test.each([
    'em thu que 2 vach, di kham lan dau lam nhung gi',
    'vợ em mới biết có thai, chưa siêu âm, hơi buồn nôn',
    "Just found out I'm pregnant, two positive home tests, about 6 weeks. No symptoms except nausea.",
  ])('is told what the first visit is, and not to test again: %s', (symptoms) => {
    const given = answer({ symptoms, patient: { ...woman, isSelf: false } });
    expect(given.safety.seeWithin).toBe('14d');
    expect(steps(given)).toMatch(/lập sổ khám thai/u);
    expect(steps(given)).not.toMatch(/Thử que/u);
  });

  test.each(['que 2 vach ma dau bung duoi ben trai', 'thử que hai vạch, ra máu đỏ, choáng'])(
    'but not where something hurries: %s',
    (symptoms) => {
      const given = answer({ symptoms, patient: woman });
      expect(given.safety.urgency).not.toBe('routine');
      expect(steps(given)).not.toMatch(/lập sổ khám thai/u);
    },
  );

  test('asks now about a birth after a caesarean, which the directory does not know of', () => {
    for (const symptoms of [
      'bau 28 tuan, con dau sanh mo, lan nay muon de thuong',
      '22 weeks pregnant with second baby, all normal. First birth was a c-section in France and I hope for a vaginal birth.',
    ])
      expect(steps(answer({ symptoms, patient: woman }))).toMatch(/Danh bạ không ghi.*đỡ thường sau mổ/u);
  });

  test('under treatment sees both doctors and stops nothing', () => {
    const calm = answer({ symptoms: 'lupus 4 năm uống cellcept, bệnh êm, tính có em bé', patient: woman });
    expect(calm.safety.urgency).toBe('routine');
    expect(steps(calm)).toMatch(/bác sĩ sản.*không tự bỏ/u);
    expect(steps(answer({ symptoms: 'dong kinh uong depakine, muon co em be', patient: woman }))).toMatch(
      /axit folic/u,
    );
    const ill = answer({ symptoms: 'tiểu đường muốn có con, nôn nhiều, thở nhanh, lơ mơ', patient: woman });
    expect(ill.safety.urgency).toBe('emergency');
  });

  test('carries a gene as a couple, or alone', () => {
    const both = answer({ symptoms: 'khám trước khi có con, cả hai đều mang gen tan máu bẩm sinh', patient: woman });
    expect(steps(both)).toMatch(/cùng đi tư vấn di truyền/u);
    expect(steps(both)).not.toMatch(/Gọi 115/u);
    const one = answer({ symptoms: 'sắp cưới, em mang gen thalassemia, người yêu chưa thử', patient: woman });
    expect(steps(one)).toMatch(/Hai người cùng thử/u);
  });
});

describe('women', () => {
  test.each([
    'sinh con duoc 1 thang, vu phai do cung dau, sot 38.5',
    'cang sua 2 ngay, vu noi cuc cung dau, be van bu, co nen thong tia khong',
  ])('a breast full of milk is the maternity ward’s, with or without marks: %s', (symptoms) => {
    const given = answer({ symptoms, patient: woman });
    expect(steps(given)).toMatch(/Vẫn cho bú/u);
    expect(given.primary.department.name.vi).not.toMatch(/Ung bướu/u);
  });

  test('a little blood after the menopause is seen soon, much of it now', () => {
    const old = { age: 61, sex: 'female' } as const;
    const little = answer({ symptoms: 'mãn kinh hơn 10 năm rồi mà 3 bữa ni ra máu lại như có kinh', patient: old });
    expect(little.safety.urgency).toBe('urgent');
    expect(steps(little)).toMatch(/Ra ít cũng cần khám/u);
    for (const symptoms of [
      'mãn kinh 5 năm, ra máu ướt đẫm 3 miếng băng một tiếng',
      'mãn kinh 3 năm, ra máu ào ào từ sáng, mặt tái mét',
    ])
      expect(answer({ symptoms, patient: old }).safety.urgency).toBe('emergency');
  });

  test('the wound of a caesarean goes back to who made it, without the lines of a shock', () => {
    const given = answer({
      symptoms: 'vợ mổ bắt con 6 bữa, sốt 38.5, vết mổ ướt dịch vàng, sản dịch hôi',
      patient: woman,
    });
    expect(steps(given)).toMatch(/Gọi khoa sản đã mổ/u);
    expect(doNow(given)).not.toMatch(/kê hai chân cao/u);
    const bled = answer({ symptoms: 'sinh mổ 6 ngày, sốt, ra máu ướt đẫm băng, choáng', patient: woman });
    expect(doNow(bled)).toMatch(/kê hai chân cao/u);
  });

  test('who faints with a late period is carried lying', () => {
    const given = answer({
      symptoms: 'tre kinh 10 ngay, dau bung duoi ben trai, vua xiu, mat trang bech',
      patient: woman,
    });
    expect(doNow(given)).toMatch(/không chở ngồi xe máy/u);
    const awake = answer({ symptoms: 'trễ kinh 10 ngày, đau bụng dưới dữ dội', patient: woman });
    expect(doNow(awake)).not.toMatch(/xe máy/u);
  });
});

describe('children', () => {
  test('dry itchy skin is moisturised and not bathed in leaves', () => {
    const baby = { ageMonths: 5, sex: 'male' } as const;
    for (const symptoms of ['2 ma do san sui, ngua hay dui mat, tam la khe', 'chàm sữa hai má, đêm gãi, bôi phấn rôm'])
      expect(steps(answer({ symptoms, patient: baby }))).toMatch(/kem dưỡng ẩm/u);
    const swollen = answer({ symptoms: 'hai má đỏ ngứa, môi sưng, thở khò khè sau ăn trứng', patient: baby });
    expect(swollen.safety.urgency).toBe('emergency');
  });

  test('a testis that is not there is planned, one that hurts is not', () => {
    const boy = { age: 2, sex: 'male' } as const;
    const goal = 'mo o dau';
    for (const symptoms of ['be chi co 1 hon dai, ben kia khong co', 'một bên bìu trống không thấy hòn']) {
      const given = answer({ symptoms, goal, patient: boy });
      expect(given.safety.urgency).toBe('routine');
      expect(steps(given)).toMatch(/6–18 tháng/u);
    }
    const hurts = answer({ symptoms: 'bìu trống một bên, nay bẹn sưng đau khóc thét', patient: boy });
    expect(hurts.safety.urgency).toBe('emergency');
  });

  test('sudden pain there goes straight to who operates', () => {
    const symptoms = 'con đau bìu trái đột ngột từ 4h sáng, sưng đỏ, ói';
    const given = answer({ need: 'find_hospital', symptoms, patient: { age: 13, sex: 'male' } });
    expect(steps(given)).toMatch(/có bác sĩ mổ được không/u);
    expect(steps(given)).not.toMatch(/chuyển viện sau/u);
  });

  test('a bite is told of serum, money and whom to ring, whatever the words', () => {
    const given = answer({ symptoms: 'chau bi cho la can vao chan chay mau, con cho chay mat', patient: { age: 7 } });
    expect(steps(given)).toMatch(/huyết thanh kháng dại/u);
    expect(steps(given)).toMatch(/thường không trả vắc xin dại/u);
    expect(steps(given)).toMatch(/gỡ hết lá/u);
  });
});

describe('the mind', () => {
  test('a child that hurts itself is asked calmly, a scratch by a cat is not', () => {
    for (const symptoms of [
      'tay con gái có mấy vết rạch cũ, con nói làm vậy cho nhẹ lòng',
      'con ít nói hẳn, ở trong phòng cả ngày, cánh tay có vết cào xước cũ, hỏi thì khóc',
    ])
      expect(steps(answer({ symptoms, patient: { age: 14, sex: 'female' } }))).toMatch(/Hỏi bình tĩnh/u);
    const cat = answer({ symptoms: 'con bị mèo cào, vết cào ở tay, khóc', patient: { age: 10 } });
    expect(steps(cat)).not.toMatch(/Hỏi bình tĩnh/u);
  });

  test('grief is not left alone, a lost job is no grief', () => {
    const old = { age: 73, sex: 'male' } as const;
    const grief = 'từ ngày bà mất, bố em ăn ít, ngồi thừ cả ngày, không nói với ai';
    expect(steps(answer({ symptoms: grief, patient: old }))).toMatch(/Cất thuốc sâu/u);
    const job = answer({ symptoms: 'từ ngày mất việc ăn ít, mất ngủ', patient: { age: 40, sex: 'male' } });
    expect(steps(job)).not.toMatch(/Mất người thân/u);
  });

  test('who asks how to bring somebody to psychiatry is told who goes, what to bring and who helps', () => {
    const given = answer({
      need: 'admission',
      symptoms: 'em trai cười một mình, nói có người theo dõi, đập đồ',
      goal: 'dua vao benh vien tam than cach nao, can giay gi',
      patient: { age: 25, sex: 'male', isSelf: false },
    });
    expect(steps(given)).toMatch(/người nhà ký nhập viện/u);
  });

  test('who refuses in danger is not left to it', () => {
    const given = answer({ symptoms: 'em gái uống mấy ngụm thuốc cỏ 2 tiếng trước, giờ tỉnh, không chịu đi viện' });
    expect(steps(given)).toMatch(/không chờ đồng ý/u);
    expect(doNow(given)).toMatch(/súc miệng rồi nhổ ra/u);
    const school = answer({ symptoms: 'con không chịu đi học, khóc mỗi sáng', patient: { age: 7 } });
    expect(steps(school)).not.toMatch(/Người bệnh không chịu đi/u);
  });
});

describe('until help is there', () => {
  test('a snake’s venom that reaches the lids: watch the breath, and no healer', () => {
    const given = answer({
      symptoms: 'bị rắn hổ đất mổ ở tay, hai mí mắt sụp, nói khó, bên nội đòi chở đi thầy lấy nọc',
    });
    expect(doNow(given)).toMatch(/thổi ngạt ngay/u);
    expect(steps(given)).toMatch(/Không đưa đến thầy lấy nọc/u);
    expect(doNow(answer({ symptoms: 'rắn lục cắn ngón chân, sưng tới gối' }))).not.toMatch(/thổi ngạt/u);
  });

  test('a diver is known by what was dived for', () => {
    const given = answer({ symptoms: 'lặn hải sâm sâu lắm, trồi lên nửa tiếng thì tê hai chân, đứng không nổi' });
    expect(doNow(given)).toMatch(/Không lặn lại.*Nằm phẳng/su);
  });

  test('a child that chokes is held, and revived once limp', () => {
    const symptoms = 'dang an lac thi sac, ho tim tai, gio tho rit khoc khan, moi tim';
    const given = answer({ need: 'emergency', symptoms, patient: { ageMonths: 22 } });
    expect(doNow(given)).toMatch(/ôm ngồi trong lòng/u);
    expect(doNow(given)).toMatch(/Lịm đi, không thở/u);
  });
});
