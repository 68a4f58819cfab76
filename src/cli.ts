import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { runDailyJob } from './features/daily/daily-job.ts';
import {
  checkFile,
  describeCorrections,
  exportToFile,
  importFile,
  listStaleFacts,
} from './features/directory/commands.ts';
import { staleMonths } from './features/directory/list-stale.ts';
import { checkFiles } from './features/documents/check-files.ts';
import { sweepAllOrphans } from './features/documents/sweep-orphans.ts';
import { trustClock, watchClock } from './features/installation/watch-clock.ts';
import { describeKeys } from './features/keys/describe-keys.ts';
import { encryptOld } from './features/keys/encrypt-old.ts';
import { rotateKeys } from './features/keys/rotate-keys.ts';
import { addNavigator, listNavigators, revokeNavigator } from './features/navigator/manage-navigators.ts';
import { undoReport } from './features/reports/settle-report.ts';
import { backUp } from './features/saving/back-up.ts';
import { restore } from './features/saving/restore.ts';
import { verify } from './features/saving/verify.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { openDeps, openEmpty, openPairedAnew } from './open-deps.ts';
import { instant } from './platform/clock.ts';
import { keepWorkers } from './workers.ts';

const help = `danloi: the healthcare navigation service

  danloi serve                       start the service
  danloi migrate                     bring the database up to date
  danloi navigator add NAME [--days N]
                                     make a navigator and print the token, once; it is good for so many days
  danloi navigator list              list navigators, until when their tokens are good, and when last used
  danloi navigator revoke NAME       end a navigator's token
  danloi daily                       run the daily job now
  danloi clock trust                 believe the clock of this machine, after it was found far off
  danloi sweep                       put every file that no record knows into the trash, however many they are
  danloi pair                        let this database and this documents folder belong together from now on
  danloi backup FOLDER               save database and documents into a new folder, while the service goes on
  danloi keys status                 tell which master key is in use, and what is not encrypted yet
  danloi keys rotate                 wrap all keys by the new master key (see docs/operations.md)
  danloi keys encrypt                encrypt what was stored before there were keys; with the service stopped
  danloi restore FOLDER [--erased FILE]
                                     put what was saved into an empty place, also of the other engine; FILE is the
                                     erased.ndjson of the place that was lost: cases erased since do not come back
  danloi verify                      look at every row and every file; ends with 1 when something is wrong
  danloi directory check [FILE]      check a directory file (without FILE: the shipped one)
  danloi directory stale [--months N]
                                     list what should be checked again: what is older, or was never checked
  danloi directory import FILE       replace the directory by a file (JSON or CSV), whole or not at all
  danloi directory export [FILE]     write the directory as JSON (without FILE: to standard output)
  danloi directory corrections       list what was put right after reports, and what a later import took over
  danloi directory undo REPORT       take back what was put right after a report

Settings come from the environment: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DOCUMENTS_URL, WORKERS,
NAVIGATOR_TOKEN, NAVIGATOR_PHONE, NAVIGATOR_HOURS, LOG_LEVEL, TRUST_PROXY, RATE_LIMIT, CORS_ORIGINS, METRICS_PORT,
SMTP_URL, MAIL_FROM, NOTIFY_URL, NOTIFY_SECRET, PUSH_HOSTS, RETENTION_DAYS, MASTER_KEY, MASTER_KEY_OLD,
KEYS_BACKUP_DIR. See README.md.
`;

/** Told to the caller in one line, with exit code 2: the command was not understood. */
class UsageError extends Error {}

type Opened = Awaited<ReturnType<typeof openDeps>>;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const progressEveryMs = 1000;

/** What is being done, on standard error, once a second at most. */
function showProgress(): (progress: string) => void {
  let shownAt = performance.now();
  return (progress) => {
    if (performance.now() - shownAt < progressEveryMs) return;
    shownAt = performance.now();
    process.stderr.write(`${progress}\n`);
  };
}

async function withDeps(run: (deps: Opened) => Promise<void>, open = openDeps): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const deps = await namingTheSetting(open(config));
  try {
    await run(deps);
  } finally {
    await deps.db.destroy();
  }
}

