import type { Deps } from '#deps.ts';
import { keyedMark } from '#platform/seal/keyed-seal.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { readSignature, SavingError, signatureOf } from './saved-folder.ts';
import { type SavedKeys, signatureOfKeys } from './saved-keys.ts';

/**
 * Sums without a key can be made right again by whoever changes a row. These are signed by the key of the installation,
 * which is wrapped by the master key: so a new master key signs nothing anew, and opens older folders.
 */
export async function refuseUnsigned(
  { seal, log }: Pick<Deps, 'seal' | 'log'>,
  folder: string,
  keys: SavedKeys | undefined,
  isUnsignedAllowed: boolean,
): Promise<void> {
  const fault = await faultOf(seal, folder, keys);
  if (fault === undefined) return;
  if (!isUnsignedAllowed) throw new SavingError(`${fault}; if you know where it comes from: --unsigned`);
  log.warn('what was saved is used without a signature of ours: anybody may have changed it');
}

async function faultOf(seal: Deps['seal'], folder: string, keys: SavedKeys | undefined): Promise<string | undefined> {
  const signature = await readSignature(folder);
  if (signature === undefined || keys === undefined) {
    return `${folder} is not signed: it was saved by an earlier release, or somebody has changed it`;
  }
  const by = installationOf(seal, keys);
  if (!by || signature !== (await signatureOf(folder, by))) return `${folder} is not what we have signed`;
  return keys.signature === signatureOfKeys(keys.sha256, by) ? undefined : `${keys.path} is not what we have signed`;
}

function installationOf(seal: Deps['seal'], { lines }: SavedKeys): CaseSeal | undefined {
  const line = lines.find(({ table }) => table === 'installation_keys');
  return line && seal.of('installation', { sealing_key: keyedMark, wrapped: line.wrapped });
}
