/**
 * The answers to some intakes as people read them, to be judged: what is shown, in its order, and nothing that is not.
 *
 *   npm run answers -- intakes.jsonl > answers.md     a line each: { id, language?, intake }
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Intake } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import type { Language } from '#contract/vocabulary.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

type Line = { readonly id: string; readonly language?: Language; readonly intake: Intake };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: '2026-11-18T09:30:00+07:00' } },
});
const graph = buildGraph(await loadShippedDirectory(), { version: 'answers' });
for (const file of positionals) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { id, language = 'vi', intake } = JSON.parse(line) as Line;
    console.log(answered(id, language, intake));
  }
}

function answered(id: string, language: Language, intake: Intake): string {
  const answer = inLanguage(navigate(intake, graph, Date.parse(values.at)), language);
  const { safety, primary, alternatives, nextSteps, insurance, humanNavigator, emergency, place } = answer;
  const placed = ({ hospital, department, distanceKm, reasons, insurance: paid }: typeof primary) =>
    [
      `${hospital.name} | ${department.name} | ${distanceKm ?? '?'} km`,
      ...(hospital.address ? [hospital.address] : []),
      ...reasons,
      ...(paid ? [paid] : []),
    ].join(' · ');
  return [
    `## ${id}`,
    `Level: ${safety.urgency}, see within: ${safety.seeWithin}${safety.understood === false ? ', not understood' : ''}`,
    ...(place?.asked ? [`Place asked: ${place.asked}`] : [`Place: ${place?.name ?? 'unknown'}`]),
    ...titled('Why', safety.reasons),
    ...titled('Do now', safety.doNow),
    ...titled('Nearest emergency departments', [
      ...(emergency?.note ? [emergency.note] : []),
      ...(emergency?.nearest ?? []).map(
        ({ hospital, distanceKm, reasons = [] }) => `${hospital.name} | ${distanceKm ?? '?'} km ${reasons.join(' · ')}`,
      ),
    ]),
    `First: ${placed(primary)}`,
    ...titled('Others', alternatives.map(placed)),
    ...titled(
      'Steps',
      nextSteps.map(({ title }) => title),
    ),
    ...titled('Bring', answer.bring),
    ...titled('Insurance', [insurance.summary, ...insurance.details]),
    ...titled('A human', humanNavigator.recommended ? humanNavigator.reasons : []),
    ...titled(
      'Asked',
      answer.ask.map(({ question }) => question),
    ),
    '',
  ].join('\n');
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}
