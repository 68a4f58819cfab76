import type { Page } from 'playwright-core';
import type { HeldCase } from '../harness.ts';

/** Makes the browser the device of a family that holds the key of a case. */
export async function holdKey(page: Page, { caseId, token }: HeldCase): Promise<void> {
  await page.goto('/about');
  const held = JSON.stringify(JSON.stringify({ caseId, token }));
  await page.evaluate(`sessionStorage.setItem('danloi.case', ${held})`);
}
