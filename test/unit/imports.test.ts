import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sources.ts';

/**
 * Imports run one way: `main → app → features → engine → contract`, `features → platform → contract`,
 * `web → engine, contract`. A layer may import itself and what stands here.
 */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  engine: ['contract', 'cards'],
  platform: ['contract'],
  features: ['engine', 'platform', 'contract', 'deps', 'version'],
  deps: ['config', 'engine', 'platform'],
  config: ['contract', 'platform'],
  version: [],
  app: ['features', 'platform', 'deps'],
  'open-deps': ['config', 'deps', 'features', 'naming-the-setting', 'platform'],
  serve: [
    'app',
    'config',
    'deps',
    'features',
    'naming-the-setting',
    'open-deps',
    'platform',
    'refuse-damaged-weights',
    'version',
    'workers',
  ],
  'naming-the-setting': ['platform'],
  'refuse-damaged-weights': ['engine', 'naming-the-setting'],
  workers: ['config', 'platform'],
  'refuse-taken-ports': ['config', 'naming-the-setting', 'platform'],
  start: ['serve', 'config', 'naming-the-setting', 'refuse-taken-ports', 'workers'],
  main: ['start', 'config', 'naming-the-setting'],
  cli: [
    'start',
    'config',
    'features',
    'naming-the-setting',
    'open-deps',
    'platform',
    'refuse-damaged-weights',
    'version',
  ],
  web: ['engine', 'contract'],
};

const packageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> };

/** What a layer may import that is not ours. Nothing is said of those that are not named here. */
const packages: Record<string, RegExp> = {
  contract: /^typebox$/,
  engine: /^$/,
};

const files = [...sourceFiles('src'), ...sourceFiles('web')].filter((path) => !/\.test\.tsx?$/.test(path));

function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'web' ? 'web' : second.replace(/\.ts$/, '');
}

type Import = { name: string; isType: boolean };

/** What a module imports or exports from elsewhere, types included. */
function importsOf(path: string): Import[] {
  const text = readFileSync(join(root, path), 'utf8');
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
}

const short = Object.entries(packageJson.imports).map(
  ([name, target]) => [name.replace('*', ''), normalize(target.replace('*', ''))] as const,
);

/** The file of ours that an import means: by its way from here, or by a name of `package.json#imports`. */
function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  const [start, folder] = short.find(([start]) => name.startsWith(start)) ?? [];
  return start === undefined ? undefined : `${folder}${name.slice(start.length)}`;
}

const imports = files.flatMap((path) =>
  importsOf(path).map(({ name, isType }) => {
    const target = targetOf(path, name);
    return { path, name, isType, target, from: layerOf(path), to: target && layerOf(target) };
  }),
);

describe('imports', () => {
  it('were read out of every module', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(600);
    expect(imports.some(({ path, to }) => path === 'src/app.ts' && to === 'features')).toBe(true);
    expect(Object.keys(allowed)).toEqual(expect.arrayContaining([...new Set(files.map(layerOf))]));
  });

  it('run one way between the layers', () => {
    const wrong = imports.filter(({ from, to }) => to !== undefined && from !== to && !allowed[from]?.includes(to));
    expect(wrong.map(({ path, name }) => `${path} → ${name}`)).toEqual([]);
  });

  it('leave the contract a leaf and the engine free of everything that is not our own', () => {
    const foreign = imports.filter(
      ({ from, name, target }) => target === undefined && packages[from] && !packages[from].test(name),
    );
    expect(foreign.map(({ path, name }) => `${path} → ${name}`)).toEqual([]);
  });

  it('bring nothing of Node to the pages, and nothing that makes schemas', () => {
    const pages = imports.filter(({ path, name }) => path.startsWith('web/src/') && /^(node:|typebox)/.test(name));
    expect(pages.map(({ path, name }) => `${path} → ${name}`)).toEqual([]);
  });

  it('of our own files name them with their ending', () => {
    const bare = imports.filter(
      ({ name, target }) => target !== undefined && !/\.(tsx?|css|json|js)(\?\w+)?$/.test(name),
    );
    expect(bare.map(({ path, name }) => `${path} → ${name}`)).toEqual([]);
  });

  it('climb no further than one folder', () => {
    const climbing = imports.filter(({ name }) => name.startsWith('../../'));
    expect(climbing.map(({ path, name }) => `${path} → ${name}`)).toEqual([]);
  });

  it('never go round in a circle, but for types', () => {
    const edges = new Map<string, Set<string>>();
    for (const { path, target, isType } of imports) {
      if (target === undefined || isType) continue;
      edges.set(path, (edges.get(path) ?? new Set()).add(target));
    }
    expect(circlesIn(edges)).toEqual([]);
  });

  it('never go round in a circle between the folders of the features, not even for types', () => {
    const edges = new Map<string, Set<string>>();
    for (const { path, target } of imports) {
      const [from, to] = [featureOf(path), target && featureOf(target)];
      if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(edges.size).toBeGreaterThan(10);
    expect(circlesIn(edges)).toEqual([]);
  });
});

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Modules that import each other, found by going down every path once. */
function circlesIn(edges: Map<string, Set<string>>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return circles;
}
