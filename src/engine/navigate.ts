import type { Intake } from '#contract/intake.ts';
import { emergencyNumber } from '#contract/vocabulary.ts';
import { ask } from './ask.ts';
import { type Assessment, assess } from './assess.ts';
import { disclaimer } from './disclaimer.ts';
import { askedErrands } from './errands.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import type { Goal } from './goals.ts';
import type { Graph } from './graph/graph.ts';
import { homeOf } from './home.ts';
import { humanNavigator, isUnderstood, type NavigatorContact } from './human.ts';
import { cardOf } from './insurance/card.ts';
import { coverageOf } from './insurance/coverage.ts';
import { insuranceRoute, withInsurance } from './insurance.ts';
import { match } from './matching.ts';
import { personOf } from './next-steps/person.ts';
import { isHarmless } from './next-steps/warning.ts';
import { nextSteps } from './next-steps.ts';
import { patientPlace } from './patient-place.ts';
import type { BilingualRecommendation, Place } from './recommendation.ts';
import { checkSafety } from './safety.ts';
import { readText } from './text/reading.ts';
import { withTopics } from './topics.ts';
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
  const readings = readIntake(intake);

  const safety = checkSafety(readings, intake);
  const assessment = withTopics(assess(readings, intake, safety), safety);
  const home = homeOf(graph, intake, safety.urgency === 'routine');
  const card = cardOf(intake, readings, safety.facts, graph, now);
  const coverage = coverageOf(card, assessment, safety);
  const matched = match(assessment, intake, safety, graph, { home: home.place, coverage });
  const insured = (place: Place) => withInsurance(place, safety, card, coverage, graph);
  const person = personOf(readings, intake, safety.facts, assessment.situations);
  const known = { assessment, intake, safety, match: matched, person, card, now };
  const { nextSteps: steps, bring } = nextSteps(known);

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
    primary: insured(matched.primary),
    alternatives: matched.alternatives.map(insured),
    nextSteps: steps,
    bring,
    insurance: insuranceRoute(assessment, intake, safety, matched, card),
    humanNavigator: humanNavigator(known, contact),
    ask: ask(isNobodyIll(safety, assessment, intake) ? [] : safety.ask),
    ...(safety.urgency === 'emergency' && { emergency: { phone: emergencyNumber, ...matched.emergency } }),
    place: patientPlace(home),
    disclaimer,
    engineVersion,
    directoryVersion: graph.version,
    generatedAt: new Date(now).toISOString(),
  };
}

/** Who asks for a paper, or for what nobody is ill of, is asked nothing about danger. */
function isNobodyIll(safety: SafetyOutcome, { goals }: Assessment, { symptoms }: Intake): boolean {
  const isPaper = askedErrands(goals)[0]?.isPaper === true || (!symptoms && papers.some((each) => goals.has(each)));
  return isHarmless(safety) || (safety.urgency === 'routine' && isPaper);
}

const papers: readonly Goal[] = ['change_registration', 'records_copy', 'vaccination'];

export function readIntake({ symptoms = '', diagnosis = '', goal = '' }: Intake): Readings {
  return { symptoms: readText(symptoms), diagnosis: readText(diagnosis), goal: readText(goal) };
}
