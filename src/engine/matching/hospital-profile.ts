import type { GraphHospital } from '../graph/graph.ts';

/** What matching needs to know of a hospital, worked out once. */
export type HospitalProfile = {
  readonly hospital: GraphHospital;
  readonly offers: ReadonlySet<string>;
  /** Takes everyone with anything, at least at first. */
  readonly general: boolean;
  readonly forChildren: boolean;
  readonly forWomen: boolean;
  /** Devoted to a few specialties. */
  readonly specialised: boolean;
  /** What its emergency department is there for: `general`, or the specialty of the house. */
  readonly house: string;
};

const generalSpecialtiesMin = 8;
const specialisedSpecialtiesMax = 6;
const childrenInName = /(^|[\s-])(nhi|trẻ em)($|[\s-])/iu;

/** Every general hospital has these, and no directory lists them. */
const unlisted = ['laboratory', 'diagnostic_imaging', 'health_checkup', 'family_medicine'];

export function profileOf(hospital: GraphHospital): HospitalProfile {
  const listed = new Set(hospital.specialties);
  const general = listed.has('general_internal') && listed.size >= generalSpecialtiesMin;
  return {
    hospital,
    offers: general ? new Set([...listed, ...unlisted]) : listed,
    general,
    forChildren: !general && listed.has('pediatrics') && childrenInName.test(hospital.name),
    forWomen: !general && listed.has('obstetrics'),
    specialised: listed.size <= specialisedSpecialtiesMax,
    house: houseOf(hospital),
  };
}

/** By what is listed and never by the name; a geriatric hospital has every department and takes old people only. */
function houseOf({ specialties }: GraphHospital): string {
  const [mainWork = ''] = specialties;
  const isBroad = specialties.length >= generalSpecialtiesMin && specialties.includes('general_internal');
  if (mainWork === 'geriatrics') return mainWork;
  return isBroad || mainWork === 'general_internal' ? 'general' : mainWork;
}
