import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { needOf } from './goals.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import type { Card } from './insurance/card.ts';
import { isCardElsewhere } from './insurance/card-elsewhere.ts';
import { acceptance, type Coverage, isPaidByFamily, paysAlone } from './insurance/coverage.ts';
import { insuranceAsOf, noLessKinds, type Share, type Stay, sharesWithoutSlip } from './knowledge/insurance.ts';
import {
  kindWords,
  noteWords,
  otherStayWords,
  revisitWords,
  sharesNote,
  slipWords,
  withoutSlipWords,
  insuranceWords as words,
} from './knowledge/insurance-words.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation, Place } from './recommendation.ts';

type Insurance = BilingualRecommendation['insurance'];

/** What a visit to one place is about, for whoever pays. */
type Visit = {
  readonly card: Card;
  readonly need: Intake['need'];
  readonly stay: Stay;
  readonly hospital: GraphHospital | undefined;
  readonly isRegisteredHere: boolean;
  /** Without a slip; undefined where nobody has told enough of the place. */
  readonly share: Share | undefined;
  readonly otherShare: Share | undefined;
  /** Whether who comes for a visit may be kept. */
  readonly mayStay?: boolean;
  /** Whether the place on the card is too far to be sent back to. */
  readonly isCardElsewhere?: boolean;
};

/** What going there means for health insurance. The share finally paid is decided at the hospital, so nothing is promised. */
export function insuranceRoute(
  assessment: Assessment,
  intake: Intake,
  safety: Paid,
  { hospital, isOnWard, isOnCard }: Match,
  card: Card,
): Insurance {
  const need = needOf(intake, assessment.goals);
  const visit = visitTo(hospital, isForADay(assessment) && need === 'surgery' ? 'treatment' : need, card, isOnCard);
  const [summary, ...details] =
    safety.urgency === 'emergency'
      ? inEmergency(card, isOnWard)
      : paysAlone(card)
        ? withoutCard(card)
        : isPaidByFamily(assessment, intake, safety)
          ? selfPaid
          : withCard(
              {
                ...visit,
                mayStay: safety.urgency === 'urgent' || assessment.grave,
                isCardElsewhere: isCardElsewhere(intake),
              },
              assessment,
            );
  return { summary, details, asOf: insuranceAsOf };
}

type Told = [summary: Words, ...details: Words[]];
type Paid = Pick<SafetyOutcome, 'urgency' | 'topics' | 'facts'>;

const selfPaid: Told = [words.selfPaid, words.decidedThere];

function inEmergency(card: Card, isOnWard = false): Told {
  if (paysAlone(card))
    return card.isForeign ? [words.emergencyForeign, words.foreignPapers] : [words.emergencyWithoutCard];
  const { kind } = card;
  const rate = card.isTold && kind !== undefined && noLessKinds.has(kind) ? [kindWords[kind]] : [];
  return [isOnWard ? words.emergencyOnWard : words.emergency, ...rate, words.papersLater, words.decidedThere];
}

function withoutCard({ isForeign }: Card): Told {
  return isForeign ? [words.foreign, words.foreignPapers] : [words.noCard];
}

function withCard(visit: Visit, assessment: Assessment): Told {
  const details = visit.card.isTold ? [...toldDetails(visit, assessment)] : [mainDetail(visit, assessment)];
  const { situations } = assessment;
  if (situations.has('animal_bite')) return [words.afterBite, summaryOf(visit), ...details, words.decidedThere];
  return [summaryOf(visit), ...details, words.decidedThere];
}

/** Who has a tooth taken out, or something on the skin, goes home the same day. */
const forADay: ReadonlySet<string> = new Set(['dentistry', 'dermatology']);

function isForADay({ specialties: [first = ''] }: Assessment): boolean {
  return forADay.has(first);
}

function visitTo(hospital: GraphHospital | undefined, need: Intake['need'], card: Card, isOnCard = false): Visit {
  const stay = need === 'admission' || need === 'surgery' ? 'inpatient' : 'outpatient';
  const shares = hospital && sharesWithoutSlip(hospital.level, hospital.technicalLevel, card.paysHalf);
  const isRegisteredHere = isOnCard || (hospital !== undefined && card.registered?.id === hospital.id);
  return {
    card,
    need,
    stay,
    hospital,
    isRegisteredHere,
    share: shares?.[stay],
    otherShare: shares?.[stay === 'inpatient' ? 'outpatient' : 'inpatient'],
  };
}

