import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { limits } from './contract/limits.ts';
import { readMasterKey } from './platform/seal/key-text.ts';

export type Config = {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What the keys of all cases are wrapped by; if not set, a file in `dataDir` holds it. */
  masterKey: Uint8Array | undefined;
  /** Another that is still needed, while the master key is being changed. */
  formerMasterKey: Uint8Array | undefined;
  /** The second place of the keys that a backup leaves out. */
  keysBackupDir: string;
  /** Where documents are kept, if not in `dataDir`. */
  bucket: Bucket | undefined;
  navigatorToken: string | undefined;
  /** What families are told of how to reach a navigator; nothing where nobody answers a phone. */
  navigatorContact: { readonly phone?: string; readonly hours?: string };
  logLevel: string;
  trustProxy: boolean | string;
  /** Requests a minute for one token or address; `undefined` is off. */
  requestsPerMinute: number | undefined;
  corsOrigins: readonly string[];
  metricsPort: number | undefined;
  metricsHost: string;
  /** Processes of this machine that share the port. */
  workers: number;
  /** How people are told of news, besides on their devices; what is not set is off. */
  mail: { readonly url: string; readonly from: string } | undefined;
  webhook: { readonly url: string; readonly secret: string } | undefined;
  /** Where a message to a device may go: a name, `*.` and the end of names, or an origin, which may be private. */
  pushHosts: readonly string[];
  /** After so many days without use by its family a case is warned, and later erased; `undefined` is never. */
  retentionDays: number | undefined;
};

/** A place in an S3-compatible store. Who we are there, the environment says as for every such program. */
export type Bucket = { name: string; prefix: string; region: string; endpoint: string | undefined };

