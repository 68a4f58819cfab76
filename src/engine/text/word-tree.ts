/** No node: the words so far begin nothing. */
export const nowhere = 0;
/** What begins with this word has not been added yet. */
export const notYet = -1;

/**
 * Sequences of words as one tree, written in numbers: following a text through it costs by the length of the text, not
 * by how many sequences there are. Words are the numbers that `wordIdOf` gives; nodes count from 1.
 */
export class WordTree {
  /** Where each word leads as the first: most words begin nothing, and that is known at once. */
  private first = new Int32Array(1 << 10);
  /** All other steps in one table of three numbers a step: the node, the word, the next node. */
  private steps = new Int32Array(3 << 10);
  private stepCount = 0;
  private nodes = 0;

  begin(word: number): number {
    return word < this.first.length ? (this.first[word] ?? nowhere) : nowhere;
  }

  next(node: number, word: number): number {
    return this.steps[this.slotOf(node, word) + 2] ?? nowhere;
  }

  /** As `begin`, making the step where there is none. */
  addFirst(word: number): number {
    const known = this.begin(word);
    if (known > nowhere) return known;
    this.nodes += 1;
    this.setFirst(word, this.nodes);
    return this.nodes;
  }

  /** Says of a word that begins nothing so far that it will. */
  awaitFirst(word: number): void {
    if (this.begin(word) === nowhere) this.setFirst(word, notYet);
  }

  private setFirst(word: number, node: number): void {
    if (word >= this.first.length) this.first = enlarged(this.first, Math.max(word + 1, this.first.length * 2));
    this.first[word] = node;
  }

  /** As `next`, making the step where there is none. */
  addNext(node: number, word: number): number {
    if (this.stepCount * 6 >= this.steps.length) this.grow();
    const slot = this.slotOf(node, word);
    const known = this.steps[slot + 2] ?? nowhere;
    if (known !== nowhere) return known;
    this.nodes += 1;
    this.put(slot, node, word, this.nodes);
    return this.nodes;
  }

  private slotOf(node: number, word: number): number {
    const { steps } = this;
    const slots = steps.length / 3;
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b)) >>> 7;
    for (slot &= slots - 1; ; slot = (slot + 1) & (slots - 1)) {
      const at = slot * 3;
      if (steps[at + 2] === nowhere || (steps[at] === node && steps[at + 1] === word)) return at;
    }
  }

  private put(slot: number, node: number, word: number, next: number): void {
    this.steps[slot] = node;
    this.steps[slot + 1] = word;
    this.steps[slot + 2] = next;
    this.stepCount += 1;
  }

  private grow(): void {
    const old = this.steps;
    this.steps = new Int32Array(old.length * 2);
    this.stepCount = 0;
    for (let at = 0; at < old.length; at += 3) {
      const node = old[at] ?? 0;
      const word = old[at + 1] ?? 0;
      const next = old[at + 2] ?? nowhere;
      if (next !== nowhere) this.put(this.slotOf(node, word), node, word, next);
    }
  }
}

function enlarged(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
}
