import type { Dialect } from '../migrate.ts';

/** What a link may show and how it may be guessed at, opinions that the family hides, keys in use, and daily budgets. */
export const linksAndBudgets = ({ integer, strict }: Dialect): string[] => [
  `alter table shares add column passcode text`,
  `alter table shares add column wrong_tries ${integer} not null default 0`,
  `alter table shares add column document_ids text`,
  `alter table opinions add column hidden_at ${integer}`,
  `alter table cases add column key_used ${integer} not null default 0 check (key_used in (0, 1))`,
  // Of the cases that are there nobody knows it, and nobody is to be suspected.
  `update cases set key_used = 1`,
  `alter table installation add column address_secret text`,
  `create table address_days (
    day text not null,
    address text not null,
    cases ${integer} not null default 0,
    bytes ${integer} not null default 0,
    primary key (day, address)
  ) ${strict}`,
];
