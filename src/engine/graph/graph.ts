import type { Province } from '../../contract/directory.ts';
import type { Hospital } from '../../contract/hospital.ts';

export type GraphHospital = Hospital & { readonly provinceCode: string };

/** The service graph: immutable, indexed, of one version. A request uses one graph from beginning to end. */
export type Graph = {
  readonly version: string;
  readonly provinces: readonly Province[];
  /** Every hospital that can be read by its id, retired ones included. */
  readonly hospitals: ReadonlyMap<string, GraphHospital>;
  /** Those that search and matching may name, in a stable order. */
  readonly active: readonly GraphHospital[];
  readonly activeByProvince: ReadonlyMap<string, readonly GraphHospital[]>;
};
