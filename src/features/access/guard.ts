import { timingSafeEqual } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import { caseIdOf, caseNumberOf, type TokenHash } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import { reportLimits } from '#contract/report-limits.ts';
import { dayMs, startOfVietnamDayMs, vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Patience } from '#platform/http/patience.ts';
import { addressKey, networkKey, RateLimit } from '#platform/http/rate-limit.ts';
import type { App, Reply, Request } from '#platform/http/server.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { bearerToken, hashToken } from '#platform/tokens.ts';
import { type Bounds, Turns } from '#platform/turns.ts';
import { accessMacOf, shareMacOf } from '../case-file/bound.ts';
import { type AddressHashes, addressHashing } from '../case-file/hash-address.ts';
import { navigatorMacOf } from '../case-file/navigator-mac.ts';
import { whyNotRead } from '../case-file/navigator-reach.ts';
import { type CaseCaller, type Family, setCaller } from './caller.ts';
import { passcodeCheck } from './check-passcode.ts';
import { DailyBudget } from './daily-budget.ts';
import type { InTurn } from './in-turn.ts';
import { noteUse } from './note-use.ts';
import { findCaseAccess, findNavigator, findShare, markKeyUsed, noteTokenUse } from './queries.ts';
import { refuseEnded } from './share-status.ts';

/** The name under which the token of the environment acts. */
export const environmentNavigator = 'navigator';

const noCase = -1;

export type NavigatorRight =
  /** Whatever the case: a navigator may not. */
  | 'never'
  /** On a case that they may read: one that needs a human, or for which they gave a reason. */
  | 'on_queued_case'
  /** The route itself decides, because it depends on the body. */
  | 'decided_by_route';

type GuardDeps = Pick<Deps, 'db' | 'clock' | 'steadyClock' | 'config' | 'seal' | 'log' | 'metrics'>;

/** Another way to know the family, for a route that reads the case in the same query. */
type FindFamily = (request: Request, caseNumber: number, tokenHash: TokenHash) => Promise<Family | undefined>;

/**
 * Who may come in. Each route names its guard as `onRequest`, so that authentication comes before the path, the query
 * and the body are looked at.
 */
export type Guard = ReturnType<typeof createGuard>;

