import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { apiCalls, expectNoSideScroll, type Screen, screens, zoom } from './harness.ts';
import {
  answerEach,
  bellyAche,
  box,
  dangerLink,
  emergency,
  fillAbout,
  openResult,
  pickPlace,
  press,
  reply,
  type Story,
  startWithEngine,
  tell,
  tellWithPlace,
} from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe.each(Object.keys(screens) as Screen[])('finding help on a %s', (screen) => {
  it('leads from one sentence to a named hospital, and sends nothing before the last question', async () => {
    const { page, leave } = await site.visit({ screen });
    const calls = apiCalls(page);
    await startWithEngine(page);
    await box(page).fill(bellyAche.text);
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/about');
    await fillAbout(page, bellyAche);
    await page.getByText('Diễn Châu, Nghệ An').waitFor();
    expect(calls).toEqual([]);
    await press(page, 'Tiếp tục');
    const asked = await answerEach(page, 'Không');
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    const [sent = ''] = calls;
    expect(sent).toMatch(/^POST \/v1\/navigate /);
    const { redFlagsDenied = [], ...told } = JSON.parse(sent.replace('POST /v1/navigate ', '')) as Intake;
    expect(redFlagsDenied).toHaveLength(asked.length);
    expect(told).toEqual({
      need: 'treatment',
      patient: { isSelf: false, age: 58, sex: 'male', province: 'Diễn Châu, Nghệ An', place: '40-dien-chau' },
      symptoms: bellyAche.text,
    });
    await expect.poll(() => heading(page).textContent()).toMatch(/Khám (thường|sớm)/);
    await expect.poll(() => page.locator('.place-name').textContent()).toContain('Diễn Châu');
    await leave();
  });
});

/** Taps as a finger does, also to begin typing; counts every touch of the screen, and every page. */
async function walk(page: Page, story: Story): Promise<{ touches: number; pages: string[] }> {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname));
  await page.addInitScript("window.touches = 0; addEventListener('pointerdown', () => { touches += 1 }, true)");
  const type = async (field: ReturnType<Page['getByLabel']>, text: string) => {
    await field.tap();
    await page.keyboard.insertText(text);
  };
  await page.goto('/');
  await type(box(page), story.text);
  if (/ngực/.test(story.text)) await page.locator('.strip-danger').waitFor();
  await page.getByRole('button', { name: /^(Tiếp tục|Xem phải làm gì ngay)$/ }).tap();
  await page.waitForURL(/\/(about|result)$/);
  if (page.url().endsWith('/about')) {
    if (story.who) await page.getByText(story.who, { exact: true }).tap();
    if (story.age) await type(page.getByLabel('Bao nhiêu tuổi?'), story.age);
    if (story.place) {
      await type(page.getByLabel('Người bệnh đang ở đâu?'), story.place[0]);
      await page.getByRole('button', { name: story.place[1] }).first().tap();
    }
    if (story.hasCard) {
      await page.getByText('Thêm: bảo hiểm').tap();
      await page.getByText('Có thẻ', { exact: true }).tap();
    }
    await page.getByRole('button', { name: 'Tiếp tục' }).tap();
    await page.waitForURL(/\/(ask\/\d|result)$/);
    while (page.url().includes('/ask')) {
      const before = page.url();
      await reply(page, 'Không').tap();
      await page.waitForURL((url) => url.href !== before);
    }
  }
  await page.locator('.outcome, .verdict').waitFor();
  return { touches: await page.evaluate<number>('touches'), pages };
}

