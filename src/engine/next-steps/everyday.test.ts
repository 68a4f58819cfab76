import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { readIntake } from '../read-intake.ts';
import { understand } from '../understand.ts';
import { questionStep } from './own-words.ts';
import { toldCues } from './told-cues.ts';

type Rest = Partial<Omit<Intake, 'patient'>> & {
  readonly age?: number;
  readonly ageMonths?: number;
  readonly sex?: 'male' | 'female';
};

const intake = (symptoms: string, { age, ageMonths, sex = 'male', ...rest }: Rest = {}): Intake => ({
  need: 'treatment',
  patient: { ...(ageMonths === undefined ? { age: age ?? 52 } : { ageMonths }), sex, isSelf: ageMonths === undefined },
  symptoms,
  ...rest,
});

const woman: Rest = { age: 33, sex: 'female' };
const safetyOf = (symptoms: string, rest?: Rest) => understand(intake(symptoms, rest)).safety;
const linesOf = (symptoms: string, rest?: Rest) =>
  safetyOf(symptoms, rest).topics.flatMap(({ says }) => says?.title.vi ?? []);
const openQuestions = (told: Intake) => questionStep(toldCues(readIntake(told)), understand(told).safety.topics);

describe('an everyday matter', () => {
  it.each<[string, string, Rest?]>([
    ['khám sức khỏe đường huyết 8,4 lúc đói, người không thấy gì', 'HbA1c'],
    ['mới được cho bút chích insulin, nhà không có tủ lạnh', 'dưới 30 °C'],
    ['nuoc tieu nhieu bot ca thang nay', 'đạm niệu'],
    ['bà tai biến nằm một chỗ, mông bắt đầu đỏ', 'trở mình', { age: 80, sex: 'female' }],
    ['siêu âm vú BIRADS 3, lo quá', 'sau khoảng 6 tháng', woman],
    ['chụp nhũ ảnh BIRADS 4a', 'không làm bệnh lan', woman],
    ['he is slower, eats little, dizzy for months', 'lúc nằm và lúc đứng', { age: 82 }],
    ['burned my calf on a motorbike exhaust, yellow fluid', 'uốn ván'],
    ['sinh xong 4 tháng tóc rụng từng nắm', 'ferritin', woman],
    ['ho hon thang, khac dam co tia mau, sut 6 ky', 'thử đờm'],
    ['prostate cancer, Gleason 7, surgery or radiation?', 'xạ trị'],
    ['bẹn phải lòi cục khi mang nặng, nằm xuống thì lặn vô', 'theo lịch'],
    ['nổi mấy hạt như mào gà ở vùng kín', 'giang mai'],
    ['tê mấy ngón tay về đêm, lắc tay thì đỡ', 'điện cơ'],
    ['need two implants and a crown redone', 'hai đợt'],
    ['diagnosed ADHD, my medication runs out', 'kiểm soát chặt'],
    ['suy thận độ 3, bao giờ phải chạy thận', 'không phải lọc máu'],
    ['rối loạn tiền đình mấy năm nay', 'Tai mũi họng'],
    ['đau hai trốc cúi mấy năm ni', 'cầu thang', { age: 67, durationDays: 1000 }],
    ['mặt bị nám, bôi kem trộn hết thì ngưng lại đen hơn', 'Ngừng kem trộn', woman],
    ['boi kem tron tri nam, mat bi nam 2 go ma', 'Ngừng kem trộn', woman],
    ['gut tai phat, mua thuoc te ve uong la khoi ngay nhung mat tron ra', 'ngưng đột ngột', { durationDays: 400 }],
    ['khám công ty ra HBsAg dương tính, men gan bình thường', 'HBV DNA'],
    ['ung thư gan giai đoạn cuối, uống giảm đau thường không đỡ', 'không chờ'],
    ['uống thuốc của 3 bệnh viện, không biết thuốc nào trùng', 'một túi', { age: 80 }],
    ['con đầu bị tan máu bẩm sinh, vợ chồng muốn sinh đứa nữa', 'Hai người cùng thử', woman],
  ])('“%s” has its line', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).toContain(said);
  });

  it.each<[string, string, Rest?]>([
    ['tiểu đường 10 năm đang tiêm insulin, đường huyết lúc đói 8,4', 'Một lần thử'],
    ['bỏng nước sôi cả mặt, sưng đỏ', 'uốn ván'],
    ['mông đỏ hăm tã', 'trở mình', { ageMonths: 8 }],
    ['bẹn phải lòi cục, nằm xuống không lặn, cứng, nôn', 'theo lịch'],
    ['hóa trị xong rụng tóc', 'ferritin', woman],
    ['đang chạy thận tuần 3 buổi, suy thận giai đoạn cuối', 'không phải lọc máu'],
    ['bé ho sổ mũi sốt 39, thở nhanh', 'chăm ở nhà', { ageMonths: 14 }],
  ])('but not “%s”', (symptoms, said, rest) => {
    expect(linesOf(symptoms, rest).join()).not.toContain(said);
  });

  it('is not hurried by how it sounds, and still is by what is acute beside it', () => {
    expect(safetyOf('má mới được cho bút chích insulin, nhà không có tủ lạnh, chỗ chích bầm').urgency).toBe('routine');
    const dizzy = 'uống thuốc của 3 bệnh viện, hơn chục viên, hay chóng mặt lúc đứng dậy';
    expect(safetyOf(dizzy, { age: 80 })).toMatchObject({ urgency: 'routine', seeWithin: '3d' });
    expect(safetyOf(`${dizzy}, sáng nay nói đớ méo miệng`, { age: 80 }).urgency).toBe('emergency');
    expect(safetyOf('chích insulin bút mới, chỗ chích bầm, giờ lơ mơ gọi không dậy').urgency).toBe('emergency');
    const despair = 'sau sinh tóc rụng nhiều, buồn không muốn sống nữa, muốn ôm con nhảy sông';
    expect(safetyOf(despair, woman).urgency).toBe('emergency');
  });

  it('has its own time', () => {
    expect(safetyOf('ung thư gan giai đoạn cuối, uống giảm đau thường không đỡ').seeWithin).toBe('3d');
    const cold: Rest = { ageMonths: 14, sex: 'female', durationDays: 3, severity: 'mild' };
    expect(safetyOf('be ho so mui 3 ngay, sot nhe 38, van bu van choi, dem nghet mui kho ngu', cold).seeWithin).toBe(
      '3d',
    );
  });

  it('answers what is asked of it', () => {
    expect(openQuestions(intake('BIRADS 3 bên phải', { ...woman, goal: 'có cần sinh thiết liền không' }))).toEqual([]);
    expect(openQuestions(intake('đường huyết đói 8,4', { goal: 'có phải tiểu đường chưa' }))).toEqual([]);
    expect(openQuestions(intake('cục ở vú', { ...woman, goal: 'có cần sinh thiết liền không' }))).not.toEqual([]);
  });
});

describe('what only sounds like it', () => {
  const situationsOf = (symptoms: string, rest?: Rest) => understand(intake(symptoms, rest)).assessment.situations;

  it('is no treated diabetes where a sugar was raised once', () => {
    expect(situationsOf('khám sức khỏe đường huyết 8,4 lúc đói')).not.toContain('diabetes');
    expect(situationsOf('tiểu đường 5 năm, uống metformin, đường huyết 8,4')).toContain('diabetes');
  });

  it('is no childbed after many months, but for a mother in distress', () => {
    const skin = 'da tay khô nứt từ sau khi sinh';
    expect(situationsOf(skin, { ...woman, durationDays: 500 })).not.toContain('postpartum');
    expect(situationsOf(skin, { ...woman, durationDays: 20 })).toContain('postpartum');
  });

  it('is no wish for a place of dialysis where it is feared', () => {
    const services = (goal: string) => toldCues(readIntake(intake('suy thận độ 3', { goal }))).services;
    expect(services('bao giờ phải chạy thận')).toEqual([]);
    expect(services('tìm nơi chạy thận gần nhà')).toHaveLength(1);
  });
});
