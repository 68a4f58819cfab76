import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const builtDir = join(root, 'dist/web');
/** Built beside the old pages and swapped in when it is whole, so that nobody is served half a build. */
const freshDir = join(root, `dist/web-${process.pid}`);
/** All that the pages are made of. */
const sources = ['web', 'src/contract', 'src/engine', 'dist/cards', 'package-lock.json', 'scripts/build-web.ts'];

const screens = [
  'home',
  'find-help',
  'result',
  'sheet',
  'hospitals',
  'hospital',
  'case',
  'key-card',
  'case-sheet',
  'new-case',
  'review',
  'navigator',
  'stop',
  'confirm',
  'about',
  'not-found',
];

/** What must open with no network, its words in English too; everything else is kept once it has been opened. */
const keptSources = [
  'index.html',
  ...['home', 'find-help', 'result', 'sheet', 'hospitals', 'hospital', 'about'].map(screenSource),
  ...[
    'planned-result',
    'result-rest',
    'result-actions',
    'nearest',
    'where-are-you',
    'share-dialog',
    'wrong-fact',
    'place-hours',
    'insurance-question',
  ].map((part) => `src/screens/result/${part}.tsx`),
  ...['sheet/share-sheet', 'sheet/sign-words', 'home/tell-again', 'case/remembered-cases', 'hospital/wrong-info'].map(
    (part) => `src/screens/${part}.tsx`,
  ),
  ...['place-field', 'more-fields', 'ask-step', 'danger-step'].map((part) => `src/screens/find-help/${part}.tsx`),
  ...[
    'danger/press-words.tsx',
    'screens/find-help/late-word.ts',
    'danger/read-by-service.ts',
    'offline/find-place.ts',
    'ui/use-location.tsx',
    'ui/place-question.tsx',
    'ui/qr-code.tsx',
    'ui/forget-dialog.tsx',
    'screens/hospitals/specialty-options.ts',
    'screens/hospitals/kept-notice.tsx',
  ].map((part) => `src/${part}`),
];

// A test runner names its own environment, and what it tests must be what is served.
process.env.NODE_ENV = 'production';

// Made anew only where a card has changed; the pages hold the engine, which reads them.
execFileSync(process.execPath, [join(root, 'scripts/build-cards.ts')], { stdio: 'inherit' });

/** Builds the pages into `dist/web`; with `--if-needed` only when a source is newer than what is there. */
const isOnlyIfNeeded = process.argv.includes('--if-needed');
if (isOnlyIfNeeded && (await isUpToDate())) process.exit(0);
const { build, webConfig } = await loadTools();
await build({ ...webConfig, logLevel: 'warn', build: { ...webConfig.build, outDir: freshDir } });
const built: Record<string, BuiltFile> = JSON.parse(await readFile(join(freshDir, 'files.json'), 'utf8'));
await rm(join(freshDir, 'files.json'));
await writePages(freshDir);
await nameKeptFiles(freshDir);
await compressAll(freshDir);
await rm(builtDir, { recursive: true, force: true });
await rename(freshDir, builtDir);

function screenSource(screen: string): string {
  return `src/screens/${screen}/${screen}-screen.tsx`;
}

/**
 * What builds is not needed to run what is built, and a server may be without it: then the pages that are there are
 * served, also where copying them has made the sources look newer.
 */
async function loadTools() {
  try {
    const { build } = await import('vite');
    const { webConfig } = await import('../web/vite.config.ts');
    return { build, webConfig };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    if (isOnlyIfNeeded && existsSync(join(builtDir, 'index.html'))) process.exit(0);
    console.error('The pages are not built, and what builds them is not installed: run `npm ci && npm run build`.');
    process.exit(1);
  }
}

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

type BuiltFile = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

/** Tells the service worker which files to keep, and by their names that there are new ones. */
async function nameKeptFiles(dir: string): Promise<void> {
  const files = new Set(keptSources.flatMap((source) => [...filesOf(source, englishOf)]));
  for (const name of await readdir(join(dir, 'assets'))) {
    if (name.startsWith('engine.worker')) files.add(`assets/${name}`);
  }
  const urls = [...files].toSorted().map((file) => `/${file}`);
  const version = hash('sha256', urls.join() + (await readFile(join(dir, 'index.html'), 'utf8')), 'hex').slice(0, 12);
  const worker = join(dir, 'sw.js');
  const text = await readFile(worker, 'utf8');
  const named = text.replace(/(["'`])__FILES__\1/, JSON.stringify(urls).slice(1, -1)).replace('__VERSION__', version);
  if (/__(FILES|VERSION)__/.test(named)) throw new Error('the service worker does not take the names of the files');
  await writeFile(worker, named);
}

/** A file of the build, and all that it cannot do without, with whatever else of each file is asked for. */
function filesOf(
  source: string,
  also: (entry: BuiltFile) => string[] = () => [],
  files = new Set<string>(),
): Set<string> {
  const entry = built[source];
  if (!entry) throw new Error(`the build has no ${source}`);
  if (files.has(entry.file)) return files;
  for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
  for (const imported of [...(entry.imports ?? []), ...also(entry)]) filesOf(imported, also, files);
  return files;
}

/** The words of a file that are fetched only by who reads English: ours, and those that the engine has in two languages. */
function englishOf({ dynamicImports = [] }: BuiltFile): string[] {
  return dynamicImports.filter((source) => /\.en\.ts$|engine-words\/[^/]+\/en$/.test(source));
}

/** One page for each screen, which names the screen's own files: else the browser learns of them one by one. */
async function writePages(dir: string): Promise<void> {
  const index = await readFile(join(dir, 'index.html'), 'utf8');
  const named = filesOf('index.html');
  for (const screen of screens) {
    const own = [...filesOf(screenSource(screen))].filter((file) => !named.has(file));
    const links = own.map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    await writeFile(join(dir, `${screen}.html`), index.replace('</head>', `${links.join('')}</head>`));
  }
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
