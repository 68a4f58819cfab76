import type { Dialect } from '../migrate.ts';

/** A key for what the installation itself keeps secret. Until the start after this, which has a master key, that is plain. */
export const installationKey = ({ integer, strict }: Dialect): string[] => [
  `alter table installation add column sealing_key text not null default 'p'`,
  `update installation set chain_secret = 'p"' || chain_secret || '"'`,
  `create table installation_keys (
    only_one ${integer} primary key references installation (only_one) on delete cascade,
    wrapped text not null
  ) ${strict}`,
];
