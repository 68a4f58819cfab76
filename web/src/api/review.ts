import type { NewOpinion, Opinion } from '#contract/opinion.ts';
import type { Review } from '#contract/review.ts';
import { type Answer, request } from '../request.ts';
import type { FileSource } from './files.ts';

const reviewUrl = (token: string, path = ''): string => `/v1/review/${encodeURIComponent(token)}${path}`;

export const openReview = (token: string): Answer<Review> => request('GET', reviewUrl(token));

export const writeOpinion = (token: string, opinion: NewOpinion): Answer<Opinion> =>
  request('POST', reviewUrl(token, '/opinions'), { body: opinion });

export const filesOfReview = (reviewToken: string): FileSource => ({
  url: (documentId) => reviewUrl(reviewToken, `/documents/${documentId}/file`),
});
