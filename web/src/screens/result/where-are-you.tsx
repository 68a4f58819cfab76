import { answerPlace } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { resultTexts } from '../../strings/result.ts';
import { PlacePicker } from '../../ui/place-picker.tsx';

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
