import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The browser tests look at the pages as they are served: built, and not older than their sources. */
export async function setup(): Promise<void> {
  const script = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, '--if-needed']);
}
