import type { TogetherRule } from './rule.ts';

/**
 * Signs of a body in trouble that people describe without a name for it. Any two of different kinds are an emergency,
 * whatever the cause. Ours, not reviewed by a clinician; in the spirit of the general signs of the WHO triage tool.
 */
const kinds = ['PALE', 'CLAMMY', 'COLLAPSE', 'HARD_BREATH', 'STRANGE', 'CANT_STAND', 'LIMP'] as const;

const flagOf: Readonly<Record<(typeof kinds)[number], string>> = {
  PALE: 'shock_signs',
  CLAMMY: 'shock_signs',
  COLLAPSE: 'shock_signs',
  HARD_BREATH: 'breathing_difficulty',
  STRANGE: 'altered_consciousness',
  CANT_STAND: 'shock_signs',
  LIMP: 'shock_signs',
};

const pairs = kinds.flatMap((first, i) => kinds.slice(i + 1).map((second) => [first, second] as const));

export const alarmRules: readonly TogetherRule[] = [
  ...pairs.map(
    ([first, second]): TogetherRule => ({
      id: `alarm.${first.toLowerCase()}-${second.toLowerCase()}`,
      flag: flagOf[first] === 'shock_signs' ? flagOf[second] : flagOf[first],
      level: 'emergency',
      all: [first, second],
      unless: ['chronic'],
      source: 'OURS IITT',
    }),
  ),
  ...kinds.map(
    (kind): TogetherRule => ({
      id: `alarm.${kind.toLowerCase()}`,
      level: 'urgent',
      all: [kind],
      unless: ['chronic'],
      source: 'OURS IITT',
    }),
  ),
];
