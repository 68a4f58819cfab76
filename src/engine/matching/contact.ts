import type { GraphHospital } from '../graph/graph.ts';
import type { Place } from '../recommendation.ts';
import { hospitalName } from './place-words.ts';

/** How a hospital is found and called. */
export function contactOf(hospital: GraphHospital): Place['hospital'] {
  const { id, address, phone, location } = hospital;
  return {
    id,
    name: hospitalName(hospital),
    address,
    ...(phone !== undefined && { phone }),
    ...(location && { location }),
  };
}
