import { invalid } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Reply, Request } from './server.ts';

/** Where a page begins, as an opaque text that a caller only hands back. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function decodeCursor<Values extends readonly (string | number)[]>(
  cursor: string,
  isValid: (values: readonly unknown[]) => boolean,
): Values {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && isValid(values)) return values as unknown as Values;
  } catch {
    // Not ours; refused below like any other text that is not.
  }
  throw invalid('cursor', {
    vi: 'không hợp lệ; hãy lấy từ Link của trang trước.',
    en: 'is not valid; take it from the Link header of the page before.',
  });
}

export function pageSize(query: { limit?: number }): number {
  return query.limit ?? limits.pageSizeDefault;
}

/** `Link` to the next page with the same filters, and how many there are in all. */
export function setPageHeaders(request: Request, reply: Reply, total: number, nextCursor: string | undefined): void {
  reply.header('x-total-count', total);
  if (nextCursor === undefined) return;
  const next = new URL(request.url, 'http://here');
  next.searchParams.set('cursor', nextCursor);
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}
