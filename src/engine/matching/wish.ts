import type { Intake } from '../../contract/intake.ts';
import type { Need, Urgency } from '../../contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { homeOf, understand } from '../home.ts';
import { withFallbacks } from '../knowledge/specialties.ts';

export type Audience = 'child' | 'woman' | 'anyone';

/** What is looked for, and from where. */
export type Wish = {
  readonly urgency: Urgency;
  /** The specialty wanted, then its kin, nearest first. */
  readonly chain: readonly string[];
  readonly audience: Audience;
  readonly grave: boolean;
  /** Where the patient lives; distances are told from here. */
  readonly home: Place | undefined;
  /** Where to look: the city the family would rather go to, else home. In an emergency home comes first. */
  readonly target: Place | undefined;
  readonly preferred: Place | undefined;
  /** Nobody knows from where one starts, so the referral centres are the safe answer. */
  readonly anywhere: boolean;
};

const womenSpecialties = new Set(['obstetrics', 'gynecology', 'reproductive_medicine', 'breast']);

export function wishOf(assessment: Assessment, intake: Intake, urgency: Urgency, graph: Graph): Wish {
  const home = homeOf(graph, intake.patient).place;
  const preferred = understand(graph, intake.preferredCity).place;
  const wanted = wantedSpecialty(assessment, intake, urgency);
  const target = urgency === 'emergency' ? (home ?? preferred) : (preferred ?? home);
  return {
    urgency,
    chain: withFallbacks(wanted),
    audience: audienceOf(assessment, intake, wanted),
    grave: assessment.grave,
    home,
    preferred,
    target,
    anywhere: target === undefined,
  };
}

const serviceOf: Partial<Record<Need, string>> = { lab_test: 'laboratory', imaging: 'diagnostic_imaging' };

/** Who only wants a test or a scan goes where it is done; with signs of danger the doctor comes first. */
function wantedSpecialty({ specialties }: Assessment, { need }: Intake, urgency: Urgency): string {
  const service = urgency === 'routine' ? serviceOf[need] : undefined;
  return service ?? specialties.find((code) => code !== 'emergency') ?? 'general_internal';
}

function audienceOf({ situations }: Assessment, { patient }: Intake, wanted: string): Audience {
  if (situations.has('child')) return 'child';
  if (patient.sex !== 'male' && (situations.has('pregnant') || womenSpecialties.has(wanted))) return 'woman';
  return 'anyone';
}
