import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import type { ResultStrings } from '../../strings/result.ts';

/** What is handed on: where to go and what to do. What was told about the patient stays here. */
export function resultLines(recommendation: Recommendation, t: ResultStrings): { heading?: string; lines: string[] }[] {
  const { safety, primary, nextSteps, bring, emergency, disclaimer } = recommendation;
  const nearest = emergency?.nearest.slice(0, 3).map(({ hospital, address }) => `${hospital.name}, ${address}`) ?? [];
  return [
    { heading: t.title[safety.urgency], lines: [] },
    ...(emergency
      ? [{ heading: t.nearest, lines: nearest }]
      : [{ heading: t.where, lines: [primary.hospital.name, primary.department.name] }]),
    { heading: t.steps, lines: nextSteps.map(({ n, title }) => `${n}. ${title}`) },
    { heading: t.bring, lines: bring.map((thing) => `• ${thing}`) },
    { lines: [disclaimer] },
  ];
}

export function resultText(recommendation: Recommendation, t: ResultStrings): string {
  const blocks = resultLines(recommendation, t).map(({ heading, lines }) =>
    [...(heading ? [heading] : []), ...lines].join('\n'),
  );
  return [t.textTitle, ...blocks].join('\n\n');
}
