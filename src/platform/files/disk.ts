import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore, StoredFile } from './file-store.ts';

const temporaryEnding = '.part';
/** With less than this left, ten documents of the largest size may not fit any more. */
const defaultRoomBytesMin = 256 * 1024 * 1024;

/** Files in two levels of folders: no folder grows past what a file system likes. */
export async function openDisk(root: string, roomBytesMin = defaultRoomBytesMin): Promise<FileStore> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  // What was being written when the process died lies beside the file it was to become.
  const folderOf = (key: string) => join(root, basename(key, temporaryEnding).slice(-2));
  const pathOf = (key: string) => join(folderOf(key), key);

  /** Folders that are there for certain: nobody removes one. */
  const made = new Set<string>();

  return {
    async put(key, source) {
      const folder = folderOf(key);
      if (!made.has(folder)) {
        if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(root);
        made.add(folder);
      }
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

    async find(key, { start, end }) {
      const file = await open(pathOf(key), 'r').catch(ignoreMissing);
      return file && readingFrom(file, start, end);
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async *listOlderThan(atMs) {
      for await (const folder of await opendir(root)) {
        if (!folder.isDirectory()) continue;
        for await (const file of await opendir(join(root, folder.name))) {
          const found = await stat(join(root, folder.name, file.name)).catch(ignoreMissing);
          if (found && found.mtimeMs < atMs) yield file.name;
        }
      }
    },

    async check() {
      await access(root, constants.W_OK);
      const { blocks, bavail, bsize } = await statfs(root);
      // Some network file systems do not tell their size.
      return blocks > 0 && bavail * bsize < roomBytesMin ? 'degraded' : 'ok';
    },
  };
}

function readingFrom(file: FileHandle, start: number, end: number): StoredFile {
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

async function writeDurably(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(source);
    await file.sync();
  } finally {
    await file.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A new name in a folder is durable only once the folder itself is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
