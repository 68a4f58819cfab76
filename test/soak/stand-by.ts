import { execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { aServer } from '../postgres.ts';
import { startProxy } from '../proxy.ts';
import type { CrashingDatabase } from './cycles.ts';

type Server = Awaited<ReturnType<typeof aServer>> & { folder: string };
type Pair = CrashingDatabase & { databaseUrl: string; stop(): Promise<void> };

const aFolder = () => mkdtemp(join(tmpdir(), 'danloi-postgres-'));
/** What the stand-by has not yet read is kept for it. */
const flags = ['-c', 'wal_keep_size=512MB'];

/**
 * A primary and a synchronous stand-by that takes its place when it is killed, behind one address, as whoever watches
 * over a pair does it: a primary without a stand-by waits for none.
 */
export async function startPair(): Promise<Pair> {
  let primary = await startPrimary();
  let standBy: Server | undefined;
  const proxy = await startProxy(() => [primary.port]);
  return {
    databaseUrl: `postgres://postgres:postgres@127.0.0.1:${proxy.port}/postgres`,
    async prepare() {
      standBy = await startStandBy(primary);
      await ask(primary, "alter system set synchronous_standby_names = '*'");
      await ask(primary, 'select pg_reload_conf()');
      const isFollowed = "select 1 from pg_stat_replication where sync_state = 'sync'";
      while ((await ask(primary, isFollowed)).length === 0) await setTimeout(20);
    },
    crash: () => primary.crash(),
    async startAgain() {
      if (!standBy) throw new Error('there is no stand-by');
      await ask(standBy, 'select pg_promote()');
      await rm(primary.folder, { recursive: true, force: true });
      primary = standBy;
      standBy = undefined;
    },
    async stop() {
      proxy.close();
      for (const server of [standBy, primary]) {
        await server?.crash().catch(() => {});
        if (server) await rm(server.folder, { recursive: true, force: true });
      }
    },
  };
}

async function startPrimary(): Promise<Server> {
  const folder = await aFolder();
  const server = await aServer(folder, flags);
  await server.postgres.initialise();
  await server.postgres.start();
  return { ...server, folder };
}

/** A copy of the primary, as `pg_basebackup` makes one, that follows it. */
async function startStandBy(primary: Server): Promise<Server> {
  const folder = await aFolder();
  const client = new pg.Client({ connectionString: primary.databaseUrl });
  await client.connect();
  await client.query("select pg_backup_start('stand-by', true)");
  execFileSync('cp', ['-a', `${primary.folder}/.`, folder]);
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(folder, 'postmaster.pid'));
  const { uid, gid } = await stat(folder);
  for (const [name, text] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
  ]) {
    await writeFile(join(folder, name), text);
    await chown(join(folder, name), uid, gid);
  }
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=postgres`;
  const server = await aServer(folder, [...flags, '-c', `primary_conninfo=${source}`]);
  // It says that it is ready only once it is promoted; whether it follows is asked of the primary.
  server.postgres.start().catch(() => {});
  return { ...server, folder };
}

async function ask({ databaseUrl }: Server, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return await client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
