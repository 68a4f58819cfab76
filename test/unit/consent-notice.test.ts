import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { noticeHashes } from '#web/consent-notice.ts';
import { en } from '#web/strings/new-case.en.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';

it('says by its hash which text was agreed to: with another text, another version', () => {
  const hashOf = (t: typeof en) =>
    hash(
      'sha256',
      [...t.notice, t.consentKeep, t.consentNavigator, t.consentRepresentative, t.consentChild].join('\n'),
    );
  expect(noticeHashes).toEqual({ vi: hashOf(newCaseTexts.vi), en: hashOf(en) });
});
