import { describe, expect, it, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What belongs to a matter and what does not: levels, doors, lines and questions, over the shipped directory. */
const tuesdayMorning = Date.parse('2026-11-17T09:00:00+07:00');
const sundayMorning = Date.parse('2026-11-15T09:00:00+07:00');
const tuesdayNight = Date.parse('2026-11-17T22:00:00+07:00');

function answer(told: Partial<Intake>, now = tuesdayMorning) {
  const given = navigate({ need: 'treatment', patient: {}, ...told }, graph, now);
  return { ...given, steps: given.nextSteps.map(({ title }) => title.vi).join('\n') };
}

describe('an illness that is known, and what it must not bring', () => {
  test.for<[string, string]>([
    ['phình động mạch chủ bụng 5 cm', 'mấy hôm nay đau bụng lan ra sau lưng'],
    ['huyết khối tĩnh mạch chân trái', 'sáng nay khó thở'],
    ['van tim cơ học, uống sintrom', 'hôm qua té đập đầu, giờ vẫn tỉnh'],
    ['thoát vị bẹn phải', 'từ sáng khối phồng cứng đau, không đẩy vào được'],
  ])('is an emergency: %s, %s', ([diagnosis, symptoms]) => {
    expect(answer({ need: 'imaging', diagnosis, symptoms, severity: 'moderate' }).safety.urgency).toBe('emergency');
  });

  test.for<[string, string]>([
    ['phình động mạch chủ bụng 3 cm', 'không đau bụng, không đau lưng, muốn siêu âm lại theo hẹn'],
    ['thoát vị bẹn phải', 'khối phồng cả năm nay, nằm xuống thì tụt vào, không đau, đi lại bình thường'],
  ])('is none while it is quiet: %s, %s', ([diagnosis, symptoms]) => {
    expect(answer({ need: 'imaging', diagnosis, symptoms, severity: 'mild' }).safety.urgency).toBe('routine');
  });

  it('is asked about the same day before the next dose, and nobody is bidden to go on with what may harm', () => {
    const told = {
      need: 'revisit',
      diagnosis: 'Lao phổi',
      patient: { age: 46, province: 'Vạn Ninh, Khánh Hòa' },
    } as const;
    const symptoms = 'đang uống thuốc lao tháng thứ hai, nước tiểu vàng sậm, hôm nay vàng mắt';
    const { safety, steps } = answer({
      ...told,
      symptoms,
      goal: 'còn 10 ngày nữa mới lãnh thuốc, uống tiếp hay ngưng',
    });
    expect(safety.seeWithin).toBe('24h');
    expect(steps).toMatch(/trước giờ uống liều tới/u);
    expect(steps).not.toMatch(/đứt thuốc/u);
  });

  it('takes back what is usually said of its medicine', () => {
    const symptoms = 'uống thyrozol 5 tuần, hai hôm nay sốt 39 độ, đau họng, loét miệng';
    const { safety, steps } = answer({ need: 'revisit', diagnosis: 'Basedow', symptoms, patient: { age: 52 } });
    expect(safety.seeWithin).toBe('24h');
    expect(steps).toMatch(/thử công thức máu ngay trong ngày/u);
    expect(steps).not.toMatch(/Không tự ngừng/u);
  });

  it('is kept from the family where blood is coughed and weight is lost', () => {
    const symptoms = 'ho 5 tuần, ra mồ hôi trộm, gầy đi, hôm qua khạc ra vài tia máu';
    const { safety, steps } = answer({ need: 'checkup', symptoms, patient: { age: 48 } });
    expect(safety.urgency).toBe('urgent');
    expect(steps).toMatch(/khẩu trang/u);
  });
});

it('is the medicine against HIV that a man with a torn condom is told of, within hours', () => {
  const symptoms = 'đêm qua quan hệ bị rách bao, sợ lây HIV';
  const { safety, steps } = answer({ symptoms, patient: { age: 28, sex: 'male', isSelf: true } });
  expect(safety.matched.map(({ code }) => code)).toContain('hiv_exposure_recent');
  expect(steps).toMatch(/PEP/u);
  expect(steps).not.toMatch(/cho con bú|nhà thuốc gần nhất/u);
});

describe('a door that is open', () => {
  test.for<[string, string, number, Intake['patient']]>([
    [
      'on Sunday',
      'sốt 39 ngày thứ năm, mắt đỏ, môi đỏ nứt, nổi ban, tay sưng',
      sundayMorning,
      { age: 5, province: 'Đà Lạt' },
    ],
    [
      'at night',
      'bau 22 tuan, tieu gat 3 ngay, tu toi qua sot 38.8 lanh run, dau hong lung phai, oi 1 lan, thai van dap',
      tuesdayNight,
      { age: 26, province: 'Dĩ An' },
    ],
  ])('is an emergency department by its name, the same in the first step: %s', ([, symptoms, now, patient]) => {
    const { safety, primary, nextSteps } = answer({ symptoms, patient }, now);
    expect(safety.seeWithin).toBe('24h');
    expect(primary.department.name.vi).toMatch(/cấp cứu/iu);
    expect(graph.hospitals.get(primary.hospital.id)?.emergency24h).toBe(true);
    expect(nextSteps[0]?.title.vi).toContain(`khoa cấp cứu của ${primary.hospital.name.vi}`);
  });
});

describe('nobody is hurried', () => {
  it('by money and family where a doctor has named it and it is called mild', () => {
    const told = {
      need: 'second_opinion',
      severity: 'mild',
      patient: { age: 1 },
      diagnosis: 'Thông liên thất 4 mm',
    } as const;
    const symptoms = 'Bé 11 tháng, bú tốt, lên cân, không tím, bác sĩ nghe có tiếng thổi';
    const goal = 'Một nơi nói tự bít chờ, một nơi nói thông tim bít dù 70 triệu, ông bà nói bán đất. Biết tin ai?';
    expect(answer({ ...told, symptoms, goal }).safety.urgency).toBe('routine');
  });

  it('by having chosen emergency for what is plainly mild; nothing told stays an emergency', () => {
    const symptoms = 'Tôi bị nấc cụt từ sáng tới giờ, uống nước không hết, không đau, trưa có ăn lẩu cay';
    expect(answer({ need: 'emergency', severity: 'mild', symptoms }).safety.urgency).toBe('routine');
    for (const told of [{ symptoms }, { severity: 'mild' }, { severity: 'mild', symptoms: 'mệt' }] as const)
      expect(answer({ need: 'emergency', ...told }).safety.urgency).toBe('emergency');
  });
});

describe('a line that one word would bring', () => {
  test.for<[Partial<Intake>, RegExp]>([
    [
      {
        symptoms: 'mụn viêm bọc đầy mặt, để lại sẹo',
        goal: 'thuốc đó có hại gan vô sinh không',
        patient: { age: 20, sex: 'male' },
      },
      /tinh dịch đồ/u,
    ],
    [{ need: 'revisit', symptoms: 'gãy cẳng tay bó bột 2 tuần, ngứa trong bột', patient: { age: 19 } }, /mỹ phẩm/u],
    [{ symptoms: 'mất ngủ 3 tháng, hồi hộp, đi làm hay quên', patient: { age: 31 } }, /thẻ tên/u],
    [
      {
        diagnosis: 'Xơ gan cổ trướng',
        symptoms: 'bụng to đầy dịch, sốt nhẹ 37.9, đau bụng âm ỉ',
        patient: { age: 63 },
      },
      /sốt xuất huyết/u,
    ],
    [
      {
        need: 'second_opinion',
        symptoms: 'đau lưng ba tháng, không tê chân',
        diagnosis: 'phồng đĩa đệm L4-L5',
        patient: { age: 36 },
      },
      /tiêu bản/u,
    ],
    [
      { symptoms: 'thai 20 tuần, siêu âm có nốt tăng sáng, NIPT nguy cơ thấp', patient: { age: 37, sex: 'female' } },
      /11–13 tuần/u,
    ],
    [
      {
        need: 'lab_test',
        symptoms: 'quan hệ không bao cao su 5 tuần trước, giờ không có triệu chứng gì',
        goal: 'xét nghiệm HIV, giang mai kín đáo',
        patient: { age: 22, sex: 'male' },
      },
      /nói đã khỏi/u,
    ],
  ])('is left out: %j', ([told, line]) => {
    expect(answer(told).steps).not.toMatch(line);
  });

  it('is left out of the warning where it is there already', () => {
    const symptoms = 'uống thuốc chống đông van tim cơ học, hôm nay chảy máu chân răng hoài';
    expect(answer({ symptoms, diagnosis: 'dùng acenocoumarol', patient: { age: 56 } }).steps).not.toMatch(
      /chảy máu bất kỳ/u,
    );
  });

  it('asks nothing that belongs to another matter', () => {
    const symptoms = 'Tự sờ thấy cục cứng bằng hạt mận ở ngực trái, không đau, da chỗ ấy hơi lõm';
    const { ask, safety } = answer({
      need: 'imaging',
      severity: 'mild',
      symptoms,
      patient: { age: 50, sex: 'female' },
    });
    expect(safety.seeWithin).toBe('14d');
    expect(ask.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['rabies_or_tetanus_symptoms']));
  });
});

describe('what the family asks', () => {
  it('is answered where the answer is known', () => {
    const told = { symptoms: 'mất ngủ 3 tháng, hồi hộp, buồn chán', patient: { age: 31 } } as const;
    expect(answer({ ...told, goal: 'khám tâm thần có bị ghi vào hồ sơ không' }).steps).toMatch(/giữ kín/u);
  });

  test.for<[string]>([['có phải bất hiếu không'], ['có cần về Hà Nội không'], ['Có nên không'], ['đem theo cái gì']])(
    'is not handed back where it is no doctor’s to answer: %s',
    ([goal]) => {
      const told = { symptoms: 'ông đau khớp gối hai năm nay', patient: { age: 80, province: 'Phủ Lý' } } as const;
      expect(answer({ ...told, goal }).steps).not.toContain(goal);
    },
  );
});
