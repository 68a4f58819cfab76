import type { GraphHospital } from '../graph.ts';
import type { SearchIndex } from './search-index.ts';
import { selectTop } from './top.ts';

export type Page = { offset?: number; limit?: number };
export type Found = { total: number; hospitals: GraphHospital[] };

/** Hospitals with what each is worth to the query, in an array with a place for every hospital. */
type Scored = { found: Uint32Array; scores: Float32Array };

export function pageOf(
  index: SearchIndex,
  { found, scores }: Scored,
  { offset = 0, limit = found.length }: Page,
): Found {
  const top = selectTop(found, scores, Math.min(found.length, offset + limit)).slice(offset);
  return {
    total: found.length,
    hospitals: top.map((hospital) => index.hospitals[hospital]).filter((hospital) => hospital !== undefined),
  };
}
