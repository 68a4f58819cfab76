import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Once, before any worker: what the engine reads is made of the cards as they stand. */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('../scripts/build-cards.ts', import.meta.url))]);
}
