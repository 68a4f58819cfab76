import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '#deps.ts';
import { refuseUnsigned } from './refuse-unsigned.ts';
import { findKeysOf } from './restore-keys.ts';
import { damaged, documentFile, readManifest, readSums, SavingError, sizeOfPlain, tableFile } from './saved-folder.ts';

/** Looks at what was saved as `restore` would, without a place for it; how many faults there are. */
export async function verifyFolder(
  deps: Pick<Deps, 'config' | 'seal' | 'log'>,
  folder: string,
  isUnsignedAllowed: boolean,
  tell: (line: string) => void,
): Promise<number> {
  let faults = 0;
  const fault = (what: string) => {
    faults++;
    tell(`FAULT ${what}`);
  };
  try {
    const manifest = await readManifest(folder);
    await refuseUnsigned(deps, folder, await findKeysOf(deps, folder, manifest), isUnsignedAllowed);
    const missing = new Set(Object.keys(manifest.rows).map(tableFile));
    let documents = 0;
    for await (const { name, sha256 } of readSums(folder)) {
      const path = join(folder, name);
      const id = name.split('/').at(-1) ?? '';
      if (name.startsWith('documents/') && name === documentFile(id)) documents++;
      missing.delete(name);
      if ((await sumOf(path)) !== sha256) fault(damaged(path).message);
    }
    for (const name of missing) fault(`${join(folder, name)} is not among the sums`);
    if (documents !== manifest.documents) fault(`${folder} holds ${documents} of ${manifest.documents} documents`);
    tell(
      `${folder}: ${documents} document(s) and ${Object.keys(manifest.rows).length} table(s) of ${manifest.takenAt}`,
    );
  } catch (error) {
    if (!(error instanceof SavingError)) throw error;
    fault(error.message);
  }
  tell(faults === 0 ? `${folder}: is what was saved` : `${faults} fault(s)`);
  return faults;
}

/** Nothing where it cannot be read, or leads elsewhere. */
async function sumOf(path: string): Promise<string | undefined> {
  try {
    await sizeOfPlain(path);
  } catch {
    return undefined;
  }
  const sum = createHash('sha256');
  for await (const bytes of createReadStream(path)) sum.update(bytes);
  return sum.digest('hex');
}
