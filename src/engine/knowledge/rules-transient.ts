/**
 * Signs that stay dangerous when they have gone away again: a stroke sign of ten minutes, a fit, a swallowed poison.
 * Source: NICE NG128 (TIA), NG232, WHO mhGAP; the list is a draft, not reviewed.
 */
export const transientFlags: ReadonlySet<string> = new Set([
  'stroke_signs',
  'seizure',
  'chest_pain_severe',
  'fainting',
  'sudden_vision_loss',
  'anaphylaxis',
  'head_injury_danger_signs',
  'poisoning',
  'snake_bite',
  'drowning',
  'electrical_injury',
  'unresponsive_or_not_breathing',
  'choking',
]);
