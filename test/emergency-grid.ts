import type { Intake } from '#contract/intake.ts';
import type { Sex } from '#contract/vocabulary.ts';
import { distanceKm } from '#engine/graph/distance.ts';
import type { Graph, GraphHospital } from '#engine/graph/graph.ts';
import { placeName } from '#engine/graph/place-name.ts';
import type { Place } from '#engine/graph/places.ts';
import { timeCritical } from '#engine/knowledge/time-critical.ts';
import { fartherKmMax } from '#engine/matching/emergency.ts';
import { navigate } from '#engine/navigate.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';

/** Nine emergencies, each in three ages, from every district: what the answers may and may not be, judged by other means. */
type Told = { age: number; sex: Sex; sign: string; symptoms: string };

const each = (ages: readonly number[], sex: Sex, sign: string, symptoms: string): Told[] =>
  ages.map((age) => ({ age, sex, sign, symptoms }));

const emergencies: Record<string, Told[]> = {
  heart: each([35, 55, 80], 'male', 'chest_pain_severe', 'đau ngực dữ dội lan tay trái, vã mồ hôi'),
  stroke: each([45, 62, 80], 'female', 'stroke_signs', 'méo miệng, nói khó, yếu tay phải'),
  trauma: each([8, 30, 70], 'male', 'major_trauma', 'tai nạn xe máy, gãy hở xương đùi'),
  snake: each([8, 35, 70], 'female', 'snake_bite', 'bị rắn cắn vào chân, sưng to'),
  burns: each([3, 30, 70], 'female', 'severe_burn', 'bỏng nước sôi rộng ở bụng và hai chân, phồng rộp'),
  poison: each([4, 19, 60], 'male', 'poisoning', 'uống nhầm thuốc trừ sâu'),
  birth: [
    { age: 17, sex: 'female', sign: 'labour_or_waters_broken', symptoms: 'thai 39 tuần, vỡ ối, đau bụng từng cơn' },
    { age: 28, sex: 'female', sign: 'pregnancy_bleeding_or_severe_pain', symptoms: 'thai 32 tuần, ra máu, đau bụng' },
    { age: 41, sex: 'female', sign: 'severe_bleeding', symptoms: 'vừa sinh xong, băng huyết, máu ra ồ ạt' },
  ],
  baby: [
    { age: 0, sex: 'male', sign: 'newborn_danger_signs', symptoms: 'bé 5 ngày tuổi bỏ bú, li bì' },
    { age: 0, sex: 'female', sign: 'infant_fever_under_3_months', symptoms: 'bé 2 tháng tuổi sốt 38,5 độ' },
    { age: 1, sex: 'male', sign: 'child_danger_signs', symptoms: 'bé 14 tháng nôn tất cả mọi thứ, li bì' },
  ],
  mind: [
    { age: 19, sex: 'female', sign: 'suicide_risk', symptoms: 'em muốn tự tử, đã viết thư tuyệt mệnh' },
    {
      age: 40,
      sex: 'male',
      sign: 'acute_psychosis_or_violence',
      symptoms: 'nghe tiếng nói trong đầu, đập phá, đòi giết',
    },
    { age: 70, sex: 'male', sign: 'suicide_risk', symptoms: 'ông nói muốn chết, đã chuẩn bị dây để tự tử' },
  ],
};

export type Grid = { places: number; answers: number; farther: number; posts: number; faults: string[] };

/** From every n-th place. */
export function emergencyGrid(graph: Graph, every = 1): Grid {
  const places = placesOf(graph).filter((_, index) => index % every === 0);
  const grid: Grid = { places: places.length, answers: 0, farther: 0, posts: 0, faults: [] };
  for (const place of places) {
    for (const [kind, tellings] of Object.entries(emergencies)) {
      for (const told of tellings) judge(grid, graph, place, kind, told);
    }
  }
  return grid;
}

function placesOf({ provinces }: Graph): Place[] {
  return provinces.flatMap((province) =>
    province.former.flatMap((former) =>
      (former.districts ?? []).map((district) => ({ province, former, district, center: district.location })),
    ),
  );
}

function judge(grid: Grid, graph: Graph, place: Place, kind: string, told: Told): void {
  const { age, sex, sign, symptoms } = told;
  const patient = { age, sex, province: placeName(place) };
  const intake: Intake = { need: 'treatment', patient, symptoms, redFlags: [sign] };
  const answer = navigate(intake, graph, 0);
  const first = graph.hospitals.get(answer.primary.hospital.id);
  const fault = (what: string) =>
    grid.faults.push(`${patient.province}, ${kind}, ${age}: ${what} (${answer.primary.hospital.name})`);
  grid.answers += 1;
  if (!first && isOnIsland(answer, place, graph)) return;
  if (!first?.point) return void fault('no hospital that can be found');
  if (isSeaUnsaid(answer, place, graph)) fault('over the sea unsaid');
  if (hasInventedDistance(answer, graph)) fault('a distance without coordinates');
  for (const hospital of namedIn(answer, graph))
    if (isWrongKind(hospital, told, kind)) fault(`wrong: ${hospital.name}`);
  if (first.emergency24h !== true) grid.posts += 1;
  const farther = fartherKm(first, place, told, kind, graph);
  if (farther > 0.5) grid.farther += 1;
  if (farther > allowedKm(first, place, answer, told, kind)) fault(`${farther.toFixed(1)} km farther than the nearest`);
  if (first.emergency24h !== true && !/chưa được kiểm tra/.test(said(answer))) fault('an unknown department unsaid');
}

