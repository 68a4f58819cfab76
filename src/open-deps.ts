import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { isInUse, lookIntoFolder, pairAnew, pairStores, type Refusal } from './features/installation/pair-stores.ts';
import { sealChainKey } from './features/keys/seal-chain-key.ts';
import { type KeyRefusal, settleMasterKey } from './features/keys/settle-master-key.ts';
import { reapplyErasures } from './features/rights/reapply-erasures.ts';
import { StartError } from './naming-the-setting.ts';
import { steady } from './platform/clock.ts';
import { connect, sqlitePath } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
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
  const files = await openFiles(config);
  const folder = await lookIntoFolder(files);
  // Looked for before it is opened: SQLite would make a new one in the place of one that is missing.
  const isNew = config.databaseUrl === undefined && !existsSync(sqlitePath(config.dataDir));
  if (isNew && isInUse(folder)) throw notTogether(config, 'database_missing');
  return await openWith(config, files, async (deps) => {
    const refusal = await pairStores(deps, folder);
    if (refusal) throw notTogether(config, refusal);
  });
}

/** By an operator's word: whatever the settings name belongs together from now on. */
export async function openPairedAnew(config: Config): Promise<Opened> {
  return await openWith(config, await openFiles(config), pairAnew);
}

/** With nothing looked at and nothing made yet: for what was saved, which comes into an empty place. */
export async function openEmpty(config: Config): Promise<Opened> {
  return open(config, await openFiles(config), masterKeysOf(config));
}

async function openWith(config: Config, files: FileStore, pair: (deps: Opened) => Promise<void>): Promise<Opened> {
  const keys = masterKeysOf(config);
  const deps = open(config, files, keys);
  try {
    await migrate(deps.db, deps.clock());
    await pair(deps);
    const refusal = await settleMasterKey(deps, keys).catch(explainKeyFile);
    if (refusal) throw notTheKey(config, refusal);
    await sealChainKey(deps);
    await reapplyErasures(deps);
    return deps;
  } catch (error) {
    await deps.db.destroy();
    throw error;
  }
}

function open(config: Config, files: FileStore, keys: MasterKeys): Opened {
  const clock = Date.now;
  const log = openLog(config.logLevel);
  const db = connect({
    ...config,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
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
  };
  const settings = config.bucket === undefined ? 'DATA_DIR or DATABASE_URL' : 'DOCUMENTS_URL or DATABASE_URL';
  return new StartError(`${settings}: ${faults[refusal]}, or if this is meant: danloi pair`);
}
