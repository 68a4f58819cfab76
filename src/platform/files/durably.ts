import { open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { leaveToOwner } from './leave-to-owner.ts';

export async function writeDurably(path: string, source: AsyncIterable<Uint8Array> | string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    leaveToOwner(path);
    await file.writeFile(source);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whoever deletes has been told that it is gone: a power cut must not bring it back. */
export async function removeDurably(path: string): Promise<void> {
  const isGone = await unlink(path).then(() => true, ignoreMissing);
  if (isGone) await syncFolder(dirname(path));
}

/** A name in a folder is there, or gone, for good only once the folder itself is durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
