import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** How the pages are built; `scripts/build-web.ts` runs it. Every file of `assets/` carries a hash of its content. */
export const webConfig: InlineConfig = {
  configFile: false,
  root: path('.'),
  base: '/',
  publicDir: path('public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: path('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A file inlined as a data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'files.json',
    reportCompressedSize: false,
    // The reader for HEIC is that large, and fetched only when one is opened.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: path('index.html'), sw: path('src/offline/service-worker.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
};
