import type { CapabilityCode } from '#contract/vocabulary.ts';
import { distanceKm } from '../graph/distance.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';

type Fact = NonNullable<GraphHospital['capabilities']>[number];

export type HavingIt = {
  readonly name: string;
  readonly englishName: string;
  readonly phone: string | undefined;
  readonly km: number | undefined;
  readonly fact: Fact;
};

/** The nearest that the directory knows to have it, whatever lies between. */
export function nearestWith(graph: Graph, home: Place | undefined, code: CapabilityCode): HavingIt | undefined {
  if (!home) return undefined;
  const [first] = [...graph.hospitals.values()]
    .flatMap((hospital) => {
      const fact = hospital.capabilities?.find((each) => each.has && each.code === code);
      return fact && hospital.point
        ? [{ hospital, fact, km: Math.round(distanceKm(home.center, hospital.point)) }]
        : [];
    })
    .sort((a, b) => a.km - b.km);
  if (!first) return undefined;
  const { name, englishName = name, phone } = first.hospital;
  return { name, englishName, phone: phone?.split(/[;/,]/u)[0]?.trim(), km: first.km, fact: first.fact };
}
