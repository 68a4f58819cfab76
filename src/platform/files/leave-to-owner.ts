import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a command makes that is run as root belongs to whom the folder belongs to: else the service could not use it. */
export function leaveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
