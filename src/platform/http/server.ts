import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { answerError, expectedType } from './errors.ts';
import { parseJsonBody } from './json-body.ts';
import { languageOf } from './language.ts';
import { boundLines } from './lines.ts';
import { methodsAt } from './methods.ts';
import type { Patience } from './patience.ts';
import { stopSlowBodies } from './slow-bodies.ts';
import { closeLinesWhenStopping } from './stopping.ts';
import { dropUnreadBody } from './unread-body.ts';
import { compileValidator } from './validation.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** A large file on one bar of signal takes its time; an upload that takes longer than this is stopped. */
const requestTimeoutMs = 20 * 60_000;
const keepAliveTimeoutMs = 72_000;
/** Longer than any request head: what is too long to be an id or a token is for the guard to refuse. */
const pathParameterLengthMax = 64 * 1024;

type Options = {
  log: Log;
  metrics: Metrics;
  trustProxy: boolean | string;
  corsOrigins: readonly string[];
  publicUrl: string;
  /** Counts whoever asks for what is not there; throws when that is too often. */
  countStranger: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  patience: Patience;
  /** Not where a proxy stands before us: all lines are its own. */
  linesPerAddressMax?: number | undefined;
};

export function createServer(options: Options): App {
  const { log, metrics, trustProxy, corsOrigins, publicUrl, countStranger, patience } = options;
  const { linesPerAddressMax = Number.POSITIVE_INFINITY } = options;
  const setHeaders = headersOf(corsOrigins, publicUrl);
  const app: App = fastify({
    loggerInstance: sharedByRequests(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy === true ? believeNeighbour : trustProxy,
    bodyLimit: limits.jsonBodyBytesMax,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    forceCloseConnections: 'idle',
    // What still comes on an open line while we stop is answered like any other request.
    return503OnClosing: false,
    routerOptions: { maxParamLength: pathParameterLengthMax, ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => withReadablePath(url),
    // Node would answer a request without a host by itself, and not in our form.
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be read comes to no route, and to no hook.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      // Nor would its body come to anyone.
      reply.raw.shouldKeepAlive = false;
      answerError(new ServiceError('malformed_request'), request, reply);
    },
  });

  // Node would refuse by itself, and not in our form, whoever expects what we do not know.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  boundLines(app, linesPerAddressMax);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  readBodies(app);
  receiveRequests(app, setHeaders, watchLoad(app, patience));
  stopSlowBodies(app as unknown as FastifyInstance, patience);
  closeLinesWhenStopping(app as unknown as FastifyInstance);

  const allowed = methodsAt(app);
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    if (answerPreflight(request, reply, corsOrigins)) return;
    const methods = allowed(request.url);
    // A route may have looked and found nothing, and then it is not the method that is wrong.
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
    if (isWrongMethod) reply.header('allow', methods.join(', '));
    answerError(new ServiceError(isWrongMethod ? 'method_not_allowed' : 'route_not_found'), request, reply);
  };
  app.setNotFoundHandler(answerMissing);
  // Before a body is read: what may be wrong with that is beside the point.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) countStranger(request, reply, () => answerMissing(request, reply));
    else done();
  });

  // The route's pattern and never the address: an address may hold a token.
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { elapsedTime, statusCode: status } = reply;
    metrics.countRequest(route, request.method, status, elapsedTime);
    const ms = Math.round(elapsedTime * 10) / 10;
    log.info({ requestId: request.id, route, method: request.method, status, ms }, 'request');
    done();
  });
  return app;
}

/**
 * Behind a proxy that is not named, only whoever is connected to us counts as one. To believe in the whole of
 * `X-Forwarded-For` would be to believe what a caller wrote there before the proxy added to it.
 */
function believeNeighbour(_address: string, hop: number): boolean {
  return hop === 0;
}

/** A logger of its own for every request would cost more than most requests log. */
function sharedByRequests(log: Log): FastifyBaseLogger {
  const shared: FastifyBaseLogger = Object.assign(Object.create(log), { child: () => shared });
  return shared;
}

/** Whether this request comes too late to be served; it is looked at once a second how late we are. */
function watchLoad(app: App, { lateMsMax, lateMsMaxInDanger }: Patience): (request: Request) => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  let checkedAt = 0;
  let lateMs = 0;
  return ({ routeOptions }) => {
    const now = performance.now();
    if (now - checkedAt > 1000) {
      lateMs = delay.mean / 1e6;
      checkedAt = now;
      delay.reset();
    }
    return lateMs > (routeOptions.config.isCryForHelp === true ? lateMsMaxInDanger : lateMsMax);
  };
}

/**
 * A path whose percent signs cannot be decoded is taken as it stands. So it too comes to a guard, which answers a
 * malformed case number or token like any other that is unknown, and nothing can be learnt by it.
 */
function withReadablePath(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

function readBodies(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    answerWith(done, () => parseBody(request, bytes, true));
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    answerWith(done, () => parseBody(request, bytes, false));
  });
  // A form is read by the route that takes one, while it streams.
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.routeOptions.config.isUpload === true) return undefined;
    if (takesBody(request)) throw new ServiceError('content_type_unsupported', { expected: expectedType(request) });
    return parseBody(request, await readWhole(payload), false);
  });
  // What is said to have no body may still come with an empty one, or with `{}`.
  app.addHook('preHandler', (request, _reply, done) => {
    const isUnwanted = !takesBody(request) && !isEmpty(request.body);
    done(isUnwanted ? new ServiceError('invalid_request', { fault: takesNoBody }) : undefined);
  });
}

/** Calls back with what is made, or with why it could not be: a promise would cost more than most bodies. */
function answerWith(done: (error: Error | null, body?: unknown) => void, make: () => unknown): void {
  let body: unknown;
  try {
    body = make();
  } catch (error) {
    done(error as Error);
    return;
  }
  done(null, body);
}

function parseBody(request: FastifyRequest, bytes: Buffer, isJson: boolean): unknown {
  if (bytes.length === 0 && !takesBody(request)) return undefined;
  if (request.routeOptions.config.takesAnyBody === true) return undefined;
  if (!isJson && takesBody(request))
    throw new ServiceError('content_type_unsupported', { expected: expectedType(request) });
  return parseJsonBody(bytes);
}

const takesNoBody: Words = { vi: 'body: yêu cầu này không nhận nội dung.', en: 'body: this request takes no body.' };

function isEmpty(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  return typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0;
}

async function readWhole(payload: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must outlive a refusal, or the answer could not be sent.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limits.jsonBodyBytesMax) throw new ServiceError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function takesBody(request: FastifyRequest): boolean {
  return request.routeOptions.schema?.body !== undefined || request.routeOptions.config.isUpload === true;
}

type SetHeaders = (request: Request, reply: Reply) => void;

/** The headers that every answer has. */
function headersOf(corsOrigins: readonly string[], publicUrl: string): SetHeaders {
  const fixed = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    vary: 'accept-language',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return (request, reply) => {
    reply.headers(fixed);
    reply.header('x-request-id', request.id);
    reply.header('content-language', languageOf(request));
    if (corsOrigins.length > 0) allowOrigin(request, reply, corsOrigins);
  };
}

/** What comes before anything else: the headers of the answer, and whether there can be one. */
function receiveRequests(app: App, setHeaders: SetHeaders, isTooLate: (request: Request) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    if (!namesOneHost(request.raw)) done(new ServiceError('malformed_request'));
    else done(isTooLate(request) ? new ServiceError('unavailable') : undefined);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    dropUnreadBody(request);
    done(null, payload);
  });
}

/** Node keeps the first of two hosts; whoever stands before us may have gone by the other. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
