import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFile } from '../builders.ts';
import { createCase, type HeldCase, uploadFile } from '../harness.ts';
import { holdKey } from './family.ts';
import { aDicom, aPdf, aPng, storedFile } from './files.ts';
import { expectAccessible, type VisitOptions } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let held: HeldCase;

const files: Record<string, Buffer> = {
  'Ảnh PNG': aPng(200, 100, ['#ff0000', '#0000ff']),
  'Ảnh HEIC': storedFile('picture.heic'),
  'Tờ PDF': aPdf(),
  'Phim thường': aDicom(),
  'Phim âm bản': aDicom({ photometric: 'MONOCHROME1' }),
  'Phim RLE': storedFile('scan-rle.dcm'),
  'Phim JPEG không mất': storedFile('scan-jpeg-lossless.dcm'),
  'Phim nhiều ảnh': storedFile('frames-jpeg-lossless.dcm'),
  'Phim màu': storedFile('colour-jpeg.dcm'),
  'Phim JPEG-LS': storedFile('scan-jpeg-ls.dcm'),
  'Đoạn quay': storedFile('clip.mp4'),
  'Phim hỏng': aDicom().subarray(0, 2000),
  'Ảnh hỏng': aFile('image/png'),
  'Video hỏng': aFile('video/mp4'),
};

beforeAll(async () => {
  held = await createCase(site.service);
  for (const [title, file] of Object.entries(files)) await uploadFile(site.service, held, file, { title });
});

async function visitDocuments(options: VisitOptions = {}) {
  const visited = await site.visit(options);
  await openDocuments(visited.page);
  return visited;
}

async function openDocuments(page: Page): Promise<void> {
  await holdKey(page, held);
  await page.goto('/case/documents');
  await page.locator('.document').first().waitFor();
}

async function open(page: Page, title: string): Promise<void> {
  await page.locator('.document', { hasText: title }).click();
  await page.locator('.viewer h2', { hasText: title }).waitFor();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.viewer').waitFor({ state: 'detached' });
}

/** Red, green and blue of some pixels of what is on the stage. */
async function pixels(page: Page, points: [x: number, y: number][]): Promise<number[][]> {
  await page.locator('.viewer-picture').waitFor();
  return await page.evaluate<number[][]>(`(async () => {
    const shown = document.querySelector('.viewer-picture');
    if (shown instanceof HTMLImageElement) await shown.decode();
    const canvas = document.createElement('canvas');
    canvas.width = shown.naturalWidth ?? shown.width;
    canvas.height = shown.naturalHeight ?? shown.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(shown, 0, 0);
    return ${JSON.stringify(points)}.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
  })()`);
}

/** What `aDicom()` holds at a place, through its own window of -1000 to 1000. */
const greyAt = (x: number, y: number, frame = 0) => {
  const shade = Math.round(((x * 30 + y + frame * 100 - 1000 + 1000.5 - 0.5) / 1999) * 255);
  return expect.closeTo(Math.min(255, Math.max(0, shade)), 0);
};

async function greyPixels(page: Page, points: [number, number][]): Promise<number[]> {
  return (await pixels(page, points)).map(([red = 0]) => red);
}

