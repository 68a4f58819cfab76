/** Whoever has pressed a button waits so long for the engine of this device before the service is asked in its place. */
const deviceFirstMs = 2000;

/** What the device says, unless it takes too long or fails. */
export function deviceFirst<T>(byDevice: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, deviceFirstMs));
  return Promise.race([byDevice.catch(() => undefined), late]);
}
