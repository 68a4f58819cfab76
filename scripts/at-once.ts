import { spawn } from 'node:child_process';

/**
 * Runs several commands at once, so that no core waits for the one that uses a single one; what each says stands
 * together. Fails when one of them does.
 */
const codes = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

async function run(command: string): Promise<number | null> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => void said.push(piece));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  process.stdout.write(`> ${command}\n${Buffer.concat(said)}${code === 0 ? '' : `ended with ${code}\n`}\n`);
  return code;
}