const commands = new Map<string, (...args: string[]) => Promise<void>>(
  Object.entries({
    // Loaded only here: the other commands have no need of the engine.
    serve: async () => {
      const config = readConfig(process.env);
      if (config.workers > 1 && cluster.isPrimary) await keepWorkers(config);
      else await namingTheSetting((await import('./serve.ts')).serve(config));
    },
    migrate: () => withDeps(async () => print('the database is up to date')),
    daily: () =>
      withDeps(async (deps) => {
        if (!(await watchClock(deps))) throw new Error('the clock is in doubt; if it is right: danloi clock trust');
        print(JSON.stringify(await runDailyJob(deps)));
      }),
    'clock trust': () =>
      withDeps(async (deps) => {
        await trustClock(deps);
        print(`it is believed to be ${instant(deps.clock())}`);
      }),
    sweep: () => withDeps(async (deps) => print(`${await sweepAllOrphans(deps)} file(s) are in the trash`)),
    pair: () =>
      withDeps(async (deps) => {
        print(`paired; ${await checkFiles(deps)} document(s) of the database are not in the folder`);
      }, openPairedAnew),
    backup: (folder) =>
      withDeps(async (deps) => {
        const report = await backUp(deps, required(folder, 'FOLDER'), showProgress());
        const { rows, documents, missing, keyPlaces } = report;
        for (const id of missing) print(`the file of document ${id} is missing, and could not be saved`);
        print(`${rows} row(s) and ${documents} document(s) are saved; their keys are in ${keyPlaces.join(' and ')}`);
      }),
    restore: (folder, erased) =>
      withDeps(async (deps) => {
        const { takenAt, documents } = await restore(deps, required(folder, 'FOLDER'), {
          ...(erased !== undefined && { erased }),
          tell: showProgress(),
        });
        print(`restored as of ${takenAt}, with ${documents} document(s)`);
      }, openEmpty),
    verify: () =>
      withDeps(async (deps) => {
        if ((await verify(deps, print)) > 0) process.exitCode = 1;
      }),
    'keys status': () =>
      withDeps(async (deps) => {
        for (const line of await describeKeys(deps)) print(line);
      }),
    'keys rotate': () =>
      withDeps(async (deps) => {
        const count = await rotateKeys(deps, showProgress());
        print(`${count} key(s) are wrapped anew; all are by master key ${deps.seal.masterKeyId()}`);
      }),
    'keys encrypt': () =>
      withDeps(async (deps) => {
        const { cases, reports, damaged } = await encryptOld(deps, showProgress());
        for (const id of damaged) print(`the file of document ${id} is missing or damaged, and stays as it is`);
        print(`${cases} case(s) and ${reports} report(s) are encrypted now`);
      }),
    'navigator add': (name, days) =>
      withDeps(async ({ db, clock }) => {
        const end = days === undefined ? undefined : wholeNumber(days, '--days');
        print(await addNavigator(db, required(name, 'NAME'), clock(), end));
      }),
    'navigator list': () =>
      withDeps(async ({ db, clock }) => {
        for (const line of await listNavigators(db, clock())) print(line);
      }),
    'navigator revoke': (name) =>
      withDeps(async ({ db, clock }) => {
        await revokeNavigator(db, required(name, 'NAME'), clock());
        print('revoked');
      }),
    'directory check': async (file) => print(await checkFile(file)),
    'directory stale': (months) =>
      withDeps(async ({ db, clock }) => {
        for (const line of await listStaleFacts(db, wholeNumber(months ?? `${staleMonths}`, '--months'), clock()))
          print(line);
      }),
    'directory import': (file) =>
      withDeps(async ({ db, clock }) => print(await importFile(db, required(file, 'FILE'), clock()))),
    'directory export': (file) => withDeps(async ({ db }) => exportToFile(db, file)),
    'directory corrections': () =>
      withDeps(async ({ db }) => {
        for (const line of await describeCorrections(db)) print(line);
      }),
    'directory undo': (reportId) =>
      withDeps(async ({ db, clock }) => {
        await undoReport(db, required(reportId, 'REPORT'), clock());
        print('undone');
      }),
  }),
);

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing`);
  return value;
}

function wholeNumber(value: string, name: string): number {
  if (!/^\d{1,4}$/.test(value)) throw new UsageError(`${name} must be a whole number`);
  return Number(value);
}

async function run(words: string[]): Promise<void> {
  const [first = '', second = '', ...rest] = words;
  const two = commands.get(`${first} ${second}`);
  const one = commands.get(first);
  const [command, args] = two ? [two, rest] : [one, words.slice(1)];
  if (!command) throw new UsageError(`there is no command "${words.join(' ')}"`);
  if (args.length > command.length) throw new UsageError(`"${args.at(-1)}" is one word too many`);
  await command(...args);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      months: { type: 'string' },
      erased: { type: 'string' },
      days: { type: 'string' },
    },
  });
  if (values.help || positionals[0] === 'help') print(help);
  else if (positionals.length === 0) throw new UsageError('which command?');
  else if (values.days !== undefined && positionals.length !== 3) throw new UsageError('--days comes with a NAME');
  else {
    const named = [values.months, values.erased, values.days].filter((value) => value !== undefined);
    await run([...positionals, ...named]);
  }
} catch (error) {
  const isUsage = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`danloi: ${(error as Error).message.split('\n')[0]}\n`);
  if (isUsage) process.stderr.write('Try: danloi help\n');
  process.exitCode = isUsage || error instanceof ConfigError ? 2 : 1;
  // A worker that did not start would stay for as long as its keeper does.
  process.disconnect?.();
}
