import type { Intake } from '#contract/intake.ts';
import type { Need, Sex, Urgency } from '#contract/vocabulary.ts';
import { explainSymptoms, noShares } from './assess/explain-symptoms.ts';
import { neighboursOf, type Ranked, rankFamilies } from './assess/families.ts';
import { gatherEvidence } from './assess/gather-evidence.ts';
import { sexOf } from './assess/patient-sex.ts';
import { type Situation, situationsOf } from './assess/situations.ts';
import { type Evidence, noEvidence, specialtyCount, targetNames } from './assess/targets.ts';
import type { Facts, Readings, SafetyOutcome } from './finding.ts';
import { type Goal, goalsOf } from './goals.ts';
import { findSpecialty, specialtyCodes } from './knowledge/specialties.ts';
import { isCancerOfKin } from './knowledge/work-up.ts';
import { toldOnly } from './read-intake.ts';
import { readSpecialties, specialtyWeights } from './reader/read-specialties.ts';
import { joinReadings } from './text/join-readings.ts';
import type { Weights } from './weights/weights.ts';

export type Assessment = {
  /** Ranked specialty codes, the best first; never empty. */
  readonly specialties: string[];
  /** How plainly the words pointed somewhere. */
  readonly understood: 'clearly' | 'vaguely' | 'not_at_all';
  /** Two explanations carry about the same weight. */
  readonly divided: boolean;
  /** Grave or rare enough that a specialised centre is worth the journey. */
  readonly grave: boolean;
  readonly situations: ReadonlySet<Situation>;
  readonly goals: ReadonlySet<Goal>;
};

/** What a doctor has called it outweighs what it feels like; a wish says least. */
const fieldWeights = { symptoms: 1, diagnosis: 2, goal: 0.7 } as const;

const specialtiesMax = 5;
/** A specialty with less than this share of the first one's weight is not named. */
const shareMin = 0.05;
/** Nobody should read of cancer for a complaint that it seldom explains. */
const oncologyShareMin = 0.1;
const clearScoreMin = 3;
const vagueScoreMin = 1;
/** From this share of the first one's weight on, the second is as likely. */
const dividedShareMin = 0.85;

/** What the need itself asks for, besides what the words say. */
const needSpecialties: Partial<Record<Need, string>> = {
  checkup: 'health_checkup',
  lab_test: 'laboratory',
  imaging: 'diagnostic_imaging',
  home_care: 'rehabilitation',
};

/** Room to work in, the same for every text. */
const evidence = noEvidence();
const shares = noShares();

export function assess(
  readings: Readings,
  intake: Intake,
  safety: SafetyOutcome,
  weights: Weights | 'damaged' = specialtyWeights(),
): Assessment {
  const told = tellingOf(readings, intake);
  const { ranked, patient, situations } = weigh(told, intake, safety);
  const top = ranked[0]?.score ?? 0;
  const read =
    weights === 'damaged'
      ? []
      : readAll(toldOnly(readings), pointedTo(told, intake, safety.facts), safety.facts, weights);
  const codes = chosen(read, intake, safety, patient);
  return {
    specialties: codes.length > 0 ? codes : listSpecialties(ranked, intake.need, safety.urgency, patient),
    understood: top >= clearScoreMin ? 'clearly' : top >= vagueScoreMin ? 'vaguely' : 'not_at_all',
    divided: (ranked[1]?.score ?? 0) > top * dividedShareMin && top >= clearScoreMin,
    grave: isGrave(ranked, intake, situations),
    situations,
    goals: goalsOf(readings, intake),
  };
}

/** Fewer words than this say too little to be weighed. */
const wordsToWeigh = 3;
/** A specialty whose score lies so far below the first one's is not named (hundredths of a log-odd). */
const belowMax = 450;

/**
 * What the first choices of the lexicon count besides: they are right far more often where people write as doctors do
 * than in the texts that the reader learnt from (hundredths of a log-odd).
 */
const lexiconBonus = [200, 100, 60];

