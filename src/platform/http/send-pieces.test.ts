import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { usualPatience } from './patience.ts';
import { sendPieces } from './send-pieces.ts';
import { createServer } from './server.ts';

it('raises no alarm for a reader who leaves in the middle', async () => {
  const lines: string[] = [];
  const app = createServer({
    log: openLog('info', { write: (line) => void lines.push(line) }),
    metrics: createMetrics(),
    trustProxy: false,
    corsOrigins: [],
    publicUrl: 'http://here',
    countStranger: (_request, _reply, done) => done(),
    patience: usualPatience,
  });
  app.get('/', (request, reply) => sendPieces(request, reply, withoutEnd()));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  for (let round = 0; round < 10; round++) {
    const left = new Promise((resolve) => app.server.once('connection', (line) => line.once('close', resolve)));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'data');
    socket.resetAndDestroy();
    await left;
  }
  await app.close();
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

function* withoutEnd(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(1000);
}
