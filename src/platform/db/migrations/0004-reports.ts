import type { Dialect } from '../migrate.ts';

/** What people say is wrong in the directory, and what was put right. */
export const reports = ({ integer, identity, strict }: Dialect): string[] => [
  `create table reports (
    position ${identity},
    id text not null unique,
    hospital_id text not null,
    field text not null,
    status text not null check (status in ('open', 'accepted', 'rejected', 'undone')),
    received_at ${integer} not null,
    sealing_key text not null,
    sealed text not null,
    contact text check (contact is null or status = 'open'),
    settled_at ${integer} check ((settled_at is null) = (status = 'open')),
    settled_by text check ((settled_by is null) = (status = 'open')),
    reason text
  ) ${strict}`,
  `create index reports_by_status on reports (status, position)`,
  `create index reports_open_of_hospital on reports (hospital_id) where status = 'open'`,
  `create index reports_with_contact on reports (received_at) where contact is not null`,

  `create table corrections (
    position ${identity},
    report_id text not null unique references reports (id),
    hospital_id text not null,
    facts text not null,
    former text not null,
    source text not null,
    certainty text not null check (certainty in ('checked', 'listed')),
    as_of text not null,
    accepted_at ${integer} not null,
    accepted_by text not null,
    undone_at ${integer},
    undone_by text check ((undone_by is null) = (undone_at is null))
  ) ${strict}`,
];
