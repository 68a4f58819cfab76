import type { Dialect } from '../migrate.ts';

/**
 * Places for what binds rows to a key (decision 108). What stands in them is written by the start after this, which has
 * the keys, in the same transaction: so there is no moment at which a row may be without.
 */
export const bound = ({ integer }: Dialect): string[] => [
  `alter table event_heads add column head_mac text not null default ''`,
  `alter table cases add column access_mac text not null default ''`,
  `alter table shares add column mac text not null default ''`,
  `alter table navigators add column mac text not null default ''`,
  `alter table tombstones add column anchored text`,
  `alter table tombstones add column mac text not null default ''`,
  `alter table installation add column anchor_position ${integer} not null default 0`,
  `alter table installation add column plain_allowed text`,
];
