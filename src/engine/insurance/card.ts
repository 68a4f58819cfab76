import type { Intake } from '#contract/intake.ts';
import type { InsuranceKind } from '#contract/vocabulary.ts';
import type { Facts, Readings } from '../finding.ts';
import type { Graph, GraphHospital } from '../graph/graph.ts';
import { registeredOf } from '../home.ts';
import { childBelowYears, halfFrom, pensionFromYears } from '../knowledge/insurance.ts';
import { insuranceCues } from '../knowledge/insurance-cues.ts';
import { type Context, withContext } from '../text/context.ts';
import { phraseTable } from '../text/phrase-list.ts';
import { findPhrases } from '../text/phrases.ts';
import { isForeignWriter } from './foreign-writer.ts';

/** What is known of the patient's card and slips, from the form and the words together. */
export type Card = {
  /** Whether the family told anything of it; otherwise the answer is general, and short. */
  readonly isTold: boolean;
  readonly has: boolean | undefined;
  readonly kind: InsuranceKind | undefined;
  readonly isForeign: boolean;
  /** The place on the card, where the directory has it. */
  readonly registered: GraphHospital | undefined;
  readonly slip: 'referral' | 'no_appointment' | undefined;
  /** Whether half of a visit without a slip is paid already where the tier was provincial. */
  readonly paysHalf: boolean;
};

export function cardOf(intake: Intake, readings: Readings, facts: Facts, graph: Graph, now: number): Card {
  const { insurance = {} } = intake;
  const heard = heardIn(readings);
  const { ageMonths, ageYears = ageMonths && Math.floor(ageMonths / 12) } = facts;
  const has = insurance.hasCard ?? (heard.has('noCard') ? false : undefined);
  const told = insurance.kind ?? (heard.has('nearPoor') ? 'near_poor' : heard.has('poor') ? 'poor' : undefined);
  return {
    isTold: Object.keys(insurance).length > 0 || heard.size > 0,
    has,
    kind: kindOf(told, ageYears),
    isForeign:
      (isForeign(heard, intake.patient.isSelf === true) || isForeignWriter(intake)) && insurance.hasCard !== true,
    registered: registeredOf(graph, intake),
    slip: heard.has('referral') ? 'referral' : heard.has('noSlip') ? 'no_appointment' : undefined,
    paysHalf: now >= halfFrom,
  };
}

/** Who lives in another country has no card here, nor who is on a visit; a son abroad says nothing of his father's. */
function isForeign(heard: ReadonlySet<Cue>, isSelf: boolean): boolean {
  return heard.has('foreign') || heard.has('livesAbroad') || (isSelf && heard.has('writerAbroad'));
}

/** An age that is known decides over a kind that only another age can have. */
function kindOf(told: InsuranceKind | undefined, years: number | undefined): InsuranceKind | undefined {
  if (years === undefined) return told;
  if (years < childBelowYears) return told === undefined || told === 'general' ? 'child_under_6' : told;
  if (told === 'child_under_6') return undefined;
  return told === 'pension_75' && years < pensionFromYears ? undefined : told;
}

type Cue = keyof typeof insuranceCues;

const phrases = phraseTable<Cue>(insuranceCues, false);

/** What says "không" itself cannot be denied by it; of a slip one may ask without having it. */
function isMeant(cue: Cue, context: Context): boolean {
  if (cue === 'referral') return context === 'present';
  return cue === 'noCard' || cue === 'noSlip' || context !== 'denied';
}

function heardIn({ symptoms, goal }: Readings): ReadonlySet<Cue> {
  const heard = new Set<Cue>();
  for (const reading of [symptoms, goal]) {
    // “Có sao không, bảo hiểm trả mấy phần” has a card.
    const found = findPhrases(reading, phrases).filter(
      ({ from, to }) => reading.tokens[from]?.clause === reading.tokens[to]?.clause,
    );
    if (found.length === 0) continue;
    for (const { value, context } of withContext(reading, found)) {
      if (isMeant(value, context)) heard.add(value);
    }
  }
  return heard;
}