/** A setting that stops the start, in one line that names it. */
export class ConfigError extends Error {
  constructor(setting: string, fault: string) {
    super(`${setting}: ${fault}`);
    this.name = 'ConfigError';
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** What a bearer token can carry. */
const navigatorTokenPattern = /^[\x21-\x7e]{16,512}$/;
/** Fewer, and it was typed and not made at random. */
const navigatorTokenDifferentMin = 8;

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = (name: string) => environment[name]?.trim() || undefined;
  const host = env('HOST') ?? '127.0.0.1';
  const port = readPort('PORT', env('PORT')) ?? 3000;
  const dataDir = resolve(env('DATA_DIR') ?? 'data');
  return {
    host,
    port,
    publicUrl: readUrl('PUBLIC_URL', env('PUBLIC_URL')) ?? `http://${nameOf(host)}:${port}`,
    dataDir,
    databaseUrl: readDatabaseUrl(env('DATABASE_URL')),
    ...readKeys(env),
    keysBackupDir: resolve(env('KEYS_BACKUP_DIR') ?? dataDir),
    bucket: readBucket(env('DOCUMENTS_URL')),
    navigatorToken: readNavigatorToken(env('NAVIGATOR_TOKEN')),
    navigatorContact: readNavigatorContact(env('NAVIGATOR_PHONE'), env('NAVIGATOR_HOURS')),
    logLevel: readLogLevel(env('LOG_LEVEL')),
    trustProxy: readTrustProxy(env('TRUST_PROXY')),
    requestsPerMinute: readRateLimit(env('RATE_LIMIT')),
    corsOrigins: readOrigins(env('CORS_ORIGINS')),
    metricsPort: readPort('METRICS_PORT', env('METRICS_PORT')),
    // Not HOST: figures ask for no token.
    metricsHost: env('METRICS_HOST') ?? '127.0.0.1',
    workers: readWorkers(env('WORKERS'), env('DATABASE_URL')),
    ...readNoticeChannels(env),
    retentionDays: readRetention(env('RETENTION_DAYS')),
  };
}

/** Every address of the machine, which is none that a link could lead to. */
export function isEveryAddress(host: string): boolean {
  return /^(0\.0\.0\.0|::|0:0:0:0:0:0:0:0)$/.test(host);
}

function nameOf(host: string): string {
  if (isEveryAddress(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function readPort(setting: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new ConfigError(setting, `must be a port from 0 to 65535`);
  return port;
}

function readUrl(setting: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new ConfigError(setting, 'must be an http(s) address');
  if (url.search || url.hash || url.username || url.password) {
    throw new ConfigError(setting, 'must be an address without user, query or fragment');
  }
  return value.replace(/\/+$/, '');
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value;
  throw new ConfigError('DATABASE_URL', 'must be a postgres:// address (leave it out for SQLite)');
}

function readKeys(env: (name: string) => string | undefined): Pick<Config, 'masterKey' | 'formerMasterKey'> {
  const masterKey = readKey('MASTER_KEY', env('MASTER_KEY'));
  const formerMasterKey = readKey('MASTER_KEY_OLD', env('MASTER_KEY_OLD'));
  if (masterKey === undefined) {
    if (env('DATABASE_URL') !== undefined) {
      throw new ConfigError('MASTER_KEY', 'must be set beside DATABASE_URL; make one by `openssl rand -base64 32`');
    }
    if (formerMasterKey !== undefined) throw new ConfigError('MASTER_KEY_OLD', 'goes with MASTER_KEY; set that too');
  }
  return { masterKey, formerMasterKey };
}

function readKey(setting: string, value: string | undefined): Uint8Array | undefined {
  const key = value === undefined ? undefined : readMasterKey(value);
  if (key !== undefined && 'fault' in key) throw new ConfigError(setting, key.fault);
  return key;
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

function readBucket(value: string | undefined): Bucket | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || !bucketPattern.test(url.hostname) || url.username || url.port || url.hash) {
    throw new ConfigError(
      'DOCUMENTS_URL',
      'must be like s3://bucket/prefix?endpoint=https://store.example.vn&region=vn, the bucket with 3 to 63 letters',
    );
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) throw new ConfigError('DOCUMENTS_URL', `knows endpoint and region, and not "${unknown}"`);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    name: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: readStore(url.searchParams.get('endpoint') ?? undefined),
  };
}

/** A name without a dot is one of our own network, such as that of a container beside us. */
const ownNamePattern = /^[a-z0-9-]+$/;

function readStore(value: string | undefined): string | undefined {
  const endpoint = readUrl('DOCUMENTS_URL', value);
  const { protocol, hostname = '' } = URL.parse(endpoint ?? '') ?? {};
  if (protocol === 'http:' && !isThisMachine(hostname) && !ownNamePattern.test(hostname)) {
    throw new ConfigError('DOCUMENTS_URL', 'must name an https endpoint, or http on this machine or to a short name');
  }
  return endpoint;
}

function readNavigatorToken(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!navigatorTokenPattern.test(value)) {
    throw new ConfigError('NAVIGATOR_TOKEN', 'must have 16 to 512 characters of ASCII and no space');
  }
  if (new Set(value).size < navigatorTokenDifferentMin) {
    throw new ConfigError('NAVIGATOR_TOKEN', 'is easy to guess; make one at random, as `openssl rand -hex 32` does');
  }
  return value;
}

const phonePattern = /^\+?[\d .()-]+$/;
const phoneDigitsMin = 3;

function readNavigatorContact(phone: string | undefined, hours: string | undefined): Config['navigatorContact'] {
  if (phone === undefined) {
    if (hours !== undefined) throw new ConfigError('NAVIGATOR_HOURS', 'says when to call; set NAVIGATOR_PHONE too');
    return {};
  }
  const digits = phone.replaceAll(/\D/g, '').length;
  if (!phonePattern.test(phone) || digits < phoneDigitsMin || phone.length > limits.phoneLengthMax) {
    throw new ConfigError('NAVIGATOR_PHONE', 'must be a phone number such as 024 1234 5678');
  }
  if (hours === undefined) return { phone };
  if (hours.length > limits.navigatorHoursLengthMax || /\p{Cc}/u.test(hours)) {
    const fault = `must be at most ${limits.navigatorHoursLengthMax} characters, such as “8–17 giờ, thứ Hai đến thứ Sáu”`;
    throw new ConfigError('NAVIGATOR_HOURS', fault);
  }
  return { phone, hours };
}

function readLogLevel(value = 'info'): string {
  if (!logLevels.includes(value)) throw new ConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}`);
  return value;
}

function readTrustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false' || value === 'off') return false;
  if (value === 'true' || value === 'on') return true;
  if (value.split(',').every((proxy) => isProxy(proxy.trim()))) return value;
  throw new ConfigError('TRUST_PROXY', 'must be on, off, or addresses and networks separated by commas');
}

/** An address, a network such as 10.0.0.0/8, or one of the names that the proxy check knows. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

function readRateLimit(value: string | undefined): number | undefined {
  if (value === undefined) return limits.requestsPerMinuteDefault;
  if (value === 'off') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value))
    throw new ConfigError('RATE_LIMIT', 'must be off or a number of requests a minute');
  return Number(value);
}

/** Shorter, and a family that comes back for its revisit would find nothing. */
const retentionDaysMin = 30;

function readRetention(value: string | undefined): number | undefined {
  if (value === undefined || value === 'off') return undefined;
  if (!/^\d{2,5}$/.test(value) || Number(value) < retentionDaysMin)
    throw new ConfigError('RETENTION_DAYS', `must be off or a number of days, at least ${retentionDaysMin}`);
  return Number(value);
}

function readOrigins(value: string | undefined): readonly string[] {
  const origins = value?.split(',').map((origin) => origin.trim()) ?? [];
  for (const origin of origins) {
    if (URL.parse(origin)?.origin !== origin) {
      throw new ConfigError('CORS_ORIGINS', 'must be origins like https://example.vn, separated by commas');
    }
  }
  return origins;
}

function readWorkers(value: string | undefined, databaseUrl: string | undefined): number {
  if (value === undefined) return 1;
  if (value !== 'auto' && !/^[1-9]\d?$/.test(value)) throw new ConfigError('WORKERS', 'must be auto or 1 to 99');
  const workers = value === 'auto' ? availableParallelism() : Number(value);
  if (workers > 1 && databaseUrl === undefined) {
    throw new ConfigError('WORKERS', 'several processes need PostgreSQL; set DATABASE_URL, or leave it out');
  }
  return workers;
}

/** The services that the browsers people have were built for. */
const knownPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

function readNoticeChannels(env: (name: string) => string | undefined): Pick<Config, 'mail' | 'webhook' | 'pushHosts'> {
  const mail = readMail(env('SMTP_URL'), env('MAIL_FROM'));
  const webhook = readWebhook(env('NOTIFY_URL'), env('NOTIFY_SECRET'));
  if ((mail || webhook) && env('PUBLIC_URL') === undefined) {
    throw new ConfigError('PUBLIC_URL', 'messages lead there; set it beside SMTP_URL or NOTIFY_URL');
  }
  return { mail, webhook, pushHosts: readPushHosts(env('PUSH_HOSTS')) };
}

/** `tin@danloi.vn` or `Dẫn Lối <tin@danloi.vn>`. */
const senderPattern = /^(?:[^<>@"\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

function readMail(url: string | undefined, from: string | undefined): Config['mail'] {
  if (url === undefined) {
    if (from !== undefined) throw new ConfigError('MAIL_FROM', 'says who writes; set SMTP_URL too');
    return undefined;
  }
  const { protocol, hostname } = URL.parse(url) ?? {};
  if (!['smtp:', 'smtps:'].includes(protocol ?? '') || !hostname) {
    throw new ConfigError('SMTP_URL', 'must be a mail server such as smtps://user:password@mail.example.vn');
  }
  if (from === undefined) throw new ConfigError('MAIL_FROM', 'must say who writes, beside SMTP_URL');
  if (!senderPattern.test(from))
    throw new ConfigError('MAIL_FROM', 'must be an address such as Dẫn Lối <tin@danloi.vn>');
  return { url, from };
}

const webhookSecretLengthMin = 16;

function readWebhook(url: string | undefined, secret: string | undefined): Config['webhook'] {
  if (url === undefined) {
    if (secret !== undefined) throw new ConfigError('NOTIFY_SECRET', 'signs what goes to NOTIFY_URL; set that too');
    return undefined;
  }
  const { protocol, hostname = '', username, password } = URL.parse(url) ?? {};
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  if (!isSafe || username || password) {
    throw new ConfigError('NOTIFY_URL', 'must be an https address without user, or http on this machine');
  }
  if (secret === undefined || secret.length < webhookSecretLengthMin) {
    throw new ConfigError(
      'NOTIFY_SECRET',
      `must have at least ${webhookSecretLengthMin} characters, beside NOTIFY_URL`,
    );
  }
  return { url, secret };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

const hostPattern = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

function readPushHosts(value: string | undefined): readonly string[] {
  const hosts = value?.split(',').map((host) => host.trim().toLowerCase()) ?? knownPushHosts;
  for (const host of hosts) {
    if (!hostPattern.test(host) && URL.parse(host)?.origin !== host) {
      throw new ConfigError('PUSH_HOSTS', 'must be hosts like *.push.apple.com or origins, separated by commas');
    }
  }
  return hosts;
}
