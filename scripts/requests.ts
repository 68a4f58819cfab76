import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#test/postgres.ts';
import { tryRequests } from '#test/requests/trial.ts';

/**
 * `npm run requests [-- --count N] [--seed TEXT] [--from N] [--engine sqlite|postgres] [--limit off|N]`: requests made of
 * docs/openapi.json, good and spoilt, to the service as it runs. Prints Markdown; ends with 1 at any answer that is a
 * 5xx or not as described. The seed and the number of a request bring it back.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    from: { type: 'string', default: '0' },
    engine: { type: 'string', default: 'sqlite' },
    limit: { type: 'string', default: 'off' },
  },
});
const from = Number(values.from);
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);

console.log(`seed ${values.seed}, ${values.engine}, from ${from}`);
const dataDir = await mkdtemp(join(tmpdir(), 'danloi-requests-'));
const postgres = values.engine === 'postgres' ? await startPostgres(['-c', 'fsync=off']) : undefined;
try {
  const { tally, megabytes, errors, canary, health } = await tryRequests({
    dataDir,
    databaseUrl: postgres?.databaseUrl,
    env: { RATE_LIMIT: values.limit },
    seed: values.seed,
    from,
    to: from + Number(values.count),
    onProgress: ({ requests, faults }, megabytes, errors) => {
      console.error(`${seconds()} s: ${requests} requests, ${megabytes} MB, ${faults.length} faults`);
      if (faults.length > 0) console.error(`${faults.at(-1)}\n${JSON.stringify(errors.at(-1))}`);
    },
  });
  const unreached = tally.unreached().map(({ operation, status }) => `${operation.route} ${status}`);
  const isCanaryWell = canary.before === canary.after;
  console.log(
    [
      `${tally.requests} requests, ${tally.answers} answers in ${seconds()} s; ${tally.refusedGood} good ones refused`,
      `memory: ${megabytes.early} MB after a tenth, ${megabytes.late} MB at the end`,
      `canary ${isCanaryWell ? 'as before' : 'CHANGED'}, health ${health}, errors in the log: ${errors.length}`,
      `unreached: ${unreached.join(', ') || 'none'}`,
      tally.toMarkdown(),
      ...tally.faults.map((fault) => `FAULT ${fault}`),
      ...errors.slice(0, 10).map((error) => `LOGGED ${JSON.stringify(error)}`),
    ].join('\n\n'),
  );
  const isWell = tally.faults.length + errors.length + unreached.length === 0 && isCanaryWell && health === 200;
  process.exitCode = isWell ? 0 : 1;
} finally {
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