export function createGuard(deps: GuardDeps, patience: Patience) {
  const { db, clock, steadyClock, config, seal, log, metrics } = deps;
  const perMinute = config.requestsPerMinute;
  const requests = perMinute === undefined ? undefined : new RateLimit(perMinute, clock);
  const ofNetworks =
    perMinute === undefined ? undefined : new RateLimit(perMinute * limits.addressesOfNetworkMax, clock);
  const callsForHelp = perMinute === undefined ? undefined : new RateLimit(perMinute, clock);
  const wrongTokens = requests && new RateLimit(limits.wrongTokensPerMinuteMax, clock);
  const reports = requests && new RateLimit(reportLimits.perMinuteMax, clock);
  const cases = requests && new DailyBudget({ db, clock }, 'cases', limits.casesPerDayMax);
  const bytes = requests && new DailyBudget({ db, clock }, 'bytes', limits.documentBytesPerDayMax);
  const hashing = addressHashing(db);
  const readings = new Turns({ ...boundsOf(requests && patience), refusal: 'reading_crowded' });
  const proofs = new Turns({ ...boundsOf(requests && patience), refusal: 'rate_limited' });
  const checkPasscode = passcodeCheck({ db, clock });
  const environmentHash = config.navigatorToken === undefined ? undefined : hashToken(config.navigatorToken);

  function refuseFor(seconds = 0): void {
    if (seconds > 0) throw new ServiceError('rate_limited', { seconds });
  }

  function takeAddress(request: Request): void {
    refuseFor(requests?.take(addressKey(request.ip)));
    // Only who is not refused: one address that floods shuts out none of its network.
    refuseFor(takeOfNetwork(request, 1));
  }

  function takeOfNetwork({ ip }: Request, times: number): number {
    const network = networkKey(ip);
    return network === undefined ? 0 : (ofNetworks?.take(network, times) ?? 0);
  }

  /** Who has asked too often already is refused before the database is asked, whatever the token. */
  function refuseBusy(request: Request, tokenHash: TokenHash): void {
    refuseFor(requests?.wait(tokenHash));
    refuseFor(requests?.wait(addressKey(request.ip)));
    const network = networkKey(request.ip);
    if (network !== undefined) refuseFor(ofNetworks?.wait(network));
  }

  /**
   * A token that is right counts, and so does the address that brings it. Only now: a wrong one leaves no trace in the
   * counts of right ones, so whoever guesses from the same address (a hospital, a whole mobile network) shuts nobody out.
   */
  function takeRight(request: Request, tokenHash: TokenHash): void {
    refuseFor(requests?.take(tokenHash));
    takeAddress(request);
  }

  function refuseWrong(
    request: Request,
    code: 'case_unauthorized' | 'navigator_unauthorized' | 'review_unauthorized',
  ): never {
    metrics.countAlert('wrong_token');
    refuseFor(wrongTokens?.take(addressKey(request.ip)));
    throw new ServiceError(code);
  }

  async function findNavigatorName(tokenHash: TokenHash): Promise<string | undefined> {
    if (environmentHash !== undefined && isSame(environmentHash, tokenHash)) return environmentNavigator;
    const now = steadyClock();
    const [navigator] = await findNavigator(db, { tokenHash, now });
    if (!navigator) return undefined;
    if (navigator.mac !== navigatorMacOf(await chainKey(db), navigator)) return refuseForged('navigators');
    // By the day: to know who has left without a word takes no more, and is no write at every request.
    if (navigator.last_used_at === null || now - navigator.last_used_at >= dayMs) {
      await noteTokenUse(db, { name: navigator.name, now });
    }
    return navigator.name;
  }

  /** Somebody has written it who has no key: to whoever asks it is as if it were not there. */
  function refuseForged(table: string, caseNumber?: number): undefined {
    log.error(
      { table, ...(caseNumber !== undefined && { case: caseIdOf(caseNumber) }) },
      'a row is not what was written',
    );
  }

  /** Nobody needs a token here; only the address is counted. */
  function anyone(request: Request, _reply: Reply, done: () => void): void {
    takeAddress(request);
    done();
  }

  /** As `anyone`, for who may be in danger: whatever else was asked from the address, this is the last to be refused. */
  function anyoneInDanger(request: Request, _reply: Reply, done: () => void): void {
    const address = addressKey(request.ip);
    takeOfNetwork(request, 1);
    requests?.take(address);
    refuseFor(callsForHelp?.take(address));
    done();
  }

  /** As `anyone`, for who writes to us without a token: few a minute, because a person has to read each. */
  function reporter(request: Request, _reply: Reply, done: () => void): void {
    takeAddress(request);
    refuseFor(reports?.take(addressKey(request.ip)));
    done();
  }

  /** A disk that is full refuses nobody who only reads; the next use notes it. */
  async function noteFirstUse({ caseNumber }: Family): Promise<void> {
    await markKeyUsed(db, { caseNumber }).catch(() => {});
  }

  async function findCaseCaller(caseNumber: number, tokenHash: TokenHash): Promise<CaseCaller | undefined> {
    const [access] = await findCaseAccess(db, { caseNumber });
    const isFamily = access !== undefined && isSame(access.access_token_hash, tokenHash);
    const name = isFamily ? undefined : await findNavigatorName(tokenHash);
    if (!access || (!isFamily && name === undefined)) return undefined;
    const open = { caseNumber, caseSeal: seal.of(`case:${caseNumber}`, access), tokenHash };
    if (name === undefined) {
      if (access.access_mac !== accessMacOf(open.caseSeal, access)) return refuseForged('cases', caseNumber);
      await noteUse(deps, { caseNumber, ...access });
      return { kind: 'family', ...open, isFirstUse: access.key_used === 0 };
    }
    return {
      kind: 'navigator',
      name,
      refusal: await whyNotRead(db, caseNumber, access, name),
      ...(access.help_refused === 1 && { shutOut: 'help_refused' }),
      ...(access.paused_at !== null && { shutOut: 'case_paused' }),
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
    const tokenHash = hashToken(token);
    refuseBusy(request, tokenHash);
    const { id } = request.params as { id: string };
    const caseNumber = caseNumberOf(id) ?? noCase;
    const caller =
      (await findFamily?.(request, caseNumber, tokenHash)) ?? (await findCaseCaller(caseNumber, tokenHash));
    if (!caller) refuseWrong(request, 'case_unauthorized');
    takeRight(request, tokenHash);
    if (caller.kind === 'navigator') {
      if (navigators === 'never') throw new ServiceError('navigator_forbidden');
      if (caller.shutOut) throw new ServiceError(caller.shutOut);
      if (navigators === 'on_queued_case' && caller.refusal) throw new ServiceError(caller.refusal);
    }
    setCaller(request, caller);
    if (caller.kind === 'family' && caller.isFirstUse) await noteFirstUse(caller);
  };

  async function navigator(request: Request): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) {
      takeAddress(request);
      throw new ServiceError('navigator_unauthorized');
    }
    const tokenHash = hashToken(token);
    refuseBusy(request, tokenHash);
    const name = await findNavigatorName(tokenHash);
    if (name === undefined) refuseWrong(request, 'navigator_unauthorized');
    takeRight(request, tokenHash);
    setCaller(request, { kind: 'queue', name, tokenHash });
  }

  /** The doctor who holds a link that is neither expired nor revoked. */
  async function reviewer(request: Request): Promise<void> {
    const { token } = request.params as { token: string };
    const tokenHash = hashToken(token);
    refuseBusy(request, tokenHash);
    const [share] = await findShare(db, { tokenHash });
    const caseSeal = share && seal.of(`case:${share.case_number}`, share);
    if (!share || !caseSeal) return refuseWrong(request, 'review_unauthorized');
    if (share.mac !== shareMacOf(caseSeal, share)) {
      refuseForged('shares', share.case_number);
      return refuseWrong(request, 'review_unauthorized');
    }
    takeRight(request, tokenHash);
    refuseEnded(share, steadyClock());
    if (share.paused_at !== null) throw new ServiceError('case_paused');
    await checkPasscode(request, share, proving(request));
    setCaller(request, {
      kind: 'reviewer',
      tokenHash,
      shareId: share.id,
      caseNumber: share.case_number,
      caseSeal,
    });
  }

  /** A case that is to be stored. Advice alone is never counted so: whoever is in danger gets it. */
  async function takeCase(request: Request): Promise<void> {
    if (cases && !(await cases.take(request.ip, 1))) throw tomorrow('cases_of_day_full', clock());
  }

  /** Nothing where addresses are not to be told apart. */
  function addressOf(request: Request): AddressHashes | undefined {
    if (!requests) return undefined;
    const network = networkKey(request.ip);
    return { of: hashing(addressKey(request.ip)), ...(network !== undefined && { ofNetwork: hashing(network) }) };
  }

  async function takeBytes(request: Request, amount: number): Promise<void> {
    if (bytes && !(await bytes.take(request.ip, amount))) throw tomorrow('bytes_of_day_full', clock());
  }

  function giveBytesBack(request: Request, amount: number): void {
    bytes?.giveBack(request.ip, amount);
  }

  /** Runs the reading of a text when it is the turn of the address: what it takes, everybody else waits. */
  function reading(request: Request): InTurn {
    return (size, work) => readings.run(addressKey(request.ip), size, work);
  }

  /** The same for a passcode, of which one after another is hashed: all files are read by the same few threads. */
  function proving(request: Request): InTurn {
    return (size, work) => proofs.run(addressKey(request.ip), size, work);
  }

  /** A large answer keeps everybody else waiting while it is made, so it counts as several requests. */
  function charge(request: Request, bytes: number): void {
    const times = Math.floor(bytes / limits.answerBytesPerRequest);
    if (times === 0) return;
    takeOfNetwork(request, times);
    requests?.take(addressKey(request.ip), times);
    if (request.caller) requests?.take(request.caller.tokenHash, times);
  }

  function chargeAnswers(app: App): void {
    app.addHook('onSend', (request, reply, payload, done) => {
      charge(request, bytesOf(payload));
      if (requests) tellBudget(reply, requests, addressKey(request.ip), request.caller?.tokenHash);
      done();
    });
  }

  return {
    anyone,
    anyoneInDanger,
    reporter,
    holderOfCase,
    navigator,
    reviewer,
    takeCase,
    addressOf,
    takeBytes,
    giveBytesBack,
    reading,
    proving,
    charge,
    chargeAnswers,
  };
}