/** What the reader makes of all words, of the patient and of what the lexicon points to; nothing of too few words. */
function readAll(
  { symptoms, goal, diagnosis }: Readings,
  lexicon: readonly string[],
  facts: Facts,
  weights: Weights,
): Ranked[] {
  const reading = joinReadings(joinReadings(symptoms, goal), diagnosis);
  if (reading.tokens.length < wordsToWeigh) return [];
  return readSpecialties(reading, facts, lexicon, weights)
    .map(({ code, score }) => ({ code, score: score + (lexiconBonus[lexicon.indexOf(code)] ?? 0) }))
    .sort((a, b) => b.score - a.score);
}

/** The likeliest that can be for such a patient, with what must be named; nothing when none can. */
function chosen(read: readonly Ranked[], intake: Intake, safety: SafetyOutcome, patient: Patient): string[] {
  const top = read[0]?.score ?? 0;
  const likely = read.filter(({ code, score }) => score >= top - belowMax && !notFor(patient.sex).includes(code));
  if (likely.length === 0) return [];
  const codes = new Set(likely.slice(0, specialtiesMax).map(({ code }) => code));
  placePatient(codes, needSpecialties[intake.need], safety.urgency, patient);
  return [...codes].slice(0, specialtiesMax);
}

/** What the lexicon alone points to, the best first: the reader weighs it beside the words. */
export function lexiconSpecialties(readings: Readings, intake: Intake, facts: Facts): string[] {
  return pointedTo(tellingOf(readings, intake), intake, facts);
}

function pointedTo(told: Telling, intake: Intake, facts: Facts): string[] {
  const nothing = { facts, matched: [], specialties: [], urgency: 'routine' } as const;
  const { ranked, patient } = weigh(told, intake, nothing);
  return listSpecialties(ranked, intake.need, 'routine', patient);
}

/** What the words tell, whoever the patient is; `evidence` until the next text is read. */
type Telling = {
  readonly evidence: Evidence;
  readonly scores: ReadonlyMap<string, number>;
  readonly sex: Sex | undefined;
};

function tellingOf(readings: Readings, intake: Intake): Telling {
  evidence.fill(0);
  gatherEvidence(evidence, readings.symptoms, fieldWeights.symptoms);
  gatherEvidence(evidence, readings.diagnosis, fieldWeights.diagnosis);
  gatherEvidence(evidence, readings.goal, fieldWeights.goal);
  return { evidence, scores: scoresOf(evidence), sex: sexOf(readings, intake) };
}

type Signs = Pick<SafetyOutcome, 'facts' | 'matched' | 'specialties' | 'urgency'>;

function weigh({ evidence, scores: told, sex }: Telling, intake: Intake, safety: Signs) {
  const all = situationsOf(evidence, intake, safety);
  const situations = all.has('cancer') && isCancerOfKin(intake) ? all.difference(ofPatient) : all;
  const scores: Scores = new Map(told);
  if (!situations.has('child')) mergeChildren(scores);
  const patient: Patient = { sex, ageKnown: safety.facts.ageYears !== undefined, situations };
  weighPatient(scores, patient);
  addFlagged(scores, safety);
  return { ranked: fitting(rankFamilies(scores), patient), patient, situations };
}

/** What a relative had is not the patient's. */
const ofPatient: ReadonlySet<Situation> = new Set(['cancer']);

type Scores = Map<string, number>;

/** What explaining one symptom, and explaining several, weighs beside words that name an organ or illness. */
const weightOfOne = 5;
const weightOfSeveral = 8;
/** A score below this changes nothing. */
const scoreMin = 0.02;

/** What the words point to themselves, and what explains the symptoms among them. */
function scoresOf(evidence: Evidence): Scores {
  const symptoms = explainSymptoms(evidence, shares);
  const weight = symptoms > 1 ? weightOfSeveral : weightOfOne;
  const scores: Scores = new Map();
  for (let at = 0; at < specialtyCount; at += 1) {
    const score = (evidence[at] ?? 0) + weight * (shares[at] ?? 0);
    if (score >= scoreMin) scores.set(targetNames[at] ?? '', score);
  }
  return scores;
}

