import { bellyConditions } from './belly.ts';
import type { ConditionTable } from './condition-table.ts';
import { headAndSkinConditions } from './head-and-skin.ts';
import { heartAndLungConditions } from './heart-and-lungs.ts';
import { infectionHormoneAndBloodConditions } from './infection-hormones-blood-and-children.ts';
import { kidneyAndSexConditions } from './kidneys-men-and-women.ts';
import { nerveMindAndBoneConditions } from './nerves-mind-and-bones.ts';

export const conditions: ConditionTable = {
  ...heartAndLungConditions,
  ...bellyConditions,
  ...kidneyAndSexConditions,
  ...nerveMindAndBoneConditions,
  ...headAndSkinConditions,
  ...infectionHormoneAndBloodConditions,
};
