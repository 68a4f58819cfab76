import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Directory } from '#contract/directory.ts';
import { DirectoryRefused } from './check-directory.ts';
import { hospitalsFromCsv } from './hospitals-from-csv.ts';

/** JSON is a whole directory; CSV is its hospitals, which then lie in the provinces known so far. Not yet checked. */
export async function readDirectoryFile(file: string, known: Directory): Promise<unknown> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  const isCsv = extname(file).toLowerCase() === '.csv';
  return isCsv ? { ...known, hospitals: hospitalsFromCsv(text, known) } : parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DirectoryRefused([`the file is not JSON: ${(error as Error).message}`]);
  }
}
