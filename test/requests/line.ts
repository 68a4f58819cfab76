import { connect, type Socket } from 'node:net';
import type { Answer } from '../harness.ts';
import { opened } from '../sockets.ts';

/** Whoever gets no answer for so long never gets one. */
const answerMs = 60_000;

export type Exchange = { answers: Answer[]; isClosed: boolean; rest: Buffer };

/** A connection that is spoken to byte by byte, and listened to in the same way: nothing of what comes is passed over. */
export class Line {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #isClosed = false;
  #look: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#look();
    });
    // A line that is cut is for whoever waits on it to judge.
    socket.on('error', () => {});
    for (const event of ['end', 'close']) {
      socket.on(event, () => {
        this.#isClosed = true;
        this.#look();
      });
    }
  }

  static async open(port: number): Promise<Line> {
    const socket = connect(port, '127.0.0.1');
    await opened(socket);
    return new Line(socket);
  }

  get isOpen(): boolean {
    return !this.#isClosed;
  }

  /** Sends, and waits for an answer to each of the requests, or for the end of the line; `isLast` ends our side of it. */
  exchange(pieces: readonly Buffer[], methods: readonly string[], isLast = false): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const answers: Answer[] = [];
      const timer = setTimeout(() => reject(new Error('there is no answer')), answerMs);
      const done = () => {
        clearTimeout(timer);
        this.#look = () => {};
        resolve({ answers, isClosed: this.#isClosed, rest: this.#received });
      };
      this.#look = () => {
        try {
          this.#take(answers, methods);
        } catch (error) {
          clearTimeout(timer);
          reject(error as Error);
          return;
        }
        if (this.#isClosed || (!isLast && answers.length >= methods.length)) done();
      };
      for (const piece of pieces) this.#socket.write(piece);
      if (isLast) this.#socket.end();
      this.#look();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }

  #take(answers: Answer[], methods: readonly string[]): void {
    for (;;) {
      const parsed = parseAnswer(this.#received, methods[answers.length] ?? 'GET', this.#isClosed);
      if (!parsed) return;
      this.#received = this.#received.subarray(parsed.length);
      if (parsed.answer.status >= 200) answers.push(parsed.answer);
    }
  }
}

/** The answer that the bytes begin with, and how long it is; nothing while it has not come whole. */
function parseAnswer(bytes: Buffer, method: string, isAll: boolean): { answer: Answer; length: number } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (Number.isNaN(status)) throw new Error(`this is no answer: ${bytes.toString('latin1', 0, 300)}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+): ?(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`this is no header: ${line}`);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const hasBody = method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
  const body = hasBody ? bodyAt(bytes, end + 4, headers, isAll) : { content: Buffer.alloc(0), length: 0 };
  if (!body) return undefined;
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const text = isJson || body.content.length < 1000 ? body.content.toString('utf8') : '(bytes)';
  const parsed = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { answer: { status, headers, text, bytes: body.content, body: parsed }, length: end + 4 + body.length };
}

function bodyAt(bytes: Buffer, start: number, headers: Record<string, string>, isAll: boolean) {
  if (headers['transfer-encoding'] === 'chunked') return chunkedAt(bytes, start);
  // To whoever speaks HTTP/1.0 the end of the line is the end of what streams.
  const isUntilEnd = headers['content-length'] === undefined && headers.connection === 'close';
  if (isUntilEnd) return isAll ? { content: bytes.subarray(start), length: bytes.length - start } : undefined;
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`an answer does not say how long it is: ${JSON.stringify(headers)}`);
  const content = bytes.subarray(start, start + length);
  return content.length < length ? undefined : { content, length };
}

function chunkedAt(bytes: Buffer, start: number): { content: Buffer; length: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const chunk = bytes.subarray(lineEnd + 2, lineEnd + 2 + size);
    at = lineEnd + 2 + size + 2;
    if (at > bytes.length) return undefined;
    if (size === 0) return { content: Buffer.concat(chunks), length: at - start };
    chunks.push(chunk);
  }
}
