import type { Consent, ConsentChange, Pause } from '#contract/consent.ts';
import type { ConsentPurpose } from '#contract/vocabulary.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';

export const setConsent = (access: CaseAccess, purpose: ConsentPurpose, change: ConsentChange): Answer<Consent> =>
  request('PUT', caseUrl(access, `/consents/${purpose}`), { token: access.token, body: change });

export const setPaused = (access: CaseAccess, paused: boolean): Answer<Pause> =>
  request('PUT', caseUrl(access, '/pause'), { token: access.token, body: { paused } });

export const eraseCase = (access: CaseAccess): Answer<void> =>
  request('DELETE', caseUrl(access), { token: access.token });
