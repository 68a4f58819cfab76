/** Marks for free texts, so that a text is recognised wherever it turns up, also encoded for a header or an address. */
export class Canaries {
  readonly #prefix: string;
  count = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** A text that nobody else has; never longer than 30 characters. */
  next(): string {
    this.count++;
    return `${this.#prefix}${this.count}z`;
  }

  /** Those that a text holds. */
  foundIn(text: string): string[] {
    return text.match(new RegExp(`${this.#prefix}\\d+z`, 'gi')) ?? [];
  }
}

/** Every name of a member, at any depth. */
export function memberNames(value: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    for (const [name, member] of Object.entries(each)) {
      if (!Array.isArray(each)) names.add(name);
      walk(member);
    }
  };
  walk(value);
  return names;
}
