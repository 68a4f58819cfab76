import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_hospital',
    patient: { age: 50, sex: 'male', province: 'Cầu Giấy, Hà Nội' },
    ...given,
  };
  const found = navigate(intake, graph, wednesday);
  return {
    ...found,
    at: found.primary.hospital.name.vi,
    said: found.nextSteps.map(({ title }) => title.vi).join('\n'),
  };
}

test('an assessment is no visit to a clinic', () => {
  const { at, said } = answer({ symptoms: 'ba toi la thuong binh, xin giam dinh lai ty le thuong tat thi nop o dau' });
  expect(at).toContain('Giám định y khoa');
  expect(said).toContain('ai viết giấy giới thiệu');
  expect(said).not.toContain('115');
});

test('a company that asks for its workers is told who may come', () => {
  const { at, said } = answer({
    need: 'checkup',
    symptoms: 'Bên em xưởng gỗ 80 người, muốn tổ chức khám sức khỏe cho công nhân tháng sau',
  });
  expect(at).toContain('CDC tỉnh');
  expect(said).toContain('có đoàn và xe đến tận nơi không');
  expect(
    answer({ need: 'checkup', symptoms: 'em là công nhân, khám sức khỏe ở công ty thấy men gan cao' }).at,
  ).not.toContain('CDC tỉnh');
});

test('medicine before a risk is another matter than a test after it', () => {
  const { at, said } = answer({ need: 'lab_test', symptoms: 'em muon uong prep thi cho nao cap' });
  expect(at).toContain('PrEP');
  expect(said).toContain('creatinin');
});

test('a discharge paper that is lost is issued again, and no record copied', () => {
  const { said, at } = answer({
    need: 'discharge',
    symptoms: 'giấy xuất viện tháng trước bị thất lạc, xin cấp lại giấy xuất viện',
  });
  expect(at).toBe('Bệnh viện đã cấp giấy');
  expect(said).toContain('giấy ủy quyền');
  expect(said).not.toContain('115');
});

test('a medicine that runs out is renewed at the place on the card', () => {
  const given = {
    need: 'treatment',
    patient: { age: 66, sex: 'female', province: 'Ô Môn, Cần Thơ' },
    symptoms: 'cao huyết áp nhiều năm, thuốc uống sắp hết, muốn lấy thuốc gần nhà',
  } as const;
  const known = answer({ ...given, insurance: { hasCard: true, registeredAt: 'TTYT Ô Môn', kind: 'general' } });
  expect(known.at).toBe('Trung tâm Y tế khu vực Ô Môn');
  const unknown = answer({ ...given, insurance: { hasCard: true, registeredAt: 'Trạm y tế Xyz', kind: 'general' } });
  expect(unknown.at).toContain('Trạm y tế Xyz');
});

test('how much at a time, and what of a long absence', () => {
  const { said } = answer({
    need: 'revisit',
    symptoms: 'tiểu đường 5 năm, xin kê thuốc 3 tháng một lần có được không, tôi hay đi công tác',
  });
  expect(said).toContain('90 ngày');
});

test('papers for sick pay, slides and the tests of a check-up are told of', () => {
  expect(
    answer({ need: 'discharge', symptoms: 'mai ra viện sau mổ ruột thừa, cần giấy gì để hưởng chế độ ốm đau' }).said,
  ).toContain('số ngày nghỉ thêm');
  expect(
    answer({ need: 'second_opinion', symptoms: 'sinh thiết vú rồi, muốn mượn lam kính đem bệnh viện khác đọc lại' })
      .said,
  ).toContain('khoa Giải phẫu bệnh');
  expect(answer({ need: 'checkup', symptoms: 'e muon kham tong quat co 1tr5 thi nen kham gi' }).said).toContain(
    'Người khỏe thường đủ với',
  );
});

test('a girl is vaccinated against cancer where vaccines are given', () => {
  const { primary, said } = answer({
    patient: { age: 12, sex: 'female', province: 'Gò Vấp, TP. Hồ Chí Minh' },
    symptoms: 'cho chau di chich ngua ung thu co tu cung, may mui',
  });
  expect(primary.department.name.vi).toBe('Phòng tiêm chủng');
  expect(said).toContain('Dưới 15 tuổi thường 2 mũi');
});

test('a preterm baby has its eyes and ears looked at in time', () => {
  const { said } = answer({
    need: 'discharge',
    patient: { age: 0, sex: 'male', province: 'Vinh, Nghệ An' },
    symptoms: 'bé đẻ non 31 tuần, mai được cho về, về nhà chăm sóc sao',
  });
  expect(said).toContain('soi đáy mắt');
});

test('a family is no price, and a pregnancy that cannot be kept is told of safety', () => {
  const { said } = answer({
    need: 'treatment',
    patient: { age: 24, sex: 'female', province: 'Quy Nhơn' },
    symptoms: 'em co thai 7 tuan, khong the giu, muon kham kin dao, dung hoi gia dinh',
  });
  expect(said).not.toContain('Hỏi giá trọn');
  expect(said).toContain('Không mua thuốc trên mạng');
});

test('a breast full of milk is emptied and not kneaded', () => {
  const { said } = answer({
    need: 'treatment',
    patient: { age: 30, sex: 'female', province: 'Phủ Lý, Hà Nam' },
    symptoms: 'sau sinh 4 tuần, vú phải sưng nóng đỏ, sốt 38.5, bà gọi người về day tắc tia',
  });
  expect(said).toContain('dừng mọi kiểu day, nặn, chải lược, thông tia');
});

