/**
 * Keeps the shell, the danger-sign check and the emergency page working with no network. Nothing that belongs to a
 * person is ever kept: answers of the API pass through untouched.
 *
 * The types of a service worker clash with those of a page, so that the few that are needed stand here.
 */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WaitingEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type Scope = {
  addEventListener: {
    (kind: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

// The build puts the names of the files here.
const build = { version: '__VERSION__', files: ['__FILES__'] };
const worker = self as unknown as Scope;

const cacheName = `danloi-${build.version}`;
const shell = '/';
const directory = '/offline/directory.json';
const patienceMs = 3000;
/** The reader for HEIC and the like is fetched when it is needed. */
const keptBytesMax = 400_000;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(docs|v1|health|openapi\.json)(\/|$)/.test(url.pathname)) event.respondWith(openPage(request));
  } else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/icons/')) {
    event.respondWith(openAsset(request));
  } else if (url.pathname === directory) {
    event.respondWith(openDirectory(event));
  }
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([shell, ...build.files]);
  // The directory is worth having, but its absence must not keep the rest from working.
  await cache.add(directory).catch(() => undefined);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('danloi-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the network while it answers in time, else the one that was kept: they are all one shell. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => caches.match(shell, { ignoreVary: true });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const response = await Promise.race([fetch(request).catch(() => undefined), late]);
  return response ?? (await kept()) ?? (await fetch(request));
}

/** A file with a hash in its name never changes. */
async function openAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && Number(response.headers.get('content-length') ?? 0) < keptBytesMax) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

/** What is kept at once, and a fresh one for the next time. */
async function openDirectory(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(directory, { ignoreVary: true });
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(directory, response.clone());
    return response;
  });
  if (!kept) return await fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}
