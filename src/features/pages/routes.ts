import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Deps } from '#deps.ts';
import type { App, Reply, Request } from '#platform/http/server.ts';
import type { Guard } from '../access/guard.ts';
import { sendOfflineDirectory } from './offline-directory.ts';

const builtDir = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Only our own files. `blob:` is for documents that were fetched with a key, and for the HEIC reader's worker. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  'frame-src blob:',
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Addresses that the pages read, each with the file that is sent. They are one page in all but this: each names the
 * scripts of its own screen, so that the browser need not find out one after another.
 */
const pages = {
  '/': 'home.html',
  '/find-help': 'home.html',
  '/find-help/*': 'find-help.html',
  '/result': 'result.html',
  '/sheet': 'sheet.html',
  '/sheet/*': 'sheet.html',
  '/hospitals': 'hospitals.html',
  '/hospitals/:id': 'hospital.html',
  '/case': 'case.html',
  '/case/*': 'case.html',
  '/case/key': 'key-card.html',
  '/case/sheet': 'case-sheet.html',
  '/case/new': 'new-case.html',
  '/case/new/*': 'new-case.html',
  '/review': 'review.html',
  '/navigator': 'navigator.html',
  '/navigator/*': 'navigator.html',
  '/stop': 'stop.html',
  '/confirm': 'confirm.html',
  '/about': 'about.html',
};

/** Files whose name does not change with their content. */
const plainFiles = ['/sw.js', '/manifest.webmanifest', '/icons/:name'];

const year = 365 * 24 * 60 * 60;

/** The built pages, from the same origin as the API. Without a build the service is the API alone. */
export async function pageRoutes(
  app: App,
  { graph }: Pick<Deps, 'graph'>,
  guard: Guard,
  root: string = builtDir,
): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn('the pages are not built: npm run build');
    return;
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', guard.anyone);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy,
        'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin',
      });
    });
    await scope.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      index: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        if (path.includes('/assets/')) reply.header('cache-control', `public, max-age=${year}, immutable`);
      },
    });
    const hidden = { schema: { hide: true } };
    const send = (reply: Reply, file: string) => reply.sendFile(file, root, { cacheControl: false });
    for (const [url, file] of Object.entries(pages)) scope.get(url, hidden, (_request, reply) => send(reply, file));
    for (const url of plainFiles) scope.get(url, hidden, (request, reply) => send(reply, pathOf(request)));
    scope.get('/offline/directory.json', hidden, sendOfflineDirectory(graph));
    // A person who follows a broken link gets a page; a program gets the one form of error.
    scope.get('/*', hidden, (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound();
      return send(reply.code(404), 'not-found.html');
    });
  });
}

function pathOf(request: Request): string {
  return (request.url.split('?')[0] ?? '').slice(1);
}

function wantsPage({ url, headers }: Request): boolean {
  return headers.accept?.includes('text/html') === true && !/^\/(v1|docs|health|openapi\.json)(\/|$|\?)/.test(url);
}
