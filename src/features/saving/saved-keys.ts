import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { type KeyRow, keyTables } from '../keys/queries.ts';
import { damaged, exists, parseLine, SavingError, sizeOfPlain, writeTexts } from './saved-folder.ts';

/**
 * The wrapped keys of an installation, as of one moment. They are kept apart from what was saved, and each backup
 * replaces those of the one before: so a case whose key is gone cannot be opened out of an older archive either.
 */
type Header = { format: 1; storeId: string; takenAt: string; masterKeyId: string; keys: number };
type Line = KeyRow & { table: string };
/** `signature`: over all that stands before it, by the key of the installation; nothing in one of an earlier release. */
export type SavedKeys = Header & { lines: Line[]; path: string; sha256: string; signature: string | undefined };

const fileName = (storeId: string) => `danloi-keys-${storeId}.ndjson`;

/** Beside the folder, for whoever restores it, and in a second place. */
export function keyPlaces(folder: string, { keysBackupDir }: Deps['config']): string[] {
  const beside = dirname(resolve(folder));
  if (beside !== keysBackupDir) return [beside, keysBackupDir];
  throw new SavingError(
    `KEYS_BACKUP_DIR: is ${beside}, where the keys lie beside ${folder} already; name another place for their second copy`,
  );
}

/** Written beside its name, read again, and only then put in the place of the one before. */
export async function saveKeys(
  snapshot: Snapshot,
  places: readonly string[],
  header: Omit<Header, 'format' | 'keys'>,
  by: CaseSeal,
): Promise<number> {
  const lines: Line[] = [];
  for (const { table, column } of keyTables) {
    for await (const row of snapshot.read<KeyRow>(`select ${column} as id, wrapped from ${table}`)) {
      lines.push({ table, ...row });
    }
  }
  for (const place of places) await writeKeys(place, { format: 1, ...header, keys: lines.length }, lines, by);
  return lines.length;
}

async function writeKeys(place: string, header: Header, lines: readonly Line[], by: CaseSeal): Promise<void> {
  const path = join(place, fileName(header.storeId));
  const part = `${path}.part`;
  await mkdir(place, { recursive: true, mode: 0o700 });
  await rm(part, { force: true });
  const sum = createHash('sha256');
  const texts = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`);
  for (const text of texts) sum.update(text);
  const sha256 = sum.digest('hex');
  await writeTexts(part, [...texts, `${JSON.stringify({ sha256, signature: signatureOfKeys(sha256, by) })}\n`]);
  if ((await readKeys(part))?.keys !== lines.length) throw damaged(part);
  await rename(part, path);
  const folder = await open(place, 'r');
  await folder.sync().finally(() => folder.close());
}

async function readKeys(path: string): Promise<SavedKeys | undefined> {
  if (!(await exists(path))) return undefined;
  await sizeOfPlain(path);
  const text = await readFile(path, 'utf8');
  const [last = '', ...others] = text.trimEnd().split('\n').reverse();
  const [header = '', ...lines] = others.reverse();
  const body = text.slice(0, text.length - last.length - 1);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const end = /^\{"sha256":"([0-9a-f]{64})"(?:,"signature":"([\w-]*)")?\}$/.exec(last);
  if (end?.[1] !== sha256) throw damaged(path);
  const read = { path, sha256, signature: end[2], lines: lines.map((line) => parseLine<Line>(path, line)) };
  return { ...parseLine<Header>(path, header), ...read };
}

export function signatureOfKeys(sha256: string, by: CaseSeal): string {
  return by.mac(`saved keys ${sha256}`);
}

/** The newest there is: in an older one stand keys of cases that were erased since. */
export async function findSavedKeys(places: readonly string[], storeId: string, takenAt: string): Promise<SavedKeys> {
  const found = (await Promise.all(places.map((place) => readKeys(join(place, fileName(storeId)))))).filter(
    (each) => each !== undefined,
  );
  const [newest] = found.sort((one, other) => other.takenAt.localeCompare(one.takenAt));
  const where = `${fileName(storeId)} of ${places.join(' or ')}`;
  if (!newest) throw new SavingError(`${where} is missing: without the keys nothing that was saved can be read`);
  if (newest.takenAt < takenAt)
    throw new SavingError(`${where} is older than what was saved: later keys are not in it`);
  return newest;
}
