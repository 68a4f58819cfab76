import { invalid, unknownPlace } from '#contract/errors.ts';
import type { Intake } from '#contract/intake.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { placeId } from '#engine/graph/places.ts';
import { placeAt } from '#engine/home.ts';

/** A misspelt id must not vanish: the answer would be for nowhere. `path` leads to the intake in the body. */
export function refuseUnknownPlace({ patient: { place } }: Intake, graph: Graph, path = ''): void {
  if (place === undefined || graph.places.byId.has(place)) return;
  throw invalid(`${path}patient.place`, unknownPlace);
}

/**
 * The intake as it may be stored: the place around the position instead of the position. It is navigated by, too: from
 * whole kilometres to many hospitals one could work out where somebody stood.
 */
export function withoutPosition(intake: Intake, graph: Graph): Intake {
  const { position, ...patient } = intake.patient;
  if (!position) return intake;
  const around = placeAt(graph, position);
  return { ...intake, patient: { ...patient, ...(around && { place: placeId(around) }) } };
}
