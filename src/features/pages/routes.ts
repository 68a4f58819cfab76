import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Deps } from '../../deps.ts';
import { entityTag, isNotModified } from '../../platform/http/cacheable.ts';
import type { App, Reply, Request } from '../../platform/http/server.ts';
import { version } from '../../version.ts';
import type { Guard } from '../access/guard.ts';
import { offlineDirectory } from './offline-directory.ts';

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

/** Addresses that the pages themselves read; what stands after them is theirs. */
const pages = [
  '/',
  '/find-help',
  '/find-help/*',
  '/result',
  '/hospitals',
  '/hospitals/:id',
  '/case',
  '/case/*',
  '/review',
  '/navigator',
  '/navigator/*',
  '/about',
];

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
    const sendIndex = (_request: Request, reply: Reply) => reply.sendFile('index.html', root, { cacheControl: false });
    for (const url of pages) scope.get(url, hidden, sendIndex);
    for (const url of plainFiles) {
      scope.get(url, hidden, (request, reply) => reply.sendFile(pathOf(request), root, { cacheControl: false }));
    }
    let kept: { etag: string; text: string } | undefined;
    scope.get('/offline/directory.json', hidden, (request, reply) => {
      const etag = entityTag('offline', version, graph().version);
      if (isNotModified(request, reply, etag)) return reply.send();
      if (kept?.etag !== etag) kept = { etag, text: JSON.stringify(offlineDirectory(graph())) };
      return reply.type('application/json; charset=utf-8').send(kept.text);
    });
    // A person who follows a broken link gets a page; a program gets the one form of error.
    scope.get('/*', hidden, (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound();
      return sendIndex(request, reply.code(404));
    });
  });
}

function pathOf(request: Request): string {
  return (request.url.split('?')[0] ?? '').slice(1);
}

function wantsPage({ url, headers }: Request): boolean {
  return headers.accept?.includes('text/html') === true && !/^\/(v1|docs|health|openapi\.json)(\/|$|\?)/.test(url);
}
