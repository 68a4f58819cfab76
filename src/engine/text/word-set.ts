import type { Token } from './reading.ts';
import { ownWordOf } from './word.ts';

/** A few words without marks, asked for by number: this is done for every word of a text. */
export class WordSet {
  private readonly isIn: Uint8Array;

  constructor(folded: string) {
    const ids = folded.split(' ').map((word) => ownWordOf(word).id);
    this.isIn = new Uint8Array(Math.max(...ids) + 1);
    for (const id of ids) this.isIn[id] = 1;
  }

  has(token: Token | undefined): boolean {
    return token !== undefined && token.id < this.isIn.length && this.isIn[token.id] === 1;
  }
}
