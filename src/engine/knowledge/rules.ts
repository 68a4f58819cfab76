import type { NearRule, TogetherRule } from './rule.ts';
import { readNearRules, readTogetherRules } from './rule-text.ts';
import { abdomenNear, abdomenTogether } from './rules/abdomen.ts';
import { brainEyeNear, brainEyeTogether } from './rules/brain-eye.ts';
import { generalNear, generalTogether } from './rules/general.ts';
import { heartBreathNear, heartBreathTogether } from './rules/heart-breath.ts';
import { infectionNear, infectionTogether } from './rules/infection.ts';
import { injuryNear, injuryTogether } from './rules/injury.ts';
import { mindMetabolicNear, mindMetabolicTogether } from './rules/mind-metabolic.ts';
import { womenNear, womenTogether } from './rules/women.ts';
import { alarmRules } from './rules-alarm.ts';

export const nearRules: readonly NearRule[] = [
  heartBreathNear,
  brainEyeNear,
  infectionNear,
  abdomenNear,
  womenNear,
  injuryNear,
  mindMetabolicNear,
  generalNear,
].flatMap(readNearRules);

export const togetherRules: readonly TogetherRule[] = [
  ...[
    heartBreathTogether,
    brainEyeTogether,
    infectionTogether,
    abdomenTogether,
    womenTogether,
    injuryTogether,
    mindMetabolicTogether,
    generalTogether,
  ].flatMap(readTogetherRules),
  ...alarmRules,
];
