import { describe, expect, it, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { complaints, matters } from '#engine/knowledge/topics.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What families call by its name, in cases made up for this. */
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');
const tuesdayEvening = Date.parse('2026-11-17T20:00+07:00');
const sundayMorning = Date.parse('2026-11-22T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { patient?: Partial<Intake['patient']> };

function answer({ patient, ...told }: Told, now = tuesdayMorning) {
  const intake: Intake = { need: 'treatment', ...told, patient: { province: 'Nam Định', ...patient } };
  return navigate(intake, graph, now);
}

type Answer = ReturnType<typeof answer>;
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');
const warning = ({ nextSteps }: Answer) => nextSteps.find(({ icon }) => icon === 'warning')?.title.vi ?? '';

test('a knee is no headache, though its name begins like one', () => {
  const given = answer({ symptoms: 'tôi 68 tuổi đau đầu gối nhiều năm', patient: { age: 68 } });
  expect(steps(given)).not.toMatch(/giảm đau quá 2 ngày|Đo huyết áp/u);
  expect(given.specialties).toContain('orthopedics');
});

test.each(['đau lưng mấy hôm nay', 'đau đầu mấy hôm nay', 'chong mat may hom nay', 'em bị nổi mẩn'])(
  'a plain complaint of some days is no emergency: %s',
  (symptoms) => {
    expect(answer({ symptoms }).safety.urgency).not.toBe('emergency');
  },
);

describe('a matter that is told by its name gets a line of its own', () => {
  test.for<[Told, RegExp]>([
    [{ symptoms: 'con em 3 tuổi nhét hạt lạc vào mũi, thở bình thường', patient: { age: 3 } }, /Ngừng khều/],
    [{ symptoms: 'mẹ em bị zona ở sườn từ hôm qua, bà đòi đắp lá', patient: { age: 60 } }, /72 giờ đầu/],
    [{ symptoms: 'vợ chồng em lấy nhau 2 năm chưa có con', patient: { age: 29, sex: 'female' } }, /tinh dịch đồ/],
    [
      { symptoms: 'chó nhà cắn xước bắp chân, bà bảo đi thầy lang', patient: { age: 20 } },
      /thầy lang không phòng được/,
    ],
    [{ symptoms: 'em bầu 20 tuần, lớp em dạy có bạn bị thủy đậu', patient: { age: 30, sex: 'female' } }, /khẩu trang/],
    [{ need: 'surgery', symptoms: 'I want a vasectomy', patient: { age: 41, sex: 'male' } }, /tiết niệu/],
    [{ symptoms: 'trào ngược lâu năm, hay ợ chua sau ăn', patient: { age: 35 } }, /không nằm trong 3 giờ sau ăn/],
  ])('%j', ([told, line]) => {
    expect(steps(answer(told))).toMatch(line);
  });

  it('is heard without marks, but not where the words without marks are others', () => {
    expect(steps(answer({ symptoms: 'chong em soi than 6mm, dau am i', patient: { age: 40 } }))).toContain('tan sỏi');
    expect(steps(answer({ symptoms: 'me toi ho khan hai ngay to hom qua' }))).not.toContain('đo giấc ngủ');
  });

  it('is not heard where it is denied or is another’s', () => {
    expect(steps(answer({ symptoms: 'đau lưng mỏi người, không bị sỏi thận' }))).not.toContain('tan sỏi');
  });
});

const letter = `Kính gửi bác sĩ, tôi 49 tuổi, kinh bắt đầu lộn xộn từ Tết, khi hai mươi ngày khi năm mươi ngày, lượng ít dần, có
  tháng chỉ lấm tấm. Kèm theo nóng bừng mặt, mồ hôi đêm ướt áo, cáu với chồng con vô cớ xong lại hối hận. Tôi dạy học nên đứng
  lớp mà nóng bừng thì ngại lắm. Khám tổng quát thấy mỡ máu hơi cao. Chị tôi uống nội tiết năm năm thấy khỏe, còn cô bạn thì
  bảo uống vào dễ bệnh. Xin hỏi tôi có nên dùng nội tiết không, và nên khám phụ khoa ở đâu?`;

describe('the line of a matter is said only to whom it fits', () => {
  test.for<[string, RegExp, string, string]>([
    [
      'of the long run where nothing hurries',
      /Sỏi chưa từng gây đau/,
      'sỏi túi mật 8mm phát hiện tình cờ, không đau',
      'đau hạ sườn phải 5 tiếng, sốt 38, có sỏi túi mật từ trước',
    ],
    [
      'of an operation before it is done',
      /Hỏi có cần mổ không/,
      'trĩ độ 2 lâu lâu sa, đẩy vô được, có nên mổ trĩ không',
      'mổ trĩ longo 8 ngày đi cầu còn rát, ngâm nước ấm ngày mấy lần',
    ],
    [
      'beside the words that it takes',
      /thẻ tên/,
      'ông 83 tuổi ba năm nay hay quên, hỏi đi hỏi lại một câu',
      'tôi 60 tuổi ghép thận 3 năm, hay quên cữ thuốc 8 giờ tối',
    ],
    [
      'not where such words are denied',
      /dễ thiếu máu/,
      'kinh ra nhiều quá, 41 tuổi',
      'kinh đều, không ra nhiều, 41 tuổi',
    ],
    [
      'not beside the words of another case',
      /globulin miễn dịch/,
      'em bầu 11 tuần, con lớn bị thủy đậu hôm kia, em chưa tiêm',
      'em bầu 14 tuần bị thủy đậu, hôm qua nổi mụn nước khắp lưng, sốt 38,7',
    ],
    [
      'of a figure that is one',
      /INR cao thì thường/,
      'uống sintrom thay van, INR hôm nay 6,2',
      'uống sintrom van cơ học, INR tháng này 2,6, ăn rau ngót được không',
    ],
    ['not of what a letter touches once', /thuốc nam thải độc gan/, 'mỡ máu cao, muốn thử lại', letter],
    [
      'not of old days',
      /tan sỏi/,
      'sỏi thận 5 ly, không đau',
      'Năm 2020 tôi bị sỏi thận, tán ở Hà Nội. Nay khỏe, muốn khám tổng quát',
    ],
    [
      'not of words that a comma parts',
      /bác sĩ chỉnh nha/,
      'cháu bị răng hô, muốn chỉnh',
      'đánh răng chảy máu chân răng, ho khan nhẹ',
    ],
    [
      'not of what is denied inside the phrase',
      /Rửa tay thường xuyên/,
      'mắt đỏ nhiều ghèn từ hôm qua',
      'mắt đỏ không ghèn, hơi khô, nhìn rõ',
    ],
    [
      'not of what the words are only without their marks',
      /lật mi,/,
      'thợ hồ bị vôi bắn vào mắt, rát không mở được',
      'chau toi chi o voi me toi voi di, tu sang mat trung, ngu li bi, goi khong tinh',
    ],
  ])('%s', ([, line, fits, misfits]) => {
    expect(steps(answer({ symptoms: fits }))).toMatch(line);
    expect(steps(answer({ symptoms: misfits }))).not.toMatch(line);
  });
});

describe('the warning fits the matter', () => {
  test.for<[Told, RegExp, RegExp]>([
    [{ symptoms: 'ngã chống tay, cổ tay sưng đau', patient: { age: 30 } }, /tím tái/, /són tiểu/],
    [
      { symptoms: 'tái khám sau đột quỵ, tay trái yếu', patient: { age: 66 }, durationDays: 200 },
      /mới xuất hiện/,
      /đạp/,
    ],
    [{ symptoms: 'uống sintrom thay van, INR 4,9', patient: { age: 55 } }, /chảy máu không cầm/, /sốt kèm cứng cổ/],
  ])('%j', ([told, has, lacks]) => {
    const line = warning(answer(told));
    expect(line).toMatch(has);
    expect(line).not.toMatch(lacks);
  });

  it('is left out where nobody is ill, and so are questions about danger', () => {
    const braces = answer({ symptoms: 'muốn niềng răng cho cháu', patient: { age: 12 } });
    expect(warning(braces)).toBe('');
    expect(braces.ask).toEqual([]);
    expect(braces.insurance.summary.vi).toContain('thường không thuộc phần bảo hiểm y tế trả');
  });

  it('of a fever stays that of a fever', () => {
    expect(warning(answer({ symptoms: 'sốt cao 3 ngày, đau đầu, mỏi người', patient: { age: 28 } }))).toContain('sốt');
  });
});

describe('a matter known to wait', () => {
  test.for<[Told, string]>([
    [{ symptoms: 'siêu âm có nhân giáp 9mm TIRADS 2, có nơi bảo đốt', patient: { age: 50 } }, 'endocrinology'],
    [{ symptoms: 'chồng nghiện rượu lâu năm muốn cai, chưa bị co giật', patient: { age: 45 } }, 'psychiatry'],
    [{ symptoms: 'ngủ ngáy to, vợ thấy ngưng thở khi ngủ', patient: { age: 50 }, durationDays: 300 }, 'ent'],
    [{ symptoms: 'bé gái 7 tuổi nhú ngực, lo dậy thì sớm', patient: { age: 7 }, durationDays: 90 }, 'endocrinology'],
  ])('is not hurried by what its words resemble: %j', ([told, specialty]) => {
    const { safety, specialties } = answer(told);
    expect(safety.urgency).toBe('routine');
    expect(specialties[0]).toMatch(specialty);
  });

  it('is hurried all the same by a sign, a measured value or clear words', () => {
    const thyroid = 'có nhân giáp, hôm nay khó thở dữ dội, môi tím, thở rít';
    expect(answer({ symptoms: thyroid, patient: { age: 50 } }).safety.urgency).toBe('emergency');
    expect(answer({ symptoms: 'ngủ ngáy to, SpO2 82', patient: { age: 50 } }).safety.urgency).toBe('emergency');
    const man = { age: 54, sex: 'male' } as const;
    const raised = answer({ symptoms: 'đo ở nhà huyết áp 142/88 cả tuần, không đau đầu', patient: man });
    expect(raised.safety.urgency).toBe('routine');
    const pregnant = { age: 30, sex: 'female' } as const;
    expect(
      answer({ symptoms: 'bầu 34 tuần huyết áp 150/95, không đau đầu', patient: pregnant }).safety.urgency,
    ).not.toBe('routine');
  });
});

describe('what is not left until the morning', () => {
  test.for<[string]>([
    ['bố đặt ống thông tiểu, chiều nay sonde tiểu bị tuột, bụng căng'],
    ['tiểu buốt mấy hôm, nay sốt 38,5, đau hông lưng'],
  ])('%s', ([symptoms]) => {
    const [first] = answer({ symptoms, patient: { age: 60 } }, tuesdayEvening).nextSteps;
    expect(first?.title.vi).toContain('cấp cứu');
  });

  it('names the day where clinics are closed all day', () => {
    const given = answer({ symptoms: 'tiểu buốt, sốt 38,8, đau hông lưng', patient: { age: 40 } }, sundayMorning);
    expect(given.nextSteps[0]?.title.vi).toContain('Chủ nhật');
  });
});

test('a place on the card is known by the name that people write', () => {
  const told = { symptoms: 'hay quên nửa năm nay', patient: { age: 78, province: 'Sơn Tây' } } as const;
  const given = answer({ ...told, insurance: { hasCard: true, registeredAt: 'BVDK Son Tay' } });
  expect(given.primary.insurance?.vi).toContain('nơi đăng ký');
});

test('every matter and complaint says something, in both languages and at no length', () => {
  for (const { heard, says, watch, isFever, within, isPicture } of [...matters, ...complaints]) {
    expect(isFever ?? says ?? watch ?? within ?? isPicture, heard).toBeTruthy();
    for (const words of [says?.title, watch].filter((each) => each !== undefined)) {
      expect(words.vi.length, words.vi).toBeLessThan(410);
      // English says the same in more letters.
      expect(words.en.length, words.en).toBeLessThan(470);
    }
  }
});

test('who thinks of dying is told what to say and to whom, and not to note when it began', () => {
  const said = steps(
    answer({ symptoms: 'em không muốn sống nữa, định uống hết vỉ thuốc ngủ', patient: { age: 22, isSelf: true } }),
  );
  expect(said).toContain('nói một câu với một người lớn');
  expect(said).not.toContain('Ghi lại giờ bắt đầu');
  expect(
    steps(answer({ symptoms: 'em trai tôi nói muốn chết, giấu dây trong phòng', patient: { age: 25 } })),
  ).toContain('không trách');
});

test('of this test is said whether one fasts, and not of all tests', () => {
  const said = steps(
    answer({ need: 'checkup', symptoms: 'muốn đo mật độ xương, có cần nhịn ăn không', patient: { age: 64 } }),
  );
  expect(said).toContain('Đo mật độ xương: không cần nhịn ăn');
  expect(said).not.toContain('siêu âm bụng: 4–8 giờ');
});
