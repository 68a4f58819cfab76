import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from './config.ts';
import type { Deps } from './deps.ts';
import { trashName } from './platform/files/disk.ts';

export type BackupReport = { documents: number };

/**
 * Copies a data folder into a new one, while the service goes on. The rows come first and the files after them: what
 * is uploaded meanwhile is then a file too many, and never a row without its file.
 */
export async function backUp({ config, db }: Pick<Deps, 'config' | 'db'>, folder: string): Promise<BackupReport> {
  if (config.databaseUrl !== undefined) {
    throw new ConfigError('DATABASE_URL', 'a PostgreSQL is saved by pg_dump, and after it the documents of DATA_DIR');
  }
  await mkdir(folder, { mode: 0o700 });
  await copyDatabase(db, join(folder, 'danloi.sqlite'));
  return { documents: await copyDocuments(join(config.dataDir, 'documents'), join(folder, 'documents')) };
}

async function copyDatabase(db: Deps['db'], path: string): Promise<void> {
  // Made by us, because SQLite would let everybody on the machine read it.
  const file = await open(path, 'wx', 0o600);
  try {
    await sql`vacuum into ${path}`.execute(db);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** All but the trash, which is of no record; with the id, by which the copies know each other. */
async function copyDocuments(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 });
  let copied = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === trashName) continue;
    if (entry.isDirectory()) copied += await copyFiles(source, target);
    else await copyIfThere(source, target);
  }
  return copied;
}

async function copyFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 });
  let copied = 0;
  for (const name of await readdir(from)) if (await copyIfThere(join(from, name), join(to, name))) copied++;
  return copied;
}

/** A document may be deleted, and an upload end, between being listed and being copied. */
async function copyIfThere(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
