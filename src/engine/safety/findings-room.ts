import type { Spot } from './findings.ts';

/**
 * Room to work in, the same for every text: to make it anew for each would cost more than to fill it. It holds places
 * in a text and never words, and is emptied when the next text comes.
 */
export class FindingsRoom {
  readonly of: (Spot[] | undefined)[];
  readonly present: Uint8Array;
  readonly phraseCount: Int32Array;
  private met: readonly number[] = [];

  constructor(names: number, concepts: number) {
    this.of = new Array(names).fill(undefined);
    this.present = new Uint8Array(concepts);
    this.phraseCount = new Int32Array(names);
  }

  /** Empties it; `met` will tell what to empty next time. */
  begin(met: readonly number[]): void {
    for (const concept of this.met) {
      this.of[concept] = undefined;
      this.phraseCount[concept] = 0;
    }
    this.present.fill(0);
    this.met = met;
  }
}
