import type { Capability } from '#contract/hospital.ts';
import type { CapabilityCode } from '#contract/vocabulary.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import type { Need } from '../knowledge/time-critical.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { indexOf } from './shortlist.ts';

/** Whether somebody stands for it: only this may send anyone past a nearer emergency department. */
export function isSourced({ certainty }: Capability): boolean {
  return certainty === 'checked' || certainty === 'listed';
}

/** What it is known to do of what is needed, the most wanted first; what a source stands for before general knowledge. */
export function abilityFor({ capabilities = [] }: GraphHospital, needs: readonly Need[]): Capability | undefined {
  const able = needs.flatMap(({ capability }) => capabilities.filter(({ code, has }) => has && code === capability));
  return able.find(isSourced) ?? able[0];
}

type Able = ReadonlyMap<CapabilityCode, readonly HospitalProfile[]>;
const ables = new WeakMap<Graph, Able>();

/** Those of which a source says that they can do something, by what it is. */
export function ableIn(graph: Graph): Able {
  let able = ables.get(graph);
  if (!able) {
    able = groupByAbility(indexOf(graph).profiles);
    ables.set(graph, able);
  }
  return able;
}

function groupByAbility(profiles: readonly HospitalProfile[]): Able {
  const able = new Map<CapabilityCode, HospitalProfile[]>();
  for (const profile of profiles) {
    const codes = profile.hospital.capabilities?.filter((fact) => fact.has && isSourced(fact)).map(({ code }) => code);
    for (const code of new Set(codes)) {
      const group = able.get(code);
      if (group) group.push(profile);
      else able.set(code, [profile]);
    }
  }
  return able;
}
