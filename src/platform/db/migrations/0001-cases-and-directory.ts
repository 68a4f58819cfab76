import type { Dialect } from '../migrate.ts';

/** Frozen in time: a later change is a later migration, and nothing here comes from the code that goes on living. */
export const casesAndDirectory = ({ integer, identity, strict }: Dialect): string[] => [
  `create table cases (
    case_number ${identity},
    access_token_hash text not null,
    sealing_key text not null,
    state text not null check (state in
      ('intake', 'pre_hospital', 'in_hospital', 'post_discharge', 'follow_up', 'closed', 'emergency')),
    urgency ${integer} not null check (urgency between 0 and 2),
    needs_human ${integer} not null check (needs_human in (0, 1)),
    need text not null,
    intake text not null,
    patient text not null,
    chosen_hospital_id text,
    assigned_navigator text,
    waiting_since ${integer},
    created_at ${integer} not null,
    updated_at ${integer} not null
  ) ${strict}`,
  `create index cases_queue on cases (urgency desc, waiting_since, case_number)
    where state <> 'closed' and (needs_human = 1 or assigned_navigator is not null)`,

  `create table recommendations (
    case_number ${integer} primary key references cases (case_number) on delete cascade,
    vi text not null,
    en text not null
  ) ${strict}`,

  `create table contacts (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    role text not null check (role in ('primary', 'secondary')),
    sealed text not null
  ) ${strict}`,
  `create index contacts_of_case on contacts (case_number, position)`,
  `create unique index contacts_one_primary on contacts ((case_number + 0)) where role = 'primary'`,

  `create table documents (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    kind text not null,
    media_type text not null,
    size ${integer} not null check (size > 0),
    sha256 text not null check (length(sha256) = 64),
    uploaded_at ${integer} not null,
    sealed text not null
  ) ${strict}`,
  `create index documents_of_case on documents (case_number, position)`,

  `create table shares (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    token_hash text not null unique,
    created_at ${integer} not null,
    expires_at ${integer} not null check (expires_at > created_at),
    revoked_at ${integer},
    opened_count ${integer} not null default 0,
    last_opened_at ${integer},
    sealed text not null
  ) ${strict}`,
  `create index shares_of_case on shares (case_number, position)`,

  `create table opinions (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    share_id text not null references shares (id) on delete cascade,
    created_at ${integer} not null,
    sealed text not null
  ) ${strict}`,
  `create index opinions_of_case on opinions (case_number, position)`,
  `create index opinions_of_share on opinions (share_id)`,

  `create table follow_ups (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    due_at_text text not null,
    due_at ${integer} not null,
    kind text not null check (kind in ('revisit', 'medication', 'check_in', 'test', 'warning_signs')),
    notify_contact_id text references contacts (id) on delete set null,
    status text not null check (status in ('scheduled', 'done', 'missed', 'cancelled')),
    created_at ${integer} not null,
    updated_at ${integer} not null,
    sealed text not null
  ) ${strict}`,
  `create index follow_ups_of_case on follow_ups (case_number, position)`,
  `create index follow_ups_of_contact on follow_ups (notify_contact_id) where notify_contact_id is not null`,
  `create index follow_ups_scheduled on follow_ups (due_at) where status = 'scheduled'`,
  `create index follow_ups_missed on follow_ups (case_number) where status = 'missed'`,

  `create table reminders (
    follow_up_id text not null references follow_ups (id) on delete cascade,
    due_at ${integer} not null,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    created_at ${integer} not null,
    sent_at ${integer},
    primary key (follow_up_id, due_at)
  ) ${strict}`,
  `create index reminders_of_case on reminders (case_number)`,
  `create index reminders_unsent on reminders (created_at) where sent_at is null`,

  `create table history (
    position ${identity},
    case_number ${integer} not null references cases (case_number) on delete cascade,
    at ${integer} not null,
    kind text not null,
    sealed text not null
  ) ${strict}`,
  `create index history_of_case on history (case_number, position)`,

  `create table events (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    at ${integer} not null,
    kind text not null,
    actor text not null,
    detail text not null
  ) ${strict}`,
  `create index events_of_case on events (case_number, position)`,

  `create table idempotency_keys (
    key_hash text primary key,
    created_at ${integer} not null,
    salt text not null,
    answer text not null
  ) ${strict}`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,

  `create table navigators (
    name text primary key,
    token_hash text not null unique,
    created_at ${integer} not null,
    revoked_at ${integer}
  ) ${strict}`,

  `create table job_runs (
    job text not null,
    day text not null,
    started_at ${integer} not null,
    finished_at ${integer},
    primary key (job, day)
  ) ${strict}`,

  `create table directory_versions (
    version text primary key,
    imported_at ${integer} not null,
    origin text not null check (origin in ('shipped', 'imported')),
    provinces text not null,
    guidance text not null,
    is_current ${integer} not null check (is_current in (0, 1))
  ) ${strict}`,
  `create unique index directory_versions_one_current on directory_versions ((is_current + 0)) where is_current = 1`,

  `create table hospitals (
    id text primary key,
    version text not null references directory_versions (version),
    province text not null,
    retired_at ${integer},
    body text not null
  ) ${strict}`,
];
