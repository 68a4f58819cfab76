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
    // A medical centre of which little is known is not devoted to that little.
    specialised: listed.size <= specialisedSpecialtiesMax && hospital.facilityKind !== 'medical_centre',
  };
}
