import { hash } from 'node:crypto';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { heard } from '#contract/passcode.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Request } from '#platform/http/server.ts';
import { isPasscode } from '#platform/passcode.ts';
import { recordEvent } from '../case-file/journal.ts';
import type { InTurn } from './in-turn.ts';

/** More links than one process serves in an hour. */
const provenMax = 10_000;

type GuardedShare = { id: string; case_number: number; passcode: string | null };

const reserveTry = prepared<{ id: string; max: number }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', value('id'))
    .where('wrong_tries', '<', value('max'))
    .returning('wrong_tries'),
);

const giveTryBack = prepared<{ id: string }>()((db, value) =>
  db
    .updateTable('shares')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
    .where('id', '=', value('id')),
);

/**
 * Lets in who brings the passcode of a link that has one. A try is taken from the link's whole life before it is
 * compared, and given back when it was right: however many guess at once, no more are compared than the link has.
 */
export function passcodeCheck({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** What was right here before, so that the pictures of one page cost one comparison. */
  const proven = new Set<string>();
  /** One comparison of a link at a time, so that a page that asks for much at once takes one try and not all. */
  const running = new Map<string, Promise<unknown>>();

  async function compare(share: GuardedShare, passcode: string, stored: string, proof: string): Promise<void> {
    if (proven.has(proof)) return;
    const { id } = share;
    const [reserved] = await reserveTry(db, { id, max: limits.wrongPasscodesPerShareMax });
    if (!reserved) throw new ServiceError('share_locked');
    if (!(await isPasscode(passcode, stored))) {
      await recordWrong(db, share, reserved.wrong_tries, clock());
      const left = limits.wrongPasscodesPerShareMax - reserved.wrong_tries;
      throw left > 0 ? new ServiceError('passcode_wrong', { left }) : new ServiceError('share_locked');
    }
    await giveTryBack(db, { id });
    if (proven.size >= provenMax) proven.clear();
    proven.add(proof);
  }

  return async (request: Request, share: GuardedShare, inTurn: InTurn): Promise<void> => {
    const { id, passcode: stored } = share;
    if (stored === null) return;
    const passcode = request.headers['x-share-passcode'];
    if (typeof passcode !== 'string' || passcode === '') throw new ServiceError('passcode_needed');
    const proof = hash('sha256', `${stored}\0${heard(passcode)}`);
    if (proven.has(proof)) return;
    const before = running.get(id);
    const mine = (before ?? Promise.resolve()).then(() =>
      inTurn(passcode.length, () => compare(share, passcode, stored, proof)),
    );
    const settled = mine.catch(() => {});
    running.set(id, settled);
    try {
      await mine;
    } finally {
      if (running.get(id) === settled) running.delete(id);
    }
  };
}

async function recordWrong(db: Db, share: GuardedShare, wrongTries: number, at: number): Promise<void> {
  const { id: shareId, case_number } = share;
  await db.transaction().execute(async (trx) => {
    const detail = { shareId, wrongTries };
    await recordEvent(trx, case_number, {
      at,
      kind: 'review.passcode_wrong',
      actor: `reviewer:${shareId}`,
      detail,
    });
    if (wrongTries < limits.wrongPasscodesPerShareMax) return;
    await recordEvent(trx, case_number, { at, kind: 'share.locked', actor: 'system', detail: { shareId } });
  });
}
