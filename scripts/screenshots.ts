import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { type Screen, type Site, startBrowser, startSite, visit } from '#test/browser/harness.ts';
import { caseScenes } from './screenshots/case-scenes.ts';
import { publicScenes } from './screenshots/public-scenes.ts';
import type { Scene } from './screenshots/scene.ts';

/**
 * Every page and state as people see it, into `docs/screenshots`. With a word it makes only the scenes whose name has
 * it. The pages must be built: `npm run build`.
 */
const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const wanted = process.argv[2] ?? '';
const scenes: readonly Scene[] = [...publicScenes, ...caseScenes];
const looks = [
  { screen: 'phone', colorScheme: 'light', suffix: 'phone', widthMax: 540 },
  { screen: 'phone', colorScheme: 'dark', suffix: 'phone-dark', widthMax: 540 },
  { screen: 'desktop', colorScheme: 'light', suffix: 'desktop', widthMax: 1280 },
] as const satisfies readonly { screen: Screen; colorScheme: 'light' | 'dark'; suffix: string; widthMax: number }[];

/** In a picture of the whole length a bar that sticks to the edge would lie across the middle. */
const unpin = `for (const bar of document.querySelectorAll('.header, .page-actions, .tabs')) bar.style.position = 'static'`;

const [site, browser] = await Promise.all([startSite(), startBrowser()]);
const printer = await browser.newPage();
if (wanted === '') await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
  for (const look of looks) {
    if (look.colorScheme === 'light' || scene.alsoDark) await shoot(browser, site, scene, look);
  }
}
await browser.close();
await site.stop();

async function shoot(browser: Browser, site: Site, scene: Scene, look: (typeof looks)[number]): Promise<void> {
  const { page, context } = await visit(browser, site, {
    ...look,
    language: scene.language ?? 'vi',
    serviceWorkers: scene.isKept ? 'allow' : 'block',
  });
  await scene.play(page, site, context);
  if (scene.isWhole) await page.evaluate(unpin);
  const png = await page.screenshot({ fullPage: scene.isWhole ?? false, animations: 'disabled', caret: 'hide' });
  await writeFile(join(folder, `${scene.name}-${look.suffix}.webp`), await toWebp(printer, png, look.widthMax));
  await context.close();
  console.log(`${scene.name}-${look.suffix}`);
}

/** A tenth of the size, and every place that shows our documents can show it. */
async function toWebp(page: Page, png: Buffer, widthMax: number): Promise<Buffer> {
  const text = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, ${widthMax} / image.width);
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.75);
  })()`);
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}
