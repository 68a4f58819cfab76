import { dayMs, hourMs, vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { isStillPaired } from '../installation/pair-stores.ts';
import { updateInstallation } from '../installation/queries.ts';
import { listKnownDocumentIds } from './queries.ts';

/** Longer than any upload may take: a younger file may still be waiting for its row. */
const orphanAgeMs = 6 * hourMs;
/** A crash leaves a file or two behind. More than this is a wrong database rather than many crashes. */
const sweptAtOnceMax = 20;
const sweptAtOncePercentMax = 5;
const trashKeepDays = 30;
const batchSize = 200;

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'steadyClock' | 'files' | 'log'>;
type Found = { orphans: string[]; halfWritten: string[]; stored: number };

/**
 * Takes away what a crash left behind between a file and its row: what was half written for good, a whole file into
 * the trash. Where that would be many files it takes none: it is then likelier that the rows are missing.
 */
export async function sweepOrphans(deps: SweepDeps): Promise<number> {
  const found = await findOrphans(deps);
  const held = isFew(found) ? 0 : found.orphans.length;
  if (held > 0) {
    deps.log.warn({ orphans: held, stored: found.stored }, 'too many files without a record: see danloi sweep');
  }
  const swept = await takeAway(deps, held > 0 ? { ...found, orphans: [] } : found);
  await updateInstallation(deps.db, { orphans_held: held });
  return swept;
}

/** The same by an operator's word, however many they are. */
export async function sweepAllOrphans(deps: SweepDeps): Promise<number> {
  const swept = await takeAway(deps, await findOrphans(deps));
  await updateInstallation(deps.db, { orphans_held: 0 });
  return swept;
}

/** What lay in the trash for its time is gone for good. */
export async function emptyTrash({ clock, files }: Pick<SweepDeps, 'clock' | 'files'>): Promise<number> {
  return await files.emptyTrash(vietnamDay(clock() - trashKeepDays * dayMs));
}

export function isFew({ orphans, stored }: Pick<Found, 'orphans' | 'stored'>): boolean {
  const share = (stored * sweptAtOncePercentMax) / 100;
  return orphans.length <= Math.max(sweptAtOnceMax, share);
}

async function findOrphans({ db, clock, files }: SweepDeps): Promise<Found> {
  // What another database knows is no orphan.
  if (!(await isStillPaired({ db, files }))) throw new Error('the documents folder is not the one of this database');
  const before = clock() - orphanAgeMs;
  const found: Found = { orphans: [], halfWritten: [], stored: 0 };
  let batch: string[] = [];
  const look = async () => {
    const known = await listKnownDocumentIds(db, batch);
    found.orphans.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  for await (const { key, writtenAtMs, isHalfWritten } of files.list()) {
    if (!isHalfWritten) found.stored++;
    if (writtenAtMs >= before) continue;
    if (isHalfWritten) found.halfWritten.push(key);
    else if (batch.push(key) === batchSize) await look();
  }
  if (batch.length > 0) await look();
  return found;
}

async function takeAway({ files, steadyClock }: SweepDeps, { orphans, halfWritten }: Found): Promise<number> {
  const day = vietnamDay(steadyClock());
  for (const key of orphans) await files.trash(key, day);
  for (const key of halfWritten) await files.remove(key);
  return orphans.length + halfWritten.length;
}
