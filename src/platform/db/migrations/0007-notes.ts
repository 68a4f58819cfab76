import type { Dialect } from '../migrate.ts';

/** What navigators write down about a case. */
export const notes = ({ integer, identity, strict }: Dialect): string[] => [
  `create table notes (
    position ${identity},
    id text not null unique,
    case_number ${integer} not null references cases (case_number) on delete cascade,
    author text not null,
    created_at ${integer} not null,
    sealed text not null
  ) ${strict}`,
  `create index notes_of_case on notes (case_number, position)`,
];
