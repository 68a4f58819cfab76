import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Intake } from '#contract/intake.ts';

/** An intake by its content, wherever it stands, and the answer to it. */
export type Answered = { readonly id: string; readonly intake: Intake; readonly answer: Record<string, unknown> };

/** First the intake's key, by which lines are in order, then the hash of the answer: what is the same need not be parsed. */
export type Line = { readonly key: string; readonly hash: string; readonly json: string };

export function keyOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

export function lineOf({ id, intake, answer }: Answered): Line {
  return { key: keyOf(intake), hash: keyOf(answer), json: JSON.stringify({ id, intake, answer }) };
}

/** A name that ends in `.gz` is compressed: all answers are half a gigabyte. */
export async function writeLines(path: string, lines: AsyncIterable<Line>): Promise<number> {
  let count = 0;
  async function* texts() {
    for await (const { key, hash, json } of lines) {
      count++;
      yield `${key} ${hash} ${json}\n`;
    }
  }
  const file = createWriteStream(path);
  if (path.endsWith('.gz')) await pipeline(Readable.from(texts()), createGzip(), file);
  else await pipeline(Readable.from(texts()), file);
  return count;
}

export async function* linesOf(path: string): AsyncGenerator<Line> {
  const file = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, key, hash, json] = /^([0-9a-f]{16}) ([0-9a-f]{16}) (.+)$/s.exec(text) ?? [];
    if (key === undefined || hash === undefined || json === undefined) throw new Error(`${path} holds no answers`);
    yield { key, hash, json };
  }
}
