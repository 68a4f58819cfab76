import { describe, expect, it } from 'vitest';
import { placeName } from '#engine/graph/place-name.ts';
import { type Place, pointOf } from '#engine/graph/places.ts';
import { findProvince, readPlace } from '#engine/graph/read-place.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import { fold } from '#engine/text/fold.ts';
import { shippedGraph as graph } from '#test/shipped-graph.ts';

/** Where the shipped directory sends people from every place that it knows, and what it says of the way. */

const units = graph.provinces.flatMap((province) => province.former.map((former) => ({ province, former })));
const districts = units.flatMap(({ province, former }) =>
  (former.districts ?? []).map((district) => ({ district, former, province })),
);
const regionNames = [
  ...new Set([...graph.provinces.map(({ name }) => name), ...units.map(({ former }) => former.name)]),
];
const districtNames = districts.map(({ district, former }) =>
  placeName({ province: units[0]?.province as Place['province'], former, district, center: district.location }),
);

const emergencies = {
  heart: 'đau ngực dữ dội lan tay trái, vã mồ hôi',
  stroke: 'méo miệng, nói khó, yếu tay phải',
  injury: 'tai nạn xe máy, gãy hở xương đùi, chảy máu nhiều',
  breath: 'khó thở dữ dội, môi tím tái',
  bleeding: 'nôn ra máu tươi, người lả đi',
  birth: 'thai 38 tuần, ra máu âm đạo ồ ạt',
  child: 'bé 2 tuổi co giật, tím tái',
  poison: 'uống thuốc trừ sâu tự tử',
  burn: 'bỏng lửa toàn thân, bất tỉnh',
};

function from(province: string, symptoms: string): BilingualRecommendation {
  const age = symptoms.startsWith('bé') ? 2 : 30;
  return navigate({ need: 'emergency', patient: { age, sex: 'female', province }, symptoms }, graph, 0);
}

const said = ({ primary }: BilingualRecommendation) => primary.reasons.map(({ vi }) => vi).join(' ');
const placeOf = (text: string) => readPlace(graph, text).place;

describe('every place', () => {
  it('of the former districts and islands is known with where it lies', () => {
    expect(districts.length).toBeGreaterThan(700);
    expect(regionNames.length).toBeGreaterThanOrEqual(63);
    for (const unit of units) expect(unit.former.districts?.length, unit.former.name).toBeGreaterThan(0);
  });

  it('is understood by its name, with and without marks, in commas and in brackets', () => {
    const lost = districts.flatMap(({ district, former }, index) => {
      const name = districtNames[index] ?? '';
      const [own = ''] = name.split(',');
      const reversed = regionNames.includes(own) ? name : `${former.name}, ${own}`;
      return [name, fold(name), `${own} (${former.name})`, reversed].filter(
        (text) => placeOf(text)?.district !== district,
      );
    });
    expect(lost).toEqual([]);
  });

  it('that bears the name of a province is asked for, not taken for it', () => {
    for (const name of regionNames) {
      const place = placeOf(name);
      expect(place?.province.code, name).toBe(findProvince(graph, fold(name))?.code);
      expect(place && pointOf(place), name).toBeUndefined();
      const { place: told } = from(name, emergencies.heart);
      expect(told?.asked?.vi, name).toContain('quận, huyện');
      expect(told?.kind, name).toMatch(/province$/);
    }
  });
});