/** By the code that serves children, the one that serves everybody. */
const grownUp = new Map<string, string>();
for (const code of specialtyCodes) {
  const child = findSpecialty(code)?.child;
  if (child?.startsWith('pediatric_') && !grownUp.has(child)) grownUp.set(child, code);
}

/** What speaks for a children's specialist of an organ speaks for the organ, when nothing speaks of a child. */
function mergeChildren(scores: Scores): void {
  for (const [child, code] of grownUp) {
    const score = scores.get(child);
    if (score === undefined) continue;
    scores.set(code, score + (scores.get(code) ?? 0));
    scores.delete(child);
  }
}

type Patient = {
  readonly sex: Sex | undefined;
  readonly ageKnown: boolean;
  readonly situations: ReadonlySet<Situation>;
};

const womenOnly = ['obstetrics', 'gynecology'];
const childrenOnly = ['pediatrics', 'neonatology', 'pediatric_surgery', 'child_psychiatry'];
/** Left of a weight that does not fit the patient: a form may be filled in for someone else. */
const misfitWeight = 0.3;

/** Lowers what does not fit the patient's sex or age. */
function weighPatient(scores: Scores, { sex, ageKnown, situations }: Patient): void {
  const misfits: string[] = [...notFor(sex)];
  if (!situations.has('child') && ageKnown) misfits.push(...childrenOnly);
  // A couple is treated together, but a man alone is first seen by those who see men.
  if (sex === 'male') misfits.push('reproductive_medicine');
  for (const [code, score] of scores) {
    if (misfits.includes(code)) scores.set(code, score * misfitWeight);
  }
}

function notFor(sex: Sex | undefined): readonly string[] {
  if (sex === 'male') return womenOnly;
  return sex === 'female' ? ['andrology'] : [];
}

/** Without what is for the other sex, unless the words leave nothing else: then the form is likelier wrong. */
function fitting(ranked: readonly Ranked[], { sex }: Patient): Ranked[] {
  return ranked.filter(({ code }, at) => at === 0 || !notFor(sex).includes(code));
}

const flagWeights = { routine: 0, urgent: 1, emergency: 2 } as const;
const flaggedMax = 3;

/** Where one is taken, not what it is about: said by the danger check and the named department. */
const places = new Set(['emergency', 'intensive_care']);

/** What a danger sign leads to weighs about as much as one complaint, the gravest sign's most. */
function addFlagged(scores: Scores, { specialties, urgency }: Signs): void {
  let weight: number = flagWeights[urgency];
  for (const code of specialties.filter((each) => !places.has(each)).slice(0, flaggedMax)) {
    if (weight > 0) scores.set(code, (scores.get(code) ?? 0) + weight);
    weight /= 2;
  }
}

function listSpecialties(ranked: readonly Ranked[], need: Need, urgency: Urgency, patient: Patient): string[] {
  const child = patient.situations.has('child');
  // Paediatrics is named for every child, so its weight says nothing against the organ.
  const top = (child ? ranked.find(({ code }) => code !== 'pediatrics') : ranked[0])?.score ?? 0;
  const likely = ranked.filter(({ code, score }) => score > top * (code === 'oncology' ? oncologyShareMin : shareMin));
  const named = need === 'surgery' ? withSurgeon(likely) : likely;
  const codes = new Set<string>();
  const list = child ? forChild(named) : named.map(({ code }) => code);
  const extra = needSpecialties[need];
  if (extra && named.length === 0) codes.add(extra);
  for (const code of list.slice(0, specialtiesMax)) codes.add(code);
  if (!child) addNeighbours(codes, list[0], patient);
  if (!child && codes.size < specialtiesMax) codes.add(nowhere);
  placePatient(codes, extra, urgency, patient);
  return [...codes].slice(0, specialtiesMax);
}

/** Where to turn when the words point nowhere. */
const nowhere = 'general_internal';

