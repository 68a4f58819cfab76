import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import type { ResultStrings } from '../../strings/result.ts';
import { titleOf } from './title-of.ts';

/** What is handed on: where to go and what to do. What was told about the patient stays here, its gravity does not. */
export type HandedOn = { recommendation: Recommendation; isUnsure: boolean };

export function resultLines(
  { recommendation, isUnsure }: HandedOn,
  t: ResultStrings,
): { heading?: string; lines: string[] }[] {
  const { safety, primary, nextSteps, bring, emergency, place, disclaimer } = recommendation;
  const isPlaceKnown = place?.name !== undefined;
  const nearest = emergency?.nearest.slice(0, 3).map(({ hospital, address }) => `${hospital.name}, ${address}`) ?? [];
  return [
    isUnsure ? { heading: t.unsure.title, lines: [t.unsure.still] } : { heading: titleOf(safety, t), lines: [] },
    ...(emergency
      ? [{ heading: t.nearest, lines: [...(emergency.note === undefined ? [] : [emergency.note]), ...nearest] }]
      : [
          {
            heading: isPlaceKnown ? t.where : t.whereUnsure,
            lines: [
              primary.hospital.name,
              primary.department.name,
              ...(isPlaceKnown ? [] : primary.reasons.slice(0, 1)),
            ],
          },
        ]),
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
