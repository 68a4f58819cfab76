import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import type { Request } from '#platform/http/server.ts';
import type { Family } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';

/** Before a byte is read: what the case, the disk and the address still take. What comes to nothing counts for nothing. */
export async function withinBudgets<Result>(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  guard: Guard,
  family: Family,
  request: Request,
  upload: () => Promise<Result>,
): Promise<Result> {
  await refuseWhenHeavy(db, family.caseNumber);
  const bytes = announcedBytes(request);
  const letRoomGo = await files.holdRoom(bytes);
  if (!letRoomGo) throw new ServiceError('storage_full');
  try {
    await guard.takeBytes(request, bytes);
    return await upload().catch((error) => {
      guard.giveBytesBack(request, bytes);
      throw error;
    });
  } finally {
    letRoomGo();
  }
}

/** Who does not say how much comes may send as much as anyone may. */
function announcedBytes({ headers }: Request): number {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return Math.min(announced >= 0 ? announced : Number.POSITIVE_INFINITY, limits.documentSizeBytesMax);
}

/** Exact for whoever has locked the case and put the document in; before that a kinder message, early. */
export async function refuseWhenHeavy(db: Db, caseNumber: number): Promise<void> {
  const { bytes } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.sum<number | string | null>('size').as('bytes'))
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) > limits.documentBytesPerCaseMax) throw new ServiceError('documents_heavy');
}
