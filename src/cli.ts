import { readFile } from 'node:fs/promises';
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
import { verifyFolder } from './features/saving/verify-folder.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { openDeps, openEmpty, openPairedAnew, openToVerify } from './open-deps.ts';
import { instant } from './platform/clock.ts';
import { start } from './start.ts';

const help = `danloi: the healthcare navigation service

  danloi serve                       start the service
  danloi migrate                     bring the database up to date
  danloi navigator add NAME [--days N]
                                     make a navigator and print the token, once; it is good for so many days
  danloi navigator list              list navigators, until when their tokens are good, and when last used
  danloi navigator revoke NAME       end a navigator's token
  danloi daily                       run the daily job now
  danloi renavigate --open [--dry-run]
                                     read the open cases anew and raise what is graver now, lowering nothing; after an
                                     upgrade whose CHANGELOG names a fault (see docs/operations.md); --dry-run counts only
  danloi clock trust                 believe the clock of this machine, after it was found far off
  danloi sweep                       put every file that no record knows into the trash, however many they are
  danloi pair                        let this database and this documents folder belong together from now on
  danloi backup FOLDER               save database and documents into a new folder, while the service goes on
  danloi keys status                 tell which master key is in use, and what is not encrypted yet
  danloi keys rotate                 wrap all keys by the new master key (see docs/operations.md)
  danloi keys encrypt                encrypt what was stored before there were keys; with the service stopped
  danloi restore FOLDER [--erased FILE] [--unsigned]
                                     put what was saved into an empty place, also of the other engine; FILE is the
                                     erased.ndjson of the place that was lost: cases erased since do not come back;
                                     --unsigned: although the master key has not signed it, as of a release before
  danloi verify [--anchor FILE]      look at every row and every file; ends with 1 when something is wrong; FILE is a
                                     log, or anything else that was kept elsewhere with the daily line in it
  danloi verify FOLDER [--unsigned]  look at what was saved: whether it is whole, and signed by the master key
  danloi directory check [FILE]      check a directory file (without FILE: the shipped one)
  danloi directory stale [--months N]
                                     list what should be checked again: what is older, or was never checked
  danloi directory import FILE       replace the directory by a file (JSON or CSV), whole or not at all
  danloi directory export [FILE]     write the directory as JSON (without FILE: to standard output)
  danloi directory corrections       list what was put right after reports, and what a later import took over
  danloi directory undo REPORT       take back what was put right after a report

Settings come from the environment: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, DOCUMENTS_URL, WORKERS,
NAVIGATOR_TOKEN, NAVIGATOR_PHONE, NAVIGATOR_HOURS, LOG_LEVEL, TRUST_PROXY, RATE_LIMIT, CORS_ORIGINS, METRICS_PORT, METRICS_HOST,
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
    serve: () => start(readConfig(process.env)),
    migrate: () => withDeps(async () => print('the database is up to date')),
    daily: () =>
      withDeps(async (deps) => {
        await refuseDoubtedClock(deps);
        print(JSON.stringify(await runDailyJob(deps)));
      }),
    renavigate: async (open, dryRun) => {
      if (open !== '--open') throw new UsageError('--open is missing: closed cases are left alone');
      await withDeps(async (deps) => {
        const isDryRun = dryRun !== undefined;
        if (!isDryRun) await refuseDoubtedClock(deps);
        (await import('./refuse-damaged-weights.ts')).refuseDamagedWeights();
        const { openGraph } = await import('./features/directory/open-graph.ts');
        const { describeRenavigated, renavigateOpen } = await import('./features/cases/renavigate-open.ts');
        const { graph, stop } = await openGraph(deps);
        const report = await renavigateOpen({ ...deps, graph }, { isDryRun, tell: showProgress() }).finally(stop);
        for (const line of describeRenavigated(report, isDryRun)) print(line);
        if (report.unreadable > 0) process.exitCode = 1;
      });
    },
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
    restore: (folder, ...words) => restoreFrom(required(folder, 'FOLDER'), words),
    verify: async (...words) => {
      const [folder] = words.filter((word) => !word.startsWith('--'));
      const isUnsignedAllowed = words.includes('--unsigned');
      if (folder !== undefined) return await verifySaved(folder, isUnsignedAllowed);
      if (isUnsignedAllowed) throw new UsageError('--unsigned comes with a FOLDER');
      const path = valueBehind('--anchor', words);
      const anchors = path === undefined ? {} : { anchors: await readFile(path, 'utf8') };
      await withDeps(async (deps) => {
        if ((await verify(deps, print, anchors)) > 0) process.exitCode = 1;
      }, openToVerify);
    },
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

async function restoreFrom(folder: string, words: string[]): Promise<void> {
  const erased = valueBehind('--erased', words);
  const isUnsignedAllowed = words.includes('--unsigned');
  await withDeps(async (deps) => {
    const options = { isUnsignedAllowed, ...(erased !== undefined && { erased }), tell: showProgress() };
    const { takenAt, left } = await restore(deps, folder, options);
    print(`restored as of ${takenAt}, with ${left} document(s)`);
    if (erased === undefined) print('no list of erased cases was given (--erased): what was erased since may be back');
    if (isUnsignedAllowed) print(unsigned);
  }, openEmpty);
}

async function verifySaved(folder: string, isUnsignedAllowed: boolean): Promise<void> {
  await withDeps(async (deps) => {
    if ((await verifyFolder(deps, folder, isUnsignedAllowed, print)) > 0) process.exitCode = 1;
    if (isUnsignedAllowed) print(unsigned);
  }, openEmpty);
}

const unsigned = 'NO SIGNATURE was asked for (--unsigned): whoever had it in hands may have changed anything in it';

function valueBehind(option: string, words: readonly string[]): string | undefined {
  return words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
}

async function refuseDoubtedClock(deps: Opened): Promise<void> {
  if (!(await watchClock(deps))) throw new Error('the clock is in doubt; if it is right: danloi clock trust');
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing`);
  return value;
}

