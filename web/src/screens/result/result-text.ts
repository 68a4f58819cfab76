import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import type { ResultStrings } from '../../strings/result.ts';
import type { Doubt } from './doubt.ts';
import { titleOf } from './title-of.ts';

/** What is handed on: where to go and what to do. What was told about the patient stays here, its gravity does not. */
export type HandedOn = { recommendation: Recommendation; doubt: Doubt | undefined };

function headOf(safety: Recommendation['safety'], doubt: Doubt | undefined, t: ResultStrings) {
  if (!doubt) return { heading: titleOf(safety, t), lines: [] };
  return { heading: t[doubt].title, lines: [doubt === 'unsure' ? t.unsure.still(titleOf(safety, t)) : t.unread.still] };
}

export function resultLines(
  { recommendation, doubt }: HandedOn,
  t: ResultStrings,
): { heading?: string; lines: string[] }[] {
  const { primary, nextSteps, bring, emergency, place, disclaimer } = recommendation;
  const isPlaceKnown = place?.name !== undefined;
  const nearest = emergency?.nearest.slice(0, 3).map(({ hospital, address }) => `${hospital.name}, ${address}`) ?? [];
  return [
    headOf(recommendation.safety, doubt, t),
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
