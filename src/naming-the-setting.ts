import { newerDatabase } from './platform/db/migrate.ts';
import { storeRefuses } from './platform/files/file-store.ts';
import { noMasterKey } from './platform/seal/seal.ts';

/** What a setting points at does not answer or cannot be used; told in one line. */
export class StartError extends Error {}

/** What keeps a start from succeeding, by the code of the error, and the setting to look at. */
const faults: Record<string, [setting: string, fault: string]> = {
  EADDRINUSE: ['PORT', 'another program listens there already'],
  ERR_SOCKET_BAD_PORT: ['PORT', 'there is no such port'],
  EADDRNOTAVAIL: ['HOST', 'this machine has no such address'],
  ENOTFOUND: ['HOST or DATABASE_URL', 'there is no host of that name'],
  EAI_AGAIN: ['HOST or DATABASE_URL', 'the name of the host cannot be looked up'],
  EACCES: ['DATA_DIR', 'this user may not use it'],
  EPERM: ['DATA_DIR', 'this user may not write there'],
  EROFS: ['DATA_DIR', 'the disk cannot be written to'],
  ENOENT: ['DATA_DIR', 'it cannot be made'],
  ENOTDIR: ['DATA_DIR', 'it is not a folder'],
  EEXIST: ['DATA_DIR', 'it is not a folder'],
  ENOSPC: ['DATA_DIR', 'the disk is full'],
  EIO: ['DATA_DIR or DOCUMENTS_URL', 'the documents cannot be reached there'],
  ECONNREFUSED: ['DATABASE_URL', 'no database answers there'],
  ETIMEDOUT: ['DATABASE_URL', 'no database answers there'],
  [storeRefuses]: ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', 'the store of documents does not let us in'],
  ERR_SQLITE_ERROR: ['DATA_DIR', 'the database there cannot be opened'],
  [newerDatabase]: ['DATA_DIR or DATABASE_URL', 'the database there is newer than this program'],
  [noMasterKey]: [
    'MASTER_KEY_OLD',
    'a key in the database is wrapped by a master key that is not here; begin with that one too',
  ],
  '28P01': ['DATABASE_URL', 'the user or the password is wrong'],
  '28000': ['DATABASE_URL', 'the user may not come in'],
  '3D000': ['DATABASE_URL', 'there is no database of that name'],
};

/** Turns what went wrong while opening into the setting to look at, where it is one; a fault of ours stays as it is. */
export async function namingTheSetting<Opened>(opening: Promise<Opened>, portSetting = 'PORT'): Promise<Opened> {
  try {
    return await opening;
  } catch (error) {
    const [setting, fault] = faultOf(error as Failed | null) ?? [];
    if (setting === undefined) throw error;
    throw new StartError(`${setting.replace('PORT', portSetting)}: ${fault}`, { cause: error });
  }
}

type Failed = { code?: unknown; syscall?: unknown; errcode?: unknown };
const sqliteFull = 13;

function faultOf(error: Failed | null): [setting: string, fault: string] | undefined {
  if (error?.code === 'EACCES' && error.syscall === 'listen') return ['PORT', 'this user may not use it'];
  if (error?.errcode === sqliteFull) return faults.ENOSPC;
  return faults[String(error?.code)];
}
