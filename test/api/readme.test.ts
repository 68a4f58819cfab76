import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { expectStatus, useService } from '../harness.ts';

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/curl -s http:\/\/127\.0\.0\.1:3000(\S+) [\s\S]*?-d '([^']+)'/g)].map(
  ([, path = '', body = '']) => ({ path, body: JSON.parse(body) }),
);

const service = useService();

describe('the README', () => {
  it('shows a routine answer, an emergency and a case, as it says', async () => {
    expect(examples).toHaveLength(3);
    const [routine, emergency, created] = await Promise.all(
      examples.map(({ path, body }) => service.call('POST', path, { body })),
    );
    expect(routine && expectStatus(routine, 200).body.safety.urgency).toBe('routine');
    expect(emergency && expectStatus(emergency, 200).body.safety.emergency).toBe(true);
    expect(emergency?.body.emergency.nearest.length).toBeGreaterThan(0);
    expect(created && expectStatus(created, 201).body.caseId).toMatch(/^CASE-\d{6,}$/);
  });

  it('names every setting that the service reads, and no other', () => {
    const asked = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
    const named = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    );
    expect(named.toSorted()).toEqual([...asked].toSorted());
  });

  it('links to files that are there', async () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links.filter((each) => !each.endsWith('/'))) {
      await expect(readFile(new URL(`../../${link}`, import.meta.url))).resolves.toBeDefined();
    }
  });
});
