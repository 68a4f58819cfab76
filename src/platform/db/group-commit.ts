import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

export type OneTransaction = { commit(): Promise<void>; rollback(): Promise<void> };

type Group = PromiseWithResolvers<void>;

const lockWaitMsMax = 10_000;
const lockRetryMs = 10;
const sqliteBusy = 5;
const cannotOpen = { errcode: 14 };

/**
 * Transactions on the one connection that writes. They run strictly one after another; but those that come within one
 * turn of the event loop are made durable together, each a savepoint in one transaction of SQLite, because to wait for
 * the disk takes longer than all the rest. None is told that it has ended before all of them are on the disk.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #isInPlace: () => boolean;
  #turn: Promise<void> = Promise.resolve();
  #group: Group | undefined;

  constructor(database: DatabaseSync, isInPlace: () => boolean) {
    this.#database = database;
    this.#isInPlace = isInPlace;
  }

  async begin(): Promise<OneTransaction> {
    const endTurn = await this.#takeTurn();
    try {
      this.#group ??= await this.#openGroup();
      this.#database.exec('savepoint one');
    } catch (error) {
      endTurn();
      throw error;
    }
    const group = this.#group;
    return {
      commit: () => this.#end(group, endTurn, 'release one'),
      // What made it fail may have been seen in another of the group: so its end, too, is told only when that is sure.
      rollback: () => this.#end(group, endTurn, 'rollback to one; release one').catch(() => {}),
    };
  }

  /** Runs a statement of a transaction, or one that is alone. */
  run<Result>(execute: () => Result): Result {
    try {
      return execute();
    } catch (error) {
      // A full disk ends a transaction by itself, and with it all that was waiting to become durable.
      if (!this.#database.isTransaction) this.#lose(error);
      throw error;
    }
  }

  /** A statement that is in no transaction, such as a pragma, and may not find itself in somebody else's. */
  async runAlone<Result>(execute: () => Result): Promise<Result> {
    const endTurn = await this.#takeTurn();
    try {
      this.#commitGroup();
      return await whenFree(() => {
        this.#refuseOutOfPlace();
        return execute();
      });
    } finally {
      endTurn();
    }
  }

  /** Makes durable what has ended up to now. */
  async flush(): Promise<void> {
    const endTurn = await this.#takeTurn();
    this.#commitGroup();
    endTurn();
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#turn;
    const mine = Promise.withResolvers<void>();
    this.#turn = mine.promise;
    await before;
    return mine.resolve;
  }

  async #openGroup(): Promise<Group> {
    // With the write lock from the start: two that first read and then write would each wait for the other.
    await whenFree(() => this.#database.exec('begin immediate'));
    const group = Promise.withResolvers<void>();
    // A group may be lost when nobody in it is waiting for it any more.
    group.promise.catch(() => {});
    setImmediate(() => void this.flush());
    return group;
  }

  async #end(group: Group, endTurn: () => void, statement: string): Promise<void> {
    try {
      if (group === this.#group) this.run(() => this.#database.exec(statement));
    } finally {
      endTurn();
    }
    await group.promise;
  }

  #commitGroup(): void {
    const group = this.#group;
    if (!group) return;
    try {
      this.#refuseOutOfPlace();
      this.#database.exec('commit');
      this.#group = undefined;
      group.resolve();
    } catch (error) {
      this.#lose(error);
      if (this.#database.isTransaction) this.#database.exec('rollback');
    }
  }

  /** Before anybody is told that something is stored. */
  #refuseOutOfPlace(): void {
    if (!this.#isInPlace()) throw Object.assign(new Error('the database file is not in its place'), cannotOpen);
  }

  #lose(error: unknown): void {
    this.#group?.reject(error);
    this.#group = undefined;
  }
}

/**
 * Runs a statement that needs the write lock. While another process holds it (an import, a second instance) SQLite's
 * own waiting would stop this whole process, and with it whoever only asks where to go.
 */
async function whenFree<Result>(execute: () => Result): Promise<Result> {
  for (const begunAt = performance.now(); ; await setTimeout(lockRetryMs)) {
    try {
      return execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begunAt > lockWaitMsMax) throw error;
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;
}
