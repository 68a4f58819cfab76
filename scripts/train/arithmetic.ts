/** e to a power from plain arithmetic, so that every machine gets the same bits: halved until small, a series, squared back. */
export function exp(power: number): number {
  if (power < -40) return 0;
  if (power > 40) return exp(40);
  const halvings = 6;
  const small = power / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 12; n += 1) {
    term = (term * small) / n;
    sum += term;
  }
  for (let n = 0; n < halvings; n += 1) sum *= sum;
  return sum;
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let so = seed;
  return () => {
    so = (Math.imul(so, 1664525) + 1013904223) >>> 0;
    return so / 2 ** 32;
  };
}

export function shuffle<Item>(items: Item[], roll: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(roll() * (at + 1));
    const item = items[at] as Item;
    items[at] = items[other] as Item;
    items[other] = item;
  }
}
