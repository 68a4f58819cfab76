import { createStore, useStore } from '../store.ts';

/** Whether there is a network, as far as the device knows or we have found out. */
const isOnline = createStore(navigator.onLine);
addEventListener('online', () => isOnline.set(true));
addEventListener('offline', () => isOnline.set(false));

const probeUrl = '/manifest.webmanifest';
const probeAgainMs = 10_000;

/** A device that is in a network which leads nowhere says that it is online; only asking tells. */
async function probe(): Promise<void> {
  try {
    await fetch(probeUrl, { method: 'HEAD', cache: 'no-store' });
    isOnline.set(true);
  } catch {
    isOnline.set(false);
    setTimeout(probe, probeAgainMs);
  }
}

// A page that the service worker may have kept is no proof of a network. One that came without it is.
if (navigator.serviceWorker?.controller) void probe();

export function useOnline(): boolean {
  return useStore(isOnline);
}
