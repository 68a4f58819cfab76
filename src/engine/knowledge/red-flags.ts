import type { RedFlag } from './red-flag.ts';
import { heartBrainFlags } from './red-flags-heart-brain.ts';
import { infectionAbdomenFlags } from './red-flags-infection-abdomen.ts';
import { mindMetabolicFlags } from './red-flags-mind-metabolic.ts';
import { womenInjuryFlags } from './red-flags-women-injury.ts';

/** The catalogue of danger signs. What they are, their levels and limits follow the sources named in each. */
export const redFlags: readonly RedFlag[] = [
  ...heartBrainFlags,
  ...infectionAbdomenFlags,
  ...womenInjuryFlags,
  ...mindMetabolicFlags,
];

const byCode = new Map<string, RedFlag>(redFlags.map((flag) => [flag.code, flag]));

export function findRedFlag(code: string): RedFlag | undefined {
  return byCode.get(code);
}
