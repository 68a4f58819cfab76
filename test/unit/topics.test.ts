import { describe, expect, it, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { complaints } from '#engine/knowledge/topics/complaints.ts';
import { matters } from '#engine/knowledge/topics.ts';
import { navigate } from '#engine/navigate.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

/** What families call by its name, in cases made up for this. */
const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
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
    [{ symptoms: 'trưa nay ăn cá bị hóc xương, nuốt đau' }, /Không nuốt thêm cơm/],
    [{ symptoms: 'mẹ em bị zona ở sườn từ hôm qua, bà đòi đắp lá', patient: { age: 60 } }, /72 giờ đầu/],
    [{ symptoms: 'vợ chồng em lấy nhau 2 năm chưa có con', patient: { age: 29, sex: 'female' } }, /tinh dịch đồ/],
    [
      { symptoms: 'chó nhà cắn xước bắp chân, bà bảo đi thầy lang', patient: { age: 20 } },
      /thầy lang không phòng được/,
    ],
    [{ symptoms: 'em bầu 20 tuần, lớp em dạy có bạn bị thủy đậu', patient: { age: 30, sex: 'female' } }, /khẩu trang/],
    [{ need: 'surgery', symptoms: 'I want a vasectomy', patient: { age: 41, sex: 'male' } }, /tiết niệu/],
    [{ symptoms: 'đau dạ dày, ợ chua mấy tuần nay', patient: { age: 35 } }, /Ăn ít một/],
  ])('%j', ([told, line]) => {
    expect(steps(answer(told))).toMatch(line);
  });

  it('is heard without marks, but not where the words without marks are others', () => {
    expect(steps(answer({ symptoms: 'chong em soi than 6mm, dau am i', patient: { age: 40 } }))).toContain('bắt sỏi');
    expect(steps(answer({ symptoms: 'me toi ho khan hai ngay to hom qua' }))).not.toContain('đo giấc ngủ');
  });

  it('is not heard where it is denied or is another’s', () => {
    expect(steps(answer({ symptoms: 'đau lưng mỏi người, không bị sỏi thận' }))).not.toContain('bắt sỏi');
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
    [{ symptoms: 'uống sintrom thay van, INR 4,9', patient: { age: 55 } }, /chảy máu bất kỳ/, /sốt kèm cứng cổ/],
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
    expect(warning(answer({ symptoms: 'sốt 39 độ 3 ngày, đau đầu, mỏi người', patient: { age: 28 } }))).toContain(
      'sốt',
    );
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
  for (const { heard, says, watch, isFever } of [...matters, ...complaints]) {
    expect(isFever ?? says ?? watch, heard).toBeTruthy();
    for (const words of [says?.title, watch].filter((each) => each !== undefined)) {
      expect(words.vi.length, words.vi).toBeLessThan(330);
      expect(words.en.length, words.en).toBeLessThan(330);
    }
  }
});
