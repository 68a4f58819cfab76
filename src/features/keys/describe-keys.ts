import type { Deps } from '#deps.ts';
import { countKeys, countPlain, keyTables } from './queries.ts';

/** For the operator, a line each; nothing in them is secret. */
export async function describeKeys({ config, db, seal }: Pick<Deps, 'config' | 'db' | 'seal'>): Promise<string[]> {
  const from = config.masterKey === undefined ? 'the file master.key' : 'MASTER_KEY';
  const lines = [`master key ${seal.masterKeyId()}, from ${from}`];
  for (const each of keyTables) {
    const { keys, wrappedByOthers } = await countKeys(db, each, seal.masterKeyId());
    const toRotate = wrappedByOthers === 0 ? '' : `, ${wrappedByOthers} wrapped by a former one: danloi keys rotate`;
    lines.push(`${each.table}: ${keys} key(s)${toRotate}`);
  }
  for (const table of ['cases', 'reports'] as const) {
    const plain = await countPlain(db, table);
    if (plain > 0) lines.push(`${table}: ${plain} not encrypted yet: danloi keys encrypt`);
  }
  return lines;
}
