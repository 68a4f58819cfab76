import { connect, createServer } from 'node:net';

/** Each line to the next of these ports in turn. */
export async function startProxy(ports: () => number[]): Promise<{ port: number; close(): void }> {
  let turn = 0;
  const server = createServer((near) => {
    const all = ports();
    const far = connect(all[turn++ % all.length] ?? 0, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => near.destroy(far.destroy() && undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, close: () => void server.close() };
}