/** Where the directory knows no house on an island, the post there is the answer, with whom to call. */
function isOnIsland({ primary, emergency }: BilingualRecommendation, { district }: Place, graph: Graph): boolean {
  const isBare = district?.island && ![...graph.hospitals.values()].some(({ island }) => island === district.island);
  return Boolean(isBare) && /trên đảo/.test(primary.hospital.name.vi) && /112/.test(emergency?.note?.vi ?? '');
}

const said = ({ primary }: BilingualRecommendation) => primary.reasons.map(({ vi }) => vi).join(' ');

function namedIn({ primary, alternatives, emergency }: BilingualRecommendation, graph: Graph): GraphHospital[] {
  const ids = [primary, ...alternatives, ...(emergency?.nearest ?? [])].map(({ hospital }) => hospital.id);
  return [...new Set(ids)].flatMap((id) => graph.hospitals.get(id) ?? []);
}

function isSeaUnsaid(answer: BilingualRecommendation, { district }: Place, graph: Graph): boolean {
  const isAcross = (id: string) => graph.hospitals.get(id)?.island !== district?.island;
  const { primary, alternatives, emergency } = answer;
  const silent = [primary, ...alternatives].some(
    ({ hospital, reasons }) => isAcross(hospital.id) && !reasons.some(({ vi }) => vi.includes('trực thăng')),
  );
  const listed = emergency?.nearest.some(({ hospital }) => isAcross(hospital.id)) ?? false;
  return silent || (listed && !/trực thăng.*112/.test(emergency?.note?.vi ?? ''));
}

function hasInventedDistance({ primary, alternatives, emergency }: BilingualRecommendation, graph: Graph): boolean {
  return [primary, ...alternatives, ...(emergency?.nearest ?? [])].some(
    ({ hospital, distanceKm: km }) => km !== null && !graph.hospitals.get(hospital.id)?.point,
  );
}

const never =
  /\bMắt\b|Tai Mũi Họng|Răng Hàm Mặt|Da liễu|Bệnh viện Phong|cổ truyền|Châm cứu|Phục hồi|Điều dưỡng|Nội tiết|Huyết học|Thận/iu;
const only: readonly (readonly [RegExp, (told: Told, kind: string) => boolean])[] = [
  [/Lão khoa/iu, ({ age }) => age >= 60],
  [/Tim( |$)|Tim mạch/iu, (_, kind) => kind === 'heart'],
  [/Tâm thần/iu, (_, kind) => kind === 'mind'],
  [/Bỏng/iu, (_, kind) => kind === 'burns'],
  [/Chỉnh hình|Việt Đức/iu, (_, kind) => kind === 'trauma'],
  [/Ung bướu|Bệnh viện K$|Phổi|Lao |Nhiệt đới/iu, () => false],
];

/** By the name over the door. */
function isWrongKind({ name, capabilities = [], specialties }: GraphHospital, told: Told, kind: string): boolean {
  const isChildren = /(^|[\s-])(Nhi|Trẻ em)($|[\s-])/u.test(name);
  const isWomen = /(^|[\s-])(Sản|Phụ sản)($|[\s-])/u.test(name);
  if (isChildren && isWomen) return told.age > 15 && kind !== 'birth';
  if (isChildren) return told.age > 15;
  if (isWomen || specialties[0] === 'obstetrics') return kind !== 'birth';
  // A heart hospital on the list of stroke units is one.
  if (kind === 'stroke' && capabilities.some(({ code, has }) => has && code === 'stroke_thrombolysis')) return false;
  return never.test(name) || only.some(([word, isFor]) => word.test(name) && !isFor(told, kind));
}

/** Than the nearest that is open day and night, of the right kind and on this side of the sea. */
function fartherKm(first: GraphHospital, place: Place, told: Told, kind: string, graph: Graph): number {
  let least = Number.POSITIVE_INFINITY;
  for (const hospital of graph.active) {
    if (!hospital.point || hospital.emergency24h !== true || hospital.island !== place.district?.island) continue;
    const km = distanceKm(place.center, hospital.point);
    if (km < least && !isWrongKind(hospital, told, kind) && takesAll(hospital)) least = km;
  }
  const km = first.point ? distanceKm(place.center, first.point) : 0;
  return km - least;
}

/** A house for one thing is compared with general ones only. */
const takesAll = ({ specialties }: GraphHospital) => specialties[0] === 'general_internal' || specialties.length >= 8;

function allowedKm(
  first: GraphHospital,
  { province }: Place,
  { safety }: BilingualRecommendation,
  told: Told,
  kind: string,
): number {
  const signs = safety.matched.filter(({ level }) => level === 'emergency').map(({ code }) => code);
  const sourced = (first.capabilities ?? []).filter(
    ({ has, certainty }) => has && (certainty === 'checked' || certainty === 'listed'),
  );
  const rows = timeCritical.filter((row) => row.signs.some((sign) => signs.includes(sign)));
  const needs = rows
    .flatMap((row) => row.needs)
    .filter(({ capability }) => sourced.some(({ code }) => code === capability));
  const isKind = kind === 'birth' ? first.specialties.includes('obstetrics') : /Nhi|Trẻ em/u.test(first.name);
  const byKind = isKind && (kind === 'birth' || told.age <= 15) ? fartherKmMax.ownKind : fartherKmMax.tie;
  const byProvince = first.provinceCode === province.code ? fartherKmMax.ownProvince : 0;
  return Math.max(byKind, byProvince, ...needs.map((need) => need.fartherKmMax));
}
