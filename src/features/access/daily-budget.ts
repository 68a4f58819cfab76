import { limits } from '#contract/limits.ts';
import { vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { addressKey, networkKey } from '#platform/http/rate-limit.ts';
import { addressHashing, type HashAddress } from '../case-file/hash-address.ts';

/** How many times in a day, at most, an instance asks the database for more of one budget. */
const portions = 1000;
/** More addresses than one process serves in a day. */
const addressesMax = 100_000;

/**
 * What one address may use in a day, over all instances. It is kept in the database and taken from there in portions,
 * so that most requests write nothing for it: an address never gets more than its budget, and when processes were
 * started again a little less. Whole mobile networks share an address, so a budget is many times what people need.
 */
export class DailyBudget {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #of: 'cases' | 'bytes';
  readonly #perDayMax: number;
  readonly #left = new Map<string, number>();
  readonly #hashing: (address: string) => HashAddress;
  #day = '';

  constructor(deps: Pick<Deps, 'db' | 'clock'>, of: 'cases' | 'bytes', perDayMax: number) {
    this.#deps = deps;
    this.#hashing = addressHashing(deps.db);
    this.#of = of;
    this.#perDayMax = perDayMax;
  }

  /** Whether there was so much left. */
  async take(ip: string, amount: number): Promise<boolean> {
    this.#turn();
    if (!(await this.#takeOf(addressKey(ip), amount, this.#perDayMax))) return false;
    const network = networkKey(ip);
    if (network === undefined) return true;
    const isTaken = await this.#takeOf(network, amount, this.#perDayMax * limits.addressesOfNetworkMax);
    // Who came to nothing because the neighbours were many keeps what is their own.
    if (!isTaken) this.#put(addressKey(ip), amount);
    return isTaken;
  }

  async #takeOf(key: string, amount: number, max: number): Promise<boolean> {
    const left = this.#left.get(key) ?? 0;
    if (left >= amount) {
      this.#left.set(key, left - amount);
      return true;
    }
    const portion = Math.max(1, Math.floor(max / portions));
    for (const wanted of new Set([Math.max(portion, amount), amount])) {
      if (!(await this.#fetch(key, wanted, max))) continue;
      this.#put(key, wanted - amount);
      return true;
    }
    return false;
  }

  /** For what came to nothing. */
  giveBack(ip: string, amount: number): void {
    this.#turn();
    this.#put(addressKey(ip), amount);
    const network = networkKey(ip);
    if (network !== undefined) this.#put(network, amount);
  }

  #put(key: string, amount: number): void {
    if (this.#left.size >= addressesMax) this.#left.clear();
    this.#left.set(key, (this.#left.get(key) ?? 0) + amount);
  }

  #turn(): void {
    const day = vietnamDay(this.#deps.clock());
    if (day === this.#day) return;
    this.#day = day;
    this.#left.clear();
  }

  async #fetch(key: string, wanted: number, max: number): Promise<boolean> {
    if (wanted > max) return false;
    const day = this.#day;
    const column = this.#of;
    // With the day in it: nobody can tell that an address came again.
    const address = await this.#hashing(key)(day);
    const taken = await this.#deps.db
      .insertInto('address_days')
      .values({ day, address, [column]: wanted })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'address'])
          .doUpdateSet((eb) => ({ [column]: eb(`address_days.${column}`, '+', wanted) }))
          .where(`address_days.${column}`, '<=', max - wanted),
      )
      .returning('day')
      .executeTakeFirst();
    return taken !== undefined;
  }
}

/** What came yesterday and before counts for nothing any more. */
export async function forgetAddressDays(db: Db, now: number): Promise<void> {
  await db.deleteFrom('address_days').where('day', '<', vietnamDay(now)).execute();
}
