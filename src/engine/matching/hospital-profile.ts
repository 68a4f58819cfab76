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

export function profileOf(hospital: GraphHospital): HospitalProfile {
  const offers = new Set(hospital.specialties);
  const general = offers.has('general_internal') && offers.size >= generalSpecialtiesMin;
  return {
    hospital,
    offers,
    general,
    forChildren: !general && offers.has('pediatrics') && childrenInName.test(hospital.name),
    forWomen: !general && offers.has('obstetrics'),
    specialised: offers.size <= specialisedSpecialtiesMax,
  };
}
