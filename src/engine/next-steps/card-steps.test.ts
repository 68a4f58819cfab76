import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function steps(given: Partial<Intake>): string[] {
  const intake: Intake = { need: 'find_doctor', patient: { age: 50, sex: 'male' }, ...given };
  return navigate(intake, graph, wednesday).nextSteps.map(({ title }) => title.vi);
}

test('who asks whether a slip is needed at a hospital is told yes or no, and who writes it', () => {
  const said = steps({
    patient: { age: 40, sex: 'female', province: 'Quỳnh Phụ, Thái Bình' },
    symptoms: 'bướu cổ nhiều năm nay, không đau',
    goal: 'lên Nội tiết Trung ương khám có phải xin giấy chuyển tuyến không',
    durationDays: 400,
    insurance: { hasCard: true, registeredAt: 'Bệnh viện Đa khoa Quỳnh Phụ' },
  });
  expect(said[0]).toMatch(/^Cần phiếu chuyển .*Bệnh viện Nội tiết Trung ương: không có phiếu chuyển thì khám .*không/u);
  expect(said.join(' ')).toContain('Đến khám ở Bệnh viện Đa khoa Quỳnh Phụ');
});

test('what the card pays is told of the hospitals that are asked about, with a slip and without', () => {
  const [first = ''] = steps({
    need: 'surgery',
    patient: { age: 60, sex: 'male', province: 'Nam Định' },
    symptoms: 'thoái hóa khớp gối hai năm nay, bác sĩ khuyên thay khớp',
    goal: 'thay khớp ở Bạch Mai hay Việt Đức, bảo hiểm trái tuyến được bao nhiêu',
    durationDays: 700,
    insurance: { hasCard: true, registeredAt: 'BVĐK tỉnh Nam Định' },
  });
  expect(first).toContain('Bạch Mai');
  expect(first).toContain('40 %');
  expect(first).toContain('xin ở Bệnh viện Đa khoa Nam Định trước khi đi');
});

test('a visit and what is done in a day are paid otherwise than a stay, and the desk is asked of the rest', () => {
  const said = steps({
    need: 'surgery',
    patient: { age: 70, province: 'Bình Chánh, TPHCM' },
    symptoms: 'mắt trái mờ dần hai năm, bác sĩ nói đục thủy tinh thể cần mổ',
    goal: 'mổ phaco có được bảo hiểm không',
    durationDays: 700,
    insurance: { hasCard: true, registeredAt: 'TTYT Bình Chánh' },
  });
  expect(said[0]).toContain('khám hoặc làm về trong ngày thường hưởng 50 %');
  expect(said[0]).toContain('TTYT Bình Chánh ghi trên thẻ');
  expect(said.join(' ')).toContain('trong danh mục, theo mức của thẻ và đến mức trần');
});

test('having a card is no question about it', () => {
  const said = steps({
    symptoms: 'ho khan 3 tuần, đi khám có bảo hiểm, không có sốt',
    patient: { province: 'Hà Nội' },
  });
  expect(said.join(' ')).not.toContain('Hỏi quầy bảo hiểm');
});

test('the place on the card comes before the hospital to which it refers', () => {
  const said = steps({
    symptoms: 'nghe kém dần, muốn đo thính lực',
    patient: { age: 45, sex: 'female', province: 'Bàu Bàng, Bình Dương' },
    durationDays: 300,
    insurance: { hasCard: true },
  });
  const slip = said.findIndex((each) => each.startsWith('Nếu khám bằng thẻ bảo hiểm'));
  expect(slip).toBe(0);
  expect(said[0]).toContain('rồi mới đến Bệnh viện');
});
