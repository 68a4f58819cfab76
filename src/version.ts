import { readFileSync } from 'node:fs';

const { version: declared } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The version of the service, of its interface and of its package: one number. */
export const version = declared;
