import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { findSpecialty } from './knowledge/specialties.ts';

/** Where one is taken, not what it is about. */
const places: ReadonlySet<string> = new Set(['emergency', 'intensive_care']);

/** How far down the list of what it is about a question may belong: what hurries is asked about more widely. */
const nearMax = { routine: 2, later: 3, today: 5 } as const;

/**
 * The questions that belong to what the intake is about: nobody with a lump in the breast is asked about rabies. What the
 * words themselves leave in doubt is always asked.
 */
export function fittingQuestions(safety: SafetyOutcome, { specialties, situations }: Assessment): string[] {
  const { urgency, seeWithin, doubted } = safety;
  const reach = urgency === 'routine' ? nearMax.routine : seeWithin === '24h' ? nearMax.today : nearMax.later;
  const near = specialties.slice(0, reach);
  return safety.ask.filter((code) => {
    if (doubted.includes(code)) return true;
    // Bleeding is nobody's specialty, and is asked of those who told of blood.
    if (code === 'severe_bleeding') return situations.has('bleeding') || situations.has('blood_thinner');
    const own = findRedFlag(code)?.specialties.filter((each) => !places.has(each)) ?? [];
    return own.length === 0
      ? seeWithin === '24h'
      : own.some((each) => near.includes(each) || near.includes(findSpecialty(each)?.child ?? each));
  });
}
