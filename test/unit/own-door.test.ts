import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { navigate } from '#engine/navigate.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Doors of former districts, whether or not the shipped directory has them, and the rivers between. */
const tuesday = Date.parse('2026-11-17T09:00+07:00');

type Told = Partial<Omit<Intake, 'patient'>> & Intake['patient'];

function from(province: string, { age = 45, sex = 'female', ...told }: Told) {
  return navigate({ need: 'treatment', ...told, patient: { age, sex, province } }, graph, tuesday);
}

const words = (reasons: readonly { vi: string }[] = []) => reasons.map(({ vi }) => vi).join(' ');
const ids = (places: readonly { hospital: { id: string } }[]) => places.map(({ hospital }) => hospital.id);

const fall = { age: 70, symptoms: 'té trong nhà tắm, đau háng, bàn chân xoay ra ngoài, không đứng được' };

describe('a district of which the directory has no door', () => {
  it.each([
    ['Ba Tri, Bến Tre', 'Ba Tri'],
    ['Vĩnh Châu, Sóc Trăng', 'Vĩnh Châu'],
    ['Phong Thổ, Lai Châu', 'Phong Thổ'],
  ])('is named in danger before what lies in another: %s', (place, name) => {
    const { primary, nextSteps, emergency } = from(place, fall);
    const own = `bệnh viện hoặc trung tâm y tế của ${name}`;
    expect(primary.reasons[0]?.vi).toMatch(new RegExp(`${own}.*chưa có địa chỉ`, 'u'));
    expect(primary.reasons[0]?.en).toContain(`the hospital or medical centre of ${name}`);
    expect(nextSteps[0]?.title.vi).toContain(`${own} nếu gần hơn`);
    expect(emergency?.note?.vi).toContain(own);
  });

  it('is named for what must be seen today', () => {
    const { safety, primary, nextSteps } = from('Gò Dầu, Tây Ninh', {
      age: 62,
      symptoms: 'giời leo ở sườn trái, mụn nước từng chùm, rát như phỏng',
      durationDays: 2,
    });
    expect(safety.seeWithin).toBe('24h');
    expect(words(primary.reasons)).toMatch(/trung tâm y tế của Gò Dầu gần hơn.*chưa có địa chỉ/);
    expect(nextSteps[0]?.title.vi).toContain('của Gò Dầu nếu gần hơn');
  });

  it('is not spoken of where a known one is next door, nor on an island, nor where only the province is known', () => {
    for (const place of ['Ninh Kiều, Cần Thơ', 'Cát Bà, Hải Phòng', 'Bến Tre']) {
      const { primary, nextSteps } = from(place, fall);
      expect(`${words(primary.reasons)} ${nextSteps[0]?.title.vi}`).not.toContain('trung tâm y tế của');
    }
  });
});

describe('the centre of the own district', () => {
  it('of which nobody knows whether it is open at night is named by its name, and stands beside what is open', () => {
    const { primary, alternatives, nextSteps } = from('Giao Thủy, Nam Định', fall);
    expect(graph.hospitals.get(primary.hospital.id)?.emergency24h).toBe(true);
    expect(primary.reasons[0]?.vi).toMatch(/^Nếu Trung tâm Y tế huyện Giao Thuỷ gần hơn/);
    expect(primary.reasons[0]?.vi).not.toContain('chưa có địa chỉ');
    expect(nextSteps[0]?.title.vi).toContain('Trung tâm Y tế huyện Giao Thuỷ');
    expect(alternatives[0]).toMatchObject({
      distanceKm: 0,
      department: { name: { vi: expect.stringMatching('trực') } },
    });
  });
});

describe('a house in doubt in another district', () => {
  const injury = { age: 20, symptoms: 'té xe máy đập đầu, ói 3 lần, lơ mơ, tai chảy máu' };

  it('does not come before an emergency department that is a little farther', () => {
    const { primary } = from('Cư Jút, Đắk Nông', injury);
    expect(graph.hospitals.get(primary.hospital.id)?.emergency24h).toBe(true);
    expect(primary.distanceKm).toBeLessThan(30);
  });

  it('comes first where minutes count', () => {
    const { primary } = from('Cư Jút, Đắk Nông', { age: 20, symptoms: 'đang khó thở dữ dội, tím môi' });
    expect(primary.distanceKm).toBeLessThan(15);
  });
});

describe('a wide river', () => {
  it.each([
    ['Ba Tri, Bến Tre', 'bv-nguyen-dinh-chieu', 'bv-da-khoa-thanh-phu-ben-tre'],
    ['Bình Đại, Bến Tre', 'bv-nguyen-dinh-chieu', 'ttyt-tan-phu-dong-tien-giang'],
  ])('is no way from %s', (place, near, over) => {
    const { primary, alternatives } = from(place, fall);
    expect(primary.hospital.id).toBe(near);
    expect(ids(alternatives)).not.toContain(over);
  });

  it('is told with its bridge where the road is much longer than the line', () => {
    const { primary } = from('Lấp Vò, Đồng Tháp', { need: 'surgery', age: 72, diagnosis: 'đục thủy tinh thể' });
    expect(graph.hospitals.get(primary.hospital.id)?.bank).toBe('south');
    expect(words(primary.reasons)).toMatch(/phải qua sông lớn \(cầu Vàm Cống\), đường đi xa hơn nhiều/);
  });

  it('is not spoken of where the bridge is on the way', () => {
    const { primary } = from('Ba Tri, Bến Tre', fall);
    expect(words(primary.reasons)).not.toContain('sông lớn');
  });
});
