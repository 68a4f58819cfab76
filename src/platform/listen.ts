import type { Server } from 'node:net';

/** Rejects when it cannot. */
export async function listen<Listening extends Server>(server: Listening, host: string, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
