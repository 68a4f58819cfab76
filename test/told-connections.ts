import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** Loaded before a program: writes down every address that it connects to. */
subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  socket.once('connectionAttempt', (ip, port) => appendFileSync(process.env.TOLD_CONNECTIONS ?? '', `${ip}:${port}\n`));
});
