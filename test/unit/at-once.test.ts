import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../sources.ts';

function atOnce(...commands: string[]): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(root, 'scripts/at-once.ts'), ...commands], (_, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
}

it('runs commands at once, and tells together what each has said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-at-once-'));
  const pipe = join(folder, 'pipe');
  expect((await atOnce(`mkfifo ${pipe}`)).code).toBe(0);
  // Each waits for the other.
  const { code, stdout } = await atOnce(`echo one; cat ${pipe}; echo two >&2`, `echo three > ${pipe}; echo four`);
  expect(code).toBe(0);
  expect(stdout).toContain(`cat ${pipe}; echo two >&2\none\nthree\ntwo\n\n`);
  expect(stdout).toContain(`echo four\nfour\n\n`);
  await rm(folder, { recursive: true });
});

it('fails when one of them does, and lets the others end', async () => {
  const { code, stdout } = await atOnce('exit 3', 'sleep 0.2; echo whole');
  expect(code).toBe(1);
  expect(stdout).toContain('> exit 3\nended with 3\n');
  expect(stdout).toContain('whole\nwhole\n');
  expect((await atOnce('no-such-command-anywhere')).code).toBe(1);
});
