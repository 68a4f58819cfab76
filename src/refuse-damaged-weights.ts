import { dangerWeights } from './engine/reader/danger-weights.ts';
import { personWeights } from './engine/reader/read-person.ts';
import { specialtyWeights } from './engine/reader/read-specialties.ts';
import { StartError } from './naming-the-setting.ts';

/** A page falls back on what is certain, for it cannot do better; a service that would is not started at all. */
export function refuseDamagedWeights(): void {
  if ([dangerWeights(), specialtyWeights(), personWeights()].includes('damaged'))
    throw new StartError(
      'the weights in src/engine/reader are damaged: put them back, or make them anew: npm run train',
    );
}
