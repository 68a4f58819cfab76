import { readdir, readFile } from 'node:fs/promises';
import type { Directory } from '../../contract/directory.ts';
import { checkDirectory } from './check-directory.ts';

/** The directory that comes with the service: reviewed data files, one a province. */
const shippedFolder = new URL('../../../directory/', import.meta.url);

export async function loadShippedDirectory(folder: URL = shippedFolder): Promise<Directory> {
  const files = (await readdir(new URL('hospitals/', folder))).filter((name) => name.endsWith('.json')).toSorted();
  const [provinces, guidance, ...hospitals] = await Promise.all(
    ['provinces.json', 'guidance.json', ...files.map((name) => `hospitals/${name}`)].map(async (path) =>
      JSON.parse(await readFile(new URL(path, folder), 'utf8')),
    ),
  );
  return checkDirectory({ provinces, guidance, hospitals: hospitals.flat() });
}
