import { expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';
import { navigate } from '../navigate.ts';

const wednesday = Date.parse('2026-11-18T09:30:00+07:00');

function answer(given: Partial<Intake>) {
  const intake: Intake = {
    need: 'find_doctor',
    patient: { age: 50, sex: 'male', province: 'Cầu Giấy, Hà Nội' },
    ...given,
  };
  const found = navigate(intake, graph, wednesday);
  return { ...found, said: found.nextSteps.map(({ title }) => title.vi).join('\n') };
}

test('who asks where something is done is told whom to ring, and of whom else to ask', () => {
  const { said, primary } = answer({
    symptoms: 'ông nghe kém hai tai mấy năm nay',
    goal: 'chỗ đo thính lực, máy trợ thính',
  });
  expect(said).toContain(`${primary.hospital.name.vi} có đo thính lực và thử máy trợ thính không`);
  expect(answer({ symptoms: 'ông nghe kém hai tai mấy năm nay' }).said).not.toContain('thử máy trợ thính');
});

test('in danger it is told who is known to have it, and that the nearest department comes first', () => {
  const { said } = answer({
    need: 'emergency',
    patient: { age: 35, sex: 'male', province: 'Phú Quốc' },
    symptoms: 'vừa lặn biển lên thì tê hai chân, khó thở, choáng',
    goal: 'ở đảo có buồng oxy cao áp không',
  });
  expect(said).toMatch(/Nơi gần nhất trong danh bạ có oxy cao áp: .*gần hơn thì chúng tôi chưa biết/u);
});

test('the hour that is asked for is answered, not another', () => {
  const evening = answer({
    symptoms: 'ợ chua, đầy hơi sau ăn, một năm nay vẫn vậy',
    goal: 'bác sĩ tiêu hóa, khám ngoài giờ',
  }).said;
  expect(evening).toContain('có khám ngoài giờ (sau 16 giờ 30) không');
  expect(evening).not.toContain('nên đến buổi sáng ngày làm việc');
  const weekend = answer({
    need: 'imaging',
    symptoms: 'đau gối hai tuần sau khi xoay gối',
    goal: 'chụp MRI, có lịch cuối tuần',
  }).said;
  expect(weekend).toContain('có làm thứ Bảy, Chủ nhật không');
});

test('a cheap price is a question about the price, and a test has no bed', () => {
  const { said } = answer({ need: 'lab_test', goal: 'xét nghiệm mỡ máu giá rẻ' });
  expect(said).toContain('Hỏi giá trọn');
  expect(said).not.toContain('tiền giường');
});

test('a paper for the day of discharge does not mean that one has left', () => {
  const { said } = answer({
    need: 'discharge',
    patient: { age: 4, sex: 'male', province: 'Hà Nội' },
    symptoms: 'Bé nằm viện 6 ngày viêm phế quản, hết sốt rồi, mai bác sĩ cho về',
    goal: 'giấy ra viện để mẹ làm BHXH, thuốc về uống mấy ngày',
  });
  expect(said).toContain('Trước khi về, xin đủ: giấy ra viện');
  expect(said).toContain('Nghỉ chăm con ốm');
});

test.each<[string, Partial<Intake>, string]>([
  [
    'who will not come',
    { symptoms: 'Bố em 76 tuổi hay quên một năm nay, không chịu đi khám' },
    'Người bệnh không chịu đi',
  ],
  [
    'who gets lost',
    {
      symptoms: 'Ông hai năm nay hay quên, quên tên người quen, hai lần ra khỏi nhà không nhớ đường về, con cháu ở xa',
    },
    'Phòng đi lạc',
  ],
  [
    'who cannot sit',
    {
      need: 'home_care',
      symptoms: 'Cụ nằm một chỗ, loét mông, sốt nhẹ',
      goal: 'bác sĩ đến nhà, cụ không ngồi xe được',
    },
    'xe nằm cáng',
  ],
  [
    'what the house needs',
    {
      need: 'discharge',
      symptoms: 'Mẹ tôi mới thay khớp háng, đang nằm viện, tập đi với khung, thứ sáu ra viện',
      goal: 'cần chuẩn bị gì khi đón mẹ về',
    },
    'giường ở tầng trệt',
  ],
  [
    'a room',
    { need: 'admission', symptoms: 'bác sĩ hẹn mổ sỏi mật thứ 5 tuần sau', goal: 'thủ tục nhập viện, phòng dịch vụ' },
    'Phòng dịch vụ: hỏi khoa',
  ],
  [
    'an old heart',
    { need: 'surgery', symptoms: 'mẹ 85 tuổi thoát vị bẹn', goal: 'viện nào mổ được cho người già có bệnh tim' },
    'gây mê hồi sức',
  ],
])('there is an answer to %s', (_, given, words) => {
  expect(answer(given).said).toContain(words);
});

test('a person helps where something suspicious was found, or where room is scarce', () => {
  const isHelped = (given: Partial<Intake>) => answer(given).humanNavigator.recommended;
  expect(isHelped({ need: 'imaging', symptoms: 'Siêu âm thấy nốt ở gan 2 cm, bác sĩ bảo chụp CT' })).toBe(true);
  expect(isHelped({ need: 'imaging', symptoms: 'Siêu âm thấy gan nhiễm mỡ, bác sĩ bảo thử máu' })).toBe(false);
  expect(isHelped({ symptoms: 'suy thận đã lâu', goal: 'nơi còn chỗ chạy thận gần nhà' })).toBe(true);
});

test.each([
  { need: 'checkup', symptoms: 'Khám tổng quát', goal: 'gói vừa tiền, làm sáng thứ bảy' },
  { need: 'imaging', symptoms: 'siêu âm thai 20 tuần', goal: 'chỗ nào làm chiều chủ nhật' },
  { need: 'lab_test', symptoms: 'xét nghiệm mỡ máu định kỳ', goal: 'công ty chỉ cho nghỉ thứ 7' },
] as const)('a day off is when one would like to come: %j', (given) => {
  const { said } = answer(given);
  expect(said).toContain('có làm thứ Bảy, Chủ nhật không');
  expect(said).not.toContain('buổi sáng ngày làm việc');
});
