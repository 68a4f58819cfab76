import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { matters } from '#engine/knowledge/topics.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

const wednesday = Date.parse('2026-11-18T09:30+07:00');

type Patient = Partial<Intake['patient']>;
type Rest = Partial<Omit<Intake, 'patient'>>;

const answer = (symptoms: string, patient: Patient = {}, rest: Rest = {}) =>
  navigate({ need: 'treatment', symptoms, ...rest, patient: { province: 'Nam Định', ...patient } }, graph, wednesday);
const steps = (...told: Parameters<typeof answer>) =>
  answer(...told)
    .nextSteps.map(({ title }) => title.vi)
    .join('\n');

const woman = { sex: 'female', age: 30 } as const;

describe('a word that the family means otherwise says nothing', () => {
  it.each<[RegExp, string, Patient, string, Patient]>([
    [/Thử thai trước/, 'em kinh thưa, hai tháng mới có', woman, 'Kinh thua bac si, toi bi dau goi nam nay', woman],
    [/Ăn qua ống/, 'bà nằm liệt, hôm nay thay ống ăn ở nhà', { age: 80 }, 'ông ăn được, nằm nghỉ ở nhà', { age: 80 }],
    [/Rôm sảy/, 'bé nổi rôm đỏ lưng', { age: 1 }, 'con ngủ say như chết sau ngày đi sở thú', { age: 4 }],
    [/chọc trứng/, 'chọc hút trứng hôm qua, lâm râm nhẹ', woman, 'xơ gan, hai tuần chọc hút dịch bụng một lần', woman],
    [/tiêm uốn ván/, 'sáng nay giẫm đinh gỉ', { age: 30 }, 'gót chân nhói như giẫm đinh nửa năm nay', { age: 50 }],
    [/Song thai/, 'em bầu 12 tuần, song thai', woman, 'bau 8 tuan nghen, ngam gung co hai thai khong', woman],
    [
      /Trớ sau bú/,
      'bé 2 tháng hay ọc sữa',
      { ageMonths: 2 },
      'bé 4 ngày tuổi hai mi mắt sưng húp, mủ vàng trào ra liên tục lau xong lại đầy',
      {},
    ],
    [/sót nhau/, 'sau sinh 6 ngày sốt 38,5', woman, 'uống kháng sinh 6 ngày còn sốt 38', woman],
    [
      /uống đường|ngừa thai|thuốc tránh thai nên/,
      'hỏi uống thuốc tránh thai',
      woman,
      'chân trái sưng, on the pill',
      woman,
    ],
    [
      /vỏ cam/,
      'da vú trái như vỏ cam',
      woman,
      'hóc xương cá từ tối qua, nuốt là nhói một chỗ, đã thử vỏ cam không ra',
      {},
    ],
    [/Ngã nhiều lần/, 'bà hay té', { age: 70 }, 'me hay te tay', { age: 70 }],
    [/Mỏi cổ vai gáy/, 'mỏi cổ cả tuần', { age: 32 }, 'kinh em 35 ngay moi co', woman],
    [/6–10 đợt/, 'con đi lớp hay ốm vặt', { age: 4 }, 'con biếng ăn, ít bệnh vặt', { age: 4 }],
    [/Nạo VA thường/, 'con ngủ ngáy to', { age: 5 }, 'con 5 tuoi hay gap ac mong, ngu ngay van tot', { age: 5 }],
  ])('%s', (line, meant, whom, other, whomElse) => {
    expect(steps(meant, whom)).toMatch(line);
    expect(steps(other, whomElse)).not.toMatch(line);
  });
});

describe('a line that is over, or is for another, is not said', () => {
  it.each<[RegExp, string, Patient]>([
    [/ferritin, hỏi điện di/, 'bé uống thuốc cam hai tuần, nay xanh xao', { age: 1 }],
    [/Vết khâu sau sinh/, 'sau sinh 8 tuần, vết khâu lành, hỏi gel bôi trơn', woman],
    [/cơ sở được cấp phép/, 'em đang uống thuốc lao, có bầu, có cần bỏ thai không', woman],
    [/nói ngay ở cửa là bệnh hay lây/, 'con thủy đậu ngày thứ bảy đóng vảy hết', { age: 4 }],
    [
      /Vẫn cho bú hoặc vắt nhẹ/,
      'orange peel skin patch on left breast + red warm 2 weeks, not breastfeeding, antibiotics did nothing',
      {},
    ],
  ])('%s', (line, symptoms, whom) => {
    expect(steps(symptoms, whom)).not.toMatch(line);
  });
});

describe('what is asked is answered', () => {
  it.each<[RegExp, string, Patient, Rest?]>([
    [/37–38 tuần/, 'bau lan 2, 36 tuan, lan truoc mo, nha xa', woman, { goal: 'khi nao nen xuong vien nam cho' }],
    [/đi ngay tuần này/, 'em bầu 12 tuần, muốn làm double test', woman],
    [/không nhét thuốc hay lá/, 'rang ham sua sau lo to, an com dinh vo la e', { age: 5 }],
    [/môi thường từ khoảng 3–6 tháng/, 'con hở môi bên trái, xin mổ miễn phí', { ageMonths: 4 }],
  ])('%s', (line, symptoms, whom, rest) => {
    expect(steps(symptoms, whom, rest)).toMatch(line);
  });

  it('in the time that its line names', () => {
    const told = { goal: 'khi nao nen xuong vien nam cho' };
    expect(answer('bau lan 2, 36 tuan, lan truoc mo, nha xa', woman, told).safety.seeWithin).toBe('3d');
    expect(answer('em bầu 12 tuần, muốn làm double test', woman).safety.seeWithin).toBe('3d');
  });

  it('once: a child’s adenoids are spoken of in one line', () => {
    const said = steps('cháu ngủ ngáy to, VA quá phát', { age: 5 }, { need: 'surgery', goal: 'có nên nạo VA không' });
    expect(said.match(/7 lần/gu)).toHaveLength(1);
  });
});

describe('a matter is in one row', () => {
  it.each<[string, number]>([
    ['transgender', 1],
    ['mới có kinh', 1],
    ['co giật do sốt', 1],
  ])('%s', (phrase, rows) => {
    const heard = matters.filter((topic) => topic.heard.split('|').some((each) => each.trim() === phrase));
    expect(heard).toHaveLength(rows);
  });
});
