import type { Directory, DirectoryHospital, Guidance, Province, Ward } from '#contract/directory.ts';
import type { Hospital, Location, StatedFact } from '#contract/hospital.ts';
import { nearest } from './distance.ts';
import { indexPlaces, type PlaceIndex } from './places.ts';
import { byProminence } from './prominence.ts';
import { type Bank, bankOf } from './rivers.ts';
import { type SearchIndex, searchIndexSteps } from './search/search-index.ts';

export type GraphHospital = Hospital & {
  readonly provinceCode: string;
  /** Where distances are measured to; absent where nobody has told, for the middle of a province is no guess. */
  readonly point?: Location;
  /** The middle of the ward in its address where no point is told: for weighing, never for a distance. */
  readonly around?: Location;
  /** The island that it stands on, where no road leads to it. */
  readonly island?: string;
  /** The former district in which it stands, by what is nearest. */
  readonly district?: string;
  /** On which side of the wide rivers it stands. */
  readonly bank?: Bank;
};

/** The service graph: immutable, indexed, of one version. A request uses one graph from beginning to end. */
export type Graph = {
  readonly version: string;
  readonly provinces: readonly Province[];
  /** Every hospital that can be read by its id, retired ones included. */
  readonly hospitals: ReadonlyMap<string, GraphHospital>;
  /** Those that search and matching may name, the best known first. */
  readonly active: readonly GraphHospital[];
  readonly activeByProvince: ReadonlyMap<string, readonly GraphHospital[]>;
  readonly places: PlaceIndex;
  readonly search: SearchIndex;
};

export type GraphOptions = {
  version: string;
  /** Hospitals that the directory no longer has; they stay readable, so that no case points at nothing. */
  retired?: readonly DirectoryHospital[];
};

/** Expects a directory that has passed the check: every hospital's province is one of its provinces. */
export function buildGraph(directory: Directory, options: GraphOptions): Graph {
  const steps = graphSteps(directory, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `buildGraph`, with a pause after each step for whoever has other things to do. */
export function* graphSteps(directory: Directory, { version, retired = [] }: GraphOptions): Generator<void, Graph> {
  const provinces = new Map(
    directory.provinces.map((province) => [province.code, { province, parts: partsOf(province) }]),
  );
  const node = (stored: DirectoryHospital) => {
    const around = provinces.get(stored.province);
    if (!around) throw new Error(`hospital ${stored.id} names the unknown province ${stored.province}`);
    return graphHospital(stored, around, directory.guidance);
  };
  const active = directory.hospitals.map(node).toSorted(byProminence);
  const hospitals = new Map(active.map((hospital) => [hospital.id, hospital]));
  for (const stored of retired) {
    if (!hospitals.has(stored.id)) hospitals.set(stored.id, { ...node(stored), retired: true });
  }
  return {
    version,
    provinces: directory.provinces,
    hospitals,
    active,
    activeByProvince: Map.groupBy(active, (hospital) => hospital.provinceCode),
    places: indexPlaces(directory.provinces),
    search: yield* searchIndexSteps(active, directory.provinces),
  };
}

function graphHospital(
  stored: DirectoryHospital,
  { province, parts }: { province: Province; parts: Parts },
  guidance: readonly Guidance[],
): GraphHospital {
  const { province: provinceCode, ...facts } = stored;
  // Islands lie farther out than districts and wards are wide.
  const part = stored.location && nearest(stored.location, parts);
  const island = part?.island;
  const district = part && (part.districts?.[0] ?? part.id);
  const bank = stored.location && bankOf(provinceCode, district);
  const around = stored.location ? undefined : wardOfAddress(stored.address, province)?.location;
  return {
    ...facts,
    city: province.name,
    rules: [...facts.rules, ...guidance.filter((rule) => applies(rule, stored)).map(statedFact)],
    provinceCode,
    ...(stored.location && { point: stored.location }),
    ...(around && { around }),
    ...(island !== undefined && { island }),
    ...(district !== undefined && { district }),
    ...(bank !== undefined && { bank }),
  };
}

function wardOfAddress(address: string, { wards = [] }: Province): Ward | undefined {
  const name = /(?:phường|xã|đặc khu) ([^,]+)/iu.exec(address)?.[1]?.trim();
  return wards.find((ward) => ward.name === name);
}

type Parts = readonly {
  readonly id: string;
  readonly location: Location;
  readonly island?: string;
  readonly districts?: readonly string[];
}[];

function partsOf({ former, wards = [] }: Province): Parts {
  return [...former.flatMap(({ districts = [] }) => districts), ...wards];
}

function applies({ appliesTo }: Guidance, hospital: DirectoryHospital): boolean {
  return appliesTo === 'every_hospital' || hospital.acceptsInsurance === true;
}

function statedFact({ appliesTo: _, ...fact }: Guidance): StatedFact {
  return fact;
}
