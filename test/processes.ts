import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { testMasterKey } from './master-key.ts';

const root = join(import.meta.dirname, '..');

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type RunningService = {
  url: string;
  port: number;
  child: ChildProcess;
  /** The lines of its log so far, parsed. */
  lines: Record<string, unknown>[];
  end(signal: NodeJS.Signals): Promise<Ended>;
};

type Options = {
  dataDir: string;
  databaseUrl: string | undefined;
  env?: Record<string, string>;
  /** Of the program; ours unless it is said. */
  folder?: string;
  /** That starts it, if it is not started by itself. */
  command?: readonly [string, ...string[]];
};

/** Compiling is a good part of a start, and the tests start it a hundred times. */
const compiled = join(tmpdir(), 'danloi-tests-compiled');

/** The service as an operator runs it: a process of its own, with its own port. Resolves when it says that it is ready. */
export async function spawnService({
  dataDir,
  databaseUrl,
  env = {},
  folder = root,
  command = [process.execPath, 'src/main.ts'],
}: Options): Promise<RunningService> {
  const port = await freePort();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      DATA_DIR: dataDir,
      MASTER_KEY: testMasterKey,
      RATE_LIMIT: 'off',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Record<string, unknown>[] = [];
  const ended = new Promise<Ended>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  await ready(child, lines);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    lines,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function ready(child: ChildProcess, lines: Record<string, unknown>[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest = '';
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      const [last = '', ...whole] = `${rest}${chunk}`.split('\n').reverse();
      rest = last;
      for (const line of whole.reverse()) {
        lines.push(JSON.parse(line));
        if (lines.at(-1)?.msg === 'ready') resolve();
      }
    });
    child.once('exit', (code) =>
      reject(new Error(`the service ended with ${code} before it was ready: ${complaints}`)),
    );
  });
}

/** A command of the operator. */
export function spawnCli(args: readonly string[], { dataDir, databaseUrl, env = {} }: Options) {
  const child = spawn(process.execPath, ['src/cli.ts', ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: dataDir,
      MASTER_KEY: testMasterKey,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      output[name] += chunk;
    });
  }
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...output })),
  );
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { ended, end };
}

/** The same, run to its end. */
export async function runCli(
  args: readonly string[],
  options: Options,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return await spawnCli(args, options).ended;
}