function wholeNumber(value: string, name: string): number {
  if (!/^\d{1,4}$/.test(value)) throw new UsageError(`${name} must be a whole number`);
  return Number(value);
}

/** What may stand behind a command and its one word. */
const optionsOf: Record<string, readonly string[]> = {
  restore: ['--erased', '--unsigned'],
  verify: ['--anchor', '--unsigned'],
};

async function run(words: string[]): Promise<void> {
  const [first = '', second = '', ...rest] = words;
  const two = commands.get(`${first} ${second}`);
  const one = commands.get(first);
  const [command, args] = two ? [two, rest] : [one, words.slice(1)];
  if (!command) throw new UsageError(`there is no command "${words.join(' ')}"`);
  const options = optionsOf[first];
  const isOption = (arg: string) => options?.includes(arg.split('=', 1)[0] ?? '');
  const tooMany = options ? args.filter((arg) => !isOption(arg)).slice(1) : args.slice(command.length);
  if (tooMany.length > 0) throw new UsageError(`"${tooMany.at(-1)}" is one word too many`);
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
      anchor: { type: 'string' },
      unsigned: { type: 'boolean' },
      open: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  if (values.help || positionals[0] === 'help') print(help);
  else if (positionals.length === 0) throw new UsageError('which command?');
  else if (values.days !== undefined && positionals.length !== 3) throw new UsageError('--days comes with a NAME');
  else {
    const named = [values.months, values.days].filter((value) => value !== undefined);
    for (const option of ['erased', 'anchor'] as const) {
      if (values[option] !== undefined) named.push(`--${option}=${values[option]}`);
    }
    const flags = (['open', 'dry-run', 'unsigned'] as const).filter((flag) => values[flag]).map((flag) => `--${flag}`);
    await run([...positionals, ...named, ...flags]);
  }
} catch (error) {
  const isUsage = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`danloi: ${(error as Error).message.split('\n')[0]}\n`);
  if (isUsage) process.stderr.write('Try: danloi help\n');
  process.exitCode = isUsage || error instanceof ConfigError ? 2 : 1;
  // A worker that did not start would stay for as long as its keeper does.
  process.disconnect?.();
}
