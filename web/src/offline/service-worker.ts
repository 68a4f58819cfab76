/**
 * Keeps the shell, the danger-sign check and the emergency page working with no network. Nothing that belongs to a
 * person is ever kept: answers of the API pass through untouched.
 *
 * The types of a service worker clash with those of a page, so that the few that are needed stand here.
 */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WaitingEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
type PushEvent = WaitingEvent & { data: { json: () => unknown } | null };
type ClickEvent = WaitingEvent & { notification: Notification };
type WindowClient = { url: string; focus: () => Promise<unknown> };
type Scope = {
  addEventListener: {
    (kind: 'push', listener: (event: PushEvent) => void): void;
    (kind: 'notificationclick', listener: (event: ClickEvent) => void): void;
    (kind: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (kind: 'fetch', listener: (event: FetchEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
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

worker.addEventListener('push', (event) => event.waitUntil(showNews(event)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openCase());
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

/** A browser takes the right to send away from whoever sends without showing: so something is shown in any case. */
async function showNews({ data }: PushEvent): Promise<void> {
  const { news, open, caseId } = newsIn(data);
  const look = { body: open, tag: caseId, renotify: true, icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };
  await worker.registration.showNotification(news, look);
}

function newsIn(data: PushEvent['data']): { news: string; open: string; caseId: string } {
  const told = { news: 'Có tin mới trong hồ sơ', open: 'Mở trang để xem', caseId: 'danloi' };
  try {
    return { ...told, ...(data?.json() as Partial<typeof told> | undefined) };
  } catch {
    return told;
  }
}

/** The case where it is open already, else a new page, which asks for the key. */
async function openCase(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname.startsWith('/case'));
  await (open ? open.focus() : worker.clients.openWindow('/case'));
}
