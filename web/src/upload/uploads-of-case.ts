import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '../api/case.ts';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

/** Files go on being sent while one looks at another page, so the queue outlives the screen that began it. */
const queues = new Map<string, UploadQueue>();

function queueOf(access: CaseAccess): UploadQueue {
  const known = queues.get(access.caseId);
  if (known) return known;
  const queue = new UploadQueue(access);
  queues.set(access.caseId, queue);
  return queue;
}

export function useUploads(access: CaseAccess): { queue: UploadQueue; items: readonly UploadItem[] } {
  const queue = queueOf(access);
  const [items, setItems] = useState(queue.items);
  useEffect(() => {
    const update = () => setItems(queue.items);
    update();
    return queue.subscribe(update);
  }, [queue]);
  useEffect(() => {
    const resume = () => queue.retryUnsent();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [queue]);
  return { queue, items };
}
