import type { Clock } from '../clock.ts';

const windowMs = 60_000;
/** More callers than one process serves in a minute. */
const keysMax = 100_000;

/**
 * Counts by key within each minute of the clock; forgets everything when the minute is over. What it keeps has an end:
 * past that the key that came first is forgotten, because to lose a count refuses nobody.
 */
export class RateLimit {
  readonly perMinute: number;
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  #window = 0;

  constructor(perMinute: number, clock: Clock) {
    this.perMinute = perMinute;
    this.#clock = clock;
  }

  /** Counts one more, or several; the seconds to wait when that is too many, else 0. */
  take(key: string, times = 1): number {
    this.#turn();
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= keysMax) this.#forgetFirst();
    const count = (known ?? 0) + times;
    this.#counts.set(key, count);
    return count > this.perMinute ? this.secondsLeft() : 0;
  }

  /** As `take`, without counting. */
  wait(key: string): number {
    this.#turn();
    return (this.#counts.get(key) ?? 0) >= this.perMinute ? this.secondsLeft() : 0;
  }

  left(key: string): number {
    this.#turn();
    return Math.max(0, this.perMinute - (this.#counts.get(key) ?? 0));
  }

  #forgetFirst(): void {
    for (const first of this.#counts.keys()) {
      this.#counts.delete(first);
      return;
    }
  }

  #turn(): void {
    const window = Math.floor(this.#clock() / windowMs);
    if (window === this.#window) return;
    this.#window = window;
    this.#counts.clear();
  }

  /** Until everything is forgotten. */
  secondsLeft(): number {
    this.#turn();
    return Math.max(1, Math.ceil(((this.#window + 1) * windowMs - this.#clock()) / 1000));
  }
}

/** Whoever has one IPv6 address has a whole /64 of them. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  return mapped ?? groupsOf(ip).slice(0, 4).join(':');
}

/** And may have a /48, in which 65,536 addresses would count apart; nothing of an IPv4 address. */
export function networkKey(ip: string): string | undefined {
  const key = addressKey(ip);
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}/48` : undefined;
}

/** The eight groups of an IPv6 address, with those that `::` stands for. */
function groupsOf(ip: string): string[] {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const left = Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(left).fill('0'), ...tail];
}
