import type { Dialect } from '../migrate.ts';

/** Follow-ups that come again: the rule lies with the last of a series, and goes on to the next. */
export const repeating = (_dialect: Dialect): string[] => [
  `alter table follow_ups add column repeats text`,
  `alter table follow_ups add column series_id text`,
  `create index follow_ups_repeating on follow_ups (due_at) where repeats is not null`,
  `create index follow_ups_of_series on follow_ups (series_id, position) where series_id is not null`,
];
