/** Milliseconds since 1970. Passed in everywhere, so that a test can move it. */
export type Clock = () => number;

export function instant(atMs: number): string {
  return new Date(atMs).toISOString();
}

export function instantOrNull(atMs: number | null): string | null {
  return atMs === null ? null : instant(atMs);
}
