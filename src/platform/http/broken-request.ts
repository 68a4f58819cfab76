import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorCode, errors, errorText, ServiceError } from '#contract/errors.ts';

/** How long a line stays open for whoever still sends after being refused: closed at once, it could lose the answer. */
const lingerMs = 2000;

/** A request that is no HTTP never reaches a route; it still gets the one form of error. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    answerSlowRequest(socket);
    return;
  }
  refuse(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request');
  // The other side may never close its end.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Closes the line as soon as the answer has left: a request that was refused must not come to its end after all. */
export function answerSlowRequest(socket: Socket): void {
  refuse(socket, 'request_timeout');
  socket.destroySoon();
}

function refuse(socket: Socket, code: ErrorCode): void {
  if (socket.destroyed || !socket.writable) return;
  const body = JSON.stringify({ error: errorText(new ServiceError(code), 'vi', true) });
  socket.end(
    `HTTP/1.1 ${errors[code].status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\n` +
      `x-request-id: ${randomUUID()}\r\nconnection: close\r\n\r\n${body}`,
  );
}
