import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, type FileHandle, lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CaseSeal } from '#platform/seal/seal.ts';

/**
 * What was saved, in a form of no engine: a file of rows for each table, a file for each document, and the sums of all
 * of them as `sha256sum -c SHA256SUMS` reads them.
 */
export type Manifest = {
  format: 1;
  program: string;
  takenAt: string;
  migrations: string[];
  rows: Record<string, number>;
  /** The last number given in a table, which no later row may get again. */
  numbering: Record<string, number>;
  documents: number;
  /** How many keys lie apart; none where nothing was encrypted yet. */
  keys?: number;
  /** Deleted by their families between the rows and the files. */
  deletedMeanwhile: string[];
};

export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';
/** Over the sums, by the key of the installation: so over all that was saved. */
export const signatureName = 'SIGNATURE';
export const tableFile = (table: string) => `tables/${table}.ndjson`;
export const documentFile = (id: string) => `documents/${id.slice(-2)}/${id}`;

/** What was saved cannot be used, or there is no place for it; told to the operator in one line. */
export class SavingError extends Error {}

const writtenAtOnceBytes = 1024 * 1024;

/** Written beside its name, and given it only when all of it is on the disk. */
export async function writeFolder(folder: string, write: (part: string) => Promise<void>): Promise<void> {
  if (await exists(folder)) throw new SavingError(`${folder} is there already; what is saved goes into a new folder`);
  const part = `${folder}.part`;
  await mkdir(part, { mode: 0o700 }).catch((error) => {
    if (error.code === 'ENOENT') throw new SavingError(`${dirname(folder)} is not there; make that folder first`);
    if (error.code !== 'EEXIST') throw error;
    throw new SavingError(`${part} is left over from one that did not end, or is being written; remove it first`);
  });
  try {
    for (const each of ['tables', 'documents']) await mkdir(join(part, each), { mode: 0o700 });
    await write(part);
    for (const each of ['tables', 'documents', '.']) await syncFolder(join(part, each));
    await rename(part, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes texts one after another, and tells the sum of all of them once they are on the disk. */
export async function writeTexts(path: string, texts: AsyncIterable<string> | Iterable<string>): Promise<string> {
  const file = await open(path, 'wx', 0o600);
  const sum = createHash('sha256');
  try {
    let waiting = '';
    for await (const text of texts) {
      waiting += text;
      if (waiting.length > writtenAtOnceBytes) {
        await append(file, sum, waiting);
        waiting = '';
      }
    }
    await append(file, sum, waiting);
    await file.sync();
  } finally {
    await file.close();
  }
  return sum.digest('hex');
}

async function append(file: FileHandle, sum: ReturnType<typeof createHash>, text: string): Promise<void> {
  sum.update(text);
  await file.appendFile(text);
}

/** What we write is plain files: one that leads elsewhere, or is a device, was put there by somebody else. */
export async function sizeOfPlain(path: string): Promise<number> {
  const found = await lstat(path).catch(() => {
    throw damaged(path);
  });
  if (!found.isFile()) throw new SavingError(`${path} is no plain file: nothing is read that lies elsewhere`);
  return found.size;
}

/** The lines of a file; after the last one it is certain that they have this sum. */
export async function* readLines(path: string, sha256?: string): AsyncGenerator<string> {
  await sizeOfPlain(path);
  const sum = createHash('sha256');
  const stream = createReadStream(path);
  stream.on('data', (bytes) => sum.update(bytes));
  // A loop over the lines alone would never hear that the file cannot be read.
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done) break;
    yield value;
  }
  if (sha256 !== undefined && sum.digest('hex') !== sha256) throw damaged(path);
}

export function damaged(path: string): SavingError {
  return new SavingError(`${path} is not what was saved: it is damaged or was changed`);
}

/** Before the signature is looked at, anything may stand where JSON should. */
export function parseLine<Value>(path: string, line: string): Value {
  try {
    return JSON.parse(line) as Value;
  } catch {
    throw damaged(path);
  }
}

/** Looked at before anything is touched: whether this is a folder that we wrote, and whole as far as its list says. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!(await exists(path)) && (await exists(join(folder, 'danloi.sqlite')))) {
    throw new SavingError(
      `${folder} was saved by a release before 0.2, or is a DATA_DIR: start on a copy of it instead`,
    );
  }
  if (!(await exists(path)))
    throw new SavingError(`${folder} is nothing that "danloi backup" made: no ${manifestName}`);
  await sizeOfPlain(path);
  const text = await readFile(path, 'utf8');
  const sum = await findSum(folder, manifestName);
  if (sum !== createHash('sha256').update(text).digest('hex')) throw damaged(path);
  const manifest = parseLine<Manifest>(path, text);
  if (manifest.format !== 1) throw new SavingError(`${folder} was saved by a later program than this one`);
  return manifest;
}

export async function* readSums(folder: string): AsyncGenerator<{ name: string; sha256: string }> {
  for await (const line of readLines(join(folder, sumsName))) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
    if (sha256 === undefined || name === undefined) throw damaged(join(folder, sumsName));
    yield { name, sha256 };
  }
}

async function findSum(folder: string, wanted: string): Promise<string | undefined> {
  for await (const { name, sha256 } of readSums(folder)) if (name === wanted) return sha256;
  return undefined;
}

/** What the sums themselves are signed by. */
export async function signatureOf(folder: string, by: CaseSeal): Promise<string> {
  const path = join(folder, sumsName);
  await sizeOfPlain(path);
  const sum = createHash('sha256');
  for await (const bytes of createReadStream(path)) sum.update(bytes);
  return by.mac(`saved ${sum.digest('hex')}`);
}

/** Nothing in what an earlier release saved. */
export async function readSignature(folder: string): Promise<string | undefined> {
  const path = join(folder, signatureName);
  if (!(await exists(path))) return undefined;
  await sizeOfPlain(path);
  return (await readFile(path, 'utf8')).trim();
}
