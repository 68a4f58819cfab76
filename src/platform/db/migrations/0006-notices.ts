import type { Dialect } from '../migrate.ts';

/** Who has agreed to be told of news, the outbox, and the keys that this takes. */
export const notices = ({ integer, identity, strict }: Dialect): string[] => [
  `create table recipients (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    channel text not null check (channel in ('email', 'sms', 'push')),
    contact_id text references contacts (id) on delete cascade check ((contact_id is null) = (channel = 'push')),
    endpoint_hash text check ((endpoint_hash is not null) = (channel = 'push')),
    language text not null check (language in ('vi', 'en')),
    stop_hash text unique check ((stop_hash is null) = (channel = 'push')),
    created_at ${integer} not null,
    stopped_at ${integer},
    failed_at ${integer},
    sealed text check ((sealed is not null) = (channel = 'push'))
  ) ${strict}`,
  `create index recipients_of_case on recipients (case_number, position)`,
  `create unique index recipients_of_contact on recipients (contact_id, channel) where contact_id is not null`,
  `create unique index recipients_of_device on recipients (case_number, endpoint_hash) where endpoint_hash is not null`,

  `create table notices (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    recipient_id text not null references recipients (id) on delete cascade,
    news text not null check (news in ('opinion', 'share_opened', 'follow_up_due')),
    follow_up_id text references follow_ups (id) on delete cascade,
    due_at ${integer} check ((due_at is null) = (follow_up_id is null)),
    created_at ${integer} not null,
    tries ${integer} not null default 0,
    next_try_at ${integer},
    sent_at ${integer},
    failed_at ${integer} check (failed_at is null or sent_at is null),
    check ((next_try_at is null) = (sent_at is not null or failed_at is not null))
  ) ${strict}`,
  `create index notices_to_send on notices (next_try_at) where next_try_at is not null`,
  `create index notices_settled on notices (created_at) where next_try_at is null`,
  `create index notices_of_recipient on notices (recipient_id)`,
  `create index notices_of_case on notices (case_number)`,
  `create index notices_of_follow_up on notices (follow_up_id) where follow_up_id is not null`,

  `alter table installation add column vapid_public text`,
  `alter table installation add column vapid_private text`,
  `alter table installation add column stop_secret text`,
];
