import { randomUUID } from 'node:crypto';
import type { Dialect } from '../migrate.ts';

/** What this database knows of itself: whose files it belongs to, how they are, and what time it was last. */
export const installation = ({ integer, strict }: Dialect): string[] => [
  `create table installation (
    only_one ${integer} primary key check (only_one = 1),
    store_id text not null,
    missing_files ${integer} not null default 0,
    orphans_held ${integer} not null default 0,
    trusted_at ${integer},
    doubted_since ${integer},
    seen_at ${integer}
  ) ${strict}`,
  `insert into installation (only_one, store_id) values (1, '${randomUUID()}')`,
];
