import { connect, createServer, type Socket } from 'node:net';

export type Fault =
  /** Everything passes. */
  | 'none'
  /** Nothing passes, and nobody is told: as when a machine dies. */
  | 'silent'
  /** Lines are cut, and new ones refused. */
  | 'down'
  /** A commit passes, and the line is cut before its answer: whether it was done is known to the database alone. */
  | 'lost-commits';

export type FaultyNetwork = { url: string; set(fault: Fault): void; close(): Promise<void> };

/** A way to a server that can fail in the ways of a network. */
export async function startFaultyNetwork(target: string): Promise<FaultyNetwork> {
  const url = new URL(target);
  const port = Number(url.port);
  const { hostname } = url;
  let fault: Fault = 'none';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (fault === 'down') {
      near.destroy();
      return;
    }
    const far = connect(port, hostname);
    let isCommitting = false;
    const pass = (from: Socket, to: Socket, see: (bytes: Buffer) => boolean) => {
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        if (fault === 'silent') return;
        if (see(bytes)) to.write(bytes);
        else near.destroy();
      });
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    };
    pass(near, far, (bytes) => {
      isCommitting = fault === 'lost-commits' && bytes.includes('commit');
      return true;
    });
    pass(far, near, () => !isCommitting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    set(next) {
      fault = next;
      if (fault === 'down') for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
