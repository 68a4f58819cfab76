import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tryRequests } from '../requests/trial.ts';

/** `npm run requests` sends many more. */
const requests = 700;
/** What a service may hold that has just started and was asked a few thousand things. */
const megabytesMax = 800;

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-requests-'));
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('requests made of the description, good and spoilt', () => {
  const send = (to: number, env: Record<string, string> = {}) =>
    tryRequests({ dataDir, databaseUrl: database.databaseUrl, env, seed: 'danloi', from: 0, to });

  it('are answered as the description says, never with a fault of ours; every operation is reached', async () => {
    const { tally, errors, canary, health, megabytes } = await send(requests);
    expect(tally.faults).toEqual([]);
    expect(errors).toEqual([]);
    expect(tally.unreached().map(({ operation, status }) => `${operation.route} ${status}`)).toEqual([]);
    expect(canary.after).toBe(canary.before);
    expect(health).toBe(200);
    expect(megabytes.late).toBeLessThan(megabytesMax);
  });

  it('are so too when budgets are spent', async () => {
    const { tally, errors } = await send(200, { RATE_LIMIT: '60' });
    expect(tally.faults).toEqual([]);
    expect(errors).toEqual([]);
    expect(tally.toMarkdown()).toMatch(/^\| 429 \|/m);
  });
});
