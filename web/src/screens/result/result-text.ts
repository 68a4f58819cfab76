import type { Recommendation } from '#contract/recommendation.ts';
import { mapLink } from '#web/map-link.ts';
import type { ResultStrings } from '#web/strings/result.ts';
import type { Doubt } from './doubt.ts';
import { isBrought } from './is-brought.ts';
import { titleOf } from './title-of.ts';

/** What is handed on: where to go and what to do. What was told about the patient stays here, its gravity does not. */
export type HandedOn = { recommendation: Recommendation; doubt: Doubt | undefined };

export type Block = { heading?: string; lines: readonly string[] };

function headOf(recommendation: Recommendation, doubt: Doubt | undefined, t: ResultStrings) {
  const { safety } = recommendation;
  if (!doubt) return { heading: titleOf(safety, t, isBrought(recommendation)), lines: [] };
  return { heading: t[doubt].title, lines: doubt === 'unsure' ? [t.unsure.still(titleOf(safety, t))] : [] };
}

function whereOf({ primary, emergency, place }: Recommendation, t: ResultStrings): Block {
  if (emergency) {
    const nearest = emergency.nearest
      .slice(0, 3)
      .map(({ hospital, address, phone }) => [hospital.name, address, phone].filter(Boolean).join(', '));
    return { heading: t.nearest, lines: [...(emergency.note === undefined ? [] : [emergency.note]), ...nearest] };
  }
  const { name, address, phone } = primary.hospital;
  const isPlaceKnown = place?.name !== undefined;
  return {
    heading: isPlaceKnown ? t.where : t.whereUnsure,
    lines: [
      name,
      primary.department.name,
      ...(address === undefined ? [] : [address]),
      ...(phone === undefined ? [] : [phone]),
      ...(isPlaceKnown ? [] : primary.reasons.slice(0, 1)),
    ],
  };
}

/** For a text, in which it can be touched. */
function mapOf({ primary: { hospital }, emergency }: Recommendation): string[] {
  return emergency || hospital.address === undefined ? [] : [mapLink(hospital.name, hospital.address)];
}

export function resultLines({ recommendation, doubt }: HandedOn, t: ResultStrings): Block[] {
  const { nextSteps, bring, disclaimer } = recommendation;
  return [
    headOf(recommendation, doubt, t),
    whereOf(recommendation, t),
    { heading: t.steps, lines: nextSteps.map(({ n, title }) => `${n}. ${title}`) },
    { heading: t.bring, lines: bring.map((thing) => `• ${thing}`) },
    { lines: [disclaimer] },
  ];
}

export function resultText(result: HandedOn, t: ResultStrings): string {
  return blocksText(t.textTitle, [...resultLines(result, t), { lines: mapOf(result.recommendation) }]);
}

/** How grave and where to: what fits into a message. */
export function shortText({ recommendation, doubt }: HandedOn, t: ResultStrings): string {
  const { heading, lines } = headOf(recommendation, doubt, t);
  return [heading, ...lines, ...whereOf(recommendation, t).lines, ...mapOf(recommendation)].join('\n');
}

export function blocksText(title: string, blocks: readonly Block[]): string {
  const texts = blocks.map(({ heading, lines }) => [...(heading ? [heading] : []), ...lines].join('\n'));
  return [title, ...texts.filter((text) => text !== '')].join('\n\n');
}
