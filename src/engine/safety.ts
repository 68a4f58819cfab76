import type { Intake } from '../contract/intake.ts';
import type { SeeWithin, Urgency, Words } from '../contract/vocabulary.ts';
import type { Facts, Readings, SafetyOutcome } from './finding.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import type { MatchedSign } from './recommendation.ts';
import { raiseNotUnderstood, raiseUrgentSymptoms } from './safety/base.ts';
import type { Check } from './safety/check.ts';
import { type Compiled, compile } from './safety/compile.ts';
import { readDiagnosis } from './safety/diagnosis.ts';
import { doNowOf, matchedOf, notUnderstood, reasonsOf, unknownCode } from './safety/explain.ts';
import { factsOf } from './safety/facts.ts';
import { type Findings, findAll, isPresent } from './safety/findings.ts';
import { knowledge } from './safety/knowledge.ts';
import { measure } from './safety/measures.ts';
import { questionsFor } from './safety/questions.ts';
import { hold, runRules } from './safety/run-rules.ts';
import { seeWithinOf } from './see-within.ts';
import type { Context } from './text/context.ts';
import { joinReadings } from './text/join-readings.ts';
import { higher } from './urgency.ts';

const standard = compile(knowledge);

/**
 * The safety check. The first level reached is a floor: every later step may only raise it. All steps run even after
 * an emergency is found, because reasons, signs and specialties come from each.
 */
export function checkSafety(readings: Readings, intake: Intake, compiled: Compiled = standard): SafetyOutcome {
  const check = startCheck(readings, intake, compiled);
  // Sorted, because the order in which signs are ticked means nothing.
  for (const code of intake.redFlags?.toSorted() ?? []) hold(check, code, findRedFlag(code)?.level ?? 'urgent', []);
  runRules(check, compiled, readings.symptoms.tokens.length);
  readDiagnosis(check, readings.diagnosis);
  raiseUrgentSymptoms(check, compiled);
  raiseNotUnderstood(check);

  const urgency = urgencyOf(check);
  const matched = matchedOf(check);
  const seeWithin = withinOf(check, urgency);
  return {
    urgency,
    seeWithin,
    reasons: reasonsOf(check, seeWithin),
    matched,
    doNow: doNowOf(urgency, seeWithin, matched, check.facts),
    specialties: specialtiesOf(check, matched),
    ask: questionsFor(check, compiled, urgencyOf(check, isUnderstood)),
    facts: check.facts,
    doubts: doubtsOf(check),
  };
}

function withinOf(
  { intake, flags, unsure, others, facts, findings, hasSymptom, isRequestOnly }: Check,
  urgency: Urgency,
): SeeWithin {
  return seeWithinOf({
    urgency,
    signs: [...flags.keys(), ...unsure],
    others: others.map(({ id }) => id),
    isSevere: intake.severity === 'severe',
    isAcute: facts.acute,
    isComplaint: hasSymptom || (findings.reading.tokens.length > 0 && !isRequestOnly),
  });
}

/** Those of the gravest sign first. */
function specialtiesOf({ specialties }: Check, matched: readonly MatchedSign[]): string[] {
  const codes = new Set<string>();
  for (const { code } of matched) for (const specialty of findRedFlag(code)?.specialties ?? []) codes.add(specialty);
  for (const specialty of specialties) codes.add(specialty);
  return [...codes];
}

