import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoreMissing, removeDurably, syncFolder, writeDurably } from './durably.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { leaveToOwner } from './leave-to-owner.ts';
import { openTrash } from './trash.ts';

const temporaryEnding = '.part';
/** Names that no copying leaves out, unlike one that begins with a dot, and longer than any folder of files. */
const idName = 'store-id';
export const erasedName = 'erased.ndjson';
export const trashName = 'trash';
const whole = { start: 0, end: Number.POSITIVE_INFINITY };
/** With less than this left, ten documents of the largest size may not fit any more. */
const defaultRoomBytesMin = 256 * 1024 * 1024;

/** Kept for the database, which lies beside the documents; on a small disk a tenth of it. */
const reserveBytes = 256 * 1024 * 1024;
const reservePart = 0.1;
const unknownSize = { blocks: 0, bavail: 0, bsize: 0 };

/**
 * Files in two levels of folders: no folder grows past what a file system likes. The root is made when it gets its id,
 * so that looking for files in the wrong place makes nothing there.
 */
export function openDisk(root: string, roomBytesMin = defaultRoomBytesMin): FileStore {
  // What was being written when the process died lies beside the file it was to become.
  const folderOf = (key: string) => join(root, basename(key, temporaryEnding).slice(-2));
  const pathOf = (key: string) => join(folderOf(key), key);
  const trash = openTrash(join(root, trashName), pathOf);

  let heldBytes = 0;
  /** Folders that are there for certain once this is done: nobody removes one. */
  const made = new Map<string, Promise<void>>();

  async function makeFolder(folder: string): Promise<void> {
    // Not with its parents: a root that is gone was moved, and must not be made anew in its old place.
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
    leaveToOwner(folder);
    // Also when it was there: whoever made it may have died before it was durable.
    await syncFolder(root);
  }

  return {
    async put(key, source) {
      const folder = folderOf(key);
      const making = made.get(folder) ?? makeFolder(folder);
      made.set(folder, making);
      await making.catch((error) => {
        made.delete(folder);
        throw error;
      });
      const temporary = pathOf(key) + temporaryEnding;
      try {
        await writeDurably(temporary, source);
        await rename(temporary, pathOf(key));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },

    async find(key, { start, end } = whole) {
      const file = await open(pathOf(key), 'r').catch(ignoreMissing);
      return file && readingFrom(file, start, end);
    },

    async has(key) {
      return (await stat(pathOf(key)).catch(ignoreMissing)) !== undefined;
    },

    async remove(key) {
      await removeDurably(pathOf(key));
      await trash.remove(key);
    },

    async *list() {
      for await (const folder of (await opendir(root).catch(ignoreMissing)) ?? []) {
        if (!folder.isDirectory() || folder.name === trashName) continue;
        for await (const { name } of await opendir(join(root, folder.name))) {
          const found = await stat(join(root, folder.name, name)).catch(ignoreMissing);
          if (found) yield { key: name, writtenAtMs: found.mtimeMs, isHalfWritten: name.endsWith(temporaryEnding) };
        }
      }
    },

    async readId() {
      return (await readFileIfThere(root, idName))?.trim() || undefined;
    },

    async writeId(id) {
      await replaceFile(root, idName, `${id}\n`);
    },

    readErased: () => readFileIfThere(root, erasedName),
    writeErased: (text) => replaceFile(root, erasedName, text),

    trash: trash.trash,
    putBack: trash.putBack,
    emptyTrash: trash.emptyTrash,

    async holdRoom(bytes) {
      // A root that was moved away is for whoever writes there to find out.
      const { blocks, bavail, bsize } = (await statfs(root).catch(ignoreMissing)) ?? unknownSize;
      const reserve = Math.min(reserveBytes, blocks * bsize * reservePart);
      // Some network file systems do not tell their size.
      if (blocks > 0 && bavail * bsize - heldBytes - bytes < reserve) return undefined;
      heldBytes += bytes;
      return () => {
        heldBytes -= bytes;
      };
    },

    async check() {
      await access(root, constants.W_OK);
      const { blocks, bavail, bsize } = await statfs(root);
      // Some network file systems do not tell their size.
      return blocks > 0 && bavail * bsize < roomBytesMin ? 'degraded' : 'ok';
    },
  };
}

export function readingFrom(file: FileHandle, start: number, end: number): StoredFile {
  let position = start;
  return {
    async read(memory) {
      const wanted = Math.min(memory.length, end - position);
      let filled = 0;
      while (filled < wanted) {
        const { bytesRead } = await file.read(memory, filled, wanted - filled, position);
        if (bytesRead === 0) break;
        filled += bytesRead;
        position += bytesRead;
      }
      return filled;
    },
    close: () => file.close(),
  };
}

export async function readFileIfThere(folder: string, name: string): Promise<string | undefined> {
  return await readFile(join(folder, name), 'utf8').catch(ignoreMissing);
}

/** Whole or not at all; several instances may write it at once. */
export async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) leaveToOwner(folder);
  await syncFolder(dirname(folder));
  const temporary = join(folder, `${name}.${randomUUID()}${temporaryEnding}`);
  await writeDurably(temporary, text);
  await rename(temporary, join(folder, name));
  await syncFolder(folder);
}

function ignoreExisting(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error;
}
