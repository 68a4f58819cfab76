import type { Dialect } from '../migrate.ts';

/**
 * The keys of cases and reports, wrapped by the master key: apart from what they open, so that they can be saved apart,
 * and gone together with it. What was stored before has none until it is sealed.
 */
export const keys = ({ integer, strict }: Dialect): string[] => [
  `create table case_keys (
    case_number ${integer} primary key references cases (case_number) on delete cascade,
    wrapped text not null
  ) ${strict}`,
  `create table report_keys (
    report_id text primary key references reports (id) on delete cascade,
    wrapped text not null
  ) ${strict}`,
  `create index cases_plain on cases (case_number) where sealing_key = 'p'`,
  `create index reports_plain on reports (id) where sealing_key = 'p'`,
  `alter table installation add column master_key_id text`,
];
