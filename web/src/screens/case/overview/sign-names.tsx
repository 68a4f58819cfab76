import { useTexts } from '#web/language.ts';
import { redFlagTexts } from '#web/strings/red-flags.ts';

/** The names of danger signs; a code that nobody knows stands for itself. Many a name has a comma in it. */
export function SignNames({ codes }: { codes: readonly string[] }) {
  const names = useTexts(redFlagTexts);
  return <>{codes.map((code) => names[code] ?? code).join('; ')}</>;
}
