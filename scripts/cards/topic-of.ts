import { step } from '#engine/knowledge/next-steps/step.ts';
import type { Topic } from '#engine/knowledge/topic.ts';
import type { Card } from './schema.ts';

/** What the engine reads of a card, its lists of words as they are written. */
export function topicOf({ levels, who, within, specialty, line, watch, legacy }: Card): Topic {
  const { of, heard = '', ...rest } = legacy;
  return {
    heard,
    ...rest,
    ...whoOf(who),
    ...(specialty && { about: specialty.join(' ') }),
    ...(of && { of: of.join(' ') }),
    ...(levels.includes('emergency') && { inEmergency: true as const }),
    ...(!levels.includes('routine') && { isOfNow: true as const }),
    ...(within && { within }),
    ...(line && { says: step(line.icon, line.vi, line.en) }),
    ...(watch && { watch }),
  };
}

function whoOf({ is, from, to, weeks = {} }: NonNullable<Card['who']> = {}) {
  const first =
    from === undefined ? {} : { [from.endsWith('y') ? 'yearsMin' : 'monthsMin']: Number.parseInt(from, 10) };
  return {
    ...(is && { who: is }),
    ...first,
    ...(to !== undefined && { monthsMax: Number.parseInt(to, 10) }),
    ...(weeks.from !== undefined && { weeksMin: weeks.from }),
    ...(weeks.to !== undefined && { weeksMax: weeks.to }),
  };
}
