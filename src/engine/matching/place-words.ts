import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { departmentOf, findSpecialty } from '../knowledge/specialties.ts';
import { isFor, type Person, type ReadDepartment } from './departments.ts';
import { servedKin } from './fit.ts';
import { type HospitalProfile, ofHouse } from './hospital-profile.ts';
import { isInternal } from './near-house.ts';
import { ofTalking } from './wanted.ts';
import type { Wish } from './wish.ts';

export function hospitalName({ name, englishName }: GraphHospital): Words {
  return { vi: name, en: englishName ?? name };
}

const chosenFor = new WeakMap<HospitalProfile, Map<string, Words>>();

/** The department to ask for, by the hospital's own name where the directory has one that is for this patient. */
export function departmentName(profile: HospitalProfile, code: string, person: Person): Words {
  let chosen = chosenFor.get(profile);
  if (!chosen) {
    chosen = new Map();
    chosenFor.set(profile, chosen);
  }
  const key = `${code}|${personKey(person)}`;
  let name = chosen.get(key);
  if (!name) {
    name = chooseDepartment(profile, code, person);
    chosen.set(key, name);
  }
  return name;
}

export function personKey({ sex, isChild, isElder }: Person): string {
  return `${sex}/${isChild}/${isElder}`;
}

/** Every hospital has one, and there one is sent on to the right room. */
const outpatients: Words = { vi: 'Khoa Khám bệnh', en: 'Outpatient department' };

export function isOutpatients({ en }: Words): boolean {
  return en.startsWith(outpatients.en);
}

export function isVaccinationRoom({ vi }: Words): boolean {
  return vi === departmentOf('preventive_medicine').vi;
}

/** Of a house of which nobody has told whether it has an emergency department. */
export const onDuty: Words = { vi: 'Bộ phận cấp cứu hoặc bác sĩ trực', en: 'Emergency room or the doctor on duty' };

/** Where one is taken, and does not book. */
const places = new Set(['emergency', 'intensive_care', 'toxicology']);

/** The same in every hospital: a test is ordered by the doctor who sees the patient; a vaccine is given in no ward. */
const everywhere: Readonly<Record<string, Words>> = {
  laboratory: {
    vi: 'Khoa Khám bệnh (đăng ký xét nghiệm)',
    en: 'Outpatient department (registration for tests)',
  },
  preventive_medicine: departmentOf('preventive_medicine'),
  rabies_pep: departmentOf('preventive_medicine'),
};

function chooseDepartment({ hospital, departments }: HospitalProfile, code: string, person: Person): Words {
  const usual = departmentOf(code);
  const same = everywhere[code];
  if (same) return same;
  const having = departments.filter(({ codes }) => codes.has(code));
  const open = having.filter((each) => isFor(each, person) && (places.has(code) || !each.isWard));
  const best = open.map((each) => ({ each, score: scoreOf(each, code, person) })).sort((a, b) => b.score - a.score)[0];
  if (!best) {
    // What it can do does not say behind which door.
    const isAbility = hospital.capabilities?.some((each) => each.code === code) === true;
    const isOfHouse = ofHouse[hospital.specialties[0] ?? '']?.includes(code) === true;
    const unknown = isAbility || isOfHouse || (departments.length === 0 && hospital.level === 'district');
    if (isOfHouse) return clinicOf(code);
    return !places.has(code) && (having.length > 0 || unknown) ? outpatients : usual;
  }
  // Of several that divide a specialty among them nobody can tell which: the outpatient department does.
  // A broad matter is not for the one department whose name says something narrower.
  const isAnothers = broad.has(code) && best.each.named.length > 0;
  if (best.each.isOutpatient || ((open.length > 1 || isAnothers) && best.score < saysIt)) return outpatients;
  return { vi: best.each.name, en: usual.en };
}

const broad = new Set(['general_surgery', 'general_internal']);

/** What a name that says the specialty, and one that says the patient, count beside each further code. */
const saysIt = 20;
const isOfCancer = new Set(['oncology', 'radiation_oncology', 'palliative_care', 'nuclear_medicine', 'breast']);

function scoreOf({ name, codes, listed, groups, isOnDemand }: ReadDepartment, code: string, person: Person): number {
  const said = name.toLowerCase();
  let score = -listed;
  if (calledOf(code).some((called) => said.includes(called))) score += 2 * saysIt;
  if (person.isChild && groups.includes('children')) score += 2 * saysIt;
  if (isOnDemand) score -= saysIt;
  if (codes.has('oncology') && !isOfCancer.has(code)) score -= 3 * saysIt;
  return score;
}

const lead = /^(khoa|trung tâm|phòng khám|đơn vị) (?:(nội|ngoại) )?/u;

function calledOf(code: string): string[] {
  return [specialtyName(code).vi.toLowerCase(), departmentOf(code).vi.toLowerCase().replace(lead, '')];
}