describe('names', () => {
  it.each([
    ['Mường Lát (Thanh Hóa)', '38-muong-lat'],
    ['Kỳ Sơn (Nghệ An)', '40-ky-son'],
    ['ky son, nghe an', '40-ky-son'],
    ['Châu Thành, Long An', '80-chau-thanh-2'],
    ['huyện Châu Thành tỉnh Tiền Giang', '82-chau-thanh'],
    ['thị xã Cai Lậy', '82-cai-lay-tx'],
    ['Quỳnh Lưu', '40-quynh-luu'],
    ['dien chau', '40-dien-chau'],
    ['xã Diễn Châu, Nghệ An', '17464'],
    ['Vũng Tàu', '79-vung-tau'],
    ['TP Cao Bằng', '04-cao-bang'],
    ['đặc khu Phú Quý', '23272'],
    ['huyện đảo Cô Tô', '22-co-to'],
    ['đường Thống Nhất, phường 10, Gò Vấp', '26884'],
    ['Q1', '79-quan-1'],
    ['Sapa', '15-sa-pa'],
  ])('%j is one place', (text, id) => {
    expect(placeOf(text)).toMatchObject({ district: { id } });
    expect(placeOf(text)?.isGuess).toBeUndefined();
  });

  it.each(['Châu Thành', 'Kỳ Sơn', 'Sơn Tây', 'Tân Phú'])('%j is asked between the places that bear it', (text) => {
    const { place } = from(text, emergencies.heart);
    expect(place?.candidates?.length).toBeGreaterThan(1);
    expect(place?.asked?.vi).toContain('nhiều nơi');
    for (const { id, name } of place?.candidates ?? []) expect(placeOf(name)?.district?.id).toBe(id);
  });

  it.each([
    ['nghe na', 'Nghệ An'],
    ['Bình Dươgn', 'Bình Dương'],
    ['Quynh Luuu, Nghe An', 'Quỳnh Lưu, Nghệ An'],
    ['vinh phcu', 'Vĩnh Phúc'],
  ])('a slip in %j is forgiven as a guess, which tells no distance', (text, name) => {
    const { place, primary } = from(text, emergencies.heart);
    expect(place).toMatchObject({ name, guess: true, candidates: [{ name }] });
    expect(place?.asked?.vi).toContain(`Có phải người bệnh đang ở ${name}`);
    expect(primary.distanceKm).toBeNull();
  });

  it.each(['xã Thống Nhất', 'Paris', 'nhà bà ngoại'])('%j is not taken for a place', (text) => {
    expect(placeOf(text)).toBeUndefined();
  });
});

