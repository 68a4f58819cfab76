import { writeFile } from 'node:fs/promises';
import { instant } from '#platform/clock.ts';
import type { Db } from '#platform/db/connect.ts';
import { checkDirectory, DirectoryRefused } from './check-directory.ts';
import { listCorrections, listGivenWay } from './corrections.ts';
import { importDirectory } from './import-directory.ts';
import { listStale } from './list-stale.ts';
import { findStoredDirectory } from './queries.ts';
import { readDirectoryFile } from './read-directory-file.ts';
import { loadShippedDirectory } from './shipped.ts';

/** What `danloi directory …` does; each gives the line to print, and writes every fault of a refused file before it fails. */
export async function checkFile(file?: string): Promise<string> {
  const shipped = await withReport(loadShippedDirectory);
  const read = async (path: string) => checkDirectory(await readDirectoryFile(path, shipped));
  const { provinces, hospitals } = file ? await withReport(() => read(file)) : shipped;
  const wards = provinces.flatMap((province) => province.wards ?? []);
  return `no fault: ${hospitals.length} hospitals in ${provinces.length} provinces, ${wards.length} wards`;
}

export async function importFile(db: Db, file: string, now: number): Promise<string> {
  const known = (await findStoredDirectory(db))?.directory ?? (await loadShippedDirectory());
  const report = await withReport(async () =>
    importDirectory(db, await readDirectoryFile(file, known), { origin: 'imported', now }),
  );
  const { version, added, changed, unchanged, retired } = report;
  return `version ${version}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${retired} retired`;
}

/** The lines of `danloi directory stale`, and how many they are. */
export async function listStaleFacts(db: Db, months: number, now: number): Promise<string[]> {
  const directory = (await findStoredDirectory(db))?.directory ?? (await loadShippedDirectory());
  const lines = listStale(directory, months, now);
  return [...lines, `${lines.length} fact(s) should be checked again`];
}

export async function exportToFile(db: Db, file?: string): Promise<void> {
  const directory = (await findStoredDirectory(db))?.directory ?? (await loadShippedDirectory());
  const text = `${JSON.stringify(directory, null, 2)}\n`;
  if (file) await writeFile(file, text);
  else process.stdout.write(text);
}

/** A line for each correction in force: what it says, by whom, and what of it a later import has taken over. */
export async function describeCorrections(db: Db): Promise<string[]> {
  const lines = [];
  for (const correction of await listCorrections(db)) {
    const { reportId, hospitalId, facts, source, certainty, acceptedAt, acceptedBy } = correction;
    const givenWay = await listGivenWay(db, correction);
    const judged = givenWay.length === 0 ? 'in force' : `given way to a later import: ${givenWay.join(', ')}`;
    const grounds = `${certainty}: ${source}`;
    lines.push(
      [reportId, hospitalId, JSON.stringify(facts), grounds, `${acceptedBy} ${instant(acceptedAt)}`, judged].join('\t'),
    );
  }
  return lines;
}

async function withReport<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DirectoryRefused) for (const fault of error.faults) process.stderr.write(`${fault}\n`);
    throw error;
  }
}
