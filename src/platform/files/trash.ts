import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeDurably } from './durably.ts';
import type { FileStore } from './file-store.ts';
import { leaveToOwner } from './leave-to-owner.ts';

type Trash = Pick<FileStore, 'trash' | 'putBack' | 'emptyTrash'> & { remove(key: string): Promise<void> };

/**
 * One folder for each day on which something was put there: the day is in the name, so that no clock and no copying
 * changes what it says.
 */
export function openTrash(root: string, pathOf: (key: string) => string): Trash {
  const days = async () => await readdir(root).catch(noneIfMissing);

  return {
    async trash(key, day) {
      await mkdir(join(root, day), { recursive: true, mode: 0o700 });
      for (const made of [root, join(root, day)]) leaveToOwner(made);
      await moveIfThere(pathOf(key), join(root, day, key));
    },

    async putBack(key) {
      for (const day of await days()) {
        await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
        if (await moveIfThere(join(root, day, key), pathOf(key))) return true;
      }
      return false;
    },

    async emptyTrash(beforeDay) {
      let emptied = 0;
      for (const day of (await days()).filter((each) => each < beforeDay)) {
        emptied += (await readdir(join(root, day))).length;
        await rm(join(root, day), { recursive: true, force: true });
      }
      return emptied;
    },

    async remove(key) {
      for (const day of await days()) await removeDurably(join(root, day, key));
    },
  };
}

/** Whether it was there: a document may be deleted while it is being listed. */
async function moveIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
