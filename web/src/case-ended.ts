const name = 'danloi.case-ended';

/** Tells the other tabs of this device that a case is gone, so that none goes on showing it. */
export function tellEnded(caseId: string): void {
  const tabs = new BroadcastChannel(name);
  tabs.postMessage(caseId);
  tabs.close();
}

/** Calls when another tab has ended this case; gives what stops it. */
export function onEnded(caseId: string, then: () => void): () => void {
  const tabs = new BroadcastChannel(name);
  tabs.addEventListener('message', ({ data }) => data === caseId && then());
  return () => tabs.close();
}
