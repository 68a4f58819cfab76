import type { NewDevice } from '#contract/notice.ts';

export type Subscribed = Pick<NewDevice, 'endpoint' | 'keys'>;

/** What works in the background may still be on its way; in a private window it never comes. */
const patienceMs = 5000;

/** Not in an iPhone's browser outside of the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

/** How the service knows this device, if it has ever subscribed. */
export async function findEndpointHash(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function subscribe(pushKey: string): Promise<Subscribed | 'unsupported' | 'denied' | 'failed'> {
  // First of all: a browser asks only in answer to a touch, and forgets that touch while we wait.
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await findRegistration();
  if (!registration) return 'unsupported';
  try {
    const { endpoint, keys } = (await subscribeAnew(registration.pushManager, pushKey)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed';
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return 'failed';
  }
}

/** One that was made for another key, as of a service that was set up anew, gives way. */
async function subscribeAnew(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await manager.subscribe(options);
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
