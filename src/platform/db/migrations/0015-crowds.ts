import type { Dialect } from '../migrate.ts';

/** Where a case stands among those of its urgency, how many came from an address within an hour, and reports by address. */
export const crowds = ({ integer, strict }: Dialect): string[] => [
  // Of the cases that are there nobody knows where they came from, and nobody is to be suspected.
  `alter table cases add column standing ${integer} not null default 0 check (standing between 0 and 3)`,
  `drop index cases_queue`,
  `create index cases_queue on cases (urgency desc, standing, waiting_since, case_number)
    where state <> 'closed' and paused_at is null and help_refused = 0 and navigators_ended_at is null
      and (needs_human = 1 or assigned_navigator is not null)`,
  `create table address_hours (
    hour ${integer} not null,
    address text not null,
    urgency ${integer} not null,
    cases ${integer} not null,
    first_case ${integer} references cases (case_number) on delete set null,
    primary key (hour, address, urgency)
  ) ${strict}`,
  `create index address_hours_of_case on address_hours (first_case) where first_case is not null`,

  `alter table reports add column address text check (address is null or status = 'open')`,
];
