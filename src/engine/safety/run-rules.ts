import type { Urgency } from '../../contract/vocabulary.ts';
import { quote } from '../text/phrases.ts';
import { higher, isAtLeast } from '../urgency.ts';
import type { Check } from './check.ts';
import type { Compiled, CompiledNear, CompiledSign, CompiledTogether } from './compile.ts';
import { counts, isPresent, type Spot } from './findings.ts';
import { withinLimits } from './limits.ts';
import { findNear, hasPart } from './near.ts';
import { holds, type Term } from './terms.ts';

/** Runs every rule over what was found; what they raise is kept in the check. */
export function runRules(check: Check, compiled: Compiled, goalFrom: number): void {
  const { findings, present } = check;
  for (const sign of compiled.signs) readSign(check, sign, goalFrom);
  for (const part of compiled.parts) if (hasPart(findings, part)) present[part.concept] = 1;
  check.hasSymptom = compiled.complaints.some((id) => present[id] === 1);
  for (const first of findings.met) {
    const begun = compiled.near[first];
    if (begun) for (const near of begun) runNear(check, near);
  }
  runGated(check, compiled);
  // Once more, because a rule may ask for a flag that a later one raises.
  if (check.flags.size > 0) for (const rule of compiled.afterFlags) runTogether(check, rule);
}

function runGated(check: Check, { gates, ungated }: Compiled): void {
  for (const { concept, rules } of gates) {
    if (!check.present[concept]) continue;
    for (const rule of rules) if (isFirst(concept, rule, check)) runTogether(check, rule);
  }
  for (const rule of ungated) if (check.isMeasured || !rule.isMeasured) runTogether(check, rule);
}

/** A rule stands behind several gates, and is tried at the first that is open. */
function isFirst(concept: number, { gate }: CompiledTogether, { present }: Check): boolean {
  for (const earlier of gate) {
    if (earlier === concept) return true;
    if (present[earlier]) return false;
  }
  return true;
}

function runNear(check: Check, near: CompiledNear): void {
  const span = findNear(check.findings, near);
  if (!span || (near.newOnly && check.isChronic) || !withinLimits(near.limits, check)) return;
  hold(check, near.flag, near.level, [quote(check.findings.reading, span)]);
}

function readSign(check: Check, { code, level, lingers, says, names, not, old }: CompiledSign, goalFrom: number): void {
  const { of, reading } = check.findings;
  const said = of[says];
  const named = of[names];
  if ((!said && !named) || (check.isChronic && of[old])) return;
  const isCheckup = check.intake.need === 'checkup' && !check.facts.acute;
  for (const finding of said ?? []) {
    if (counts(finding, lingers) && !touches(of[not], finding)) hold(check, code, level, [quote(reading, finding)]);
  }
  // The name of an illness counts only where it is claimed of the patient now; in a goal it is a topic, and so it is
  // for someone who comes for a check-up without anything new.
  for (const finding of named ?? []) {
    const isNow = finding.context === 'present' || (lingers && finding.context === 'resolved' && check.facts.acute);
    const isClaimed = isNow && finding.from < goalFrom && !check.isChronic && !isCheckup;
    if (isClaimed && !touches(of[not], finding)) hold(check, code, level, [quote(reading, finding)]);
  }
}

/** Whether an exception stands where the finding stands. */
function touches(exceptions: readonly Spot[] | undefined, finding: Spot): boolean {
  return exceptions?.some(({ from, to }) => from <= finding.to && finding.from <= to) ?? false;
}

function runTogether(check: Check, rule: CompiledTogether): void {
  const { id, flag, level, all, any } = rule;
  for (const term of all) if (!holds(term, check)) return;
  if ((any.length > 0 && !holdsAny(any, check)) || isExcepted(check, rule)) return;
  if (!withinLimits(rule.limits, check) || (check.facts.durationDays ?? 0) > rule.durationMax) return;
  for (const specialty of rule.specialties) check.specialties.push(specialty);
  if (flag === undefined) {
    if (check.others.every((other) => other.id !== id)) check.others.push({ id, level, words: wordsFor(check, rule) });
    return;
  }
  const held = check.flags.get(flag);
  if (held && isAtLeast(held.level, level) && held.words.length >= wordsEnough) return;
  hold(check, flag, level, wordsFor(check, rule));
}

/**
 * A finding excuses another only where both are told in one breath: what is added in a further sentence is one more
 * finding, and never makes the patient safer.
 */
function isExcepted(check: Check, { unless, quoted }: CompiledTogether): boolean {
  for (const { anyOf, test } of unless) {
    if (test?.(check)) return true;
    for (const concept of anyOf) {
      if (check.present[concept] && sharesSentence(check, concept, quoted)) return true;
    }
  }
  return false;
}

function sharesSentence({ findings }: Check, concept: number, others: readonly number[]): boolean {
  const { of, reading } = findings;
  const sentences = new Set(of[concept]?.filter(isPresent).map(({ from }) => reading.tokens[from]?.sentence));
  return others.some((other) =>
    of[other]?.some((spot) => isPresent(spot) && sentences.has(reading.tokens[spot.from]?.sentence)),
  );
}

function holdsAny(terms: readonly Term[], check: Check): boolean {
  for (const term of terms) if (holds(term, check)) return true;
  return false;
}

/** A sign that has been found in so many words needs no more of them. */
const wordsEnough = 4;

function wordsFor({ findings }: Check, { quoted }: CompiledTogether): string[] {
  const words: string[] = [];
  for (const concept of quoted) {
    const finding = findings.of[concept]?.find(isPresent);
    if (!finding) continue;
    const word = quote(findings.reading, finding);
    if (!words.includes(word)) words.push(word);
  }
  return words;
}

export function hold(check: Check, code: string, level: Urgency, words: readonly string[]): void {
  const held = check.flags.get(code);
  if (!held) {
    check.flags.set(code, { code, level, words: [...words] });
    return;
  }
  held.level = higher(held.level, level);
  for (const word of words) if (!held.words.includes(word)) held.words.push(word);
}
