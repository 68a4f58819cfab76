import type { Dialect } from '../migrate.ts';

/** What was agreed to and refused, the pause, the end of a case, and what is left to do after it. */
export const rights = ({ integer, identity, strict }: Dialect): string[] => [
  `create table consents (
    position ${identity},
    case_number ${integer} not null references cases (case_number) on delete cascade,
    at ${integer} not null,
    purpose text not null check (purpose in ('keep_case', 'navigator_help', 'notices')),
    given ${integer} not null check (given in (0, 1)),
    given_by text check (given_by in ('self', 'representative', 'child_and_representative')),
    notice_version text,
    notice_hash text,
    check (given = 0 or (given_by is not null and notice_version is not null and notice_hash is not null))
  ) ${strict}`,
  `create index consents_of_case on consents (case_number, position)`,

  `create table tombstones (
    case_number ${integer} primary key,
    created_at ${integer} not null,
    erased_at ${integer} not null,
    finished_at ${integer}
  ) ${strict}`,
  `create index tombstones_unfinished on tombstones (case_number) where finished_at is null`,
  `create table files_to_erase (position ${identity}, document_id text not null unique) ${strict}`,

  `alter table cases add column paused_at ${integer}`,
  `alter table cases add column help_refused ${integer} not null default 0 check (help_refused in (0, 1))`,
  `alter table cases add column notices_refused ${integer} not null default 0 check (notices_refused in (0, 1))`,
  `alter table cases add column used_at ${integer}`,
  `alter table cases add column erases_at ${integer}`,
  `create index cases_to_erase on cases (erases_at) where erases_at is not null`,

  `alter table idempotency_keys add column case_number ${integer} references cases (case_number) on delete cascade`,
  `create index idempotency_keys_of_case on idempotency_keys (case_number) where case_number is not null`,

  // A check cannot be widened in both engines, but a column can take the place of another.
  `alter table notices add column told text not null default 'opinion'
    check (told in ('opinion', 'share_opened', 'follow_up_due', 'erasing_soon'))`,
  `update notices set told = news`,
  `alter table notices drop column news`,
  `alter table notices rename column told to news`,
];
