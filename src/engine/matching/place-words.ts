import type { Words } from '../../contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { departmentOf, findSpecialty } from '../knowledge/specialties.ts';
import { fold } from '../text/fold.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import type { Wish } from './wish.ts';

const departmentsChosen = new WeakMap<GraphHospital, Map<string, Words>>();

/** The department to ask for, by the hospital's own name where the directory has one. */
export function departmentName({ hospital }: HospitalProfile, code: string): Words {
  let chosen = departmentsChosen.get(hospital);
  if (!chosen) {
    chosen = new Map();
    departmentsChosen.set(hospital, chosen);
  }
  let name = chosen.get(code);
  if (!name) {
    name = chooseDepartment(hospital, code);
    chosen.set(code, name);
  }
  return name;
}

function chooseDepartment({ departments }: GraphHospital, code: string): Words {
  const usual = departmentOf(code);
  const called = fold(specialtyName(code).vi);
  let best: { name: string; score: number } | undefined;
  for (const { name, specialties } of departments) {
    if (!specialties.includes(code)) continue;
    const folded = fold(name);
    let score = -specialties.length;
    if (folded.includes(called)) score += 20;
    // Its own emergency room is not where one books a visit.
    if (code !== 'emergency' && folded.includes('cap cuu')) score -= 20;
    if (!best || score > best.score) best = { name, score };
  }
  return best ? { vi: best.name, en: usual.en } : usual;
}

/** The specialty that the hospital would see this patient in. */
export function servingCode(profile: HospitalProfile, wish: Wish): string {
  if (wish.urgency === 'emergency') return 'emergency';
  if (wish.audience === 'child' && profile.forChildren) {
    return wish.chain.find((code) => profile.offers.has(code) && code !== 'pediatrics') ?? 'pediatrics';
  }
  const kin = servedKin(profile, wish);
  return (kin === undefined ? undefined : wish.chain[kin]) ?? 'general_internal';
}

export function specialtyName(code: string): Words {
  return findSpecialty(code)?.name ?? { vi: code, en: code };
}
