import type { ConsentChange } from '#contract/consent.ts';
import type { ConsentGiver, Language } from '#contract/vocabulary.ts';

/** Which text of `strings/new-case` people agree to; a test says when it has become another. */
const noticeVersion = '2026-11-16';
export const noticeHashes: Record<Language, string> = {
  vi: 'ca4b60f407e2efa8d25c523894b25a7efd9876759c46c699c7993bd799742175',
  en: '127a5df7c33c366bf5ae56199c06769ebce18cac03903ecaed6f1ef699f94f7b',
};

/** Of the sentence in `strings/rights` that messages are agreed to by. */
export const messagesHashes: Record<Language, string> = {
  vi: 'd2a27a27560b694b08bdd7fbf65ae9c63c412bdb3dbd0a4056428b0b99e7b602',
  en: '61aeff1af7b340385de63d2165d7d40b43c150ae653637115cca4c3cfd51906a',
};

export function agreedTo(language: Language, by: ConsentGiver, hashes = noticeHashes): ConsentChange {
  return { given: true, by, noticeVersion, noticeHash: hashes[language] };
}
