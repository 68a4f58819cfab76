import { timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../../contract/errors.ts';
import { caseNumberOf, type TokenHash } from '../../contract/ids.ts';
import { limits } from '../../contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { addressKey, RateLimit } from '../../platform/http/rate-limit.ts';
import type { Reply, Request } from '../../platform/http/server.ts';
import { bearerToken, hashToken } from '../../platform/tokens.ts';
import { refuseEnded } from '../shares/queries.ts';
import { type CaseCaller, type Family, setCaller } from './caller.ts';
import { findCaseAccess, findNavigator, findShare } from './queries.ts';

/** The name under which the token of the environment acts. */
export const environmentNavigator = 'navigator';

const provenTokensMax = 50_000;
const noCase = -1;

export type NavigatorRight =
  /** Whatever the case: a navigator may not. */
  | 'never'
  /** On a case that needs a human or has a navigator. */
  | 'on_queued_case'
  /** The route itself decides, because it depends on the body. */
  | 'decided_by_route';

type GuardDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'seal'>;

/** Another way to know the family, for a route that reads the case in the same query. */
type FindFamily = (request: Request, caseNumber: number, tokenHash: TokenHash) => Promise<Family | undefined>;

/**
 * Who may come in. Each route names its guard as `onRequest`, so that authentication comes before the path, the query
 * and the body are looked at.
 */
export type Guard = ReturnType<typeof createGuard>;

export function createGuard({ db, clock, config, seal }: GuardDeps) {
  const requests = config.requestsPerMinute === undefined ? undefined : new RateLimit(config.requestsPerMinute, clock);
  const wrongTokens = requests && new RateLimit(limits.wrongTokensPerMinuteMax, clock);
  const environmentHash = config.navigatorToken === undefined ? undefined : hashToken(config.navigatorToken);
  /** Tokens seen to be right: guessing from the same address (a whole mobile network, perhaps) does not shut them out. */
  const proven = new Set<TokenHash>();

  function take(key: string): void {
    const seconds = requests?.take(key) ?? 0;
    if (seconds > 0) throw new ServiceError('rate_limited', { seconds });
  }

  function admitToken(request: Request, token: string): TokenHash {
    const tokenHash = hashToken(token);
    const seconds = proven.has(tokenHash) ? 0 : (wrongTokens?.wait(addressKey(request.ip)) ?? 0);
    if (seconds > 0) throw new ServiceError('rate_limited', { seconds });
    // Only now, so that an address that guesses cannot fill the memory with counts of tokens that are none.
    take(tokenHash);
    return tokenHash;
  }

  function prove(tokenHash: TokenHash): void {
    if (proven.size >= provenTokensMax) proven.clear();
    proven.add(tokenHash);
  }

  function refuse(
    request: Request,
    code: 'case_unauthorized' | 'navigator_unauthorized' | 'review_unauthorized',
  ): never {
    wrongTokens?.take(addressKey(request.ip));
    throw new ServiceError(code);
  }

  async function findNavigatorName(tokenHash: TokenHash): Promise<string | undefined> {
    if (environmentHash !== undefined && isSame(environmentHash, tokenHash)) return environmentNavigator;
    const [navigator] = await findNavigator(db, { tokenHash });
    return navigator?.name;
  }

  function takeAddress(request: Request): void {
    take(addressKey(request.ip));
  }

  /** Nobody needs a token here; only the address is counted. */
  function anyone(request: Request, _reply: Reply, done: () => void): void {
    takeAddress(request);
    done();
  }

  async function findCaseCaller(caseNumber: number, tokenHash: TokenHash): Promise<CaseCaller | undefined> {
    const [access] = await findCaseAccess(db, { caseNumber });
    const isFamily = access !== undefined && isSame(access.access_token_hash, tokenHash);
    const name = isFamily ? undefined : await findNavigatorName(tokenHash);
    if (!access || (!isFamily && name === undefined)) return undefined;
    const open = { caseNumber, caseSeal: seal.of(access.sealing_key), tokenHash };
    if (name === undefined) return { kind: 'family', ...open };
    return {
      kind: 'navigator',
      name,
      mayRead: access.needs_human === 1 || access.assigned_navigator !== null,
      ...open,
    };
  }

  /**
   * The family of this very case, or a navigator as far as `navigators` lets them. An unknown case, a malformed number
   * and a wrong token are one answer, so that nobody can find out which cases there are.
   */
  const holderOfCase = (navigators: NavigatorRight, findFamily?: FindFamily) => async (request: Request) => {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) {
      takeAddress(request);
      throw new ServiceError('case_unauthorized');
    }
    const tokenHash = admitToken(request, token);
    const { id } = request.params as { id: string };
    const caseNumber = caseNumberOf(id) ?? noCase;
    const caller =
      (await findFamily?.(request, caseNumber, tokenHash)) ?? (await findCaseCaller(caseNumber, tokenHash));
    if (!caller) refuse(request, 'case_unauthorized');
    prove(tokenHash);
    if (caller.kind === 'navigator') {
      if (navigators === 'never') throw new ServiceError('navigator_forbidden');
      if (navigators === 'on_queued_case' && !caller.mayRead) throw new ServiceError('case_not_in_queue');
    }
    setCaller(request, caller);
  };

  async function navigator(request: Request): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) {
      takeAddress(request);
      throw new ServiceError('navigator_unauthorized');
    }
    const tokenHash = admitToken(request, token);
    const name = await findNavigatorName(tokenHash);
    if (name === undefined) refuse(request, 'navigator_unauthorized');
    prove(tokenHash);
    setCaller(request, { kind: 'queue', name });
  }

  /** The doctor who holds a link that is neither expired nor revoked. */
  async function reviewer(request: Request): Promise<void> {
    const { token } = request.params as { token: string };
    const tokenHash = admitToken(request, token);
    const [share] = await findShare(db, { tokenHash });
    if (!share) refuse(request, 'review_unauthorized');
    prove(tokenHash);
    refuseEnded(share, clock());
    setCaller(request, {
      kind: 'reviewer',
      shareId: share.id,
      caseNumber: share.case_number,
      caseSeal: seal.of(share.sealing_key),
    });
  }

  /** A large answer keeps everybody else waiting while it is made, so it counts as several requests. */
  function charge({ tokenHash }: CaseCaller, answerBytes: number): void {
    requests?.take(tokenHash, Math.floor(answerBytes / limits.answerBytesPerRequest));
  }

  return { anyone, holderOfCase, navigator, reviewer, charge };
}

function isSame(one: TokenHash, other: TokenHash): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
