import { ServiceError } from '#contract/errors.ts';
import type { Deps } from '#deps.ts';
import type { App } from '#platform/http/server.ts';

/** The refusal itself is taken back with all that belonged to it, so that it was refused is noted here. */
export function watchSweeps(app: App, { metrics }: Pick<Deps, 'metrics'>): void {
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof ServiceError && error.code === 'sweep_refused') {
      metrics.countAlert('sweep');
      // By the name that the operator gave the token, so that somebody can be asked.
      const navigator = request.caller?.kind === 'navigator' ? request.caller.name : undefined;
      request.log.warn({ requestId: request.id, navigator }, 'a sweep through the cases was refused');
    }
    done();
  });
}
