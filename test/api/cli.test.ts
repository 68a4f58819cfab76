import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/when.ts';
import { connect, type Db } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { hashToken } from '#platform/tokens.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { runCli, spawnService } from '../processes.ts';
import { storedFiles, trashedFiles } from '../stored.ts';

let database: TestDatabase;
let dataDir: string;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-cli-'));
  db = connect({ dataDir, databaseUrl: database.databaseUrl });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function danloi(command: string, env: Record<string, string> = {}) {
  const words = command === '' ? [] : command.split(' ');
  return runCli(words, { dataDir, databaseUrl: database.databaseUrl, env });
}

async function succeeds(command: string): Promise<string> {
  const { code, stdout, stderr } = await danloi(command);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

describe('danloi', () => {
  it('help tells every command and setting', async () => {
    const help = await succeeds('help');
    for (const command of [
      'serve',
      'migrate',
      'daily',
      'renavigate --open [--dry-run]',
      'clock trust',
      'sweep',
      'pair',
      'navigator add NAME',
      'directory import FILE',
      'directory stale [--months N]',
    ]) {
      expect(help).toContain(`danloi ${command}`);
    }
    for (const setting of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'NAVIGATOR_TOKEN']) expect(help).toContain(setting);
  });

  it('directory stale lists what should be checked again, and takes only a whole number of months', async () => {
    const lines = (await succeeds('directory stale --months 6')).trim().split('\n');
    expect(lines.at(-1)).toBe(`${lines.length - 1} fact(s) should be checked again`);
    expect(lines[0]).toMatch(/^[a-z0-9-]+\t.+\told$/);
    expect((await danloi('directory stale --months soon')).stderr).toContain('--months must be a whole number');
    expect((await danloi('sweep --months 6')).stderr).toContain('one word too many');
  });

  it('says in one line, with a hint, what it did not understand: exit code 2', async () => {
    const complaints = {
      '': 'which command?',
      navigator: 'there is no command "navigator"',
      constructor: 'there is no command "constructor"',
      'navigator add': 'NAME is missing',
      'migrate now': '"now" is one word too many',
      'migrate --open': '"--open" is one word too many',
      renavigate: '--open is missing',
      'renavigate --dry-run': '--open is missing',
      '--wrong': "Unknown option '--wrong'",
    };
    for (const [command, complaint] of Object.entries(complaints)) {
      const { code, stdout, stderr } = await danloi(command);
      const [first, ...rest] = stderr.split('\n');
      expect(first).toContain(`danloi: ${complaint}`);
      expect(rest).toEqual(['Try: danloi help', '']);
      expect([code, stdout]).toEqual([2, '']);
    }
  });

  it('names a wrong setting in one line, without its value: exit code 2', async () => {
    const settings = { PORT: 'abc', DATABASE_URL: 'mysql://user:secret@localhost/x', NAVIGATOR_TOKEN: 'short' };
    for (const [setting, value] of Object.entries(settings)) {
      const { code, stdout, stderr } = await danloi('serve', { [setting]: value });
      expect(stderr).toMatch(new RegExp(`^danloi: ${setting}: [^\\n]+\\n$`));
      expect(stderr).not.toContain(value);
      expect([code, stdout]).toEqual([2, '']);
    }
  });

  it('without its database stops with one line, exit code 1', async () => {
    const { code, stderr } = await danloi('migrate', { DATABASE_URL: 'postgres://localhost:1/x' });
    expect(stderr).toMatch(/^danloi: [^\n]+\n$/);
    expect(code).toBe(1);
  });
});

describe('danloi migrate', () => {
  it('brings the database up to date, once and again', async () => {
    expect(await succeeds('migrate')).toBe('the database is up to date\n');
    expect(await succeeds('migrate')).toBe('the database is up to date\n');
    expect(await db.selectFrom('cases').selectAll().execute()).toEqual([]);
  });
});