function startCheck(readings: Readings, intake: Intake, compiled: Compiled): Check {
  const reading = joinReadings(readings.symptoms, readings.goal);
  const findings = findAll(reading, compiled.lexicon);
  const { present } = findings;
  for (const illness of compiled.lasting) if (findings.of[illness]?.some(isPast)) present[illness] = 1;
  const measures = measure(reading);
  const { told } = compiled;
  if ((measures.temp ?? 0) >= feverDegrees) present[told.fever] = 1;
  const has = (id: number) => present[id] === 1;
  const facts = factsOf(intake, reading, {
    pregnant: has(told.pregnant) && !deniesPregnancy(findings, told.NOT_PREGNANT),
    postpartum: has(told.postpartum) || (has(told.JUST_BORN) && (intake.patient.age ?? 0) >= childbearingYears),
    childWords: has(told.child_words),
    elderWords: has(told.ELDER_WORDS),
    newborn: has(told.BABY),
    acuteWords: has(told.sudden_onset) || has(told.SUDDEN),
  });
  return {
    intake,
    findings,
    facts,
    measures,
    isMeasured: Object.keys(measures).length > 0,
    present,
    hasSymptom: false,
    isRequestOnly: compiled.requests.some(has) || (adviceNeeds.has(intake.need) && has(told.ADVICE)),
    isChronic: isChronic(facts, findings, compiled, present),
    flags: new Map(),
    unsure: intake.redFlagsUnsure?.filter((code) => !intake.redFlags?.includes(code)).toSorted() ?? [],
    others: [],
    specialties: [],
  };
}

const feverDegrees = 38;

function isPast({ context }: { readonly context: Context }): boolean {
  return context === 'past';
}

/** In “có sao không, có thai 3 tháng” the comma parts what would deny the pregnancy. */
function deniesPregnancy({ of, reading: { tokens } }: Findings, notPregnant: number): boolean {
  const found = of[notPregnant] ?? [];
  return found.some((spot) => isPresent(spot) && tokens[spot.from]?.clause === tokens[spot.to]?.clause);
}

/** “Mới sinh” of someone this old is about giving birth, of a baby about being born. */
const childbearingYears = 12;

const adviceNeeds: ReadonlySet<Intake['need']> = new Set(['discharge', 'home_care', 'revisit', 'second_opinion']);

const longDays = 30;

/** Whether all that the text tells is an old complaint: one sentence about something new is enough to say no. */
function isChronic(facts: Facts, findings: Findings, compiled: Compiled, present: Check['present']): boolean {
  const { worsening, sudden_onset: sudden } = compiled.told;
  if (facts.acute || present[worsening] || present[sudden]) return false;
  return (facts.durationDays ?? 0) > longDays || isOldInWords(findings, compiled);
}

function isOldInWords({ reading, of, met }: Findings, { lexicon, told }: Compiled): boolean {
  const sentenceOf = ({ from }: { readonly from: number }) => reading.tokens[from]?.sentence;
  const old = [of[told.OLD_COMPLAINT], of[told.INTERMITTENT], of[told.TREATED]].flatMap((found) => found ?? []);
  if (old.length === 0) return false;
  const sentences = new Set(old.map(sentenceOf));
  return met.every(
    (id) => !lexicon.whole[id] || of[id]?.every((finding) => !isPresent(finding) || sentences.has(sentenceOf(finding))),
  );
}

/** What stands behind a raise that is more than our not understanding. */
function isUnderstood({ id }: { readonly id: string }): boolean {
  return id !== 'not_understood';
}

function urgencyOf({ intake, flags, unsure, others }: Check, counts = (_: { readonly id: string }) => true): Urgency {
  let urgency: Urgency =
    intake.need === 'emergency' ? 'emergency' : intake.severity === 'severe' ? 'urgent' : 'routine';
  // Not sure is never taken for no.
  if (unsure.length > 0) urgency = higher(urgency, 'urgent');
  for (const { level } of flags.values()) urgency = higher(urgency, level);
  for (const other of others) if (counts(other)) urgency = higher(urgency, other.level);
  return urgency;
}

function doubtsOf({ flags, others }: Check): Words[] {
  const doubts: Words[] = [];
  for (const code of flags.keys()) if (!findRedFlag(code)) doubts.push(unknownCode(code));
  if (others.some(({ id }) => id === 'not_understood')) doubts.push(notUnderstood);
  return doubts;
}
