import { tracingChannel } from 'node:diagnostics_channel';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '#platform/listen.ts';
import { refuseTakenPorts } from '../../src/refuse-taken-ports.ts';
import { freePort } from '../free-port.ts';

const noEffect = () => {};
const local = { host: '127.0.0.1', metricsHost: '127.0.0.1', metricsPort: undefined, workers: 1 };

it('sends away who comes while a port is tried, and gives it back', async () => {
  const port = await freePort();
  // A name is looked up first, and so long the port before it is held.
  const ports = { ...local, port, metricsHost: 'localhost', metricsPort: await freePort(), workers: 20 };
  const comers: Socket[] = [];
  const knock = () => comers.push(connect(port, '127.0.0.1').resume().on('error', noEffect));
  const listening = tracingChannel('net.server.listen').asyncEnd;
  listening.subscribe(knock);
  await refuseTakenPorts(ports);
  listening.unsubscribe(knock);
  expect(comers).toHaveLength(21);
  await expect.poll(() => comers.every(({ closed }) => closed)).toBe(true);
  await using mine = await listen(createServer(), '127.0.0.1', port);
  expect(mine.listening).toBe(true);
});

it('tries the figures of each process, on the address where they are told', async () => {
  const port = await freePort();
  const metricsPort = await freePort();
  const ports = { ...local, port, metricsHost: '127.0.0.2', metricsPort, workers: 2 };
  // Another program may have that port on another address.
  await using elsewhere = await listen(createServer(), '127.0.0.1', metricsPort);
  expect(elsewhere.listening).toBe(true);
  await refuseTakenPorts(ports);
  for (const taken of [metricsPort, metricsPort + 1]) {
    await using there = await listen(createServer(), '127.0.0.2', taken);
    expect(there.listening).toBe(true);
    await expect(refuseTakenPorts(ports)).rejects.toThrow('METRICS_PORT: another program listens there already');
  }
});

it('says so where there is no such port', async () => {
  const ports = { ...local, port: await freePort(), metricsPort: 65_535, workers: 2 };
  await expect(refuseTakenPorts(ports)).rejects.toThrow('METRICS_PORT: there is no such port');
});
