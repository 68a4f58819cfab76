import { fastify, LogController } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

const canary = 'Trần Thị Bưởi 0912345678';

function logged(write: (log: ReturnType<typeof openLog>) => void) {
  const lines: string[] = [];
  write(openLog('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

describe('what is logged of an error', () => {
  it('is its kind, its code and where it happened', () => {
    const error = Object.assign(new TypeError(canary), { code: '23505', constraint: 'contacts_one_primary' });
    const line = JSON.parse(logged((log) => log.error({ err: error }, 'internal')));
    expect(line).toMatchObject({
      msg: 'internal',
      err: { type: 'TypeError', code: '23505', constraint: 'contacts_one_primary' },
    });
    expect(line.err.stack[0]).toContain('log.test.ts');
  });

  it.each<[string, (log: ReturnType<typeof openLog>, error: Error) => void]>([
    ['a line with a text', (log, error) => log.error({ err: error }, 'internal')],
    ['a line without a text', (log, error) => log.warn({ err: error })],
    ['an error alone', (log, error) => log.error(error)],
    ['an error and its own message', (log, error) => log.info({ err: error }, error.message)],
    ['a child of the log', (log, error) => log.child({ reqId: '1' }).error(error)],
  ])('is never its message: %s', (_name, write) => {
    for (const message of [canary, `first line\n    at ${canary} (/v1/review/secret:1:2)`, `(${canary})`]) {
      const text = logged((log) => write(log, new Error(message)));
      expect(text).not.toContain('Bưởi');
      expect(text).not.toContain('secret');
      expect(text).toContain('log.test.ts');
    }
  });

  it('leaves out what is thrown and is no error', () => {
    expect(logged((log) => log.error({ err: canary }, 'internal'))).not.toContain('Bưởi');
  });

  it('leaves out a cause', () => {
    const error = new Error('outer', { cause: new Error(canary) });
    expect(logged((log) => log.error({ err: error }, 'internal'))).not.toContain('Bưởi');
  });
});

describe('a request', () => {
  it('is not logged, nor is an answer', () => {
    const request = { url: `/v1/review/${canary}` };
    expect(logged((log) => log.info({ req: request, res: request }, 'request'))).not.toContain('Bưởi');
  });

  it('does not get into the log by an address in a text of the framework', () => {
    const text = 'did you forget to "return reply" in the "/v1/review/dlr_secret" (GET) route?';
    expect(logged((log) => log.warn(text))).not.toContain('secret');
  });

  it('does not get into the log when a route answers twice', async () => {
    const lines: string[] = [];
    const log = openLog('trace', { write: (line) => void lines.push(line) });
    const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
    app.get('/v1/review/:token', async (_request, reply) => {
      reply.send('once');
      reply.send('twice');
      return reply;
    });
    await app.inject('/v1/review/dlr_secret');
    await app.close();
    expect(lines.join('')).toContain('FST_ERR_REP_ALREADY_SENT');
    expect(lines.join('')).not.toContain('dlr_secret');
  });
});

it('keeps the text and the fields that a line of our own has', () => {
  const line = JSON.parse(logged((log) => log.info({ route: '/v1/cases/:id', status: 200 }, 'request')));
  expect(line).toMatchObject({ route: '/v1/cases/:id', status: 200, msg: 'request', level: 30 });
  expect(JSON.parse(logged((log) => log.info('stopped')))).toMatchObject({ msg: 'stopped' });
});
