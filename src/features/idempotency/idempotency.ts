import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import type { TokenHash } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import { hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Db, Trx } from '#platform/db/connect.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * What makes a retry safe: the answer is kept for a day, sealed with a key made of the caller's secret and the body.
 * Whoever has the database alone can open none of it.
 */
export type Retry = { key: string; body: unknown };

function storedKey({ key }: Retry): string {
  return hash('sha256', `idempotency\0${key}`);
}

function secretOf({ key, body }: Retry, salt: Buffer): Buffer {
  const material = `${key}\0${JSON.stringify(body)}`;
  return Buffer.from(hkdfSync('sha256', material, salt, 'danloi idempotent answer', keyBytes));
}

async function findAnswer(db: Db, retry: Retry, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['salt', 'answer'])
    .where('key_hash', '=', storedKey(retry))
    .where('created_at', '>', now - limits.idempotencyKeepHours * hourMs)
    .executeTakeFirst();
  return row && open(retry, Buffer.from(row.salt, 'base64'), Buffer.from(row.answer, 'base64'));
}

/** An answer, and the case with whose end it is forgotten. */
export type Stored = { answer: string; caseNumber: number | null };

/** What `store` answers, once: whoever sends the same again gets the answer of the first. */
export async function answerOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  retry: Retry | undefined,
  store: (trx: Trx) => Promise<Stored>,
): Promise<string> {
  if (!retry) return (await db.transaction().execute(store)).answer;
  const earlier = await findAnswer(db, retry, clock());
  if (earlier) return earlier;
  try {
    return await db.transaction().execute(async (trx) => {
      const stored = await store(trx);
      await insertAnswer(trx, retry, stored, clock());
      return stored.answer;
    });
  } catch (error) {
    // The same request may have won the race a moment ago, and then this one was in its own way; its answer is ours.
    const answer = await findAnswer(db, retry, clock());
    if (!answer) throw error;
    return answer;
  }
}

/** Something that is added to a case, `what` kind of thing: whoever uses one key for two kinds means two things by it. */
export type Adding = {
  what: string;
  caller: { caseNumber: number; tokenHash: TokenHash };
  key: string | undefined;
  body: unknown;
};

/** What `add` adds, once: the same caller who sends the same again gets what was added the first time. */
export async function addOnce<Added>(
  deps: Pick<Deps, 'db' | 'clock'>,
  { what, caller: { caseNumber, tokenHash }, key, body }: Adding,
  add: (trx: Trx) => Promise<Added>,
): Promise<Added> {
  if (key === undefined) return await deps.db.transaction().execute(add);
  const retry = { key: [what, caseNumber, tokenHash, key].join('\0'), body };
  const answer = await answerOnce(deps, retry, async (trx) => ({ answer: JSON.stringify(await add(trx)), caseNumber }));
  return JSON.parse(answer) as Added;
}

/** Another request with the same key was answered while this one was being stored. */
class AnsweredMeanwhile extends Error {}

async function insertAnswer(trx: Trx, retry: Retry, { answer, caseNumber }: Stored, now: number): Promise<void> {
  const salt = randomBytes(keyBytes);
  await forgetAnswers(trx, now, storedKey(retry));
  const inserted = await trx
    .insertInto('idempotency_keys')
    .values({
      key_hash: storedKey(retry),
      created_at: now,
      salt: salt.toString('base64'),
      answer: seal(retry, salt, answer).toString('base64'),
      case_number: caseNumber,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (!inserted) throw new AnsweredMeanwhile();
}

/** Forgets what is older than the promise; only the one key, or all of them. */
export async function forgetAnswers(db: Db, now: number, keyHash?: string): Promise<void> {
  const old = db.deleteFrom('idempotency_keys').where('created_at', '<=', now - limits.idempotencyKeepHours * hourMs);
  await (keyHash === undefined ? old : old.where('key_hash', '=', keyHash)).execute();
}

function seal(retry: Retry, salt: Buffer, answer: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encrypt = createCipheriv(cipher, secretOf(retry, salt), nonce);
  const sealed = [encrypt.update(answer, 'utf8'), encrypt.final()];
  return Buffer.concat([nonce, ...sealed, encrypt.getAuthTag()]);
}

function open(retry: Retry, salt: Buffer, sealed: Buffer): string {
  const decrypt = createDecipheriv(cipher, secretOf(retry, salt), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decrypt.setAuthTag(sealed.subarray(-tagBytes));
  try {
    const text = Buffer.concat([decrypt.update(sealed.subarray(nonceBytes, -tagBytes)), decrypt.final()]);
    return text.toString('utf8');
  } catch (cause) {
    // The key is right, or the row would not have been found: so it is the body that differs.
    throw new ServiceError('idempotency_key_reused', {}, { cause });
  }
}
