import { ServiceError } from '#contract/errors.ts';

const headerBytesMax = 16 * 1024;
const partsMax = 20;

export type Part = {
  name: string;
  /** The last part of the path that the sender gave, or nothing. */
  fileName: string | undefined;
  /** What the sender claims it is; nothing when nothing was claimed. */
  contentType: string | undefined;
  /** Each chunk is good only until the next one is asked for. */
  body: AsyncIterable<Buffer>;
};

/** The boundary of a `multipart/form-data` content type. */
export function boundaryOf(contentType: string | undefined): string {
  if (contentType === undefined || !/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new ServiceError('content_type_unsupported', { expected: 'multipart/form-data' });
  }
  const boundary = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType);
  const text = boundary?.[1] ?? boundary?.[2];
  if (text === undefined) throw new ServiceError('malformed_multipart');
  return text;
}

/**
 * The parts of a form, one after another, each streamed: at no time is more than a chunk of it held. A part that is not
 * well formed, or a form that ends early, is an error; nothing is skipped. A chunk of the source need be good only
 * until the next one is asked for.
 */
export async function* readMultipart(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Part> {
  const window = new Window(source, Buffer.from(`\r\n--${boundary}`));
  // Whatever stands before the first boundary is not part of the form.
  await drain(window.untilDelimiter());
  for (let count = 0; !(await window.isAtEnd()); count++) {
    if (count === partsMax) throw new ServiceError('malformed_multipart');
    const headers = parseHeaders(await window.readHeaders());
    const body = window.untilDelimiter();
    yield { ...headers, body };
    await drain(body);
  }
}

async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks);
}

/** A view over the incoming bytes that keeps only what could still be the beginning of a boundary. */
class Window {
  readonly #source: AsyncIterator<Buffer>;
  readonly #delimiter: Buffer;
  // The first boundary may stand at the very beginning, without the line break that all others have before them.
  #held: Buffer = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Buffer>, delimiter: Buffer) {
    this.#source = source[Symbol.asyncIterator]();
    this.#delimiter = delimiter;
  }

  async *untilDelimiter(): AsyncGenerator<Buffer> {
    for (;;) {
      const held = this.#held;
      const at = held.indexOf(this.#delimiter);
      const sure = at >= 0 ? at : held.length - lengthOfBeginning(this.#delimiter, held);
      this.#held = held.subarray(at >= 0 ? at + this.#delimiter.length : sure);
      if (sure > 0) yield held.subarray(0, sure);
      if (at >= 0) return;
      await this.#pull();
    }
  }

  /** After a boundary: whether it was the last one. */
  async isAtEnd(): Promise<boolean> {
    while (this.#held.length < 2) await this.#pull();
    if (this.#held.toString('latin1', 0, 2) === '--') return true;
    const lineEnd = await this.#find('\r\n');
    if (/[^ \t]/.test(this.#held.toString('latin1', 0, lineEnd))) throw new ServiceError('malformed_multipart');
    this.#held = this.#held.subarray(lineEnd);
    return false;
  }

  /** The header lines of a part, from the line break after the boundary to the empty line. */
  async readHeaders(): Promise<string> {
    const end = await this.#find('\r\n\r\n');
    const text = this.#held.toString('utf8', 0, end);
    this.#held = this.#held.subarray(end + 4);
    return text;
  }

  async #find(text: string): Promise<number> {
    for (;;) {
      const at = this.#held.indexOf(text);
      if ((at < 0 ? this.#held.length : at) > headerBytesMax) throw new ServiceError('malformed_multipart');
      if (at >= 0) return at;
      await this.#pull();
    }
  }

  async #pull(): Promise<void> {
    const held = Buffer.from(this.#held);
    const { done, value } = await this.#source.next();
    if (done) throw new ServiceError('malformed_multipart');
    this.#held = held.length === 0 ? value : Buffer.concat([held, value]);
  }
}

/**
 * How many bytes at the end could be the beginning of the delimiter. Nearly always none: then the next chunk is not
 * joined to them, and no chunk of a file is ever copied here.
 */
function lengthOfBeginning(delimiter: Buffer, bytes: Buffer): number {
  const longest = Math.min(delimiter.length - 1, bytes.length);
  for (let length = longest; length > 0; length--) {
    const start = bytes.length - length;
    if (bytes[start] === delimiter[0] && delimiter.compare(bytes, start, bytes.length, 0, length) === 0) return length;
  }
  return 0;
}

function parseHeaders(text: string): Omit<Part, 'body'> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    if (colon <= 0) throw new ServiceError('malformed_multipart');
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const disposition = headers.get('content-disposition') ?? '';
  const parameters = parseParameters(disposition);
  const name = parameters.get('name');
  if (!/^form-data\s*;/i.test(disposition) || name === undefined) throw new ServiceError('malformed_multipart');
  const fileName = extendedValue(parameters.get('filename*')) ?? parameters.get('filename');
  return {
    name,
    fileName: fileName?.replace(/^.*[/\\]/s, ''),
    contentType: headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined,
  };
}

function parseParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const match of header.matchAll(/;\s*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/gs)) {
    const [, name = '', quoted, plain = ''] = match;
    const key = name.toLowerCase();
    if (parameters.has(key)) throw new ServiceError('malformed_multipart');
    parameters.set(key, quoted === undefined ? plain : quoted.replace(/\\(["\\])/g, '$1'));
  }
  return parameters;
}

/** `UTF-8''B%E1%BB%87nh%20%C3%A1n.pdf` of RFC 5987. */
function extendedValue(value: string | undefined): string | undefined {
  const encoded = value === undefined ? undefined : /^utf-8'[^']*'(.*)$/i.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
