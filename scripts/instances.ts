/**
 * The whole API suite over three instances and one PostgreSQL behind PgBouncer, which pools by transaction:
 *
 *   npm run instances [-- test files]     needs `pgbouncer` (Debian's package will do)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/free-port.ts';
import { startPostgres } from '#test/postgres.ts';

const postgres = await startPostgres(['-c', 'fsync=off', '-c', 'max_connections=400']);
const folder = await mkdtemp(join(tmpdir(), 'danloi-pgbouncer-'));
const port = await freePort();
const users = join(folder, 'users.txt');
const settings = `[databases]
* = host=127.0.0.1 port=${new URL(postgres.databaseUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 3000
server_idle_timeout = 2
log_connections = 0
log_disconnections = 0
ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`;
await writeFile(users, '"postgres" "postgres"\n');
await writeFile(join(folder, 'pgbouncer.ini'), settings);
await chmod(folder, 0o755);
const pool = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
pool.on('error', (error) => console.error(`pgbouncer: ${error.message}`));
// It is there as soon as it has read its settings.
await wait(1000);
const tests = spawn('vitest', ['run', '--project', 'api-postgres', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_INSTANCES: '3',
    TEST_DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
  },
});
const [code] = await once(tests, 'exit');
pool.kill();
await postgres.stop();
await rm(folder, { recursive: true });
process.exitCode = code;
