/**
 * Disables every rule of the knowledge in turn and prints which scenario turns red without it. A rule that no scenario
 * misses is either not needed or not tested: the run then ends with an error.
 */
import type { Intake } from '../src/contract/intake.ts';
import { readIntake } from '../src/engine/navigate.ts';
import { type Compiled, compile } from '../src/engine/safety/compile.ts';
import { knowledge } from '../src/engine/safety/knowledge.ts';
import { checkSafety } from '../src/engine/safety.ts';
import { type Case, ownCases, probeCases } from './evaluate/cases.ts';

type Mutant = { readonly id: string; readonly compiled: Compiled };

const whole = compile(knowledge);

function mutants(): Mutant[] {
  return [
    ...whole.signs.map(({ code }) => ({
      id: `signs: ${code}`,
      compiled: { ...whole, signs: whole.signs.filter((sign) => sign.code !== code) },
    })),
    ...whole.parts.map((part) => ({
      id: `part: ${part.rule.concept} (${part.rule.near.join(' + ')})`,
      compiled: { ...whole, parts: whole.parts.filter((other) => other !== part) },
    })),
    ...knowledge.near.map(({ id }) => ({
      id: `near: ${id}`,
      compiled: { ...whole, near: whole.near.map((rules) => rules && without(rules, id)) },
    })),
    ...knowledge.together.map(({ id }) => ({
      id: `together: ${id}`,
      compiled: {
        ...whole,
        gates: whole.gates.map(({ concept, rules }) => ({ concept, rules: without(rules, id) })),
        ungated: without(whole.ungated, id),
        afterFlags: without(whole.afterFlags, id),
      },
    })),
  ];
}

type WithId = { readonly id: string };

function without<Item extends WithId>(rules: readonly Item[], id: string): readonly Item[] {
  return rules.filter((rule) => rule.id !== id);
}

function isRight({ intake, levels, redFlags }: Case, compiled: Compiled): boolean {
  const { urgency, matched } = check(intake, compiled);
  return levels.includes(urgency) && (redFlags.length === 0 || matched.some(({ code }) => redFlags.includes(code)));
}

function check(intake: Intake, compiled: Compiled) {
  return checkSafety(readIntake(intake), intake, compiled);
}

const cases = [...ownCases(), ...probeCases()];
const redAlready = cases.filter((one) => !isRight(one, whole)).map(({ id }) => id);
if (redAlready.length > 0) throw new Error(`Red before anything is disabled: ${redAlready.join(', ')}`);

const uncovered: string[] = [];
for (const { id, compiled } of mutants()) {
  const red = cases.find((one) => !isRight(one, compiled));
  console.log(`${red ? red.id.padEnd(24) : 'nothing turns red'.padEnd(24)} ${id}`);
  if (!red) uncovered.push(id);
}
console.log(`${uncovered.length} rules without a scenario that fails without them`);
if (uncovered.length > 0) process.exitCode = 1;
