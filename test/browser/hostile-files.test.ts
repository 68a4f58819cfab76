import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mediaTypeOf } from '#features/documents/media-type.ts';
import { aForm } from '../builders.ts';
import { createCase, createShare, expectStatus, type HeldCase } from '../harness.ts';
import { aHostileFile, aPlantedFile, hostilePage, seeded, traceOfRunning } from '../hostile-files.ts';
import { useSite } from './site.ts';

/** `npm run hostile-files` asks for more. */
const hostileCount = Number(process.env.HOSTILE_FILES ?? 120);
const plantedCount = Number(process.env.PLANTED_FILES ?? 16);
const openedMax = Number(process.env.OPENED_FILES ?? 12);
const perCaseMax = 150;
/** On a busy machine the many take longer than any other test. */
const patienceMs = 1_200_000;
const growthBytesMax = 48 * 1024 * 1024;

const site = useSite();

type Place = { held: HeldCase; reviewToken: string; stored: number };
let place: Place | undefined;

/** A case with room for one more file, and a link of a doctor to it. */
async function roomForOne(): Promise<Place> {
  if (!place || place.stored >= perCaseMax) {
    const held = await createCase(site.service);
    place = { held, reviewToken: (await createShare(site.service, held)).reviewToken, stored: 0 };
  }
  return place;
}

async function upload(file: Buffer, claimed: string | undefined, fileName = 'anh.html') {
  const room = await roomForOne();
  const form = aForm([{ name: 'file', value: file, fileName, ...(claimed !== undefined && { contentType: claimed }) }]);
  const answer = await site.service.call('POST', `${room.held.url}/documents`, { token: room.held.token, ...form });
  if (answer.status === 201) room.stored++;
  return { answer, url: `/v1/review/${room.reviewToken}/documents/${answer.body?.id}/file` };
}

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it(
  'of many hostile files none is stored as what it is not, none is served so that a browser runs it, and memory stays flat',
  async () => {
    const random = seeded(20261116);
    const opened: string[] = [];
    const counts: Record<string, number> = {};
    let before = 0;
    for (let index = 0; index < hostileCount; index++) {
      if (index === Math.floor(hostileCount / 10)) before = heldBytes();
      const { file, claimed } = aHostileFile(random);
      const { answer, url } = await upload(file, claimed);
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      expect([201, 400, 413, 415], `file ${index}`).toContain(answer.status);
      if (answer.status !== 201) continue;
      const read = await site.service.call('GET', url);
      // A scan that cannot be followed is kept for the family and not shown to a doctor.
      if (read.status === 403) {
        expect(answer.body.mediaType, `file ${index}`).toBe('application/dicom');
        continue;
      }
      expectStatus(read, 200);
      expect(mediaTypeOf(file), `file ${index}`).toBe(answer.body.mediaType);
      expect(mediaTypeOf(read.bytes), `file ${index}`).toBe(answer.body.mediaType);
      expect(read.bytes.length, `file ${index}`).toBe(answer.body.size);
      expect(read.bytes.toString('latin1', 0, 1024), `file ${index}`).not.toMatch(/<(html|script|svg)/i);
      expect(read.headers, `file ${index}`).toMatchObject({
        'content-type': answer.body.mediaType,
        'content-disposition': expect.stringMatching(/^attachment; filename="[a-z_]+-[0-9a-f]{8}\.\w+"$/),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      if (opened.length < openedMax) opened.push(url);
    }
    const growth = heldBytes() - before;
    expect(growth).toBeLessThan(growthBytesMax);
    expect(await ranInBrowser(opened)).toEqual([]);
    if (process.env.HOSTILE_FILES)
      process.stdout.write(`${JSON.stringify({ counts, growth, opened: opened.length })}\n`);
  },
  patienceMs,
);

/** Opens each as a page, and in every way in which a page can take in another, and tells what ran. */
async function ranInBrowser(urls: string[]): Promise<string[]> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const ran: string[] = [];
  context.on('request', (request) => void (request.url().includes(traceOfRunning) && ran.push(request.url())));
  let stage = '';
  await context.route('**/stage', (route) => route.fulfill({ contentType: 'text/html', body: stage }));
  // That it would be noticed: the same page, with an address of its own, because it asks twice and late.
  stage = hostilePage.replaceAll(traceOfRunning, `${traceOfRunning}-control`);
  const noticed = page.waitForRequest((request) => request.url().includes(traceOfRunning));
  await page.goto(`${site.url}/stage`);
  await noticed;
  for (const url of urls) {
    const saved = page.waitForEvent('download');
    await page.goto(site.url + url).catch(() => {});
    await (await saved).cancel();
    stage =
      `<iframe src="${url}"></iframe><script src="${url}"></script><object data="${url}"></object>` +
      `<embed src="${url}"><link rel="stylesheet" href="${url}"><img src="${url}"><video src="${url}"></video>`;
    const frames = await context.newPage();
    await frames.goto(`${site.url}/stage`);
    await frames.close();
  }
  await context.close();
  expect(ran.length).toBeGreaterThan(0);
  return ran.filter((url) => !url.includes('-control'));
}

it(
  'of photos, films and scans with planted names and places nothing reaches a doctor, and the pictures are still seen',
  async () => {
    const { page, context } = await site.visitOnNewDevice();
    const pictures = {
      jpeg: await drawn(page, 'jpeg'),
      png: await drawn(page, 'png'),
      webp: await drawn(page, 'webp'),
    };
    for (let index = 0; index < plantedCount; index++) {
      const { mediaType, file, secrets } = aPlantedFile(index, pictures);
      expect(secrets.every((secret) => file.includes(secret))).toBe(true);
      const { answer, url } = await upload(file, mediaType, 'anh.jpg');
      expect(expectStatus(answer, 201).body.mediaType).toBe(mediaType);
      const { bytes } = expectStatus(await site.service.call('GET', url), 200);
      const found = secrets.filter((secret) => bytes.includes(secret));
      expect(found, `${mediaType} ${index}`).toEqual([]);
      // On its side by its EXIF, which is kept: a browser shows it upright, but for a WebP, where it never looks.
      if (index < 3) expect(await seenSize(page, bytes, mediaType), mediaType).toEqual(index < 2 ? [30, 40] : [40, 30]);
    }
    await context.close();
  },
  patienceMs,
);

async function drawn(page: Page, kind: string): Promise<Buffer> {
  const url = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    canvas.getContext('2d').fillRect(5, 5, 20, 10);
    return canvas.toDataURL('image/${kind}');
  })()`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function seenSize(page: Page, bytes: Buffer, mediaType: string): Promise<number[]> {
  return await page.evaluate<number[]>(`(async () => {
    const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (each) => each.charCodeAt(0));
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([bytes], { type: '${mediaType}' }));
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  })()`);
}
