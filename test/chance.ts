import { createCipheriv, hash } from 'node:crypto';

/** The key stream of ChaCha20: as good as chance, and the same again for the same seed. */
export class Chance {
  readonly #stream;

  constructor(seed: string) {
    this.#stream = createCipheriv('chacha20', hash('sha256', seed, 'buffer'), Buffer.alloc(16));
  }

  below(limit: number): number {
    return this.#stream.update(Buffer.alloc(4)).readUInt32LE() % limit;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('there is nothing to pick from');
    return items[this.below(items.length)] as Item;
  }

  /** Pieces until there are so many characters, and no more. */
  fill(length: number, piece: () => string): string {
    let text = '';
    while (text.length < length) text += piece();
    return text.slice(0, length).toWellFormed();
  }
}
