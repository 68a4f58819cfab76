import { type Answer, request } from '../request.ts';

export type Page<Item> = { items: Item[]; total: number; next: string | undefined };

/** One page of a list, with how many there are in all and the way to the next. */
export async function requestPage<Item>(
  path: string,
  query: object,
  options: { token?: string; signal?: AbortSignal; headers?: Record<string, string> },
): Answer<Page<Item>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const answer = await request<{ items: Item[]; headers: Headers }>('GET', search ? `${path}?${search}` : path, {
    ...options,
    read: async (response) => ({ items: await response.json(), headers: response.headers }),
  });
  if (!answer.ok) return answer;
  const { items, headers } = answer.value;
  const next = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return {
    ok: true,
    value: {
      items,
      total: Number(headers.get('x-total-count') ?? items.length),
      next: next && decodeURIComponent(next),
    },
  };
}
