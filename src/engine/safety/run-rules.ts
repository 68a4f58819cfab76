import type { Urgency } from '../../contract/vocabulary.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { transientFlags } from '../knowledge/rules-transient.ts';
import type { Finding } from '../text/context.ts';
import { quote } from '../text/phrases.ts';
import { higher } from '../urgency.ts';
import type { Check } from './check.ts';
import type { Compiled, CompiledNear, CompiledSign, CompiledTogether } from './compile.ts';
import { isPresent } from './findings.ts';
import { withinLimits } from './limits.ts';
import { findNear, findPart } from './near.ts';

/** Runs every rule over what was found; what they raise is kept in the check. */
export function runRules(check: Check, compiled: Compiled, goalFrom: number): void {
  for (const sign of compiled.signs) readSign(check, sign, goalFrom);
  for (const part of compiled.parts) {
    if (check.present[part.concept] !== 1 && findPart(check.findings, part)) check.present[part.concept] = 1;
  }
  for (const first of check.findings.met) for (const near of compiled.near.get(first) ?? []) runNear(check, near);
  for (const rule of compiled.together) runTogether(check, rule);
  // Once more, because a rule may ask for a flag that a later one raises.
  for (const rule of compiled.afterFlags) runTogether(check, rule);
}

function runNear(check: Check, near: CompiledNear): void {
  const { rule } = near;
  if ((rule.newOnly && check.isChronic) || !withinLimits(rule, check)) return;
  const isOk = transientFlags.has(rule.flag) ? isPresentOrJustOver : isPresent;
  const span = findNear(check.findings, near, isOk);
  if (span) hold(check, rule.flag, rule.level, [quote(check.findings.reading, span)]);
}

/** Stroke signs, fits and the like keep their danger when they have just gone away. */
function isPresentOrJustOver(finding: Finding<number>): boolean {
  return isPresent(finding) || finding.context === 'resolved';
}

function readSign(check: Check, { code, says, names, not }: CompiledSign, goalFrom: number): void {
  const { findings } = check;
  if (!findings.of[says] && !findings.of[names]) return;
  const isOk = transientFlags.has(code) ? isPresentOrJustOver : isPresent;
  const isException = (finding: Finding<number>) =>
    findings.of[not]?.some(({ from, to }) => from <= finding.to && finding.from <= to) ?? false;
  const level = findRedFlag(code)?.level ?? 'urgent';
  for (const finding of findings.of[says] ?? []) {
    if (isOk(finding) && !isException(finding)) hold(check, code, level, [quote(findings.reading, finding)]);
  }
  // The name of an illness counts only where it is claimed of the patient now; in a goal it is a topic.
  for (const finding of findings.of[names] ?? []) {
    const isClaimed = finding.context === 'present' && finding.from < goalFrom && !check.isChronic;
    if (isClaimed && !isException(finding)) hold(check, code, level, [quote(findings.reading, finding)]);
  }
}

function runTogether(check: Check, { rule, all, any, unless }: CompiledTogether): void {
  if (!all.every(({ holds }) => holds(check))) return;
  if (any.length > 0 && !any.some(({ holds }) => holds(check))) return;
  if (!withinLimits(rule, check) || unless.some(({ holds }) => holds(check))) return;
  if (rule.durationMax !== undefined && (check.facts.durationDays ?? 0) > rule.durationMax) return;
  const words = [...all, ...any].flatMap(({ concepts }) => concepts.flatMap((id) => wordsFor(check, id)));
  const quotes = [...new Set(words)];
  if (rule.flag) hold(check, rule.flag, rule.level, quotes);
  else if (!check.others.some(({ id }) => id === rule.id))
    check.others.push({ id: rule.id, level: rule.level, words: quotes });
  if (rule.level !== 'routine') check.specialties.push(...(rule.specialties ?? []));
}

function wordsFor({ findings }: Check, id: number): string[] {
  const finding = findings.of[id]?.find(isPresent);
  return finding ? [quote(findings.reading, finding)] : [];
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
