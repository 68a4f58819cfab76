import { useTexts } from '#web/language.ts';
import { redFlagTexts } from '#web/strings/red-flags.ts';

/** The names of danger signs, a line each; a code that nobody knows stands for itself. */
export function SignNames({ codes }: { codes: readonly string[] }) {
  const names = useTexts(redFlagTexts);
  return (
    <ul class="bullets">
      {codes.map((code) => (
        <li key={code}>{names[code] ?? code}</li>
      ))}
    </ul>
  );
}
