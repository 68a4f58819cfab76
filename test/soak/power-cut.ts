import { execFileSync, spawnSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What was not synced: all of it is gone, or some of it has reached the disk, by the block and in any order. */
export type Unsynced = 'gone' | 'partly there';

export type PowerCut = {
  /** For the process whose syncs are to be known. */
  env: Record<string, string>;
  /** The folder as a machine would find it that lost its power at this moment. */
  play(unsynced: Unsynced): Promise<void>;
  remove(): Promise<void>;
};

/** Without a C compiler none is played. */
export const hasCompiler = () => spawnSync('gcc', ['--version']).status === 0;

/** A folder that can lose what was not synced to it. Names that end in `ignored` are taken as never synced. */
export async function preparePowerCut(disk: string, ignored = ''): Promise<PowerCut> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-power-'));
  const library = join(folder, 'power-cut.so');
  const source = join(import.meta.dirname, 'power-cut.c');
  execFileSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl']);
  const synced = join(folder, 'synced');
  await mkdir(synced);
  return {
    env: { LD_PRELOAD: library, DISK: disk, SYNCED: synced, IGNORE: ignored },
    play: (unsynced) => play(disk, synced, unsynced),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

type Entry = { id: string; name: string; isFolder: boolean };
type Lost = {
  synced: string;
  unsynced: Unsynced;
  /** All that lies there as the kernel knows it, by what identifies it. */
  live: Map<string, string>;
  /** What is on the disk afterwards, and so is synced. */
  kept: { path: string; bytes: Buffer | undefined }[];
};

async function play(disk: string, synced: string, unsynced: Unsynced): Promise<void> {
  const after = `${disk}.after`;
  const lost: Lost = { synced, unsynced, live: await findLive(disk), kept: [] };
  await keepFolder(lost, await identify(disk), after);
  await rm(synced, { recursive: true });
  await mkdir(synced);
  for (const { path, bytes } of lost.kept)
    await writeFile(join(synced, await identify(path)), bytes ?? (await listing(path)));
  await rm(disk, { recursive: true });
  await rename(after, disk);
}

/** Of a file that was deleted another may have the number. */
async function identify(path: string): Promise<string> {
  const { ino, birthtimeNs } = await lstat(path, { bigint: true });
  const second = 1_000_000_000n;
  return `${ino}-${birthtimeNs / second}.${String(birthtimeNs % second).padStart(9, '0')}`;
}

async function findLive(folder: string): Promise<Map<string, string>> {
  const live = new Map([[await identify(folder), folder]]);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    live.set(await identify(path), path);
  }
  return live;
}

/** As `power-cut.c` writes it down. */
async function listing(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    lines.push(`${entry.isDirectory() ? 'd' : 'f'} ${await identify(join(folder, entry.name))} ${entry.name}\n`);
  }
  return lines.join('');
}

function entriesOf(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    const [, kind, id = '', name = ''] = /^([df]) (\S+) (.+)$/.exec(line) ?? [];
    return kind === undefined ? [] : [{ id, name, isFolder: kind === 'd' }];
  });
}

const isHeads = () => Math.random() < 0.5;

async function keepFolder(lost: Lost, id: string, target: string): Promise<void> {
  const durable = entriesOf((await syncedBytes(lost, id)).toString());
  const entries = new Map(durable.map((entry) => [entry.name, entry]));
  const livePath = lost.live.get(id);
  if (lost.unsynced === 'partly there' && livePath !== undefined) {
    const present = new Map(entriesOf(await listing(livePath)).map((entry) => [entry.name, entry]));
    for (const { name } of durable) if (!present.has(name) && isHeads()) entries.delete(name);
    for (const [name, entry] of present) if (entries.get(name)?.id !== entry.id && isHeads()) entries.set(name, entry);
  }
  await mkdir(target, { mode: 0o700 });
  for (const entry of entries.values()) {
    const path = join(target, entry.name);
    await (entry.isFolder ? keepFolder : keepFile)(lost, entry.id, path);
  }
  lost.kept.push({ path: target, bytes: undefined });
}

async function keepFile(lost: Lost, id: string, target: string): Promise<void> {
  const durable = await syncedBytes(lost, id);
  const livePath = lost.live.get(id);
  const isMixed = lost.unsynced === 'partly there' && livePath !== undefined;
  const bytes = isMixed ? mix(durable, await readFile(livePath)) : durable;
  await writeFile(target, bytes, { mode: 0o600 });
  lost.kept.push({ path: target, bytes });
}

const blockBytes = 4096;

/** Each block as it was or as it was to be; where the file grew, a block that did not come is empty. */
function mix(durable: Buffer, live: Buffer): Buffer {
  const mixed = Buffer.alloc(isHeads() ? durable.length : live.length);
  for (let at = 0; at < mixed.length; at += blockBytes) {
    (isHeads() ? durable : live).subarray(at, at + blockBytes).copy(mixed, at);
  }
  return mixed;
}

async function syncedBytes({ synced }: Lost, id: string): Promise<Buffer> {
  return await readFile(join(synced, id)).catch((error) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
}
