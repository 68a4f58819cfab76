import { useEffect } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import { redFlagTexts } from '#web/strings/red-flags.ts';

/** Hands over what each danger sign is called, once the names are there. */
export function SignWords({ onWords }: { onWords: (words: Readonly<Record<string, string>>) => void }) {
  const words = useTexts(redFlagTexts);
  useEffect(() => onWords(words), [words, onWords]);
  return null;
}
