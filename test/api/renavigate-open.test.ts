import { afterEach, beforeEach, expect, it } from 'vitest';
import { navigatorToken, type Service, startService } from '../harness.ts';
import { type RunningService, runCli, spawnCli, spawnService } from '../processes.ts';
import { toldTooLittle } from '../told-too-little.ts';

const cases = 40;
const renavigate = ['renavigate', '--open'];
const otherKey = 'q5Jv0yQm4Yw3bqkq1i0Yb1m3l6H3yq0m9kX0m1f4o2E=';
/** As the server has it, so that those who are told by mail are. */
const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'tin@danloi.test', PUBLIC_URL: 'https://danloi.test' };

let service: Service;
let running: RunningService | undefined;
beforeEach(async () => {
  service = await startService();
  // The processes go by the clock of the machine.
  service.setClock(Date.now());
  for (let made = 0; made < cases; made++) await toldTooLittle(service);
});
afterEach(async () => {
  await running?.end('SIGKILL');
  await service.stop();
});

const place = (changes: Record<string, string> = {}) => ({ ...service.deps.config, env: { ...env, ...changes } });

async function countRaised(): Promise<number> {
  const rows = await service.db.selectFrom('events').select('id').where('kind', '=', 'case.urgency_raised').execute();
  return rows.length;
}

it('what was killed half way is finished by two at once beside a server: each case is raised and told of once', async () => {
  const killed = spawnCli(renavigate, place());
  await expect.poll(countRaised, { interval: 20, timeout: 200_000 }).toBeGreaterThan(0);
  await killed.end('SIGKILL');
  const raisedBefore = await countRaised();
  expect(raisedBefore).toBeLessThan(cases);

  const wrong = await runCli(renavigate, place({ MASTER_KEY: otherKey }));
  const refusal = expect.stringMatching(/^danloi: MASTER_KEY: is not the key [^\n]+\n$/);
  expect(wrong).toEqual({ code: 1, stdout: '', stderr: refusal });

  running = await spawnService(place({ NAVIGATOR_TOKEN: navigatorToken }));
  const runs = await Promise.all([runCli(renavigate, place()), runCli(renavigate, place())]);
  let raisedAfter = 0;
  for (const { code, stdout, stderr } of runs) {
    const counts = new RegExp(
      `^${cases} open case\\(s\\) read; graver than was told: (\\d+) emergency, 0 urgent; [^\n]+ (\\d+) message\\(s\\) to send\n$`,
    ).exec(stdout);
    expect([code, stderr.replace(/cases: \d+\n/g, ''), counts?.[1]]).toEqual([0, '', counts?.[2] ?? stdout]);
    raisedAfter += Number(counts?.[1]);
  }
  expect(raisedBefore + raisedAfter).toBe(cases);
  expect(await countRaised()).toBe(cases);
  const told = await service.db.selectFrom('notices').select('case_number').execute();
  expect(new Set(told.map(({ case_number }) => case_number)).size).toBe(cases);
  expect(told).toHaveLength(cases);

  const headers = { authorization: `Bearer ${navigatorToken}` };
  const queue = await fetch(`${running.url}/v1/navigator/queue?urgency=emergency`, { headers });
  expect(queue.headers.get('x-total-count')).toBe(String(cases));
});
