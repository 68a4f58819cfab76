import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { ConfigError, readConfig } from './config.ts';
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
import { runDailyJob } from './features/follow-ups/daily-job.ts';
import { trustClock, watchClock } from './features/installation/watch-clock.ts';
import { addNavigator, listNavigators, revokeNavigator } from './features/navigator/manage-navigators.ts';
import { undoReport } from './features/reports/settle-report.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { openDeps, openPairedAnew } from './open-deps.ts';
import { instant, instantOrNull } from './platform/clock.ts';

const help = `danloi: the healthcare navigation service

  danloi serve                       start the service
  danloi migrate                     bring the database up to date
  danloi navigator add NAME          make a navigator and print the token, once
  danloi navigator list              list navigators
  danloi navigator revoke NAME       end a navigator's token
  danloi daily                       run the daily job now
  danloi clock trust                 believe the clock of this machine, after it was found far off
  danloi sweep                       put every file that no record knows into the trash, however many they are
  danloi pair                        let this database and this documents folder belong together from now on
  danloi backup FOLDER               copy DATA_DIR into a new folder, while the service goes on
  danloi directory check [FILE]      check a directory file (without FILE: the shipped one)
  danloi directory stale [--months N]
                                     list what should be checked again: what is older, or was never checked
  danloi directory import FILE       replace the directory by a file (JSON or CSV), whole or not at all
  danloi directory export [FILE]     write the directory as JSON (without FILE: to standard output)
  danloi directory corrections       list what was put right after reports, and what a later import took over
  danloi directory undo REPORT       take back what was put right after a report

Settings come from the environment: PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, NAVIGATOR_TOKEN,
NAVIGATOR_PHONE, NAVIGATOR_HOURS, LOG_LEVEL, TRUST_PROXY, RATE_LIMIT, CORS_ORIGINS, METRICS_PORT,
SMTP_URL, MAIL_FROM, NOTIFY_URL, NOTIFY_SECRET, PUSH_HOSTS. See README.md.
`;

/** Told to the caller in one line, with exit code 2: the command was not understood. */
class UsageError extends Error {}

type Opened = Awaited<ReturnType<typeof openDeps>>;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
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
    serve: async () => namingTheSetting((await import('./serve.ts')).serve(readConfig(process.env))),
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
        const { documents } = await backUp(deps, required(folder, 'FOLDER'));
        print(`the database and ${documents} document(s) are copied`);
      }),
    'navigator add': (name) =>
      withDeps(async ({ db, clock }) => print(await addNavigator(db, required(name, 'NAME'), clock()))),
    'navigator list': () =>
      withDeps(async ({ db }) => {
        for (const { name, created_at, revoked_at } of await listNavigators(db)) {
          print(
            `${name}\tsince ${instant(created_at)}\t${revoked_at ? `revoked ${instantOrNull(revoked_at)}` : 'active'}`,
          );
        }
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
    options: { help: { type: 'boolean', short: 'h' }, months: { type: 'string' } },
  });
  if (values.help || positionals[0] === 'help') print(help);
  else if (positionals.length === 0) throw new UsageError('which command?');
  else await run(values.months === undefined ? positionals : [...positionals, values.months]);
} catch (error) {
  const isUsage = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`danloi: ${(error as Error).message.split('\n')[0]}\n`);
  if (isUsage) process.stderr.write('Try: danloi help\n');
  process.exitCode = isUsage || error instanceof ConfigError ? 2 : 1;
}
