import type { HospitalItem, HospitalsQuery } from '#contract/hospital.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import { decodeCursor, encodeCursor, pageSize } from '#platform/http/page.ts';

type HospitalPage = { items: readonly HospitalItem[]; total: number; next: string | undefined };

export function findPage(graph: Graph, query: HospitalsQuery): HospitalPage {
  const [offset] = query.cursor === undefined ? [0] : decodeCursor<[number]>(query.cursor, isOffset);
  const limit = pageSize(query);
  const { total, hospitals } = searchHospitals(graph, query, { offset, limit });
  const next = offset + limit < total ? encodeCursor([offset + limit]) : undefined;
  return { items: hospitals, total, next };
}

function isOffset(values: readonly unknown[]): boolean {
  const [offset] = values;
  return values.length === 1 && Number.isSafeInteger(offset) && Number(offset) >= 0;
}
