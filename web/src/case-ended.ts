import { useEffect } from 'preact/hooks';
import { closeCase } from './held-cases.ts';

const name = 'danloi.case-ended';

/** Tells the other tabs of this device that a case is gone, so that none goes on showing it. */
export function tellEnded(caseId: string): void {
  const tabs = new BroadcastChannel(name);
  tabs.postMessage(caseId);
  tabs.close();
}

/** Closes the case when another tab has ended it. Nobody is asked: there may be no network. */
export function useEnded(caseId: string | undefined, leave: () => void): void {
  useEffect(() => {
    if (caseId === undefined) return;
    const tabs = new BroadcastChannel(name);
    tabs.addEventListener('message', ({ data }) => {
      if (data !== caseId) return;
      closeCase();
      leave();
    });
    return () => tabs.close();
  }, [caseId]);
}
