import type { ConsentChange } from '#contract/consent.ts';
import type { ConsentGiver, Language } from '#contract/vocabulary.ts';

/** Which text of `strings/new-case` people agree to; a test says when it has become another. */
const noticeVersion = '2026-11-16';
export const noticeHashes: Record<Language, string> = {
  vi: 'ca4b60f407e2efa8d25c523894b25a7efd9876759c46c699c7993bd799742175',
  en: '127a5df7c33c366bf5ae56199c06769ebce18cac03903ecaed6f1ef699f94f7b',
};

export function agreedTo(language: Language, by: ConsentGiver): ConsentChange {
  return { given: true, by, noticeVersion, noticeHash: noticeHashes[language] };
}
