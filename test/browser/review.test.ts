import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { hourMs } from '#contract/when.ts';
import { aCase, anIntake } from '../builders.ts';
import { createCase, createShare, expectStatus, readCase, startOfTest, uploadFile } from '../harness.ts';
import { holdKey } from './family.ts';
import { aPng } from './files.ts';
import { expectAccessible, expectAccessibleInEveryLook, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

/** A case with a doctor's link, names and numbers in it that a doctor must not see, and two pictures. */
async function inviteDoctor() {
  const held = await createCase(
    site.service,
    aCase({
      intake: anIntake({
        symptoms: 'đau bụng âm ỉ, sụt 4 kg',
        durationDays: 21,
        redFlagsDenied: ['vomiting_blood'],
        redFlagsUnsure: ['black_or_bloody_stool'],
      }),
      patient: { fullName: 'Phạm Bí Mật', birthYear: 1968, address: 'số 7 ngõ Kín' },
      contacts: [{ fullName: 'Vũ Thị Giấu', role: 'primary', phone: '0900111222' }],
    }),
  );
  await uploadFile(site.service, held, aPng(), { kind: 'imaging', title: 'Siêu âm bụng' });
  await uploadFile(site.service, held, aPng(), { kind: 'lab_result', title: 'Xét nghiệm máu' });
  const share = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
  return { held, share };
}

describe('the doctor’s page', () => {
  test.each(['phone', 'desktop'] as const)(
    'a doctor reads the story, looks at a paper and writes an opinion that the family gets (%s)',
    async (screen) => {
      const { held, share } = await inviteDoctor();
      const { page, leave } = await site.visit({ screen });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(share.reviewUrl);
      await page.getByText('đau bụng âm ỉ, sụt 4 kg').waitFor();
      expect(page.url(), 'the secret leaves the address').toBe(`${site.url}/review`);
      const withSecret = asked.map((url) => new URL(url).pathname).filter((path) => path.includes(share.reviewToken));
      expect(withSecret).toEqual([`/v1/review/${share.reviewToken}`]);
      await page.getByText('Còn 3 ngày, đến 08:00, 19/11/2026').waitFor();
      const shown = await page.content();
      for (const secret of ['Phạm Bí Mật', 'ngõ Kín', 'Vũ Thị Giấu', '0900111222', held.caseId]) {
        expect(shown).not.toContain(secret);
      }
      const told = page.locator('.review-story');
      await told.getByText('vài tuần').waitFor();
      expect(await told.textContent(), 'as it was told').not.toContain('21 ngày');
      await told.getByText('Nôn ra máu hoặc chất như bã cà phê').waitFor();
      await told.getByText('Đã hỏi, gia đình trả lời: không có').waitFor();
      await told.getByText('Đã hỏi, gia đình trả lời: chưa chắc').waitFor();
      const papers = await page.locator('.document-name').allTextContents();
      expect(papers, 'images first').toEqual(['Siêu âm bụng', 'Xét nghiệm máu']);
      await expectAccessible(page, 'the review');
      await expectNoSideScroll(page, 'the review');

      await page.getByRole('button', { name: /Xét nghiệm máu/ }).click();
      await page.locator('.viewer img').waitFor();
      await page.goBack();
      await page.locator('.viewer').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Viết ý kiến' }).click();
      await page.getByRole('button', { name: 'Gửi ý kiến' }).click();
      await page.getByRole('alert').getByText('Hãy viết ý kiến trước khi gửi').waitFor();
      await page.getByLabel('Ý kiến của bác sĩ').fill('Nên nhập viện ngay.');
      expect(await page.locator('.review-story .badge').textContent()).toBe('Khám sớm');
      await page.getByRole('button', { name: 'Khám sớm' }).click();
      await page.getByRole('button', { name: 'Cấp cứu' }).click();
      const pressed = page.locator('.urgency-button[aria-pressed=true]');
      expect(await pressed.allTextContents(), 'one at a time').toEqual(['Cấp cứu']);
      const specialty = page.getByLabel(/Nên khám chuyên khoa/);
      await specialty.fill('ngoai than');
      await page.getByRole('button', { name: 'Ngoại thần kinh', exact: true }).click();
      expect(await specialty.inputValue()).toBe('Ngoại thần kinh');
      await specialty.fill('khoa của tôi');
      await page.getByText('Không có trong danh sách').waitFor();
      await specialty.fill('tieu hoa');
      await expectAccessible(page, 'writing');
      await page.getByRole('button', { name: 'Gửi ý kiến' }).click();
      await page.getByText('Đã gửi ý kiến. Cảm ơn bác sĩ.').waitFor();
      expect(await page.locator('.review-story .badge').textContent(), 'as the family sees it now').toBe('Cấp cứu');
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Đã gửi ý kiến');
      await page.locator('.review-opinions').getByText('Gợi ý khám: Tiêu hóa').waitFor();
      const { opinions, case: opened } = await readCase(site.service, held);
      expect(opinions).toMatchObject([
        { opinion: 'Nên nhập viện ngay.', urgency: 'emergency', suggestedSpecialty: 'gastroenterology' },
      ]);
      expect(opened).toMatchObject({ urgency: 'emergency', needs_human: true });
      await leave();
    },
  );

  test('a second doctor answers on a phone with few touches, and sees what the first has said', async () => {
    const { held, share } = await inviteDoctor();
    const first = {
      opinion: 'Nên nội soi trong tuần này.',
      urgency: 'routine',
      suggestedSpecialty: 'gastroenterology',
    };
    await site.service.call('POST', `/v1/review/${share.reviewToken}/opinions`, { body: first });
    const second = await createShare(site.service, held, { reviewerName: 'BS. Trần Văn Nam' });
    const { page, leave } = await site.visit({ language: 'en' });
    let touches = 0;
    const touch = async (name: string) => {
      touches++;
      await page.getByRole('button', { name, exact: true }).tap();
    };
    await page.goto(second.reviewUrl);
    const former = page.locator('.review-opinions');
    await former.getByRole('heading', { name: 'BS. Lê Thị Hoa' }).waitFor();
    await former.getByText('Nên nội soi trong tuần này.').waitFor();
    await former.getByText('08:00, 16/11/2026').waitFor();
    await former.getByText(/Gastroenterology/).waitFor();
    await touch('Write an opinion');
    await touch('Urgent');
    await page.getByLabel('Your opinion').fill('Endoscopy within days.');
    await page.getByLabel(/Specialty to see/).focus();
    const [suggested = ''] = await page.locator('.specialty-chips .chip').allTextContents();
    await touch(suggested);
    await expectAccessible(page, 'the second opinion');
    await touch('Send the opinion');
    await page.getByText('Your opinion was sent').waitFor();
    expect(touches).toBeLessThanOrEqual(4);
    const { opinions } = await readCase(site.service, held);
    expect(opinions.at(-1)).toMatchObject({
      urgency: 'urgent',
      suggestedSpecialty: expect.stringMatching(/^[a-z_]+$/),
    });
    await leave();
  });

  test('reloading keeps the link without showing it, in English too', async () => {
    const { share } = await inviteDoctor();
    const { page, leave } = await site.visit({ language: 'en' });
    await page.goto(share.reviewUrl);
    await page.getByRole('heading', { name: 'Dear BS. Lê Thị Hoa' }).waitFor();
    await page.reload();
    await page.getByText('3 days left, until 08:00, 19/11/2026').waitFor();
    expect(page.url()).toBe(`${site.url}/review`);
    await leave();
  });

  test('an opinion survives a network that goes away', async () => {
    const { held, share } = await inviteDoctor();
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await page.goto(share.reviewUrl);
    await page.getByRole('button', { name: 'Viết ý kiến' }).click();
    await page.getByLabel('Ý kiến của bác sĩ').fill('Theo dõi thêm.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gửi ý kiến' }).click();
    await page.getByText('Những gì bác sĩ viết vẫn còn ở đây').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Gửi ý kiến' }).click();
    await page.getByText('Đã gửi ý kiến').waitFor();
    expect((await readCase(site.service, held)).opinions).toHaveLength(1);
    await leave();
  });
});

