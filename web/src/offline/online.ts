import { createStore, useStore } from '../store.ts';

/** Whether the device believes that it has a network. It may be wrong when it says yes, hardly ever when it says no. */
const isOnline = createStore(navigator.onLine);
addEventListener('online', () => isOnline.set(true));
addEventListener('offline', () => isOnline.set(false));

export function useOnline(): boolean {
  return useStore(isOnline);
}
