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

test('an arm is watched as an arm, a leg as a leg', () => {
  const plate = answer({
    need: 'surgery',
    symptoms: 'mo ket hop xuong don trai 14 thang truoc, gio lien roi, muon thao nep vit',
  });
  expect(plate.warning).not.toMatch(/chân|không đứng/u);
  expect(plate.warning).toContain('tê');
  const hip = answer({ need: 'surgery', symptoms: 'gãy cổ xương đùi, bác sĩ hẹn mổ thay khớp háng' });
  expect(hip.warning).toMatch(/chân|không đứng/u);
});

test('what was told in other words is there already', () => {
  const milk = 'sanh duoc 3 tuan, vu trai cang do nong nhuc co cuc cung, lanh run sot 39';
  expect(answer({ symptoms: milk, patient: { age: 28, sex: 'female' } }).warning).not.toMatch(/rét run(?! liên tục)/u);
  const joints = 'vay nen 12 nam, vay trang day khuyu tay da dau, gio sung khop ngon tay';
  expect(answer({ symptoms: joints, diagnosis: 'vay nen' }).warning).not.toContain('khớp sưng nóng đỏ');
});

test('who carries a gene and is well is told of no 115', () => {
  const carriers = 'hai vợ chồng em đều mang gen tan máu bẩm sinh, khỏe mạnh, muốn sinh con';
  expect(answer({ need: 'checkup', symptoms: carriers }).warning).toBe('');
  expect(answer({ symptoms: 'em mang gen tan máu bẩm sinh, hay chóng mặt, xanh xao, hôm nay ngất' }).all).toContain(
    '115',
  );
});

test('what the words make likely is watched', () => {
  const spine = answer({
    symptoms: 'đau lưng nhiều, đang uống thuốc giảm đau',
    diagnosis: 'ung thư phổi di căn xương',
    need: 'home_care',
  });
  expect(spine.all).toMatch(/hai chân|115 ngay/u);
  const veins = 'chân nổi gân xanh ngoằn ngoèo, chiều về nặng chân, vọp bẻ về đêm mấy năm nay';
  expect(answer({ symptoms: veins }).warning).toContain('bắp chân');
  const thyroid = 'sụt 5 cân trong 2 tháng dù ăn nhiều, tay run, hồi hộp, nóng người, mắt hơi lồi';
  const { warning } = answer({ symptoms: thyroid, patient: { age: 30 } });
  expect(warning).toContain('tim đập rất nhanh');
  expect(warning).not.toContain('đường huyết');
});
