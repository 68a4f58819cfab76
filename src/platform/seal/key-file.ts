import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leaveToOwner } from '../files/leave-to-owner.ts';
import { keyBytes, readMasterKey } from './key-text.ts';
import { type MasterKey, type MasterKeys, masterKeyOf } from './master-key.ts';

const name = 'master.key';
const formerName = 'master.key.old';
const readableByOthers = 0o077;

/** The file of the master key cannot be used; told to the operator in one line. */
export class KeyFileError extends Error {}

export function keyFilePath(folder: string): string {
  return join(folder, name);
}

export function hasKeyFile(folder: string): boolean {
  return existsSync(keyFilePath(folder));
}

/**
 * The master key of one machine, in a file. A service that runs while the key is changed sees it: whatever it wraps
 * next is wrapped by the new one.
 */
export function openKeyFile(folder: string): MasterKeys {
  let stamp: string | undefined;
  let keys: MasterKey[] = [];
  const load = () => {
    const { ino, mtimeMs } = statSync(join(folder, name));
    if (stamp !== `${ino} ${mtimeMs}`) {
      keys = [name, formerName].filter((each) => existsSync(join(folder, each))).map((each) => readKey(folder, each));
      stamp = `${ino} ${mtimeMs}`;
    }
    return keys;
  };
  return {
    current() {
      const [current] = load();
      if (!current) throw new KeyFileError(`${name} is gone`);
      return current;
    },
    find(id) {
      const isIt = (key: MasterKey) => key.id === id;
      return keys.find(isIt) ?? (hasKeyFile(folder) ? load().find(isIt) : undefined);
    },
  };
}

function readKey(folder: string, file: string): MasterKey {
  const path = join(folder, file);
  if (statSync(path).mode & readableByOthers) throw new KeyFileError(`${path} can be read by others: chmod 600 it`);
  const key = readMasterKey(readFileSync(path, 'utf8').trim());
  if ('fault' in key) throw new KeyFileError(`${path} ${key.fault}`);
  return masterKeyOf(key);
}

/** Unless there is one: of several that start at once, one makes it. */
export async function makeKeyFile(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = await writeNewKey(folder);
  await link(temporary, join(folder, name)).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary);
  await syncFolder(folder);
}

/** A new key from now on. The former is kept beside it; one still older goes, which nothing needs any more. */
export async function renewKeyFile(folder: string): Promise<void> {
  const temporary = await writeNewKey(folder);
  await rm(join(folder, formerName), { force: true });
  await link(join(folder, name), join(folder, formerName));
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

async function writeNewKey(folder: string): Promise<string> {
  const path = join(folder, `${name}.${randomUUID()}.part`);
  const file = await open(path, 'wx', 0o600);
  try {
    leaveToOwner(path);
    await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
