import { foldedText } from '#engine/graph/letters.ts';

/** A text with the words that answer the search marked, whatever marks either was written with. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = foldedText(query).split(' ').filter(Boolean);
  if (wanted.length === 0) return <>{text}</>;
  return (
    <>
      {text.split(/(\s+)/).map((part, index) => {
        const isHit = part.trim() !== '' && wanted.some((word) => isBeginning(foldedText(part), word));
        return isHit ? <mark key={index}>{part}</mark> : part;
      })}
    </>
  );
}

/** One letter marks too much. */
function isBeginning(part: string, word: string): boolean {
  return word.length > 1 ? part.startsWith(word) : part === word;
}
