import type { Meta } from '#contract/meta.ts';
import type { NewOpinion, Opinion } from '#contract/opinion.ts';
import type { Review } from '#contract/review.ts';
import { type Answer, request } from '../request.ts';
import type { FileSource } from './files.ts';

const reviewUrl = (token: string, path = ''): string => `/v1/review/${encodeURIComponent(token)}${path}`;

/** What a doctor was told by phone, by link; never kept longer than the page. */
const passcodes = new Map<string, string>();

export const hasPasscode = (token: string): boolean => passcodes.has(token);

/** A header takes no letter with marks, and a passcode has none: whoever typed one was helped by the keyboard. */
export function holdPasscode(token: string, typed: string): void {
  const plain = typed
    .replaceAll(/đ/gi, 'd')
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '');
  passcodes.set(token, plain.trim() || '-');
}

function passcodeHeader(token: string): Record<string, string> {
  const passcode = passcodes.get(token);
  return passcode === undefined ? {} : { 'x-share-passcode': passcode };
}

/** Of all that it tells, how navigators are called. */
export const readMeta = (): Answer<Meta> => request('GET', '/v1/meta');

export const openReview = (token: string): Answer<Review> =>
  request('GET', reviewUrl(token), { headers: passcodeHeader(token) });

export const writeOpinion = (token: string, opinion: NewOpinion): Answer<Opinion> =>
  request('POST', reviewUrl(token, '/opinions'), { body: opinion, headers: passcodeHeader(token) });

export const filesOfReview = (reviewToken: string): FileSource => ({
  url: (documentId) => reviewUrl(reviewToken, `/documents/${documentId}/file`),
  passcode: passcodes.get(reviewToken),
});
