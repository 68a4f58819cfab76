import type { Dialect } from '../migrate.ts';

/** Whether a message goes before those that waited longer: a doctor has called the case an emergency. */
export const atOnce = ({ integer }: Dialect): string[] => [
  `alter table notices add column at_once ${integer} not null default 0 check (at_once in (0, 1))`,
];