/** Without limits everybody is still served in turn, and nobody refused. */
function boundsOf(patience: Patience | undefined): Omit<Bounds, 'refusal'> {
  if (!patience) return { share: 1, aheadMsMax: Number.POSITIVE_INFINITY, waitMsMax: Number.POSITIVE_INFINITY };
  return { share: patience.readingShare, aheadMsMax: patience.readingAheadMsMax, waitMsMax: patience.turnMsMax };
}

function tomorrow(code: 'cases_of_day_full' | 'bytes_of_day_full', now: number): ServiceError {
  const next = startOfVietnamDayMs(vietnamDay(now)) + dayMs;
  return new ServiceError(code, { seconds: Math.ceil((next - now) / 1000) });
}

/** How much is left of this minute, of the address or of the token, whichever is less. */
function tellBudget(reply: Reply, requests: RateLimit, ...keys: (string | undefined)[]): void {
  const left = keys.flatMap((key) => (key === undefined ? [] : [requests.left(key)]));
  reply.headers({
    'ratelimit-limit': requests.perMinute,
    'ratelimit-remaining': Math.min(...left),
    'ratelimit-reset': requests.secondsLeft(),
  });
}

/** What streams, as a file does, is sent piece by piece and keeps nobody waiting. */
function bytesOf(payload: unknown): number {
  return typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.byteLength(payload) : 0;
}

function isSame(one: TokenHash, other: TokenHash): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
