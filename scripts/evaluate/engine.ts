import { redFlagCodes } from '#contract/vocabulary.ts';
import { type DangerWeights, dangerWeights } from '#engine/reader/danger-weights.ts';
import { levelNames } from '#engine/reader/read-danger.ts';
import { specialtyWeights } from '#engine/reader/read-specialties.ts';
import { Weights, type WeightsFile } from '#engine/weights/weights.ts';
import type { Example } from '../train/examples.ts';
import type { Fitted } from '../train/fit.ts';
import { fitLevels, fitSigns, fitSpecialties, specialtiesOf } from '../train/heads.ts';
import { madeFrom } from '../train/made-from.ts';
import { writeWeights } from '../train/write.ts';

/** All that the engine has learnt. */
export type Learnt = { readonly danger: DangerWeights; readonly specialties: Weights };

/** The committed weights. Those of another corpus may have learnt from what is sealed in this one. */
export function committed(): Learnt {
  const danger = dangerWeights();
  const specialties = specialtyWeights();
  if (danger === 'damaged' || specialties === 'damaged')
    throw new Error('The weights are damaged: run `npm run train`.');
  if (danger.levels.madeFrom !== madeFrom())
    console.error('The weights were made from another corpus or code: run `npm run train`.');
  return { danger, specialties };
}

/** Weights learnt here and now, rounded and packed as those that are committed. */
export function learntFrom(examples: readonly Example[]): Learnt {
  const specialties = specialtiesOf(examples);
  return {
    danger: { levels: packed(levelNames, fitLevels(examples)), signs: packed(redFlagCodes, fitSigns(examples)) },
    specialties: packed(specialties, fitSpecialties(examples, specialties)),
  };
}

function packed(names: readonly string[], fitted: Fitted): Weights {
  return new Weights(JSON.parse(writeWeights('measured only', names, fitted)) as WeightsFile);
}
