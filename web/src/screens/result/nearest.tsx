import { useState } from 'preact/hooks';
import type { Recommendation } from '../../../../src/contract/recommendation.ts';
import { answer, answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { dialLink, mapLink } from '../../map-link.ts';
import { useStore } from '../../store.ts';
import { resultTexts } from '../../strings/result.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PlacePicker } from '../../ui/place-picker.tsx';

const shownNearestMax = 3;

/** The nearest emergency departments, or the question from where. */
export function Nearest({ recommendation }: { recommendation: Recommendation }) {
  const t = useTexts(resultTexts);
  const { province = '' } = useStore(answers);
  const [isChanging, setChanging] = useState(false);
  const pick = (place: string) => {
    answer({ province: place });
    setChanging(false);
  };
  if (province === '' || isChanging) {
    return (
      <section id="nearest">
        <h2 class="section-title result-title">{t.whereAreYou}</h2>
        <PlacePicker hint={t.whereHint} onPick={pick} />
      </section>
    );
  }
  return (
    <section id="nearest">
      <h2 class="section-title result-title">{t.nearest}</h2>
      <ul class="nearest">
        {(recommendation.emergency?.nearest ?? [])
          .slice(0, shownNearestMax)
          .map(({ hospital, address, phone, distanceKm }) => (
            <li class="card" key={hospital.id}>
              <p class="strong">{hospital.name}</p>
              <p class="small muted">
                {distanceKm !== null && `${t.km(distanceKm, province)} · `}
                {address}
              </p>
              <div class="row nearest-actions">
                <LinkButton look="plain" small icon="route" newTab href={mapLink(hospital.name, address)}>
                  {t.directions}
                </LinkButton>
                {phone !== undefined && (
                  <LinkButton look="plain" small icon="phone" href={dialLink(phone)}>
                    {t.callHospital(phone.split(/[;,/]/)[0]?.trim() ?? phone)}
                  </LinkButton>
                )}
              </div>
            </li>
          ))}
      </ul>
      <div class="result-quiet">
        <Button look="quiet" icon="pin" onClick={() => setChanging(true)}>
          {t.otherPlace}
        </Button>
      </div>
    </section>
  );
}
