import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { openDeps } from '#open-deps.ts';

/** Writes `docs/openapi.json`: the description that the service serves, for those who read it without running it. */
const dataDir = await mkdtemp(join(tmpdir(), 'danloi-openapi-'));
const deps = await openDeps(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
const app = await buildApp({ ...deps, graph: () => graph });
try {
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await writeFile(new URL('../docs/openapi.json', import.meta.url), text);
} finally {
  await app.close();
  await deps.db.destroy();
  await rm(dataDir, { recursive: true });
}
