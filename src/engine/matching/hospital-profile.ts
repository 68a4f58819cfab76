import type { GraphHospital } from '../graph/graph.ts';
import { type ReadDepartment, readDepartments } from './departments.ts';

/** What matching needs to know of a hospital, worked out once. */
export type HospitalProfile = {
  readonly hospital: GraphHospital;
  /** Specialties, by what is listed and by what names say, and the codes of what it can do besides. */
  readonly offers: ReadonlySet<string>;
  readonly departments: readonly ReadDepartment[];
  /** Takes everyone with anything, at least at first. */
  readonly general: boolean;
  readonly forChildren: boolean;
  readonly forWomen: boolean;
  /** Devoted to a few specialties. */
  readonly specialised: boolean;
  /** What its emergency department is there for: `general`, or the specialty of the house. */
  readonly house: string;
  /** For courts, and for those who stay for years: nobody is seen there who comes from home. */
  readonly isClosed: boolean;
  /** Open by day, without a bed for the night. */
  readonly isByDay: boolean;
  readonly isOfMind: boolean;
  readonly isSecondSite: boolean;
};

const generalSpecialtiesMin = 8;
const specialisedSpecialtiesMax = 6;
const childrenInName = /(^|[\s-])(nhi|trẻ em)($|[\s-])/iu;
/** A general hospital by its name, of which nobody may have listed the departments. */
const generalInName = /(^|\s)(đa khoa|trung tâm y tế|quân dân y)($|\s)/iu;
const closedInName = /pháp y|(?:nuôi dưỡng|điều dưỡng)(?: \p{L}+){0,4} tâm thần/iu;
const byDayInName = /ban ngày/iu;
const mindInName = /tâm thần/iu;
const siteInName = /\((cơ sở|khu|khoa) /iu;
const centreInName = /^trung tâm y tế($|\s)/iu;

/** Every general hospital has these, and no directory lists them. */
const unlisted = ['general_internal', 'laboratory', 'diagnostic_imaging', 'health_checkup', 'family_medicine'];
/** The medical centre of a district vaccinates besides. */
const unlistedInCentre = [...unlisted, 'preventive_medicine'];

/** What a house devoted to a matter does besides, behind a door that nobody has listed; ours, not reviewed. */
export const ofHouse: Readonly<Record<string, readonly string[]>> = {
  oncology: ['breast', 'palliative_care'],
  psychiatry: ['psychology'],
};

export function profileOf(hospital: GraphHospital): HospitalProfile {
  const listed = new Set(hospital.specialties);
  const general =
    (listed.has('general_internal') && listed.size >= generalSpecialtiesMin) || generalInName.test(hospital.name);
  const departments = readDepartments(hospital);
  return {
    hospital,
    offers: offersOf(hospital, departments, general),
    departments,
    general,
    forChildren: !general && listed.has('pediatrics') && childrenInName.test(hospital.name),
    // A centre that tests everybody, and women besides, is no house where children are born.
    forWomen: !general && listed.has('obstetrics') && hospital.specialties[0] !== 'general_internal',
    // A medical centre of which little is known is not devoted to that little.
    specialised: !general && listed.size <= specialisedSpecialtiesMax && hospital.facilityKind !== 'medical_centre',
    house: houseOf(hospital),
    isClosed: closedInName.test(hospital.name),
    isByDay: byDayInName.test(hospital.name),
    isOfMind: mindInName.test(hospital.name),
    isSecondSite: siteInName.test(hospital.name),
  };
}

function offersOf(
  { name, specialties, capabilities = [] }: GraphHospital,
  departments: readonly ReadDepartment[],
  general: boolean,
): ReadonlySet<string> {
  const offers = new Set(specialties);
  for (const { codes } of departments) for (const code of codes) offers.add(code);
  for (const { code, has } of capabilities) if (has) offers.add(code);
  for (const code of ofHouse[specialties[0] ?? ''] ?? []) offers.add(code);
  if (general) for (const code of centreInName.test(name) ? unlistedInCentre : unlisted) offers.add(code);
  return offers;
}

/**
 * By what is listed and never by the name; a geriatric hospital has every department and takes old people only, unless
 * it is one where they recover.
 */
function houseOf({ specialties }: GraphHospital): string {
  const [mainWork = ''] = specialties;
  const isBroad = specialties.length >= generalSpecialtiesMin && specialties.includes('general_internal');
  if (mainWork === 'geriatrics')
    return !isBroad && specialties.includes('rehabilitation') ? 'rehabilitation' : mainWork;
  return isBroad || mainWork === 'general_internal' ? 'general' : mainWork;
}
