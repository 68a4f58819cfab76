import { dayMs, hourMs } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { instant } from '#platform/clock.ts';
import { loadInstallationForChange, updateInstallation } from './queries.ts';

export type KnownTime = { trusted_at: number | null; doubted_since: number | null; seen_at: number | null };
export type ClockVerdict = 'steady' | 'ahead' | 'behind';

/** So long a machine may have been off, over a holiday, without anyone wondering whether its clock is right. */
const pauseMsMax = 7 * dayMs;
/** So far two clocks may be apart, or one be put right. */
const backMsMax = hourMs / 12;
/** So long a clock that is doubted must go on as it says before it is gone by. */
const provenAfterMs = dayMs;

/** How the clock stands to the latest time that was believed. */
export function judgeClock({ trusted_at: trustedAt }: Pick<KnownTime, 'trusted_at'>, now: number): ClockVerdict {
  if (trustedAt === null) return 'steady';
  if (now < trustedAt - backMsMax) return 'behind';
  return now > trustedAt + pauseMsMax ? 'ahead' : 'steady';
}

/**
 * What is known after one more look at the clock. One that is far ahead is believed after a day on which it went on as
 * it should. One that is behind is never believed over what it said before, or ended links would open again.
 */
export function lookAgain(known: KnownTime, now: number): KnownTime {
  const verdict = judgeClock(known, now);
  if (verdict === 'steady') return believe(Math.max(now, known.trusted_at ?? 0), now);
  const next = { ...known, doubted_since: doubtedSince(known, now), seen_at: now };
  return verdict === 'ahead' && isProven(next, now) ? believe(now, now) : next;
}

function believe(trustedAt: number, now: number): KnownTime {
  return { trusted_at: trustedAt, doubted_since: null, seen_at: now };
}

/** A clock that jumps once more begins its day of proof once more. */
function doubtedSince({ doubted_since: since, seen_at: seenAt }: KnownTime, now: number): number {
  if (since === null || seenAt === null) return now;
  return now < seenAt - backMsMax || now > seenAt + pauseMsMax ? now : since;
}

function isProven({ doubted_since: since }: KnownTime, now: number): boolean {
  return since !== null && now - since >= provenAfterMs;
}

/** Whether things may be done by this clock that cannot be taken back. */
export function isSure(known: KnownTime, now: number): boolean {
  return judgeClock(known, now) === 'steady' || isProven(known, now);
}

type ClockDeps = Pick<Deps, 'db' | 'clock' | 'steadyClock'>;

/** A look at the clock and a sign of life; whether the time may be gone by. */
export async function watchClock({ db, clock, steadyClock, log }: ClockDeps & Pick<Deps, 'log'>): Promise<boolean> {
  const now = clock();
  const known = await db.transaction().execute(async (trx) => {
    const next = lookAgain(await loadInstallationForChange(trx), now);
    await updateInstallation(trx, {
      trusted_at: next.trusted_at,
      doubted_since: next.doubted_since,
      seen_at: next.seen_at,
    });
    return next;
  });
  steadyClock.setFloor(known.trusted_at ?? 0);
  const verdict = judgeClock(known, now);
  if (verdict !== 'steady') {
    const times = { now: instant(now), trusted: instant(known.trusted_at ?? 0) };
    log.warn(times, `the clock is far ${verdict}; if it is right: danloi clock trust`);
  }
  return isSure(known, now);
}

/** An operator's word: it is as late as the clock says. */
export async function trustClock({ db, clock, steadyClock }: ClockDeps): Promise<void> {
  const now = clock();
  await updateInstallation(db, { trusted_at: now, doubted_since: null, seen_at: now });
  steadyClock.setFloor(now);
}
