import { expect, it } from 'vitest';
import { namingTheSetting } from '../../src/naming-the-setting.ts';

const refusal = (error: object) =>
  namingTheSetting(Promise.reject(Object.assign(new Error(), error))).catch(({ message }: Error) => message);

it.each([
  [{ code: 'EACCES', syscall: 'listen' }, 'PORT: this user may not use it'],
  [{ code: 'EACCES', syscall: 'open' }, 'DATA_DIR: this user may not use it'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'DATA_DIR: the disk is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, 'DATA_DIR: the database there cannot be opened'],
  [{ code: 'ENOSPC' }, 'DATA_DIR: the disk is full'],
  [{ code: 'EIO' }, 'DATA_DIR or DOCUMENTS_URL: the documents cannot be reached there'],
  [
    { code: 'ERR_STORE_REFUSES' },
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: the store of documents does not let us in',
  ],
])('names the one setting that %o speaks of', async (error, line) => {
  expect(await refusal(error)).toBe(line);
});
