import type { TokenHash } from '#contract/ids.ts';
import type { App, Request } from '#platform/http/server.ts';
import type { ReachRefusal } from '../case-file/navigator-reach.ts';
import type { OpenCase } from '../case-file/open-case.ts';

export type Family = OpenCase & { kind: 'family'; tokenHash: TokenHash; isFirstUse: boolean };
export type Navigator = OpenCase & {
  kind: 'navigator';
  tokenHash: TokenHash;
  name: string;
  /** Why they may not read this case; nothing when they may. */
  refusal: ReachRefusal | undefined;
  /** Why the family lets no navigator in, whatever the case needs. */
  shutOut?: 'help_refused' | 'case_paused';
};
export type CaseCaller = Family | Navigator;
export type Reviewer = OpenCase & { kind: 'reviewer'; tokenHash: TokenHash; shareId: string };

type Caller = CaseCaller | Reviewer | { kind: 'queue'; tokenHash: TokenHash; name: string };

/** Who is calling, as the guard found out before anything else was looked at. */
declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Every request has a place for its caller from the start. */
export function expectCallers(app: App): void {
  app.decorateRequest('caller', null);
}

export function setCaller(request: Request, caller: Caller): void {
  request.caller = caller;
}

function callerOf<Kind extends Caller['kind']>(request: Request, ...kinds: Kind[]): Extract<Caller, { kind: Kind }> {
  const { caller } = request;
  if (!caller || !(kinds as string[]).includes(caller.kind)) throw new Error('a route has no guard for its caller');
  return caller as Extract<Caller, { kind: Kind }>;
}

export const caseCallerOf = (request: Request): CaseCaller => callerOf(request, 'family', 'navigator');
export const familyOf = (request: Request): Family => callerOf(request, 'family');
export const reviewerOf = (request: Request): Reviewer => callerOf(request, 'reviewer');
export const queueCallerOf = (request: Request): string => callerOf(request, 'queue').name;

/** How the audit trail names a caller. */
export function actorOf(caller: CaseCaller | Reviewer): string {
  switch (caller.kind) {
    case 'family':
      return 'family';
    case 'navigator':
      return `navigator:${caller.name}`;
    case 'reviewer':
      return `reviewer:${caller.shareId}`;
  }
}
