import type { NewKey } from '#contract/case.ts';
import type { Opinion, OpinionChange } from '#contract/opinion.ts';
import type { Share, ShareChange } from '#contract/share.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';
import type { FileSource } from './files.ts';

/** What is seldom asked for, apart from what every view of a case brings along. */
export const changeShare = (access: CaseAccess, shareId: string, change: ShareChange): Answer<Share> =>
  request('PATCH', caseUrl(access, `/shares/${shareId}`), { token: access.token, body: change });

export const changeOpinion = (access: CaseAccess, opinionId: string, change: OpinionChange): Answer<Opinion> =>
  request('PATCH', caseUrl(access, `/opinions/${opinionId}`), { token: access.token, body: change });

export const changeKey = (access: CaseAccess): Answer<NewKey> =>
  request('POST', caseUrl(access, '/token'), { token: access.token });

export const revokeShare = (access: CaseAccess, shareId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/shares/${shareId}`), { token: access.token });

/** The whole case as one archive, which is read as a file is. */
export const exportOfCase = (access: CaseAccess): FileSource => ({
  url: () => caseUrl(access, '/export'),
  token: access.token,
});