function addNeighbours(codes: Set<string>, first: string | undefined, { sex }: Patient): void {
  for (const code of neighboursOf(first ?? '')) {
    if (codes.size < nearPlace && !notFor(sex).includes(code)) codes.add(code);
  }
}

/** Keeps near the top what the request, the patient and the danger call for; the later comes the nearer. */
function placePatient(codes: Set<string>, extra: string | undefined, urgency: Urgency, { situations }: Patient): void {
  const isEmergency = urgency === 'emergency';
  const place = isEmergency ? secondPlace : nearPlace;
  if (extra) keepNear(codes, extra);
  if (situations.has('pregnant')) keepNear(codes, 'obstetrics', place);
  if (situations.has('newborn') && isEmergency) keepNear(codes, 'neonatology', firstPlace);
  if (situations.has('child') && isEmergency) keepNear(codes, 'pediatrics', place);
  // The list says what it is about; where to go at once is said by the danger check and the named department.
  if (isEmergency) keepNear(codes, 'emergency', codes.has(nowhere) && codes.size === 1 ? firstPlace : nearPlace);
}

/** Who operates where the physicians of an organ do not; ours, not reviewed. */
export const surgeons: Readonly<Record<string, string>> = {
  cardiology: 'cardiac_surgery',
  pulmonology: 'cardiac_surgery',
  tuberculosis: 'cardiac_surgery',
  neurology: 'neurosurgery',
  stroke: 'neurosurgery',
  gastroenterology: 'general_surgery',
  hepatology: 'hepatobiliary_surgery',
  endocrinology: 'general_surgery',
  nephrology: 'urology',
  rheumatology: 'orthopedics',
  breast: 'oncology',
};

/** For an operation the surgeons of the first specialty come before it. */
function withSurgeon(ranked: readonly Ranked[]): Ranked[] {
  const first = ranked[0];
  const surgeon = first && surgeons[first.code];
  return first && surgeon ? [{ code: surgeon, score: first.score }, ...ranked] : [...ranked];
}

const grownUpsOnly = ['general_internal', 'geriatrics'];

/** The codes that serve children, then paediatrics, then the organs' own: not every hospital has the first. */
function forChild(ranked: readonly Ranked[]): string[] {
  const own = ranked.map(({ code }) => code).filter((code) => !grownUpsOnly.includes(code));
  const list = [...new Set(own.map((code) => findSpecialty(code)?.child ?? code))];
  // The children's doctor of the organ is a paediatrician too, and closer to the matter where words speak of it.
  const [first, second] = list;
  const spoken = (ranked[1]?.score ?? 0) > (ranked[0]?.score ?? 0) * shareMin;
  if (first === 'pediatrics' && second?.startsWith('pediatric_') && spoken) list.splice(0, 2, second, first);
  return [...new Set([...list, 'pediatrics', ...own])];
}

const nearPlace = 3;
const secondPlace = 2;
const firstPlace = 1;

/** Puts a code among the first few without taking the first place from another. */
function keepNear(codes: Set<string>, code: string, place = nearPlace): void {
  const list = [...codes].filter((other) => other !== code);
  const at = [...codes].indexOf(code);
  if (at >= 0 && at < place) return;
  list.splice(Math.min(place - 1, list.length), 0, code);
  codes.clear();
  for (const each of list) codes.add(each);
}

/** Work that only larger centres do well; ours, not reviewed. */
export const centreSpecialties: ReadonlySet<string> = new Set([
  'oncology',
  'radiation_oncology',
  'cardiac_surgery',
  'neurosurgery',
  'transplant',
  'reproductive_medicine',
  'pediatric_hemato_oncology',
  'pediatric_cardiology',
  'pediatric_surgery',
  'hepatobiliary_surgery',
  'burns',
]);
function isGrave(ranked: readonly Ranked[], { need }: Intake, situations: ReadonlySet<Situation>): boolean {
  const first = need === 'surgery' ? withSurgeon(ranked)[0] : ranked[0];
  if (situations.has('cancer') || need === 'second_opinion') return true;
  return first !== undefined && first.score >= clearScoreMin && centreSpecialties.has(first.code);
}
