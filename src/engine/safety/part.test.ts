import { describe, expect, test } from 'vitest';
import { readIntake } from '../read-intake.ts';
import { dangerWeights } from '../reader/danger-weights.ts';
import { checkSafety } from '../safety.ts';
import { gramOf, keyOf } from '../text/grams.ts';
import { packAscending, packWeights } from '../weights/packed.ts';
import { sumOf, Weights } from '../weights/weights.ts';

/** A reader that has learnt two words: one speaks for danger as much as the other speaks against it. */
function readerOf(grave: string, calm: string): Weights {
  const words = [grave, calm].map((word) => keyOf(gramOf(word)));
  const keys = words.toSorted((a, b) => a - b);
  const places = packAscending(keys.map((_, at) => at));
  const weights = packWeights(keys.map((key) => (key === words[0] ? 40 : -40)));
  const heads = ['emergency', 'not_routine'].map((name) => ({ name, places, weights, scale: 20_000, bias: -300 }));
  const content = { madeFrom: 'a test', keys: packAscending(keys), heads };
  return new Weights({ ...content, sum: sumOf(content) });
}

describe('what sounds like an emergency by itself is looked at today', () => {
  const { signs } = dangerWeights() as Exclude<ReturnType<typeof dangerWeights>, 'damaged'>;
  const weights = { levels: readerOf('lum', 'dum'), signs };
  const grave = 'lum lum lum lum lum lum lum lum lum';
  const calm = 'dum dum dum dum dum dum dum dum dum dum';
  const levelOf = (symptoms: string) => {
    const intake = { need: 'treatment', patient: {}, symptoms } as const;
    return checkSafety(readIntake(intake), intake, weights).urgency;
  };

  test.each<[what: string, text: string, level: string]>([
    ['alone', grave, 'emergency'],
    ['what is put around it', calm, 'routine'],
    ['with a clause behind it', `${grave}, ${calm}`, 'urgent'],
    ['with a clause before it', `${calm}, ${grave}`, 'urgent'],
  ])('%s', (_, text, level) => {
    expect(levelOf(text)).toBe(level);
  });
});
