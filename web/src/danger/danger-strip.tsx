import { useTexts } from '../language.ts';
import { dangerFoundTexts } from '../strings/danger-found.ts';
import { Strip } from '../ui/strip.tsx';

/** Stays in sight while one types on. */
export function DangerStrip() {
  const t = useTexts(dangerFoundTexts);
  return (
    <Strip icon="alert" danger>
      {t.emergencyText}
    </Strip>
  );
}
