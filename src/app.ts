import type { Deps } from './deps.ts';
import { expectCallers } from './features/access/caller.ts';
import { createGuard } from './features/access/guard.ts';
import { watchSweeps } from './features/access/watch-sweeps.ts';
import { caseRoutes } from './features/cases/routes.ts';
import { contactRoutes } from './features/contacts/routes.ts';
import { describeRoutes, docsRoutes } from './features/docs/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { followUpRoutes } from './features/follow-ups/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { hospitalRoutes } from './features/hospitals/routes.ts';
import { metaRoutes } from './features/meta/routes.ts';
import { navigateRoutes } from './features/navigate/routes.ts';
import { navigatorRoutes } from './features/navigator/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { pageRoutes } from './features/pages/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { rightsRoutes } from './features/rights/routes.ts';
import { shareRoutes } from './features/shares/routes.ts';
import { type Patience, usualPatience } from './platform/http/patience.ts';
import { type App, createServer } from './platform/http/server.ts';

/** The whole service on one page. The tests build it with the same function. */
export async function buildApp(deps: Deps, patience: Patience = usualPatience): Promise<App> {
  const guard = createGuard(deps, patience);
  const { config, log, metrics } = deps;
  const hasOwnLines = config.requestsPerMinute !== undefined && config.trustProxy === false;
  const linesPerAddressMax = hasOwnLines ? patience.linesPerAddressMax : undefined;
  const app = createServer({
    ...config,
    log,
    metrics,
    countStranger: guard.anyone,
    patience,
    linesPerAddressMax,
  });
  expectCallers(app);
  guard.chargeAnswers(app);
  watchSweeps(app, deps);
  await describeRoutes(app);

  healthRoutes(app, deps, guard);
  metaRoutes(app, deps, guard);
  navigateRoutes(app, deps, guard);
  hospitalRoutes(app, deps, guard);
  placeRoutes(app, deps, guard);
  reportRoutes(app, deps, guard);
  caseRoutes(app, deps, guard);
  exportRoutes(app, deps, guard);
  contactRoutes(app, deps, guard);
  documentRoutes(app, deps, guard);
  shareRoutes(app, deps, guard);
  reviewRoutes(app, deps, guard);
  followUpRoutes(app, deps, guard);
  noticeRoutes(app, deps, guard);
  rightsRoutes(app, deps, guard);
  navigatorRoutes(app, deps, guard);
  await docsRoutes(app, guard);
  await pageRoutes(app, deps, guard);

  await app.ready();
  return app;
}
