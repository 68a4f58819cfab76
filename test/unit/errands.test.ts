import { describe, expect, it, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { errandNames, errands } from '#engine/knowledge/errands.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** What families ask besides being seen, in cases made up for this: the question itself is answered, and first. */
const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { patient?: Partial<Intake['patient']> };

function answer({ patient, ...told }: Told) {
  const intake: Intake = { need: 'treatment', ...told, patient: { province: 'Hà Nội', ...patient } };
  return navigate(intake, graph, tuesdayMorning);
}

type Answer = ReturnType<typeof answer>;
const firstStep = ({ nextSteps }: Answer) => nextSteps[0]?.title.vi ?? '';
const steps = ({ nextSteps }: Answer) => nextSteps.map(({ title }) => title.vi).join('\n');

describe('a question that no hospital settles is answered by a kind of place', () => {
  test.for<[Told, RegExp, RegExp]>([
    [{ symptoms: 'thẻ BHYT của mẹ em sắp hết hạn, làm lại ở đâu' }, /Bảo hiểm xã hội/, /Gia hạn/],
    [{ symptoms: 'the bao hiem bi sai ten dem so voi can cuoc thi sua o dau' }, /Bảo hiểm xã hội/, /VssID/],
    [
      { need: 'revisit', diagnosis: 'đái tháo đường type 2', goal: 'xin lấy thuốc tiểu đường ở trạm y tế cho gần' },
      /trạm y tế/,
      /Đừng để đứt thuốc/,
    ],
    [{ symptoms: 'bố tôi tăng huyết áp đang đi chơi xa quên mang thuốc' }, /trạm y tế/, /Đừng để đứt thuốc/],
    [{ need: 'checkup', symptoms: 'khám sức khỏe đi xuất khẩu lao động Nhật' }, /chỉ định/, /theo mẫu nào/],
    [{ need: 'lab_test', symptoms: 'xét nghiệm ADN cha con ở đâu' }, /ADN/, /để làm gì/],
    [{ need: 'lab_test', symptoms: 'muốn xét nghiệm HIV ẩn danh' }, /CDC/, /Gọi CDC/],
    [
      { symptoms: 'cần mua thuốc tránh thai khẩn cấp', patient: { age: 22, sex: 'female' } },
      /Nhà thuốc/,
      /ngay hôm nay, càng sớm càng tốt/,
    ],
    [
      { symptoms: 'cần thuê xe cứu thương chở ông từ viện về quê, ông ổn định', patient: { age: 82 } },
      /vận chuyển người bệnh/,
      /loại xe nào/,
    ],
    [
      { need: 'home_care', symptoms: 'mẹ ăn qua sonde, cần người đến thay sonde tại nhà', patient: { age: 78 } },
      /điều dưỡng tại nhà/,
      /ai đến nhà được/,
    ],
    [
      { need: 'home_care', symptoms: 'mẹ ung thư phổi giai đoạn cuối ở nhà hết morphin, xin đơn ở đâu' },
      /Bệnh viện đã kê đơn/,
      /Gọi khoa đã kê đơn/,
    ],
    [{ symptoms: 'nhà em không có tiền đóng viện phí cho bố đang chữa ung thư' }, /Bệnh viện/, /Công tác xã hội/],
  ])('%j', ([told, place, first]) => {
    const given = answer(told);
    expect(given.primary.hospital.id).toBe('');
    expect(given.primary.hospital.name.vi).toMatch(place);
    expect(firstStep(given)).toMatch(first);
    expect(given.nextSteps.filter(({ icon }) => icon === 'warning').length).toBeLessThanOrEqual(1);
  });
});

describe('a question about a visit is answered before the visit', () => {
  test.for<[Told, RegExp]>([
    [{ need: 'surgery', symptoms: 'mổ sỏi thận hết bao nhiêu tiền' }, /Giá mỗi nơi/],
    [
      { symptoms: 'đau khớp gối', goal: 'hỏi khám trái tuyến được trả bao nhiêu' },
      /hưởng đủ mức của thẻ|trả đủ mức của thẻ/,
    ],
    [
      { need: 'checkup', symptoms: 'muốn khám tổng quát, bảo hiểm có trả không' },
      /thường không được bảo hiểm y tế trả/,
    ],
    [{ need: 'checkup', symptoms: 'cần giấy khám sức khỏe để thi bằng lái xe' }, /theo mẫu hiện hành/],
    [{ need: 'lab_test', symptoms: 'xét nghiệm ma túy xin việc ở đâu' }, /xét nghiệm ma túy/],
    [{ symptoms: 'em bị cảm nhẹ 2 ngày, muốn xin giấy nghỉ ốm' }, /Giấy nghỉ việc hưởng/],
    [{ symptoms: 'chủ nhật có khám không ạ, con bị viêm mũi', severity: 'mild', patient: { age: 5 } }, /Chủ nhật/],
    [{ need: 'imaging', symptoms: 'bác sĩ bảo chụp MRI cột sống, tìm nơi chụp' }, /gọi trước hỏi nơi này có làm không/],
  ])('%j', ([told, first]) => {
    const given = answer(told);
    expect(given.primary.hospital.id).not.toBe('');
    expect(firstStep(given)).toMatch(first);
  });

  it('a foreigner is shown a private place and asked for a passport', () => {
    const { primary, bring, humanNavigator } = answer({
      symptoms: 'I need an English speaking doctor for a skin rash, I have travel insurance',
      patient: { province: 'Đà Nẵng' },
    });
    expect(graph.hospitals.get(primary.hospital.id)?.type).toBe('private');
    expect(bring[0]?.en).toBe('Passport');
    expect(humanNavigator.recommended).toBe(true);
  });

  it('a scan that few can do leads to a provincial hospital or a larger one', () => {
    for (const province of ['Sa Pa, Lào Cai', 'Diễn Châu, Nghệ An', 'Krông Pắc, Đắk Lắk']) {
      const { primary } = answer({ need: 'imaging', symptoms: 'cần chụp MRI gối', patient: { province } });
      expect(graph.hospitals.get(primary.hospital.id)?.level).toMatch(/provincial|central/);
    }
  });
});

describe('what hurries, and what was only told of, is no errand', () => {
  it('an illness told beside a card that has run out leads to a doctor, and the card is answered too', () => {
    const given = answer({ symptoms: 'đau bụng 3 ngày nay càng lúc càng đau hơn, thẻ bảo hiểm hết hạn' });
    expect(given.primary.hospital.id).not.toBe('');
    expect(steps(given)).toMatch(/Gia hạn/);
    expect(steps(given)).toMatch(/24 giờ/);
  });

  it('a sign of danger keeps the first step, and the question the second', () => {
    const given = answer({
      symptoms: 'tối qua rách bao với người lạ, cần thuốc tránh thai khẩn cấp',
      patient: { sex: 'female' },
    });
    expect(given.safety.matched.map(({ code }) => code)).toContain('hiv_exposure_recent');
    expect(steps(given)).toMatch(/nhà thuốc gần nhất/);
  });

  it('where the words alone gave cause for doubt, a doctor is named after the answer', () => {
    const given = answer({
      symptoms: 'bố tôi tăng huyết áp đang du lịch Đà Nẵng quên mang thuốc',
      patient: { age: 66 },
    });
    expect(given.safety).toMatchObject({ urgency: 'urgent', matched: [] });
    expect(steps(given)).toMatch(/Đừng để đứt thuốc/);
    expect(steps(given)).toMatch(/trong 24 giờ/);
    expect(given.alternatives.length).toBeGreaterThan(0);
  });

  it('medicine that did not help and a scan that was done ask for nothing', () => {
    for (const symptoms of ['uống hết thuốc rồi vẫn ho', 'tháng trước chụp MRI thấy thoát vị, đau lưng'])
      expect(answer({ symptoms }).primary.hospital.id).not.toBe('');
  });

  it('who has left hospital and lost the paper is sent to the records, not to the ward', () => {
    const given = answer({
      need: 'discharge',
      symptoms: 'mổ tháng trước đã về nhà',
      goal: 'mất giấy ra viện, xin lại',
    });
    expect(given.primary.department.name.vi).toBe('Phòng Kế hoạch tổng hợp');
  });
});

describe('a line is said where it holds', () => {
  it('a vaccine with its price is not answered by the papers of a discharge', () => {
    const given = answer({ symptoms: 'tiêm HPV ở tuổi 35 còn hiệu quả không, giá bao nhiêu 1 mũi' });
    expect(steps(given)).not.toMatch(/Trước khi về/);
    expect(steps(given)).toMatch(/điểm tiêm chủng gần nhà/);
  });

  it('no ward is called for who was there years ago or has a drip at home', () => {
    for (const symptoms of [
      'cách đây bốn năm đang nằm viện thì khó thở, ngất. Giờ tôi đau ngực dữ dội, vã mồ hôi, khó thở',
      'dì em đang nằm viện tư truyền đạm tại phòng trọ, rét run, tím môi, huyết áp tụt còn 80',
    ]) {
      const given = answer({ symptoms });
      expect(given.safety.urgency).toBe('emergency');
      expect(given.primary.hospital.name.vi).not.toBe('Bệnh viện đang nằm');
    }
  });

  it('an oxygen machine is answered without tubes, and a nurse without a machine', () => {
    const oxygen = steps(answer({ symptoms: 'copd ổn, muốn thuê máy tạo oxy, bao nhiêu một tháng' }));
    expect(oxygen).toMatch(/mấy lít/);
    expect(oxygen).not.toMatch(/thay ống/);
    expect(steps(answer({ symptoms: 'tìm điều dưỡng tới nhà thay ống thông tiểu cho ông' }))).toMatch(/thay ống/);
  });

  it('who took the pill is not sent for it', () => {
    const taken = steps(answer({ symptoms: 'uống thuốc tránh thai khẩn cấp sáng nay, hơi buồn nôn' }));
    expect(taken).toMatch(/hỏi lại dược sĩ/);
    expect(taken).not.toMatch(/đến nhà thuốc gần nhất/);
  });

  it('what may hurry stands before a paper', () => {
    const given = answer({ symptoms: 'điện tim khám lái xe họ ghi nghi Brugada type 1, em 31t, chưa xỉu lần nào' });
    expect(given.safety.urgency).toBe('urgent');
    expect(firstStep(given)).toMatch(/24 giờ/);
    expect(steps(given)).not.toMatch(/theo mẫu nào/);
  });

  it('a transfer names no hospital that nobody has named', () => {
    const given = answer({ symptoms: 'ba đang nằm viện tỉnh ổn, nhà muốn chuyển viện gần con cháu' });
    expect(firstStep(given)).toMatch(/muốn chuyển đến bệnh viện khác/);
  });
});

describe('a hospital that the family names', () => {
  it('is where it is sent when it wishes to go there, with what else there is beside it', () => {
    const { primary, alternatives } = answer({
      symptoms: 'đau khớp gối 2 tháng',
      goal: 'muốn lên Chợ Rẫy khám',
      patient: { province: 'Long An' },
    });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Chợ Rẫy');
    expect(primary.reasons[0]?.vi).toBe('Là nơi gia đình muốn đến.');
    expect(alternatives.length).toBeGreaterThan(0);
  });

  it('is the one to ask of for a transfer, by the doctor of the ward', () => {
    const given = answer({
      symptoms: 'bố đang nằm viện tỉnh, ổn định',
      goal: 'xin chuyển lên Chợ Rẫy',
      patient: { province: 'Cà Mau', age: 65 },
    });
    expect(given.primary.hospital.name.vi).toBe('Bệnh viện đang điều trị');
    expect(firstStep(given)).toMatch(/muốn chuyển đến Bệnh viện Chợ Rẫy/);
    expect(given.alternatives[0]?.hospital.name.vi).toBe('Bệnh viện Chợ Rẫy');
  });

  it('is asked for the copy of its records', () => {
    const { primary } = answer({ goal: 'xin sao bệnh án ở Bạch Mai', patient: { province: 'Nam Định' } });
    expect(primary.hospital.name.vi).toBe('Bệnh viện Bạch Mai');
    expect(primary.department.name.vi).toBe('Phòng Kế hoạch tổng hợp');
  });
});

describe('every errand', () => {
  test.for(errandNames)('%s has two to five steps in both languages', (name) => {
    const { steps: own, at, heard } = errands[name];
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeLessThanOrEqual(5);
    for (const { vi, en } of own.map(({ title }) => title))
      expect([vi.length > 20, en.length > 20]).toEqual([true, true]);
    // A baby without a card that ails is heard by both.
    if (heard === '' && name !== 'baby_seen') expect(at).toBeDefined();
  });
});
