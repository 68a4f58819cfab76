import type { Dialect } from '../migrate.ts';

/** Who said yes or stop, over all cases; how much was written to them; and how much was written in a day. */
export const addressees = ({ integer, strict }: Dialect): string[] => [
  `create table addressees (
    hash text primary key,
    stop_hash text not null unique,
    yes_hash text not null unique,
    asked_notice text,
    asked_case ${integer} references cases (case_number) on delete set null,
    asked_at ${integer},
    urgent_notice text,
    urgent_at ${integer},
    confirmed_at ${integer},
    stopped_at ${integer},
    hour ${integer} not null default 0,
    of_hour ${integer} not null default 0,
    day text not null default '',
    of_day ${integer} not null default 0
  ) ${strict}`,
  `create index addressees_asked_of on addressees (asked_case) where asked_case is not null`,
  `alter table recipients add column address_hash text`,
  `create index recipients_of_address on recipients (address_hash) where address_hash is not null`,
  `alter table notices add column asks ${integer} not null default 0 check (asks in (0, 1))`,
  `create table sent_days (
    day text primary key,
    questions ${integer} not null default 0,
    messages ${integer} not null default 0
  ) ${strict}`,
];
