import { type Reading, tokenOf } from './reading.ts';

/** Two texts as one, so that a rule sees what both say; the second begins a new sentence. */
export function joinReadings(first: Reading, second: Reading): Reading {
  if (second.tokens.length === 0) return first;
  if (first.tokens.length === 0) return second;
  const offset = first.text.length + 1;
  const last = first.tokens[first.tokens.length - 1];
  const clause = (last?.clause ?? 0) + 1;
  const sentence = first.markedIn.length;
  const moved = second.tokens.map((token) =>
    tokenOf(
      token,
      token.number,
      token.start + offset,
      token.end + offset,
      token.clause + clause,
      token.sentence + sentence,
    ),
  );
  return {
    text: `${first.text}\n${second.text}`,
    tokens: [...first.tokens, ...moved],
    marked: first.marked || second.marked,
    markedIn: [...first.markedIn, ...second.markedIn],
    english: first.english && second.english,
    cues: undefined,
  };
}
