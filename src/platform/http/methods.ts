import type { App } from './server.ts';

/** Which methods a known path takes: what a 405 has to say. Must be called before the routes are registered. */
export function methodsAt(app: App): (url: string) => string[] {
  const routes: { segments: string[]; method: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    for (const each of [method].flat()) routes.push({ segments: url.split('/'), method: each });
  });
  return (url) => {
    const path = (url.split('?')[0] ?? '').split('/');
    const found = routes.filter(({ segments }) => matches(segments, path));
    return [...new Set(found.map(({ method }) => method))].sort();
  };
}

function matches(pattern: string[], path: string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((segment, index) => (segment.startsWith(':') ? path[index] !== '' : segment === path[index]))
  );
}
