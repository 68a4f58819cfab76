/** Bytes of a file that are not to be told, and what stands in their place. In order, none over another. */
export type Span = { start: number; end: number; filler: number };

/** A file that tells so much of people is none that a scanner or a hospital has made. */
export const spansMax = 100_000;

/**
 * The same bytes with some of them filled up. Nothing moves, so that a part of a file is the same part of its copy.
 * `from` is where in the file the first of these bytes stands; `see` is shown what was there.
 */
export async function* blanked<Piece extends Uint8Array>(
  source: AsyncIterable<Piece>,
  from: number,
  spans: readonly Span[],
  see: (span: Span, hidden: Uint8Array) => void = () => {},
): AsyncGenerator<Piece | Buffer> {
  let position = from;
  let next = 0;
  for await (const piece of source) {
    const end = position + piece.length;
    let copy: Buffer | undefined;
    for (let span = spans[next]; span && span.start < end; span = spans[next]) {
      if (span.end > position) {
        copy ??= Buffer.from(piece);
        const start = Math.max(0, span.start - position);
        see(span, piece.subarray(start, span.end - position));
        copy.fill(span.filler, start, Math.min(span.end, end) - position);
      }
      if (span.end > end) break;
      next++;
    }
    position = end;
    yield copy ?? piece;
  }
}

/** In order and without overlap, as they were found in whatever order. */
export function inOrder(spans: readonly Span[]): Span[] {
  const ordered: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = ordered.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else if (span.end > span.start) ordered.push({ ...span });
  }
  return ordered;
}
