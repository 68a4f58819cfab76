import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { listNumbering, listTables } from '#platform/db/catalog.ts';
import { openSnapshot, type Snapshot } from '#platform/db/snapshot.ts';
import { openDisk } from '#platform/files/disk.ts';
import { version } from '#version.ts';
import { findStored } from '../documents/find-stored.ts';
import { listKnownDocumentIds } from '../documents/queries.ts';
import { loadInstallation } from '../installation/queries.ts';
import { anchorName, fixAnchor, takeAnchor } from '../installation/take-anchor.ts';
import { keyTables, openInstallation } from '../keys/queries.ts';
import {
  documentFile,
  type Manifest,
  manifestName,
  readLines,
  signatureName,
  signatureOf,
  sumsName,
  tableFile,
  writeFolder,
  writeTexts,
} from './saved-folder.ts';
import { keyPlaces, saveKeys } from './saved-keys.ts';
import { bytesOf, summing } from './stored-bytes.ts';

export type BackupReport = { rows: number; documents: number; missing: string[]; keyPlaces: readonly string[] };
/** What is being done, for whoever waits. */
export type Tell = (progress: string) => void;

type BackupDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'seal'>;
type AddSum = (name: string, sha256: string) => Promise<void>;
type SavedFiles = { documents: number; deletedMeanwhile: string[]; missing: string[] };

/**
 * Saves everything into a new folder while the service goes on. The rows are those of one moment, and the files come
 * after them: what is uploaded meanwhile is not in it, and what is deleted meanwhile is not in it either. The keys of the
 * cases lie apart.
 */
export async function backUp(deps: BackupDeps, folder: string, tell: Tell = () => {}): Promise<BackupReport> {
  const report: BackupReport = { rows: 0, documents: 0, missing: [], keyPlaces: keyPlaces(folder, deps.config) };
  const { keyPlaces: places } = report;
  await writeFolder(folder, async (part) => {
    await using sums = await open(join(part, sumsName), 'wx', 0o600);
    const addSum: AddSum = (name, sha256) => sums.appendFile(`${sha256}  ${name}\n`);
    const takenAt = instant(deps.clock());
    const { rows, keys } = await saveDatabase(deps, part, takenAt, places, addSum, tell);
    const { missing, ...files } = await saveFiles(deps, part, addSum, tell);
    const manifest: Manifest = {
      format: 1,
      program: version,
      takenAt,
      migrations: await readMigrations(part),
      rows,
      keys,
      numbering: Object.fromEntries((await listNumbering(deps.db)).map(({ table, last }) => [table, last])),
      ...files,
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await addSum(manifestName, await writeTexts(join(part, manifestName), [text]));
    await sums.sync();
    const signature = await signatureOf(part, await openInstallation(deps.db, deps.seal));
    await writeTexts(join(part, signatureName), [`${signature}\n`]);
    report.rows = Object.values(rows).reduce((sum, count) => sum + count, 0);
    report.documents = files.documents;
    report.missing = missing;
  });
  return report;
}

/** The rows go into the folder, and the keys of the same moment go elsewhere. */
async function saveDatabase(
  { config, db, seal, clock }: BackupDeps,
  part: string,
  takenAt: string,
  places: readonly string[],
  addSum: AddSum,
  tell: Tell,
): Promise<{ rows: Manifest['rows']; keys: number }> {
  const { store_id: storeId } = await loadInstallation(db);
  const position = await fixAnchor(db);
  const snapshot = await openSnapshot(config);
  try {
    const anchor = await takeAnchor({ config, db, seal, clock }, snapshot, position);
    await addSum(anchorName, await writeTexts(join(part, anchorName), [`${anchor}\n`]));
    const rows = await saveRows(snapshot, await listTables(db), part, addSum, tell);
    const header = { storeId, takenAt, masterKeyId: seal.masterKeyId() };
    const keys = await saveKeys(snapshot, places, header, await openInstallation(db, seal));
    return { rows, keys };
  } finally {
    await snapshot.close();
  }
}

async function saveRows(
  snapshot: Snapshot,
  tables: readonly string[],
  part: string,
  addSum: AddSum,
  tell: Tell,
): Promise<Manifest['rows']> {
  const counts: Manifest['rows'] = {};
  for (const table of tables.filter((each) => keyTables.every((keys) => keys.table !== each))) {
    counts[table] = 0;
    const lines = linesOf(snapshot, table, () => {
      counts[table] = (counts[table] ?? 0) + 1;
    });
    await addSum(tableFile(table), await writeTexts(join(part, tableFile(table)), lines));
    tell(`${table}: ${counts[table]} row(s)`);
  }
  return counts;
}

async function* linesOf(snapshot: Snapshot, table: string, count: () => void): AsyncGenerator<string> {
  for await (const row of snapshot.read(`select * from ${table}`)) {
    count();
    yield `${JSON.stringify(row)}\n`;
  }
}

async function readMigrations(part: string): Promise<string[]> {
  const names: string[] = [];
  for await (const line of readLines(join(part, tableFile('migrations')))) names.push(JSON.parse(line).name);
  return names.sort();
}

/** The files of the rows just written. */
async function saveFiles({ db, files }: BackupDeps, part: string, addSum: AddSum, tell: Tell): Promise<SavedFiles> {
  const saved: SavedFiles = { documents: 0, deletedMeanwhile: [], missing: [] };
  const target = openDisk(join(part, 'documents'));
  let bytes = 0;
  for await (const line of readLines(join(part, tableFile('documents')))) {
    const { id } = JSON.parse(line) as { id: string };
    const stored = await findStored(files, id);
    if (!stored) {
      const isKnown = (await listKnownDocumentIds(db, [id])).has(id);
      (isKnown ? saved.missing : saved.deletedMeanwhile).push(id);
      continue;
    }
    let sum = '';
    const copy = summing(bytesOf(stored), (sha256, size) => {
      sum = sha256;
      bytes += size;
    });
    await target.put(id, copy);
    await addSum(documentFile(id), sum);
    saved.documents++;
    tell(`documents: ${saved.documents}, ${Math.ceil(bytes / 1024 / 1024)} MiB`);
  }
  return saved;
}
