/** Runs a piece of work when it is the caller's turn; `size` is what it is thought to cost beside others of the caller. */
export type InTurn = <Result>(size: number, work: () => Result | Promise<Result>) => Promise<Result>;

/** For who is alone. */
export const atOnce: InTurn = async (_size, work) => await work();
