import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Which hospital of the shipped directory comes first for an ordinary matter: near enough, and large enough. */

/** Behind which door one is seen when clinics are open. */
const workingMorning = Date.parse('2026-11-17T08:00:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & { age?: number; sex?: 'male' | 'female' };

function from(province: string, { age = 45, sex = 'female', ...told }: Told) {
  const answer = navigate({ need: 'treatment', ...told, patient: { age, sex, province } }, graph, workingMorning);
  return { ...answer, hospital: graph.hospitals.get(answer.primary.hospital.id) };
}

describe('a first work-up', () => {
  it.each([
    ['Sơn Tây, Hà Nội', 'có khối u ở cổ to dần 2 tháng'],
    ['Nho Quan, Ninh Bình', 'sờ thấy cục cứng ở vú, sợ ung thư'],
    ['Krông Nô, Đắk Nông', 'sờ thấy cục cứng ở vú 1 tháng'],
    ['Cao Lãnh', 'vàng da vàng mắt 1 tuần'],
    ['Tân An, Long An', 'đi cầu ra máu 2 tuần nay'],
  ])('is done in the province: from %s, %s', (province, symptoms) => {
    const { hospital, primary } = from(province, { symptoms });
    expect(hospital?.level).toBe('provincial');
    expect(primary.distanceKm).toBeLessThan(45);
  });

  it('is over once a doctor has named it: then the centre is worth the journey', () => {
    expect(from('Nho Quan, Ninh Bình', { diagnosis: 'ung thư vú giai đoạn 2' }).hospital?.level).toBe('central');
  });
});

describe('what no district has', () => {
  it.each<[string, Told]>([
    ['Quỳnh Lưu, Nghệ An', { need: 'imaging', symptoms: 'chụp MRI cột sống' }],
    ['Hải Hậu, Nam Định', { need: 'imaging', symptoms: 'đo loãng xương DEXA' }],
    ['Diễn Châu, Nghệ An', { diagnosis: 'GIST dạ dày' }],
    ['Diễn Châu, Nghệ An', { age: 72, symptoms: 'hay quên, lẫn 6 tháng nay' }],
    ['Nghĩa Hưng, Nam Định', { diagnosis: 'glioma' }],
  ])('is not looked for there: %s, %o', (province, told) => {
    const { hospital } = from(province, told);
    expect(hospital?.level).not.toBe('district');
    expect(hospital?.facilityKind).not.toBe('medical_centre');
  });
});

describe('what every district treats', () => {
  it.each<[string, Told]>([
    ['Diễn Châu, Nghệ An', { symptoms: 'sốt 3 ngày, đau mỏi người' }],
    ['Nho Quan, Ninh Bình', { age: 5, symptoms: 'bé sốt 3 ngày phát ban toàn thân' }],
    ['Yên Thành, Nghệ An', { age: 4, symptoms: 'bé bị sởi 2 ngày, sốt, phát ban' }],
    ['Cai Lậy', { age: 28, symptoms: 'đang cho con bú, vú sưng nóng đỏ đau, sốt nhẹ' }],
    ['Cai Lậy', { symptoms: 'gout, sưng đau ngón chân cái' }],
  ])('is seen in the district: %s, %o', (province, told) => {
    expect(from(province, told).primary.distanceKm).toBeLessThan(10);
  });
});

describe('the department', () => {
  it('is obstetrics for a breast that nurses, medicine for gout and for sudden confusion, the lungs’ for a nodule', () => {
    const nursing = from('Cai Lậy', { age: 28, symptoms: 'đang cho con bú, vú sưng nóng đỏ đau, sốt nhẹ' });
    expect(nursing.primary.department.name.vi).toContain('sản');
    const gout = from('Cai Lậy', { sex: 'male', symptoms: 'gout, sưng đau ngón chân cái' });
    expect(gout.primary.department.name.vi).not.toContain('Chấn thương');
    const confused = from('Phú Mỹ', { age: 80, sex: 'male', symptoms: 'lú lẫn 2 ngày nay sau khi đặt sonde tiểu' });
    expect(confused.primary.department.name.vi).not.toContain('Ngoại');
    const nodule = from('Mỹ Tho', { sex: 'male', symptoms: 'chụp phim thấy nốt mờ phổi 8 mm' });
    expect(nodule.primary.department.name.vi + nodule.primary.hospital.name.vi).not.toContain('Ung');
  });
});

describe('a hospital of its own', () => {
  it.each([
    ['Hải Châu, Đà Nẵng', 'đỏ mắt, cộm mắt 3 ngày', 'Mắt'],
    ['Vinh, Nghệ An', 'mờ mắt dần', 'Mắt'],
    ['Ninh Kiều, Cần Thơ', 'ù tai, đau tai 1 tuần', 'Tai Mũi Họng'],
    ['Thanh Khê, Đà Nẵng', 'nổi mẩn ngứa da 2 tuần', 'Da liễu'],
    ['Hồng Bàng, Hải Phòng', 'khí hư ra nhiều, ngứa', 'Phụ sản'],
  ])('wins over a general one that is about as near: %s, %s', (province, symptoms, name) => {
    expect(from(province, { symptoms }).primary.hospital.name.vi).toContain(name);
  });
});

describe('the place on the card', () => {
  const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');

  it('comes first where it sees the matter, and is said to pay in full', () => {
    const insurance = { registeredAt: 'Bệnh viện Đa khoa huyện Diễn Châu' };
    const { primary } = from('Diễn Châu, Nghệ An', { symptoms: 'đau dạ dày, ợ chua 2 tháng', insurance });
    expect(primary.hospital.name.vi).toBe(insurance.registeredAt);
    expect(words(primary.reasons)).toContain('nơi đăng ký trên thẻ');
  });

  it('is the first other choice where a hospital of its own is near', () => {
    const insurance = { registeredAt: 'Bệnh viện Đa khoa thành phố Vinh' };
    const { alternatives } = from('Vinh, Nghệ An', { symptoms: 'mờ mắt dần', insurance });
    expect(alternatives[0]?.hospital.name.vi).toBe(insurance.registeredAt);
    expect(words(alternatives[0]?.reasons)).toContain('nơi đăng ký trên thẻ');
  });

  it('says nothing where it is far from home, or the matter is above it', () => {
    const insurance = { registeredAt: 'Bệnh viện Đa khoa huyện Diễn Châu' };
    const far = from('Đà Lạt', { symptoms: 'đau dạ dày, ợ chua 2 tháng', insurance });
    const above = from('Diễn Châu, Nghệ An', { diagnosis: 'ung thư vú', insurance });
    for (const { primary } of [far, above]) expect(primary.hospital.name.vi).not.toBe(insurance.registeredAt);
  });
});