/** The specialty that the hospital would see this patient in. */
export function servingCode(profile: HospitalProfile, wish: Wish): string {
  if (wish.urgency === 'emergency') return 'emergency';
  if (wish.audience === 'child' && profile.forChildren) {
    const [wanted, kin] = wish.chain.filter((code) => code !== 'pediatrics');
    return [wanted, kin].find((code) => code !== undefined && profile.offers.has(code)) ?? 'pediatrics';
  }
  const kin = servedKin(profile, wish);
  return (kin === undefined ? undefined : wish.chain[kin]) ?? 'general_internal';
}

export function servingDepartment(profile: HospitalProfile, wish: Wish): Words {
  if (wish.urgency === 'emergency' && profile.hospital.emergency24h !== true) return onDuty;
  const code = servingCode(profile, wish);
  const [wanted = code] = wish.chain;
  // Skin or eyes are nobody's in general medicine, nor a troubled mind in neurology: outpatients knows whose.
  const isStrange = code === 'general_internal' && wanted !== code && !isInternal(wish.chain);
  // Worn joints and a stiff neck are no surgeon's, where nobody is to be operated on.
  const isOfJoints =
    code === 'general_surgery' && rooms[wanted] === joints && wish.urgency === 'routine' && wish.isVisit;
  if (isStrange || isOfJoints || (wanted === 'psychiatry' && code === 'neurology')) return clinicOf(wanted);
  const name = departmentName(profile, code, wish.person);
  return wish.chain === ofTalking && code === 'psychiatry' ? toTalk(name) : name;
}

/** Behind the psychiatrist's door one asks for who talks. */
function toTalk({ vi, en }: Words): Words {
  if (isOutpatients({ vi, en })) return clinicOf('psychology');
  return { vi: `${vi} (hỏi tư vấn tâm lý)`, en: `${en} (ask for counselling)` };
}

/** What nearly every general hospital of a province in the directory has, or every hospital. */
const common = new Set(
  'general_internal general_surgery emergency infectious_disease endocrinology rehabilitation intensive_care cardiology neurology orthopedics gastroenterology pulmonology nephrology urology ent ophthalmology dentistry pediatrics obstetrics gynecology diagnostic_imaging'.split(
    ' ',
  ),
);

/** Where one asks in a hospital of which nothing is known but that it is a general one, or made for such a matter. */
export function departmentAnywhere(code: string, isOwnHouse = false): Words {
  return everywhere[code] ?? (isOwnHouse || common.has(code) ? departmentOf(code) : clinicOf(code));
}

/** Everywhere one asks at the outpatients' desk for the room of a matter. */
function clinicOf(code: string): Words {
  const room = rooms[code];
  if (!room) return outpatients;
  return {
    vi: `${outpatients.vi} (hỏi phòng khám ${room.vi})`,
    en: `${outpatients.en} (ask for the ${room.en} clinic)`,
  };
}

/** Where one asks in a house of the district of which nothing is listed. */
export function clinicFor({ chain: [code = ''], audience }: Wish): Words {
  return clinicOf(audience === 'child' && !(code in rooms) ? 'pediatrics' : code);
}

const joints: Words = { vi: 'Cơ xương khớp hoặc Chấn thương', en: 'joint or bone' };

const rooms: Readonly<Record<string, Words>> = {
  ophthalmology: { vi: 'Mắt', en: 'eye' },
  dermatology: { vi: 'Da liễu', en: 'skin' },
  ent: { vi: 'Tai Mũi Họng', en: 'ear, nose and throat' },
  dentistry: { vi: 'Răng Hàm Mặt', en: 'dental' },
  psychiatry: { vi: 'Tâm thần', en: 'mental health' },
  psychology: { vi: 'Tâm lý', en: 'psychology' },
  breast: { vi: 'Vú', en: 'breast' },
  child_psychiatry: { vi: 'Tâm thần', en: 'mental health' },
  pediatrics: { vi: 'Nhi', en: 'children’s' },
  gynecology: { vi: 'Sản phụ khoa', en: 'obstetrics and gynaecology' },
  obstetrics: { vi: 'Sản phụ khoa', en: 'obstetrics and gynaecology' },
  rehabilitation: { vi: 'Phục hồi chức năng', en: 'rehabilitation' },
  traditional_medicine: { vi: 'Y học cổ truyền', en: 'traditional medicine' },
  nutrition: { vi: 'Dinh dưỡng', en: 'nutrition' },
  allergy_immunology: { vi: 'Dị ứng hoặc Da liễu', en: 'allergy or skin' },
  oncology: { vi: 'Ung bướu', en: 'oncology' },
  hematology: { vi: 'Huyết học', en: 'haematology' },
  reproductive_medicine: { vi: 'Hiếm muộn hoặc Sản phụ khoa', en: 'fertility or gynaecology' },
  andrology: { vi: 'Nam khoa hoặc Tiết niệu', en: 'men’s health or urology' },
  vascular_surgery: { vi: 'Mạch máu', en: 'vascular' },
  palliative_care: { vi: 'Chăm sóc giảm nhẹ', en: 'palliative care' },
  orthopedics: joints,
  rheumatology: joints,
  spine: joints,
};

export function specialtyName(code: string): Words {
  return findSpecialty(code)?.name ?? { vi: code, en: code };
}
