import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import type { Language, Words } from '#contract/vocabulary.ts';
import {
  caseStateLabels,
  documentKindLabels,
  followUpKindLabels,
  needLabels,
  severityLabels,
  sexLabels,
} from '#engine/knowledge/labels.ts';
import { redFlags } from '#engine/knowledge/red-flags.ts';
import { findSpecialty, specialtyCodes } from '#engine/knowledge/specialties.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Of the words that the engine has in two languages, the pages fetch one: `virtual:engine-words/labels/vi`. */
const engineWords: Plugin = {
  name: 'engine-words',
  resolveId: (id) => (id.startsWith('virtual:engine-words/') ? `\0${id}` : undefined),
  load(id) {
    const [, kind, language] = /^\0virtual:engine-words\/(labels|specialties|red-flags)\/(vi|en)$/.exec(id) ?? [];
    if (language !== 'vi' && language !== 'en') return undefined;
    return `export const words = ${JSON.stringify(tables[kind as keyof typeof tables](language))};`;
  },
};

const tables = { labels: labelsIn, specialties: specialtiesIn, 'red-flags': redFlagsIn };

function redFlagsIn(language: Language): Record<string, string> {
  return Object.fromEntries(redFlags.map(({ code, label }) => [code, label[language]]));
}

function specialtiesIn(language: Language): Record<string, string | undefined> {
  return Object.fromEntries(specialtyCodes.map((code) => [code, findSpecialty(code)?.name[language]]));
}

function labelsIn(language: Language): Record<string, Record<string, string>> {
  const inLanguage = (table: Readonly<Record<string, Words>>) =>
    Object.fromEntries(Object.entries(table).map(([code, words]) => [code, words[language]]));
  return {
    need: inLanguage(needLabels),
    severity: inLanguage(severityLabels),
    sex: inLanguage(sexLabels),
    caseState: inLanguage(caseStateLabels),
    documentKind: inLanguage(documentKindLabels),
    followUpKind: inLanguage(followUpKindLabels),
  };
}

/** What is needed together travels together: one file compresses better than its pieces. The first that fits takes it. */
const groups = [
  {
    name: 'frame',
    test: together(
      'node_modules/preact/',
      'app',
      'router',
      'language',
      'lazy-dialog',
      'ui/(page|skeleton)',
      'contract/document-limits',
    ),
  },
  { name: 'form', test: together('ui/field', 'contract/limits') },
  { name: 'service', test: together('request', 'time-words') },
  { name: 'way', test: together('map-link', 'advice-while-waiting', 'ui/next-steps') },
  { name: 'labels', test: /strings\/labels\.ts$|engine-words\/labels\/vi/ },
  {
    name: 'case',
    test: together('session', 'use-sending', 'api/case', 'ui/(failure|urgency-badge)'),
  },
  { name: 'case-frame', test: together('screens/case/(case-(header|panel)|use-case-file)', 'ui/tabs') },
  { name: 'specialties', test: /use-specialty-name\.ts$|strings\/specialties\.ts$|engine-words\/specialties\/vi/ },
  { name: 'engine', test: together('engine-worker/engine', 'danger/device-first') },
  { name: 'press', test: together('danger/(later-press-words|use-press|read-soon)') },
  { name: 'public', test: together('api/public', 'api/page') },
  { name: 'outcome', test: together('ask-service', 'recommend', 'screens/result/use-outcome') },
  { name: 'answer', test: together('strings/result', 'screens/result/(title-of|drawings)') },
  { name: 'paper', test: together('ui/(printer|later-qr-code)', 'screens/case/key-link') },
];

function together(...names: string[]): RegExp {
  return new RegExp(`/(${names.map((name) => (name.endsWith('/') ? name : `src/${name}\\.tsx?$`)).join('|')})`);
}

/** Whether a page that holds one file is sure to hold another, so that it need not be named again. */
function isHere(file: string, holder: string): boolean {
  const held = holder.includes('/frame-') ? /\/(index|frame)-/ : /\/(index|frame|service|case|case-frame|held-cases)-/;
  return held.test(file);
}

/** Screens that people mostly come to by a link, whose page names what it needs: from another page they may take longer. */
function isSeldomFromHere(file: string): boolean {
  return /\/(hospitals?|new-case|review|navigator|about|not-found|stop|confirm|key-card|(case-)?sheet)-screen-/.test(
    file,
  );
}

/** How the pages are built; `scripts/build-web.ts` runs it. Every file of `assets/` carries a hash of its content. */
export const webConfig: InlineConfig = {
  configFile: false,
  root: path('.'),
  base: '/',
  publicDir: path('public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [engineWords],
  worker: { format: 'es' },
  // Each file of weights is taken whole: names for its members would only be fetched.
  json: { stringify: false, namedExports: false },
  build: {
    outDir: path('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A file inlined as a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself holds nothing yet: it names all that its script needs.
      resolveDependencies: (wanted, files, { hostId, hostType }) =>
        files.filter(
          (file) =>
            hostType === 'html' || (!isHere(file, hostId) && (file.endsWith('.css') || !isSeldomFromHere(wanted))),
        ),
    },
    manifest: 'files.json',
    reportCompressedSize: false,
    // The reader for HEIC is that large, and fetched only when one is opened.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/offline/service-worker.ts') },
      output: {
        // Names are listed in every page, and no hash compresses.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups },
      },
    },
  },
};