describe('five standard stories', () => {
  const stories: [string, Story, { pages: number; touches: number }][] = [
    [
      'a belly ache for two months',
      { ...bellyAche, text: 'bố tôi đau bụng âm ỉ 2 tháng nay, ăn không tiêu' },
      { pages: 6, touches: 10 },
    ],
    [
      'the mother’s knee, with insurance',
      { text: 'mẹ tôi 67 tuổi đau khớp gối mấy năm nay', place: ['quan 3', 'Quận 3'], hasCard: true },
      { pages: 6, touches: 10 },
    ],
    [
      'an infant’s fever',
      { text: 'bé 5 tháng sốt 38,5 độ từ hôm qua, vẫn bú', place: ['go vap', 'Gò Vấp'] },
      { pages: 6, touches: 10 },
    ],
    ['a chest pain', { text: 'bố tôi đau ngực lan tay trái, vã mồ hôi' }, { pages: 2, touches: 3 }],
    [
      'a health certificate',
      { text: 'xin giấy khám sức khỏe để đi làm', who: 'Tôi', age: '24', place: ['hai chau', 'Hải Châu'] },
      { pages: 6, touches: 10 },
    ],
  ];
  it.each(stories)('%s: few pages, few touches', async (_name, story, max) => {
    const { page, leave } = await site.visit();
    const { touches, pages } = await walk(page, story);
    expect(pages.length, pages.join()).toBeLessThanOrEqual(max.pages);
    expect(touches).toBeLessThanOrEqual(max.touches);
    expect(await page.locator('.verdict').count()).toBe(max.touches === 3 ? 1 : 0);
    const isBeside = page.getByText('Gọi ngay cho người đang ở cạnh, nhờ họ gọi 115');
    expect(await isBeside.count()).toBe(max.touches === 3 ? 1 : 0);
    await leave();
  });
});

describe('what the story said', () => {
  it('is shown as understood, not asked again, and can be put right', async () => {
    const { page, leave } = await site.visit();
    await tellWithPlace(page, 'bé 20 tháng ngứa da mấy hôm nay, nhà ở Vinh');
    for (const fact of ['cho người nhà', '20 tháng tuổi', 'ở Vinh, Nghệ An']) {
      await page.getByRole('button', { name: `Sửa: ${fact}` }).waitFor();
    }
    expect(await page.locator('fieldset').filter({ visible: true }).count(), 'nothing is asked').toBe(0);
    await page.getByRole('button', { name: 'Sửa: 20 tháng tuổi' }).click();
    const age = page.getByLabel('Bao nhiêu tuổi?');
    expect(await age.inputValue()).toBe('20');
    await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('name')")).toBe('age');
    await age.fill('8');
    await page.reload();
    expect(await age.inputValue()).toBe('8');
    expect(await page.getByLabel('tháng', { exact: true }).isChecked()).toBe(true);
    const sent = page.waitForRequest('**/v1/navigate');
    await press(page, 'Tiếp tục');
    await answerEach(page, 'Không');
    expect((await sent).postDataJSON().patient).toMatchObject({ isSelf: false, age: 0, ageMonths: 8 });
    await leave();
  });

  it('of another person takes nothing over from the one before', async () => {
    const { page, leave } = await site.visit();
    await openResult(page);
    await tell(page, 'tôi 30 tuổi bị ngứa da tay mấy tuần nay');
    await page.getByRole('button', { name: 'Sửa: 30 tuổi' }).waitFor();
    await page.getByRole('button', { name: 'Sửa: cho chính bạn' }).waitFor();
    await page.getByText('Diễn Châu, Nghệ An').waitFor();
    await page.getByRole('button', { name: 'Sửa: 30 tuổi' }).click();
    await page.getByLabel('Bao nhiêu tuổi?').fill('4');
    // Nobody is asked for the age in an emergency, so that of the one before must be gone.
    await tellWithPlace(page, 'chồng em đau ngực lan tay trái, vã mồ hôi, đang ở Vinh');
    await emergency(page).waitFor();
    const kept = await page.evaluate<string>("sessionStorage.getItem('danloi.answers')");
    expect(JSON.parse(kept)).toMatchObject({ heard: { isSelf: false, place: { name: 'Vinh, Nghệ An' } } });
    expect(Object.keys(JSON.parse(kept))).not.toEqual(expect.arrayContaining(['age']));
    expect(kept).not.toContain('Diễn Châu');
    await leave();
  });

  it('leaves open what the answer hangs on, and a wrong age is told where one looks', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng dưới lâm râm');
    await page.getByText('Nam hay nữ?').waitFor();
    await page.getByText('Bị bao lâu rồi?').waitFor();
    const age = page.getByLabel('Bao nhiêu tuổi?');
    for (const wrong of ['abc', '121', '-1']) {
      await age.fill(wrong);
      await press(page, 'Tiếp tục');
      await page.getByText('từ 0 đến 120').waitFor();
      expect(await age.getAttribute('aria-invalid'), wrong).toBe('true');
      await expect
        .poll(() => page.evaluate("document.activeElement?.getAttribute('name')"), { message: wrong })
        .toBe('age');
    }
    await age.fill('');
    await press(page, 'Tiếp tục');
    await page.waitForURL(/\/(ask\/1|result)$/);
    await leave();
  });
});

