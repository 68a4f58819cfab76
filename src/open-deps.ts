import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import {
  isInUse,
  lookIntoFolder,
  pairAnew,
  pairStores,
  type Refusal,
  refusalToPair,
} from './features/installation/pair-stores.ts';
import { bringUpToDate } from './features/keys/bring-up-to-date.ts';
import { hasPlainChainKey } from './features/keys/queries.ts';
import { type KeyRefusal, settleMasterKey } from './features/keys/settle-master-key.ts';
import { reapplyErasures } from './features/rights/reapply-erasures.ts';
import { StartError } from './naming-the-setting.ts';
import { steady } from './platform/clock.ts';
import { connect, sqlitePath } from './platform/db/connect.ts';
import { openDisk } from './platform/files/disk.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { openLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { KeyFileError, keyFilePath, openKeyFile } from './platform/seal/key-file.ts';
import { fixedKeys, type MasterKeys } from './platform/seal/master-key.ts';
import { openSeal } from './platform/seal/open-seal.ts';

type Opened = Omit<Deps, 'graph'>;

/**
 * What touches the world, opened by the settings, with the database brought up to date. A database and a documents
 * folder that do not belong together are left as they are. The graph comes after it.
 */
export async function openDeps(config: Config): Promise<Opened> {
  return await openPaired(config, refuseForged);
}

/** The same for who will say what is wrong with it, and changes nothing. */
export async function openToVerify(config: Config): Promise<Opened> {
  return await openPaired(config, async () => {});
}

async function openPaired(config: Config, look: Step): Promise<Opened> {
  const files = await openFiles(config);
  const folder = await lookIntoFolder(files);
  // Looked for before it is opened: SQLite would make a new one in the place of one that is missing.
  const isNew = config.databaseUrl === undefined && !existsSync(sqlitePath(config.dataDir));
  if (isNew && isInUse(folder)) throw notTogether(config, 'database_missing');
  const refuseStrangers = async (deps: Opened, isToBeBound: boolean) => {
    const refusal = await refusalToPair(deps, folder, isToBeBound);
    if (refusal) throw notTogether(config, refusal);
  };
  return await openWith(config, files, refuseStrangers, (deps) => pairStores(deps, folder), look);
}

/** By an operator's word: whatever the settings name belongs together from now on. */
export async function openPairedAnew(config: Config): Promise<Opened> {
  return await openWith(config, await openFiles(config), async () => {}, pairAnew, refuseForged);
}

/** With nothing looked at and nothing made yet: for what was saved, which comes into an empty place. */
export async function openEmpty(config: Config): Promise<Opened> {
  return open(config, await openFiles(config), masterKeysOf(config));
}

type Step = (deps: Opened) => Promise<void>;

type Refuse = (deps: Opened, isToBeBound: boolean) => Promise<void>;

async function openWith(config: Config, files: FileStore, refuse: Refuse, pair: Step, look: Step): Promise<Opened> {
  const keys = masterKeysOf(config);
  const deps = open(config, files, keys);
  try {
    // Whoever is refused has changed nothing: an older release may be running on this database.
    await bringUpToDate(deps, async (own, isToBeBound) => {
      await refuse(own, isToBeBound);
      const refusal = await settleMasterKey(own, keys).catch(explainKeyFile);
      if (refusal) throw notTheKey(config, refusal);
    });
    await look(deps);
    await pair(deps);
    await reapplyErasures(deps);
    return deps;
  } catch (error) {
    await deps.db.destroy();
    throw error;
  }
}

/** Only the first start of a release that has this key meets a plain one, and it has sealed it by now. */
async function refuseForged({ config, db }: Opened): Promise<void> {
  if (!(await hasPlainChainKey(db))) return;
  const setting = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const fault = 'the key of the events lies plain in the database, and no release of ours has put it there';
  throw new StartError(`${setting}: ${fault}; put back what was saved before`);
}

function open(config: Config, files: FileStore, keys: MasterKeys): Opened {
  const clock = Date.now;
  const log = openLog(config.logLevel);
  let isLost = false;
  const db = connect({
    ...config,
    onConnectionError: (error) => {
      isLost = true;
      log.warn({ err: error }, 'database connection lost');
    },
    onConnection: () => {
      if (isLost) log.info('the database is back');
      isLost = false;
    },
  });
  const steadyClock = steady(clock);
  return { config, clock, steadyClock, log, db, files, seal: openSeal(keys), metrics: createMetrics() };
}

/** The library of the bucket is large, and loaded only by those who have one. */
async function openFiles(config: Config): Promise<FileStore> {
  if (config.bucket === undefined) return openDisk(documentsPlace(config));
  const { openBucket } = await import('./platform/files/s3.ts');
  return openBucket(config.bucket, join(config.dataDir, 'spool'));
}

function documentsPlace({ dataDir, bucket }: Config): string {
  return bucket === undefined ? join(dataDir, 'documents') : `s3://${bucket.name}/${bucket.prefix}`;
}

function masterKeysOf({ masterKey, formerMasterKey, dataDir }: Config): MasterKeys {
  return masterKey === undefined ? openKeyFile(dataDir) : fixedKeys(masterKey, formerMasterKey);
}

function explainKeyFile(error: unknown): never {
  throw error instanceof KeyFileError ? new StartError(`DATA_DIR: ${error.message}`) : error;
}

/** In one line, and never the key. */
function notTheKey({ masterKey, dataDir }: Config, refusal: KeyRefusal): StartError {
  const path = keyFilePath(dataDir);
  if (refusal === 'key_missing') {
    return new StartError(
      `DATA_DIR: ${path} is missing, and without it nobody can read what is in the database; put it back, or set MASTER_KEY`,
    );
  }
  const setting = masterKey === undefined ? `DATA_DIR: ${path}` : 'MASTER_KEY:';
  return new StartError(`${setting} is not the key by which this database was encrypted; put that one back`);
}

/** In one line: what does not belong together, where, and what to do. Never the user or the password. */
function notTogether(config: Config, refusal: Refusal): StartError {
  const folder = documentsPlace(config);
  const { host, pathname } = new URL(config.databaseUrl ?? 'file:');
  const database = config.databaseUrl === undefined ? sqlitePath(config.dataDir) : `${host}${pathname}`;
  const faults: Record<Refusal, string> = {
    database_missing: `the folder ${folder} has been used with another database, and ${database} is new; put its own database back`,
    folder_missing: `the database ${database} knows documents, and ${folder} holds none of them; put its own folder back`,
    strangers: `the database ${database} and the folder ${folder} belong to two installations; put together what belongs together`,
    bound_before: `the rows of the database ${database} are not bound to the keys, and those of the folder ${folder} were: somebody has made it look older, or it is an old one that was put back; put back what was saved last`,
  };
  const settings = config.bucket === undefined ? 'DATA_DIR or DATABASE_URL' : 'DOCUMENTS_URL or DATABASE_URL';
  return new StartError(`${settings}: ${faults[refusal]}, or if this is meant: danloi pair`);
}
