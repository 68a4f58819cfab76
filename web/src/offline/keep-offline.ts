import { whenIdle } from '../when-idle.ts';

/** Longer than a first view takes on a slow line: all that is kept is ten times as large as a page. */
const firstViewMs = 4000;

/** Lets the pages open with no network. Only after the first view, so that it takes no bandwidth from it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => setTimeout(() => whenIdle(register), firstViewMs));
}

function register(): void {
  if (!navigator.onLine) {
    addEventListener('online', register, { once: true });
    return;
  }
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // A browser that refuses (private mode, storage full) still shows every page while there is a network.
  });
}