function summaryOf({ card, need, stay, hospital, isRegisteredHere, share, otherShare }: Visit): Words {
  if (isRegisteredHere) return words.registered;
  if (hospital?.acceptsInsurance === false) return words.notAccepted;
  if (need === 'discharge') return words.discharge;
  if (hospital && hospital.acceptsInsurance === undefined) {
    if (acceptance(hospital) !== 'usually') return words.acceptanceUnknown;
    return hospital.level === 'district' ? words.usuallyAccepted : words.publicTier;
  }
  if (card.slip === 'referral') return words.referral;
  if (!hospital) return words.anywhere;
  if (share === undefined)
    return isOfSomeTier(hospital) ? words.publicTier : hospital?.type === 'private' ? words.private : words.unknown;
  if (need === 'revisit' && share !== 100) return revisitWords(share, card.slip === 'no_appointment');
  return withoutSlipWords(hospital?.level, stay, share, otherShare, card.registered !== undefined);
}

/** A public house that was of the district or the province: those of the centre are all known. */
function isOfSomeTier(hospital: GraphHospital | undefined): boolean {
  return hospital?.type === 'public' && hospital.level === undefined;
}

/** Whether a slip would make it more. */
function needsSlip({ card, hospital, isRegisteredHere, share, isCardElsewhere }: Visit): boolean {
  return (
    !isRegisteredHere &&
    !isCardElsewhere &&
    hospital?.acceptsInsurance === true &&
    card.slip !== 'referral' &&
    share !== 100
  );
}

/** Whoever only wants another opinion need not have anything grave. */
function isGrave({ grave, situations }: Assessment, { need }: Visit): boolean {
  return (grave && need !== 'second_opinion') || situations.has('cancer');
}

/** The one thing worth knowing while nothing is known of the card. */
function mainDetail(visit: Visit, assessment: Assessment): Words {
  if (visit.need === 'discharge' || visit.need === 'revisit') return words.usedOnce;
  if (isGrave(assessment, visit)) return words.listedDiseases;
  if (visit.card.kind === 'child_under_6') return kindWords.child_under_6;
  if (needsSlip(visit)) return slipWords(undefined);
  return otherStay(visit) ?? words.showAtStart;
}

/** Whoever is to be admitted is seen first, and whoever is seen may be admitted; said where it is paid otherwise. */
function otherStay({ stay, share, otherShare, isRegisteredHere, mayStay }: Visit): Words | undefined {
  if (isRegisteredHere || otherShare === undefined || otherShare === share) return undefined;
  if (stay === 'outpatient' && !mayStay) return undefined;
  return otherStayWords(stay === 'inpatient' ? 'outpatient' : 'inpatient', otherShare);
}

function* toldDetails(visit: Visit, assessment: Assessment): Generator<Words> {
  const { card, need, stay, hospital, share } = visit;
  const { registered, kind } = card;
  const isWhole = kind !== undefined && noLessKinds.has(kind);
  // Of whose card the rate is known, that comes first: it is what a poor family asks.
  if (isWhole) yield kindWords[kind];
  if (need === 'discharge' || need === 'revisit') yield words.usedOnce;
  if (needsSlip(visit)) {
    yield slipWords(registered && { vi: registered.name, en: registered.englishName ?? registered.name });
  }
  const other = need === 'discharge' ? undefined : otherStay(visit);
  if (other) yield other;
  if (!isWhole) yield kindWords[kind ?? 'other'];
  if (kind === 'poor' && hospital?.level === 'central') yield words.hardAreas;
  if (!isWhole) {
    if (card.paysHalf && stay === 'outpatient' && share !== 0) yield words.smallVisit;
    if (card.paysHalf && (stay === 'inpatient' || isGrave(assessment, visit))) yield words.fiveYears;
  }
  if (isGrave(assessment, visit)) yield words.listedDiseases;
}

/** Each place with what the card pays there. In an emergency that is the same everywhere, and no reason to choose. */
export function withInsurance(
  place: Place,
  { urgency }: Pick<Paid, 'urgency'>,
  card: Card,
  coverage: Coverage,
  graph: Graph,
): Place {
  const hospital = graph.hospitals.get(place.hospital.id);
  if (!hospital || urgency === 'emergency' || coverage === 'none') return place;
  return { ...place, insurance: noteOf(hospital, card) };
}

function noteOf(hospital: GraphHospital, { registered, paysHalf }: Card): Words {
  if (registered?.id === hospital.id) return noteWords.registered;
  const taken = acceptance(hospital);
  if (taken === 'no') return noteWords.notAccepted;
  if (taken === 'unknown') return noteWords.unverified;
  if (isOfSomeTier(hospital)) return noteWords.publicTier;
  if (taken === 'usually') return noteWords.usually;
  const shares = sharesWithoutSlip(hospital.level, hospital.technicalLevel, paysHalf);
  return shares ? sharesNote(shares) : noteWords.unknown;
}
