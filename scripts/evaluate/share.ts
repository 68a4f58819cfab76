/** How many of how many. */
export type Share = { readonly hits: number; readonly of: number };

export function shareOf<Item>(items: readonly Item[], isHit: (item: Item) => boolean): Share {
  return { hits: items.filter(isHit).length, of: items.length };
}

/** Of the normal distribution, for 95 %. */
const z = 1.96;

/** The 95 % interval of a share (Wilson). */
export function interval({ hits, of }: Share): readonly [number, number] {
  if (of === 0) return [0, 1];
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export const percent = (value: number) => (100 * value).toFixed(1);

/** “452/500 = 90.4 % (87.5–92.7)”. */
export function shown({ hits, of }: Share): string {
  if (of === 0) return '–';
  const [low, high] = interval({ hits, of });
  return `${hits}/${of} = ${percent(hits / of)} % (${percent(low)}–${percent(high)})`;
}
