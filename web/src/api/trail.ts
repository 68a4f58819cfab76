import type { CaseEvent } from '#contract/case.ts';
import { limits } from '#contract/limits.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';
import { requestPage } from './page.ts';

/** From now on no navigator reads the case, until the family asks for help again. */
export const endNavigators = (access: CaseAccess): Answer<void> =>
  request('DELETE', caseUrl(access, '/navigator'), { token: access.token });

export const letNavigators = (access: CaseAccess): Answer<void> =>
  request('PUT', caseUrl(access, '/navigator'), { token: access.token });

/** All that was done in a case, oldest first; the file itself shows the newest only. */
export async function readTrail(access: CaseAccess): Answer<CaseEvent[]> {
  const events: CaseEvent[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: limits.pageSizeMax, cursor };
    const page = await requestPage<CaseEvent>(caseUrl(access, '/events'), query, { token: access.token });
    if (!page.ok) return page;
    events.push(...page.value.items);
    cursor = page.value.next;
  } while (cursor !== undefined);
  return { ok: true, value: events };
}
