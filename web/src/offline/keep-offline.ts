/** Lets the pages open with no network. Only after the first view, so that it takes no bandwidth from it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that refuses (private mode, storage full) still shows every page while there is a network.
    });
  });
}
