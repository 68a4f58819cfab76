import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { messagesHashes, noticeHashes } from '#web/consent-notice.ts';
import { en } from '#web/strings/new-case.en.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { en as enRights } from '#web/strings/rights.en.ts';
import { rightsTexts } from '#web/strings/rights.ts';

it('says by its hash which text was agreed to: with another text, another version', () => {
  const hashOf = (t: typeof en) =>
    hash(
      'sha256',
      [...t.notice, t.consentKeep, t.consentNavigator, t.consentRepresentative, t.consentChild].join('\n'),
    );
  expect(noticeHashes).toEqual({ vi: hashOf(newCaseTexts.vi), en: hashOf(en) });
  const messages = { vi: hash('sha256', rightsTexts.vi.messages), en: hash('sha256', enRights.messages) };
  expect(messagesHashes).toEqual(messages);
});