test('a disability paper is no transport, and a work permit no driving licence', () => {
  expect(
    answer({ need: 'discharge', symptoms: 'cụt tay do tai nạn xe năm ngoái, muốn làm giấy xác nhận khuyết tật' }).at,
  ).toContain('Ủy ban nhân dân xã');
  const { said } = answer({
    need: 'checkup',
    symptoms: 'I need a health certificate for my work permit, Saturday would be best',
  });
  expect(said).not.toContain('lái xe');
  expect(said).toContain('thứ Bảy');
});

test('a war invalid’s limb goes by way of the commune, another’s by a workshop', () => {
  const invalid = answer({
    symptoms:
      'Toi la thuong binh cut chan trai duoi goi, chan gia cu hon 5 nam bi long, di dau mom cut, muon lam cai moi',
  });
  expect(invalid.at).toContain('người có công');
  expect(invalid.said).toContain('thẻ thương binh');
  const another = answer({ symptoms: 'Tôi cụt chân trái dưới gối do tai nạn, chân giả cũ bị lỏng, muốn làm cái mới' });
  expect(another.at).toContain('trung tâm chỉnh hình');
  expect(another.said).not.toContain('thương binh');
});

test('who asks for a nurse at home is told of no car first, who asks for a car is', () => {
  const symptoms =
    'ngoai nam mot cho sau tai bien, an qua ong sonde mui, toi hen thay ong, cho di vien phai thue xe cap cuu';
  const nurse = answer({ need: 'home_care', symptoms, goal: 'co dieu duong den nha thay khong, gia sao' });
  expect(nurse.at).toContain('điều dưỡng tại nhà');
  const car = answer({
    need: 'discharge',
    symptoms: 'mẹ ra viện, còn ăn qua sonde, cần thuê xe cứu thương chở về quê',
  });
  expect(car.at).not.toContain('điều dưỡng tại nhà');
});

test('whether a finger is joined again, and where, is answered in the emergency', () => {
  const symptoms =
    'cong nhan bi may dap dut lia 2 ngon tay tro va giua, con giu duoc ngon, mau chay nhieu da quan khan';
  const given: Partial<Intake> = { need: 'surgery', symptoms, goal: 'noi lai duoc khong, di benh vien nao' };
  expect(answer(given).safety.urgency).toBe('emergency');
  expect(answer(given).said).toContain('vi phẫu');
  expect(answer({ ...given, symptoms: 'đứt dây sạc, hỏi nối lại được không' }).said).not.toContain('vi phẫu');
});

test.each<[string, Partial<Intake>, string]>([
  [
    'a scanner that frightens',
    { need: 'imaging', symptoms: 'chụp cộng hưởng từ khớp gối, lần trước chui vào máy em hoảng quá phải bỏ dở' },
    'lòng rộng',
  ],
  [
    'IVF from abroad',
    {
      patient: { age: 37, sex: 'female', province: 'Cần Thơ' },
      symptoms: 'Two failed IUIs, AMH 1.1. We are thinking of doing IVF in Vietnam next summer.',
      goal: 'What papers and how many weeks would we have to stay?',
    },
    'hợp pháp hóa',
  ],
  [
    'an INR every three weeks',
    {
      need: 'lab_test',
      symptoms:
        'No complaints. I have a mechanical mitral valve and take warfarin, I am staying here four months and need my INR checked every three weeks.',
    },
    'khoảng INR',
  ],
  [
    'medicine for months',
    {
      need: 'revisit',
      symptoms: 'viem gan b uong tenofovir 3 nam roi, thuoc chi cap 1 thang 1',
      goal: 'xin lấy thuốc nhiều tháng một lúc được không',
    },
    '90 ngày',
  ],
  [
    'the family of who has tuberculosis',
    { need: 'lab_test', symptoms: 'ong noi o chung nha moi phat hien lao phoi co vi trung, chua ai ho hen gi' },
    'tổ chống lao',
  ],
  [
    'doses that were missed',
    {
      need: 'checkup',
      patient: { ageMonths: 14, province: 'Ea Súp, Đắk Lắk' },
      symptoms: 'Bé mới tiêm được lao với 1 mũi 5 trong 1, rồi theo ba má đi rẫy bỏ lỡ hết, giờ tiêm lại được không',
    },
    'mũi đã tiêm vẫn tính',
  ],
  [
    'a first licence',
    { need: 'checkup', symptoms: 'khám sức khỏe để thi bằng lái B2, khám ở đâu được công nhận' },
    'Sở Y tế',
  ],
  [
    'a lost discharge paper',
    {
      need: 'discharge',
      symptoms: 'sinh mổ tháng trước, làm mất giấy ra viện, công ty đòi',
      goal: 'xin cấp lại mất mấy ngày',
    },
    'vài ngày làm việc',
  ],
])('%s is answered', (_, given, line) => {
  expect(answer(given).said).toContain(line);
});

test('an INR beside a bleeding is no errand', () => {
  const symptoms = 'uống sintrom, hỏi thử INR ở đâu, hôm nay phân đen, đang chảy máu chân răng';
  expect(answer({ need: 'lab_test', symptoms }).said).not.toContain('khoảng INR');
});
