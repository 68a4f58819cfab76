import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { readAnchors } from '../installation/anchor-line.ts';
import { compareAnchor } from '../installation/compare-anchor.ts';
import { readAnchor } from '../installation/take-anchor.ts';

/** The anchors that are brought from elsewhere, and the one that is kept in `DATA_DIR`. */
export async function* verifyAnchors(
  { config, db, seal }: Pick<Deps, 'config' | 'db' | 'seal'>,
  snapshot: Snapshot,
  brought: string | undefined,
  note: (line: string) => void,
): AsyncGenerator<string> {
  const key = await readChainKey(db, seal).catch(() => undefined);
  // That alone is a fault, and told of already.
  if (!key) return;
  const anchors = readAnchors(key, `${brought ?? ''}\n${(await readAnchor(config)) ?? ''}`);
  if (brought !== undefined && readAnchors(key, brought).length === 0) yield 'anchor: there is none in what was given';
  if (anchors.length === 0) note('anchor: none yet, so nobody would see that all of it was put back as it once was');
  for (const anchor of new Map(anchors.map((each) => [`${each.at} ${each.sum} ${each.isOurs}`, each])).values()) {
    const compared = await compareAnchor(snapshot, key, anchor);
    if (compared.fault !== undefined) yield compared.fault;
    if (compared.note !== undefined) note(compared.note);
  }
}
