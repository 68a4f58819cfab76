import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';

describe('without any setting', () => {
  it('the service listens on this machine only, with SQLite, and limits requests', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      masterKey: undefined,
      formerMasterKey: undefined,
      keysBackupDir: resolve('data'),
      bucket: undefined,
      navigatorToken: undefined,
      navigatorContact: {},
      logLevel: 'info',
      trustProxy: false,
      requestsPerMinute: 3000,
      corsOrigins: [],
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      workers: 1,
      mail: undefined,
      webhook: undefined,
      pushHosts: expect.arrayContaining(['fcm.googleapis.com', '*.push.apple.com']),
    });
  });

  it('an empty one counts as none', () => {
    const empty = Object.fromEntries(
      ['PORT', 'HOST', 'DATABASE_URL', 'RATE_LIMIT', 'CORS_ORIGINS', 'TRUST_PROXY'].map((name) => [name, ' ']),
    );
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

const masterKey = 'YiBpzWkCyW9Z0oK3VSTqhEuhv2W8mCzzG3nIiYQ4LGA=';
const hexKey = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

describe('a setting', () => {
  it.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 65535 ', { port: 65_535, publicUrl: 'http://127.0.0.1:65535' }],
    ['HOST', '::1', { host: '::1', publicUrl: 'http://[::1]:3000' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0', publicUrl: 'http://localhost:3000' }],
    ['HOST', '::', { host: '::', publicUrl: 'http://localhost:3000' }],
    ['HOST', '192.168.1.5', { publicUrl: 'http://192.168.1.5:3000' }],
    ['PUBLIC_URL', 'https://danloi.vn/', { publicUrl: 'https://danloi.vn' }],
    ['PUBLIC_URL', 'https://example.vn/danloi', { publicUrl: 'https://example.vn/danloi' }],
    ['DATA_DIR', '/var/lib/danloi', { dataDir: '/var/lib/danloi' }],
    ['DATABASE_URL', 'postgresql://a@b/c', { databaseUrl: 'postgresql://a@b/c' }],
    [
      'DOCUMENTS_URL',
      's3://files',
      { bucket: { name: 'files', prefix: '', region: 'us-east-1', endpoint: undefined } },
    ],
    [
      'DOCUMENTS_URL',
      's3://files/a/b/?endpoint=https://store.vn:9000&region=vn',
      { bucket: { name: 'files', prefix: 'a/b/', region: 'vn', endpoint: 'https://store.vn:9000' } },
    ],
    ['MASTER_KEY', masterKey, { masterKey: Buffer.from(masterKey, 'base64') }],
    ['MASTER_KEY', masterKey.slice(0, -1), { masterKey: Buffer.from(masterKey, 'base64') }],
    ['MASTER_KEY', hexKey, { masterKey: Buffer.from(hexKey, 'hex') }],
    ['MASTER_KEY_OLD', hexKey, { formerMasterKey: Buffer.from(hexKey, 'hex') }],
    ['KEYS_BACKUP_DIR', '/mnt/keys', { keysBackupDir: '/mnt/keys' }],
    ['NAVIGATOR_TOKEN', 'sixteen-letters!', { navigatorToken: 'sixteen-letters!' }],
    ['NAVIGATOR_PHONE', '+84 24 (1234) 56.78', { navigatorContact: { phone: '+84 24 (1234) 56.78' } }],
    ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', 'off', { trustProxy: false }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: '10.0.0.0/8, ::1' }],
    ['TRUST_PROXY', 'loopback', { trustProxy: 'loopback' }],
    ['RATE_LIMIT', 'off', { requestsPerMinute: undefined }],
    ['RATE_LIMIT', '1', { requestsPerMinute: 1 }],
    ['RETENTION_DAYS', '365', { retentionDays: 365 }],
    ['RETENTION_DAYS', 'off', { retentionDays: undefined }],
    ['CORS_ORIGINS', 'https://a.vn, http://b.vn:8080', { corsOrigins: ['https://a.vn', 'http://b.vn:8080'] }],
    ['METRICS_PORT', '9464', { metricsPort: 9464 }],
    ['METRICS_HOST', '10.0.0.5', { metricsHost: '10.0.0.5' }],
    ['HOST', '0.0.0.0', { metricsHost: '127.0.0.1' }],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://127.0.0.1:9000', { bucket: { endpoint: 'http://127.0.0.1:9000' } }],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://localhost', { bucket: { endpoint: 'http://localhost' } }],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://store:9000', { bucket: { endpoint: 'http://store:9000' } }],
    ['PUSH_HOSTS', 'a.vn, *.B.vn, http://127.0.0.1:9', { pushHosts: ['a.vn', '*.b.vn', 'http://127.0.0.1:9'] }],
  ])('%s may be %j', (name, value, expected) => {
    expect(readConfig({ MASTER_KEY: masterKey, [name]: value })).toMatchObject(expected);
  });

  const secret = 'p4ssw0rd';
  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['PORT', 'http'],
    ['METRICS_PORT', '99999'],
    ['METRICS_PORT', 'on'],
    ['PUBLIC_URL', 'danloi.vn'],
    ['PUBLIC_URL', 'ftp://danloi.vn'],
    ['PUBLIC_URL', 'https://danloi.vn/?a=1'],
    ['PUBLIC_URL', 'https://danloi.vn/#a'],
    ['PUBLIC_URL', `https://user:${secret}@danloi.vn`],
    ['DATABASE_URL', `mysql://user:${secret}@host/db`],
    ['DATABASE_URL', './danloi.sqlite'],
    ['DATABASE_URL', `postgres://user:${secret}@host:99999/db`],
    ['DOCUMENTS_URL', `https://user:${secret}@store.vn/bucket`],
    ['DOCUMENTS_URL', `s3://user:${secret}@files`],
    ['DOCUMENTS_URL', 's3://'],
    ['DOCUMENTS_URL', 's3://files?endpoint=store'],
    ['DOCUMENTS_URL', 's3://files?acl=public'],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://store.vn:9000'],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://10.0.0.5'],
    ['DOCUMENTS_URL', 's3://files?endpoint=http://[2001:db8::1]'],
    ['MASTER_KEY', secret],
    ['MASTER_KEY', hexKey.slice(2)],
    ['MASTER_KEY', `${masterKey}AAAA`],
    ['MASTER_KEY', Buffer.alloc(32).toString('base64')],
    ['MASTER_KEY', Buffer.alloc(32, 'abcdefg').toString('base64')],
    ['MASTER_KEY', Buffer.from('a sentence that somebody thought').toString('base64')],
    ['MASTER_KEY', Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex')],
    ['MASTER_KEY_OLD', hexKey],
    ['NAVIGATOR_TOKEN', secret],
    ['NAVIGATOR_TOKEN', `${secret} with a space in it`],
    ['NAVIGATOR_TOKEN', `${secret}-có-dấu-tiếng-Việt`],
    ['NAVIGATOR_TOKEN', secret.repeat(100)],
    ['NAVIGATOR_TOKEN', 'aaaaaaaaaaaaaaaa'],
    ['NAVIGATOR_TOKEN', '1234567123456712345671234567'],
    ['NAVIGATOR_PHONE', 'gọi chúng tôi'],
    ['NAVIGATOR_PHONE', '12'],
    ['NAVIGATOR_PHONE', '1'.repeat(31)],
    ['NAVIGATOR_HOURS', '8–17 giờ'],
    ['SMTP_URL', 'mail.example.vn'],
    ['SMTP_URL', `https://user:${secret}@mail.example.vn`],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'tin@danloi.vn'],
    ['NOTIFY_URL', 'http://gateway.vn/hook'],
    ['NOTIFY_URL', `https://user:${secret}@gateway.vn`],
    ['NOTIFY_SECRET', `${secret}-${secret}`],
    ['PUSH_HOSTS', '*'],
    ['PUSH_HOSTS', 'localhost'],
    ['PUSH_HOSTS', '127.0.0.1'],
    ['PUSH_HOSTS', 'https://a.vn/path'],
    ['PUSH_HOSTS', 'a.vn,'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.1, proxy'],
    ['RATE_LIMIT', '0'],
    ['RETENTION_DAYS', '29'],
    ['RETENTION_DAYS', 'a year'],
    ['RATE_LIMIT', '-5'],
    ['RATE_LIMIT', '1.5'],
    ['RATE_LIMIT', 'on'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
    ['WORKERS', '2'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'a.vn'],
    ['CORS_ORIGINS', 'https://a.vn/'],
    ['CORS_ORIGINS', 'https://a.vn,'],
    ['CORS_ORIGINS', 'null'],
  ])('%s may not be %j: one line names it and shows no secret', (name, value) => {
    let error: unknown;
    try {
      readConfig({ [name]: value });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as ConfigError;
    expect(message.startsWith(`${name}: `)).toBe(true);
    expect(message).not.toContain('\n');
    expect(message).not.toContain(secret);
  });
});

it('PostgreSQL needs a master key of the environment', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://a@b/c' })).toThrow(
    /^MASTER_KEY: must be set beside DATABASE_URL/,
  );
});

describe('the channels of notices', () => {
  const mail = { SMTP_URL: 'smtps://user:p4ss@mail.example.vn', MAIL_FROM: 'Dẫn Lối <tin@danloi.vn>' };
  const webhook = { NOTIFY_URL: 'https://gateway.vn/hook', NOTIFY_SECRET: 'sixteen-letters!' };
  const PUBLIC_URL = 'https://danloi.vn';

  it('are set by two settings each, and lead to the address that people use', () => {
    expect(readConfig({ ...mail, ...webhook, PUBLIC_URL })).toMatchObject({
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      webhook: { url: webhook.NOTIFY_URL, secret: webhook.NOTIFY_SECRET },
    });
    expect(readConfig({ ...webhook, NOTIFY_URL: 'http://127.0.0.1:9/', PUBLIC_URL }).webhook).toBeDefined();
  });

  it.each([
    ['PUBLIC_URL', mail],
    ['PUBLIC_URL', webhook],
    ['MAIL_FROM', { ...mail, MAIL_FROM: '', PUBLIC_URL }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: 'Dẫn Lối', PUBLIC_URL }],
    ['MAIL_FROM', { ...mail, MAIL_FROM: 'a@b.vn\nBcc: c@d.vn', PUBLIC_URL }],
    ['NOTIFY_SECRET', { ...webhook, NOTIFY_SECRET: 'short', PUBLIC_URL }],
    ['NOTIFY_SECRET', { ...webhook, NOTIFY_SECRET: '', PUBLIC_URL }],
  ])('that lack %s stop the start', (setting, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${setting}: `));
  });
});
