import type { Intake } from '#contract/intake.ts';
import type { Need, SeeWithin, Urgency } from '#contract/vocabulary.ts';
import type { Situation } from '../assess/situations.ts';
import type { Assessment } from '../assess.ts';
import type { SafetyOutcome } from '../finding.ts';
import { type Goal, goalsOf } from '../goals.ts';
import { humanNavigator, type NavigatorContact } from '../human.ts';
import { cardOf } from '../insurance/card.ts';
import { insuranceRoute } from '../insurance.ts';
import { type Advice, firstAid } from '../knowledge/first-aid.ts';
import { aGraph, aHospital } from '../matching/a-graph.ts';
import { match } from '../matching.ts';
import { nextSteps } from '../next-steps.ts';
import { readIntake } from '../read-intake.ts';
import { personOf } from './person.ts';

export type Given = {
  need?: Need;
  urgency?: Urgency;
  situations?: readonly Situation[];
  intake?: Partial<Intake>;
  assessment?: Partial<Assessment>;
  doNow?: Advice[];
  seeWithin?: SeeWithin;
  facts?: Partial<SafetyOutcome['facts']>;
  matched?: SafetyOutcome['matched'];
  likely?: string[];
  canWaitOvernight?: boolean;
  goals?: readonly Goal[];
  contact?: NavigatorContact;
  now?: number;
};

export const tuesdayMorning = Date.parse('2026-11-17T09:00+07:00');
export const tuesdayEvening = Date.parse('2026-11-17T21:00+07:00');
const nothingSaid = readIntake({ need: 'treatment', patient: {} });

const graph = aGraph([aHospital('near', '08'), aHospital('centre', '01', { level: 'central' })]);

const usual = { emergency: 'now', urgent: '24h', routine: 'planned' } as const;

/** For tests: the steps, the insurance and the person for what is given; the rest is an ordinary weekday morning. */
export function planned({ need = 'treatment', urgency = 'routine', ...given }: Given) {
  const doNow = given.doNow ?? (urgency === 'emergency' ? [firstAid.call115, firstAid.stayAndWatch] : []);
  const intake: Intake = { need, patient: { province: 'Tuyên Quang' }, ...given.intake };
  const assessment: Assessment = {
    specialties: ['gastroenterology'],
    understood: 'clearly',
    divided: false,
    goals: new Set(given.goals ?? goalsOf(nothingSaid, intake)),
    grave: false,
    situations: new Set(given.situations ?? []),
    ...given.assessment,
  };
  const safety: SafetyOutcome = {
    urgency,
    seeWithin: given.seeWithin ?? usual[urgency],
    isForNow: false,
    reasons: [],
    matched: given.matched ?? [],
    doNow,
    specialties: [],
    ask: [],
    asksLeft: 0,
    doubted: [],
    likely: given.likely ?? [],
    canWaitOvernight: given.canWaitOvernight ?? true,
    facts: {
      ageYears: undefined,
      ageMonths: undefined,
      sex: undefined,
      isChild: false,
      isElder: false,
      pregnant: false,
      postpartum: false,
      durationDays: undefined,
      acute: false,
      ...given.facts,
    },
    topics: [],
    doubts: [],
  };
  const found = match(assessment, intake, safety, graph);
  const person = personOf(nothingSaid, intake, safety.facts, assessment.situations);
  const card = cardOf(intake, nothingSaid, safety.facts, graph, given.now ?? tuesdayMorning);
  const known = { assessment, intake, safety, match: found, person, card, now: given.now ?? tuesdayMorning };
  return {
    ...nextSteps(known),
    insurance: insuranceRoute(assessment, intake, safety, found, card),
    human: humanNavigator(known, given.contact ?? {}),
  };
}

export function said({ nextSteps: steps }: ReturnType<typeof planned>): string {
  return steps.map(({ title }) => title.vi).join('\n');
}
