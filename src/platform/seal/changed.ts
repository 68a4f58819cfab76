/** The code of the error when something in the database was not written by us. */
export const notOurs = 'ERR_NOT_OURS';

/** Somebody who has no key has written to the database: nothing of it is answered, and nothing is added to it. */
export function changed(what: string): Error {
  return Object.assign(new Error(`${what} is not what was written`), { code: notOurs });
}
