/** Picks the best few of many without sorting the rest: highest score first and, of equals, the lower number. */
export function selectTop(items: readonly number[], scoreOf: Float32Array, count: number): number[] {
  if (count > items.length / 4) return sorted(items, scoreOf).slice(0, count);
  const top: number[] = [];
  for (const item of items) {
    const score = scoreOf[item] ?? 0;
    const last = top[top.length - 1];
    if (top.length === count && (last === undefined || !isBefore(item, score, last, scoreOf))) continue;
    if (top.length === count) top.pop();
    let place = top.length;
    while (place > 0 && isBefore(item, score, top[place - 1] ?? 0, scoreOf)) {
      top[place] = top[place - 1] ?? 0;
      place -= 1;
    }
    top[place] = item;
  }
  return top;
}

function sorted(items: readonly number[], scoreOf: Float32Array): number[] {
  return items.toSorted((a, b) => (scoreOf[b] ?? 0) - (scoreOf[a] ?? 0) || a - b);
}

function isBefore(item: number, score: number, other: number, scoreOf: Float32Array): boolean {
  const otherScore = scoreOf[other] ?? 0;
  return score > otherScore || (score === otherScore && item < other);
}
