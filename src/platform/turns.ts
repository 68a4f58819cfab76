import { type ErrorCode, ServiceError } from '#contract/errors.ts';

/** What one key may take of a time that all of them share. */
export type Bounds = {
  /** Of all the time, from 0 to 1: so much of what a key has had is forgotten as time goes by. */
  share: number;
  /** What a key may have had, beyond what is forgotten, before it rests. */
  aheadMsMax: number;
  /** How long one waits for a turn before being refused. */
  waitMsMax: number;
  refusal: ErrorCode;
};

type Waiting = {
  key: string;
  size: number;
  sinceMs: number;
  begin: () => void;
  refuse: (error: ServiceError) => void;
};

/** More than one process serves within the time that is remembered. */
const keysMax = 100_000;
/** Small pieces of work follow each other for so long; then whoever has come meanwhile is seen, and may be the next. */
const sliceMs = 10;
/** Turns of the event loop between two such: each lets in one new line and no more, whoever is behind it. */
const loopTurns = 16;

/**
 * One piece of work at a time. The next is of the key that has had the least of late, and of its pieces the smallest:
 * whoever comes once comes before whoever comes all the time, however much of it is waiting. What a piece took is
 * charged to its key afterwards, because nobody knows it before.
 */
export class Turns {
  readonly #bounds: Bounds;
  readonly #nowMs: () => number;
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  readonly #had = new Map<string, { ms: number; atMs: number }>();
  #isBusy = false;
  #sliceSinceMs = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(bounds: Bounds, nowMs: () => number = () => performance.now()) {
    this.#bounds = bounds;
    this.#nowMs = nowMs;
  }

  async run<Result>(key: string, size: number, work: () => Result | Promise<Result>): Promise<Result> {
    await this.#turnOf(key, size);
    const begunMs = this.#nowMs();
    try {
      return await work();
    } finally {
      this.#charge(key, this.#nowMs() - begunMs);
      this.#isBusy = false;
      if (this.#nowMs() - this.#sliceSinceMs < sliceMs) this.#giveTurn();
      else this.#giveTurnSoon();
    }
  }

  #turnOf(key: string, size: number): Promise<void> {
    return new Promise((begin, refuse) => {
      this.#waiting.push({ key, size, sinceMs: this.#nowMs(), begin, refuse });
      if (!this.#isBusy) this.#giveTurnSoon();
    });
  }

  /** When those who are at the door have been heard: the one who comes last may have to be the first. */
  #giveTurnSoon(): void {
    clearTimeout(this.#rest);
    this.#isBusy = true;
    let left = loopTurns;
    const look = () => {
      if (--left > 0) {
        setImmediate(look);
        return;
      }
      this.#isBusy = false;
      this.#sliceSinceMs = this.#nowMs();
      this.#giveTurn();
    };
    setImmediate(look);
  }

  #giveTurn(): void {
    const nowMs = this.#nowMs();
    const next = this.#next(nowMs);
    if (next) this.#waiting.splice(this.#waiting.indexOf(next), 1);
    // Not the next one: who may go now goes, however late we are ourselves.
    this.#refuseLate(nowMs);
    if (next) {
      this.#isBusy = true;
      next.begin();
    } else if (this.#waiting.length > 0) {
      this.#rest = setTimeout(() => this.#giveTurnSoon(), this.#restMs(nowMs));
    }
  }

  #refuseLate(nowMs: number): void {
    while (this.#waiting[0] && nowMs - this.#waiting[0].sinceMs >= this.#bounds.waitMsMax) {
      const { key, refuse } = this.#waiting.shift() as Waiting;
      const seconds = Math.max(1, Math.ceil(this.#hadOf(key, nowMs) / this.#bounds.share / 1000));
      refuse(new ServiceError(this.#bounds.refusal, { seconds }));
    }
  }

  #next(nowMs: number): Waiting | undefined {
    let next: Waiting | undefined;
    let leastMs = this.#bounds.aheadMsMax;
    for (const each of this.#waiting) {
      const hadMs = this.#hadOf(each.key, nowMs);
      const isBefore = hadMs < leastMs || (next?.key === each.key && each.size < next.size);
      if (!isBefore) continue;
      next = each;
      leastMs = hadMs;
    }
    return next;
  }

  /** Until the first of those who rest may go on, or has waited too long. */
  #restMs(nowMs: number): number {
    const { share, aheadMsMax, waitMsMax } = this.#bounds;
    const untilPaid = this.#waiting.map(({ key }) => (this.#hadOf(key, nowMs) - aheadMsMax) / share);
    const untilLate = (this.#waiting[0]?.sinceMs ?? nowMs) + waitMsMax - nowMs;
    return Math.max(1, Math.min(...untilPaid, untilLate));
  }

  #hadOf(key: string, nowMs: number): number {
    const had = this.#had.get(key);
    return had ? Math.max(0, had.ms - (nowMs - had.atMs) * this.#bounds.share) : 0;
  }

  #charge(key: string, ms: number): void {
    const nowMs = this.#nowMs();
    const hadMs = this.#hadOf(key, nowMs) + ms;
    // The key that was charged last stands last; past so many the first is forgotten, which refuses nobody.
    this.#had.delete(key);
    this.#had.set(key, { ms: hadMs, atMs: nowMs });
    if (this.#had.size <= keysMax) return;
    for (const first of this.#had.keys()) {
      this.#had.delete(first);
      return;
    }
  }
}
