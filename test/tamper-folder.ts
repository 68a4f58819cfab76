import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chance } from './chance.ts';

/** A folder in which a backup lies, with its keys beside it. */
const saved = 'saved';
const inSaved = (name: string) => join(saved, name);

/** What somebody has done who has a backup in hands. */
export type FolderTampering = { file: string; way: string; areSumsRight: boolean };

/** One change of a copy in `place`, whose sums may be put right afterwards, as anybody can; nothing where it changes nothing. */
export async function tamperWithSaved(
  chance: Chance,
  { now, former, place }: { now: string; former: string; place: string },
): Promise<FolderTampering | undefined> {
  await rm(place, { recursive: true, force: true });
  await cp(now, place, { recursive: true });
  const files = await filesOf(place);
  const file = chance.pick(files);
  const way = chance.pick(['drop', 'swap', 'roll back', 'cut', 'insert', 'change', 'downgrade'] as const);
  const areSumsRight = chance.oneIn(2);
  const path = join(place, file);
  const bytes = await readFile(path);
  const put = (changed: Uint8Array | string) => writeFile(path, changed);
  if (way === 'drop') await rm(path);
  if (way === 'swap') {
    const other = join(place, chance.pick(files));
    await put(await readFile(other));
    await writeFile(other, bytes);
  }
  if (way === 'roll back') await put(await readFile(join(former, file)).catch(() => bytes));
  if (way === 'cut') await put(bytes.subarray(0, chance.oneIn(2) ? lastLineAt(bytes) : bytes.length >> 1));
  if (way === 'insert') await put(Buffer.concat([bytes, bytes.subarray(lastLineAt(bytes))]));
  if (way === 'change') await put(changedAt(bytes, chance.below(Math.max(1, bytes.length))));
  if (way === 'downgrade') await put(downgraded(bytes.toString('latin1'), chance));
  if (areSumsRight) await putRight(place);
  return (await isSame(now, place)) ? undefined : { file, way, areSumsRight };
}

async function filesOf(place: string): Promise<string[]> {
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  return found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(place.length + 1));
}

function lastLineAt(bytes: Buffer): number {
  return bytes.subarray(0, -1).lastIndexOf('\n') + 1;
}

function changedAt(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = changed[at] === 0x31 ? 0x32 : 0x31;
  return changed;
}

/** As it was before there were keys, or signatures. */
function downgraded(text: string, chance: Chance): Uint8Array {
  const ways: [RegExp, string][] = [
    [/"sealing_key":"e"/, '"sealing_key":"p"'],
    [/"keys": \d+/, '"keys": 0'],
    [/,"signature":"[\w-]+"/, ''],
    [/^[\w-]{43}\n$/, ''],
  ];
  const possible = ways.filter(([what]) => what.test(text));
  const [what, instead] = possible.length > 0 ? chance.pick(possible) : [/$^/, ''];
  return Buffer.from(text.replace(what, instead), 'latin1');
}

/** Numbers of rows and sums; of the keys too. What was spoilt so that it cannot be put right stays so. */
async function putRight(place: string): Promise<void> {
  const files = await filesOf(place);
  const sumOf = async (name: string) => sumOfBytes(await readFile(join(place, name)));
  const manifestFile = inSaved('manifest.json');
  const isWhole = (name: string) => files.includes(inSaved(name));
  try {
    const manifest = JSON.parse(await readFile(join(place, manifestFile), 'utf8'));
    for (const table of Object.keys(manifest.rows)) {
      const name = `tables/${table}.ndjson`;
      if (!isWhole(name)) delete manifest.rows[table];
      else manifest.rows[table] = (await readFile(join(place, inSaved(name)), 'utf8')).split('\n').length - 1;
    }
    manifest.documents = files.filter((name) => name.startsWith(inSaved('documents/'))).length;
    await writeFile(join(place, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  } catch {}
  const sums = (await readFile(join(place, inSaved('SHA256SUMS')), 'utf8').catch(() => '')).trimEnd().split('\n');
  const names = sums.map((line) => line.slice(66)).filter(isWhole);
  const right = await Promise.all(names.map(async (name) => `${await sumOf(inSaved(name))}  ${name}\n`));
  await writeFile(join(place, inSaved('SHA256SUMS')), right.join(''));
  const keys = files.find((name) => name.startsWith('danloi-keys-'));
  if (!keys) return;
  const text = await readFile(join(place, keys), 'utf8');
  const endAt = lastLineAt(Buffer.from(text));
  const end = text.slice(endAt).replace(/[0-9a-f]{64}/, sumOfBytes(Buffer.from(text.slice(0, endAt))));
  await writeFile(join(place, keys), text.slice(0, endAt) + end);
}

function sumOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [files, others] = [await filesOf(one), await filesOf(other)];
  if (files.sort().join() !== others.sort().join()) return false;
  for (const file of files) {
    if (!(await readFile(join(one, file))).equals(await readFile(join(other, file)))) return false;
  }
  return true;
}
