import type { Words } from '#contract/vocabulary.ts';

/** Names of pictures that the pages draw: a closed list. */
export const icons = [
  'phone',
  'firstaid',
  'clock',
  'people',
  'pill',
  'id-card',
  'warning',
  'calendar',
  'note',
  'folder',
  'fasting',
  'question',
  'hospital',
  'map',
] as const;
export type Icon = (typeof icons)[number];

export type Step = { readonly icon: Icon; readonly title: Words };

export function step(icon: Icon, vi: string, en: string): Step {
  return { icon, title: { vi, en } };
}