describe('the first page', () => {
  it('offers 115 before any script has come, and then asks what is happening', async () => {
    const { page, leave } = await site.visit();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    expect(await page.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    await page.getByText('Đang mở trang…').waitFor();
    open();
    await box(page).waitFor();
    expect(await page.getByText('Đang mở trang…').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(1);
    await leave();
  });

  it('shows that a press was heard while the next page is on its way', async () => {
    const { page, leave } = await site.visit();
    await page.addInitScript('globalThis.requestIdleCallback = () => 0');
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/assets/find-help-screen-*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/');
    await dangerLink(page).click();
    await page.locator('html[data-waiting]').waitFor();
    open();
    await page.getByLabel('Co giật').waitFor();
    expect(await page.locator('html[data-waiting]').count()).toBe(0);
    await leave();
  });

  it('reads danger while it is typed, takes the warning back with the words, and asks for words', async () => {
    const { page, leave } = await site.visit();
    const calls = apiCalls(page);
    await page.goto('/find-help');
    await press(page, 'Tiếp tục');
    await page.getByText('Hãy viết vài chữ').waitFor();
    await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('name')")).toBe('story');
    await page.getByRole('button', { name: 'Bé 8 tháng ho' }).click();
    expect(await box(page).inputValue()).toContain('Bé 8 tháng');
    await box(page).fill('');
    await box(page).pressSequentially('tu sang dau nguc lan tay trai, va mo hoi');
    await page.locator('.strip-danger').waitFor();
    await page.locator('.notice-danger').first().waitFor();
    await box(page).fill('ngứa da tay');
    await page.locator('.strip-danger').waitFor({ state: 'detached' });
    await box(page).fill('đau ngực lan tay trái, vã mồ hôi');
    await page.locator('.strip-danger').waitFor();
    await page.reload();
    await page.locator('.strip-danger').waitFor();
    await press(page, 'Xem phải làm gì ngay');
    await emergency(page).waitFor();
    expect(calls).toEqual([]);
    await leave();
  });

  it('comes first, whatever address is opened', async () => {
    const { page, leave } = await site.visit();
    for (const address of ['/find-help', '/find-help/about', '/find-help/ask/1', '/find-help/symptoms', '/result']) {
      await page.goto(address);
      await box(page).waitFor();
    }
    await leave();
  });
});

it('keeps what was told over a reload and on the way back at every step, and forgets it when asked', async () => {
  const { page, leave } = await site.visit();
  await tell(page, bellyAche.text);
  await fillAbout(page, { ...bellyAche, hasCard: true });
  await page.reload();
  expect(await page.getByLabel('Bao nhiêu tuổi?').inputValue()).toBe('58');
  await page.getByText('Diễn Châu, Nghệ An').waitFor();
  await page.getByText('Thêm: bảo hiểm').click();
  expect(await page.getByLabel('Có thẻ', { exact: true }).isChecked()).toBe(true);
  await press(page, 'Tiếp tục');
  await answerEach(page, 'Không');
  await page.reload();
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  await page.getByRole('link', { name: 'Xem thêm về nơi này' }).click();
  await page.getByRole('heading', { name: 'Các khoa' }).waitFor();
  await press(page, 'Quay lại');
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  while (!page.url().endsWith('/about')) {
    const before = page.url();
    await press(page, 'Quay lại');
    await page.waitForURL((url) => url.href !== before);
  }
  expect(await page.getByLabel('Bao nhiêu tuổi?').inputValue()).toBe('58');
  await page.goBack();
  expect(await box(page).inputValue()).toBe(bellyAche.text);
  await press(page, 'Kể chuyện khác');
  await press(page, 'Xóa và kể lại');
  await expect.poll(() => box(page).inputValue()).toBe('');
  expect(await page.evaluate("sessionStorage.getItem('danloi.answers')")).toBe('{}');
  await leave();
});

it('can be gone through with the keyboard alone, and tells a screen reader each new page', async () => {
  const { page, leave } = await site.visit({ screen: 'desktop' });
  const focused = () =>
    page.evaluate<string>("(document.activeElement?.closest('label') ?? document.activeElement)?.textContent ?? ''");
  const goTo = async (name: RegExp) => {
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      if (name.test((await focused()).trim())) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type('toi bi ngua da tay may tuan nay');
  await goTo(/^Tiếp tục$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about');
  await expect.poll(focused).toBe('Cho biết thêm');
  expect(await page.title()).toBe('Cho biết thêm – Dẫn Lối');
  await page.getByLabel('Bao nhiêu tuổi?').focus();
  await page.keyboard.type('41');
  await page.getByLabel('Người bệnh đang ở đâu?').focus();
  await page.keyboard.type('hue');
  await page.getByRole('button', { name: 'Huế' }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Đổi nơi ở');
  await goTo(/^Tiếp tục$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(ask\/1|result)$/);
  while (page.url().includes('/ask')) {
    const before = page.url();
    await reply(page, 'Không').waitFor();
    await goTo(/^Không$/);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  await leave();
});

it('speaks English from the first page to the answer, and remembers the choice', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('What is happening?').fill('My father, 70 years old, has had knee pain for two years');
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'Change: 70 years' }).waitFor();
  await page.getByLabel('Where is the patient?').fill('hue');
  await page.getByRole('button', { name: 'Huế' }).first().click();
  await press(page, 'Continue');
  await page.waitForURL(/\/(ask\/1|result)$/);
  while (page.url().includes('/ask')) {
    const before = page.url();
    await page.getByRole('button', { name: /^No( chosen)?$/ }).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.getByRole('heading', { name: 'Go to' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('heading', { name: 'Go to' }).waitFor();
  await leave();
});

it('fits a screen at twice and four times the size, and shows what is chosen in forced colours', async () => {
  const { page, leave } = await site.visit({ screen: 'desktop' });
  const fits = async (state: string) => {
    for (const times of [2, 4]) {
      await zoom(page, times);
      await expectNoSideScroll(page, `${state}, ${times} times`);
    }
    await zoom(page, 1);
  };
  await page.goto('/');
  await box(page).waitFor();
  await fits('the story');
  await tell(page, 'đau bụng dưới lâm râm');
  await fillAbout(page, { text: '', who: 'Người nhà', age: '58', sex: 'Nam', duration: 'Vài ngày' });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.locator('.pill:has(:checked) > .icon').first().isVisible()).toBe(true);
  expect(await page.locator('.pill:not(:has(:checked)) > .icon').first().isVisible()).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
  await fits('what is open');
  await pickPlace(page, 'dien chau', 'Diễn Châu');
  await press(page, 'Tiếp tục');
  await page.waitForURL('**/ask/1');
  await reply(page, 'Không').waitFor();
  await fits('a question');
  await answerEach(page, 'Không');
  await page.getByRole('heading', { name: 'So với nơi khác' }).waitFor();
  await fits('the answer');
  await leave();
});
