import type { Deps } from '#deps.ts';
import { erasedName, readFileIfThere, replaceFile } from '#platform/files/disk.ts';
import type { Tombstone } from './erase-rows.ts';

type Places = Pick<Deps, 'config' | 'files'>;

/**
 * The erased cases outside of the database, beside it and beside the documents: whoever puts an older copy of the
 * database back would else bring erased cases back with it. A line for each, as the table is saved in a backup.
 */
export async function readErasedLists({ config, files }: Places): Promise<Tombstone[]> {
  const texts = [await readFileIfThere(config.dataDir, erasedName), await files.readErased()];
  return joined(texts.flatMap((text) => parseErased(text ?? '')));
}

/** Adds to both what is not there yet. */
export async function writeErasedLists(places: Places, tombstones: readonly Tombstone[]): Promise<void> {
  const text = joined([...(await readErasedLists(places)), ...tombstones])
    .map((each) => `${JSON.stringify(each)}\n`)
    .join('');
  await replaceFile(places.config.dataDir, erasedName, text);
  await places.files.writeErased(text);
}

/** A line that cannot be read is one that a crash cut off, or a hand put there; the others still count. */
export function parseErased(text: string): Tombstone[] {
  return text.split('\n').flatMap((line) => {
    const numbers = /"case_number":(\d+),"created_at":(\d+),"erased_at":(\d+)/.exec(line)?.slice(1).map(Number);
    const [case_number, created_at, erased_at] = numbers ?? [];
    if (case_number === undefined || created_at === undefined || erased_at === undefined) return [];
    return [{ case_number, created_at, erased_at }];
  });
}

/** By number and time of making: lists of two installations may have met. */
function joined(tombstones: readonly Tombstone[]): Tombstone[] {
  const known = new Map(tombstones.map((each) => [`${each.case_number} ${each.created_at}`, each]));
  return [...known.values()]
    .map(({ case_number, created_at, erased_at }) => ({ case_number, created_at, erased_at }))
    .sort((one, other) => one.case_number - other.case_number || one.created_at - other.created_at);
}
