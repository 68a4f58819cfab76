import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Chance } from '#test/chance.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { requestBytes } from './load.ts';
import { withPostgres } from './postgres.ts';
import { waitForHealth } from './wait-for-health.ts';

/**
 * What somebody in danger waits for advice while another address sends long letters, at the default limit and below it:
 * `node bench/flood.ts [letters a second] [seconds] [--engine sqlite|postgres]`. Prints Markdown; ends with 1 if the wait is more than three times
 * that of a quiet service, or a hundredth waits 300 ms.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'sqlite' } },
});
const perSecond = Number(positionals[0] ?? 45);
const seconds = Number(positionals[1] ?? 40);
const bystanderEveryMs = 100;
const timesQuietMax = 3;
const p99MsMax = 300;

const [bystander, flooder] = ['127.0.0.2', '127.0.0.3'];

const sentences = [
  'Mẹ tôi bị tăng huyết áp và tiểu đường nhiều năm nay, vẫn uống thuốc đều.',
  'Mấy hôm nay bà hay chóng mặt, mệt, ăn kém và ngủ không ngon.',
  'Đêm qua bà kêu đau lưng âm ỉ, sáng dậy tê bàn tay trái một lúc rồi hết.',
  'Năm ngoái bà mổ túi mật ở bệnh viện tỉnh, bác sĩ nói ổn.',
  'Kết quả xét nghiệm tuần trước có men gan hơi cao, bác sĩ dặn khám lại.',
  'Nhà ở xa, đi xe khách mất bốn tiếng, bà lại say xe.',
  'Ba tôi cũng hay ho về đêm, có đờm trắng, không sốt.',
  'Cháu nhỏ trong nhà bị nổi mẩn ngứa từ hôm qua sau khi ăn tôm.',
  'Chúng tôi muốn hỏi nên khám khoa nào và có phải nhịn ăn không.',
  'Thẻ bảo hiểm của bà đăng ký ở trung tâm y tế huyện, không biết có được hưởng không.',
];
const chance = new Chance('flood');

const letter = (length: number) => chance.fill(length, () => `${chance.pick(sentences)} `);

const cry = () => ({
  need: 'treatment',
  patient: { age: 61 },
  symptoms: `đau ngực dữ dội, khó thở ${chance.below(90)} phút`,
});
const longLetter = () => ({
  need: 'treatment',
  patient: { age: 67 },
  symptoms: letter(2000),
  diagnosis: letter(500),
  goal: letter(500),
});

type Answer = { status: number; ms: number };

/** A line of its own, as a person's first request has. */
function ask(port: number, localAddress: string, intake: unknown): Promise<Answer> {
  const contentType = 'application/json';
  const bytes = requestBytes('POST', '/v1/navigate', { contentType, body: JSON.stringify(intake) });
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true }, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (piece: string) => {
      answer += piece;
      const end = answer.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
      if (end < 0 || answer.length < end + 4 + length) return;
      socket.destroy();
      resolve({ status: Number(answer.slice(9, 12)), ms: performance.now() - sentAt });
    });
  });
}

/** At an even pace, whether the one before is answered or not. */
async function atPace(everyMs: number, forMs: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  const begunAt = performance.now();
  for (let due = 0; due < forMs; due += everyMs) {
    await pause(Math.max(0, begunAt + due - performance.now()));
    sent.push(send().catch(() => ({ status: 0, ms: Number.POSITIVE_INFINITY })));
  }
  return await Promise.all(sent);
}

const at = (answers: Answer[], share: number) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(answers.length * share) - 1] ?? 0;
const statuses = (answers: Answer[]) =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .sort(([one], [other]) => one - other)
    .map(([status, each]) => `${each.length} × ${status === 0 ? 'cut off' : status}`)
    .join(', ');
const row = (name: string, answers: Answer[]) =>
  `| ${name} | ${[0.5, 0.99, 1].map((share) => at(answers, share).toFixed(1)).join(' | ')} | ${statuses(answers)} |`;

async function measure(databaseUrl?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-flood-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: {
      ...process.env,
      MASTER_KEY: testMasterKey,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForHealth(port, child);

  const cries = (forMs: number, address: string) => atPace(bystanderEveryMs, forMs, () => ask(port, address, cry()));
  // Code becomes fast by being run: letters, too, are read before anything is measured, slowly enough to be charged for none.
  await Promise.all([cries(10_000, bystander), atPace(400, 10_000, () => ask(port, flooder, longLetter()))]);

  const quiet = await cries((seconds / 2) * 1000, bystander);
  const [flood, amid, beside] = await Promise.all([
    atPace(1000 / perSecond, seconds * 1000, () => ask(port, flooder, longLetter())),
    cries(seconds * 1000, bystander),
    atPace(1000, seconds * 1000, () => ask(port, flooder, cry())),
  ]);

  console.log('| | median ms | p99 | worst | answers |\n|---|---|---|---|---|');
  console.log(row('a cry for help, quiet', quiet));
  console.log(row(`the same beside ${perSecond} letters a second of another address`, amid));
  console.log(row('the same from the address of the letters, once a second', beside));
  console.log(row('the letters', flood));
  const times = at(amid, 0.5) / at(quiet, 0.5);
  const p99 = at(amid, 0.99);
  console.log(
    `\nMedian ${times.toFixed(2)} times the quiet one (at most ${timesQuietMax}), p99 ${p99.toFixed(0)} ms (below ${p99MsMax}).`,
  );

  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
  process.exitCode = times > timesQuietMax || p99 >= p99MsMax || amid.some(({ status }) => status !== 200) ? 1 : 0;
}

await (values.engine === 'postgres' ? withPostgres(measure) : measure());
