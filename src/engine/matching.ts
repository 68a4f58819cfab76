import type { Intake } from '../contract/intake.ts';
import type { Urgency } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { departmentOf } from './knowledge/specialties.ts';
import type { BilingualRecommendation, Place } from './recommendation.ts';

export type EmergencyDepartment = NonNullable<BilingualRecommendation['emergency']>['nearest'][number];

export type Match = {
  readonly primary: Place;
  readonly alternatives: Place[];
  /** Emergency departments, the nearest first; empty when it is not known where the patient is. */
  readonly nearest: EmergencyDepartment[];
  /** The hospital that `primary` names. */
  readonly hospital: GraphHospital | undefined;
  /** Whether the hospital named has what is needed, or is only the best that the directory knows. */
  readonly fit: 'full' | 'partial' | 'none';
  readonly origin: 'known' | 'unknown';
};

export function match(assessment: Assessment, _intake: Intake, _urgency: Urgency, graph: Graph): Match {
  const hospital = graph.active[0];
  const place: Place = {
    hospital: { id: hospital?.id ?? '', name: hospital?.name ?? '' },
    department: { name: departmentOf(assessment.specialties[0] ?? 'general_internal') },
    reasons: [],
    distanceKm: null,
  };
  return { primary: place, alternatives: [], nearest: [], hospital, fit: 'none', origin: 'unknown' };
}
