import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { OpinionWithin } from '#contract/vocabulary.ts';
import { aCase, anIntake } from '../builders.ts';
import { createCase, createShare, expectStatus, type HeldCase, readCase } from '../harness.ts';
import { holdKey } from './family.ts';
import { expectAccessible, expectNoSideScroll } from './harness.ts';
import { type SiteOfTests, useSite } from './site.ts';

/** Longer than any card would like, and what counts stands at its end. */
const last = 'Không nên trì hoãn quá 2 tuần.';
const opinion = `${'Siêu âm thấy sỏi túi mật nhỏ, thành túi mật không dày. Ăn ít dầu mỡ, uống đủ nước, theo dõi đau và sốt. '.repeat(8)}${last}`;

const ourHours = /24 giờ|24 hours|trong vòng|within/;

const words = {
  vi: {
    write: 'Viết ý kiến',
    urgent: 'Khám sớm',
    badge: 'Khám sớm',
    emergency: 'Cấp cứu',
    opinion: 'Ý kiến của bác sĩ',
    times: 'Nên đi khám trong bao lâu?',
    chosen: { now: 'Ngay', '24h': 'Trong 24 giờ', '3d': 'Trong 3 ngày' },
    specialty: 'Nên khám chuyên khoa',
    send: 'Gửi ý kiến',
    sent: 'Đã gửi ý kiến',
    now: 'Lúc này',
    finds: 'BS. Lê Thị Hoa cho là cần khám sớm',
    says: {
      now: 'Bác sĩ dặn: đi khám ngay.',
      '24h': 'Bác sĩ dặn: đi khám trong vòng 24 giờ.',
      '3d': 'Bác sĩ dặn: đi khám trong vòng 3 ngày.',
    },
    noTime: 'hãy theo lời bác sĩ',
    callsFamily: /gọi (ngay )?cho gia đình/,
    told: 'Ai đã bật báo tin được báo ngay',
    answer: 'nhắn lại cho người gửi đường dẫn',
    navigators: 'Xin gọi điều phối viên',
  },
  en: {
    write: 'Write an opinion',
    urgent: 'Urgent',
    badge: 'See soon',
    emergency: 'Emergency',
    opinion: 'Your opinion',
    times: 'How soon to be seen?',
    chosen: { now: 'Now', '24h': 'Within 24 hours', '3d': 'Within 3 days' },
    specialty: 'Specialty to see',
    send: 'Send the opinion',
    sent: 'Your opinion was sent',
    now: 'Right now',
    finds: 'BS. Lê Thị Hoa finds it urgent',
    says: {
      now: 'The doctor says: be seen now.',
      '24h': 'The doctor says: be seen within 24 hours.',
      '3d': 'The doctor says: be seen within 3 days.',
    },
    noTime: 'go by the doctor’s words',
    callsFamily: /call (them|the family)/,
    told: 'Whoever asked for messages is told at once',
    answer: 'answer whoever sent you the link',
    navigators: 'Please call the navigators',
  },
} as const;

const calm = anIntake({ need: 'checkup', symptoms: 'khám sức khỏe tổng quát' });

