import { readdir, readFile } from 'node:fs/promises';
import type { Directory, Province } from '#contract/directory.ts';
import { checkDirectory } from './check-directory.ts';

/** The directory that comes with the service: reviewed data files, one a province. */
const shippedFolder = new URL('../../../directory/', import.meta.url);

export async function loadShippedDirectory(folder: URL = shippedFolder): Promise<Directory> {
  const read = async (path: string) => JSON.parse(await readFile(new URL(path, folder), 'utf8'));
  const filesIn = async (part: string) =>
    (await readdir(new URL(part, folder))).filter((name) => name.endsWith('.json')).toSorted();
  const hospitals = (await filesIn('hospitals/')).map((name) => read(`hospitals/${name}`));
  const wardFiles = new Set(await filesIn('wards/'));
  const withWards = async (province: Province) => {
    const file = `${province.code}.json`;
    return wardFiles.has(file) ? { ...province, wards: await read(`wards/${file}`) } : province;
  };
  const provinces: Province[] = await read('provinces.json');
  return checkDirectory({
    provinces: await Promise.all(provinces.map(withWards)),
    guidance: await read('guidance.json'),
    hospitals: (await Promise.all(hospitals)).flat(),
  });
}
