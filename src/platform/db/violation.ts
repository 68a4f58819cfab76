import pg from 'pg';

const uniqueViolation = '23505';
const sqliteConstraint = 19;

/**
 * Whether this error is the database refusing a second row under a unique index. SQLite tells the name only of an
 * index on an expression, so the indexes that we ask about are written that way.
 */
export function violatesUnique(error: unknown, index: string): boolean {
  if (error instanceof pg.DatabaseError) return error.code === uniqueViolation && error.constraint === index;
  return (
    error instanceof Error &&
    'errcode' in error &&
    (Number(error.errcode) & 0xff) === sqliteConstraint &&
    error.message.includes(`'${index}'`)
  );
}
