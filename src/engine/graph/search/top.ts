/** Picks the best few of many without sorting the rest: highest score first and, of equals, the lower number. */
export function selectTop(items: Uint32Array, scoreOf: Float32Array, count: number): number[] {
  if (count > items.length / 4) return sorted(items, scoreOf).slice(0, count);
  const top: number[] = [];
  // What does not beat the last of the best is passed over at once.
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] ?? 0;
    const score = scoreOf[item] ?? 0;
    if (score < least) continue;
    const last = top[count - 1];
    if (last !== undefined) {
      if (!isBefore(item, score, last, scoreOf)) continue;
      top.pop();
    }
    let place = top.length;
    while (place > 0 && isBefore(item, score, top[place - 1] ?? 0, scoreOf)) {
      top[place] = top[place - 1] ?? 0;
      place -= 1;
    }
    top[place] = item;
    const worst = top[count - 1];
    if (worst !== undefined) least = scoreOf[worst] ?? 0;
  }
  return top;
}

function sorted(items: Uint32Array, scoreOf: Float32Array): number[] {
  return [...items].sort((a, b) => (scoreOf[b] ?? 0) - (scoreOf[a] ?? 0) || a - b);
}

function isBefore(item: number, score: number, other: number, scoreOf: Float32Array): boolean {
  const otherScore = scoreOf[other] ?? 0;
  return score > otherScore || (score === otherScore && item < other);
}
