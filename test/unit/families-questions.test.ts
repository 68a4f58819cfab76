import { describe, expect, it, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { answers } from '#engine/knowledge/next-steps/answers.ts';
import { navigate } from '#engine/navigate.ts';
import { toldCues } from '#engine/next-steps/told-cues.ts';
import { readIntake } from '#engine/read-intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What families ask, and whose a line is: the steps, the first aid, the quotes and the papers, over the shipped directory. */
const tuesdayMorning = Date.parse('2026-11-17T09:00:00+07:00');

function answer(told: Partial<Intake>) {
  const given = navigate({ need: 'treatment', patient: {}, ...told }, graph, tuesdayMorning);
  const lines = (all: readonly { vi: string }[]) => all.map(({ vi }) => vi).join('\n');
  return {
    ...given,
    steps: lines(given.nextSteps.map(({ title }) => title)),
    reasons: lines(given.safety.reasons),
    papers: lines(given.bring),
    human: lines(given.humanNavigator.reasons),
    signs: given.safety.matched.map(({ code }) => code),
  };
}

describe('a question that a desk, an office or a ward answers', () => {
  it('is heard by each of its phrases', () => {
    const silent = answers.flatMap((each) =>
      each.heard
        .split('|')
        .map((phrase) => phrase.replace(/…/gu, 'sẽ').replace(/\s+/gu, ' ').trim())
        .map((phrase) => `${phrase}. ${each.beside?.split('|')[0] ?? ''}`)
        .filter((goal) => !toldCues(readIntake({ need: 'treatment', patient: {}, goal })).answers.has(each)),
    );
    expect(silent).toEqual([]);
  });

  test.for<[Partial<Intake>, RegExp]>([
    [{ need: 'discharge', goal: 'viện phí còn thiếu 3 triệu, có xin giảm được không' }, /Phòng Công tác xã hội/u],
    [{ need: 'revisit', goal: 'lỡ làm mất giấy hẹn rồi, có xin lại được không' }, /tra lại và cấp lại/u],
    [{ need: 'discharge', patient: { age: 2 }, goal: 'về nhà mấy ngày thì đi nhà trẻ lại' }, /ngày được đi học lại/u],
    [{ need: 'home_care', patient: { age: 5 }, goal: 'có chế độ trợ cấp nào cho cháu không' }, /khuyết tật/u],
    [{ need: 'second_opinion', goal: 'chị cả muốn đưa mẹ sang Singapore' }, /hãng|bệnh viện đầu ngành/u],
    [{ need: 'checkup', goal: 'gói 4 triệu với gói 15 triệu khác gì nhau, món nào cần' }, /Gói đắt không hẳn hơn/u],
  ])('has a first step of its own and is not handed to the doctor: %j', ([told, expected]) => {
    const { steps } = answer({ symptoms: 'đau gối hai năm nay', patient: { age: 60 }, ...told });
    expect(steps).toMatch(expected);
    expect(steps).not.toMatch(/băn khoăn/u);
    expect(steps.split('\n').length).toBeLessThanOrEqual(6);
  });

  it('is not answered where a story only tells of it', () => {
    const symptoms = 'mẹ tôi ở viện dưỡng lão, ba hôm nay ho khan, không sốt';
    expect(answer({ symptoms }).steps).not.toMatch(/dưỡng lão/u);
    expect(answer({ symptoms, goal: 'viện dưỡng lão nào nhận mẹ tôi' }).steps).toMatch(/đến xem trước/u);
  });

  it('speaks of boats, roads and money only where it hurries', () => {
    const told = { patient: { age: 79, province: 'Phú Quý' }, goal: 'biển động tàu không chạy tới mai' };
    const broken = 'bà té sáng nay, chân trái ngắn hơn và xoay ra ngoài, không nhấc lên được';
    expect(answer({ ...told, symptoms: broken, severity: 'severe' }).steps).toMatch(/Chưa có tàu/u);
    expect(answer({ ...told, symptoms: 'đau gối nhẹ hai năm nay' }).steps).not.toMatch(/Chưa có tàu/u);
  });
});

describe('who is about to leave a hospital', () => {
  const told = { need: 'discharge', patient: { age: 34, sex: 'female' } } as const;

  it('is told of the papers and of the signs of what was done, and not to come for a visit', () => {
    const symptoms = 'Em mổ đẻ ngày thứ 4, vết mổ khô, không sốt';
    const { steps, papers } = answer({ ...told, symptoms, goal: 'ra chiều nay, giấy gì để làm thai sản' });
    expect(steps).toMatch(/giấy chứng sinh/u);
    expect(steps).toMatch(/ra máu/u);
    expect(steps).not.toMatch(/Đến khám|hẹn mổ|nhịn ăn uống/u);
    expect(papers).not.toMatch(/hẹn nhập viện/u);
  });

  it('stays there in danger', () => {
    const symptoms = 'rắn chàm quạp cắn, nằm viện huyện 1 ngày, chân sưng tới gối, nướu răng rỉ máu';
    const { steps } = answer({ ...told, symptoms, goal: 'gia đình xin về đắp thuốc nam' });
    expect(steps).toMatch(/^Còn nằm viện: gọi ngay bác sĩ/u);
  });
});

describe('what is grave together', () => {
  test.for<[Partial<Intake>, RegExp]>([
    [{ symptoms: 'đi rừng một tuần mới về, cách ngày lại lên cơn rét run rồi sốt, vã mồ hôi' }, /thử máu tìm sốt rét/u],
    [{ diagnosis: 'lọc màng bụng', symptoms: 'chiều nay dịch xả ra đục, ớn lạnh' }, /mang túi dịch đục/u],
    [{ symptoms: 'mụn nước ở trán hai ngày nay, sáng nay mắt đỏ chảy nước' }, /bác sĩ mắt/u],
    [{ symptoms: 'uống methotrexate 2 tháng, hôm nay sốt 38.5, loét miệng' }, /công thức máu/u],
  ])('is seen within a day, with what to do: %j', ([told, expected]) => {
    const { safety, steps } = answer({ severity: 'moderate', durationDays: 2, ...told });
    expect(['24h', 'now']).toContain(safety.seeWithin);
    expect(steps).toMatch(expected);
  });

  it('is no patch too many for somebody who wants to die', () => {
    const symptoms =
      'Bố tôi ung thư di căn xương dùng miếng dán giảm đau, đau quá nên chú dán thêm 2 miếng. Sáng nay gọi mãi không dậy, thở rất chậm, con ngươi bé tí';
    const { safety, signs, steps } = answer({ need: 'home_care', symptoms, patient: { age: 71 }, severity: 'severe' });
    expect(safety.urgency).toBe('emergency');
    expect(signs).not.toContain('suicide_risk');
    expect(steps).toMatch(/Gỡ ngay mọi miếng dán/u);
    const meant = `${symptoms}, ông nói muốn chết, để lại thư tuyệt mệnh`;
    expect(answer({ symptoms: meant, patient: { age: 71 } }).signs).toContain('suicide_risk');
  });
});

describe('a line belongs to the patient', () => {
  it('whose cancer is only feared', () => {
    const { steps, papers, human } = answer({
      symptoms: 'Con chảy máu cam sáng nay, bóp mũi thì cầm rồi, chạy nhảy bình thường',
      goal: 'có phải ung thư máu không',
      patient: { age: 7, province: 'Điện Biên Phủ' },
      severity: 'mild',
    });
    expect(`${steps}${papers}${human}`).not.toMatch(/hội chẩn|giải phẫu bệnh|ung bướu/u);
    expect(steps).toMatch(/bóp chặt cánh mũi/u);
  });

  it('who is not in childbed at 76, nor pregnant while she plans to be', () => {
    const old = { need: 'discharge', patient: { age: 76, sex: 'female' } } as const;
    const home = answer({ ...old, symptoms: 'viêm phổi nằm 10 ngày, hết sốt, đi vô nhà vệ sinh được' });
    expect(`${home.steps}${home.papers}`).not.toMatch(/sau sinh|em bé/u);
    const plans = answer({
      need: 'lab_test',
      symptoms: 'con đầu bị tan máu bẩm sinh, nay muốn sinh thêm',
      goal: 'xét nghiệm gen trước khi có bầu ở đâu',
      patient: { age: 33, sex: 'female' },
    });
    expect(`${plans.steps}${plans.papers}`).not.toMatch(/tuổi thai|Sổ khám thai/u);
    expect(plans.steps).toMatch(/điện di huyết sắc tố/u);
  });

  test.for<[Partial<Intake>, RegExp, RegExp]>([
    [
      { symptoms: 'bẹn phồng khi khóc, ngủ xẹp mềm, không đau', diagnosis: 'Thoát vị bẹn', patient: { age: 3 } },
      /khóc rặn/u,
      /khuân vác/u,
    ],
    [
      { need: 'lab_test', symptoms: 'em không bị gì, chồng bị viêm gan B, chưa tiêm', goal: 'có lây không' },
      /HBsAg/u,
      /HBV DNA/u,
    ],
    [
      { symptoms: 'bầu 9 tuần nghén, ói ngày năm sáu lần, vẫn uống được nước', patient: { age: 22, sex: 'female' } },
      /ra máu/u,
      /thai đạp|nước ối/u,
    ],
    [{ symptoms: 'uong 1 ngum thuoc co chay luc 11h, nho ra bot', patient: { age: 27 } }, /không gây nôn/u, /khói/u],
  ])('by age, matter and time: %j', ([told, expected, unfit]) => {
    const { steps } = answer(told);
    expect(steps).toMatch(expected);
    expect(steps).not.toMatch(unfit);
  });
});

describe('a quote', () => {
  it('is of the illness, and never of what is asked', () => {
    const { reasons } = answer({
      need: 'emergency',
      symptoms: 'Mẹ em 5 giờ sáng rớt cây nhang, méo miệng, nói đớt, tay phải xụi',
      goal: 'Có nên chích máu 10 đầu ngón tay với cho uống An cung không',
      patient: { age: 65 },
    });
    expect(reasons).toMatch(/tay phải xụi|méo miệng/u);
    expect(reasons).not.toMatch(/An cung/u);
  });

  it('is cut at its words where the thought is long', () => {
    const symptoms =
      'ông ho đờm vàng 4 bữa ni rồi mà cứ nói là do thuốc lá chứ không chịu đi khám, sốt 38, chiều hơi lẫn';
    expect(answer({ symptoms, patient: { age: 86 }, severity: 'moderate' }).reasons).not.toMatch(/thuốc lá chứ”/u);
  });
});
