/** Where a fact comes from is told in words or by an address. Free of TypeBox, for the pages. */
const addressStart = /^https?:\/\//i;

/** Of a source that is an address. */
export function hostOfSource(source: string): string | undefined {
  if (!addressStart.test(source)) return undefined;
  try {
    return new URL(source).hostname;
  } catch {
    return undefined;
  }
}

export function isBrokenAddress(source: string): boolean {
  return addressStart.test(source) && hostOfSource(source) === undefined;
}
