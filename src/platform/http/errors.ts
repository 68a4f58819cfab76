import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorText, ServiceError } from '#contract/errors.ts';
import { storeRefuses } from '../files/file-store.ts';
import { noMasterKey } from '../seal/seal.ts';
import { languageOf } from './language.ts';
import { closeRefused } from './lines.ts';

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asServiceError(error, request);
  if (refusal.status >= 500) request.log.error({ requestId: request.id, err: refusal.cause ?? error }, refusal.code);
  if (reply.raw.headersSent) {
    // The bytes are under way: a cut connection is the only way left to say that they are not all.
    reply.raw.destroy();
    return;
  }
  const retryAfter = retryAfterSeconds(refusal);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (refusal.code === 'case_unauthorized' || refusal.code === 'navigator_unauthorized') {
    reply.header('www-authenticate', 'Bearer');
  }
  if (refusal.code === 'passcode_needed' || refusal.code === 'passcode_wrong') {
    reply.header('www-authenticate', 'Passcode');
  }
  // Fastify would close the line on a body that is too large, and a sender who is still sending would never read why. On
  // any other, and on one that is closed for another reason, Node says whether it stays open.
  if (refusal.code === 'body_too_large' && reply.raw.shouldKeepAlive) reply.removeHeader('connection');
  if (isTooMuch(refusal)) closeRefused(request, reply);
  const isOfText = refusal.code === 'reading_crowded';
  const tellsEmergencyNumber = isOfText || request.routeOptions.config.isCryForHelp === true;
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: errorText(refusal, languageOf(request), tellsEmergencyNumber) });
}

function isTooMuch({ code }: ServiceError): boolean {
  return code === 'rate_limited' || code === 'reading_crowded';
}

function retryAfterSeconds({ code, values }: ServiceError): number | undefined {
  if (values.seconds !== undefined) return Number(values.seconds);
  return code === 'unavailable' ? 5 : undefined;
}

function asServiceError(error: unknown, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  // The sender has gone; that is no fault of ours to raise an alarm about.
  if (hasLeft(request)) return new ServiceError('malformed_request', {}, { cause: error });
  if (isUnavailable(error)) return new ServiceError('unavailable', {}, { cause: error });
  const { code, statusCode } = error as Partial<FastifyError>;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError('body_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ServiceError('content_type_unsupported', { expected: expectedType(request) });
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? new ServiceError('malformed_request', {}, { cause: error })
        : new ServiceError('internal', {}, { cause: error });
  }
}

/**
 * A request that was made up knows nothing of being complete. One that came whole may be cut off too, while it is being
 * read.
 */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && (raw.complete === false || raw.errored !== null);
}

export function expectedType(request: FastifyRequest): string {
  return request.routeOptions.config.isUpload === true ? 'multipart/form-data' : 'application/json';
}

/** A database, a disk or a key that is not there, rather than a fault of ours. */
const systemCodes = new Set([
  ...[noMasterKey, storeRefuses],
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
]);
/** PostgreSQL: no connection, lost a race, out of resources, stopped by its operator, its disk; a stand-by. */
const postgresCode = /^(08|40|53|57|58)[0-9A-Z]{3}$|^25006$/;
/** SQLite: busy, locked, read-only, input or output, full, cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);
/** The last is what taking back a transaction says on a connection that was lost in it. */
const poolMessage = /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/;

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff);
  if (typeof code === 'string' && (systemCodes.has(code) || postgresCode.test(code))) return true;
  return poolMessage.test(error.message);
}

/** Set on routes whose refusal must still say 115. */
declare module 'fastify' {
  interface FastifyContextConfig {
    isCryForHelp?: boolean;
    isUpload?: boolean;
    /** Whatever body comes is dropped: the caller cannot choose what it sends. */
    takesAnyBody?: boolean;
  }
}
