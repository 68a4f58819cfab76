import type { Topic } from './knowledge/topic.ts';

/** Of the shorter line's words, how many the other must have to say the same. Two matters of one illness lie above it; ours. */
const shareMin = 0.62;

/** Whether a line says little that an earlier one does not: two matters may be two names of one thing. */
export function isSaidBy(line: Topic, earlier: readonly Topic[]): boolean {
  const own = wordsIn(line);
  return own.size > 0 && earlier.some((other) => shareOf(own, wordsIn(other)) >= shareMin);
}

function wordsIn({ says }: Topic): ReadonlySet<string> {
  return new Set(says?.title.vi.toLowerCase().match(/\p{L}{2,}/gu));
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
