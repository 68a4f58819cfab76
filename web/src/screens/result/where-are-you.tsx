import { answerPlace } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';
import { PlacePicker } from '#web/ui/place-picker.tsx';

/** From where the nearest emergency department is to be found. */
export function WhereAreYou({ onPicked }: { onPicked?: () => void }) {
  const t = useTexts(resultTexts);
  const pick = (province: string, place?: string) => {
    answerPlace(province, place);
    onPicked?.();
  };
  return (
    <section id="nearest">
      <h2 class="section-title result-title">{t.whereAreYou}</h2>
      <PlacePicker hint={t.whereHint} isHere onPick={pick} />
    </section>
  );
}