describe('from each place in an emergency', () => {
  it.each([
    ['Củ Chi', 'bv-dkkv-cu-chi', 5],
    ['Gò Vấp', undefined, 5],
    ['Mộc Châu', undefined, 10],
    ['Sapa', undefined, 10],
    ['Đà Lạt', undefined, 5],
    ['Vũng Tàu', 'bv-da-khoa-vung-tau', 10],
    ['Hội An', undefined, 15],
    ['Ba Vì', undefined, 30],
    ['Rạch Giá', undefined, 10],
  ])('the first from %s is near by a straight line', (text, id, kmMax) => {
    for (const symptoms of [emergencies.heart, emergencies.stroke, emergencies.injury]) {
      const { primary, emergency } = from(text, symptoms);
      if (id) expect(primary.hospital.id).toBe(id);
      expect(primary.distanceKm).toBeLessThanOrEqual(kmMax);
      expect(emergency?.nearest[0]?.distanceKm).toBeLessThanOrEqual(kmMax);
      expect(primary.reasons.map(({ vi }) => vi).join(' ')).toContain('đường chim bay');
    }
  });

  it.each(['Hà Tiên', 'Mèo Vạc', 'Quỳnh Lưu', 'Diễn Châu', 'Mường Lát', 'Kỳ Sơn, Nghệ An'])(
    'nothing in the province’s seat is called near %s, and of what is near it is said what is not known',
    (text) => {
      const answer = from(text, emergencies.heart);
      const first = graph.hospitals.get(answer.primary.hospital.id);
      if (first?.emergency24h) expect(answer.primary.distanceKm).toBeGreaterThan(10);
      else expect(said(answer).toLowerCase()).toContain('chưa được kiểm tra');
    },
  );

  it('Kiên Giang and Rạch Giá are never sent over the sea', () => {
    for (const text of ['Kiên Giang', 'Rạch Giá', 'Hà Tiên', 'An Giang']) {
      for (const symptoms of Object.values(emergencies)) {
        const { primary, alternatives, emergency } = from(text, symptoms);
        const ids = [primary, ...alternatives, ...(emergency?.nearest ?? [])].map(({ hospital }) => hospital.id);
        expect(ids, text).not.toContain('bv-vinmec-phu-quoc');
      }
    }
    const onIsland = from('Phú Quốc', emergencies.heart).primary.hospital.id;
    expect(graph.hospitals.get(onIsland)?.island).toBe('Phú Quốc');
  });

  it('no distance is told without both ends, none from a province, and no way over the sea is left unsaid', () => {
    const wrong: string[] = [];
    for (const text of [...regionNames, ...districtNames]) {
      const place = placeOf(text);
      const start = place && pointOf(place);
      for (const [kind, symptoms] of Object.entries(emergencies)) {
        const answer = from(text, symptoms);
        const { primary, alternatives, emergency } = answer;
        const told = [primary, ...alternatives, ...(emergency?.nearest ?? [])];
        const invented = told.filter(
          ({ hospital, distanceKm }) =>
            (distanceKm !== null) !== Boolean(start && graph.hospitals.get(hospital.id)?.point),
        );
        const first = graph.hospitals.get(primary.hospital.id);
        const isPost = primary.hospital.name.vi.includes('trên đảo');
        const isAcross = first?.island !== place?.district?.island;
        const unplaced = emergency?.nearest.filter(({ hospital }) => !graph.hospitals.get(hospital.id)?.point) ?? [];
        if (invented.length > 0) wrong.push(`${text}, ${kind}: a distance nobody knows`);
        if (isAcross && !said(answer).includes('trực thăng')) wrong.push(`${text}, ${kind}: over the sea`);
        if (unplaced.length > 0 || !(first?.point || isPost))
          wrong.push(`${text}, ${kind}: to a hospital that we cannot find`);
        if (emergency?.nearest.length === 0 && !emergency.note) wrong.push(`${text}, ${kind}: an empty list`);
        if (/gần nơi người bệnh sống|\(nay thuộc (\S+ ?)+\)/.test(said(answer))) wrong.push(`${text}, ${kind}: words`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a place that nobody knows gets the call, the question and no list', () => {
    for (const text of ['Nơi Không Tên', '']) {
      const { primary, emergency, place } = from(text, emergencies.stroke);
      expect(emergency?.nearest).toEqual([]);
      expect(emergency?.note?.vi).toMatch(/115.*khoa cấp cứu gần nhất mà bạn biết/);
      expect(place).toEqual({ asked: expect.objectContaining({ vi: expect.stringContaining('tỉnh nào') }) });
      expect(primary.reasons[0]?.vi).toContain('Chưa biết người bệnh ở đâu');
    }
  });
});

describe('a hospital without coordinates', () => {
  it('has no distance from anywhere in its province, for any of its specialties', () => {
    const unplaced = graph.active.filter(({ point }) => point === undefined);
    expect(unplaced.length).toBeGreaterThan(0);
    for (const hospital of unplaced) {
      const unit = units.find(({ former }) => former.name === (hospital.formerProvince ?? hospital.city));
      for (const { name } of unit?.former.districts ?? []) {
        const answer = navigate(
          { need: 'find_doctor', patient: { age: 40, province: `${name}, ${unit?.former.name}` }, goal: hospital.name },
          graph,
          0,
        );
        for (const { hospital: named, distanceKm, reasons } of [answer.primary, ...answer.alternatives]) {
          if (named.id !== hospital.id) continue;
          expect(distanceKm).toBeNull();
          expect(reasons.map(({ vi }) => vi).join(' ')).toContain('chưa biết khoảng cách');
        }
      }
    }
  });
});
