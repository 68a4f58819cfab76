import { damaged } from './pieces.ts';

/** A box of an ISO media file in memory: its head from `start`, its content from `body` to before `end`. */
export type Box = { type: string; start: number; body: number; end: number };

const depthMax = 12;

/** The boxes that stand from `at` to before `end`; one that reaches beyond is a fault. */
export function* boxesIn(bytes: Buffer, at: number, end: number): Generator<Box> {
  for (let start = at; start < end; ) {
    if (start + 8 > end) throw damaged();
    const type = bytes.toString('latin1', start + 4, start + 8);
    let body = start + 8;
    let size = bytes.readUInt32BE(start);
    if (size === 1) {
      if (start + 16 > end) throw damaged();
      size = Number(bytes.readBigUInt64BE(start + 8));
      body += 8;
    } else if (size === 0) {
      size = end - start;
    }
    if (start + size > end || body > start + size) throw damaged();
    yield { type, start, body, end: start + size };
    start += size;
  }
}

/** Makes of a box empty space of the same size. */
export function freeBox(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1');
  bytes.fill(0, box.body, box.end);
}

/** The name of a handler is free text: behind its version, two numbers of four bytes and three that are reserved. */
export function clearHandlerName(bytes: Buffer, box: Box): void {
  bytes.fill(0, Math.min(box.body + 24, box.end), box.end);
}

export function refuseDepth(depth: number): void {
  if (depth > depthMax) throw damaged();
}
