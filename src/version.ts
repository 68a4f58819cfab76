import { readFileSync } from 'node:fs';

const { version: declared } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Of the release: it grows with each, and tells which one runs. */
export const version = declared;

/** Of what callers see, as the specification has it: within it members are only added. */
export const interfaceVersion = '0.1.0';
