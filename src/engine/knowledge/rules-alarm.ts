import type { TogetherRule } from './rule.ts';

/**
 * Signs of a body in trouble that people describe without a name for it, each with the flag it speaks for. Any two of
 * different kinds are an emergency, whatever the cause; one alone is urgent. Ours, not reviewed by a clinician; in the
 * spirit of the general signs of the WHO triage tool.
 */
const kinds: Readonly<Record<string, string>> = {
  PALE: 'shock_signs',
  CLAMMY: 'shock_signs',
  COLLAPSE: 'shock_signs',
  COLD_BODY: 'shock_signs',
  CANT_STAND: 'shock_signs',
  LIMP: 'shock_signs',
  HARD_BREATH: 'breathing_difficulty',
  CYANOSED: 'breathing_difficulty',
  STRANGE: 'altered_consciousness',
  CANT_SPEAK: 'altered_consciousness',
  POSTURE: 'shock_signs',
  SILENT: 'altered_consciousness',
};

/** Cold hands, a stoop and silence are common; they count beside another sign only. */
const onlyBeside = new Set(['COLD_BODY', 'POSTURE', 'CANT_SPEAK', 'SILENT']);

const two = `two:${Object.keys(kinds).join('+')}`;

export const alarmRules: readonly TogetherRule[] = Object.entries(kinds).flatMap(([kind, flag]): TogetherRule[] => {
  const id = `alarm.${kind.toLowerCase()}`;
  const shared = { all: [kind], unless: ['chronic'], source: 'OURS IITT' } as const;
  return [
    { ...shared, id: `${id}-two`, flag, level: 'emergency', all: [kind, two] },
    ...(onlyBeside.has(kind) ? [] : [{ ...shared, id, level: 'urgent' } as const]),
  ];
});
