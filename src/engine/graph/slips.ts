const rowLengthMax = 64;
/** Three rows of the table, used in turn. */
const rows = [new Uint8Array(rowLengthMax), new Uint8Array(rowLengthMax), new Uint8Array(rowLengthMax)] as const;

/** Optimal string alignment (a swap of neighbours is one slip), given up once it exceeds `max`. */
export function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length >= rowLengthMax) return max + 1;
  let [before, above, current] = rows;
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    // Cells further than `max` from the diagonal cannot lie on a short path.
    const from = Math.max(1, row - max);
    const to = Math.min(b.length, row + max);
    current[from - 1] = from === 1 ? row : max + 1;
    let least = max + 1;
    const letter = a.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const other = b.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      const left = (current[column - 1] ?? 0) + 1;
      const up = column < row + max ? (above[column] ?? 0) + 1 : max + 1;
      if (left < cost) cost = left;
      if (up < cost) cost = up;
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        const swap = (before[column - 2] ?? 0) + 1;
        if (swap < cost) cost = swap;
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    const spare = before;
    before = above;
    above = current;
    current = spare;
  }
  return above[b.length] ?? max + 1;
}
