import type { Deps } from '#deps.ts';
import { countKeysById, countPlain, keyTables } from './queries.ts';

/** At each start, what the operator must do about keys before it is too late; nothing where there is nothing to do. */
export async function tellOfKeys({ db, seal, log }: Pick<Deps, 'db' | 'seal' | 'log'>): Promise<void> {
  const counted = (await Promise.all(keyTables.map((each) => countKeysById(db, each)))).flat();
  const others = counted.filter(({ id }) => !seal.holds(id));
  if (others.length > 0) {
    const keys = others.reduce((sum, other) => sum + other.keys, 0);
    const masterKeyIds = [...new Set(others.map(({ id }) => id))];
    log.warn({ keys, masterKeyIds }, 'keys are wrapped by a master key that is not here: set it as MASTER_KEY_OLD');
  }
  const [cases, reports] = [await countPlain(db, 'cases'), await countPlain(db, 'reports')];
  if (cases + reports > 0)
    log.warn({ cases, reports }, 'what an earlier release stored is not encrypted yet: danloi keys encrypt');
}
