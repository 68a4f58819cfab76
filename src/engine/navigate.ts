import type { Intake } from '#contract/intake.ts';
import { type CapabilityCode, emergencyNumber } from '#contract/vocabulary.ts';
import { ask } from './ask.ts';
import type { Assessment } from './assess.ts';
import { clinicTime } from './clinic-hours.ts';
import { disclaimer } from './disclaimer.ts';
import type { SafetyOutcome } from './finding.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { homeOf } from './home.ts';
import { humanNavigator, isUnderstood, type NavigatorContact } from './human.ts';
import { cardOf } from './insurance/card.ts';
import { coverageOf } from './insurance/coverage.ts';
import { insuranceRoute, withInsurance } from './insurance.ts';
import { dangerOf } from './matching/danger.ts';
import { namedHospitals } from './matching/named-hospital.ts';
import { nearestWith } from './matching/nearest-with.ts';
import { throughDevotedDoor, throughOpenDoor } from './matching/open-door.ts';
import { type From, type Match, match } from './matching.ts';
import { personOf } from './next-steps/person.ts';
import { isForEmergency } from './next-steps/where-to-go.ts';
import { nextSteps } from './next-steps.ts';
import { patientPlace } from './patient-place.ts';
import type { BilingualRecommendation, Place } from './recommendation.ts';
import { spokenOf } from './spoken-of.ts';
import { understand } from './understand.ts';
import { engineVersion } from './version.ts';

/**
 * From an intake to a recommendation, in four steps: is there danger, what is it about, who can help, what to do next.
 * Pure: the same intake, graph, instant and contact give the same recommendation, on the server and in a browser.
 */
export function navigate(
  intake: Intake,
  graph: Graph,
  now: number,
  contact: NavigatorContact = {},
): BilingualRecommendation {
  const understood = understand(intake);
  const { readings, safety, assessment } = understood;
  const home = homeOf(graph, intake, safety.urgency === 'routine');
  const card = cardOf(intake, readings, safety.facts, graph, now);
  const coverage = coverageOf(card, assessment, intake, safety);
  const matched = openMatch(assessment, intake, safety, graph, { home: home.place, coverage }, now);
  const insured = (place: Place) => withInsurance(place, safety, card, coverage, graph);
  const spoken = spokenOf(assessment, readings, safety);
  const person = personOf(readings, intake, safety.facts, spoken.situations);
  const asked = askedHospitals(graph, intake, safety);
  const hospitalOf = (id: string) => graph.hospitals.get(id);
  const having = (code: CapabilityCode) => nearestWith(graph, home.place, code);
  const known = {
    assessment: spoken,
    intake,
    safety,
    match: matched,
    person,
    card,
    now,
    asked,
    hospitalOf,
    nearestWith: having,
  };
  const { nextSteps: steps, bring } = nextSteps(known);

  return {
    safety: {
      emergency: safety.urgency === 'emergency',
      urgency: safety.urgency,
      seeWithin: safety.seeWithin,
      ...(safety.isForNow && { goNow: true }),
      reasons: [...safety.reasons],
      matched: [...safety.matched],
      doNow: safety.doNow.map(({ vi, en }) => ({ vi, en })),
      understood: isUnderstood(assessment, intake),
    },
    specialties: assessment.specialties,
    // Who is there already, or goes to a desk, compares no hospitals.
    primary: matched.hospital ? insured(matched.primary) : matched.primary,
    alternatives: matched.alternatives.map(insured),
    nextSteps: steps,
    bring,
    insurance: insuranceRoute(assessment, intake, safety, matched, card),
    humanNavigator: humanNavigator(known, contact),
    ask: ask(understood, intake),
    ...(safety.urgency === 'emergency' && { emergency: { phone: emergencyNumber, ...matched.emergency } }),
    place: patientPlace(home),
    disclaimer,
    engineVersion,
    directoryVersion: graph.version,
    generatedAt: new Date(now).toISOString(),
  };
}

/** Those that the wish names, not those where the patient has been. */
function askedHospitals(graph: Graph, { symptoms, ...intake }: Intake, { urgency }: SafetyOutcome): GraphHospital[] {
  return urgency === 'emergency' ? [] : namedHospitals(graph, intake).map(({ hospital }) => hospital);
}

/** Where to go, behind a door that is open now. Who lies in a hospital, or was bitten, is told of another door. */
function openMatch(
  assessment: Assessment,
  intake: Intake,
  safety: SafetyOutcome,
  graph: Graph,
  from: From,
  now: number,
): Match {
  const found = match(assessment, intake, safety, graph, from);
  const { seeWithin: within, canWaitOvernight, matched } = safety;
  const time = clinicTime(now);
  if (safety.urgency === 'emergency' && time.clinics === 'open') {
    return throughDevotedDoor(found, dangerOf(safety, assessment, intake), graph);
  }
  const isElsewhere =
    intake.need === 'discharge' ||
    assessment.goals.has('transfer_inpatient') ||
    matched.some(({ code }) => code === 'rabies_exposure');
  if (isElsewhere || !isForEmergency({ within, time, canWaitOvernight })) return found;
  const signs = matched.map((sign) => ({ ...sign, level: 'emergency' as const }));
  const nearest = match(assessment, intake, { ...safety, urgency: 'emergency', matched: signs }, graph, from);
  return throughOpenDoor(found, nearest, assessment.specialties[0] ?? '');
}
