import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { App, Request } from '#platform/http/server.ts';
import { countCasesOf } from '../case-file/event-queries.ts';
import { actorOf, type Navigator } from './caller.ts';

/**
 * A refusal is taken back with all that belonged to it, so that it was refused is noted here. Emergencies are refused to
 * nobody; that somebody opens far more of them than one person helps is noted here too, and nothing else happens.
 */
export function watchSweeps(
  app: App,
  { db, clock, log, metrics }: Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'>,
): void {
  /** By the name that the operator gave the token, so that somebody can be asked. */
  const told = new Map<string, number>();

  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof ServiceError && error.code === 'sweep_refused') {
      metrics.countAlert('sweep');
      const navigator = request.caller?.kind === 'navigator' ? request.caller.name : undefined;
      request.log.warn({ requestId: request.id, navigator }, 'a sweep through the cases was refused');
    }
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { caller } = request;
    if (reply.statusCode >= 400 || caller?.kind !== 'navigator') return done();
    noteSweep(request, caller)
      .catch((err) => log.warn({ err }, 'a sweep was not looked for'))
      .then(() => done(), done);
  });

  async function noteSweep(request: Request, caller: Navigator): Promise<void> {
    const [opened] = await countCasesOf(db, { actor: actorOf(caller), since: clock() - hourMs });
    const cases = opened?.cases ?? 0;
    if (cases <= limits.casesPerNavigatorAndHourMax) told.delete(caller.name);
    else if (told.get(caller.name) !== cases) {
      told.set(caller.name, cases);
      metrics.countAlert('sweep');
      request.log.warn({ requestId: request.id, navigator: caller.name, cases }, 'a navigator opens very many cases');
    }
  }
}
