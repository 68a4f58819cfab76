import { useEffect, useRef, useState } from 'preact/hooks';
import { answerPlace, answers, placeOf } from '#web/intake.ts';
import { useStore } from '#web/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlacePicker } from '#web/ui/place-picker.tsx';
import { useFindHelpTexts } from './question-page.tsx';

/** Where the patient is: picked by name, or where the device is, which tells nobody else. */
export function PlaceField({ isChanging: wasChanging }: { isChanging: boolean }) {
  const t = useFindHelpTexts().about;
  const place = placeOf(useStore(answers));
  const [isChanging, setChanging] = useState(wasChanging);
  const [isPicked, setPicked] = useState(false);
  const section = useRef<HTMLElement>(null);
  // What was pressed is gone: the keyboard goes on from what stands there now.
  useEffect(() => {
    if (isPicked) section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isPicked]);
  const pick = (province: string, id?: string) => {
    answerPlace(province, id);
    setChanging(false);
    setPicked(true);
  };
  if (place === '' || isChanging) return <PlacePicker label={t.place} isHere onPick={pick} />;
  return (
    <section class="stack-tight" ref={section}>
      <p class="field-label">{t.place}</p>
      <div class="row-apart">
        <span class="about-place">
          <Icon name="pin" />
          {place}
        </span>
        <Button
          look="quiet"
          small
          onClick={() => {
            setPicked(false);
            setChanging(true);
          }}
        >
          {t.otherPlace}
        </Button>
      </div>
    </section>
  );
}