describe('a link that does not work', () => {
  test('one that expires while the doctor writes gives the text back', async () => {
    const { share } = await inviteDoctor();
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await page.goto(share.reviewUrl);
    await page.getByRole('button', { name: 'Viết ý kiến' }).click();
    await page.getByLabel('Ý kiến của bác sĩ').fill('Tôi nghĩ là nên khám lại.');
    site.service.moveClock(73 * hourMs);
    await page.getByRole('button', { name: 'Gửi ý kiến' }).click();
    await page.getByText('Đường dẫn xem hồ sơ đã hết hạn').waitFor();
    expect(await page.getByLabel('Ý kiến chưa gửi của bác sĩ').inputValue()).toBe('Tôi nghĩ là nên khám lại.');
    await expectAccessible(page, 'expired');
    await page.reload();
    await page.getByText('Đường dẫn xem hồ sơ đã hết hạn').waitFor();
    site.service.setClock(startOfTest);
    await leave();
  });

  test('one that runs out on the screen takes the case off it', async () => {
    const { share } = await inviteDoctor();
    const { page, context, leave } = await site.visitOnNewDevice();
    await context.clock.install({ time: startOfTest });
    await page.goto(share.reviewUrl);
    await page.getByText('đau bụng âm ỉ, sụt 4 kg').waitFor();
    await context.clock.fastForward(73 * hourMs);
    await page.getByText('Đường dẫn vừa hết hạn').waitFor();
    expect(await page.content()).not.toContain('sụt 4 kg');
    await leave();
  });

  test('one with a passcode asks for it, again where it is wrong, and ends when it was guessed at too often', async () => {
    const { held } = await inviteDoctor();
    const share = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa', passcode: '482 915' });
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await page.goto(share.reviewUrl);
    await page.getByRole('heading', { name: 'Nhập mã mở' }).waitFor();
    expect(await page.content()).not.toContain('sụt 4 kg');
    const field = page.getByLabel('Mã mở');
    const open = page.getByRole('button', { name: 'Mở hồ sơ' });
    await open.click();
    await page.getByText('Hãy nhập mã mở.').waitFor();
    await field.fill('482 914');
    await open.click();
    await page.getByText('Mã mở không đúng').waitFor();
    expect(await field.inputValue(), 'mended where it was typed').toBe('482 914');
    await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('482 914');
    await expectAccessibleInEveryLook(page, 'a wrong passcode');
    await field.fill('482915');
    await page.keyboard.press('Enter');
    await page.getByText('đau bụng âm ỉ, sụt 4 kg').waitFor();
    await page.getByRole('button', { name: /Siêu âm bụng/ }).click();
    await page.locator('.viewer img').waitFor();

    // Another who has only the link.
    const guess = (passcode: string) =>
      site.service.call('GET', `/v1/review/${share.reviewToken}`, { headers: { 'x-share-passcode': passcode } });
    for (let tried = 1; tried < limits.wrongPasscodesPerShareMax - 1; tried++) {
      expectStatus(await guess(String(100_000 + tried)), 401);
    }
    await page.reload();
    await field.fill('000 000');
    await open.click();
    await page.getByRole('heading', { name: 'Đường dẫn không còn dùng được' }).waitFor();
    await expectAccessible(page, 'locked');
    await holdKey(page, held);
    await page.goto('/case/doctors');
    await page.getByText('Mã mở bị nhập sai quá nhiều lần').waitFor();
    await leave();
  });

  test('revoked, unknown and incomplete links are each explained', async () => {
    const { held, share } = await inviteDoctor();
    await site.service.call('DELETE', `${held.url}/shares/${share.shareId}`, { token: held.token });
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await page.goto('/review');
    await page.getByRole('heading', { name: 'Đường dẫn bị thiếu' }).waitFor();
    await page.goto(share.reviewUrl);
    await page.getByText('Gia đình đã thu hồi').waitFor();
    await page.goto('/review#dlr_nonsense');
    await page.getByRole('heading', { name: 'Đường dẫn không đúng' }).waitFor();
    await expectAccessible(page, 'unknown');
    await leave();
  });
});
