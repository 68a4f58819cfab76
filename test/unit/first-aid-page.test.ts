import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFirstAidTable } from '#scripts/first-aid-table.ts';
import { root } from '../sources.ts';

it('docs/first-aid.md shows what the engine says (npm run first-aid writes it)', () => {
  const page = readFileSync(join(root, 'docs/first-aid.md'), 'utf8');
  expect(withFirstAidTable(page)).toBe(page);
});
