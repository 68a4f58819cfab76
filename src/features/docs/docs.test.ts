import { expect, it } from 'vitest';
import { expectStatus, isOneInstance, startService, useService } from '#test/harness.ts';

const service = useService();

it('serves the description as OpenAPI 3.1 with a tag, and 304 to the copy at hand', async () => {
  const { body, headers } = expectStatus(await service.call('GET', '/openapi.json'), 200);
  expect(body.openapi).toMatch(/^3\.1\./);
  expect(body.info.version).toBe('0.1.0');
  const known = { 'if-none-match': String(headers.etag) };
  expect(expectStatus(await service.call('GET', '/openapi.json', { headers: known }), 304).text).toBe('');
});

it('serves the reference from our own files, without an inline script', async () => {
  const page = expectStatus(await service.call('GET', '/docs/'), 200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.text).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
  const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) expectStatus(await service.call('GET', new URL(path, 'http://x/docs/').pathname), 200);
});

it.runIf(isOneInstance)('counts whoever asks for it, as it counts those who ask for what is not there', async () => {
  const limited = await startService({ requestsPerMinute: 3 });
  try {
    const requests = [
      ['GET', '/docs/static/swagger-ui.css', 200],
      ['PUT', '/v1/meta', 405],
      ['POST', '/v1/nowhere', 404],
      ['GET', '/docs/static/swagger-ui.css', 429],
      ['PUT', '/v1/meta', 429],
      ['POST', '/v1/nowhere', 429],
    ] as const;
    for (const [method, url, status] of requests) expectStatus(await limited.call(method, url), status);
  } finally {
    await limited.stop();
  }
});
