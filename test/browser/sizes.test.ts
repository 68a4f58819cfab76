import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startBrowser, startSite, visit } from './harness.ts';

const scriptBytesMax = 30_000;
const styleBytesMax = 15_000;
/** A case is work, not a first glance: forms, five tabs and the words of both languages. */
const workingScriptBytesMax = 65_000;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

type Weight = { script: number; style: number; fonts: string[]; names: string[] };

/** What the browser fetches until the heading of a page stands there, by its gzipped size. */
async function weigh(path: string): Promise<Weight> {
  const { page, leave } = await visit(browser, site);
  const weight: Weight = { script: 0, style: 0, fonts: [], names: [] };
  const waiting: Promise<void>[] = [];
  page.on('request', (request) => {
    const kind = request.resourceType();
    const { pathname } = new URL(request.url());
    if (kind === 'font') weight.fonts.push(pathname);
    if ((kind !== 'script' && kind !== 'stylesheet') || pathname.includes('engine.worker')) return;
    weight.names.push(pathname);
    const file = fileURLToPath(new URL(`../../dist/web${pathname}.gz`, import.meta.url));
    waiting.push(
      stat(file).then(({ size }) => {
        weight[kind === 'script' ? 'script' : 'style'] += size;
      }),
    );
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await Promise.all(waiting);
  await leave();
  return weight;
}

describe.each(['/', '/hospitals', '/about'])('the first view of %s', (path) => {
  it(`is at most ${scriptBytesMax} bytes of script and ${styleBytesMax} of style, without a font`, async () => {
    const { script, style, fonts, names } = await weigh(path);
    expect(script, names.join('\n')).toBeGreaterThan(1000);
    expect(script, names.join('\n')).toBeLessThanOrEqual(scriptBytesMax);
    expect(style, names.join('\n')).toBeLessThanOrEqual(styleBytesMax);
    expect(fonts).toEqual([]);
  });
});

describe.each(['/find-help', '/case', '/review', '/navigator'])('the way into %s', (path) => {
  it(`is at most ${workingScriptBytesMax} bytes of script and ${styleBytesMax} of style`, async () => {
    const { script, style, names } = await weigh(path);
    expect(script, names.join('\n')).toBeLessThanOrEqual(workingScriptBytesMax);
    expect(style, names.join('\n')).toBeLessThanOrEqual(styleBytesMax);
  });
});

it('fetches neither the engine nor a viewer before it is needed', async () => {
  const { names } = await weigh('/');
  expect(names.filter((name) => /engine|viewer|heic|dicom|qr/i.test(name))).toEqual([]);
});

describe('the served pages', () => {
  it('allow no inline script or style and nothing of another host', async () => {
    const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = await readFile(new URL('../../dist/web/index.html', import.meta.url), 'utf8');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|onload=/);
  });

  it('are asked for again, while files with a hash in their name are kept for ever', async () => {
    const page = await fetch(site.url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0];
    const file = await fetch(site.url + asset, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
  });

  it('answer an unknown address with a page for a person and an error for a program', async () => {
    const person = await fetch(`${site.url}/khong-co`, { headers: { accept: 'text/html' } });
    expect(person.status).toBe(404);
    expect(person.headers.get('content-type')).toContain('text/html');
    const program = await fetch(`${site.url}/v1/khong-co`, { headers: { accept: 'text/html' } });
    expect(program.status).toBe(404);
    expect(program.headers.get('content-type')).toContain('application/json');
  });
});
