import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aGraph, aHospital } from './matching/a-graph.ts';
import { navigate } from './navigate.ts';

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);
const now = Date.parse('2026-11-17T09:00+07:00');

function answer(given: Partial<Intake>) {
  const { nextSteps, insurance } = navigate(
    { need: 'find_doctor', patient: { province: 'Tuyên Quang', age: 40 }, ...given },
    graph,
    now,
  );
  const steps = nextSteps.map(({ title }) => title.vi);
  return {
    warning: steps.find((step) => step.startsWith('Gọi 115 hoặc đến')) ?? '',
    all: steps.join('\n'),
    insurance: insurance.summary.vi,
  };
}

test('the nerves of the back are watched in backs, not in knees', () => {
  const knee = 'đá bóng bị đứt dây chằng chéo gối 3 tháng, lỏng gối, muốn khám chấn thương chỉnh hình';
  expect(answer({ symptoms: knee }).warning).not.toMatch(/tê vùng mông|són tiểu/u);
  expect(answer({ symptoms: 'đau cột sống lưng nửa năm nay, cúi khó, đã khám cơ xương khớp' }).warning).toContain(
    'tê vùng mông',
  );
});

test('allergies are watched where one is told', () => {
  const swollen = 'bé phù hai mí mắt mấy bữa, tiểu ít có bọt, đã uống thuốc dị ứng không hết';
  expect(answer({ symptoms: swollen, patient: { age: 6 } }).warning).not.toContain('mề đay');
});

test('what the patient has already is not named as something to watch for', () => {
  const { warning } = answer({ symptoms: 'ngã trầy da đầu gối 4 hôm rồi, chỗ trầy chảy mủ' });
  expect(warning).not.toContain('chảy mủ');
  expect(warning).toContain('cứng hàm');
});

test('what is told in other words is said to get worse, and what is denied is still watched for', () => {
  const told = (symptoms: string, given: Partial<Intake> = {}) => answer({ symptoms, severity: 'moderate', ...given });
  const valve = 'thay van hai lá cơ học 2019, uống Sintrom, bầm tay chân, nước tiểu hồng hồng từ sáng';
  expect(told(valve).warning).not.toContain('tiểu đỏ');
  expect(told(valve).warning).toContain('nặng lên');
  expect(told('thay van hai lá cơ học, uống Sintrom đều, nước tiểu không hồng').warning).toContain('tiểu đỏ');
  const ear = 'con chảy mủ tai cả tuần, nay sau tai sưng đỏ, con vẫn tỉnh';
  expect(told(ear, { patient: { age: 4 }, durationDays: 7 }).warning).not.toContain('sưng đau sau tai');
  const harm = 'cháu hay rạch tay nông bằng dao lam, nói cho đỡ bức bối';
  expect(told(harm, { patient: { age: 15 }, durationDays: 60 }).warning).not.toContain('tự làm hại');
});

test('a mouth that opens well is no blood pressure', () => {
  const { all } = answer({ symptoms: 'rang khon moc lech, khong nhuc, ha mieng binh thuong', goal: 'nho rang khon' });
  expect(all).not.toMatch(/hạ áp|180\/120/u);
});

test('a question that ends before the insurance is no missing card', () => {
  const asked = answer({ goal: 'đeo kính áp tròng ban đêm có hại không, bảo hiểm y tế trả bao nhiêu' });
  expect(asked.insurance).not.toContain('Không có thẻ');
  expect(answer({ goal: 'khám mắt, tôi không có bảo hiểm y tế' }).insurance).toContain('Không có thẻ');
});
