import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { askedSpecialty } from '#engine/asked-specialty.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Which door of the shipped directory somebody who knows the hospitals would name. */
const workingMorning = Date.parse('2026-11-17T08:00:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { age?: number; sex?: 'male' | 'female' };

function from(province: string, { age = 45, sex = 'female', ...told }: Told) {
  const answer = navigate({ need: 'find_doctor', ...told, patient: { age, sex, province } }, graph, workingMorning);
  return { ...answer, name: answer.primary.hospital.name.vi, at: graph.hospitals.get(answer.primary.hospital.id) };
}

describe('where only the province is told', () => {
  it.each<[string, Told]>([
    ['Nam Định', { age: 9, symptoms: 'cháu hay nháy mắt, giật vai từ mấy tháng nay' }],
    ['Huế', { age: 80, symptoms: 'bà ăn kém, người yếu dần', goal: 'khám lão khoa' }],
    ['Quảng Trị', { symptoms: 'hay đầy bụng, ợ hơi một tháng nay' }],
    ['Hà Tĩnh', { age: 5, symptoms: 'chau bieng an, cham len can' }],
  ])('no district hospital is picked: %s', (province, told) => {
    expect(from(province, told).at?.level).not.toBe('district');
  });

  it('what must be seen today goes to the largest house of the province', () => {
    const symptoms = 'bé 6 tuần còn vàng da, phân trắng bệch, nước tiểu sẫm';
    expect(from('Thái Nguyên', { age: 0, sex: 'male', symptoms }).name).toBe('Bệnh viện Trung ương Thái Nguyên');
  });
});

describe('the first specialty', () => {
  it('has its department before a hospital of the second', () => {
    const symptoms = 'hai đầu gối đau cả năm nay, sáng ngủ dậy cứng khớp nửa tiếng';
    const { primary } = from('Phú Vang, Thừa Thiên Huế', { age: 70, severity: 'moderate', symptoms });
    expect(primary.department.name.vi).toContain('khớp');
  });

  it('is not the heart where veins of the legs swell', () => {
    const symptoms = 'hai bắp chân nổi gân xanh ngoằn ngoèo, đứng lâu nặng chân';
    expect(from('Quận 5, TP.HCM', { age: 40, severity: 'mild', symptoms }).name).not.toContain('Tim');
  });

  it('of a lump in the breast is the cancer hospital’s, not the maternity’s', () => {
    const symptoms = 'sờ thấy cục cứng ở vú phải, núm vú tụt vào';
    const { name } = from('Bù Đăng, Bình Phước', { age: 50, symptoms, preferredCity: 'TP.HCM' });
    expect(name).toContain('Ung Bướu');
  });

  it('of a troubled boy is no far hospital for grown-ups', () => {
    const symptoms = 'cháu học sa sút, ngồi không yên, chơi game suốt đêm, tịch thu điện thoại thì đập phá';
    expect(from('Mai Châu, Hòa Bình', { age: 13, sex: 'male', severity: 'moderate', symptoms }).name).not.toContain(
      'Tâm thần',
    );
  });
});

it('who suffers badly now is relieved near by', () => {
  const symptoms = 'đau quặn hông lưng phải lan xuống bẹn từ sáng, tiểu hồng, nôn 1 lần, không sốt';
  const told = { age: 40, sex: 'male', severity: 'severe', durationDays: 1, symptoms } as const;
  expect(from('Vân Đồn, Quảng Ninh', told).primary.distanceKm).toBeLessThan(10);
});

describe('the specialty that is asked for by name', () => {
  it.each([
    ['khám lão khoa gần nhà', 'geriatrics'],
    ['tim bac si khop o Hue', 'rheumatology'],
    ['cần chuyên khoa nội tiết', 'endocrinology'],
    ['English-speaking gastroenterologist please', 'gastroenterology'],
    ['muốn khám mắt', 'ophthalmology'],
    ['gặp bs da liễu giỏi', 'dermatology'],
  ])('%s', (goal, code) => {
    expect(askedSpecialty({ need: 'find_doctor', patient: {}, goal })).toBe(code);
  });

  it.each([
    'khám mất bao lâu',
    'khám gần nhà',
    'nên khám tim mạch hay hô hấp',
    'có cần khám thần kinh không',
    'đã khám tiêu hóa mà không đỡ',
    'bác sĩ thân thiện',
    'tìm bác sĩ giỏi',
  ])('is not heard in: %s', (goal) => {
    expect(askedSpecialty({ need: 'find_doctor', patient: {}, goal })).toBeUndefined();
  });

  it('is first, but never before a danger', () => {
    const symptoms = 'burning pain behind my breastbone after meals for two months, worse when I lie down';
    const asked = { age: 41, sex: 'male', symptoms, goal: 'see a gastroenterologist' } as const;
    expect(from('Thảo Điền, TP.HCM', asked).specialties[0]).toBe('gastroenterology');
    const danger = { symptoms: 'đau thắt ngực dữ dội, vã mồ hôi, khó thở', goal: 'khám da liễu' };
    expect(from('Quận 5, TP.HCM', danger).specialties[0]).not.toBe('dermatology');
  });
});

describe('the hospital to which a doctor sends', () => {
  it.each([
    ['bác sĩ tỉnh viết giấy cho xuống Nhi trung ương nhập viện tuần sau', 'Bệnh viện Nhi Trung ương'],
    ['bs tinh cho giay chuyen len NTW tuan toi nhap vien', 'Bệnh viện Nhi Trung ương'],
    ['bệnh viện tỉnh làm giấy chuyển tuyến lên Nhi TƯ', 'Bệnh viện Nhi Trung ương'],
    ['bác sĩ bảo đi Bạch Mai', 'Bệnh viện Bạch Mai'],
  ])('is the door: %s', (sent, name) => {
    const symptoms = `Cháu bị thừa cân, ${sent}`;
    expect(from('Tam Đường, Lai Châu', { age: 6, need: 'admission', symptoms }).name).toBe(name);
  });

  it.each([
    'hàng xóm bảo lên Nhi trung ương',
    'năm ngoái bác sĩ chuyển lên Nhi trung ương điều trị rồi về',
    'bác sĩ bảo lên Nhi trung ương, có cần phải đi không hay chữa ở tỉnh',
  ])('is not where nobody sends, or one asks whether to go: %s', (sent) => {
    const symptoms = `Cháu bị thừa cân, ${sent}`;
    const { name, safety } = from('Tam Đường, Lai Châu', { age: 6, symptoms });
    expect(safety.urgency).toBe('routine');
    expect(name).not.toBe('Bệnh viện Nhi Trung ương');
  });
});

describe('what to watch for in a small child', () => {
  it.each<[number, string]>([
    [3, 'cháu 3 tuổi chưa nói được, gọi tên không quay lại, hay xoay bánh xe'],
    [10, 'chau hay nhay mat, khit mui, lac co'],
  ])('is no thought of dying at %i', (age, symptoms) => {
    const steps = from('Mường Khương, Lào Cai', { age, sex: 'male', symptoms }).nextSteps.map(({ title }) => title.vi);
    expect(steps.join(' ')).not.toMatch(/muốn chết|xúi giục/u);
  });

  it('is one where the child is sad', () => {
    const symptoms = 'cháu 10 tuổi buồn chán, hay khóc, không muốn đi học hai tháng nay';
    const { nextSteps, safety } = from('Mường Khương, Lào Cai', { age: 10, symptoms });
    const said = [...safety.doNow, ...nextSteps.map(({ title }) => title)].map(({ vi }) => vi).join(' ');
    expect(said).toMatch(/muốn chết|đừng để ở một mình/iu);
  });
});
