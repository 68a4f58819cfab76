import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import type { ResultStrings } from '../../strings/result.ts';
import { titleOf } from './title-of.ts';

/** What is handed on: where to go and what to do. What was told about the patient stays here, its gravity does not. */
export type HandedOn = { recommendation: Recommendation; isUnsure: boolean };

export function resultLines(
  { recommendation, isUnsure }: HandedOn,
  t: ResultStrings,
): { heading?: string; lines: string[] }[] {
  const { safety, primary, nextSteps, bring, emergency, disclaimer } = recommendation;
  const nearest = emergency?.nearest.slice(0, 3).map(({ hospital, address }) => `${hospital.name}, ${address}`) ?? [];
  return [
    isUnsure ? { heading: t.unsure.title, lines: [t.unsure.still] } : { heading: titleOf(safety, t), lines: [] },
    ...(emergency
      ? [{ heading: t.nearest, lines: nearest }]
      : [{ heading: t.where, lines: [primary.hospital.name, primary.department.name] }]),
    { heading: t.steps, lines: nextSteps.map(({ n, title }) => `${n}. ${title}`) },
    { heading: t.bring, lines: bring.map((thing) => `• ${thing}`) },
    { lines: [disclaimer] },
  ];
}

export function resultText(result: HandedOn, t: ResultStrings): string {
  const blocks = resultLines(result, t).map(({ heading, lines }) =>
    [...(heading ? [heading] : []), ...lines].join('\n'),
  );
  return [t.textTitle, ...blocks].join('\n\n');
}