async function invite(site: SiteOfTests) {
  const contacts = [{ fullName: 'Vũ Thị Giấu', role: 'primary', phone: '0900111222' } as const];
  const held = await createCase(site.service, aCase({ intake: calm, contacts }));
  return { held, share: await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' }) };
}

async function write(site: SiteOfTests, held: HeldCase, body: object): Promise<void> {
  const { reviewToken } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
  expectStatus(await site.service.call('POST', `/v1/review/${reviewToken}/opinions`, { body }), 201);
}

async function expectWhole(shown: Locator): Promise<void> {
  await shown.getByText(last).waitFor();
  const isCut = await shown
    .getByText(last)
    .evaluate((element) => element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0);
  expect(isCut, 'to its end').toBe(false);
}

const main = async (page: Page) => (await page.locator('main').textContent()) ?? '';

describe('the doctor’s words', () => {
  const site = useSite();

  test.each(
    (['vi', 'en'] as const).flatMap((language) =>
      (['now', '24h', '3d', undefined] as const).map((within) => [language, within] as const),
    ),
  )('are read by the family whole, in %s, with the doctor’s own time (%s) and no other', async (language, within) => {
    const w = words[language];
    const says = within && w.says[within];
    const others = Object.values(w.says).filter((each) => each !== says);
    const { held, share } = await invite(site);
    const { page, leave } = await site.visit({ language });
    /** What the doctor said, as often as it is there, and no time besides. */
    const expectTime = async (shown: Locator) => {
      if (says) await shown.getByText(says).first().waitFor();
      const text = (await shown.textContent()) ?? '';
      for (const other of others) expect(text, 'another time').not.toContain(other);
      expect(says ? text.replaceAll(says, '') : text, 'no hour of ours').not.toMatch(ourHours);
    };
    await page.goto(share.reviewUrl);
    await page.getByRole('button', { name: w.write }).click();
    const times = page.getByRole('group', { name: w.times });
    await page.getByRole('button', { name: w.emergency, exact: true }).click();
    expect(await times.count(), 'an emergency has no time but now').toBe(0);
    await page.getByRole('button', { name: w.urgent, exact: true }).click();
    await times.waitFor();
    expect(await times.getByRole('button', { pressed: true }).count(), 'none is chosen for the doctor').toBe(0);
    await page.getByLabel(w.opinion).fill(opinion);
    if (within) await times.getByRole('button', { name: w.chosen[within], exact: true }).click();
    // Else it lies half under the button that stays in sight.
    await page.getByLabel(w.specialty).focus();
    await expectAccessible(page, 'writing');
    await page.getByRole('button', { name: w.send }).click();
    await page.getByText(w.sent).waitFor();
    const written = page.locator('.review-opinions');
    await expectWhole(written);
    await expectTime(written);

    const { opinions } = await readCase(site.service, held);
    expect(opinions[0]).toMatchObject({ opinion, urgency: 'urgent' });
    expect(opinions[0]?.within).toBe(within);

    await holdKey(page, held);
    await page.goto('/case');
    const now = page.getByRole('region', { name: w.now });
    await expectWhole(now);
    const step = page.locator('.steps .step').first();
    await step.getByText(w.finds).waitFor();
    await step.getByText(says ?? w.noTime).waitFor();
    for (const shown of [now, step]) await expectTime(shown);
    await expectAccessible(page, 'the doctor’s words');
    await expectNoSideScroll(page, 'the doctor’s words');

    await page.goto('/case/doctors');
    await expectWhole(page.locator('.opinion'));
    await expectTime(page.locator('.opinion'));

    await page.goto('/case/sheet');
    await page.getByText(last).waitFor();
    expect(await page.locator('.sheet-verdict').textContent()).toBe(says ? `${w.badge}. ${says}` : w.badge);
    await expectTime(page.locator('main'));
    await leave();
  });

  test('a time beside an emergency does not put it off', async () => {
    const { held } = await invite(site);
    await write(site, held, { opinion: 'Vào viện ngay.', urgency: 'emergency', within: '14d' satisfies OpinionWithin });
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    await page.locator('.emergency').getByText('Vào viện ngay.').waitFor();
    await page.locator('.steps .step').first().waitFor();
    expect(await main(page)).not.toContain('hai tuần');
    await page.goto('/case/doctors');
    await page.locator('.opinion').getByText('trong vòng hai tuần').waitFor();
    await leave();
  });

  test.each(['vi', 'en'] as const)('an emergency asks for no call that cannot be made, in %s', async (language) => {
    const w = words[language];
    const { share } = await invite(site);
    const { page, leave } = await site.visit({ language });
    await page.goto(share.reviewUrl);
    await page.getByRole('button', { name: w.write }).click();
    await page.getByRole('button', { name: w.emergency, exact: true }).click();
    await page.getByRole('dialog').getByText(w.told).waitFor();
    expect(await page.getByRole('dialog').textContent()).not.toMatch(w.callsFamily);
    await page.getByLabel(w.opinion).fill('Vào viện ngay.');
    await page.getByRole('button', { name: w.send }).click();
    const thanks = page.getByRole('status').filter({ hasText: w.sent });
    await thanks.getByText(w.told).waitFor();
    await thanks.getByText(w.answer).waitFor();
    expect(await thanks.textContent()).not.toMatch(w.callsFamily);
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
    await expectAccessible(page, 'an emergency sent');
    await leave();
  });
});

describe('where navigators have a phone', () => {
  const site = useSite({ navigatorContact: { phone: '1900 1234', hours: '8–17 giờ' } });

  test.each(['vi', 'en'] as const)(
    'a doctor in %s is asked to call it, and sees no number of the family',
    async (language) => {
      const w = words[language];
      const { share } = await invite(site);
      const { page, leave } = await site.visit({ language });
      await page.goto(share.reviewUrl);
      await page.getByRole('button', { name: w.write }).click();
      await page.getByRole('dialog').getByRole('link', { name: '1900 1234' }).waitFor();
      await page.getByRole('button', { name: w.emergency, exact: true }).click();
      await page.getByLabel(w.opinion).fill('Vào viện ngay.');
      await expectAccessible(page, 'writing');
      await page.getByRole('button', { name: w.send }).click();
      const thanks = page.getByRole('status').filter({ hasText: w.sent });
      await thanks.getByText(w.navigators).waitFor();
      const link = thanks.getByRole('link', { name: '1900 1234' });
      expect(await link.getAttribute('href')).toBe('tel:19001234');
      await thanks.getByText('8–17 giờ').waitFor();
      const shown = await page.content();
      for (const secret of ['0900111222', 'Vũ Thị Giấu']) expect(shown).not.toContain(secret);
      await expectAccessible(page, 'an emergency sent');
      await expectNoSideScroll(page, 'an emergency sent');
      await leave();
    },
  );
});
