import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Until the service that was started answers; one that ends, or takes a minute, is not waited for. */
export async function waitForHealth(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error('the service did not start');
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error('the service did not answer');
}
