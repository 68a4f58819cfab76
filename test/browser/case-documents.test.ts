import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createCase, readCase, uploadFile } from '../harness.ts';
import { button, holdKey } from './family.ts';
import { aPng } from './files.ts';
import { expectAccessible, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const png = (name: string, size?: number) => ({
  name,
  mimeType: 'image/png',
  buffer: size === undefined ? aPng() : Buffer.concat([aPng(), Buffer.alloc(size)]),
});

/** One byte more than the service takes; a file of nothing, so that it costs nothing. */
async function aTooLargeFile(): Promise<string> {
  const path = join(site.service.dataDir, 'qua-lon.png');
  await writeFile(path, aPng());
  await truncate(path, limits.documentSizeBytesMax + 1);
  return path;
}

describe('documents', () => {
  test('several files are sent at once; one that is cut off is told, kept and sent again', async () => {
    const held = await createCase(site.service);
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case/documents');
    await page.getByText('Chưa có giấy tờ nào').waitFor();
    await expectAccessible(page, 'no documents');
    await page.getByText('Chọn loại, thêm tên').click();
    await page.getByLabel(/Loại giấy tờ/).selectOption('lab_result');

    // Not `times: 1`, which takes the route away while the second file is on its way through it.
    let isCut = false;
    await context.route('**/v1/cases/*/documents', async (route) => {
      if (isCut) return await route.continue();
      isCut = true;
      await route.abort('connectionreset');
    });
    await page.locator('input[name=upload]').setInputFiles([png('mot.png'), png('hai.png')]);
    await page.locator('input[name=upload]').setInputFiles(await aTooLargeFile());
    await page.getByText('Tệp lớn hơn 25 MB').waitFor();
    await page.getByText('Mất mạng giữa chừng').waitFor();
    await page.getByText('1 giấy tờ', { exact: true }).waitFor();
    await expectAccessible(page, 'partly failed');
    await expectNoSideScroll(page, 'partly failed');
    await button(page, 'Gửi lại').click();
    await page.getByText('2 giấy tờ', { exact: true }).waitFor();
    await page.locator('.document').first().scrollIntoViewIfNeeded();
    await page.locator('.document-thumbnail img').first().waitFor();
    const { documents } = await readCase(site.service, held);
    expect(documents.map(({ fileName, kind }) => [fileName, kind]).sort()).toEqual([
      ['hai.png', 'lab_result'],
      ['mot.png', 'lab_result'],
    ]);
    await leave();
  });

  test('a file that was chosen is seen to be on its way, above the bar of tabs', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case/documents');
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/v1/cases/*/documents', async (route) => {
      await gate;
      await route.continue();
    });
    await page.locator('input[name=upload]').setInputFiles([png('mot.png')]);
    const row = page.locator('.upload-row');
    await row.waitFor();
    const isSeen = async () => {
      const [shown, tabs] = [await row.boundingBox(), await page.locator('.tabs').boundingBox()];
      return shown !== null && tabs !== null && shown.y > 0 && shown.y + shown.height <= tabs.y;
    };
    await expect.poll(isSeen).toBe(true);
    open();
    await page.getByText('1 giấy tờ', { exact: true }).waitFor();
    await leave();
  });

  test('a file that is no picture is refused in plain words, and not offered to be sent again', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case/documents');
    const fake = { name: 'anh.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
    await page.locator('input[name=upload]').setInputFiles([fake]);
    await page.getByText(/^Loại tệp không được nhận/).waitFor();
    expect(await button(page, 'Gửi lại').count()).toBe(0);
    await button(page, 'Bỏ').click();
    await page.getByText('anh.jpg').waitFor({ state: 'detached' });
    await leave();
  });

  test('a file under way shows how far it is and can be stopped; without a network it waits and goes by itself', async () => {
    const held = await createCase(site.service);
    const { page, context, leave } = await site.visitOnNewDevice({ screen: 'desktop', expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case/documents');
    const network = await context.newCDPSession(page);
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await limit(300_000);
    await page.locator('input[name=camera]').setInputFiles([png('lon.png', 3_000_000)]);
    await page.getByText(/Đang gửi [1-9]\d? %/).waitFor();
    await button(page, 'Dừng').click();
    await page.getByText('lon.png').waitFor({ state: 'detached' });
    await limit(-1);

    await context.setOffline(true);
    await page.locator('input[name=upload]').setInputFiles([png('cho-mang.png')]);
    await page.getByText('Có mạng lại, sẽ tự gửi tiếp').waitFor();
    await context.setOffline(false);
    await page.getByText('1 giấy tờ', { exact: true }).waitFor();
    const { documents } = await readCase(site.service, held);
    expect(documents.map(({ fileName }) => fileName)).toEqual(['cho-mang.png']);
    await leave();
  });

  test('a file dropped on the page is sent, looked at and deleted for good', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await holdKey(page, held);
    await page.goto('/case/documents');
    const bytes = JSON.stringify([...aPng()]);
    await page.locator('.upload').waitFor();
    await page.evaluate(`{
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(${bytes})], 'tha.png', { type: 'image/png' }));
      document.querySelector('.upload').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }`);
    await page.locator('.document').click();
    await page.locator('.viewer img').waitFor();
    await page.locator('.viewer').getByRole('button', { name: 'Xóa' }).click();
    await page.locator('.dialog').getByRole('button', { name: 'Xóa' }).click();
    await page.getByText('Chưa có giấy tờ nào').waitFor();
    expect((await readCase(site.service, held)).documents).toEqual([]);
    await leave();
  });

  test('two hundred documents stay usable, and the page says that there is no room for more', async () => {
    const held = await createCase(site.service);
    for (let n = 0; n < limits.documentsPerCaseMax; n++) {
      await uploadFile(site.service, held, undefined, {
        kind: n % 2 === 0 ? 'imaging' : 'other',
        title: `Phim số ${n}`,
      });
    }
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case/documents');
    await page.getByText('Đã đủ 200 giấy tờ').waitFor();
    expect(await page.locator('.document').count()).toBe(24);
    await button(page, 'Xem thêm 24 giấy tờ').click();
    expect(await page.locator('.document').count()).toBe(48);
    await button(page, /^Giấy tờ khác \(100\)/).click();
    await page.getByText('Phim số 199').waitFor();
    expect(await page.getByText('Phim số 198', { exact: true }).count()).toBe(0);
    await expectNoSideScroll(page, '200 documents');
    await leave();
  });
});
