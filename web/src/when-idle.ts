const waitMsMax = 2000;

/** Does something useful but not urgent once the page has nothing better to do. Not every browser can tell when. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: waitMsMax });
  else setTimeout(task, waitMsMax / 4);
}