describe('the viewer', () => {
  test('shows pictures, zooms, turns, goes on and is closed by the back button', async () => {
    const { page, leave } = await visitDocuments();
    await open(page, 'Ảnh PNG');
    expect(
      await pixels(page, [
        [10, 10],
        [190, 90],
      ]),
    ).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
    await expectAccessible(page, 'a picture');
    const width = async () => (await page.locator('.viewer-picture').boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Phóng to' }).click();
    await expect.poll(width).toBeGreaterThan(before * 1.4);
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(before, 0);
    await page.getByRole('button', { name: 'Xoay' }).click();
    await page.locator('.viewer-turned-1').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.viewer h2', { hasText: 'Ảnh HEIC' }).waitFor();
    await page.goBack();
    await page.locator('.viewer').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/case/documents');
    await leave();
  });

  test('reads HEIC, which only some browsers know', async () => {
    const { page, leave } = await visitDocuments({ screen: 'desktop' });
    await open(page, 'Ảnh HEIC');
    const [left = [], right = []] = await pixels(page, [
      [10, 30],
      [85, 30],
    ]);
    expect(left[2]).toBeGreaterThan(left[0] ?? 0);
    expect(right[0]).toBeGreaterThan(right[2] ?? 0);
    await leave();
  });

  test('gives PDF to the browser’s own reader and offers it as a download', async () => {
    const { page, leave } = await visitDocuments({ screen: 'desktop' });
    await open(page, 'Tờ PDF');
    expect(await page.locator('iframe.viewer-pdf').getAttribute('src')).toMatch(/^blob:/);
    const download = page.waitForEvent('download');
    await page.locator('.viewer').getByRole('button', { name: 'Tải về' }).click();
    expect((await download).suggestedFilename()).toBe('ket-qua.bin.pdf');
    await leave();
  });

  test('plays a video', async () => {
    const { page, leave } = await visitDocuments();
    await open(page, 'Đoạn quay');
    await page.locator('.viewer video').waitFor();
    await page.evaluate("document.querySelector('.viewer video').play()");
    const frame = () =>
      page.evaluate<number[]>(
        "(({ videoWidth, videoHeight }) => [videoWidth, videoHeight])(document.querySelector('.viewer video'))",
      );
    await expect.poll(frame).toEqual([64, 48]);
    await expectAccessible(page, 'a video');
    await leave();
  });

  test('shows scans with the values that were stored, however they are compressed', async () => {
    const { page, leave } = await visitDocuments({ screen: 'desktop' });
    const points: [number, number][] = [
      [0, 0],
      [20, 10],
      [40, 47],
      [63, 47],
    ];
    const expected = points.map(([x, y]) => greyAt(x, y));
    for (const title of ['Phim thường', 'Phim RLE', 'Phim JPEG không mất']) {
      await open(page, title);
      await expect.poll(() => greyPixels(page, points)).toEqual(expected);
      await close(page);
    }
    await open(page, 'Phim âm bản');
    const [first, last] = [points.slice(0, 1), points.slice(-1)];
    await expect.poll(() => greyPixels(page, first)).toEqual([255]);
    await expect.poll(() => greyPixels(page, last)).toEqual([expect.closeTo(255 - 247, -1)]);
    await close(page);
    await open(page, 'Phim màu');
    const about = (value: number) => expect.closeTo(value, -1.5);
    await expect
      .poll(() =>
        pixels(page, [
          [10, 20],
          [50, 20],
        ]),
      )
      .toEqual([
        [about(220), about(40), about(30)],
        [about(30), about(60), about(210)],
      ]);
    await leave();
  });

  test('lets one change brightness and contrast, and go through the pictures of a series', async () => {
    const { page, leave } = await visitDocuments({ screen: 'desktop' });
    await open(page, 'Phim nhiều ảnh');
    await expect.poll(() => greyPixels(page, [[20, 10]])).toEqual([greyAt(20, 10)]);
    await expectAccessible(page, 'a scan');
    await page.getByLabel(/Ảnh 1 \/ 3/).fill('2');
    await page.getByText('Ảnh 3 / 3').waitFor();
    await expect.poll(() => greyPixels(page, [[20, 10]])).toEqual([greyAt(20, 10, 2)]);
    // The value there is -190: well inside the window of the lung, and below that of bone.
    await page.getByRole('button', { name: 'Phổi' }).click();
    await expect.poll(() => greyPixels(page, [[20, 10]])).toEqual([expect.closeTo(197, -0.5)]);
    await page.getByRole('button', { name: 'Xương' }).click();
    await expect.poll(() => greyPixels(page, [[20, 10]])).toEqual([expect.closeTo(44, -0.5)]);
    await page.getByRole('button', { name: 'Theo máy chụp' }).click();
    await expect.poll(() => greyPixels(page, [[20, 10]])).toEqual([greyAt(20, 10, 2)]);
    await page.getByRole('button', { name: 'Chạy' }).click();
    await page.getByText('Ảnh 1 / 3').waitFor();
    await page.getByRole('button', { name: 'Dừng' }).click();
    await leave();
  });

  test('says kindly what it cannot show, and that the file is safe', async () => {
    const { page, leave } = await visitDocuments();
    for (const [title, text] of [
      ['Phim JPEG-LS', 'nén theo kiểu mà trang này chưa đọc được'],
      ['Phim hỏng', 'Tệp DICOM bị hỏng'],
      ['Ảnh hỏng', 'Tệp bị hỏng hoặc không đọc được'],
      ['Video hỏng', 'Tệp bị hỏng hoặc không đọc được'],
    ] as const) {
      await open(page, title);
      await page.getByText(text).waitFor();
      await page.getByText('Tệp vẫn được giữ trong hồ sơ').waitFor();
      await close(page);
    }
    await leave();
  });

  test('offers to try again when the network is gone', async () => {
    const { page, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await openDocuments(page);
    await open(page, 'Ảnh PNG');
    await page.locator('.viewer img').waitFor();
    await page.route('**/file', (route) => route.abort('internetdisconnected'));
    await page.locator('.viewer').getByRole('button', { name: 'Trước' }).click();
    await page.locator('.viewer h2', { hasText: 'Ảnh HEIC' }).waitFor();
    await page.locator('.viewer').getByText('Không có kết nối mạng.').waitFor();
    await page.unroute('**/file');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await page.locator('.viewer img').waitFor();
    await leave();
  });
});
