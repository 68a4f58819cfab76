import { type Answer, request } from '../request.ts';

const stopUrl = (token: string) => `/v1/stop/${encodeURIComponent(token)}`;

export const stopNotices = (token: string): Answer<{ stopped: boolean }> =>
  request('POST', stopUrl(token), { isSafe: true });

export const resumeNotices = (token: string): Answer<{ stopped: boolean }> =>
  request('DELETE', stopUrl(token), { isSafe: true });

export const confirmNotices = (token: string): Answer<{ confirmed: true }> =>
  request('POST', `/v1/confirm/${encodeURIComponent(token)}`, { isSafe: true });
