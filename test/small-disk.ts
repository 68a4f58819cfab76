import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = { path: string; fill(): Promise<void>; makeRoom(): Promise<void>; remove(): void };

/** A disk of its own that can really be full; nothing where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'danloi-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmdirSync(path);
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    async fill() {
      await using file = await open(filler, 'w');
      // The last bytes too: a page of the database needs only four kilobytes.
      for (let size = 1024 * 1024; size >= 1; size /= 4) while (await appends(file, Buffer.alloc(size)));
    },
    makeRoom: () => rm(filler),
    remove() {
      execFileSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}

async function appends(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<boolean> {
  try {
    return (await file.write(bytes)).bytesWritten === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
