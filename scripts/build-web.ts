import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { webConfig } from '../web/vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const builtDir = join(root, 'dist/web');
/** Built beside the old pages and swapped in when it is whole, so that nobody is served half a build. */
const freshDir = join(root, `dist/web-${process.pid}`);
/** All that the pages are made of. */
const sources = ['web', 'src/contract', 'src/engine', 'package-lock.json', 'scripts/build-web.ts'];

/** Builds the pages into `dist/web`; with `--if-needed` only when a source is newer than what is there. */
if (process.argv.includes('--if-needed') && (await isUpToDate())) process.exit(0);
await build({ ...webConfig, logLevel: 'warn', build: { ...webConfig.build, outDir: freshDir } });
await compressAll(freshDir);
await rm(builtDir, { recursive: true, force: true });
await rename(freshDir, builtDir);

async function isUpToDate(): Promise<boolean> {
  const index = join(builtDir, 'index.html');
  if (!existsSync(index)) return false;
  const { mtimeMs } = await stat(index);
  const newest = await Promise.all(sources.map((source) => newestMs(join(root, source))));
  return Math.max(...newest) < mtimeMs;
}

async function newestMs(path: string): Promise<number> {
  const entry = await stat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path);
  const inside = await Promise.all(names.map((name) => newestMs(join(path, name))));
  return Math.max(entry.mtimeMs, ...inside);
}

/** A phone on one bar of signal should not wait for a server that compresses. */
async function compressAll(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|webmanifest|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }),
  );
}
