import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

type Sending = {
  /** Whether the client begins to read only when it has sent everything, as simple clients do. */
  readsLast?: boolean;
};

/** Sends a request byte for byte and gives back what comes, for what no well-behaved client would send. */
export async function sendRaw(
  port: number,
  pieces: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
  { readsLast = false }: Sending = {},
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await opened(socket);
  try {
    const sent = sendAll(socket, pieces);
    if (readsLast) await sent;
    const answer = await readAnswer(socket);
    // What could not be sent any more is the client's to bear: the answer has come.
    sent.catch(() => {});
    return answer;
  } finally {
    socket.destroy();
  }
}

export function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
}

async function sendAll(socket: Socket, pieces: Iterable<Buffer | string> | AsyncIterable<Buffer | string>) {
  for await (const piece of pieces) await write(socket, piece);
}

export function write(socket: Socket, piece: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

/** One answer, by its `content-length`. */
export function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const look = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = parse(received);
      if (!answer) return;
      socket.off('data', look);
      resolve(answer);
    };
    socket.on('data', look);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`the connection was closed after: ${received.toString()}`)));
  });
}

function parse(received: Buffer): RawAnswer | undefined {
  const text = received.toString('latin1').replace(/^(HTTP\/1\.1 100 Continue\r\n\r\n)+/, '');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const body = Buffer.from(text.slice(end + 4), 'latin1');
  if (body.length < length) return undefined;
  return { status: Number(head.split(' ')[1]), head, body: body.toString('utf8', 0, length) };
}
