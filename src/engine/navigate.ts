import type { Intake } from '../contract/intake.ts';
import { emergencyNumber } from '../contract/vocabulary.ts';
import { ask } from './ask.ts';
import { assess } from './assess.ts';
import { disclaimer } from './disclaimer.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import type { Graph } from './graph/graph.ts';
import { homeOf } from './home.ts';
import { humanNavigator, isUnderstood } from './human.ts';
import { insuranceRoute } from './insurance.ts';
import { match } from './matching.ts';
import { nextSteps } from './next-steps.ts';
import { patientPlace } from './patient-place.ts';
import type { BilingualRecommendation } from './recommendation.ts';
import { checkSafety } from './safety.ts';
import { readText } from './text/reading.ts';
import { engineVersion } from './version.ts';

/**
 * From an intake to a recommendation, in four steps: is there danger, what is it about, who can help, what to do next.
 * Pure: the same intake, graph and instant give the same recommendation, on the server and in a browser.
 */
export function navigate(intake: Intake, graph: Graph, now: number): BilingualRecommendation {
  const readings = readIntake(intake);

  const safety = checkSafety(readings, intake);
  const assessment = assess(readings, intake, safety);
  const matched = match(assessment, intake, safety.urgency, graph);
  const { nextSteps: steps, bring } = nextSteps(assessment, intake, safety, matched);

  return {
    safety: {
      emergency: safety.urgency === 'emergency',
      urgency: safety.urgency,
      seeWithin: safety.seeWithin,
      reasons: [...safety.reasons],
      matched: [...safety.matched],
      doNow: safety.doNow.map(({ vi, en }) => ({ vi, en })),
      understood: isUnderstood(assessment, intake),
    },
    specialties: assessment.specialties,
    primary: matched.primary,
    alternatives: matched.alternatives,
    nextSteps: steps,
    bring,
    insurance: insuranceRoute(assessment, intake, safety.urgency, matched),
    humanNavigator: withDoubts(humanNavigator(assessment, intake, safety, matched), safety),
    ask: ask(safety.ask),
    ...(safety.urgency === 'emergency' && { emergency: { phone: emergencyNumber, ...matched.emergency } }),
    place: patientPlace(homeOf(graph, intake.patient)),
    disclaimer,
    engineVersion,
    directoryVersion: graph.version,
    generatedAt: new Date(now).toISOString(),
  };
}

export function readIntake({ symptoms = '', diagnosis = '', goal = '' }: Intake): Readings {
  return { symptoms: readText(symptoms), diagnosis: readText(diagnosis), goal: readText(goal) };
}

type HumanNavigator = BilingualRecommendation['humanNavigator'];

/** What the safety check was unsure of is always a reason for a person to look. */
function withDoubts({ recommended, reasons }: HumanNavigator, { doubts }: SafetyOutcome): HumanNavigator {
  return { recommended: recommended || doubts.length > 0, reasons: [...reasons, ...doubts] };
}
