import { ServiceError } from '#contract/errors.ts';

/** Far more parts than a picture or a film is made of: one that is made of nothing but parts would keep us busy. */
const usualPartsMax = 100_000;
const zeros = Buffer.alloc(64 * 1024);
const gatheredBytes = 64 * 1024;

export function damaged(): ServiceError {
  return new ServiceError('file_damaged');
}

/**
 * The bytes of a file as they come in, read by their structure. At no time is more held than what was asked for and
 * one chunk. A view that is handed out is good only until the next bytes are asked for.
 */
export class Pieces {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  readonly #partsMax: number;
  #parts = 0;
  /** How many bytes were taken. */
  position = 0;

  constructor(source: AsyncIterable<Uint8Array>, partsMax = usualPartsMax) {
    this.#partsMax = partsMax;
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Looks ahead without taking: at least `count` bytes, fewer only at the end. For a few bytes only. */
  async ahead(count: number): Promise<Buffer> {
    while (this.#held.length < count) {
      const held = Buffer.from(this.#held);
      const { done, value } = await this.#source.next();
      if (done) {
        this.#held = held;
        break;
      }
      const chunk = Buffer.from(value.buffer, value.byteOffset, value.length);
      this.#held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    }
    return this.#held;
  }

  /** Takes of what is held. */
  takeHeld(count: number): Buffer {
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    this.position += taken.length;
    return taken;
  }

  /** Takes this many bytes into memory of their own; fewer only at the end. */
  async read(count: number): Promise<Buffer> {
    const memory = Buffer.allocUnsafe(count);
    let filled = 0;
    while (filled < count && (await this.ahead(1)).length > 0) {
      filled += this.takeHeld(count - filled).copy(memory, filled);
    }
    return memory.subarray(0, filled);
  }

  async readWhole(count: number): Promise<Buffer> {
    const bytes = await this.read(count);
    if (bytes.length < count) throw damaged();
    return bytes;
  }

  async *pass(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if ((await this.ahead(1)).length === 0) throw damaged();
      const taken = this.takeHeld(left);
      left -= taken.length;
      yield taken;
    }
  }

  /** As many zeros as there were bytes. */
  async *blank(count: number): AsyncGenerator<Buffer> {
    for await (const { length } of this.pass(count)) yield* zeroBytes(length);
  }

  async skip(count: number): Promise<void> {
    for await (const _ of this.pass(count));
  }

  async *rest(): AsyncGenerator<Buffer> {
    while ((await this.ahead(1)).length > 0) yield this.takeHeld(this.#held.length);
  }

  async drain(): Promise<void> {
    for await (const _ of this.rest());
  }

  countPart(): void {
    if (++this.#parts > this.#partsMax) throw damaged();
  }
}

/** Small pieces together: whoever comes next is not asked for each of a hundred thousand. */
export async function* gathered(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafe(gatheredBytes);
  let filled = 0;
  for await (const piece of source) {
    if (filled + piece.length > gatheredBytes) {
      yield memory.subarray(0, filled);
      filled = 0;
    }
    if (piece.length > gatheredBytes) yield piece;
    else filled += piece.copy(memory, filled);
  }
  yield memory.subarray(0, filled);
}

function* zeroBytes(count: number): Generator<Buffer> {
  for (let left = count; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}
