import type { Dialect } from '../migrate.ts';

/** How often a case was changed and a link was used, so that neither can grow without end. */
export const howOften = ({ integer }: Dialect): string[] => [
  `alter table cases add column changes ${integer} not null default 0`,
  `alter table shares add column uses ${integer} not null default 0`,
];