describe('danloi navigator', () => {
  it('adds with a token told once, lists without it, and revokes', async () => {
    const token = (await succeeds('navigator add Chị_Lan')).trim();
    expect(token).toMatch(/^dln_[\w-]{43}$/);
    const row = await db.selectFrom('navigators').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Chị_Lan', token_hash: hashToken(token), revoked_at: null });
    expect(await succeeds('navigator list')).toMatch(/^Chị_Lan\tsince \S+Z\tactive\tnever used\n$/);

    const twice = await danloi('navigator add Chị_Lan');
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toMatch(/^danloi: there is already a navigator named Chị_Lan[^\n]*\n$/);

    expect(await succeeds('navigator revoke Chị_Lan')).toBe('revoked\n');
    expect(await succeeds('navigator list')).toMatch(/^Chị_Lan\tsince \S+Z\trevoked \S+Z\tnever used\n$/);
    await succeeds('navigator add Chị_Lan --days 30');
    expect(await succeeds('navigator list')).toMatch(/\tactive until \S+Z\tnever used\n$/);
    expect((await danloi('navigator add --days 30')).stderr).toContain('--days comes with a NAME');
    expect(await succeeds('navigator revoke Chị_Lan')).toBe('revoked\n');
    expect(await danloi('navigator revoke Chị_Lan')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('danloi daily', () => {
  it('runs the job by hand and says what it did', async () => {
    const [anchored = '', report = ''] = (await succeeds('daily')).trimEnd().split('\n');
    expect(JSON.parse(anchored)).toHaveProperty('anchor');
    expect(JSON.parse(report)).toEqual({
      missed: 0,
      rescheduled: 0,
      due: 0,
      missingFiles: 0,
      orphans: 0,
      warned: 0,
      erased: 0,
    });
  });
});

describe('danloi clock trust', () => {
  it('lets the daily job run that a clock in doubt has kept waiting', async () => {
    await succeeds('clock trust');
    const monthAhead = `data:text/javascript,const{now}=Date;Date.now=()=>now()+${30 * dayMs}`;
    const ahead = { NODE_OPTIONS: `--import ${monthAhead}`, LOG_LEVEL: 'silent' };
    const doubt = 'danloi: the clock is in doubt; if it is right: danloi clock trust\n';
    expect(await danloi('daily', ahead)).toEqual({ code: 1, stdout: '', stderr: doubt });
    expect((await danloi('clock trust', ahead)).stdout).toMatch(/^it is believed to be \S+Z\n$/);
    expect(await danloi('daily', ahead)).toMatchObject({ code: 0 });
    await succeeds('clock trust');
  });
});

describe('danloi sweep', () => {
  it('puts every file without a record into the trash, however many they are', async () => {
    const folder = join(dataDir, 'documents', 'ab');
    await mkdir(folder, { recursive: true });
    const longAgo = new Date(Date.now() - dayMs);
    for (let number = 10; number < 40; number++) {
      const path = join(folder, `0190a000-0000-7000-8000-00000000${number}ab`);
      await writeFile(path, 'x');
      await utimes(path, longAgo, longAgo);
    }
    expect(JSON.parse((await danloi('daily', { LOG_LEVEL: 'silent' })).stdout)).toMatchObject({ orphans: 0 });
    expect(await storedFiles(dataDir)).toHaveLength(30);
    expect(await succeeds('sweep')).toBe('30 file(s) are in the trash\n');
    expect([await storedFiles(dataDir), (await trashedFiles(dataDir)).length]).toEqual([[], 30]);
  });
});

describe('danloi directory', () => {
  it('checks what ships, refuses what is no directory, and takes back what it gave', async () => {
    expect(await succeeds('directory check')).toMatch(/^no fault: \d+ hospitals in \d+ provinces, \d+ wards\n$/);

    const missing = await danloi('directory check /no/such/file.json');
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toMatch(/^danloi: [^\n]*no such file[^\n]*\n$/);

    const broken = join(dataDir, 'broken.json');
    await writeFile(broken, '{"hospitals": [{}]}');
    const refused = await danloi(`directory import ${broken}`);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).not.toBe('');
    expect(await db.selectFrom('hospitals').selectAll().execute()).toEqual([]);
  });

  it('export writes what an import takes without a change', async () => {
    const { end } = await spawnService({ dataDir, databaseUrl: database.databaseUrl });
    expect(await end('SIGTERM')).toEqual({ code: 0, signal: null });
    const file = join(dataDir, 'out.json');
    await succeeds(`directory export ${file}`);
    const { hospitals } = JSON.parse(await readFile(file, 'utf8'));
    expect(await succeeds(`directory check ${file}`)).toContain(`${hospitals.length} hospitals`);
    expect(await succeeds(`directory import ${file}`)).toMatch(
      new RegExp(`: 0 added, 0 changed, ${hospitals.length} unchanged, 0 retired\n$`),
    );
  });
});

describe('danloi renavigate', () => {
  it('says how many cases it has read, and a dry run that nothing was changed', async () => {
    const counts = '0 open case(s) read; graver than was told: 0 emergency, 0 urgent';
    expect(await succeeds('renavigate --open')).toBe(`${counts}; they are raised, with 0 message(s) to send\n`);
    expect(await succeeds('renavigate --open --dry-run')).toBe(`${counts}; nothing was changed\n`);
  });
});

describe('npm start', () => {
  it('passes SIGTERM on to the service, which stops', async () => {
    const place = { dataDir, databaseUrl: database.databaseUrl };
    const { end, lines, url } = await spawnService({ ...place, command: ['npm', 'start', '--silent'] });
    expect((await fetch(`${url}/health`)).status).toBe(200);
    await end('SIGTERM');
    await expect.poll(() => lines.at(-1)).toMatchObject({ msg: 'stopped' });
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('stops with one line when a setting is wrong or the port is taken', async () => {
    const start = (env: Record<string, string>) => spawnService({ dataDir, databaseUrl: database.databaseUrl, env });
    await expect(start({ PORT: 'abc' })).rejects.toThrow(/ended with 1 .*: danloi: PORT: [^\n]+\n$/);
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      /ended with 1 .*: danloi: [^\n]*PORT: another program listens[^\n]*\n$/,
    );
    await expect(start({ METRICS_PORT: String(port) })).rejects.toThrow(
      /: danloi: METRICS_PORT: another program [^\n]*\n$/,
    );
    // Nothing that was opened before it failed keeps the process alive.
    const served = await danloi('serve', { PORT: String(port), METRICS_PORT: String(await freePort()) });
    expect(served).toEqual({ code: 1, stdout: '', stderr: 'danloi: PORT: another program listens there already\n' });
    await new Promise((resolve) => taken.close(resolve));
  });

  it('tells its figures on this machine only, wherever it listens itself', async () => {
    const metricsPort = await freePort();
    const env = { HOST: '0.0.0.0', METRICS_PORT: String(metricsPort) };
    const running = await spawnService({ dataDir, databaseUrl: database.databaseUrl, env });
    try {
      const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(await figures.text()).toContain('danloi_');
      await expect(fetch(`http://127.0.0.2:${metricsPort}/metrics`)).rejects.toThrow();
    } finally {
      await running.end('SIGTERM');
    }
  });

  it('stops with one line when the database is newer', async () => {
    await migrate(db, 7);
    await sql`insert into migrations (name, applied_at) values ('9999-from-the-future', 8)`.execute(db);
    await expect(spawnService({ dataDir, databaseUrl: database.databaseUrl })).rejects.toThrow(
      /ended with 1 .*: danloi: DATA_DIR or DATABASE_URL: the database there is newer than this program\n$/,
    );
    await sql`delete from migrations where name = '9999-from-the-future'`.execute(db);
  });
});
