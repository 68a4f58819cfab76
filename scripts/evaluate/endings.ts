import type { Urgency } from '#contract/vocabulary.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { fold } from '#engine/text/fold.ts';
import { mixed } from '../train/arithmetic.ts';
import { type Frame, framedAt } from '../train/frames.ts';
import type { Case } from './cases.ts';
import { type Share, shareOf } from './share.ts';

/** How often words around texts, which tell nothing, moved their level. */
export type Moved = { readonly lowered: Share; readonly routine: Share; readonly raised: Share };

const fewWords = 12;

function levelOf(symptoms: string): Urgency {
  const intake = { need: 'treatment', patient: {}, symptoms } as const;
  return checkSafety(readIntake(intake), intake).urgency;
}

type Framed = { readonly meant: Urgency | undefined; readonly said: Urgency; readonly isShort: boolean };

/** A text in so many of the frames, if it has its right side of an emergency without any. */
function framedSaid({ id, level, intake }: Case, frames: readonly Frame[], times: number): Framed[] {
  const seed = [...id].reduce((so, letter) => mixed(so ^ letter.charCodeAt(0)), 7);
  const written = intake.symptoms ?? '';
  const isShort = written.trim().split(/\s+/).length <= fewWords;
  return [written, fold(written)].flatMap((text, isUnmarked) => {
    if ((levelOf(text) === 'emergency') !== (level === 'emergency')) return [];
    return Array.from({ length: times }, (_, time) => {
      const said = framedAt(text, frames, mixed(seed + time));
      return { meant: level, said: levelOf(isUnmarked ? fold(said) : said), isShort };
    });
  });
}

/**
 * What must not change a level, in all texts and in those of few words: an emergency that is found bare stays found with
 * any opening or ending, and no ordinary text becomes one by them; with marks and without.
 */
export function movedByFrames(
  cases: readonly Case[],
  frames: readonly Frame[],
  times: number,
): Record<'all' | 'short', Moved> {
  const all = cases.flatMap((one) => framedSaid(one, frames, times));
  return { all: movedOf(all), short: movedOf(all.filter(({ isShort }) => isShort)) };
}

function movedOf(framed: readonly Framed[]): Moved {
  const emergencies = framed.filter(({ meant }) => meant === 'emergency');
  return {
    lowered: shareOf(emergencies, ({ said }) => said !== 'emergency'),
    routine: shareOf(emergencies, ({ said }) => said === 'routine'),
    raised: shareOf(
      framed.filter(({ meant }) => meant === 'routine'),
      ({ said }) => said === 'emergency',
    ),
  };
}
